"""Points, achievements, what is counted, and the end."""
