"""Tapestries of voyages: tiles that are drawn, given away, explored, conquered.

Base game: Age of Sail. MM: Cartography, Manifest Destiny. FF: Microbial Magic.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards.powers import power
from companion.games.tapestry.civilizations.moments import outposts_at_hand
from companion.games.tapestry.income import reserve
from companion.games.tapestry.land import conquering, geography, tiles
from companion.games.tapestry.land.events import TileLaid
from companion.games.tapestry.player import BUILDINGS_EACH
from companion.games.tapestry.score.events import PointsScored
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.turn import Turn

WORTH_CONQUERING = 3
TILE = Benefit(Verb.GAIN, what="territory_tile")
EXPLORE_IT = Benefit(Verb.EXPLORE, what="gained_tile")


@power("cartography")
def cartography(turn: Turn, card: str) -> None:
    """A tile explored at once; with 3 points or more its territory may be conquered."""
    had, before = len(turn.me.tiles), len(turn.step.events)
    verbs.gain_one(turn, TILE, "tapestry", card)
    if len(turn.me.tiles) == had:
        return
    verbs.gain_one(turn, EXPLORE_IT, "tapestry", card)
    events = turn.step.events[before:]
    place = next((e.place for e in events if isinstance(e, TileLaid)), "")
    scored = [e for e in events if isinstance(e, PointsScored) and e.detail == place]
    worth = sum(e.amount for e in scored if e.source == "exploration")
    if place and worth >= WORTH_CONQUERING and outposts_at_hand(turn):
        text = Message("tapestry.ask.conquer_it", place=tiles.place_name(turn.state, place))
        if not turn.state.map[place].tokens and turn.may("cartography", text):
            conquering.take(turn, place, "")


@power("manifest_destiny")
def manifest_destiny(turn: Turn, card: str) -> None:
    """A conquest beside the capital; then maybe what a tile one controls shows."""
    beside = {key for _, key in geography.beside(turn.me.start)} if turn.me.start else set()
    places = [key for key in conquering.open_to(turn, anywhere=True) if key in beside]
    if not places or not outposts_at_hand(turn):
        turn.tell(Message("tapestry.told.nothing_to_conquer"))
    else:
        options = tiles.hex_options(turn.state, places)
        place = turn.choose("conquer.hex", Message("tapestry.ask.conquer_hex"), options)
        conquering.take(turn, place, "")
    mine = [key for key in turn.state.controlled(turn.player) if turn.state.map[key].tile]
    options = [Option("none", Message("tapestry.option.no"))]
    options += tiles.hex_options(turn.state, mine)
    chosen = turn.choose("manifest_destiny", Message("tapestry.ask.tile_you_control"), options)
    if chosen != "none":
        tiles.gain_benefit(turn, chosen, "tapestry")
    del card


@power("microbial_magic")
def microbial_magic(turn: Turn, card: str) -> None:
    """The next farm goes in reserve: its income is open, its plot waits for turn 5."""
    del card
    if turn.me.buildings["farm"] < BUILDINGS_EACH:
        reserve.lay_aside(turn, "farm")
