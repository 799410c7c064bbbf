"""A picture for every answer: its own, that of what it names, or an empty ring.

The name of a thing (`tapestry.name.track.science`) leads to the picture `track-science`; what else
a game's answers say it names in its `option_icons`, by how their keys begin.
"""

from collections.abc import Mapping
from functools import cache

from companion.core.message import Message
from screens.games import screens_of
from screens.navigation import find_class
from screens.widgets.pictures.atlas import places

NEUTRAL = "radio"
NAME = "name"
NO_GAMES = ("core", "kit", "app")
CORE = {"core.card": "cards", "core.face": "die"}
YES_NO = {"yes": "check", "no": "cross", "none": "cross"}


def icon_of(option) -> str:
    """For an answer that brings none."""
    if option.icon:
        return option.icon
    found = icon_of_text(option.text) or _of_place(option.place)
    return found or YES_NO.get(option.id, NEUTRAL)


def icon_of_text(text) -> str:
    """What words are about; empty where nobody knows."""
    if not isinstance(text, Message):
        return ""
    found = _of_name(text.key) or _of_key(text.key)
    if found:
        return found
    inner = (part for param in text.params.values() for part in _parts(param))
    return next((icon for part in inner if (icon := icon_of_text(part))), "")


def _parts(param):
    return param if isinstance(param, tuple) else (param,)


def has_icon(name: str) -> bool:
    """Whether there is such a picture."""
    return name in places()


@cache
def _of_name(key: str) -> str:
    game, _, rest = key.partition(".")
    if not rest.startswith(f"{NAME}."):
        return ""
    kind, _, thing = rest.removeprefix(f"{NAME}.").partition(".")
    short = screens_of(game).get("icons", game) if game not in NO_GAMES else game
    tried = (f"{kind}-{thing}", f"{short}-{thing}", f"{short}-{kind}", f"card-{kind}", thing, kind)
    plain = (one.replace("_", "-") for one in tried)
    return next((one for one in plain if has_icon(one)), "") or _of_key(key)


@cache
def _of_key(key: str) -> str:
    known = _known(key.partition(".")[0])
    last = f"*.{key.rpartition('.')[2]}"
    fitting = [start for start in known if key.startswith(start)]
    ending = [start for start in known if last.startswith(start)]
    found = ending or fitting
    return known[max(found, key=len)] if found else ""


@cache
def _known(game: str) -> Mapping[str, str]:
    place = screens_of(game).get("option_icons", "") if game not in NO_GAMES else ""
    return find_class(place) if place else CORE


def _of_place(place: str) -> str:
    kind, _, which = place.partition(":")
    track = f"track-{which.partition(':')[0]}"
    if kind == "track" and has_icon(track):
        return track
    return {"hex": "hex", "plot": "capital", "tile": "territory-tile", "mat": "civilization"}.get(
        kind, ""
    )
