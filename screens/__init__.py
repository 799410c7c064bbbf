"""Everything that draws; imported by main.py only."""
