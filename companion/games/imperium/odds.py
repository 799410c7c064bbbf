"""What the C.I.V.'s next turn may be: each card that can still lie in each slot, each face of its
die, counted.

Nothing is peeked at: Loom's own order is put away first, and of the cards of a lot each lies in
each of its places as often as the others. The cards are turned over one after the other by the
rules, each on the table as those before it left it. Tables that are the same for the rest of the
turn are counted on as one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache

from companion.core.counted import Pieces
from companion.core.step import Facts, Sources, Step, Unanswered, knows_nothing
from companion.games.imperium.cards import UNREST, Card, Pile
from companion.games.imperium.catalogue import alike, card
from companion.games.imperium.content import keys, table
from companion.games.imperium.events.cards import CardTaken
from companion.games.imperium.events.market import MarketCardLeft
from companion.games.imperium.in_loom import laid_out
from companion.games.imperium.odds_of_market import Answered, ways
from companion.games.imperium.options import SOLO
from companion.games.imperium.owned import nameable, strangers_may_be
from companion.games.imperium.places import market_place
from companion.games.imperium.rules.printings import differs
from companion.games.imperium.rules.revealing import next_slot, reveal
from companion.games.imperium.rules.run import GameOver
from companion.games.imperium.rules.setting_aside import FACES, roll
from companion.games.imperium.shares import Odds, faces_of, shares_of
from companion.games.imperium.state import MARKET, Phase, Space, State

NO_ROW, UNKNOWN = "none", "unknown"
"""A card that no row of its table is for; one that nobody has named."""
ROW_DOTS = 2
"""As in `celts.barbarian.4`."""
ONE = Fraction(1)
ON_MARKET = "on market"
"""Rows that put a token there look at the die."""


PHASES = (Phase.YOURS, Phase.CIV_DIE, Phase.CIV_SLOTS, Phase.SOLSTICE)


def may_be_counted(state: State) -> bool:
    """Alone, its cards are known by name, and it has a turn to come."""
    return state.options.mode == SOLO and state.options.names and state.phase in PHASES


@dataclass(frozen=True)
class OfSlot:
    """What may lie in a slot, and what it would come to when its card is turned over."""

    slot: int
    faces: Odds
    """By name; empty for a card that nobody named."""
    rows: Odds
    """By the id of the row; `unrest`, `none` or `unknown`."""


@dataclass(frozen=True)
class MayCome:
    """Of every slot whose card lies face down; and what its whole turn takes."""

    slots: tuple[OfSlot, ...] = ()
    loses: Mapping[int, Fraction] = field(default_factory=dict)
    """By the spaces of the Market: how likely the card that lies there now is taken."""


@dataclass(frozen=True)
class Table:
    """As it may come to lie in its turn."""

    state: State
    odd: Fraction = ONE
    lost: frozenset[int] = frozenset()
    """The spaces whose cards were taken."""
    over: bool = False

    @property
    def slot(self) -> int | None:
        """Which is turned over next."""
        return None if self.over else next_slot(self.state.civ)

    @property
    def like(self) -> Hashable:
        """Of two tables with the same nothing is different for the rest of the turn."""
        return self.lost, self.over, as_it_goes_on(self.state)


def may_come(state: State, facts: Facts = knows_nothing) -> Pieces[MayCome]:
    """As somebody knows the table now."""
    blind = replace(state, civ=laid_out(state.civ))
    counting = _Counting(facts)
    for begins, orders in as_one(rolled(blind, facts)):
        yield from counting.play(begins, orders)
    faces = faces_of_slots(blind)
    slots = tuple(OfSlot(at, may_lie, counting.rows_of(at)) for at, may_lie in faces.items())
    return MayCome(slots, counting.loses)


def faces_of_slots(state: State) -> Mapping[int, Odds]:
    """What may lie in each slot whose card lies face down."""
    civ, first = laid_out(state.civ), _begins(state)
    shares, lie = shares_of(civ), enumerate(civ.slots, 1)
    found = {at: faces_of(one, shares) for at, one in lie if one and at >= first}
    return {at: faces for at, faces in found.items() if faces}


def _begins(state: State) -> int:
    """Those before it have been turned over."""
    return state.civ.at_slot if state.phase is Phase.CIV_SLOTS else 1


def rolled(state: State, facts: Facts) -> Iterator[Table]:
    """With the die that lies there, or each of its faces: one card may be set aside."""
    if state.phase is Phase.CIV_SLOTS:
        yield Table(state)
        return
    state = replace(state, phase=Phase.CIV_DIE, civ=replace(state.civ, at_slot=1))
    for face in FACES:
        step: Step[State] = Step(state, Sources({"die": face}, {}, facts))
        roll(step)
        yield Table(replace(step.state, phase=Phase.CIV_SLOTS), Fraction(1, len(FACES)))


def as_one(tables: Iterable[Table]) -> Iterator[tuple[Table, list[tuple[int, ...]]]]:
    """The faces that leave the same cards in slots, and which slots those are after each."""
    groups: dict[Hashable, tuple[Table, list[tuple[int, ...]]]] = {}
    for one in tables:
        civ = one.state.civ
        slots = tuple(at for at, lies in enumerate(civ.slots, 1) if lies and at >= civ.at_slot)
        die = civ.die if ON_MARKET in _said(civ.nation) else 0
        like = die, tuple(_in_slot(civ.slots[at - 1]) for at in slots)
        first, orders = groups.setdefault(like, (replace(one, odd=Fraction(0)), []))
        groups[like] = replace(first, odd=first.odd + one.odd), [*orders, slots]
    yield from groups.values()


def _in_slot(card: Card | None) -> Hashable:
    return card and (card.name, card.shows, card.lacks, card.at_card, card.lot)


Came = tuple[Fraction, str, Table]
"""How likely, which row it was, the table after it."""


class _Counting:
    """What a turn comes to, over every way that it can go."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._rows: dict[int, dict[str, Fraction]] = {}
        self._orders: list[tuple[int, ...]] = []
        """The slots that are turned over, with each face of the die that comes to the same."""
        self.loses: dict[int, Fraction] = {}

    def rows_of(self, slot: int) -> Odds:
        """Where its card is turned over."""
        rows = self._rows.get(slot, {})
        met = sum(rows.values(), Fraction(0))
        return {row: odd / met for row, odd in rows.items()}

    def play(self, begins: Table, orders: list[tuple[int, ...]]) -> Pieces[None]:
        """To the end of the turn, a slot at a time."""
        self._orders, tables = orders, [begins]
        while tables:
            after: dict[Hashable, Table] = {}
            for one in tables:
                if one.slot is None:
                    self._ends(one)
                    yield
                    continue
                for way in (yield from self._turned_over(one, one.slot)):
                    like = way.like
                    before = after.get(like)
                    after[like] = replace(way, odd=way.odd + before.odd) if before else way
                    yield
            tables = [*after.values()]

    def _ends(self, at: Table) -> None:
        for space in at.lost:
            self.loses[space] = self.loses.get(space, Fraction(0)) + at.odd

    def _turned_over(self, at: Table, slot: int) -> Pieces[list[Table]]:
        """Every card that may lie there, of those that come to the same one."""
        found = []
        lies = at.state.civ.slots[slot - 1]
        assert lies is not None
        for name, odd in one_of_a_kind(named(at.state, lies)).items():
            for share, row, after in (yield from self._came(at.state, slot, name)):
                odds = share * odd * at.odd
                self._met(slot, row, odds)
                found.append(replace(after, odd=odds, lost=at.lost | after.lost))
        return found

    def _came(self, state: State, slot: int, name: str) -> Pieces[list[Came]]:
        """What this card comes to there: the row, and the table after it."""
        if not name:
            return [(ONE, UNKNOWN, Table(_passed(state, slot)))]
        said = {f"slot.{slot}.card": as_listed(state, slot, name)}
        last = next_slot(_passed(state, slot).civ) is None
        ways = yield from resolved(state, slot, said, self._facts, fills=not last)
        if last and any(len([*taken(step)]) > 1 for _, step, _ in ways):
            ways = yield from resolved(state, slot, said, self._facts)
        return [
            (
                share,
                UNREST if name == UNREST else _row_met(step),
                Table(step.state, lost=frozenset(taken(step)), over=over),
            )
            for share, step, over in ways
        ]

    def _met(self, slot: int, row: str, odd: Fraction) -> None:
        """In its place of each order."""
        at = self._orders[0].index(slot)
        for order in self._orders:
            rows = self._rows.setdefault(order[at], {})
            rows[row] = rows.get(row, Fraction(0)) + odd / len(self._orders)


def _passed(state: State, slot: int) -> State:
    """Nobody can say what its card is."""
    return replace(state, civ=replace(state.civ, at_slot=slot + 1))


# which card it may be


def named(state: State, lies: Card) -> Odds:
    """One that nobody named is one of those that nobody has seen, each as likely as the others."""
    faces = dict(faces_of(lies, shares_of(state.civ)))
    odd = faces.pop("", None)
    if odd is None:
        return faces or {"": ONE}
    may_be = [one for one in strangers_may_be(state) if _fits(lies, one)]
    for one in may_be or [""]:
        faces[one] = faces.get(one, Fraction(0)) + odd / max(1, len(may_be))
    return faces


def _fits(lies: Card, name: str) -> bool:
    """What was seen of it when it came."""
    shows = card(name).shows
    return {*lies.shows} <= {*shows} and {*lies.lacks}.isdisjoint(shows)


def one_of_a_kind(faces: Odds) -> Odds:
    """Cards that come to the same in a turn are counted as one of them."""
    first: dict[Hashable, str] = {}
    odds: dict[str, Fraction] = {}
    for name, odd in faces.items():
        one = first.setdefault(kind_of(name), name)
        odds[one] = odds.get(one, Fraction(0)) + odd
    return odds


def kind_of(name: str) -> Hashable:
    """What a turn asks of a card: what it shows, what it is worth."""
    if name in ("", UNREST):
        return name
    facts = card(name)
    return facts.shows, facts.civ, facts.categories, name if differs(facts) else ""


def as_listed(state: State, slot: int, name: str) -> str:
    """Of cards that nobody can tell apart one is listed."""
    listed = () if name == UNREST else nameable(state, slot)
    same = (one for one in listed if name not in listed and alike(one) == alike(name))
    return next(same, name)


# what it comes to


def resolved(
    state: State, slot: int, said: Answered, facts: Facts, *, fills: bool = True
) -> Pieces[list[tuple[Fraction, Step[State], bool]]]:
    """The card that was said is turned over there: every way that it can go, and its chance.

    `fills`: it counts what comes to an empty space of the Market.
    """
    yield
    step: Step[State] = Step(state, Sources(said, {}, facts))
    try:
        reveal(step, slot, asks_expected=False)
    except GameOver:
        return [(ONE, step, True)]
    except Unanswered as asked:
        found = []
        for odd, before, more in ways(state, step, asked.question, fills=fills):
            answers = {**said, **more}
            below = yield from resolved(before, slot, answers, facts, fills=fills)
            found += [(odd * share, at, over) for share, at, over in below]
        return found
    return [(ONE, step, False)]


def _row_met(step: Step[State]) -> str:
    for mark in step.marks:
        for why in getattr(mark.what, "whys", ()):
            for at in why.remaining:
                if at.count(".") == ROW_DOTS:
                    return str(at)
    return NO_ROW


def taken(step: Step[State]) -> Iterator[int]:
    """The spaces of the Market whose cards left it."""
    places = {market_place(slot): slot for slot in range(1, MARKET + 1)}
    for event in step.events:
        if isinstance(event, MarketCardLeft):
            yield event.slot
        elif isinstance(event, CardTaken) and event.source in places:
            yield places[event.source]


# what is the same for the rest of the turn


def as_it_goes_on(state: State) -> tuple[Hashable, ...]:
    """What the rules look at in a turn; of a card that lies somewhere no more than its rows say."""
    civ, market, of = state.civ, state.market, _spoken_of(state.civ.nation)
    piles = tuple(_in_any_order(civ.pile(pile), of) for pile in Pile if pile is not Pile.DECK)
    unseen = Counter((kind_of(one.name), one.lots) for one in civ.unseen)
    exiled = Counter((card(one).categories, card(one).civ) for one in state.exiled)
    return (
        frozenset(unseen.items()),
        tuple(_as_spoken_of(one, of) for one in civ.deck),
        tuple((kind_of(one.name), one) for one in civ.slots if one),
        piles, frozenset(exiled.items()), civ.tokens, civ.side,
        civ.journey, civ.unrest, civ.strangers, tuple(sorted(civ.strange)),
        tuple(map(_space, market.spaces)), tuple(sorted(market.small.items())), market.unrest,
        market.main, market.king_turned, market.civ_met_king, state.you, state.ending,
    )  # fmt: skip


@cache
def _spoken_of(nation: str) -> frozenset[str]:
    """What its rows may look for on a card."""
    return frozenset((UNREST, *(one for one in keys() if one in _said(nation))))


@cache
def _said(nation: str) -> str:
    """Its rows as they are written."""
    return " ".join(repr((one.then, one.english, one.doubts)) for _, one in table(nation).rows())


def _in_any_order(cards: Iterable[Card], of: frozenset[str]) -> Hashable:
    return frozenset(Counter(_as_spoken_of(one, of) for one in cards).items())


def _as_spoken_of(one: Card, of: frozenset[str]) -> Hashable:
    if one.name:
        return one.name == UNREST or of & {*card(one.name).shows}
    return of & {*one.shows}, of & {*one.lacks}, one.at_card, one.lot


def _space(space: Space) -> Hashable:
    worth = card(space.card).civ if space.card else None
    return worth, space.categories, space.tokens, space.under, space.gone
