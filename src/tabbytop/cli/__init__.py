"""How does it look in a terminal? May import everything below; never a rule."""
