"""Drawing and keeping a capital mat.

Rulebook, "Set-up of the players", A: with 1-3 players a pair of mats at random, with 4-5 one;
with AA or FF an advanced mat besides. The outposts stand on the number of the base mat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.instruction import Instruction
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry import content, house_facts
from companion.games.tapestry.capital import plots
from companion.games.tapestry.capital.typed import grid
from companion.games.tapestry.chance import CAPITALS
from companion.games.tapestry.city.events import OverhangForbidden
from companion.games.tapestry.land.events import TokenPlaced
from companion.games.tapestry.setup import rebalancing
from companion.games.tapestry.setup.checks import setting_up, somebody
from companion.games.tapestry.setup.events import CapitalKept, CapitalsDealt
from companion.games.tapestry.state import State, hex_key
from companion.games.tapestry.teaching.automa import NOW
from companion.games.tapestry.teaching.conditions import LATER
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import NO

SOLO_START = "2/4"
PAIRS = ("1/6", "2/4", "3/5")


@dataclass(frozen=True, slots=True)
class DrawCapitals(Command[State]):
    """A player draws capital mats."""

    player: str

    def verify(self, state: State) -> None:
        setting_up(state)
        somebody(state, self.player)
        if state.setup.of(self.player).capitals:
            raise RuleBroken("tapestry.setup.drawn_already")

    def carry_out(self, step: Step[State]) -> None:
        capitals = (*_base_mats(step, self.player), *_advanced_mats(step, self.player))
        step.record(CapitalsDealt(self.player, capitals))
        if len(capitals) == 1:
            keep(step, self.player, capitals[0])

    def label(self, entry: Entry[State]) -> Message:
        names = tuple(word("capital", c) for c in entry.after.setup.of(self.player).capitals)
        return Message("tapestry.setup.did.draw_capitals", capitals=names)


@dataclass(frozen=True, slots=True)
class KeepCapital(Command[State]):
    """A player keeps one of the mats drawn."""

    player: str
    capital: str

    def verify(self, state: State) -> None:
        setting_up(state)
        somebody(state, self.player)
        dealt = state.setup.of(self.player)
        if self.capital not in dealt.capitals:
            raise RuleBroken("tapestry.setup.not_drawn", thing=word("capital", self.capital))
        if dealt.capital:
            raise RuleBroken("tapestry.setup.kept_already")
        refuse_forbidden_pair(state, dealt.civilization, self.capital)

    def carry_out(self, step: Step[State]) -> None:
        keep(step, self.player, self.capital)

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.setup.did.keep_capital", capital=word("capital", self.capital))


def refuse_forbidden_pair(state: State, civilization: str, capital: str) -> None:
    """Rulebook, last page: no Cloud City for the Riverfolk."""
    change = rebalancing.change_for(state, civilization)
    if change and capital and change.forbidden_capital == capital:
        raise RuleBroken("tapestry.setup.no_cloud_city")


def keep(step: Step[State], player: str, capital: str) -> None:
    """The mat is the player's, two outposts stand on its territory."""
    start = _start_hex(step, player)
    step.record(CapitalKept(player, capital, start, _plots(step, player, capital)))
    _overhang(step, player, capital)
    for _ in range(2):
        step.record(TokenPlaced(start, player))
    if content.capital(capital).note:
        note = word("capital_note", capital)
        step.tell(Instruction(f"{player}.capital", note, icon="landmark"))


def _plots(step: Step[State], player: str, capital: str) -> tuple[str, ...]:
    """A mat no source shows is typed by the owner, if it is to be drawn and has plain districts."""
    printed = content.capital(capital)
    if printed.grid or printed.own_districts or not step.state.players[player].capital.drawn:
        return ()
    return grid(_drawn_by_owner(step, capital))


def _drawn_by_owner(step: Step[State], capital: str) -> str:
    """Drawn now and kept, or later: then it is kept as counts, and whatever looks at it asks."""
    fact = f"grid.{capital}"
    if step.state.options.teaches and step.known_fact(fact) is None:
        options = (
            Option(NOW, Message("tapestry.taught.now"), icon="edit"),
            Option(LATER, Message("tapestry.taught.later"), icon="hourglass"),
        )
        text = Message("tapestry.taught.ask.grid_now", capital=word("capital", capital))
        if step.ask(Choice(f"teach.{fact}", text, options)) == LATER:
            return ""
    return house_facts.ask(step, fact)


def _overhang(step: Step[State], player: str, capital: str) -> None:
    """AA, FF: some advanced mats forbid to build over the edge; which, stands on the mat."""
    base = content.capital(capital).expansion == "base"
    if base or not plots.has_grid(step.state.players[player].capital):
        return
    if house_facts.ask(step, f"overhang.{capital}") == NO:
        step.record(OverhangForbidden(player))


def marker(state: State, player: str) -> str:
    """The number on the map where a player begins; empty before a base mat is drawn."""
    if state.options.solo:
        return SOLO_START
    dealt = [content.capital(capital) for capital in state.setup.of(player).capitals]
    base = [capital.number for capital in dealt if capital.expansion == "base"]
    return _printed(state, base[0]) if base else ""


def _printed(state: State, number: int) -> str:
    """How the side in play prints the number of a base mat: "4" or "2/4"."""
    starts = content.map_side(state.options.side).starts
    return next(start for start in starts if str(number) in start.split("/"))


def _start_hex(step: Step[State], player: str) -> str:
    state = step.state
    starts = content.map_side(state.options.side).starts
    if not state.options.variants.start_on_nearest_island or state.options.solo:
        return hex_key(starts[marker(state, player)])
    return step.ask(
        Choice(
            f"{player}.start",
            Message("tapestry.setup.ask.start"),
            tuple(
                Option(hex_key(at), Message("tapestry.setup.start", number=number), place=_at(at))
                for number, at in starts.items()
                if not state.map[hex_key(at)].tokens
            ),
        )
    )


def _at(place: tuple[int, int]) -> str:
    return f"hex:{hex_key(place)}"


def _base_mats(step: Step[State], player: str) -> tuple[str, ...]:
    """A pair on the small map, one mat on the large one."""
    state = step.state
    if len(state.options.participants) > 3:
        return (_drawn(step, player, "base", _mats_left(state, base=True)),)
    left = tuple(pair for pair in PAIRS if not _taken(state, pair))
    pair = step.draw(
        f"{player}.capitals",
        step.shuffle(f"{player}.capitals.order", left),
        Message("tapestry.setup.ask.capital_pair"),
        lambda pair: Message("tapestry.setup.pair", pair=pair),
        CAPITALS,
    )
    numbers = {int(number) for number in pair.split("/")}
    return tuple(c.id for c in content.capitals().values() if c.number in numbers and c.pair)


def _advanced_mats(step: Step[State], player: str) -> tuple[str, ...]:
    left = tuple(_mats_left(step.state, base=False))
    return (_drawn(step, player, "advanced", left),) if left else ()


def _drawn(step: Step[State], player: str, kind: str, mats: tuple[str, ...] | Iterator[str]) -> str:
    order = step.shuffle(f"{player}.{kind}.order", tuple(mats))
    text = Message("tapestry.setup.ask.capital")
    return step.draw(f"{player}.{kind}", order, text, lambda mat: word("capital", mat), CAPITALS)


def _mats_left(state: State, *, base: bool) -> tuple[str, ...]:
    """Mats in play that nobody was dealt."""
    dealt = {mat for one in state.setup.dealt.values() for mat in one.capitals}
    return tuple(
        mat
        for mat in state.decks["capital"].cards
        if (content.capital(mat).expansion == "base") is base and mat not in dealt
    )


def _taken(state: State, pair: str) -> bool:
    """Somebody was dealt the mats of this pair."""
    mats = [content.capital(mat) for one in state.setup.dealt.values() for mat in one.capitals]
    return any(mat.pair and str(mat.number) in pair.split("/") for mat in mats)
