"""Breaking through with the Main deck.

Rulebook, "Innover en", option 5: where the small deck is empty, and for a Tributary, cards of the
Main deck are revealed until one is of the category; the others are shuffled back. None: 2 Progress.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium.catalogue import card
from companion.games.imperium.events.market import MainCardsLeft
from companion.games.imperium.events.tokens import YOU, TokensGiven
from companion.games.imperium.owned import on_the_way
from companion.games.imperium.places import SUPPLY, YOUR_HAND
from companion.games.imperium.rules import main_deck
from companion.games.imperium.rules.card_options import card_option
from companion.games.imperium.rules.choosing import NONE
from companion.games.imperium.rules.naming import is_card
from companion.games.imperium.rules.run import NO, YES, Run, yes_or_no
from companion.games.imperium.say import either
from companion.games.imperium.tokens import Tokens

FOUND_NOTHING = Tokens(progress=2)


def found(run: Run, wanted: tuple[str, ...], place: str) -> tuple[bool, str]:
    """Whether a card that fits was among those turned over, and which one.

    Nothing is looked for in a deck that has run out.
    """
    asked = _found_asked(run, wanted, place)
    answer = run.settle(asked, NO) if main_deck.has_run_out(run) else run.ask(asked)
    return answer != NO, answer if is_card(answer) else ""


def _found_asked(run: Run, wanted: tuple[str, ...], place: str) -> Choice:
    text = Message("imperium.ask.revealed", what=either(wanted))
    if not run.state.options.names:
        return yes_or_no(f"{place}.main_deck", text)
    cards = tuple(one for one in on_the_way(run.state) if {*wanted} & {*card(one).categories})
    yes = Option(YES, Message("imperium.naming.found_unnamed"))
    no = Option(NO, Message("imperium.naming.found_none"), icon="cross")
    return Choice(f"{place}.found", text, (*map(card_option, cards), yes, no))


def shuffle_back(run: Run) -> None:
    """Whatever was turned over for nothing goes back; nothing does into a deck that has run out."""
    if not main_deck.has_run_out(run):
        run.say(Message("imperium.told.shuffle_back"), "shuffle", yours=True)


def you_break_through(run: Run, category: str) -> None:
    """The card goes to your hand; or you gain Progress."""
    is_found, name = found(run, (category,), run.place)
    with run.because(yours=True):
        if not is_found:
            run.step.record(TokensGiven(SUPPLY, YOU, FOUND_NOTHING))
            shuffle_back(run)
            return
        main_deck.holds_some(run)
        run.step.record(MainCardsLeft(1, YOUR_HAND, name))
    shuffle_back(run)
    main_deck.see_what_is_left(run, run.place)


def you_turn_over(run: Run, cards: int, target: str) -> None:
    """An effect of yours takes cards of the Main deck from there; a single one may be named."""
    name = _named(run) if cards == 1 and run.state.options.names else ""
    with run.because(yours=True):
        run.step.record(MainCardsLeft(cards, target, name))
    main_deck.see_what_is_left(run, run.place)


def _named(run: Run) -> str:
    cards = tuple(map(card_option, on_the_way(run.state)))
    unnamed = Option(NONE, Message("imperium.naming.not_told"), icon="question")
    text = Message("imperium.ask.turned_card")
    answer = run.ask(Choice(f"{run.place}.card", text, (*cards, unnamed)))
    return answer if is_card(answer) else ""
