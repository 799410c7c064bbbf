"""A front end without a window: any game, whole, in plain lines that can be spoken.

It draws what the port says (offers, questions, what was told, the table) and knows no game.
"""
