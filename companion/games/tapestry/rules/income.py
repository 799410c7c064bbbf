"""The income turn, step by step.

Rulebook, "Income turns": masterpieces, then civilizations; a tapestry, with the bonus of the
first into an era; one upgrade; points of every uncovered icon; income, at most 8 of each.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.player import BUILDINGS, Player
from companion.games.tapestry.rules import (
    counting,
    effects,
    masterpieces,
    neighbours,
    points,
    tapestries,
    verbs,
)
from companion.games.tapestry.rules.civilizations import INCOME
from companion.games.tapestry.rules.describing import benefit_text
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.state import State

SCORED = frozenset({Verb.POINTS, Verb.POINTS_PER, Verb.SCORE_CAPITAL})
INCOME_TURNS = 5


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
    """Every icon that no building covers; the first space of each track is always open."""
    for building in BUILDINGS:
        for space in content.income_track(building).spaces[: me.buildings[building] + 1]:
            for benefit in space.reveals:
                yield Icon(building, space.space, benefit)


def point_icons(me: Player) -> tuple[Icon, ...]:
    """The uncovered icons that give points."""
    return tuple(icon for icon in uncovered(me) if icon.benefit.op in SCORED)


def gain_icons(me: Player) -> tuple[Icon, ...]:
    """The uncovered icons that give things."""
    return tuple(icon for icon in uncovered(me) if icon.benefit.op not in SCORED)


def worth(turn: Turn, benefit: Benefit) -> int:
    """What a point icon is worth now."""
    if benefit.op is Verb.POINTS:
        return benefit.n
    if benefit.op is Verb.SCORE_CAPITAL:
        return points.capital_points(turn)
    return benefit.each * counting.count(turn.state, turn.player, benefit.per)


def has_powers(state: State, player: str) -> bool:
    """Whether there is a masterpiece or a civilization to use on this income turn."""
    return bool(masterpieces.usable(state, player, player)) or bool(abilities(state, player))


def abilities(state: State, player: str) -> tuple[str, ...]:
    """The civilizations with an ability on this income turn that was not used yet."""
    me = state.players[player]
    return tuple(
        mat.id
        for mat in me.civilizations
        if f"civilization:{mat.id}" not in state.this_turn
        and any(me.income_turns in one.turns for one in content.civilization(mat.id).income)
    )


def unused_masterpieces(state: State, player: str) -> tuple[str, ...]:
    """Masterpieces not gained in this income turn; those of this very turn come too late."""
    cards = masterpieces.usable(state, player, player)
    used = state.this_turn
    return tuple(card for card in cards if f"masterpiece:{card}" not in used)


def owed_masterpieces(state: State, player: str) -> tuple[str, ...]:
    """Masterpieces that must still be gained; a civilization used before closes the step."""
    if any(mark.startswith("civilization:") for mark in state.this_turn):
        return ()
    return unused_masterpieces(state, player)


def use_civilization(turn: Turn, civilization: str) -> None:
    """Its ability: by the vocabulary, by its own function, or told step by step."""
    act = INCOME.get(civilization)
    if act is not None:
        act(turn)
        return
    printed = content.civilization(civilization)
    for number, ability in enumerate(printed.income, 1):
        if turn.me.income_turns in ability.turns:
            if not ability.benefits:
                _tell(turn, civilization, number, len(ability.steps))
            verbs.gain_all(turn, ability.benefits, "civilization", civilization)


def _tell(turn: Turn, civilization: str, number: int, steps: int) -> None:
    for step in range(1, steps + 1):
        key = f"tapestry.name.civilization_step.{civilization}.{number}.{step}"
        turn.tell(Message(key), icon="flag")


def enter_era(turn: Turn) -> None:
    """The first of the neighbours into an era gains the resources printed on its space."""
    era = turn.me.income_turns
    bonus = content.income().first_into_era.get(str(era), ())
    if bonus and neighbours.first_into_era(turn.state, turn.player, era):
        verbs.gain_all(turn, bonus, "era", str(era))


def score_mat(turn: Turn) -> None:
    """Points of every uncovered icon, each by itself; the table may say that it differs."""
    for icon in point_icons(turn.me):
        text = Message("tapestry.ask.income_points", icon=benefit_text(icon.benefit))
        amount = turn.computed(f"income.points.{icon.place}", text, worth(turn, icon.benefit))
        points.score(turn, amount, "income", icon.place)
    for building in turn.me.inspirations:
        text = Message("tapestry.ask.inspiration_points")
        amount = turn.computed(f"income.inspiration.{building}", text, 0)
        points.score(turn, amount, "inspiration", building)


def gain_mat(turn: Turn) -> None:
    """Everything the uncovered icons give; coins may set a card off."""
    before = turn.me.resources["coin"]
    for icon in gain_icons(turn.me):
        verbs.gain_one(turn, icon.benefit, "income", icon.place)
    coins = turn.me.resources["coin"] - before
    if coins:
        effects.trigger(turn, "coins_earned", amount=coins)


def era_card(me: Player) -> str:
    """The uncovered card of the era's space."""
    pile = me.mat.get(str(tapestries.era_space(me)), ())
    return pile[-1] if pile else ""
