"""The C.I.V. acquires, innovates and exiles. Solo booklet, "Modifications des mots-clefs"."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.imperium.acts import Act, Verb
from companion.games.imperium.events.tokens import MarketTokensLaid
from companion.games.imperium.places import main_place, small_deck
from companion.games.imperium.rules import main_deck
from companion.games.imperium.rules.acts_on_tokens import gained
from companion.games.imperium.rules.breaking_through import FOUND_NOTHING, found, shuffle_back
from companion.games.imperium.rules.exiled import best_exiled, from_exile
from companion.games.imperium.rules.exiling import exile, exiled_slot
from companion.games.imperium.rules.market import joins_deck, space_for, take
from companion.games.imperium.rules.resolving import Handler
from companion.games.imperium.rules.run import NO, YES, Run, insisted_on, yes_or_no
from companion.games.imperium.say import either, thing
from companion.games.imperium.state import MARKET


def acquire(run: Run, act: Act, place: str) -> None:
    """The best eligible card, with its tokens and its Unrest."""
    if act.where == "exile":
        from_exile(run, act, place)
        return
    slot = space_for(run, act, place)
    if slot is not None:
        take(run, slot, act, place, with_unrest=True)


def can_acquire(run: Run, act: Act, place: str) -> bool:
    if act.where == "exile":
        return bool(best_exiled(run, act)) or _in_exile(run, act, place)
    return space_for(run, act, place) is not None


def _in_exile(run: Run, act: Act, place: str) -> bool:
    """Asked where a card was exiled that nobody named, and where the table insists on the row."""
    text = Message("imperium.ask.in_exile", what=either(act.what))
    asked, state = yes_or_no(f"{place}.exile", text), run.state
    if state.options.names and not state.exiled_unnamed and not insisted_on(place):
        return run.settle(asked, NO) == YES
    return run.ask(asked) == YES


def innovate(run: Run, act: Act, place: str) -> None:
    """The best eligible card without its Unrest; else a deck."""
    slot = space_for(run, act, place)
    if slot is not None:
        take(run, slot, act, place, with_unrest=False)
    elif left := next((one for one in act.what if _left_in(run, one, place)), ""):
        _from_small_deck(run, left, place)
    else:
        _from_main_deck(run, act, place)


def _left_in(run: Run, category: str, place: str) -> bool:
    if category not in run.state.market.small:
        return False
    text = Message("imperium.ask.small_deck", what=thing(category))
    counted = "yes" if run.state.market.small[category] else "no"
    return run.settle(yes_or_no(f"{place}.small.{category}", text), counted) == YES


def _from_small_deck(run: Run, category: str, place: str) -> None:
    with run.because(differs=f"{place}.small.{category}"):
        joins_deck(run, category, small_deck(category))


def _from_main_deck(run: Run, act: Act, place: str) -> None:
    """Cards are revealed until one fits; none: 2 Progress."""
    is_found, name = found(run, act.what, place)
    if is_found:
        said = Message("imperium.told.revealed", what=either(act.what))
        with run.because(heading=said, icon="imperium-market"):
            main_deck.holds_some(run)
            joins_deck(run, act.what[0], main_place(run.state), name)
        shuffle_back(run)
        main_deck.see_what_is_left(run, place)
    else:
        gained(run, FOUND_NOTHING)
        shuffle_back(run)


def market_token(run: Run, act: Act, place: str) -> None:
    run.step.record(MarketTokensLaid(run.civ.die, act.tokens))


def _card_over_the_die(run: Run, act: Act, place: str) -> bool:
    """Qin (001:2934): on a card of the Market; none lies there once the Main deck has run out."""
    return 1 <= run.civ.die <= MARKET and not run.state.market.spaces[run.civ.die - 1].gone


VERBS = {
    Verb.ACQUIRE: Handler(acquire, can_acquire, gate=True),
    Verb.INNOVATE: Handler(innovate),
    Verb.MARKET_TOKEN: Handler(market_token, _card_over_the_die),
    Verb.EXILE_MARKET: Handler(exile, lambda run, a, p: exiled_slot(run, p) is not None),
}
"""What carries them out."""
