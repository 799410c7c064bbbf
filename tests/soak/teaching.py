"""Invented tapestries, taught through the form, in random whole games: what three soaks share.

Somebody who knows the game and not the code makes the cards up and writes down, card by card, what
must lie on the table afterwards: it is compared with the events of every step in which one is
played, waits for something, or is sprung.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any

from companion.core.chance import CARDS, DICE
from companion.core.journal import MemoryJournal
from companion.core.session import Session, Surroundings
from companion.games.tapestry import content
from companion.games.tapestry.game import GAME
from companion.games.tapestry.options import Options
from companion.games.tapestry.standing import Copied
from companion.games.tapestry.teaching.checking import as_text
from companion.games.tapestry.teaching.kept import PREFIX
from tests.soak.tapestry_humans import RandomGame
from tests.tapestry.makers import a_table
from tests.tapestry.teaching.by_hand import Touched, teach

WHOLE = 1_000
"""So many games meet every card."""
BOXES = ("MM", "AA", "FF")
MOST = 8
"""Of each resource."""
ERA_FOUR_LASTS = "elder_ones"
LAID, ERA, LASTS, NOW = "when_played", "this_era", "continuous", "in_force"
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


@dataclass(frozen=True)
class Happening:
    """What a card that lies open waits for, and what it is worth each time."""

    happened: Callable[[Any, Any], Iterable[str]]
    """The people for whom an event, at its table, is one."""
    each: int
    afterwards: bool = False
    """The card must still lie open once it has happened: another may cover it."""


@dataclass(frozen=True)
class CardsMade:
    """The invented cards of one soak."""

    cards: tuple[Invented, ...]

    @cached_property
    def made(self) -> Mapping[str, Invented]:
        """By the id of each name that a card has."""
        return {two.taught.id: one for one in self.cards for two in one.taught()}

    @cached_property
    def taught(self) -> tuple[Touched, ...]:
        """Each under every one of its names."""
        return tuple(two for one in self.cards for two in one.taught())

    def games(self, count: int, seed: int, looked_at: LookedAt) -> str:
        """Every card did what is written down for it, wherever it was met."""
        met: Counter[str] = Counter()
        for case in range(count):
            game = GameWithThem(Random(f"{seed}:{case}"), str(case), self.taught)
            game.play()
            for entry in game.session.entries:
                met.update(looked_at(entry, tables_of(entry)))
        least = min(met[one.name] for one in self.cards)
        assert count < WHOLE or least > 0, f"never met: {met}"
        touches = max(one.touches for one in self.taught)
        return f"{sum(met.values())} times met, the rarest {least}; {touches} touches at most"

    def ids(self, name: str) -> list[str]:
        """Of every copy of it."""
        return [card for card, one in self.made.items() if one.name == name]

    def in_force(self, me: Any, name: str) -> list[str]:
        """The cards of this name that lie open, and those that a copy stands for."""
        cards = self.ids(name)
        found = [card for card in cards if open_there(me, card, LASTS in self.made[card].said)]
        copies = (one for one in me.standing if isinstance(one, Copied))
        copied = (one.card for one in copies if open_there(me, one.by, False))
        return [*found, *(card for card in copied if card in cards)]

    def laid(self, entry: Any, tables: Sequence[Any]) -> Iterator[Laid]:
        """Every card of ours that was laid from a hand, once what came of it is found right."""
        for at, event in enumerate(entry.events):
            one = self.made.get(event.card) if kind(event) == "TapestryPlayed" else None
            if one is None or event.from_deck:
                continue
            moment = Moment(event.card, event.player, tables[at + 1])
            laid = Laid(one.name, moment, entry.events[at + 1 :])
            if one.played:
                ways = one.played(moment)
                assert any(fits(way, laid.came) for way in ways), (
                    f"{event.card}: {laid.came} and not one of {ways}"
                )
            yield laid

    def whenever(
        self, entry: Any, tables: Sequence[Any], name: str, waits: Happening
    ) -> Iterator[str]:
        """As many points as it happened while the card lay open, and for each its own."""
        due: Due = Counter()
        for at, event in enumerate(entry.events):
            people = tables[at + waits.afterwards].players
            for player in waits.happened(event, tables[at]):
                for card in self.in_force(people[player], name) if player in people else ():
                    if getattr(event, "card", "") != card:
                        due[player, card] += waits.each
                        yield name
        self.came_as_due(entry, name, due)

    def came_as_due(self, entry: Any, name: str, due: Due) -> None:
        """By whom and by which card: not a point more, not one less."""
        came: Due = Counter()
        for event in entry.events:
            if kind(event) == "PointsScored" and event.detail in self.ids(name):
                came[event.player, event.detail] += event.amount
        assert came == due, f"{name}: {came} where {due} are due"

    def sprung(self, entry: Any, tables: Sequence[Any], name: str) -> Iterator[str]:
        """Whoever was conquered and revealed it keeps the territory and gains 1 culture."""
        for card in self.ids(name):
            yield from (name for _ in sprung(entry, tables, card))


@dataclass(frozen=True)
class Laid:
    """A card came down, and what moved after it."""

    name: str
    moment: Moment
    after: Sequence[Any]

    @property
    def came(self) -> list[Row]:
        return list(rows(self.after, self.moment.card))


Due = Counter[tuple[str, str]]
"""Points by person and card."""
LookedAt = Callable[[Any, Sequence[Any]], Iterator[str]]


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


def tables_of(entry: Any) -> list[Any]:
    """The table before each event of a step, and after the last."""
    tables = [entry.before]
    for event in entry.events:
        tables.append(event.apply(tables[-1]))
    return tables


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


def open_there(me: Any, card: str, lasts: bool) -> bool:
    """Uncovered: on this era's space, or anywhere where it lasts to the end."""
    tops = {int(era): pile[-1] for era, pile in me.mat.items() if pile}
    if lasts:
        return card in tops.values()
    mats = {one.id for one in me.civilizations}
    era = min(me.income_turns, 4) if ERA_FOUR_LASTS in mats else me.income_turns
    return tops.get(era) == card


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
