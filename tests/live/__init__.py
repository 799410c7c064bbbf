"""Journeys: the app as a process in a window of its own, touched by a real pointer."""
