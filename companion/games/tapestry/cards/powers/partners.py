"""Alliance and Marriage of State: what a partner does counts for the player too.

Base game, THIS ERA. Whom the player chose is noted with the player; it holds while the card does.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.cards.powers import power
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.events import NoteWritten
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import Turn

ALLIANCE, MARRIAGE = "alliance", "marriage_of_state"
ALLY, MARRIED = "ally:", "married:"


@power(ALLIANCE)
def alliance(turn: Turn, card: str) -> None:
    """An opponent: no conquests between the two, and their upgrades give their benefit twice."""
    del card
    if partner := _choose(turn, ALLY):
        turn.record(NoteWritten(turn.player, ALLY + partner))


@power(MARRIAGE)
def marriage_of_state(turn: Turn, card: str) -> None:
    """An opponent and a track, one without a marriage: FAQ, so no copy makes an endless loop."""
    del card
    partner = _choose(turn, MARRIED)
    taken = {track for player in turn.state.players for _, track in _married(turn.state, player)}
    tracks = [track for track in turn.state.used_tracks() if track not in taken]
    if partner and tracks:
        options = [Option(one, word("track", one), icon=f"track-{one}") for one in tracks]
        track = turn.choose("partner.track", Message("tapestry.ask.partner_track"), options)
        turn.record(NoteWritten(turn.player, f"{MARRIED}{partner}:{track}"))


def _choose(turn: Turn, prefix: str) -> str:
    """One of the people opposite; an earlier choice is forgotten."""
    for note in turn.me.notes:
        if note.startswith(prefix):
            turn.record(NoteWritten(turn.player, note, on=False))
    people = [o for o in opponents(turn.state, turn.player) if o in turn.state.players]
    options = [Option(o, person(turn.state, o)) for o in people]
    return turn.choose("partner", Message("tapestry.ask.partner"), options) if options else ""


def person(state: State, owner: str) -> Message:
    """Somebody at the table, by name or seat."""
    called = state.players[owner].name
    seat = Message("tapestry.seat", seat=owner.removeprefix("p"))
    return Message("tapestry.table.owner", owner=called or seat)


def ally(state: State, player: str) -> str:
    """Whom the player's Alliance in force names; empty where there is none."""
    me = state.players.get(player)
    if me is None or ALLIANCE not in effects.cards_in_force(me):
        return ""
    return next((n.removeprefix(ALLY) for n in me.notes if n.startswith(ALLY)), "")


def at_peace(state: State, one: str, other: str | None) -> bool:
    """Whether an Alliance of either forbids conquests between these two."""
    return other is not None and (ally(state, one) == other or ally(state, other) == one)


def allies_of(turn: Turn) -> Iterator[Turn]:
    """Those whose Alliance names the player."""
    for other, me in turn.state.players.items():
        if not me.finished and ally(turn.state, other) == turn.player:
            yield turn.of(other)


def _married(state: State, player: str) -> Iterator[tuple[str, str]]:
    """Partner and track of the player's Marriage in force."""
    me = state.players[player]
    if MARRIAGE in effects.cards_in_force(me):
        for note in me.notes:
            if note.startswith(MARRIED):
                partner, _, track = note.removeprefix(MARRIED).partition(":")
                yield partner, track


def spouses_of(turn: Turn, track: str) -> Iterator[Turn]:
    """Those whose Marriage names the player and this track."""
    for other, me in turn.state.players.items():
        if not me.finished and (turn.player, track) in _married(turn.state, other):
            yield turn.of(other)
