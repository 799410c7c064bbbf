"""The income mat: what is uncovered, what it is worth, what it gives.

Rulebook, "Income turns" 3 and 4: points of every uncovered icon; resources, tiles and cards of
every uncovered icon, at most 8 of each resource.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import first_tapestry
from companion.games.tapestry.city import counted
from companion.games.tapestry.describing import benefit_text
from companion.games.tapestry.income import inspiration
from companion.games.tapestry.player import BUILDINGS, Player
from companion.games.tapestry.score import points
from companion.games.tapestry.turn import effects, gains, verbs
from companion.games.tapestry.turn.names import count_of
from companion.games.tapestry.turn.turn import Turn

SCORED = frozenset({Verb.POINTS, Verb.POINTS_PER, Verb.SCORE_CAPITAL})


@dataclass(frozen=True, slots=True)
class Icon:
    """An uncovered icon of the income mat."""

    building: str
    space: int
    benefit: Benefit

    @property
    def place(self) -> str:
        """Its place on the mat: "farm.3"."""
        return f"{self.building}.{self.space}"


def uncovered(me: Player) -> Iterator[Icon]:
    """Every icon that no building covers."""
    for building in BUILDINGS:
        covered = me.covered(building)
        for space in content.income_track(building).spaces:
            for benefit in space.reveals if space.space not in covered else ():
                yield Icon(building, space.space, benefit)


def point_icons(me: Player) -> tuple[Icon, ...]:
    """The uncovered icons that give points."""
    return tuple(icon for icon in uncovered(me) if icon.benefit.op in SCORED)


def gain_icons(me: Player) -> tuple[Icon, ...]:
    """The uncovered icons that give things."""
    return tuple(icon for icon in uncovered(me) if icon.benefit.op not in SCORED)


def gains_of(me: Player) -> dict[str, int]:
    """What the uncovered icons give, added up by thing, in the order of the mat."""
    found: dict[str, int] = {}
    for icon in gain_icons(me):
        if icon.benefit.op is not Verb.GAIN:
            continue
        found[icon.benefit.what] = found.get(icon.benefit.what, 0) + icon.benefit.n
    return found


def score_mat(turn: Turn) -> None:
    """Points of every uncovered icon, each by itself; the table may say that it differs."""
    inspired = (inspiration.adds(turn.state, one) for one in turn.me.inspirations)
    worth = [*(icon.benefit for icon in point_icons(turn.me)), *filter(None, inspired)]
    if any(map(counted.are_scored, worth)):
        counted.lines(turn)
    for icon in point_icons(turn.me):
        text = Message("tapestry.ask.income_points", icon=benefit_text(icon.benefit))
        amount = turn.computed(
            f"income.points.{icon.place}", text, points.worth(turn, icon.benefit)
        )
        counts = points.counting_out(turn, icon.benefit)
        points.gained(turn, amount, "income", icon.place, counts)
    inspiration.score(turn)


def gain_mat(turn: Turn) -> None:
    """Everything the uncovered icons give, unless the table says another number."""
    before = turn.me.resources["coin"]
    for what, n in gains_of(turn.me).items():
        text = Message("tapestry.ask.income_gain", gain=count_of(what, n))
        for _ in gains.so_often(turn, what, turn.computed(f"income.gain.{what}", text, n)):
            _gain(turn, what)
    for icon in gain_icons(turn.me):
        if icon.benefit.op is not Verb.GAIN:
            verbs.gain_one(turn, icon.benefit, "income", icon.place)
    coins = turn.me.resources["coin"] - before
    if coins:
        effects.trigger(turn, "coins_earned", amount=coins)


def _gain(turn: Turn, what: str) -> None:
    """One of a thing; the first tapestry may be drawn as a variant says."""
    benefit = Benefit(Verb.GAIN, what=what)
    if first_tapestry.applies(turn, benefit):
        first_tapestry.gain(turn)
    else:
        verbs.gain_one(turn, benefit, "income", what)
