"""What people at a Tapestry table can do."""
