"""Technologies, tapestries, masterpieces: drawing, playing, upgrading."""
