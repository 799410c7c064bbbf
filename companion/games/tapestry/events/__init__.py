"""What happens at a Tapestry table: one file per theme."""
