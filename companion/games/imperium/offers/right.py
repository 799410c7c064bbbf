"""What can be said at any moment: the end, and what lies otherwise than the app believes."""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.core.offer import Blank, Filled, Make, Section, because
from companion.core.question import Amount, Choice
from companion.games.imperium.commands.anytime import (
    CallOffScoring,
    CorrectState,
    CorrectTokens,
    CountMainDeck,
    LayPowerSide,
    SayCollapse,
    SetHandLimit,
    TriggerScoring,
)
from companion.games.imperium.commands.effects import MOST_CARDS, PILES, CorrectPile, NameSpace
from companion.games.imperium.commands.setup import card_kind
from companion.games.imperium.commands.your_deck import MOST_CARDS as MOST_OF_YOURS
from companion.games.imperium.commands.your_deck import CountYourPiles
from companion.games.imperium.offers.blanks import (
    EVERY_SPACE,
    OWNERS,
    SLOT,
    category_asked,
    one_of,
    space_asked,
    tokens_asked,
    tokens_of,
)
from companion.games.imperium.offers.setting_up import count_unrest
from companion.games.imperium.options import SOLO
from companion.games.imperium.owned import in_space
from companion.games.imperium.rules.ending import REPORTED, can_be_reported, still_happens
from companion.games.imperium.rules.main_deck import MOST as MOST_OF_MAIN
from companion.games.imperium.rules.naming import card_option
from companion.games.imperium.state import Phase, State

FEWEST_IN_HAND, MOST_IN_HAND = 1, 12
SIDES = ("barbarian", "empire")


def report(section: Section[State], state: State) -> None:
    """The scoring is triggered, or not after all; the Unrest pile is empty."""
    nations = [seat.nation for seat in state.options.seats]
    for reason in REPORTED:
        possible = any(can_be_reported(reason, one) for one in nations)
        if possible and (state.ending is None or still_happens(reason, state)):
            text = Message(f"imperium.reason.{reason}")
            command = TriggerScoring(reason)
            section.offer(f"scoring.{reason}", text, command, icon="imperium-scoring")
    if state.ending is not None:
        text = Message("imperium.screen.call_off")
        section.offer("scoring.not", text, CallOffScoring(), icon="cross")
    text = Message("imperium.screen.collapse")
    note = Message("imperium.screen.collapse_sure")
    section.offer("collapse", text, SayCollapse(), icon="imperium-unrest", note=note)


def put_right(section: Section[State], state: State) -> None:
    """Tokens, cards and piles as they lie on the table."""
    _market_tokens(section, state)
    if state.phase is not Phase.SETUP and state.phase is not Phase.SCORING:
        _market(section, state)
    if state.options.mode != SOLO:
        return
    _tokens(section, state)
    if state.phase is Phase.SCORING:
        return
    _states(section, state)
    _piles(section, state)
    if state.phase is not Phase.SETUP:
        count_unrest(section, state)
        _main_deck(section, state)
        power = Message("imperium.screen.power")
        sides = [(side, Message(f"imperium.screen.power_{side}")) for side in ("a", "b")]
        section.offer(
            "power",
            power,
            lambda f: LayPowerSide(f["side"]),
            one_of("side", power, sides),
            icon="card",
        )
    section.offer(
        "hand",
        Message("imperium.screen.hand_limit"),
        lambda f: SetHandLimit(f["cards"]),
        Amount(
            "cards",
            Message("imperium.offer.ask.hand"),
            FEWEST_IN_HAND,
            MOST_IN_HAND,
            state.you.hand_limit,
        ),
        icon="cards",
    )


def _tokens(section: Section[State], state: State) -> None:
    for owner in OWNERS:
        has = (state.civ if owner == "civ" else state.you).tokens
        section.offer(
            f"tokens.{owner}",
            Message(f"imperium.place.{owner}"),
            _counted(owner),
            *tokens_asked(has),
            icon="imperium-progress",
        )


def _market_tokens(section: Section[State], state: State) -> None:
    section.offer(
        "tokens.market",
        Message("imperium.screen.tokens_are"),
        lambda f: CorrectTokens(f[SLOT], tokens_of(f)),
        space_asked(state, Message("imperium.offer.ask.space")),
        *(_on_space(state, at) for at in range(len(tokens_asked()))),
        icon="imperium-progress",
    )


def _states(section: Section[State], state: State) -> None:
    for owner, now in (("you", state.you.side), ("civ", state.civ.side)):
        for side in SIDES:
            if side != now:
                text = Message(f"imperium.label.state_{owner}_{side}")
                command = CorrectState(owner, side)
                section.offer(f"state.{owner}", text, command, icon="imperium-state")


def _piles(section: Section[State], state: State) -> None:
    piles = [(pile.value, Message(f"imperium.pile.{pile.value}")) for pile in PILES]
    by_id = {pile.value: pile for pile in PILES}
    section.offer(
        "pile",
        Message("imperium.offer.pile"),
        lambda f: CorrectPile(f["pile"], f["cards"]),
        one_of("pile", Message("imperium.offer.ask.pile"), piles),
        lambda f: _cards(len(state.civ.pile(by_id[f["pile"]])), MOST_CARDS),
        icon="cards",
    )
    you = state.you
    section.offer(
        "piles.yours",
        Message("imperium.offer.your_piles"),
        lambda f: CountYourPiles(f["nation_cards"], f["developments"]),
        replace(
            _cards(you.nation_cards, MOST_OF_YOURS),
            key="nation_cards",
            text=Message("imperium.offer.ask.nation_cards"),
        ),
        replace(
            _cards(you.developments, MOST_OF_YOURS),
            key="developments",
            text=Message("imperium.offer.ask.developments"),
        ),
        icon="cards",
    )


def _market(section: Section[State], state: State) -> None:
    section.offer(
        "space",
        Message("imperium.offer.one_card"),
        lambda f: NameSpace(int(f[SLOT]), f["category"]),
        space_asked(state, Message("imperium.offer.ask.space"), EVERY_SPACE),
        lambda f: category_asked(
            "category", Message("imperium.offer.ask.category", slot=int(f[SLOT]))
        ),
        icon="imperium-region",
    )
    if state.options.names:
        section.offer(
            "space.named",
            Message("imperium.offer.one_named"),
            lambda f: NameSpace(int(f[SLOT]), card_kind(f["card"]), f["card"]),
            space_asked(state, Message("imperium.offer.ask.space"), EVERY_SPACE),
            lambda f: _card_in(state, int(f[SLOT])),
            why=because(None),
            icon="imperium-region",
        )


def _card_in(state: State, slot: int) -> Choice:
    options = tuple(map(card_option, in_space(state, slot)))
    now = state.market.spaces[slot - 1].card or None
    return Choice("card", Message("imperium.offer.ask.category", slot=slot), options, guess=now)


def _main_deck(section: Section[State], state: State) -> None:
    """The Main deck is counted by the app, or watched by the player."""
    left = state.market.main
    asked = Amount("cards", Message("imperium.offer.ask.main_deck"), 0, MOST_OF_MAIN, left)
    text = Message("imperium.offer.count_main_deck")
    section.offer(
        "main.count", text, lambda f: CountMainDeck(f["cards"]), asked, icon="imperium-main-deck"
    )
    if left is not None:
        watch = Message("imperium.offer.watch_main_deck")
        section.offer("main.watch", watch, CountMainDeck(-1), icon="imperium-main-deck")


def _cards(now: int, most: int) -> Amount:
    return Amount("cards", Message("imperium.offer.ask.cards"), 0, most, now)


def _counted(owner: str) -> Make[State]:
    return lambda filled: CorrectTokens(owner, tokens_of(filled))


def _on_space(state: State, at: int) -> Blank:
    """One kind of token on the space that was named."""

    def asked(filled: Filled) -> Amount:
        return tokens_asked(state.market.spaces[int(filled[SLOT]) - 1].tokens)[at]

    return asked
