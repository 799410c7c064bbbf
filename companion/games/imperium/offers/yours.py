"""Your own turn, and the Solstice."""

from __future__ import annotations

from dataclasses import replace

from companion.core.form import Form, form
from companion.core.message import Message
from companion.core.noun import HowMany, Noun
from companion.core.offer import Filled, Section
from companion.games.imperium.commands.effects import EFFECTS, AffectCiv, GiveTokens, StealTokens
from companion.games.imperium.commands.your_deck import Develop, ShuffleDeck
from companion.games.imperium.commands.yours import (
    ACTIVATE,
    ORDERS,
    ChooseOrder,
    EndYourTurn,
    GainTokens,
    PayTokens,
    SolsticeDone,
    SpendMarker,
)
from companion.games.imperium.flow import is_alone
from companion.games.imperium.nouns import (
    WITH_CARD,
    how_many,
    so_many,
    tokens_of,
)
from companion.games.imperium.offers.market import MARKET
from companion.games.imperium.options import WITHOUT_DEVELOPMENTS
from companion.games.imperium.rules.paying import MATERIALS_FOR_PROGRESS, fewest_progress
from companion.games.imperium.state import State
from companion.games.imperium.tokens import Tokens

ORDER_ICONS = {
    "activate": "imperium-action",
    "innovate": "imperium-innovate",
    "pacify": "imperium-revolt",
}
ORDER_RULES = {
    "activate": "turn.activate",
    "innovate": "turn.innovate",
    "pacify": "turn.revolt",
}
MARKERS = (
    ("action", -1, "imperium.offer.use_action"),
    ("action", 1, "imperium.offer.regain_action"),
    ("exhaust", -1, "imperium.offer.use_exhaust"),
    ("exhaust", 1, "imperium.offer.regain_exhaust"),
)
MARKER_RULES = {"action": "term.action", "exhaust": "turn.exhaust"}
MOST_MARKERS = MOST_TURNED = 20
EFFECT_RULES = {
    "draw": "C-4",
    "abandon": "term.abandon",
    "recall": "term.recall",
    "take_unrest": "term.unrest",
}
LEFT = "left"
NOWHERE = "0"


def _counts(state: State) -> bool:
    return is_alone(state) and state.options.counts_mine


def _order(order: str) -> Form[State]:
    icon, topic = ORDER_ICONS[order], ORDER_RULES[order]
    text = Message(f"imperium.order.{order}")
    return form(ChooseOrder(order), f"order.{order}", text, icon=icon, help=topic, when=is_alone)


def _marker(kind: str, by: int, text: str) -> Form[State]:
    return form(
        SpendMarker(kind, by),
        f"{kind}.{'use' if by < 0 else 'regain'}",
        Message(text),
        icon=f"imperium-{kind}",
        help=MARKER_RULES[kind],
        when=is_alone,
    )


def _left(state: State, kind: str) -> int:
    return state.you.actions if kind == "action" else state.you.exhausts


def _so_many_left(kind: str) -> Form[State]:
    said = Message(f"imperium.screen.{kind}s")
    return form(
        SpendMarker,
        f"{kind}.{LEFT}",
        said,
        icon=f"imperium-{kind}",
        help=MARKER_RULES[kind],
        when=is_alone,
        makes=lambda state, f: SpendMarker(kind, f[LEFT] - _left(state, kind)),
        by=HowMany(LEFT, said, lambda state, f: _left(state, kind), lambda state, f: MOST_MARKERS),
    )


SHUFFLE = form(
    ShuffleDeck(),
    "shuffle",
    Message("imperium.screen.deck_empty"),
    icon="cards",
    help="turn.reshuffle",
)
DEVELOP = form(
    Develop(),
    "develop",
    Message("imperium.screen.develop"),
    icon="card",
    help="term.develop",
    when=lambda state: state.you.nation not in WITHOUT_DEVELOPMENTS,
)
GAIN = form(
    GainTokens,
    "gain",
    Message("imperium.offer.gain"),
    icon="imperium-progress",
    help="term.gain",
    when=_counts,
    makes=lambda state, f: GainTokens(tokens_of(f)),
    **so_many(),
)


def _spare(state: State, filled: Filled) -> int:
    """The Progress that need not stand for Materials."""
    lacking = max(0, int(filled["materials"]) - state.you.tokens.materials)
    return state.you.tokens.progress - -(-lacking // MATERIALS_FOR_PROGRESS)


def _most_materials(state: State, _filled: Filled) -> Tokens:
    has = state.you.tokens
    return Tokens(materials=has.materials + MATERIALS_FOR_PROGRESS * has.progress)


def _most_population(state: State, filled: Filled) -> Tokens:
    return Tokens(population=state.you.tokens.population + _spare(state, filled))


def _most_progress(state: State, filled: Filled) -> Tokens:
    stands = max(0, filled["population"] - state.you.tokens.population)
    return Tokens(progress=_spare(state, filled) - stands)


def _payment(state: State, filled: Filled) -> PayTokens:
    """With as little Progress as can be."""
    cost = tokens_of(filled)
    return PayTokens(cost, *fewest_progress(state.you.tokens, cost) or (0, 0))


PAY = form(
    PayTokens,
    "pay",
    Message("imperium.screen.pay"),
    icon="imperium-materials",
    help="term.pay",
    note=Message("imperium.screen.pay_note"),
    when=_counts,
    makes=_payment,
    materials=how_many("materials", most=_most_materials),
    population=how_many("population", most=_most_population),
    progress=how_many("progress", most=_most_progress),
)
"""No more than you have, with Progress standing for what is lacking."""


def _effect(effect: str) -> Form[State]:
    return form(
        AffectCiv(effect),
        f"effect.{effect}",
        Message(f"imperium.effect.{effect}"),
        icon="imperium-bot",
        help=EFFECT_RULES[effect],
        when=is_alone,
    )


STEAL = form(
    StealTokens,
    "effect.steal",
    Message("imperium.effect.steal"),
    icon="imperium-attack",
    help="term.steal",
    when=is_alone,
    makes=lambda state, f: StealTokens(tokens_of(f)),
    **so_many(most=lambda state, f: state.civ.tokens),
)
GIVE = form(
    GiveTokens,
    "effect.give",
    Message("imperium.effect.give"),
    icon="imperium-progress",
    when=is_alone,
    makes=lambda state, f: GiveTokens(tokens_of(f)),
    **so_many(most=lambda state, f: state.you.tokens if state.options.counts_mine else None),
)
YOUR_TOKEN: Noun[State] = replace(
    WITH_CARD,
    text=Message("imperium.offer.ask.your_token"),
    now=lambda state, f: (*WITH_CARD.now(state, f), NOWHERE),
    called=lambda state, slot: (
        Message("imperium.screen.not_tracked") if slot == NOWHERE else WITH_CARD.called(state, slot)
    ),
    icon=lambda state, slot: "" if slot == NOWHERE else WITH_CARD.icon(state, slot),
    place=lambda state, slot: "" if slot == NOWHERE else WITH_CARD.place(state, slot),
    note=lambda state, slot: None if slot == NOWHERE else WITH_CARD.note(state, slot),
)
"""A card of the Market, or none that was put in the app."""
END = form(
    EndYourTurn,
    "end",
    Message("imperium.screen.do_yours"),
    icon="check",
    help="turn.cleanup",
    first=lambda state: state.you.order not in ("", ACTIVATE) or not state.you.actions,
    when=is_alone,
    slot=YOUR_TOKEN,
)
END_OF_ALL = form(
    EndYourTurn(),
    "end",
    Message("imperium.screen.do_end_table"),
    icon="check",
    help="turn.cleanup",
    first=True,
    when=lambda state: not is_alone(state),
)
SOLSTICE = form(
    SolsticeDone(),
    "solstice",
    Message("imperium.screen.do_solstice"),
    icon="check",
    first=True,
    help="turn.solstice",
)
YOUR_DECK = (SHUFFLE, DEVELOP)
"""What may be needed in anybody's turn."""
ON_ORDERS = (*map(_order, ORDERS), *(_marker(*one) for one in MARKERS))
MARKERS_LEFT = tuple(map(_so_many_left, MARKER_RULES))
TOKENS = (GAIN, PAY)
ON_CIV = (*map(_effect, EFFECTS), STEAL, GIVE)


def your_turn(section: Section[State], state: State) -> None:
    """An order, what it comes to, and the end of the turn."""
    _market(section, state)
    section.forms(ON_ORDERS)
    section.under(section.group, aside=True).forms(MARKERS_LEFT)
    _resolved(section)
    section.forms((END, END_OF_ALL))


def solstice(section: Section[State], state: State) -> None:
    """What is resolved now is done as in your turn."""
    _market(section, state)
    _resolved(section)
    section.forms((SOLSTICE,))


def _market(section: Section[State], state: State) -> None:
    under = section.under(Message("imperium.screen.market"))
    under.forms(MARKET)
    if is_alone(state):
        under.forms(YOUR_DECK)


def _resolved(section: Section[State]) -> None:
    section.under(Message("imperium.place.you")).forms(TOKENS)
    section.under(Message("imperium.screen.on_civ")).forms(ON_CIV)
