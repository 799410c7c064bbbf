"""Ten more invented tapestries in random whole games: occasions, prohibitions, prices, copying.

Made up from the rulebook alone, as a card of the box might read; what must lie on the table
afterwards is written down here and compared with the events of every step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from companion.games.tapestry.standing import Copied
from companion.games.tapestry.tracks.cost import cost
from tests.soak.taught_cards import (
    LAID,
    GameWithThem,
    Invented,
    Moment,
    fits,
    kind,
    open_there,
    rows,
)
from tests.tapestry.teaching.by_hand import Touched

NAME = "Tapestry, rules that were taught"
COUNT = 1_000
FIRST = 2
ERA, LASTS, NOW = "this_era", "continuous", "in_force"
Happened = Callable[[Any, Any], Iterator[str]]


def levy(at: Moment):
    """Each opponent gives 1 coin, I gain 2 points."""
    seats = [at.state.players[one.id] for one in at.state.options.participants]
    others = [one for one in seats if one.id != at.player]
    able = [one for one in others if one.resources["coin"] and not one.finished]
    return [[*(("-", one.id, "coin", 1) for one in able), *at.points(2)]]


def closed_borders(at: Moment):
    """6 points."""
    return [at.points(6)]


CARDS_MADE = (
    Invented(*("mm", "Pathfinders", 4), (ERA, "explored", "vp", 3, "done")),
    Invented(
        *("mm", "Levy", 3),
        (LAID, "who", "opponents", "lose", "coin", 1, "then", "vp", 2, "done"),
        levy,
    ),
    Invented(
        *("aa", "Closed Borders", 5),
        ((LAID, ERA), "played", "vp", 6, "then", NOW, "no_conquer", "done"),
        closed_borders,
    ),
    Invented(*("aa", "Quick Roads", 5), (ERA, NOW, "cheaper_advance", "any", "done")),
    Invented(*("aa", "Harvest Home", 5), (ERA, "era_ended", "vp", 5, "done")),
    Invented(
        *("ff", "Monopoly", 6),
        (ERA, "no", NOW, "opponents_no_advance", "technology", "done"),
    ),
    Invented(*("ff", "Rival Scholars", 6), (LASTS, "no", "opponent_upgraded", "vp", 2, "done")),
    Invented(
        *("ff", "Hard Winter", 6),
        (ERA, "no", NOW, "dearer_advance", "any", "then", "turn_ended", "vp", 2, "done"),
    ),
    Invented(*("ff", "Mirror", 5), (LAID, "no", "copy_tapestry", "any", "done")),
    Invented(*("ff", "Theatre Season", 6), (LASTS, "no", "tapestry_played", "vp", 4, "done")),
)


@cache
def made() -> Mapping[str, Invented]:
    """By the id of each name that a card has."""
    return {two.taught.id: one for one in CARDS_MADE for two in one.taught()}


@cache
def all_taught() -> tuple[Touched, ...]:
    """Each under every one of its names."""
    return tuple(two for one in CARDS_MADE for two in one.taught())


def run(count: int, seed: int) -> str:
    """Every card did what is written down for it, wherever it was met."""
    met: Counter[str] = Counter()
    for case in range(count):
        game = GameWithThem(Random(f"{seed}:{case}"), str(case), all_taught())
        game.play()
        for entry in game.session.entries:
            met.update(looked_at(entry))
    least = min(met[one.name] for one in CARDS_MADE)
    assert count < COUNT or least > 0, f"never met: {met}"
    return f"{sum(met.values())} times met, the rarest {least}"


def looked_at(entry: Any) -> Iterator[str]:
    """Every card of ours in a step, once it is found right."""
    tables = [entry.before]
    for event in entry.events:
        tables.append(event.apply(tables[-1]))
    yield from _laid(entry, tables)
    for name, happened in WHENEVER.items():
        yield from _whenever(entry, tables, name, happened)
    yield from _forbidden(entry, tables)
    yield from _paid(entry)


def in_force(me: Any, name: str) -> list[str]:
    """The cards of this name that lie open, and those that a copy stands for."""
    cards = [card for card, one in made().items() if one.name == name]
    found = [card for card in cards if open_there(me, card, _lasts(name))]
    copied = [
        one for one in me.standing if isinstance(one, Copied) and open_there(me, one.by, False)
    ]
    return [*found, *(one.card for one in copied if one.card in cards)]


def _lasts(name: str) -> bool:
    return name in ("Rival Scholars", "Theatre Season")


# when it is laid


def _laid(entry: Any, tables: list[Any]) -> Iterator[str]:
    for at, event in enumerate(entry.events):
        one = made().get(event.card) if kind(event) == "TapestryPlayed" else None
        if one is None or event.from_deck:
            continue
        if one.played:
            ways = one.played(Moment(event.card, event.player, tables[at + 1]))
            came = list(rows(entry.events[at + 1 :], event.card))
            assert any(fits(way, came) for way in ways), f"{event.card}: {came}, not of {ways}"
            yield one.name
        elif one.name == "Mirror":
            assert any(_copied(tables[at + 1], event.player)) or _says_nothing(entry)
            yield one.name


def _copied(table: Any, player: str) -> Iterator[bool]:
    """Whether another card lies open that a copy may stand for: what it does is checked itself."""
    for one in table.players.values():
        tops = (pile[-1] for pile in one.mat.values() if pile)
        yield any(card not in made() or made()[card].name != "Mirror" for card in tops)


def _says_nothing(entry: Any) -> bool:
    return any("nothing_to_copy" in str(line.text) for line in entry.told)


# whenever something happens


def _explored(event: Any, table: Any) -> Iterator[str]:
    if kind(event) in ("TileBrought", "TileLaidOnMat"):
        yield event.player


def _ended(event: Any, table: Any) -> Iterator[str]:
    if kind(event) == "IncomeTurnBegun":
        yield event.player


def _upgraded(event: Any, table: Any) -> Iterator[str]:
    if kind(event) == "TechUpgraded" and event.row:  # the Recyclers take one down
        yield from (one for one in table.players if one != event.player)


def _passed(event: Any, table: Any) -> Iterator[str]:
    if kind(event) in ("TurnPassed", "GameEnded"):
        yield table.turn


def _played(event: Any, table: Any) -> Iterator[str]:
    if kind(event) == "TapestryPlayed":
        yield event.player


WHENEVER: Mapping[str, tuple[Happened, int]] = {
    "Pathfinders": (_explored, 3),
    "Harvest Home": (_ended, 5),
    "Rival Scholars": (_upgraded, 2),
    "Hard Winter": (_passed, 2),
    "Theatre Season": (_played, 4),
}
AFTERWARDS = ("Theatre Season",)
"""What must still lie open once it has happened: another card may cover it."""


def _whenever(
    entry: Any, tables: list[Any], name: str, waits: tuple[Happened, int]
) -> Iterator[str]:
    """As many points as it happened while the card lay open, and for each its own."""
    happened, each = waits
    due: Counter[tuple[str, str]] = Counter()
    for at, event in enumerate(entry.events):
        table = tables[at + (name in AFTERWARDS)]
        for player in happened(event, tables[at]):
            for card in in_force(table.players[player], name) if player in table.players else ():
                if getattr(event, "card", "") != card:
                    due[player, card] += each
                    yield name
    came: Counter[tuple[str, str]] = Counter()
    for event in entry.events:
        one = made().get(event.detail) if kind(event) == "PointsScored" else None
        if one is not None and one.name == name:
            came[event.player, event.detail] += event.amount
    assert came == due, f"{name}: {came} where {due} are due"


# what is otherwise while it lies open


def _forbidden(entry: Any, tables: list[Any]) -> Iterator[str]:
    for at, event in enumerate(entry.events):
        people = tables[at].players
        if kind(event) == "TerritoryConquered" and tables[at].turn in people:
            me = people[tables[at].turn]
            assert not in_force(me, "Closed Borders"), "conquered in spite of it"
        if kind(event) == "TokenMoved" and event.owner in people:
            up = event.track == "technology" and event.end == event.start + 1
            others = [one for one in people.values() if one.id != event.owner]
            held = any(in_force(one, "Monopoly") for one in others)
            assert not (up and held), "advanced in spite of it"
    me = entry.before.players.get(entry.before.turn)
    if me and kind(entry.command) == "AdvanceOnTrack":
        closed = (one for one in entry.before.players.values() if one.id != me.id)
        yield from ("Monopoly" for one in closed if in_force(one, "Monopoly"))


def _paid(entry: Any) -> Iterator[str]:
    """One less or one more than is printed."""
    if kind(entry.command) != "AdvanceOnTrack":
        return
    moved = next(at for at, event in enumerate(entry.events) if kind(event) == "TokenMoved")
    paid = sum(event.n for event in entry.events[:moved] if kind(event) == "ResourcePaid")
    state, token = entry.before, entry.events[moved]
    me = state.players[state.turn]
    less, more = len(in_force(me, "Quick Roads")), len(in_force(me, "Hard Winter"))
    printed = sum(cost(state, token.track, token.end).values())
    assert paid == max(printed - less, 0) + more, f"{paid} paid for {printed}, {less}, {more}"
    yield from ["Quick Roads"] * less
