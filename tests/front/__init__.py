"""The terminal: journeys in plain lines, typed and read."""
