"""The only room that prints, reads the clock or starts processes."""
