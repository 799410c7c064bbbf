"""The set-up walk-through: which steps a table needs, in order, and what they say."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from companion.content import load
from companion.core.message import Message
from companion.games.imperium.catalogue import typed_or_called
from companion.games.imperium.content import named
from companion.games.imperium.options import SOLO, Options
from companion.games.imperium.say import joined, tokens_said
from companion.games.imperium.start import unrest_at_first
from companion.games.imperium.state import Phase, State

SETUP_FILE = "imperium/setup.json"
MARKET_STEP, UNREST_STEP = "market", "unrest_pile"
BY_MARKET = (MARKET_STEP, "market_unrest", "market_progress")
"""What the app lays out with the cards of the Market that it is told."""


@dataclass(frozen=True, slots=True)
class SetupStep:
    """One step and when it is needed; an empty condition always holds."""

    id: str
    part: str
    """you, common or civ."""
    icon: str
    players: tuple[int, ...] = ()
    mine: tuple[str, ...] = ()
    not_mine: tuple[str, ...] = ()
    civ: tuple[str, ...] = ()
    not_civ: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    numbers: tuple[int, int, int] | None = None
    """What the text counts with up to 2, with 3 and with 4 players."""
    both_boxes: bool = False
    deck: Literal["", "table", "loom"] = ""
    """Where the C.I.V.'s deck lies, if it matters."""
    campaign: bool = False
    unrest_removed: bool = False

    def needed(self, options: Options) -> bool:
        """Whether this table needs the step."""
        mine = {seat.nation for seat in options.seats}
        return (
            (not self.players or len(options.seats) in self.players)
            and (not self.mine or bool(mine & set(self.mine)))
            and not (self.not_mine and mine <= set(self.not_mine))
            and (not self.civ or options.opponent in self.civ)
            and options.opponent not in (self.not_civ if options.mode == SOLO else ())
            and (not self.levels or options.level in self.levels)
            and (not self.both_boxes or options.both_boxes)
            and (not self.deck or (self.deck == "loom") == options.keeps_deck)
            and (not self.campaign or bool(options.cards_added or options.cards_removed))
            and (not self.unrest_removed or options.unrest_removed > 0)
        )

    def nations(self, options: Options) -> tuple[str, ...]:
        """The nations of people whom it concerns."""
        mine = tuple(dict.fromkeys(seat.nation for seat in options.seats))
        return tuple(
            one for one in mine if (not self.mine or one in self.mine) and one not in self.not_mine
        )

    def number(self, options: Options) -> int:
        """What its text counts."""
        if self.id == "unrest_removed":
            return options.unrest_removed
        if self.numbers is None:
            return 0
        return self.numbers[max(0, len(options.seats) - 2)]


@dataclass(frozen=True, slots=True)
class SetupFile:
    steps: tuple[SetupStep, ...]


@dataclass(frozen=True, slots=True)
class SaidStep:
    """A step as it is shown."""

    id: str
    part: str
    icon: str
    title: Message
    text: Message


def all_steps() -> tuple[SetupStep, ...]:
    return load(SETUP_FILE, SetupFile).steps


def step_ids(options: Options) -> tuple[str, ...]:
    """The steps this table needs."""
    return tuple(step.id for step in all_steps() if step.needed(options))


@lru_cache(maxsize=8)
def walk_through(options: Options) -> tuple[SaidStep, ...]:
    """The steps in order, in words."""
    return tuple(_said(step, options) for step in all_steps() if step.needed(options))


def untold(state: State) -> tuple[int, ...]:
    """The places of the Market whose card nobody has told, where the app follows the Market."""
    if state.options.mode != SOLO:
        return ()
    spaces = enumerate(state.market.spaces, start=1)
    return tuple(slot for slot, one in spaces if not one.categories and not one.gone)


def unrest_in_pile(state: State) -> int | None:
    """As it is counted, or as it lies at first; later nobody knows what was not counted."""
    if state.market.unrest is not None or state.phase is not Phase.SETUP:
        return state.market.unrest
    return unrest_at_first(state.options) - sum(one.under for one in state.market.spaces)


def waits_for_market(state: State) -> bool:
    """Cards of the Market are not told, and nobody goes on without."""
    return bool(untold(state)) and MARKET_STEP not in state.laid_out


def is_left_untold(state: State, step: str) -> bool:
    """Whether a step of the set-up waits for cards of the Market."""
    return step in BY_MARKET and bool(untold(state))


def is_done(state: State, step: str) -> bool:
    """Ticked, or seen by what was told: all cards of the Market, how many Unrest there are."""
    market, names = state.market, state.options.names
    laid = step == MARKET_STEP and all(one.categories for one in market.spaces)
    counted = step == UNREST_STEP and market.unrest is not None and not names
    return laid or counted or step in state.laid_out


def part_said(state: State, part: str) -> Message:
    """What a part is called: what is yours, or everybody's at a table of several."""
    several = part == "you" and state.options.mode != SOLO
    return Message(f"imperium.setup.part.{'players' if several else part}")


def _said(step: SetupStep, options: Options) -> SaidStep:
    whose = step.nations(options)
    title = Message(f"imperium.setup.{step.id}.title")
    if options.mode != SOLO and step.part == "you":
        title = Message("imperium.setup.of", what=title, whose=_named(whose))
    text = Message(
        f"imperium.setup.{step.id}.text",
        n=step.number(options),
        nation=_named(whose),
        civ=named("nation", options.opponent),
        tokens=tokens_said(options.start),
        added=_cards(options.cards_added),
        removed=_cards(options.cards_removed),
    )
    return SaidStep(step.id, step.part, step.icon, title, text)


def _named(nations: tuple[str, ...]) -> Message | str:
    return joined(tuple(named("nation", one) for one in nations)) if nations else ""


def _cards(cards: tuple[str, ...]) -> Message | str:
    """As they are called; as they were typed where nobody touched a name."""
    said = tuple(Message("words.shape.plain", said=typed_or_called(one)) for one in cards)
    return joined(said) if said else "–"
