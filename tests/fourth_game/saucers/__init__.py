"""What are the rules of Saucers, the smallest game that goes through every room? May import `core` only."""
