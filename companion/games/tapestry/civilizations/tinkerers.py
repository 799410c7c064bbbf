"""Civilizations: the Tinkerers.

Their mats, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.civilizations import INCOME, mark, marked, spaces_of
from companion.games.tapestry.state import LAST_SPACE
from companion.games.tapestry.tracks import advance, regress, science, spaces
from companion.games.tapestry.turn import resources
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import Turn

TINKERERS = "tinkerers"
NONE, BACK = "none", 3


@INCOME.of(TINKERERS)
def tinkerers(turn: Turn) -> None:
    """Maybe cover one of the four squares and do it."""
    left = [one for one in spaces_of(TINKERERS) if not marked(turn, TINKERERS, one)]
    options = [Option(NONE, Message("tapestry.option.no"))]
    options += [Option(one, word("mat_space", f"{TINKERERS}.{one}")) for one in left]
    chosen = turn.choose("tinkerers", Message("tapestry.ask.mat_space"), options)
    if chosen != NONE:
        mark(turn, TINKERERS, chosen)
        SQUARES[chosen](turn)


def _cost(turn: Turn) -> None:
    """Resources equal to the cost of a space one's token stands on."""
    places = dict(spaces.positions(turn.state, turn.player))
    track = science.choose_track(turn, list(places), "advance")
    if not track:
        return
    for what, n in content.track(track).cost(places[track]).items():
        for _ in range(n):
            if what in turn.me.resources:
                resources.resource(turn, what)
            else:
                resources.any_resource(turn)


def _catch_up(turn: Turn) -> None:
    """Level with the closest opponent ahead: the benefit there, no bonus."""
    aims = {}
    for track in turn.state.used_tracks():
        mine = turn.state.space(turn.player, track)
        ahead = [turn.state.space(o, track) for o in opponents(turn.state, turn.player)]
        ahead = [space for space in ahead if space > mine]
        if ahead and advance.is_open(turn.state, turn.player, track):
            aims[track] = min(ahead)
    track = science.choose_track(turn, list(aims), "advance")
    while track and turn.state.space(turn.player, track) < aims[track]:
        start = max(turn.state.tracks[turn.player][track])
        last = start + 1 == aims[track]
        advance.advance(turn, track, benefit=last, bonus=False, start=start)


def _back_three(turn: Turn) -> None:
    """Exactly three back: benefit and bonus there."""
    tracks = [track for track, space in spaces.positions(turn.state, turn.player) if space >= BACK]
    track = science.choose_track(turn, tracks, "regress")
    for step in range(BACK if track else 0):
        regress.regress(turn, track, benefit=step == BACK - 1)


def _next_bonus(turn: Turn) -> None:
    """Up to the next bonus of a track, taken for free; no benefit, no landmark passed."""
    aims = {}
    for track in turn.state.used_tracks():
        if advance.is_open(turn.state, turn.player, track):
            start = max(advance.tokens_to_move(turn.state, turn.player, track))
            bonus = [s for s in range(start + 1, LAST_SPACE + 1) if content.space(track, s).bonus]
            if bonus:
                aims[track] = (start, bonus[0])
    track = science.choose_track(turn, list(aims), "advance")
    if track:
        advance.jump_to(turn, track, *aims[track])
        spaces.offer_bonus(turn, track, aims[track][1], free=True)


SQUARES = {"cost": _cost, "catch_up": _catch_up, "regress": _back_three, "bonus": _next_bonus}
