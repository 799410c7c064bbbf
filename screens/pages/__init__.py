"""Pages in the window: one widget draws the pieces of a page and says what was touched."""
