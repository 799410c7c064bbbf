"""Hands, tiles, technologies and what lies face up, as they are on the table."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message
from companion.core.offer import Filled, Make, Section, allowed, refusal
from companion.core.question import Choice, Option, Several
from companion.games.tapestry import content
from companion.games.tapestry.change import without
from companion.games.tapestry.correcting.facts import FaceUp, Hand, Techs
from companion.games.tapestry.correcting.facts.cards import DECKS, FACE_UP, TOP_ROW, may_hold
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.offers.blanks import CARD, PLAYER, cards_of, one_of, whose
from companion.games.tapestry.state import UNKNOWN_TILE, State
from companion.games.tapestry.turn.names import card_name, word

WHAT, ROW = "what", "row"
OFFERED = {"tech": "card-tech", "masterpiece": "card"}


def put_right(section: Section[State], state: State) -> None:
    """One card or tile more, or one fewer."""
    section.offer(
        "right.more_held",
        Message("tapestry.offer.hold_more"),
        lambda f: _held(f, (*_items(state, f), f[CARD])),
        whose(state),
        lambda f: _what(state, f[PLAYER]),
        lambda f: _to_hold(state, f),
        icon="cards",
    )
    holders = [player for player in state.players if _any_held(state, player)]
    if holders:
        section.offer(
            "right.fewer_held",
            Message("tapestry.offer.hold_fewer"),
            lambda f: _held(f, without(_items(state, f), f[CARD])),
            whose(state, holders),
            lambda f: _what_held(state, f[PLAYER]),
            lambda f: _names(f[WHAT], _items(state, f)),
            icon="cards",
        )
    _techs(section, state)
    for what, icon in OFFERED.items():
        if what == "masterpiece" and not state.options.has("AA"):
            continue
        section.offer(
            f"right.offer.{what}",
            Message(f"tapestry.label.correct_offer.{what}"),
            _lying(what),
            _face_up(state, what),
            icon=icon,
        )


def _what(state: State, player: str) -> Choice:
    """Of what there is one more to be had."""
    found = (what for what in DECKS if next(_free(state, {PLAYER: player, WHAT: what}), None))
    named = ((one, Message(f"tapestry.corrected.{one}")) for one in found)
    return one_of(WHAT, Message("tapestry.offer.ask.what"), named)


def _items(state: State, filled: Filled) -> tuple[str, ...]:
    return Hand.now(state, filled[PLAYER], filled[WHAT]).items


def _held(filled: Filled, items: tuple[str, ...]) -> SetValue:
    return SetValue(Hand(filled[PLAYER], filled[WHAT], items))


def _to_hold(state: State, filled: Filled) -> Choice:
    return _names(filled[WHAT], list(_free(state, filled)))


def _free(state: State, filled: Filled) -> Iterator[str]:
    """What nobody else has; one that nobody names first."""
    here = _items(state, filled)
    known = may_hold(filled[WHAT])
    return (one for one in known if allowed(_held(filled, (*here, one)), state))


def _names(what: str, items: tuple[str, ...] | list[str]) -> Choice:
    if what == "hand":
        return cards_of("tapestry", items)
    named = (
        (
            one,
            Message("tapestry.offer.tile_unnamed")
            if one == str(UNKNOWN_TILE)
            else Message("tapestry.offer.tile_number", number=int(one)),
        )
        for one in dict.fromkeys(items)
    )
    return one_of(CARD, Message("tapestry.offer.ask.tile"), named)


def _any_held(state: State, player: str) -> tuple[str, ...]:
    return tuple(what for what in DECKS if getattr(state.players[player], what))


def _what_held(state: State, player: str) -> Choice:
    named = ((one, Message(f"tapestry.corrected.{one}")) for one in _any_held(state, player))
    return one_of(WHAT, Message("tapestry.offer.ask.what"), named)


def _techs(section: Section[State], state: State) -> None:
    section.offer(
        "right.tech",
        Message("tapestry.offer.tech"),
        lambda f: _with_tech(state, f),
        whose(state),
        lambda f: _tech_cards(state, f[PLAYER]),
        _rows(),
        icon="card-tech",
    )
    owners = [player for player, me in state.players.items() if me.techs]
    if owners:
        section.offer(
            "right.no_tech",
            Message("tapestry.offer.no_tech"),
            lambda f: _without_tech(state, f),
            whose(state, owners),
            lambda f: cards_of("tech", (tech.card for tech in state.players[f[PLAYER]].techs)),
            icon="card-tech",
        )


def _tech_cards(state: State, player: str) -> Choice:
    """One's own, to lie in another row, and those that nobody has."""
    now = Techs.now(state, player)
    own = (Option(tech.card, card_name("tech", tech.card)) for tech in now.techs)
    more = (
        Option(
            card,
            card_name("tech", card),
            reason=refusal(SetValue(now.with_card(card, 0)), state),
        )
        for card in now.more(state)
    )
    return Choice(CARD, Message("tapestry.offer.ask.card"), (*own, *more))


def _rows() -> Choice:
    named = (
        (str(row), Message("tapestry.offer.row", number=row + 1)) for row in range(TOP_ROW + 1)
    )
    return one_of(ROW, Message("tapestry.offer.ask.row"), named)


def _with_tech(state: State, filled: Filled) -> SetValue:
    return SetValue(Techs.now(state, filled[PLAYER]).with_card(filled[CARD], int(filled[ROW])))


def _without_tech(state: State, filled: Filled) -> SetValue:
    return SetValue(Techs.now(state, filled[PLAYER]).without(filled[CARD]))


def _face_up(state: State, what: str) -> Several:
    known = content.techs() if what == "tech" else content.masterpieces()
    free = [card for card in known if allowed(SetValue(FaceUp(what, (card,))), state)]
    options = tuple(
        Option(card, card_name("tech", card) if what == "tech" else word("masterpiece", card))
        for card in free
    )
    kept = tuple(card for card in FaceUp.now(state, what).cards if card in free)
    text = Message("tapestry.offer.ask.face_up")
    return Several("cards", text, options, most=FACE_UP, guess=kept)


def _lying(what: str) -> Make[State]:
    return lambda filled: SetValue(FaceUp(what, filled["cards"]))
