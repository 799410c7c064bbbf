"""The table is the truth: what can be set by hand, at any time."""

from __future__ import annotations

from dataclasses import replace

from companion.core.form import Form, form
from companion.core.message import Message
from companion.core.noun import HowMany, Noun
from companion.core.offer import NUMBER, Filled
from companion.games.imperium.cards import Pile
from companion.games.imperium.commands.anytime import (
    CorrectState,
    CorrectTokens,
    CountMainDeck,
    LayPowerSide,
    SetHandLimit,
)
from companion.games.imperium.commands.effects import MOST_CARDS, PILES, CorrectPile, NameSpace
from companion.games.imperium.commands.keeping import KeepDeck
from companion.games.imperium.commands.setup import MOST_UNREST, CountUnrest, card_kind
from companion.games.imperium.commands.your_deck import MOST_CARDS as MOST_OF_YOURS
from companion.games.imperium.commands.your_deck import CountYourPiles
from companion.games.imperium.flow import is_alone
from companion.games.imperium.nouns import (
    CARD,
    CARDS,
    CATEGORY,
    MOST_TOKENS,
    POWER_SIDE,
    SLOT,
    SPACE,
    TOKEN,
    WITH_CARD,
    so_many,
    space_of,
    tokens_of,
)
from companion.games.imperium.owned import in_space
from companion.games.imperium.rules.main_deck import MOST as MOST_OF_MAIN
from companion.games.imperium.say import thing
from companion.games.imperium.setup import unrest_in_pile
from companion.games.imperium.state import Phase, State
from companion.games.imperium.tokens import Tokens

ARTHURIANS = "arthurians"
FEWEST_IN_HAND, MOST_IN_HAND = 1, 12
SIDES, OWNERS = ("barbarian", "empire"), ("you", "civ")


def _before_the_count(state: State) -> bool:
    return is_alone(state) and state.phase is not Phase.SCORING


def _playing(state: State) -> bool:
    return state.phase not in (Phase.SETUP, Phase.SCORING)


def playing_alone(state: State) -> bool:
    """Alone with the C.I.V., between the set-up and the count."""
    return is_alone(state) and _playing(state)


MARKET_TOKENS = form(
    CorrectTokens,
    "tokens.market",
    Message("imperium.screen.tokens_are"),
    icon="imperium-progress",
    makes=lambda state, f: CorrectTokens(f[SLOT], tokens_of(f)),
    slot=WITH_CARD,
    **so_many(lambda state, f: space_of(state, f[SLOT]).tokens),
)
NAMED = form(
    NameSpace,
    "space",
    Message("imperium.offer.one_card"),
    icon="imperium-region",
    when=_playing,
    slot=SPACE,
    category=CATEGORY,
)
BY_NAME = form(
    NameSpace,
    "space.named",
    Message("imperium.offer.one_named"),
    icon="imperium-region",
    when=lambda state: _playing(state) and state.options.names,
    makes=lambda state, f: NameSpace(int(f[SLOT]), card_kind(f["card"]), f["card"]),
    slot=SPACE,
    card=replace(
        CARD,
        now=lambda state, f: in_space(state, int(f[SLOT])),
        guess=lambda state, f: space_of(state, f[SLOT]).card or None,
        many=True,
    ),
)


def owned(state: State, owner: str) -> Tokens:
    return (state.civ if owner == "civ" else state.you).tokens


def _tokens(owner: str) -> Form[State]:
    return form(
        CorrectTokens,
        f"tokens.{owner}",
        Message(f"imperium.place.{owner}"),
        icon="imperium-progress",
        when=is_alone,
        makes=lambda state, f: CorrectTokens(owner, tokens_of(f)),
        **so_many(lambda state, f: owned(state, owner)),
    )


def _of_one_kind(owner: str) -> Form[State]:
    """The same a kind at a time."""

    def now(state: State, filled: Filled) -> int:
        return owned(state, owner).of(filled["kind"])

    return form(
        CorrectTokens,
        f"token.{owner}",
        Message(f"imperium.place.{owner}"),
        makes=lambda state, f: CorrectTokens(
            owner, replace(owned(state, owner), **{f["kind"]: f[NUMBER]})
        ),
        kind=TOKEN,
        number=HowMany(
            NUMBER,
            lambda state, f: Message("imperium.offer.ask.how_many", what=thing(f["kind"])),
            now,
            lambda state, f: max(MOST_TOKENS, now(state, f)),
        ),
    )


def _side(owner: str) -> Form[State]:
    def other(state: State) -> str:
        now = (state.civ if owner == "civ" else state.you).side
        return next(side for side in SIDES if side != now)

    return form(
        CorrectState,
        f"state.{owner}",
        lambda state: Message(f"imperium.label.state_{owner}_{other(state)}"),
        icon="imperium-state",
        when=_before_the_count,
        makes=lambda state, f: CorrectState(owner, other(state)),
    )


TOKENS = {owner: _tokens(owner) for owner in OWNERS}
STATES = {owner: _side(owner) for owner in OWNERS}
PER_KIND = {owner: _of_one_kind(owner) for owner in OWNERS}
A_PILE: Noun[State] = Noun(
    "pile",
    Message("imperium.offer.ask.pile"),
    lambda state, filled: (
        pile.value for pile in PILES if pile is not Pile.QUESTS or state.civ.nation == ARTHURIANS
    ),
    lambda state, pile: Message(f"imperium.pile.{pile}"),
)
PILE = form(
    CorrectPile,
    "pile",
    Message("imperium.offer.pile"),
    icon="cards",
    when=lambda state: _before_the_count(state) and not state.civ.kept,
    pile=A_PILE,
    cards=HowMany(
        CARDS,
        Message("imperium.offer.ask.cards"),
        lambda state, f: len(state.civ.pile(Pile(f["pile"]))),
        lambda state, f: MOST_CARDS,
    ),
)
YOUR_PILES = form(
    CountYourPiles,
    "piles.yours",
    Message("imperium.offer.your_piles"),
    icon="cards",
    when=_before_the_count,
    nation_cards=HowMany(
        "nation_cards",
        Message("imperium.offer.ask.nation_cards"),
        lambda state, f: state.you.nation_cards,
        lambda state, f: MOST_OF_YOURS,
    ),
    developments=HowMany(
        "developments",
        Message("imperium.offer.ask.developments"),
        lambda state, f: state.you.developments,
        lambda state, f: MOST_OF_YOURS,
    ),
)
UNREST = form(
    CountUnrest,
    "unrest.count",
    Message("imperium.offer.count_unrest"),
    icon="imperium-unrest",
    cards=HowMany(
        CARDS,
        Message("imperium.offer.ask.unrest"),
        lambda state, f: unrest_in_pile(state),
        lambda state, f: MOST_UNREST,
        lambda state, f: 1,
    ),
)
NO_UNREST = form(
    CountUnrest,
    "unrest.watch",
    Message("imperium.offer.watch_unrest"),
    icon="imperium-unrest",
    when=lambda state: state.market.unrest is not None,
    makes=lambda state, f: CountUnrest(-1),
)
COUNT_UNREST = (UNREST, NO_UNREST)
"""The Unrest pile is counted by the app, or watched by the player."""
MAIN_DECK = form(
    CountMainDeck,
    "main.count",
    Message("imperium.offer.count_main_deck"),
    icon="imperium-main-deck",
    cards=HowMany(
        CARDS,
        Message("imperium.offer.ask.main_deck"),
        lambda state, f: state.market.main,
        lambda state, f: MOST_OF_MAIN,
    ),
)
NO_MAIN_DECK = form(
    CountMainDeck,
    "main.watch",
    Message("imperium.offer.watch_main_deck"),
    icon="imperium-main-deck",
    when=lambda state: state.market.main is not None,
    makes=lambda state, f: CountMainDeck(-1),
)
POWER = form(
    LayPowerSide,
    "power",
    Message("imperium.screen.power"),
    icon="card",
    when=is_alone,
    side=POWER_SIDE,
)
HAND = form(
    SetHandLimit,
    "hand",
    Message("imperium.screen.hand_limit"),
    icon="cards",
    when=_before_the_count,
    cards=HowMany(
        CARDS,
        Message("imperium.offer.ask.hand"),
        lambda state, f: state.you.hand_limit,
        lambda state, f: MOST_IN_HAND,
        lambda state, f: FEWEST_IN_HAND,
    ),
)


def _names_alone(state: State) -> bool:
    return playing_alone(state) and state.options.names


INTO_LOOM = form(
    KeepDeck(in_loom=True),
    "deck.in_loom",
    Message("imperium.offer.deck_in_loom"),
    icon="cards",
    note=Message("imperium.offer.deck_in_loom_note"),
    when=lambda state: _names_alone(state) and not state.civ.kept,
)
ONTO_TABLE = form(
    KeepDeck(in_loom=False),
    "deck.on_table",
    Message("imperium.offer.deck_on_table"),
    icon="cards",
    note=Message("imperium.offer.deck_on_table_note"),
    when=lambda state: _names_alone(state) and state.civ.kept,
)
AT_ANY_TIME = (MARKET_TOKENS, NAMED, BY_NAME, *TOKENS.values(), *STATES.values(), PILE, YOUR_PILES)
WHILE_PLAYING = (*COUNT_UNREST, MAIN_DECK, NO_MAIN_DECK, POWER)


def right(state: State) -> tuple[Form[State], ...]:
    """What may be put right now."""
    counted = WHILE_PLAYING if playing_alone(state) else ()
    return (*AT_ANY_TIME, *counted, HAND, INTO_LOOM, ONTO_TABLE)
