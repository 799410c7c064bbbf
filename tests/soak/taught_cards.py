"""Ten invented tapestries, taught through the form, in random whole games.

Somebody who knows the game and not the code made them up and wrote down, card by card, what must
lie on the table afterwards: it is compared with the events of every step in which one is played,
waits for something, or is sprung.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from companion.core.chance import CARDS, DICE
from companion.core.journal import MemoryJournal
from companion.core.session import Session, Surroundings
from companion.games.tapestry import content
from companion.games.tapestry.game import GAME
from companion.games.tapestry.options import Options
from companion.games.tapestry.teaching.checking import as_text
from companion.games.tapestry.teaching.kept import PREFIX
from tests.soak.tapestry_humans import RandomGame
from tests.tapestry.makers import a_table
from tests.tapestry.teaching.by_hand import Touched, teach

NAME = "Tapestry, cards that were taught"
COUNT = 1_000
FIRST = 2
BOXES = ("MM", "AA", "FF")
MOST = 8
"""Of each resource."""
ERA_FOUR_LASTS = "elder_ones"
Row = tuple[Any, ...]


@dataclass(frozen=True)
class Moment:
    """A card was laid: whose, and the table as it lies then."""

    card: str
    player: str
    state: Any

    @property
    def me(self) -> Any:
        return self.state.players[self.player]

    def gain(self, resource: str, n: int, player: str = "") -> list[Row]:
        """So many, as far as the marker goes; nothing for one whose game is over."""
        who = self.state.players[player or self.player]
        room = 0 if who.finished else MOST - who.resources[resource]
        return [("+", who.id, resource)] * min(n, room)

    def points(self, n: int) -> list[Row]:
        return [("vp", self.player, n)] if n else []

    @property
    def beside(self) -> list[str]:
        """Those who sit left and right, a seat between both bots and others counted."""
        seats = [one.id for one in self.state.options.participants]
        seats += {"automa": ["automa", "shadow"], "shadow": ["shadow"], "none": []}[
            self.state.options.bots.value
        ]
        at = seats.index(self.player)
        near = dict.fromkeys((seats[at - 1], seats[(at + 1) % len(seats)]))
        return [one for one in near if one != self.player and one in self.state.players]


Ways = Callable[[Moment], Sequence[Sequence[Row]]]


def harvest_moon(at: Moment):
    """2 food, or 5 points."""
    return [at.gain("food", 2), at.points(5)]


def toll_road(at: Moment):
    """1 coin may be paid, for 1 tapestry and 3 points."""
    paid = [("-", at.player, "coin", 1)]
    drawn = [[*paid, ("card", at.player), *at.points(3)], [*paid, *at.points(3)]]
    return [[], *(drawn if at.me.resources["coin"] else [])]


def quiet_border(at: Moment):
    """6 points with at least 2 technologies."""
    kept = sum(one.kind == "tech_card" for one in at.me.collected)
    return [at.points(6 if len(at.me.techs) + kept >= 2 else 0)]


def census(at: Moment):
    """1 point for each income building that is off the mat and not in reserve."""
    waits = sum(one.kind in at.me.buildings for one in at.me.reserve)
    return [at.points(sum(at.me.buildings.values()) - waits)]


def good_neighbours(at: Moment):
    """1 food for each of the people beside me, then 1 worker for me."""
    given = [row for one in at.beside for row in at.gain("food", 1, one)]
    return [[*given, *at.gain("worker", 1)]]


def rival_machine(at: Moment):
    """The Automa loses 4 points where it has them, I gain 2."""
    bots = at.state.bots
    alone = at.state.options.bots.value == "automa"
    lost = [("automa", -4)] if alone and bots is not None and bots.score >= 4 else []
    return [[*lost, *at.points(2)]]


def festival(at: Moment):
    """1 coin beside another card; then a track, perhaps; then a resource is lost."""
    era = min(max(at.me.income_turns, 1), 4)
    charm = at.gain("coin", 1) if at.me.mat.get(str(era - 1)) else []
    lost = [[("-", at.player, one, 1)] for one in at.me.resources]
    has_none = not charm and not sum(at.me.resources.values())
    return [[*charm, *one] for one in (*lost, *([[]] if has_none else []))]


@dataclass(frozen=True)
class Invented:
    """A card as its owner touches it together, and what it must do."""

    box: str
    name: str
    copies: int
    """So many lie in the deck, each under a name of its own."""
    said: tuple[Any, ...]
    played: Ways | None = None

    def taught(self) -> tuple[Touched, ...]:
        table = a_table(expansions=BOXES)
        names = (f"{self.name} {n}" for n in range(1, self.copies + 1))
        return tuple(teach(table, f"other_{self.box}", name, *self.said) for name in names)


LAID = "when_played"
CARDS_MADE = (
    Invented(
        *("aa", "Harvest Moon", 5),
        (LAID, "gain", "food", 2, "or", "vp", 5, "done"),
        harvest_moon,
    ),
    Invented(
        *("ff", "Toll Road", 5),
        (LAID, "no", "pay", "coin", 1, "gain", "tapestry", 1, "with", "vp", 3, "done"),
        toll_road,
    ),
    Invented(
        *("ff", "Guild Charter", 8),
        ("this_era", "no", "building_gained", "market", "vp", 2, "done"),
    ),
    Invented(
        *("aa", "Quiet Border", 5),
        (LAID, "if", "at_least", "tech_card", 2, "vp", 6, "done"),
        quiet_border,
    ),
    Invented(
        *("ff", "Census", 5),
        (LAID, "no", "vp_per", "income_building", 1, "done"),
        census,
    ),
    Invented(
        *("mm", "Pitfall", 5),
        ("trap", "topple", "then", "gain", "culture", 1, "done"),
    ),
    Invented(
        *("aa", "Good Neighbours", 5),
        (LAID, "who", "neighbours", "gain", "food", 1, "then", "gain", "worker", 1, "done"),
        good_neighbours,
    ),
    Invented(
        *("ff", "Rival Machine", 5),
        (LAID, "no", "who", "automa", "lose", "vp", 4, "then", "vp", 2, "done"),
        rival_machine,
    ),
    Invented(
        *("mm", "Long Road", 2),
        ("continuous", "advanced", "exploration", "vp", 1, "done"),
    ),
    Invented(
        *("ff", "Festival", 6),
        (
            *(LAID, "yes", "left_charm", "gain", "coin", 1),
            *("then", "played", "may", "advance", "any", "no"),
            *("then", "played", "lose", "any_resource", 1, "done"),
        ),
        festival,
    ),
)


@cache
def all_taught() -> tuple[Touched, ...]:
    """Each under every one of its names."""
    return tuple(two for one in CARDS_MADE for two in one.taught())


def run(count: int, seed: int) -> str:
    """Every card did what is written down for it, wherever it was met."""
    made = {two: one for one in CARDS_MADE for two in one.taught()}
    by_card = {two.taught.id: one for two, one in made.items()}
    met: Counter[str] = Counter()
    for case in range(count):
        game = GameWithThem(Random(f"{seed}:{case}"), str(case), tuple(made))
        game.play()
        for entry in game.session.entries:
            met.update(looked_at(entry, by_card))
    least = min(met[one.name] for one in CARDS_MADE)
    touches = max(one.touches for one in made)
    assert count < COUNT or least > 0, f"never met: {met}"
    return f"{sum(met.values())} times met, the rarest {least}; {touches} touches at most"


class GameWithThem(RandomGame):
    """Their deck holds what was taught, and what nobody has read."""

    def __init__(self, chance: Random, seed: str, made: Sequence[Touched]) -> None:
        self.kept = {PREFIX + one.taught.id: as_text(one.taught) for one in made}
        self.chance, self.refused, self.generous = chance, 0, False
        around = Surroundings(facts=self.fact)
        self.session = Session.begin(
            GAME, self.options(), MemoryJournal(), seed=seed, by_app=(DICE, CARDS), around=around
        )

    def options(self) -> Options:
        """All boxes, none of the cards of the base game."""
        options = super().options()
        base = (one.id for one in content.tapestries().values() if not one.unknown)
        variants = replace(options.variants, removed_tapestries=tuple(base))
        return replace(options, expansions=BOXES, variants=variants)

    def fact(self, fact: str):
        if fact.endswith("*"):
            return tuple(self.kept)
        return self.kept.get(fact) or super().fact(fact)

    def switch(self) -> None:
        """The app deals to the end."""

    def nonsense(self, state):
        return self.sensible(state, hurry=False)


# what must have come of it


def looked_at(entry: Any, by_card: dict[str, Invented]) -> Iterator[str]:
    """Every card of ours in a step, once it is found right."""
    state, tables = entry.before, []
    for event in entry.events:
        tables.append(state)
        state = event.apply(state)
    tables.append(state)
    for at, event in enumerate(entry.events):
        if kind(event) == "TapestryPlayed" and event.card in by_card and not event.from_deck:
            one = by_card[event.card]
            if one.played:
                moment = Moment(event.card, event.player, tables[at + 1])
                came = list(rows(entry.events[at + 1 :], event.card))
                ways = one.played(moment)
                assert any(fits(way, came) for way in ways), (
                    f"{event.card}: {came} and not one of {ways}"
                )
                yield one.name
    for card, one in by_card.items():
        if one.name in WAITS:
            happened, each, lasts = WAITS[one.name]
            yield from (one.name for _ in whenever(entry, tables, card, happened, each, lasts))
        elif one.name == "Pitfall":
            yield from (one.name for _ in sprung(entry, tables, card))


def fits(way: Sequence[Row], came: Sequence[Row]) -> bool:
    """All of it in its order, and no other points; what comes of it may stand between."""
    points = [row for row in came if row[0] == "vp"]
    left = iter(came)
    return all(row in left for row in way) and points == [row for row in way if row[0] == "vp"]


def kind(event: Any) -> str:
    return type(event).__name__


def rows(events: Sequence[Any], card: str) -> Iterator[Row]:
    """What moved after it, until the next card is laid."""
    for event in events:
        match kind(event):
            case "TapestryPlayed":
                return
            case "ResourceGained":
                yield "+", event.player, event.resource
            case "ResourcePaid":
                yield "-", event.player, event.resource, event.n
            case "TapestryGained":
                yield "card", event.player
            case "AutomaScored":
                yield "automa", event.counted * event.times
            case "PointsScored" if event.detail == card:
                yield "vp", event.player, event.amount


def whenever(entry, tables, card: str, happened, each: int, lasts: bool) -> Iterator[str]:
    """As many points as it happened while the card lay open."""
    due: Counter[str] = Counter()
    for at, event in enumerate(entry.events):
        player = happened(event)
        if player in tables[at].players and open_there(tables[at].players[player], card, lasts):
            due[player] += each
            yield card
    came: Counter[str] = Counter()
    for event in entry.events:
        if kind(event) == "PointsScored" and event.detail == card:
            came[event.player] += event.amount
    assert came == due, f"{card}: {came} points where {due} are due"


def open_there(me: Any, card: str, lasts: bool) -> bool:
    """Uncovered: on this era's space, or anywhere where it lasts to the end."""
    tops = {int(era): pile[-1] for era, pile in me.mat.items() if pile}
    if lasts:
        return card in tops.values()
    mats = {one.id for one in me.civilizations}
    era = min(me.income_turns, 4) if ERA_FOUR_LASTS in mats else me.income_turns
    return tops.get(era) == card


def a_market(event: Any) -> str:
    came = kind(event) in ("BuildingGained", "BuildingPutAside") and event.building == "market"
    return event.player if came else ""


def an_advance(event: Any) -> str:
    moved = kind(event) == "TokenMoved" and event.track == "exploration"
    return event.owner if moved and event.end == event.start + 1 else ""


WAITS = {"Guild Charter": (a_market, 2, False), "Long Road": (an_advance, 1, True)}
"""What these wait for, what it is worth, and whether they lie to the end."""


def sprung(entry, tables, card: str) -> Iterator[str]:
    """Whoever was conquered and revealed it keeps the territory and gains 1 culture."""
    said = [key for key, one in entry.answers.items() if one.value == card and answers(key)]
    for _ in said:
        names = [(kind(one), one) for one in entry.events]
        gone = [n for n, (name, _) in enumerate(names) if name == "TapestryDiscarded"]
        at = next(n for n in gone if entry.events[n].card == card)
        owner = entry.events[at].player
        toppled = [one for name, one in names if name == "TokenToppled"]
        assert any(one.owner != owner for one in toppled), "the attacker stands"
        assert not any(one.owner == owner for one in toppled), "the owner lies"
        came = (one for name, one in names[at:] if name == "ResourceGained")
        gained = [one for one in came if one.player == owner]
        room = tables[at].players[owner].resources["culture"] < MOST
        assert not room or any(one.resource == "culture" for one in gained), "no culture"
        yield card


def answers(key: str) -> bool:
    return ".response" in key or key.startswith("automa.conquer.trap")
