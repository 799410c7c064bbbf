"""The bots' turn from beginning to end. R-turn-1 to R-turn-6, R-duo-1 to R-duo-3."""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.step import Step
from companion.games.tapestry.bots.events import BotsTurnEnded
from companion.games.tapestry.bots.state import BOTS
from companion.games.tapestry.bots.turn.achieve import check_toppled
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.advance import advance_by_pair
from companion.games.tapestry.bots.turn.decks import shuffle_all
from companion.games.tapestry.bots.turn.favourite import check_favourite
from companion.games.tapestry.bots.turn.income import LAST, income_turn
from companion.games.tapestry.bots.turn.pair import (
    deck_is_empty,
    draw_pair,
    no_pair_left,
    shows_open_hand,
    use_last_pair,
)
from companion.games.tapestry.options import Bots
from companion.games.tapestry.owners import SHADOW
from companion.games.tapestry.state import State

Said = tuple[int, int] | None


def bots_turn(step: Step[State], told: Said = None, *, asks_traps: bool = True) -> None:
    """All the bots do until it is somebody else's turn; `told` is the pair really drawn."""
    acting = Acting(step, asks_traps=asks_traps)
    if acting.state.options.bots is Bots.SHADOW:
        _shadow_alone(acting, told)
        acting.record(BotsTurnEnded())
        return
    check_toppled(acting)
    _both(acting, told)
    acting.record(BotsTurnEnded(acting.bots.income_turns >= LAST))


def _both(acting: Acting, told: Said) -> None:
    if not acting.bots.income_turns:
        income_turn(acting, _why("R-turn-1", "first"))
        return
    if deck_is_empty(acting):
        income_turn(acting, _why("R-turn-2", "empty"))
        return
    draw_pair(acting, told)
    if shows_open_hand(acting):
        income_turn(acting, _why("R-turn-4", "open_hand"))
        return
    for bot in BOTS:
        advance_by_pair(acting, bot)


def _shadow_alone(acting: Acting, told: Said) -> None:
    """R-duo-2 and R-duo-3: no benefits, no eras; an empty deck is shuffled."""
    if no_pair_left(acting):
        use_last_pair(acting)
        check_favourite(acting, SHADOW)
        shuffle_all(acting)
        return
    draw_pair(acting, told)
    advance_by_pair(acting, SHADOW)


def _why(rule: str, because: str) -> Why:
    return Why(rule, Message(f"tapestry.bot.why.income.{because}"))
