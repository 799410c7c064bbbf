"""What no game owns: a table session that never loses a tap."""
