"""Those who play here."""
