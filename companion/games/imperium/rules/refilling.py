"""What comes to an empty place of the Market.

Rulebook, "Acquérir": a card of the deck of the same category, with an Unrest below it unless it is
a Region; where that deck is empty the top card of the Main deck, of whatever category.
"""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium.catalogue import CardFacts
from companion.games.imperium.events.market import SpaceRefilled
from companion.games.imperium.events.seen import SmallDeckCounted
from companion.games.imperium.nouns import KIND
from companion.games.imperium.owned import MARKET_KINDS, on_the_way
from companion.games.imperium.places import below, small_deck
from companion.games.imperium.rules import main_deck, unrest
from companion.games.imperium.rules.card_options import card_option
from companion.games.imperium.rules.choosing import NONE
from companion.games.imperium.rules.naming import is_card
from companion.games.imperium.rules.printings import printed
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import thing
from companion.games.imperium.state import CATEGORIES, hides_unrest


def refill(run: Run, slot: int, category: str, place: str) -> None:
    """A new card from the deck of the same category, or from the Main deck."""
    left = run.state.market.small.get(category, 0)
    came, card_id = _what_came(run, slot, place, category if left else "")
    deck = category if left and category in came else ""
    if left and not deck:
        run.step.record(SmallDeckCounted(category, 0))
    if not came:
        _stays_empty(run, slot, place)
        return
    if not deck:
        main_deck.holds_some(run)
    empty = not deck and category in run.state.market.small
    whys = (Why("term.acquire", Message("imperium.told.deck_empty", what=thing(category))),)
    with run.because(*whys if empty else (), differs=f"{place}.refill" if deck else ""):
        run.step.record(SpaceRefilled(slot, came, deck, card_id))
        if hides_unrest(came):
            unrest.leaves_the_pile(run.step, below(slot))
    main_deck.see_what_is_left(run, place)


def _stays_empty(run: Run, slot: int, place: str) -> None:
    """Nothing comes: the Main deck has run out, now or before."""
    if main_deck.has_run_out(run):
        said = Message("imperium.told.stays_empty", slot=slot)
        run.say(said, "imperium-main-deck", f"{place}.refill")
    else:
        main_deck.runs_out(run)


def _what_came(run: Run, slot: int, place: str, deck: str) -> tuple[tuple[str, ...], str]:
    """Its categories and which card it is; nothing: the Main deck is empty."""
    names = run.state.options.names
    asked = (_card_asked if names else _category_asked)(run, slot, place, deck)
    if not deck and main_deck.has_run_out(run):
        answer = run.settle(asked, NONE)
    else:
        answer = run.settle(asked, deck) if deck and not names else run.ask(asked)
    if is_card(answer):
        return market_categories(printed(run, answer)), answer
    return (() if answer == NONE else (answer,)), ""


def market_categories(card: CardFacts) -> tuple[str, ...]:
    """What the card counts as in the Market."""
    return tuple(one for one in CATEGORIES if one in card.categories)


def _card_asked(run: Run, slot: int, place: str, deck: str) -> Choice:
    """The cards that can lie there: of the small deck those of its kind, and of the Main deck all.

    A small deck that was empty after all is told by the kind that came in its place.
    """
    cards = on_the_way(run.state, (deck,) if deck else MARKET_KINDS)
    options = (*map(card_option, cards), *KIND.these(run.state, CATEGORIES))
    empty = Option(NONE, Message("imperium.option.main_empty"))
    text = Message("imperium.ask.refilled", slot=slot)
    if deck:
        text = Message("imperium.naming.came", slot=slot, what=thing(deck))
    note = _last_of_main(run, deck) or _unrest_with_it(deck)
    places = (small_deck(deck),) if deck else ()
    before = on_the_way(run.state) if deck else ()
    return Choice(
        f"{place}.refill", text, (*options, empty), before=before, note=note, places=places
    )


def _last_of_main(run: Run, deck: str) -> Message | None:
    """Where nobody counts the Main deck, the table has to look."""
    watched = not deck and run.state.market.main is None
    return Message("imperium.rule.last_of_main") if watched else None


def _unrest_with_it(deck: str) -> Message | None:
    """Laid together with the card: only below a Region there is none."""
    if not deck:
        return Message("imperium.rule.unrest_below_but")
    return Message("imperium.rule.unrest_below") if hides_unrest((deck,)) else None


def _category_asked(run: Run, slot: int, place: str, deck: str) -> Choice:
    """A card of the small deck, unless the table says that it is empty."""
    options = KIND.these(run.state, CATEGORIES)
    empty = Option(NONE, Message("imperium.option.main_empty"))
    text = Message("imperium.ask.refilled", slot=slot)
    return Choice(f"{place}.refill", text, (*options, empty), note=_last_of_main(run, deck))
