"""Settings and about."""
