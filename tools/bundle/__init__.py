"""The desktop bundle."""
