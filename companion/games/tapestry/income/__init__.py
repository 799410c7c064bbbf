"""The income turn, its mat and what waits for it."""
