"""What are the rules of The Isle of Cats: Explore & Draw (Frank West, The City of Games)? May import `core` only."""
