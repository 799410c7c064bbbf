"""A new game on the screen: drawn from what the game asks, whatever the game."""
