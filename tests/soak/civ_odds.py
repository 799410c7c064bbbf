"""What the C.I.V.'s next cards may be, against cards laid out at random, all deals, and the truth.

The truth is what Loom keeps: of all cards of which it was said so often, so many must be there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from math import sqrt
from random import Random

from companion.core.counted import Counted
from companion.core.step import Facts, Sources, Step, Unanswered
from companion.games.imperium.catalogue import alike, card
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.in_loom import is_unnamed, laid_out
from companion.games.imperium.lots import NOWHERE
from companion.games.imperium.odds import (
    MayCome,
    as_listed,
    faces_of_slots,
    may_come,
    named,
    taken,
)
from companion.games.imperium.odds_of_market import in_main_deck, ways
from companion.games.imperium.owned import left_on_the_way
from companion.games.imperium.places import small_deck
from companion.games.imperium.rules.naming import is_card
from companion.games.imperium.rules.refilling import market_categories
from companion.games.imperium.rules.revealing import next_slot, reveal
from companion.games.imperium.rules.run import GameOver
from companion.games.imperium.rules.setting_aside import roll
from companion.games.imperium.shares import shares_of
from companion.games.imperium.state import SMALL_DECKS, Civ, Phase, State
from tests.soak import imperium as games
from tests.soak.imperium_named import Tally, begun, carried_out

NAME = "odds of the C.I.V.'s next cards"
COUNT = 200
FIRST = 1
DRAWS = 100_000
OUTSIDE = 0.005
"""So many of all odds may lie outside three standard errors; none outside five."""
PLAYED, LONG = 60, 4_000
"""Whole turns from each position; pieces after which counting one takes too long here."""
FEW, SMALL, TRIES = 3, 6, 2_000
"""Of few odds so many may lie outside; so many hidden cards are laid out in every order."""


def run(count: int, seed: int) -> str:
    """Of positions from whole games; draws fall with few of them."""
    draws = DRAWS if count > FIRST else 4_000
    compared = beyond = exact = skipped = 0
    truth, turns = Truth(), Turns()
    for case, (state, facts) in zip(range(count), positions(seed, truth), strict=False):
        shares = shares_of(state.civ)
        exact += enumerated(state.civ, shares)
        met = simulated(state.civ, draws, Random(f"{seed}:{case}"))
        if met is None:
            skipped += 1
            continue
        if (found := counted(state, facts)) is not None:
            adds_up(found)
            turns.see(found, state, facts, Random(f"{seed}:{case}:turn"))
        for lot, faces in shares.items():
            for name in faces.keys() | met[lot].keys():
                odd = float(faces.get(name, Fraction(0)))
                error = sqrt(max(odd * (1 - odd), 1e-12) / draws)
                off = abs(met[lot][name] / draws - odd)
                sigmas = off / error if off > 1e-9 else 0.0
                compared, beyond = compared + 1, beyond + (sigmas > 3)
                assert sigmas <= 5, (case, lot, name, odd, met[lot][name] / draws)
    assert beyond <= max(FEW, OUTSIDE * compared), (beyond, compared)
    assert skipped <= count / 10, skipped
    found = f"{compared} odds, {beyond} beyond three errors; {exact} exact"
    return f"{found}; {truth.told()}; {turns.told()}"


class Truth:
    """Of the cards that were turned over: how often what was said so likely was there."""

    def __init__(self) -> None:
        self.cards = 0
        self.off = self.spread = 0.0

    def see(self, state: State, slot: int, facts: Facts) -> None:
        """Before a card is turned over: what was said of it, and what Loom knows it to be."""
        lies = state.civ.slots[slot - 1]
        said = faces_of_slots(state).get(slot)
        if lies is None or said is None:
            return
        there = _like(state.civ.faces[lies.id])
        odds: Counter[object] = Counter()
        for name, odd in said.items():
            odds[_like(name)] += odd
        assert odds[there] > 0, (there, said)
        self.cards += 1
        for one, odd in odds.items():
            self.off += float(odd) * ((one == there) - float(odd))
            self.spread += float(odd) ** 3 * (1 - float(odd))

    def told(self) -> str:
        """The likelier a card was said to be, the more often it came: no more, no less."""
        sigmas = self.off / sqrt(self.spread) if self.spread else 0.0
        assert abs(sigmas) <= 5, sigmas
        return f"{self.cards} cards turned over, off by {sigmas:.1f} errors"


class Turns:
    """Of whole turns that were played: how often the Market lost what was said so likely."""

    def __init__(self) -> None:
        self.turns = self.cards = 0
        self.off = self.spread = 0.0

    def see(self, found: MayCome, state: State, facts: Facts, random: Random) -> None:
        """Some turns from there, with every hidden card dealt; each odd is compared."""
        lost: Counter[int] = Counter()
        for _ in range(PLAYED):
            lost.update(played(state, facts, random))
        self.turns += PLAYED
        for space in found.loses.keys() | lost.keys():
            odd = float(found.loses.get(space, Fraction(0)))
            off, spread = lost[space] - PLAYED * odd, PLAYED * odd * (1 - odd)
            assert abs(off) <= 5 * sqrt(spread) + 1e-9, (space, odd, lost[space])
            self.cards, self.off, self.spread = self.cards + 1, self.off + off, self.spread + spread

    def told(self) -> str:
        sigmas = self.off / sqrt(self.spread) if self.spread else 0.0
        assert abs(sigmas) <= 5, sigmas
        return f"{self.turns} turns, {self.cards} Market cards off by {sigmas:.1f} errors"


def counted(state: State, facts: Facts) -> MayCome | None:
    """None where it takes long: the soak goes on."""
    counting = Counted((), may_come(state, facts))
    for _ in range(LONG):
        if not counting.piece():
            return counting.found
    return None


def played(state: State, facts: Facts, random: Random) -> set[int]:
    """A turn: hidden cards and the small decks are dealt, and everything is named as it comes."""
    state = replace(state, civ=laid_out(state.civ))
    if state.phase is not Phase.CIV_SLOTS:
        step: Step[State] = Step(
            replace(state, phase=Phase.CIV_DIE, civ=replace(state.civ, at_slot=1)),
            Sources({"die": random.choice("123456")}, {}, facts),
        )
        roll(step)
        state = replace(step.state, phase=Phase.CIV_SLOTS)
    state = dealt_market(state, random)
    lost: set[int] = set()
    while (slot := next_slot(state.civ)) is not None:
        name = drawn(state, slot, random)
        said = {f"slot.{slot}.card": as_listed(state, slot, name)}
        while True:
            step = Step(state, Sources(said, {}, facts))
            try:
                reveal(step, slot, asks_expected=False)
            except GameOver:
                return lost | {*taken(step)}
            except Unanswered as asked:
                said[asked.question.key] = drawn_for(step.state, asked.question, random)
                continue
            break
        lost |= {*taken(step)}
        state = step.state
    return lost


def drawn(state: State, slot: int, random: Random) -> str:
    """The card that lies there, out of what it may be."""
    odds = named(state, state.civ.slots[slot - 1])
    return random.choices([*odds], [float(odd) for odd in odds.values()])[0]


def dealt_market(state: State, random: Random) -> State:
    """Each card of the Market that nobody named is one of its kind."""
    for at, space in enumerate(state.market.spaces):
        if space.categories and not space.card and not space.gone:
            name = one_of(state, space.categories[:1], random)
            spaces = list(state.market.spaces)
            spaces[at] = replace(space, card=name, categories=market_categories(card(name)))
            state = replace(state, market=replace(state.market, spaces=tuple(spaces)))
    return state


def one_of(state: State, kinds: tuple[str, ...], random: Random) -> str:
    return random.choice([*left_on_the_way(state, kinds).elements()])


def drawn_for(state: State, question, random: Random):
    """What comes to the Market is named at once, out of all that may come."""
    if question.key.endswith(".refill"):
        kinds = tuple(one for one in SMALL_DECKS if small_deck(one) in question.places)
        if not kinds:
            there = in_main_deck(state)
            kinds = tuple(random.choices([*there], [*there.values()])) if there else ()
        if kinds:
            return one_of(state, kinds, random)
    ((_, _, more),) = ways(state, Step(state, Sources()), question, fills=False)
    return more[question.key]


def _like(name: str) -> object:
    """Cards that nobody can tell apart are one."""
    if is_unnamed(name):
        return ""
    return alike(name) if is_card(name) else name


def positions(seed: int, truth: Truth) -> Iterator[tuple[State, Facts]]:
    """Moments of whole games in which Loom keeps the deck."""
    for game in range(10_000):
        random = Random(f"{seed}:{game}:position")
        session, real = begun(game, random, f"{seed}:{game}", in_loom=True)
        tally = Tally()
        while session.state.phase not in (Phase.SCORING, Phase.OVER):
            for command in games.commands(session.state, random):
                if session.why_not(command) is not None:
                    continue
                facts = session.around.facts
                if isinstance(command, RevealSlot):
                    truth.see(session.state, command.slot, facts)
                    if random.random() < 0.05:
                        yield session.state, facts
                carried_out(session, command, real, tally, lambda text: text.key)
            if session.state.collapsed:
                break


def adds_up(found: MayCome) -> None:
    """Each card is something and comes to something."""
    for one in found.slots:
        assert sum(one.faces.values()) == sum(one.rows.values()) == 1, one
    assert all(0 < odd <= 1 for odd in found.loses.values()), found.loses


def simulated(civ: Civ, draws: int, random: Random) -> dict[int, Counter[str]] | None:
    """The hidden faces laid out at random till they fit; the first card of each lot is looked at.

    None where they hardly ever fit.
    """
    found = {card.lot: Counter[str]() for card in civ.cards() if not card.name}
    for faces, room in together(civ):
        tried = 0
        for _ in range(draws):
            random.shuffle(faces)
            while not all(lot in face.lots for face, lot in zip(faces, room, strict=True)):
                random.shuffle(faces)
                tried += 1
                if tried > TRIES + draws * 20:
                    return None
            for at, lot in enumerate(room):
                if lot != NOWHERE and (at == 0 or room[at - 1] != lot):
                    found[lot][faces[at].name] += 1
    return found


def together(civ: Civ):
    """Faces and the lots they share, apart from all others: one place for each face."""
    cards = Counter(card.lot for card in civ.cards() if not card.name)
    spare = len(civ.unseen) - cards.total()
    left, parts = list(civ.unseen), []
    while left:
        faces, lots = [], set(left[0].lots)
        while more := [one for one in left if one.lots & lots]:
            faces += more
            left = [one for one in left if one not in more]
            lots = lots.union(*(one.lots for one in more))
        room = [lot for lot in sorted(lots) for _ in range(cards[lot])]
        if NOWHERE in lots:
            room = [NOWHERE] * spare + room
        parts.append((faces, room))
    return parts


def enumerated(civ: Civ, shares) -> int:
    """Every order of a few faces on as few cards: exactly."""
    parts = [one for one in together(civ) if 1 < len(one[0]) <= SMALL]
    for faces, room in parts:
        fits = [
            deal
            for deal in permutations(faces)
            if all(lot in face.lots for face, lot in zip(deal, room, strict=True))
        ]
        for lot in {*room} - {NOWHERE}:
            names = Counter(deal[room.index(lot)].name for deal in fits)
            assert {one: Fraction(n, len(fits)) for one, n in names.items()} == dict(shares[lot])
    return len(parts)
