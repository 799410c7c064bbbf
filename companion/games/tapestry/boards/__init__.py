"""Tapestry's boards as scenes: the tracks, the map; pure functions of small records."""
