"""What are the rules of Calico (Kevin Russ, Flatout Games and AEG, 2020)? May import `core` only."""
