"""The HTTP and WebSocket interface, one file a subject."""
