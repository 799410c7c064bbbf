"""Your own turn, and the Solstice."""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.core.offer import Blank, Filled, Make, Offer, Section, allowed, offered, refusal
from companion.core.question import Amount, Choice, Option
from companion.games.imperium.commands.effects import EFFECTS, AffectCiv, GiveTokens, StealTokens
from companion.games.imperium.commands.your_deck import Develop, ShuffleDeck
from companion.games.imperium.commands.yours import (
    ACTIVATE,
    CATEGORIES,
    LEFT_WITH_CARD,
    ORDERS,
    TURNED_TO,
    BreakThrough,
    ChooseOrder,
    EndYourTurn,
    GainTokens,
    PayTokens,
    SolsticeDone,
    SpendMarker,
    TakeFromMarket,
    TakeFromSmallDeck,
    TurnOverMain,
    UnrestMoved,
)
from companion.games.imperium.content import named
from companion.games.imperium.offers.blanks import (
    EVERY_SPACE,
    SLOT,
    one_of,
    space_asked,
    tokens_asked,
    tokens_of,
)
from companion.games.imperium.options import SOLO, WITHOUT_DEVELOPMENTS
from companion.games.imperium.rules.paying import MATERIALS_FOR_PROGRESS, fewest_progress
from companion.games.imperium.state import SMALL_DECKS, State

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
LEFT_SAID = {"acquired": "acquire", "innovated": "innovate", "exiled": "exile"}
LEFT_RULES = {
    "acquired": "term.acquire",
    "innovated": "turn.innovate",
    "exiled": "term.exile",
}
LEFT_ICONS = {
    "acquired": "imperium-acquire",
    "innovated": "imperium-break-through",
    "exiled": "imperium-exile",
}
MARKERS = (
    ("action", -1, "imperium.offer.use_action"),
    ("action", 1, "imperium.offer.regain_action"),
    ("exhaust", -1, "imperium.offer.use_exhaust"),
    ("exhaust", 1, "imperium.offer.regain_exhaust"),
)
MARKER_RULES = {"action": "term.action", "exhaust": "turn.exhaust"}
MOST_UNREST, MOST_MARKERS = 12, 20
EFFECT_RULES = {
    "draw": "C-4",
    "abandon": "term.abandon",
    "recall": "term.recall",
    "take_unrest": "term.unrest",
}
LEFT = "left"
NOWHERE = "0"


def your_turn(section: Section[State], state: State) -> None:
    """An order, what it comes to, and the end of the turn."""
    solo = state.options.mode == SOLO
    _market(section, state)
    if solo:
        _orders(section)
        _markers(section, state)
        _tokens(section, state)
        _effects(section.under(Message("imperium.screen.on_civ")), state)
    _end(section, state, solo=solo)


def solstice(section: Section[State], state: State) -> None:
    """What is resolved now is done as in your turn."""
    _market(section, state)
    if state.options.mode == SOLO:
        _tokens(section, state)
        _effects(section.under(Message("imperium.screen.on_civ")), state)
    text = Message("imperium.screen.do_solstice")
    section.offer("solstice", text, SolsticeDone(), icon="check", first=True, help="turn.solstice")


def your_deck(section: Section[State], state: State) -> None:
    """What may be needed in anybody's turn."""
    text = Message("imperium.screen.deck_empty")
    section.offer("shuffle", text, ShuffleDeck(), icon="cards", help="turn.reshuffle")
    if state.you.nation not in WITHOUT_DEVELOPMENTS:
        text = Message("imperium.screen.develop")
        section.offer("develop", text, Develop(), icon="card", help="term.develop")


def _orders(section: Section[State]) -> None:
    for order in ORDERS:
        said = Message(f"imperium.order.{order}")
        icon, topic = ORDER_ICONS[order], ORDER_RULES[order]
        section.offer(f"order.{order}", said, ChooseOrder(order), icon=icon, help=topic)


def _markers(section: Section[State], state: State) -> None:
    for kind, by, text in MARKERS:
        sign = "use" if by < 0 else "regain"
        topic = MARKER_RULES[kind]
        said, icon = Message(text), f"imperium-{kind}"
        section.offer(f"{kind}.{sign}", said, SpendMarker(kind, by), icon=icon, help=topic)
    for kind, left in (("action", state.you.actions), ("exhaust", state.you.exhausts)):
        said = Message(f"imperium.screen.{kind}s")
        asked = Amount(LEFT, said, 0, MOST_MARKERS, left)
        section.offer(
            f"{kind}.{LEFT}",
            said,
            _so_many(kind, left),
            asked,
            icon=f"imperium-{kind}",
            aside=True,
            help=MARKER_RULES[kind],
        )


def _so_many(kind: str, now: int) -> Make[State]:
    return lambda filled: SpendMarker(kind, filled[LEFT] - now)


def _market(section: Section[State], state: State) -> None:
    under = section.under(Message("imperium.screen.market"))
    for how in LEFT_WITH_CARD:
        under.offer(
            f"market.{how}",
            Message(f"imperium.screen.{LEFT_SAID[how]}"),
            _leaves(how),
            _taken(state, how),
            icon="imperium-region",
            help=LEFT_RULES[how],
        )
    _unrest(under, state)
    if state.options.mode != SOLO:
        return
    text = Message("imperium.screen.small_decks")
    small = [deck for deck in SMALL_DECKS if state.market.small[deck]] or list(SMALL_DECKS)
    under.offer(
        "market.small",
        text,
        lambda f: TakeFromSmallDeck(f["deck"]),
        one_of("deck", text, [(deck, named("key", deck)) for deck in small]),
        icon="cards",
        help="term.market",
    )
    _main_deck(under, state)
    your_deck(under, state)


def _main_deck(under: Section[State], state: State) -> None:
    """Broken through with, or turned over by an effect of yours."""
    under.offer(
        "market.main",
        Message("imperium.offer.break_main"),
        lambda f: BreakThrough(f["category"]),
        _revealed_for(state),
        icon="imperium-main-deck",
        help="term.break_through",
    )
    left = MOST_MARKERS if state.market.main is None else state.market.main
    where = [(one, Message(f"imperium.offer.turned_to.{one}")) for one in TURNED_TO]
    under.offer(
        "market.turned",
        Message("imperium.offer.turned_main"),
        lambda f: TurnOverMain(f["cards"], f["to"]),
        Amount("cards", Message("imperium.offer.ask.turned"), 1, max(1, left), 1),
        one_of("to", Message("imperium.offer.ask.turned_to"), where),
        icon="imperium-main-deck",
    )


def _revealed_for(state: State) -> Choice:
    """Tributaries, and kinds whose small deck is empty."""
    text = Message("imperium.offer.ask.break_main")
    kinds = [(one, named("key", one)) for one in CATEGORIES]
    asked = one_of("category", text, kinds)
    options = (replace(one, reason=refusal(BreakThrough(one.id), state)) for one in asked.options)
    return replace(asked, options=tuple(options))


def at_space(state: State, slot: int) -> tuple[Offer[State], ...]:
    """What can be done with the card of a space, and why not."""
    return tuple(
        offered(
            state,
            Message(f"imperium.screen.{LEFT_SAID[how]}"),
            TakeFromMarket(slot, how),
            LEFT_ICONS[how],
        )
        for how in LEFT_WITH_CARD
    )


def _unrest(under: Section[State], state: State) -> None:
    """One in a touch, which is usual; or several."""
    for one, by in (("take", 1), ("return", -1)):
        text = Message(f"imperium.screen.you_{one}")
        under.offer(
            f"unrest.{one}.one", text, UnrestMoved(by), icon="imperium-unrest", help="term.unrest"
        )
    left = MOST_UNREST if state.market.unrest is None else min(MOST_UNREST, state.market.unrest)
    under.offer(
        "unrest.take",
        Message("imperium.offer.take_several"),
        lambda f: UnrestMoved(f["cards"]),
        Amount("cards", Message("imperium.offer.ask.unrest_taken"), 1, max(1, left), 1),
        icon="imperium-unrest",
        help="term.unrest",
    )
    under.offer(
        "unrest.return",
        Message("imperium.offer.return_several"),
        lambda f: UnrestMoved(-f["cards"]),
        Amount("cards", Message("imperium.offer.ask.unrest_returned"), 1, MOST_UNREST, 1),
        icon="imperium-unrest",
        help="term.unrest",
    )


def _taken(state: State, how: str) -> Choice:
    """The spaces whose card may leave so."""
    fitting = [slot for slot in EVERY_SPACE if allowed(TakeFromMarket(slot, how), state)]
    return space_asked(state, Message("imperium.offer.ask.space"), fitting or EVERY_SPACE)


def _tokens(section: Section[State], state: State) -> None:
    if not state.options.counts_mine:
        return
    under = section.under(Message("imperium.place.you"))
    under.offer(
        "gain",
        Message("imperium.offer.gain"),
        lambda f: GainTokens(tokens_of(f)),
        *tokens_asked(),
        icon="imperium-progress",
        help="term.gain",
    )
    under.offer(
        "pay",
        Message("imperium.screen.pay"),
        lambda f: _payment(state, f),
        *_price(state),
        icon="imperium-materials",
        help="term.pay",
        note=Message("imperium.screen.pay_note"),
    )


def _price(state: State) -> tuple[Blank, ...]:
    """No more than you have, with Progress standing for what is lacking."""
    has = state.you.tokens
    materials, population, progress = tokens_asked()

    def spare(filled: Filled) -> int:
        lacking = max(0, int(filled["materials"]) - has.materials)
        return has.progress - -(-lacking // MATERIALS_FOR_PROGRESS)

    def of_population(filled: Filled) -> Amount:
        return replace(population, high=has.population + spare(filled))

    def of_progress(filled: Filled) -> Amount:
        stands = max(0, filled["population"] - has.population)
        return replace(progress, high=spare(filled) - stands)

    most = has.materials + MATERIALS_FOR_PROGRESS * has.progress
    return (replace(materials, high=most), of_population, of_progress)


def _payment(state: State, filled: Filled) -> PayTokens:
    """With as little Progress as can be."""
    cost = tokens_of(filled)
    stands = fewest_progress(state.you.tokens, cost) or (0, 0)
    return PayTokens(cost, *stands)


def _effects(section: Section[State], state: State) -> None:
    for effect in EFFECTS:
        text = Message(f"imperium.effect.{effect}")
        topic = EFFECT_RULES[effect]
        section.offer(f"effect.{effect}", text, AffectCiv(effect), icon="imperium-bot", help=topic)
    yours = state.you.tokens if state.options.counts_mine else None
    section.offer(
        "effect.steal",
        Message("imperium.effect.steal"),
        lambda f: StealTokens(tokens_of(f)),
        *tokens_asked(most=state.civ.tokens),
        icon="imperium-attack",
        help="term.steal",
    )
    section.offer(
        "effect.give",
        Message("imperium.effect.give"),
        lambda f: GiveTokens(tokens_of(f)),
        *tokens_asked(most=yours),
        icon="imperium-progress",
    )


def _end(section: Section[State], state: State, *, solo: bool) -> None:
    if not solo:
        text = Message("imperium.screen.do_end_table")
        section.offer("end", text, EndYourTurn(), icon="check", first=True, help="turn.cleanup")
        return
    spaces = space_asked(state, Message("imperium.offer.ask.your_token"))
    nowhere = Option(NOWHERE, Message("imperium.screen.not_tracked"))
    section.offer(
        "end",
        Message("imperium.screen.do_yours"),
        lambda f: EndYourTurn(int(f[SLOT])),
        replace(spaces, options=(*spaces.options, nowhere)),
        icon="check",
        help="turn.cleanup",
        first=state.you.order not in ("", ACTIVATE) or not state.you.actions,
    )


def _leaves(how: str) -> Make[State]:
    return lambda filled: TakeFromMarket(int(filled[SLOT]), how)
