"""What are the rules of Yummy Kitty (María Alcaraz, PIF Games, 2023)? May import `core` only."""
