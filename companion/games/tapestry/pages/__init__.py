"""Tapestry's moments as pages; each a function of the open game and the window."""
