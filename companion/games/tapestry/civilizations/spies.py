"""Civilizations: the Spies.

Their mat, as listed in the data: four squares, each once; each copies from a neighbour.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.cards import tapestries
from companion.games.tapestry.cards.upgrading import MIDDLE, gain_side
from companion.games.tapestry.civilizations import INCOME, mark, marked, spaces_of
from companion.games.tapestry.land import tiles
from companion.games.tapestry.state import UNKNOWN_TILE
from companion.games.tapestry.turn import effects, verbs
from companion.games.tapestry.turn.giving_up import tile_name
from companion.games.tapestry.turn.names import card_name, space_name, word
from companion.games.tapestry.turn.neighbours import neighbours
from companion.games.tapestry.turn.turn import Turn

SPIES, NONE = "spies", "none"


@INCOME.of(SPIES)
def spies(turn: Turn) -> None:
    """Maybe cover a square, and gain it from a neighbour."""
    left = [one for one in spaces_of(SPIES) if not marked(turn, SPIES, one)]
    found = {square: SQUARES[square][0](turn) for square in left}
    options = [Option(NONE, Message("tapestry.option.no"))]
    options += [
        Option(square, word("mat_space", f"{SPIES}.{square}")) for square in left if found[square]
    ]
    square = turn.choose("spies", Message("tapestry.ask.mat_space"), options)
    if square == NONE:
        return
    mark(turn, SPIES, square)
    text = word("mat_space", f"{SPIES}.{square}")
    chosen = turn.choose("spies.what", Message("tapestry.ask.spies", what=text), found[square])
    SQUARES[square][1](turn, *chosen.split("/"))


def _people(turn: Turn) -> list[str]:
    """The neighbours with things to copy."""
    return [o for o in neighbours(turn.state, turn.player) if o in turn.state.players]


def _of(turn: Turn, owner: str, what: Message) -> Message:
    return Message("tapestry.table.of", player=tiles.owner_name(turn.state, owner), what=what)


def _tapestries(turn: Turn) -> list[Option]:
    cards = {
        card: owner
        for owner in _people(turn)
        for _, card in effects.visible_cards(turn.state.players[owner])
        if "when_played" in content.tapestry(card).kinds
    }
    return [Option(c, _of(turn, owner, word("tapestry", c))) for c, owner in cards.items()]


def _tiles(turn: Turn) -> list[Option]:
    found: dict[str, Option] = {}
    for owner in _people(turn):
        me = turn.state.players[owner]
        for tile in me.tiles:
            key = f"territory/{tile}"
            found.setdefault(key, Option(key, _of(turn, owner, tile_name(tile))))
        for tile in me.space_tiles:
            key = f"space/{tile}"
            found.setdefault(key, Option(key, _of(turn, owner, tiles.space_name(tile))))
    return list(found.values())


def _tracks(turn: Turn) -> list[Option]:
    found: dict[str, Option] = {}
    for owner in neighbours(turn.state, turn.player):
        for track in turn.state.used_tracks():
            if space := turn.state.space(owner, track):
                key = f"{track}/{space}"
                found.setdefault(key, Option(key, _of(turn, owner, space_name(track, space))))
    return list(found.values())


def _techs(turn: Turn) -> list[Option]:
    return [
        Option(f"{tech.card}/{tech.row}", _of(turn, owner, card_name("tech", tech.card)))
        for owner in _people(turn)
        for tech in turn.state.players[owner].techs
        if tech.row >= MIDDLE and not tech.used
    ]


def _gain_tile(turn: Turn, kind: str, tile: str) -> None:
    number = int(tile)
    if kind == "territory":
        verbs.gain_all(turn, tiles.benefits_of(turn, number), "civilization", SPIES)
    elif number == UNKNOWN_TILE:
        turn.tell(Message("tapestry.told.space_tile"))
    else:
        verbs.gain_all(turn, content.space_tile(number).benefits, "civilization", SPIES)


def _gain_track(turn: Turn, track: str, space: str) -> None:
    """The benefit, never the bonus."""
    verbs.gain_all(turn, content.space(track, int(space)).benefits, "civilization", SPIES)


def _gain_tech(turn: Turn, card: str, row: str) -> None:
    gain_side(turn, card, int(row))


SQUARES: Mapping[str, tuple[Callable[[Turn], list[Option]], Callable[..., None]]] = {
    "tapestry": (_tapestries, tapestries.resolve),
    "tile": (_tiles, _gain_tile),
    "track": (_tracks, _gain_track),
    "tech": (_techs, _gain_tech),
}
"""square -> what there is to copy, and gaining it."""
