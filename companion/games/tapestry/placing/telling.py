"""What Loom must know of the table before it deals: asked by pictures, each of its owner."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Amount, Choice, Option, Several
from companion.core.step import Step
from companion.games.tapestry import content
from companion.games.tapestry.chance import kind_of
from companion.games.tapestry.change import without
from companion.games.tapestry.nouns import place_name, things_of
from companion.games.tapestry.places import card, hex_place
from companion.games.tapestry.placing.found import (
    OFFERS,
    Found,
    FoundFaceUp,
    MapTileFound,
    held_of,
    unnamed_of,
)
from companion.games.tapestry.state import UNKNOWN, UNKNOWN_TILE, Phase, State
from companion.games.tapestry.turn.names import player_name

FACE_UP, TERRITORY = 3, "territory"
SECRET = ("hand", "submerged")
"""What only its owner sees: named, and shown to nobody else."""


def told(step: Step[State], kind: str) -> None:
    """Everything of a kind that somebody has, and what lies face up."""
    for deck in step.state.decks:
        if kind_of(deck) != kind:
            continue
        for player in step.state.players:
            for what in held_of(deck):
                _named(step, player, what, deck)
        if deck == TERRITORY:
            _on_the_map(step)
        if deck in OFFERS and step.state.phase is not Phase.SETUP:
            _face_up(step, deck)


def _named(step: Step[State], player: str, what: str, deck: str) -> None:
    n = len(unnamed_of(step.state, player, what))
    left, names = step.state.decks[deck].cards, list[str]()
    for _ in step.rounds(min(n, len(left))):
        names.append(_one(step, player, what, deck, left))
        left = without(left, names[-1])
    if names:
        step.record(Found(player, what, tuple(names)))


def _one(step: Step[State], player: str, what: str, deck: str, left: tuple[str, ...]) -> str:
    """One of them; what lies open and nobody can tell may stay unnamed."""
    options = things_of(deck).these(step.state, sorted(set(left)))
    if what not in SECRET:
        options.append(Option(UNKNOWN, Message("tapestry.option.leave_unnamed"), icon="question"))
    text = Message(f"tapestry.kind.found.{what}", player=player_name(step.state, player))
    return step.ask(Choice(step.key(f"{player}.found.{what}"), text, tuple(options)))


def _on_the_map(step: Step[State]) -> None:
    """Where a tile lies that nobody named: which it is and how, or that it stays unnamed."""
    unknown = [key for key, here in step.state.map.items() if here.tile == UNKNOWN_TILE]
    for place in unknown if step.state.decks[TERRITORY].cards else ():
        where = Message("tapestry.kind.found.map", hex=place_name(step.state, place))
        options = (
            *things_of(TERRITORY).these(step.state, sorted(set(step.state.decks[TERRITORY].cards))),
            Option(UNKNOWN, Message("tapestry.option.leave_unnamed"), icon="question"),
        )
        hexagon = hex_place(place)
        said = step.ask(Choice(step.key("map.found"), where, options, places=(hexagon,)))
        if said != UNKNOWN:
            step.record(MapTileFound(place, int(said), _turned(step, hexagon, int(said))))


def _turned(step: Step[State], hexagon: str, tile: int) -> int:
    """How it lies, on its picture; not where it looks the same from all sides."""
    key = step.key("map.found.turned")
    if content.territory_tile(tile).alike_all_round:
        return 0
    text = Message("tapestry.bot.ask.tile_turned")
    return step.ask(Amount(key, text, 0, 5, places=(hexagon, card(TERRITORY, tile))))


def _face_up(step: Step[State], deck: str) -> None:
    """Those that the table did not name before."""
    room = FACE_UP - len(getattr(step.state, OFFERS[deck]))
    options = tuple(things_of(deck).these(step.state, sorted(set(step.state.decks[deck].cards))))
    if room < 1 or not options:
        return
    asked = Several(f"found.{deck}", Message(f"tapestry.kind.face_up.{deck}"), options, 0, room)
    if cards := step.ask(asked):
        step.record(FoundFaceUp(deck, cards))
