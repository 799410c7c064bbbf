"""What every part of a turn leans on: asking, paying, gaining, effects, whose turn it is."""
