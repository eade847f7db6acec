"""How fast, how strong? Measures every room below; may import all of them, but not `cli`."""
