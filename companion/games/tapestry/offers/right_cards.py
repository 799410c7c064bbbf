"""Hands, tiles, technologies and what lies face up, as they are on the table."""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.core.offer import Filled, Make, Section, allowed
from companion.core.question import Choice, Option, Several
from companion.games.tapestry import content
from companion.games.tapestry.correcting.commands import (
    TOP_ROW,
    CorrectHand,
    CorrectOffer,
    CorrectTechs,
)
from companion.games.tapestry.offers.blanks import CARD, PLAYER, cards_of, one_of, whose
from companion.games.tapestry.player import Tech
from companion.games.tapestry.state import UNKNOWN, UNKNOWN_TILE, State
from companion.games.tapestry.turn.names import card_name, word

WHAT, ROW = "what", "row"
HELD = ("hand", "tiles", "space_tiles")
OFFERED = {"tech": "card-tech", "masterpiece": "card"}
MOST_OFFERED = 3


def put_right(section: Section[State], state: State) -> None:
    """One card or tile more, or one fewer."""
    section.offer(
        "right.more_held",
        Message("tapestry.offer.hold_more"),
        lambda f: _held(state, f, (*_items(state, f), f[CARD])),
        whose(state),
        _what(),
        lambda f: _to_hold(state, f),
        icon="cards",
    )
    if any(_any_held(state, player) for player in state.players):
        section.offer(
            "right.fewer_held",
            Message("tapestry.offer.hold_fewer"),
            lambda f: _held(state, f, _without(_items(state, f), f[CARD])),
            _holders(state),
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


def _what() -> Choice:
    named = ((one, Message(f"tapestry.corrected.{one}")) for one in HELD)
    return one_of(WHAT, Message("tapestry.offer.ask.what"), named)


def _items(state: State, filled: Filled) -> tuple[str, ...]:
    return tuple(map(str, getattr(state.players[filled[PLAYER]], filled[WHAT])))


def _held(state: State, filled: Filled, items: tuple[str, ...]) -> CorrectHand:
    del state
    return CorrectHand(filled[PLAYER], filled[WHAT], items)


def _without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    left = list(items)
    left.remove(item)
    return tuple(left)


def _to_hold(state: State, filled: Filled) -> Choice:
    """What nobody else has; one that nobody names first."""
    here = _items(state, filled)
    known = {
        "hand": (UNKNOWN, *content.tapestries()),
        "tiles": (str(UNKNOWN_TILE), *map(str, content.territory_tiles())),
        "space_tiles": (str(UNKNOWN_TILE), *map(str, content.space_tiles())),
    }[filled[WHAT]]
    free = [one for one in known if allowed(_held(state, filled, (*here, one)), state)]
    return _names(filled[WHAT], free)


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
    return tuple(what for what in HELD if getattr(state.players[player], what))


def _holders(state: State) -> Choice:
    asked = whose(state)
    return replace(asked, options=tuple(o for o in asked.options if _any_held(state, o.id)))


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
    if not owners:
        return
    asked = whose(state)
    section.offer(
        "right.no_tech",
        Message("tapestry.offer.no_tech"),
        lambda f: _without_tech(state, f),
        replace(asked, options=tuple(one for one in asked.options if one.id in owners)),
        lambda f: cards_of("tech", (tech.card for tech in state.players[f[PLAYER]].techs)),
        icon="card-tech",
    )


def _tech_cards(state: State, player: str) -> Choice:
    """One's own, to lie in another row, and those that nobody has."""
    own = [tech.card for tech in state.players[player].techs]
    others = {
        tech.card for other, me in state.players.items() if other != player for tech in me.techs
    }
    free = [card for card in content.techs() if card not in others]
    return cards_of("tech", (*own, *free))


def _rows() -> Choice:
    named = (
        (str(row), Message("tapestry.offer.row", number=row + 1)) for row in range(TOP_ROW + 1)
    )
    return one_of(ROW, Message("tapestry.offer.ask.row"), named)


def _with_tech(state: State, filled: Filled) -> CorrectTechs:
    techs = state.players[filled[PLAYER]].techs
    card, row = filled[CARD], int(filled[ROW])
    if any(tech.card == card for tech in techs):
        moved = tuple(replace(t, row=row) if t.card == card else t for t in techs)
        return CorrectTechs(filled[PLAYER], moved)
    return CorrectTechs(filled[PLAYER], (*techs, Tech(card, row)))


def _without_tech(state: State, filled: Filled) -> CorrectTechs:
    techs = state.players[filled[PLAYER]].techs
    return CorrectTechs(filled[PLAYER], tuple(t for t in techs if t.card != filled[CARD]))


def _face_up(state: State, what: str) -> Several:
    now = state.tech_offer if what == "tech" else state.masterpiece_offer
    known = content.techs() if what == "tech" else content.masterpieces()
    free = [card for card in known if allowed(CorrectOffer(what, (card,)), state)]
    options = tuple(
        Option(card, card_name("tech", card) if what == "tech" else word("masterpiece", card))
        for card in free
    )
    kept = tuple(card for card in now if card in free)
    text = Message("tapestry.offer.ask.face_up")
    return Several("cards", text, options, most=MOST_OFFERED, guess=kept)


def _lying(what: str) -> Make[State]:
    return lambda filled: CorrectOffer(what, filled["cards"])
