"""Loom on computers that have nothing: a Debian 12 made for it, and taken away after."""
