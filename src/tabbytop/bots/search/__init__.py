"""What lies ahead of this move? Learned values, imagined matches, and how a budget is shared among moves."""
