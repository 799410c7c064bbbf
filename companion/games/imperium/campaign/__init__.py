"""The campaign and the Grand campaign: a series of games with one nation.

It is a game of its own, so its log is kept, undone and shown like any other.
"""
