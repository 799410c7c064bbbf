"""A table with real cards: every number the app keeps has a face, and what is asked has an answer.

It knows no rule. It lays out the boxes, follows the events of the app by the numbers of its cards,
and answers what is asked by what lies there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from copy import copy
from random import Random
from typing import Any

from companion.core.question import Choice, Question
from companion.core.session import Session
from companion.core.step import Sources, Step, Unanswered
from companion.games.imperium import in_loom
from companion.games.imperium.cards import UNREST, Card
from companion.games.imperium.catalogue import COMMON, CardFacts, alike, card, cards_of
from companion.games.imperium.events.cards import CardTaken, DeckShuffled
from companion.games.imperium.events.keeping import CivDeckLaidOut, CivDeckPutAway
from companion.games.imperium.events.market import SpaceRefilled
from companion.games.imperium.events.seen import CardSeen
from companion.games.imperium.in_loom import UNNAMED, is_unnamed
from companion.games.imperium.options import Options
from companion.games.imperium.owned import MARKET_KINDS
from companion.games.imperium.places import EXILE, FAME_DECK, MAIN_DECK, MAIN_PILE
from companion.games.imperium.rules.choosing import best_space
from companion.games.imperium.rules.civ_cards import unnamed
from companion.games.imperium.rules.naming import is_card
from companion.games.imperium.rules.unrest import EMPTY, MANY
from companion.games.imperium.state import SMALL_DECKS, State
from tests.imperium.makers import at_random

FAME_LEFT = 6


class RealTable:
    """The cards of both sides by their faces."""

    def __init__(self, options: Options, seed: str) -> None:
        self.seed = seed
        self.chance = Random(seed)
        self.nation, self.names = options.opponent, options.names
        self.small: dict[str, list[str]] = {}
        self._common(options)
        self.faces: dict[int, str] = {}
        """Of each numbered card of the C.I.V. its face."""

    def _common(self, options: Options) -> None:
        owner = f"common_{options.box}"
        alone = [one for one in cards_of(owner) if one.copies and not one.players]
        piles = {kind: self._mixed(alone, kind) for kind in MARKET_KINDS}
        piles["tributary"] = self._named_apart(options, piles["tributary"])
        for kind in SMALL_DECKS:
            self.small[kind], piles[kind] = piles[kind][:6], piles[kind][6:]
        rest = [one for kind in MARKET_KINDS for one in piles[kind]]
        self.chance.shuffle(rest)
        self.main = rest
        first = [self.small[kind].pop() for kind in SMALL_DECKS]
        self.market = [*first, self.main.pop(), self.main.pop()]
        self.fame = self._mixed(alone, "fame")[:FAME_LEFT]

    def _named_apart(self, options: Options, tributaries: list[str]) -> list[str]:
        """A Tributary named like a nation in play is replaced by one of the other box."""
        (other,) = (one for one in COMMON if one != f"common_{options.box}")
        spare = [one.id for one in cards_of(other) if one.kind == "tributary" and not one.players]
        self.chance.shuffle(spare)
        spare = [one for one in spare if card(one).name not in options.nations]
        twice = [one for one in tributaries if card(one).name in options.nations]
        return [spare.pop() if one in twice else one for one in tributaries]

    def _mixed(self, cards: Iterable[CardFacts], kind: str) -> list[str]:
        found = [one.id for one in cards if one.kind == kind for _ in range(one.copies)]
        self.chance.shuffle(found)
        return found

    def begin(self, state: State) -> None:
        """Give each card of the C.I.V. its face. Solo booklet, "Mise en place de la C.I.V."."""
        civ, own = state.civ, [one for one in cards_of(self.nation) if one.copies]
        starting = self._own(own, "starting")
        self.faces |= zip((one.id for one in (*civ.slots, *civ.deck) if one), starting, strict=True)
        below = sorted(self._own(own, "development"), key=_in_dynasty)
        if civ.quests:
            graal = [one for one in below if card(one).name == "graal"]
            below = [one for one in below if one not in graal]
            self.chance.shuffle(below)
            self.faces |= zip((one.id for one in civ.quests), below + graal, strict=True)
            below = []
        if not civ.dynasty:
            below = []
        dynasty = [*self._own(own, "nation"), *self._own(own, "accession"), *below]
        self.faces |= zip((one.id for one in civ.dynasty), dynasty, strict=True)

    def _own(self, cards: Iterable[CardFacts], kind: str) -> list[str]:
        found = [one for one in cards if one.kind == kind]
        faces = [_face(one) for one in found for _ in range(one.copies)]
        self.chance.shuffle(faces)
        return faces

    def follow(self, before: State, events: Iterable[Any]) -> None:
        """What the events of the app do to the cards."""
        for event in events:
            self._event(before, event)
            before = event.apply(before)

    def _event(self, before: State, event: Any) -> None:
        match event:
            case CardTaken():
                self.faces[event.card.id] = self._taken(before, event)
            case SpaceRefilled():
                pile = self.small[event.deck] if event.deck else self.main
                came = pile.pop()
                assert not event.card or event.card == came, (event, came)
                self.market[event.slot - 1] = came
            case DeckShuffled():
                self._shuffled([one.id for one in before.civ.discard])
            case CardSeen():
                self._swapped(before, event)
            case CivDeckPutAway():
                self._put_away(before, event.faces)
            case CivDeckLaidOut():
                self._laid_out(before)

    def _taken(self, before: State, event: CardTaken) -> str:
        place, _, what = event.source.partition(":")
        if event.card.name == UNREST:
            return UNREST
        if place == "market":
            return self.market[int(what) - 1]
        if event.source in (MAIN_DECK, MAIN_PILE):
            return self._searched(event)
        if place == "deck":
            return self.small[what].pop()
        if event.source == FAME_DECK:
            return self.fame.pop()
        assert event.source == EXILE, event
        return event.card.name or self._searched(event)

    def _searched(self, event: CardTaken) -> str:
        found = self.found(event.card.shows)
        if not found and not self.names and self.main:
            found = self.main[-1]  # whoever names no card may err
        assert found
        self.main.remove(found)
        return found

    def found(self, kinds: Sequence[str]) -> str:
        """The first card of the Main deck of one of these kinds."""
        cards = reversed(self.main)
        return next((one for one in cards if {*kinds} & {*card(one).categories}), "")

    def _shuffled(self, ids: list[int]) -> None:
        faces = [self.faces[one] for one in sorted(ids)]
        Random(f"{self.seed}:{sorted(ids)}").shuffle(faces)
        self.faces |= zip(sorted(ids), faces, strict=True)

    def _swapped(self, before: State, event: CardSeen) -> None:
        """Whoever looks takes one of the cards that fit; which number it had nobody knows."""
        unnamed = [one.id for one in before.civ.discard if not one.name]
        assert event.card in unnamed, f"its face lies in sight: {event}"
        wanted = event.name or event.shows
        other = next(one for one in unnamed if self._fits(one, wanted))
        mine, its = self.faces[event.card], self.faces[other]
        self.faces |= {event.card: its, other: mine}

    def _fits(self, number: int, wanted: str) -> bool:
        face = self.faces[number]
        if not is_card(wanted):
            return wanted in _shows(face)
        return face != UNREST and alike(face) == alike(wanted)

    def face(self, state: State, one: Card) -> str:
        """What lies there: where Loom keeps the deck as it says, but for what came face down."""
        if not state.civ.kept:
            return self.faces[one.id]
        shown = in_loom.face(state.civ, one)
        return self.faces[int(shown.removeprefix(UNNAMED))] if is_unnamed(shown) else shown

    def _put_away(self, state: State, faces: Sequence[str]) -> None:
        """What is not of its nation goes on the heap, what nobody named face down in any order."""
        cards = in_loom.in_order(state.civ.cards())
        shown = {one.id: face for one, face in zip(cards, faces, strict=True)}
        named = Counter(face for face in shown.values() if not is_unnamed(face))
        left = Counter(self.faces[one.id] for one in cards)
        for face in named.elements():
            same = (one for one in left if left[one] and _alike(one) == _alike(face))
            left[next(same)] -= 1
        heap = sorted(left.elements())
        self.chance.shuffle(heap)
        self.faces |= zip((at for at, face in shown.items() if is_unnamed(face)), heap, strict=True)

    def _laid_out(self, state: State) -> None:
        """What nobody has seen is shuffled, each lot by itself."""
        every = {one.id: self.face(state, one) for one in state.civ.cards()}
        sight = {*state.civ.discard, *state.civ.history, *state.civ.play}
        hidden = [one for one in state.civ.cards() if not one.name and one not in sight]
        for lot in sorted({one.lot for one in hidden}):
            ids = [one.id for one in hidden if one.lot == lot]
            faces = [every[one] for one in ids]
            self.chance.shuffle(faces)
            every |= zip(ids, faces, strict=True)
        self.faces |= every

    def answer(self, session: Session[State], question: Question[Any]) -> Any:
        """What a person says who looks at the cards."""
        assert session.pending
        turned = question.key.startswith("slot.") and question.key.endswith(".card")
        now = self if turned else self._so_far(session)
        return now._said(session.pending.state, question)

    def _so_far(self, session: Session[State]) -> RealTable:
        """The table after what the waiting command did already."""
        pending = session.pending
        assert pending
        assert pending.command
        step = Step(session.state, Sources({}, pending.given, session.around.facts, by_app=()))
        with suppress(Unanswered):
            pending.command.carry_out(step)
        now = copy(self)
        now.faces, now.market = dict(self.faces), [*self.market]
        now.main, now.fame = [*self.main], [*self.fame]
        now.small = {kind: [*pile] for kind, pile in self.small.items()}
        now.follow(session.state, step.events)
        return now

    def _said(self, state: State, question: Question[Any]) -> Any:
        guess = getattr(question, "guess", None)
        if question.kind == "fact" and guess:
            return guess
        if question.key.startswith("unrest.left."):
            return self.chance.choice((EMPTY, MANY))  # what was counted is gone, or never was all
        end = question.key.rpartition(".")[2].split("#")[0]
        if ".heap." in question.key:
            lies = next(one for one in state.civ.cards() if one.id == int(end))
            return self._among(question, self.face(state, lies))
        if end == "card" or ".after." in question.key:
            slot = state.civ.slots[int(question.key.split(".")[1]) - 1]
            face = self.face(state, slot or state.civ.resolving[0])
            return self._among(question, face) if end == "card" else _topmost(question, face)
        match end:
            case "space" if not state.options.names:
                return self._worth_most(state, question)
            case "refill":
                return self._came(state, question)
            case "main_deck" if not self.main:
                return "no"
            case "found":
                fit = [one for one in reversed(self.main) if one in question.ids]
                return fit[0] if fit else "no"
            case "exile" if "yes" in question.ids:
                return "no"  # what was exiled is known by name
            case "fame":
                return "card" if self.fame else "king"
        if end == "quest":
            return self._among(question, self.face(state, state.civ.quests[0]))
        if end.startswith("discard_"):
            return self._in_discard(state, question, end.removeprefix("discard_"))
        return at_random(question, self.chance)

    def _came(self, state: State, question: Choice) -> str:
        """The small deck of the question, or the Main deck."""
        deck = question.places[0].partition(":")[2] if question.places else ""
        pile = self.small[deck] if deck and self.small[deck] else self.main
        if not pile:
            return "none"
        in_its_place = deck and card(pile[-1]).kind != deck
        return card(pile[-1]).kind if in_its_place else self._among(question, pile[-1])

    def _worth_most(self, state: State, question: Choice) -> str:
        """Whoever compares the cards that may be taken by hand."""
        slots = [int(one.id) for one in question.options if one.place]
        worth = {slot: _worth(self.market[slot - 1]) for slot in slots}
        best = best_space(state.market.spaces, worth)
        return "none" if best is None else str(best)

    def _among(self, question: Choice, face: str) -> str:
        """Its name on the list; of two that are alike either; its kind where none is named."""
        if not any(map(is_card, question.ids)):
            return _topmost(question, face)
        same = (one for one in question.ids if one == face)
        kin = (one for one in question.ids if is_card(one) and alike(one) == _alike(face))
        found = next(same, None) or next(kin, None)
        assert found, f"{face} is not among {question.ids} ({question.key})"
        return found

    def _in_discard(self, state: State, question: Choice, key: str) -> str:
        unnamed = [self.face(state, one) for one in state.civ.discard if not one.name]
        fits = [one for one in unnamed if key in _shows(one)]
        named = [one for one in fits if one != UNREST and any(map(is_card, question.ids))]
        if named:
            return self._among(question, named[0])
        return "yes" if fits else "no"

    def unnamed(self, state: State) -> str:
        """One of the cards nobody named that its points wait for: looked for among all it has."""
        off = {one.id for one in (*state.civ.dynasty, *state.civ.quests)}
        has = Counter(self.face(state, one) for one in state.civ.cards() if one.id not in off)
        has -= Counter((*state.civ.taken, *state.civ.met))
        wanted = [one for group in unnamed(state) for one in group.cards]
        fits = (one for one in wanted if any(_alike(face) == alike(one) for face in has))
        # what came off its Dynasty and is nowhere is an Unrest that went back to its pile
        return next(fits, None) or next(one for one in wanted if UNREST in card(one).categories)

    def points(self, state: State) -> int:
        """What the cards of the C.I.V. come to: all but its Dynasty and its quests."""
        off = {one.id for one in (*state.civ.dynasty, *state.civ.quests)}
        cards = (one for one in state.civ.cards() if one.id not in off)
        return sum(_worth(self.face(state, one)) for one in cards)


def _topmost(question: Choice, face: str) -> str:
    """The first of the list that stands on the card."""
    shown = (face,) if face == UNREST else (*card(face).shows, *card(face).categories)
    return next((one for one in question.ids if one in shown), "other")


def _face(facts: CardFacts) -> str:
    return UNREST if UNREST in facts.categories else facts.id


def _worth(face: str) -> int:
    unrest = next(one for one in cards_of("common_classics") if one.name == UNREST)
    return unrest.civ if face == UNREST else card(face).civ


def _in_dynasty(face: str) -> tuple[bool, int]:
    """Worth most on top; the Atlanteans' Regions above the others."""
    region = face.startswith("atlanteans") and "region" in _shows(face)
    return (not region, 0 if region else -_worth(face))


def _shows(face: str) -> tuple[str, ...]:
    return (UNREST,) if face == UNREST else card(face).shows


def _alike(face: str) -> object:
    return face if face == UNREST else alike(face)
