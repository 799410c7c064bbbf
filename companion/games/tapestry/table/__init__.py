"""The table as a whole: where the game stands, what lies where, what happened."""
