"""Taking cards from the Market, and what comes in their place.

Rulebook, "Acquérir", "Innover en" and "Exiler"; solo booklet, the changed keywords.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Amount, Choice, Option
from companion.games.imperium.acts import Act
from companion.games.imperium.cards import UNREST, Card, Pile
from companion.games.imperium.catalogue import CardFacts
from companion.games.imperium.events.cards import CardTaken
from companion.games.imperium.events.market import MainDeckEmptied, SpaceRefilled
from companion.games.imperium.events.seen import SmallDeckCounted, SpaceSeen, TokensCounted
from companion.games.imperium.events.tokens import CIV, TokensGiven
from companion.games.imperium.owned import MARKET_KINDS, on_the_way
from companion.games.imperium.places import below, market_place, small_deck
from companion.games.imperium.rules import unrest
from companion.games.imperium.rules.choosing import NONE, Wanted, choose_space, why_best
from companion.games.imperium.rules.ending import trigger
from companion.games.imperium.rules.naming import card_option, is_card
from companion.games.imperium.rules.printings import printed
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import thing
from companion.games.imperium.state import hides_unrest
from companion.games.imperium.tokens import KINDS, Tokens, tokens_of

CATEGORIES = ("region", "uncivilised", "civilised", "tributary")
MOST_TOKENS = 30


def space_for(run: Run, act: Act, place: str) -> int | None:
    """The space the act takes its card from."""
    return choose_space(run, Wanted(act.what, act.tokens), place)


def take(run: Run, slot: int, act: Act, place: str, *, with_unrest: bool) -> None:
    """The card of a space goes on the C.I.V.'s deck, its tokens to the C.I.V.

    Acquired: the Unrest below it follows, on top. Innovated: that Unrest is returned.
    """
    category = category_of(run, slot, act.what, place)
    tokens = _tokens_on(run, slot, place)
    whys = why_best(run, Wanted(act.what, act.tokens), slot) if run.state.options.names else ()
    name = run.state.market.spaces[slot - 1].card
    with run.because(*whys, differs=f"{place}.space"):
        if tokens.total:
            run.step.record(TokensGiven(str(slot), CIV, tokens))
        joins_deck(run, category, market_place(slot), name)
    if run.state.market.spaces[slot - 1].under:
        if with_unrest:
            unrest.joins(run.step, below(slot))
        else:
            unrest.comes_back(run.step, below(slot))
    refill(run, slot, category, place)


def joins_deck(run: Run, category: str, source: str, name: str = "") -> None:
    """A new card on top of the C.I.V.'s deck."""
    card = Card(run.civ.next_card, shows=(category,), lacks=(UNREST,), name=name)
    run.step.record(CardTaken(card, source, Pile.DECK))


def category_of(run: Run, slot: int, wanted: tuple[str, ...], place: str) -> str:
    """What the card of a space is; asked only where it is not known."""
    space = run.state.market.spaces[slot - 1]
    if space.categories:
        return space.categories[0]
    options = tuple(Option(one, thing(one)) for one in CATEGORIES if one in wanted)
    question = Choice(f"{place}.category", Message("imperium.ask.category"), options)
    category = run.ask(question) if len(options) > 1 else wanted[0]
    run.step.record(SpaceSeen(slot, (category,)))
    return category


def refill(run: Run, slot: int, category: str, place: str) -> None:
    """A new card from the deck of the same category, or from the Main deck."""
    left = run.state.market.small.get(category, 0)
    came, card_id = _what_came(run, slot, place, category if left else "")
    deck = category if left and category in came else ""
    if left and not deck:
        run.step.record(SmallDeckCounted(category, 0))
    if not came:
        run.step.record(MainDeckEmptied())
        trigger(run, "main_deck")
        return
    with run.because(differs=f"{place}.refill" if deck else ""):
        run.step.record(SpaceRefilled(slot, came, deck, card_id))
        if hides_unrest(came):
            unrest.leaves_the_pile(run.step, below(slot))


def _what_came(run: Run, slot: int, place: str, deck: str) -> tuple[tuple[str, ...], str]:
    """Its categories and which card it is; nothing: the Main deck is empty."""
    if run.state.options.names:
        answer = run.ask(_came_asked(run, slot, place, deck))
    else:
        answer = _category_that_came(run, slot, place, deck)
    if is_card(answer):
        return market_categories(printed(run, answer)), answer
    return (() if answer == NONE else (answer,)), ""


def market_categories(card: CardFacts) -> tuple[str, ...]:
    """What the card counts as in the Market."""
    return tuple(one for one in CATEGORIES if one in card.categories)


def _came_asked(run: Run, slot: int, place: str, deck: str) -> Choice:
    """The cards of the small deck first, then whatever else may come."""
    kinds = (deck,) if deck else MARKET_KINDS
    first = on_the_way(run.state, kinds)
    others = [one for one in on_the_way(run.state) if one not in first]
    options = (
        *map(card_option, (*first, *others)),
        *(Option(one, thing(one)) for one in CATEGORIES),
    )
    empty = Option(NONE, Message("imperium.option.main_empty"))
    text = Message("imperium.ask.refilled", slot=slot)
    if deck:
        text = Message("imperium.naming.came", slot=slot, what=thing(deck))
    note = None if deck else Message("imperium.rule.last_of_main")
    places = (small_deck(deck),) if deck else ()
    return Choice(f"{place}.refill", text, (*options, empty), note=note, places=places)


def _category_that_came(run: Run, slot: int, place: str, deck: str) -> str:
    """A card of the small deck, unless the table says that it is empty."""
    options = tuple(Option(one, thing(one)) for one in CATEGORIES)
    empty = Option(NONE, Message("imperium.option.main_empty"))
    text = Message("imperium.ask.refilled", slot=slot)
    note = Message("imperium.rule.last_of_main")
    question = Choice(f"{place}.refill", text, (*options, empty), note=note)
    return run.settle(question, deck) if deck else run.ask(question)


def _tokens_on(run: Run, slot: int, place: str) -> Tokens:
    """What lies on the card as counted, unless the table differs."""
    counted = run.state.market.spaces[slot - 1].tokens
    total = Tokens()
    for kind in KINDS:
        text = Message("imperium.ask.tokens_on", slot=slot, what=thing(kind))
        asked = Amount(f"{place}.on_card.{kind}", text, 0, MOST_TOKENS)
        total += tokens_of(kind, run.settle(asked, counted.of(kind)))
    if total != counted:
        run.step.record(TokensCounted(str(slot), total))
    return total
