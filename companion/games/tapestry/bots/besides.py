"""What an effect does to a bot: decided as on its own turn.

Automa rules: only the Automa explores, conquers, scores and draws cards (R-space-1); neither has
resources or buildings.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.besides import deeds
from companion.games.tapestry.besides.holding import held
from companion.games.tapestry.besides.of_bots import OfBots
from companion.games.tapestry.bots.events import AutomaScored
from companion.games.tapestry.bots.events_of_people import AutomaCardDiscarded
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.advance import move
from companion.games.tapestry.bots.turn.conquer import conquer
from companion.games.tapestry.bots.turn.explore import explore
from companion.games.tapestry.bots.turn.pair import use_last_pair
from companion.games.tapestry.bots.turn.tapestry import draw_tapestry
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import LAST_SPACE, State
from companion.games.tapestry.turn.neighbours import bot_owners

SOURCE = "besides"
MOVES = {deeds.ADVANCE: 1, deeds.REGRESS: -1}
OF_THE_AUTOMA = (deeds.GAIN, deeds.LOSE, deeds.EXPLORE, deeds.CONQUER, deeds.SCORE)


def of_a_bot(bot: str, state: State) -> tuple[str, ...]:
    """What can happen to it at all."""
    alone = bot == AUTOMA and state.options.solo
    return (*(OF_THE_AUTOMA if alone else ()), *MOVES)


def verify_bot(state: State, bot: str, deed: str, what: str, n: int) -> None:
    """Raise unless it can happen to this bot."""
    if bot not in bot_owners(state) or state.bots is None:
        raise RuleBroken("tapestry.broken.no_such_player", player=bot)
    if not state.bots.favourites:
        raise RuleBroken("tapestry.bot.broken.not_set_up")
    if what not in about_a_bot(state, bot, deed) or not _enough(state, bot, deed, n):
        raise RuleBroken("tapestry.broken.cannot_be", what=Message(f"tapestry.besides.{deed}"))


def about_a_bot(state: State, bot: str, deed: str) -> tuple[str, ...]:
    """What it can be about now."""
    if state.bots is None or not state.bots.favourites or deed not in of_a_bot(bot, state):
        return ()
    if deed in MOVES:
        return tuple(one for one in state.used_tracks() if _moves(state, bot, deed, one))
    if deed == deeds.LOSE:
        return (deeds.TAPESTRY,) if held(state, bot, deeds.TAPESTRY) else ()
    return (deeds.TAPESTRY,) if deed == deeds.GAIN else deeds.things(state, deed)


def _moves(state: State, bot: str, deed: str, track: str) -> bool:
    tokens = state.tracks[bot].get(track, ())
    return bool(tokens) and 0 <= max(tokens) + MOVES[deed] <= LAST_SPACE


def _enough(state: State, bot: str, deed: str, n: int) -> bool:
    """So many can be lost."""
    assert state.bots is not None
    if deed == deeds.LOSE:
        return held(state, bot, deeds.TAPESTRY) >= n
    return deed != deeds.SCORE or state.bots.score + n >= 0


def carry_out_for_a_bot(
    step: Step[State], bot: str, deed: str, what: str, n: int, along: bool
) -> None:
    """Where to, the bot's own rules decide."""
    acting = Acting(step)
    use_last_pair(acting)
    if deed in MOVES:
        move(acting, bot, what, MOVES[deed], benefit=along)
    elif deed == deeds.SCORE:
        acting.record(AutomaScored(SOURCE, n))
    elif deed == deeds.EXPLORE:
        explore(acting, what == deeds.ANYWHERE)
    elif deed == deeds.CONQUER:
        conquer(acting, what == deeds.ANYWHERE)
    else:
        for _ in range(n):
            _card(acting, deed)


def _card(acting: Acting, deed: str) -> None:
    if deed == deeds.GAIN:
        draw_tapestry(acting)
    else:
        acting.record(AutomaCardDiscarded())


OF_BOTS = OfBots(about_a_bot, verify_bot, carry_out_for_a_bot)
