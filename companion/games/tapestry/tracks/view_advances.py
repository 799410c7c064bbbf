"""What each advance costs, gives and offers: a card for each of the player's tokens that moves.

`advances(state)` is empty outside somebody's turn. `AdvanceView.paid(way)` is the offer with the
payment that was chosen; `answers(buys)` answers the question about the bonus, where that is known
beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.core.message import Message
from companion.core.offer import Always, Offer, because, refusal
from companion.games.tapestry import content, describing
from companion.games.tapestry.player import RESOURCES
from companion.games.tapestry.state import OUT, State
from companion.games.tapestry.tracks import advance, spaces
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.tracks.cost import price
from companion.games.tapestry.tracks.view_marks import Mark, cost_marks, space_marks
from companion.games.tapestry.turn import costs
from companion.games.tapestry.turn.costs import Payment
from companion.games.tapestry.turn.names import space_name, word
from companion.games.tapestry.turn.turn import NO, YES


@dataclass(frozen=True, slots=True)
class WayView:
    """A handful that pays: what is free to choose in it, and what is left of each resource."""

    pay: Payment
    chosen: tuple[Mark, ...]
    keeps: Mapping[str, int]
    pays_bonus: bool
    """Whether what is left pays the bonus, too."""


@dataclass(frozen=True, slots=True)
class AdvanceView:
    """One space further on a track."""

    track: str
    start: int
    space: int
    name: Message
    cost: tuple[Mark, ...]
    fixed: tuple[Mark, ...]
    """The part of the cost that is no choice."""
    ways: tuple[WayView, ...]
    """Every handful that pays it; empty while it cannot be paid."""
    benefit: tuple[Mark, ...]
    choices: tuple[Message, ...]
    """Which of several benefits: it can be said with the advance."""
    bonus_cost: tuple[Mark, ...]
    bonus: tuple[Mark, ...]
    asks_bonus: bool
    """Whether the bonus may be chosen with the advance; otherwise it is asked when it comes."""
    landmark: Message | None
    free: bool
    """Whether its landmark is still to be had."""
    reason: Message | None
    """Why not."""
    token: int

    @property
    def key(self) -> str:
        """Which card it is."""
        return f"{self.track}.{self.start}"

    def paid(self, way: WayView | None = None) -> Offer[State]:
        """With this handful."""
        command = AdvanceOnTrack(self.track, way.pay if way else (), self.token)
        return Offer(self.key, self.name, Always(command), why=because(self.reason))

    def answers(self, player: str, buys: bool | None) -> dict[str, str]:
        """Whether the bonus is bought, where that is known beforehand; None lets it be asked."""
        if buys is None or not self.asks_bonus:
            return {}
        return {f"{player}.bonus": YES if buys else NO}


def advances(state: State) -> tuple[AdvanceView, ...]:
    """Of the player whose turn it is, in the order of the tracks."""
    if state.turn not in state.players:
        return ()
    return tuple(one for track in state.used_tracks() for one in advances_on(state, track))


def advances_on(state: State, track: str) -> Iterator[AdvanceView]:
    """Of each token of the player whose turn it is that moves there."""
    starts = advance.tokens_to_move(state, state.turn, track)
    for start in starts:
        yield _advance(state, track, start, start if len(starts) > 1 else -1)


def _advance(state: State, track: str, start: int, token: int) -> AdvanceView:
    space = start + 1
    cost = price(state, state.turn, track, space)
    printed, marks = content.space(track, space), space_marks(track, space)
    return AdvanceView(
        track,
        start,
        space,
        space_name(track, space),
        cost_marks(cost),
        cost_marks({what: n for what, n in cost.items() if what in RESOURCES}),
        _ways(state, track, space, cost),
        marks.benefit,
        tuple(map(describing.benefits_text, spaces.choices(printed.benefits))),
        marks.bonus_cost,
        marks.bonus,
        printed.bonus is not None and spaces.certain(printed.benefits),
        word("landmark", printed.landmark) if printed.landmark else None,
        state.landmarks.get(printed.landmark) is None and printed.landmark != OUT,
        refusal(AdvanceOnTrack(track, (), token), state),
        token,
    )


def _ways(state: State, track: str, space: int, cost: Mapping[str, int]) -> tuple[WayView, ...]:
    """The most plentiful resources first: that is what is meant most often."""
    me = state.players[state.turn]
    fixed = {what: n for what, n in cost.items() if what in RESOURCES}
    found = []
    for pay in costs.ways_to_pay(cost, me.resources):
        used = {one: pay.count(one) for one in RESOURCES}
        chosen = {one: used[one] - fixed.get(one, 0) for one in RESOURCES}
        left = {one: me.resources[one] - used[one] for one in RESOURCES}
        picked = cost_marks({one: n for one, n in chosen.items() if n})
        bonus = spaces.bonus_price_left(state, track, space, pay) is not None
        found.append(WayView(pay, picked, left, bonus))
    return tuple(sorted(found, key=lambda way: (-min(way.keeps.values()), way.pay)))
