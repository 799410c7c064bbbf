"""Resources, one at a time.

Rulebook, "Gain income": at most 8 of each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.nouns import RESOURCE
from companion.games.tapestry.player import RESOURCE_CAP, RESOURCES
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.events import ResourceGained
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn


def resource(turn: Turn, what: str) -> None:
    """One up on the marker, unless it stands on 8."""
    if turn.me.resources[what] >= RESOURCE_CAP:
        turn.tell(Message("tapestry.told.full", resource=word("resource", what)))
        return
    turn.record(ResourceGained(turn.player, what))
    effects.trigger(turn, "resource_gained", what=what)


def note(turn: Turn, gained: Sequence[Benefit]) -> Message | None:
    """The same for a choice that gives nothing but what stands on 8."""
    given = [one.what for one in gained if one.op is Verb.GAIN and one.what in RESOURCES]
    if not gained or len(given) < len(gained) or not all(_full(turn, one) for one in given):
        return None
    return Message("tapestry.note.full", most=RESOURCE_CAP)


def _full(turn: Turn, what: str) -> Message | None:
    """What stands on 8 is marked: one more of it would be lost."""
    if turn.me.resources[what] < RESOURCE_CAP:
        return None
    return Message("tapestry.note.full", most=RESOURCE_CAP)


def any_resource(turn: Turn) -> None:
    """One resource of the player's choice."""
    kept = replace(RESOURCE, note=lambda _state, one: _full(turn, one))
    options = kept.these(turn.state, RESOURCES)
    resource(turn, turn.choose("resource", Message("tapestry.ask.resource"), options))
