"""What asks: questions, the number pad, counters, plots to be drawn."""
