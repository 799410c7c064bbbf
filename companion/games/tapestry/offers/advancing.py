"""An advance as it is filled in: the token, the payment, which of two benefits, the bonus.

What can be known before is chosen with the act. What a die, a card or another benefit comes before
is asked in its time.
"""

from __future__ import annotations

from typing import Any

from companion.core.form import form
from companion.core.message import Message
from companion.core.noun import Put
from companion.core.offer import Filled, Offer, refusal
from companion.core.question import Choice, Question
from companion.games.tapestry import content
from companion.games.tapestry.nouns import TRACK
from companion.games.tapestry.state import State
from companion.games.tapestry.tracks import advance, spaces
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.tracks.cost import price
from companion.games.tapestry.turn import costs
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import yes_or_no

SEVERAL = 2


def _tokens(state: State, filled: Filled) -> tuple[int, ...]:
    return advance.tokens_to_move(state, state.turn, filled["track"])


def _space(state: State, filled: Filled) -> int:
    """Where it leads."""
    return int(filled.get("token") or _tokens(state, filled)[0]) + 1


def _token(state: State, filled: Filled) -> Question[Any] | None:
    there = _tokens(state, filled)
    options = advance.token_options(there)
    text = Message("tapestry.ask.token", track=word("track", filled["track"]))
    return Choice("token", text, options) if len(there) >= SEVERAL else None


def _ways(state: State, filled: Filled) -> tuple[costs.Payment, ...]:
    cost = price(state, state.turn, filled["track"], _space(state, filled))
    return costs.ways_to_pay(cost, state.players[state.turn].resources)


def _pay(state: State, filled: Filled) -> Question[Any] | None:
    ways = _ways(state, filled) if _tokens(state, filled) else ()
    if len(ways) < SEVERAL:
        return None
    return Choice("pay", Message("tapestry.ask.pay"), tuple(map(costs.way_option, ways)))


def _gains(state: State, filled: Filled) -> Question[Any] | None:
    if not _tokens(state, filled):
        return None
    printed = content.space(filled["track"], _space(state, filled))
    options = spaces.choice_options(spaces.choices(printed.benefits))
    return Choice("gains", Message("tapestry.ask.or"), options) if options else None


def _bonus(state: State, filled: Filled) -> Question[Any] | None:
    """Where it can be paid with what is left."""
    ways = _ways(state, filled) if _tokens(state, filled) else ()
    if not ways:
        return None
    track, space = filled["track"], _space(state, filled)
    printed = content.space(track, space)
    if printed.bonus is None or not spaces.certain(printed.benefits):
        return None
    paid = tuple(filled["pay"].split("+")) if "pay" in filled else ways[0]
    price = spaces.bonus_price_left(state, track, space, paid)
    if price is None:
        return None
    return Choice("bonus", spaces.bonus_text(printed.bonus, price), yes_or_no())


def _closed(state: State, _filled: Filled, track: str) -> Message | None:
    return refusal(AdvanceOnTrack(track), state)


def _asked(put: Any) -> Any:
    return lambda state, filled: put(state, filled) is not None


TOKEN = Put("token", _token, int, _asked(_token))
PAY = Put("pay", _pay, lambda paid: tuple(paid.split("+")), _asked(_pay))
GAINS = Put("gains", _gains, str, _asked(_gains))
BONUS = Put("bonus", _bonus, str, _asked(_bonus))


def advancing(state: State, track: str) -> Offer[State]:
    """One space further on a track."""
    name = word("track", track)
    to_fill = form(
        AdvanceOnTrack,
        f"advance.{track}",
        Message("tapestry.button.advance", track=name),
        icon=f"track-{track}",
        help=f"track.{track}",
        places=(f"track:{track}",),
        track=TRACK.closing(_closed),
        token=TOKEN,
        pay=PAY,
        gains=GAINS,
        bonus=BONUS,
    )
    return to_fill.on(state, known={"track": track})
