"""Everything a finger can do, by the keys of a desktop.

Tab goes through all that can be touched in reading order, arrows go where they point, Enter presses
what the ring lies on: a finger at that point of the window, so that a key does what a touch does.
"""
