"""A table as it is shown."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.games.imperium.cards import UNREST, Pile
from companion.games.imperium.content import key, keys, level, named, nation
from companion.games.imperium.game import GAME
from companion.games.imperium.options import WITHOUT_DEVELOPMENTS
from companion.games.imperium.rules.doubts import Known, known_key
from companion.games.imperium.rules.looking_up import rows_of
from companion.games.imperium.rules.naming import OTHER, asked_card, keys_of
from companion.games.imperium.rules.revealing import asked_in, next_slot
from companion.games.imperium.rules.your_market_token import BY_POWER_SIDE
from companion.games.imperium.say import lying_said, numbered, tokens_said
from companion.games.imperium.state import MARKET, SMALL_DECKS, Space, State
from companion.games.imperium.tokens import Tokens
from companion.games.imperium.views.now import NowView, now_view

PILES = (Pile.DECK, Pile.DISCARD, Pile.HISTORY, Pile.PLAY, Pile.DYNASTY, Pile.QUESTS)
ICONS = {
    Pile.DECK: "cards",
    Pile.DISCARD: "discard",
    Pile.HISTORY: "imperium-history",
    Pile.PLAY: "imperium-region",
    Pile.DYNASTY: "imperium-dynasty",
    Pile.QUESTS: "imperium-quest",
}

PILE_RULES = {"nation_cards": "term.nation_deck", "developments": "term.development_area"}
LEVELS_RULE, LEVEL_RULES = "C-13", {"supreme_ruler": "C-15"}
"""Where the rules say it; some levels in an entry of their own."""


@dataclass(frozen=True, slots=True)
class PileView:
    """A pile of the C.I.V. and how many cards it has."""

    id: str
    name: Message
    icon: str
    cards: int


@dataclass(frozen=True, slots=True)
class SlotView:
    """A slot marker: face_down, next, aside, empty or blocked."""

    number: int
    state: str


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A place of the Market."""

    slot: int
    icon: str
    what: Message
    tokens: Message
    has: Tokens
    known: bool
    gone: bool
    """No card lies here, nor will one come."""


@dataclass(frozen=True, slots=True)
class CivView:
    """The C.I.V."""

    name: Message
    nation: str
    side: str
    side_said: Message
    tokens: Tokens
    piles: tuple[PileView, ...]
    slots: tuple[SlotView, ...]
    die: int
    next_slot: int
    journey: Message | None


@dataclass(frozen=True, slots=True)
class YouView:
    """Your side."""

    nation: str
    name: Message
    side: str
    side_said: Message
    tokens: Tokens
    actions: int
    exhausts: int
    hand_limit: int
    order: str
    nation_cards: int
    developments: int
    piles: tuple[str, ...]
    """Its nation has a Nation deck, or Developments."""
    counted: bool
    market_token: Message
    """What you put on a Market card in your clean-up."""
    power_side: str


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything a screen of the table shows."""

    phase: str
    solo: bool
    round: int
    recap: Message
    now: NowView
    level: Message
    level_topic: str
    """The entry of the rules on it."""
    civ: CivView
    you: YouView
    market: tuple[SpaceView, ...]
    small: tuple[tuple[str, Message, int], ...]
    """The small decks: id, name and cards left."""
    unrest: int
    unrest_counted: bool
    main_deck: int
    main_counted: bool
    card_key: str
    """The key of the question what the next card shows."""


def table_view(state: State) -> TableView:
    """The record for a state."""
    unrest = state.market.unrest
    return TableView(
        phase=state.phase.value,
        solo=state.options.mode == "solo",
        round=state.round,
        recap=GAME.recap(state),
        now=now_view(state),
        level=named("level", state.options.level),
        level_topic=LEVEL_RULES.get(state.options.level, LEVELS_RULE),
        civ=_civ(state),
        you=_you(state),
        market=tuple(_space(slot, one) for slot, one in enumerate(state.market.spaces, start=1)),
        small=tuple((one, named("key", one), state.market.small[one]) for one in SMALL_DECKS),
        unrest=unrest or 0,
        unrest_counted=unrest is not None,
        main_deck=state.market.main or 0,
        main_counted=state.market.main is not None,
        card_key=f"slot.{next_slot(state.civ)}.card",
    )


def _civ(state: State) -> CivView:
    civ = state.civ
    cards = nation(civ.nation)
    piles = tuple(
        PileView(pile.value, pile_said(pile), ICONS[pile], len(civ.pile(pile)))
        for pile in PILES
        if pile is not Pile.QUESTS or civ.nation == "arthurians"
        if pile is not Pile.DYNASTY or cards.nation_cards + cards.developments
    )
    return CivView(
        named("nation", civ.nation),
        civ.nation,
        civ.side,
        named("key", civ.side),
        civ.tokens,
        piles,
        _slots(state),
        civ.die,
        next_slot(civ) or 0,
        named("key", civ.journey) if civ.journey else None,
    )


def card_options(state: State, told: Known) -> tuple[tuple[str, Message, str], ...]:
    """What the next card may show, topmost row first: (id, name with its rows, icon)."""
    rows = rows_of(state.civ)
    shown = (*keys_of(rows, told), UNREST, OTHER)
    options = [one for one in asked_card(rows, "", told=told).options if one.id in shown]
    read = [known_key(row_id, row, told) for row_id, row in rows]
    at = {one: tuple(i for i, key in enumerate(read, 1) if key == one) for one in shown}
    return tuple(
        (one.id, numbered(one.id, at[one.id]) if one.id in keys() else one.text, one.icon)
        for one in options
    )


def card_guess(state: State, told: Known) -> str:
    """What the next card is known to be, by name or by what it shows; empty if nobody has seen."""
    slot = next_slot(state.civ)
    return (asked_in(state, slot, told).guess or "") if slot else ""


def pile_said(pile: Pile) -> Message:
    return Message(f"imperium.pile.{pile.value}")


def _slots(state: State) -> tuple[SlotView, ...]:
    civ = state.civ
    following = next_slot(civ) if state.phase == "civ_slots" else None
    shown = []
    for number in range(1, max(MARKET, level(state.options.level).slots) + 1):
        if number > len(civ.slots):
            shown.append(SlotView(number, "blocked"))
        elif number == following:
            shown.append(SlotView(number, "next"))
        elif civ.slots[number - 1]:
            shown.append(SlotView(number, "face_down"))
        else:
            aside = bool(civ.aside) and number == civ.die
            shown.append(SlotView(number, "aside" if aside else "empty"))
    return tuple(shown)


def _you(state: State) -> YouView:
    you = state.you
    cards = nation(you.nation)
    return YouView(
        you.nation,
        named("nation", you.nation),
        you.side,
        named("key", you.side),
        you.tokens,
        you.actions,
        you.exhausts,
        you.hand_limit,
        you.order,
        you.nation_cards,
        you.developments,
        _your_piles(you.nation),
        state.options.counts_mine,
        _market_token(you.nation, cards.market_token),
        you.power_side,
    )


def _market_token(nation_id: str, tokens: Tokens) -> Message:
    """Carthaginians lay one or two, by the side of their Power card."""
    return named("token", "materials") if nation_id == BY_POWER_SIDE else tokens_said(tokens)


def _your_piles(nation_id: str) -> tuple[str, ...]:
    """Which of the piles beside your deck it has."""
    cards = nation(nation_id)
    has = {
        "nation_cards": bool(cards.at_card),
        "developments": nation_id not in WITHOUT_DEVELOPMENTS,
    }
    return tuple(pile for pile, there in has.items() if there)


def _space(slot: int, space: Space) -> SpaceView:
    known = bool(space.categories)
    icon = key(space.categories[0]).icon if known else "" if space.gone else "question"
    what, has = lying_said(space), space.tokens
    return SpaceView(slot, icon, what, tokens_said(has), has, known, space.gone)
