"""What the C.I.V.'s next cards may be, against cards laid out at random, all deals, and the truth.

The truth is what Loom keeps: of all cards of which it was said so often, so many must be there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from math import sqrt
from random import Random

from companion.core.counted import whole
from companion.core.step import Facts
from companion.games.imperium.catalogue import alike
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.in_loom import is_unnamed
from companion.games.imperium.lots import NOWHERE
from companion.games.imperium.odds import MayCome, faces_of_slots, may_come
from companion.games.imperium.rules.naming import is_card
from companion.games.imperium.shares import shares_of
from companion.games.imperium.state import Civ, Phase, State
from tests.soak import imperium as games
from tests.soak.imperium_named import Tally, begun, carried_out

NAME = "odds of the C.I.V.'s next cards"
COUNT = 200
FIRST = 1
DRAWS = 100_000
OUTSIDE = 0.005
"""So many of all odds may lie outside three standard errors; none outside five."""
FEW, SMALL, TRIES = 3, 6, 2_000
"""Of few odds so many may lie outside; so many hidden cards are laid out in every order."""


def run(count: int, seed: int) -> str:
    """Of positions from whole games; draws fall with few of them."""
    draws = DRAWS if count > FIRST else 4_000
    compared = beyond = exact = skipped = 0
    truth = Truth()
    for case, (state, facts) in zip(range(count), positions(seed, truth), strict=False):
        shares = shares_of(state.civ)
        exact += enumerated(state.civ, shares)
        met = simulated(state.civ, draws, Random(f"{seed}:{case}"))
        if met is None:
            skipped += 1
            continue
        adds_up(whole(may_come(state, facts)))
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
    return f"{compared} odds, {beyond} beyond three errors; {exact} exact; {truth.told()}"


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
