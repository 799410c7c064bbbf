"""Any value set by hand, as it lies on the table."""
