"""A territory tile from the supply, turned at random. R-conq-6, R-expl-2."""

from __future__ import annotations

from functools import cache

from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.question import Amount, Option
from companion.games.tapestry import content, places
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.chance import TERRITORIES
from companion.games.tapestry.land.events import BotTileLaid
from companion.games.tapestry.state import UNKNOWN_TILE
from companion.games.tapestry.tile_in_words import tile_in_words

TERRITORY = "territory"
SIXTHS = tuple("012345")
AT_RANDOM = Message("tapestry.bot.why.tile_at_random")
"""How hands lay a tile that only they see."""


def lay_tile(acting: Acting, place: str, rule: str) -> None:
    """The app's tile, or any: which one and how it lies may be told, nobody needs to."""
    if acting.state.map[place].explored:
        return
    by_app = acting.step.by_app(TERRITORIES) and drawing.any_left(acting.person, TERRITORY)
    key = acting.key("automa.tile")
    tile = _app_tile(acting, key) if by_app else _any_tile(acting, key)
    turned_key = acting.key("automa.tile.turned")
    turned = int(acting.step.shuffle(f"{turned_key}.app", SIXTHS)[0]) if by_app else 0
    sixths = _turned(acting, turned_key, place, tile, turned)
    whys = (Why(rule, AT_RANDOM),) if tile == UNKNOWN_TILE else ()
    with acting.because(key, *whys):
        acting.record(BotTileLaid(place, tile, sixths))


def _turned(acting: Acting, key: str, place: str, tile: int, sixths: int) -> int:
    """How it lies; turned on its picture where the table says that it differs, if one can."""
    if tile != UNKNOWN_TILE and content.territory_tile(tile).alike_all_round:
        return sixths
    where = (places.hex_place(place), places.card(TERRITORY, tile))
    text = Message("tapestry.bot.ask.tile_turned")
    asked = Amount(key, text, 0, len(SIXTHS) - 1, guess=sixths, places=where)
    return acting.settle(asked, sixths)


def _app_tile(acting: Acting, key: str) -> int:
    deck = drawing.pile(acting.person, TERRITORY).cards
    text = Message("tapestry.bot.ask.tile")
    named = acting.step.draw(key, deck, text, lambda tile: tile_name(int(tile)), TERRITORIES)
    return int(named)


def _any_tile(acting: Acting, key: str) -> int:
    text = Message("tapestry.bot.ask.tile")
    return int(acting.decide(key, text, _tiles(), str(UNKNOWN_TILE)))


def tile_name(tile: int) -> Message:
    """A territory tile by what can be seen of it."""
    return tile_in_words(str(tile), "")


@cache
def _tiles() -> tuple[Option, ...]:
    unknown = Option(str(UNKNOWN_TILE), Message("tapestry.bot.option.some_tile"))
    return (unknown, *(Option(str(n), tile_name(n)) for n in content.territory_tiles()))
