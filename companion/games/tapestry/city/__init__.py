"""The capital: its plots, buildings, districts and landmarks."""
