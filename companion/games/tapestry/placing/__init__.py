"""Where a kind of hidden piece lies, on the table or in Loom, and how it changes in mid-game."""
