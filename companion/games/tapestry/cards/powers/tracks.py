"""Tapestries that move tokens along the tracks.

Base game: Age of Discovery, Dark Ages, Renaissance, Socialism, Plea for Aid.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.cards.powers import power
from companion.games.tapestry.score import points
from companion.games.tapestry.state import LAST_SPACE, State
from companion.games.tapestry.tracks import advance, regress, science, spaces
from companion.games.tapestry.turn import bots_part, resources
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.neighbours import bot_owners, opponents
from companion.games.tapestry.turn.turn import Turn


@power("age_of_discovery")
def age_of_discovery(turn: Turn, card: str) -> None:
    """Everybody must advance on the track the science die shows; only the player gains."""
    del card
    track = science.roll(turn)
    advance.advance(turn, track)
    for player in turn.state.players:
        if player != turn.player and not turn.state.players[player].finished:
            advance.advance(turn.of(player), track, benefit=False)
    for owner in bot_owners(turn.state):
        bots_part.advance(turn, owner, track)


@power("dark_ages")
def dark_ages(turn: Turn, card: str) -> None:
    """Back once on three tracks if possible, then three times up one of the others."""
    del card
    tracks = list(turn.state.used_tracks())
    options = [Option(track, word("track", track)) for track in tracks]
    back = turn.several("dark_ages.back", Message("tapestry.ask.three_back"), options, 3, 3)
    for track in back:
        regress.regress(turn, track, benefit=False)
    up = science.choose_track(turn, [t for t in tracks if t not in back], "advance")
    for _ in range(3):
        advance.advance(turn, up, benefit=False)


@power("renaissance")
def renaissance(turn: Turn, card: str) -> None:
    """Up once on each track without benefits; the bonuses reached are free."""
    del card
    for track in turn.state.used_tracks():
        if not advance.is_open(turn.state, turn.player, track):
            continue
        start = advance.choose_token(turn, track)
        advance.advance(turn, track, benefit=False, start=start)
        spaces.offer_bonus(turn, track, start + 1, free=True)


@power("socialism")
def socialism(turn: Turn, card: str) -> None:
    """On one track level with the closest opponent, forward or back, without benefit."""
    del card
    aims = {t: _closest(turn.state, turn.player, t) for t in turn.state.used_tracks()}
    tracks = [track for track, aim in aims.items() if aim is not None and _open(turn, track, aim)]
    track = science.choose_track(turn, tracks, "socialism")
    aim = aims.get(track)
    if not track or aim is None:
        return
    while turn.state.space(turn.player, track) < aim:
        start = max(turn.state.tracks[turn.player][track])
        advance.advance(turn, track, benefit=False, start=start)
    while turn.state.space(turn.player, track) > aim:
        regress.regress(turn, track, benefit=False)


def _open(turn: Turn, track: str, aim: int) -> bool:
    """A track that is closed to the player cannot be gone up."""
    mine = turn.state.space(turn.player, track)
    if not turn.state.tracks[turn.player].get(track) or mine == LAST_SPACE:
        return False
    return aim < mine or (aim > mine and advance.is_open(turn.state, turn.player, track))


def _closest(state: State, player: str, track: str) -> int | None:
    """The space of the nearest opponent's token that is not level with the player's."""
    mine = state.space(player, track)
    others = {state.space(owner, track) for owner in opponents(state, player)} - {mine}
    return min(others, key=lambda space: (abs(space - mine), -space), default=None)


@power("plea_for_aid")
def plea_for_aid(turn: Turn, card: str) -> None:
    """2 points and a resource for each track where all others are ahead."""
    for track in turn.state.used_tracks():
        mine = turn.state.space(turn.player, track)
        others = [turn.state.space(o, track) for o in opponents(turn.state, turn.player)]
        if others and min(others) > mine:
            points.score(turn, 2, "tapestry", card)
            resources.any_resource(turn)
