"""Civilizations: the Utilitarians.

Their mats, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.civilizations import (
    ADVANCED,
    LANDMARK,
    TOP_ROW,
    TURN_END,
    mark,
    marked,
    mat_of,
    spaces_of,
)
from companion.games.tapestry.score import points
from companion.games.tapestry.turn import giving_up, resources
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

UTILITARIANS = "utilitarians"
HIGH_TIERS = {
    "rubber_works": "technology",
    "tank_factory": "military",
    "train_station": "exploration",
    "academy": "science",
}
NONE, TOKENS = "none", 2


@LANDMARK.of(UTILITARIANS)
def utilitarians_landmark(turn: Turn) -> None:
    """A token may go to the power of a landmark one has; another landmark may pay."""
    if marked(turn, UTILITARIANS, "apothecary"):
        resources.any_resource(turn)
    mine = [one for one, owner in turn.state.landmarks.items() if owner == turn.player]
    powers = spaces_of(UTILITARIANS)
    free = [one for one in mine if one in powers and not marked(turn, UTILITARIANS, one)]
    if not free:
        return
    options = [Option(NONE, Message("tapestry.option.no"))]
    options += [Option(one, word("landmark", one), icon="landmark") for one in free]
    chosen = turn.choose("utilitarians", Message("tapestry.ask.utilitarians"), options)
    if chosen == NONE:
        return
    active = [one for one in mat_of(turn, UTILITARIANS).marks if one in spaces_of(UTILITARIANS)]
    if len(active) >= TOKENS:
        choices = [Option(one, word("landmark", one), icon="landmark") for one in active]
        moved = turn.choose("utilitarians.move", Message("tapestry.ask.utilitarians_move"), choices)
        mark(turn, UTILITARIANS, moved, 0)
    mark(turn, UTILITARIANS, chosen)


def utilitarian(turn: Turn, landmark: str) -> bool:
    """Whether a landmark's power is active."""
    return bool(marked(turn, UTILITARIANS, landmark))


def _advanced(turn: Turn, track: str, space: int) -> None:
    """4 points for each advance in tiers III and IV of an active landmark's track."""
    for landmark, where in HIGH_TIERS.items():
        if where == track and space > 6 and utilitarian(turn, landmark):
            points.score(turn, 4, "civilization", UTILITARIANS)


ADVANCED[UTILITARIANS] = _advanced


@TOP_ROW.of(UTILITARIANS)
def forge(turn: Turn) -> None:
    """An upgrade to the top row: one more resource."""
    if utilitarian(turn, "forge"):
        resources.any_resource(turn)


@TURN_END.of(UTILITARIANS)
def lighthouse(turn: Turn) -> None:
    """Once per advance turn two territory tiles may become a resource."""
    if not utilitarian(turn, "lighthouse") or len(turn.me.tiles) < 2:
        return
    if turn.may("lighthouse", Message("tapestry.ask.lighthouse")):
        giving_up.discard(turn, "territory_tile", 2)
        resources.any_resource(turn)
