"""What would I do, seeing this? Bots may import `core` and `games`; they never touch a State they were not given."""
