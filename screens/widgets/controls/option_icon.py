"""A picture for every answer; what a game's answers say it names in its `option_icons`."""

from functools import cache

from companion.core.message import Message
from companion.describe.pictures import NEUTRAL, Pictures, picture_of, there_are
from screens.games import screens_of
from screens.navigation import find_class

__all__ = ("NEUTRAL", "has_icon", "icon_of")


def icon_of(option) -> str:
    """For an answer that brings none."""
    games = (key.partition(".")[0] for key in _keys(option.text))
    game = next((one for one in games if screens_of(one)), "")
    return picture_of(option, _pictures(game))


def has_icon(name: str) -> bool:
    """Whether there is such a picture."""
    return name in there_are()


def _keys(text):
    """Every key in a text, the outermost first."""
    if isinstance(text, Message):
        yield text.key
        for param in text.params.values():
            for part in param if isinstance(param, tuple) else (param,):
                yield from _keys(part)


@cache
def _pictures(game: str) -> Pictures:
    table = screens_of(game) if game else {}
    place = table.get("option_icons", "")
    return Pictures(table.get("icons", game), find_class(place) if place else {})
