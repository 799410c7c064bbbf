"""What a level adds to income turn 1, as its first event. R-turn-1."""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry.bots.look import human_of
from companion.games.tapestry.bots.state import BOTS
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.advance import move
from companion.games.tapestry.bots.turn.facts import confirmed
from companion.games.tapestry.tracks import advance
from companion.games.tapestry.turn.turn import Turn

HUMAN_HELPED, FAVOURITE_ONCE, ALL_TRACKS = 1, 5, 6


def extras(acting: Acting) -> None:
    """Level 1 helps the human; 5 and 6 and an own level move the bots."""
    options = acting.state.options
    if options.level == HUMAN_HELPED and confirmed(acting, "level_first_turn.1"):
        _help_the_human(acting)
    if options.level == FAVOURITE_ONCE:
        _favourites(acting, 1, "favourites")
    if options.level == ALL_TRACKS and confirmed(acting, "level_first_turn.6"):
        but = "but_arts" if "arts" in acting.state.used_tracks() else "all_tracks"
        for bot in BOTS:
            for track in options_tracks(acting):
                move(acting, bot, track, 1, whys=(_why(but),))
    if options.own_level is not None:
        _favourites(acting, options.own_level.extra_advances, "own_level")


def _help_the_human(acting: Acting) -> None:
    """Level 1: the human goes once up each of the four tracks, free, with benefits."""
    text = Message("tapestry.bot.do.first_turn.human")
    human = Turn(acting.step, human_of(acting.state))
    with acting.because("bots.first_turn", _why("human"), heading=text, icon="advance-any"):
        for track in options_tracks(acting):
            advance.advance(human, track)


def options_tracks(acting: Acting) -> tuple[str, ...]:
    """The four tracks of the printed card."""
    return tuple(track for track in acting.state.used_tracks() if track != "arts")


def _favourites(acting: Acting, times: int, because: str) -> None:
    for bot in BOTS * times:
        favourite = acting.bots.favourites[bot]
        move(acting, bot, favourite, 1, whys=(_why(because),))


def _why(because: str) -> Why:
    return Why("R-turn-1", Message(f"tapestry.bot.why.first_turn.{because}"))
