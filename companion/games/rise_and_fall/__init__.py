"""Rise & Fall: phases, trophies, decline and its prices, and the long sum at the end."""

from companion.games.rise_and_fall.game import GAME

__all__ = ["GAME"]
