"""The table is the truth: what can be set by hand, at any time, and which form a fact has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from companion.core.checked import BOARD, BOTS, YOU, Group, TableFact, grouped
from companion.core.form import Form, form
from companion.core.message import Message
from companion.core.noun import HowMany, Noun, always
from companion.core.offer import NUMBER, Filled
from companion.core.settable import Settable
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
from companion.games.imperium.content import named
from companion.games.imperium.flow import is_alone
from companion.games.imperium.nouns import (
    CARD,
    CARDS,
    CATEGORY,
    EVERY_SLOT,
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
from companion.games.imperium.say import lying_said, thing, tokens_said
from companion.games.imperium.setup import unrest_in_pile
from companion.games.imperium.state import Phase, State
from companion.games.imperium.tokens import Tokens

ARTHURIANS = "arthurians"
FEWEST_IN_HAND, MOST_IN_HAND = 1, 12
SIDES = ("barbarian", "empire")
OWNERS = ("you", "civ")


def _before_the_count(state: State) -> bool:
    return is_alone(state) and state.phase is not Phase.SCORING


def _playing(state: State) -> bool:
    return state.phase not in (Phase.SETUP, Phase.SCORING)


def _playing_alone(state: State) -> bool:
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


def _has(state: State, owner: str) -> Tokens:
    return (state.civ if owner == "civ" else state.you).tokens


def _tokens(owner: str) -> Form[State]:
    return form(
        CorrectTokens,
        f"tokens.{owner}",
        Message(f"imperium.place.{owner}"),
        icon="imperium-progress",
        when=is_alone,
        makes=lambda state, f: CorrectTokens(owner, tokens_of(f)),
        **so_many(lambda state, f: _has(state, owner)),
    )


def _of_one_kind(owner: str) -> Form[State]:
    """The same a kind at a time."""

    def now(state: State, filled: Filled) -> int:
        return _has(state, owner).of(filled["kind"])

    return form(
        CorrectTokens,
        f"token.{owner}",
        Message(f"imperium.place.{owner}"),
        makes=lambda state, f: CorrectTokens(
            owner, replace(_has(state, owner), **{f["kind"]: f[NUMBER]})
        ),
        kind=TOKEN,
        number=HowMany(
            NUMBER,
            lambda state, f: Message("imperium.offer.ask.how_many", what=thing(f["kind"])),
            now,
            lambda state, f: MOST_TOKENS,
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
    lambda state, filled: (pile.value for pile in PILES),
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
    return _playing_alone(state) and state.options.names


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
    counted = WHILE_PLAYING if _playing_alone(state) else ()
    return (*AT_ANY_TIME, *counted, HAND, INTO_LOOM, ONTO_TABLE)


PILE_ICONS = {
    Pile.DECK: "imperium-main-deck",
    Pile.DISCARD: "imperium-discard",
    Pile.HISTORY: "imperium-history",
    Pile.PLAY: "imperium-in-play",
    Pile.DYNASTY: "imperium-dynasty",
    Pile.QUESTS: "imperium-quest",
}


def _tokens_of(owner: str, label: str, there: Callable[[State], bool]) -> Settable[State]:
    return Settable(
        (TOKEN,),
        lambda f: f"tokens.{owner}.{f['kind']}",
        lambda state, f: Message(label, what=named("token", f["kind"])),
        lambda state, f: _has(state, owner).of(f["kind"]),
        lambda state, f: there(state),
        forms=(PER_KIND[owner],),
        place=lambda state, f: owner,
        icon=lambda state, f: f"imperium-{f['kind']}",
    )


def _side_of(owner: str, label: str) -> Settable[State]:
    return Settable(
        (),
        lambda f: f"{owner}.side",
        lambda state, f: Message(label),
        lambda state, f: named("key", (state.civ if owner == "civ" else state.you).side),
        forms=(STATES[owner],),
        place=lambda state, f: owner,
        icon=lambda state, f: "imperium-state",
    )


def _card_by(right: Form[State], *, names: bool) -> Settable[State]:
    return Settable(
        (SPACE,),
        lambda f: f"market.{f[SLOT]}",
        lambda state, f: Message("imperium.fact.market", slot=int(f[SLOT])),
        lambda state, f: lying_said(space_of(state, f[SLOT])),
        lambda state, f: state.options.names == names,
        forms=(right,),
        place=lambda state, f: "market",
        icon=lambda state, f: "card",
        few=True,
    )


def _counted(id_: str, right: Form[State], now: Callable[[State], int | None]) -> Settable[State]:
    return Settable(
        (),
        lambda f: id_,
        lambda state, f: Message(f"imperium.fact.{id_}"),
        lambda state, f: now(state) or 0,
        lambda state, f: now(state) is not None,
        forms=(right,),
        place=lambda state, f: "market",
        icon=lambda state, f: f"imperium-{id_.replace('_', '-')}",
    )


HELD = (
    _tokens_of("civ", "imperium.fact.civ_tokens", always),
    _tokens_of("you", "imperium.fact.you_tokens", lambda state: state.options.counts_mine),
    _side_of("civ", "imperium.fact.civ_side"),
    _side_of("you", "imperium.fact.your_side"),
    Settable(
        (A_PILE,),
        lambda f: f"pile.{f['pile']}",
        lambda state, f: Message(f"imperium.pile.{f['pile']}"),
        lambda state, f: len(state.civ.pile(Pile(f["pile"]))),
        lambda state, f: f["pile"] != Pile.QUESTS or state.civ.nation == ARTHURIANS,
        forms=(PILE,),
        place=lambda state, f: "civ",
        icon=lambda state, f: PILE_ICONS[Pile(f["pile"])],
    ),
)
CARDS_THERE = (_card_by(BY_NAME, names=True), _card_by(NAMED, names=False))
TOKENS_THERE: Settable[State] = Settable(
    (WITH_CARD,),
    lambda f: f"market.{f[SLOT]}.tokens",
    lambda state, f: Message("imperium.fact.market_tokens", slot=int(f[SLOT])),
    lambda state, f: tokens_said(space_of(state, f[SLOT]).tokens),
    lambda state, f: not space_of(state, f[SLOT]).gone,
    forms=(MARKET_TOKENS,),
    place=lambda state, f: "market",
    icon=lambda state, f: "card",
)
COUNTED = (
    _counted("unrest", UNREST, lambda state: state.market.unrest),
    _counted("main_deck", MAIN_DECK, lambda state: state.market.main),
)


def _of_the_civ(key: str, label: Message, value: Message, icon: str) -> TableFact:
    """What follows from the steps alone."""
    return TableFact(key, label, value, place="civ", icon=icon)


def on_the_table(state: State) -> Iterator[TableFact]:
    """All that can be seen; a slot and the Voyage card follow from the steps alone."""
    for one in HELD:
        yield from one.facts(state)
    for at, card in enumerate(state.civ.slots, start=1):
        here = Message("imperium.fact.face_down" if card else "imperium.fact.empty")
        yield _of_the_civ(f"slot.{at}", Message("imperium.slot", slot=at), here, "imperium-slot")
    for slot in EVERY_SLOT:
        for one in (*CARDS_THERE, TOKENS_THERE):
            yield from one.facts(state, slot=slot)
    for one in COUNTED:
        yield from one.facts(state)
    if state.civ.journey:
        said, label = named("key", state.civ.journey), Message("imperium.fact.journey")
        yield _of_the_civ("journey", label, said, "imperium-voyage")


def checked(state: State) -> tuple[Group, ...]:
    """You, the C.I.V., the Market."""
    you, civ = named("nation", state.you.nation), named("nation", state.civ.nation)
    mine, theirs = Message("imperium.check.you"), Message("imperium.check.civ")
    market = Message("imperium.check.market")
    groups = (
        Group(YOU, mine, "person", ("you",), you, "human"),
        Group(BOTS, theirs, "imperium-bot", ("civ",), civ, "automa"),
        Group(BOARD, market, "imperium-market", ("market",)),
    )
    return grouped(groups, on_the_table(state))
