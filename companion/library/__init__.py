"""The shelf: running and finished games, people, settings, house facts, backup."""
