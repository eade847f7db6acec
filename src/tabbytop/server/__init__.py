"""How does it travel? HTTP and WebSocket around the host. May import everything below; never a rule."""
