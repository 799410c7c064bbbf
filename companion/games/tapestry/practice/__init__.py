"""Whole solo games without a person: a simple random human against the bots.

For the demo and the simulation in the terminal, and for random tests of the bots. The human
moves tokens, tiles and outposts on the board by chance; its resources, cards and capital are
left out, as the bots never look at them.
"""
