"""The map and space: exploring, conquering, tiles."""
