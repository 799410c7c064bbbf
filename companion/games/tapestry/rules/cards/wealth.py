"""Tapestries that give resources, points, landmarks or technologies.

Base game: Age of Wonders, Colonialism, Democracy, Dystopia, Feudalism, Guilds, Technocracy,
Steam Tycoon, Olympic Host, Revolution.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.content.words import Terrain
from companion.games.tapestry.events.board import TokenStoodUp, TokenToppled
from companion.games.tapestry.events.cards import TapestryDiscarded
from companion.games.tapestry.rules import (
    costs,
    counting,
    giving_up,
    other_verbs,
    points,
    resources,
    technology,
    tiles,
    upgrading,
)
from companion.games.tapestry.rules.cards import power
from companion.games.tapestry.rules.neighbours import era_of, opponents
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.words import word
from companion.games.tapestry.state import AUTOMA, UNKNOWN_TILE, State

TERRAIN_GIVES = {
    Terrain.MOUNTAIN: "worker",
    Terrain.GRASS: "culture",
    Terrain.FOREST: "food",
    Terrain.DESERT: "coin",
}
POINTS_EACH, MOST_TRADES = 5, 3


def landmarks_of(state: State, owner: str) -> int:
    """Landmarks of a player or a bot."""
    return counting.landmarks_owned(state, owner)


@power("age_of_wonders")
def age_of_wonders(turn: Turn, card: str) -> None:
    """Fewest landmarks: 2 resources; most: 12 points; between or tied: 1 and 6."""
    mine = landmarks_of(turn.state, turn.player)
    others = [landmarks_of(turn.state, o) for o in opponents(turn.state, turn.player)]
    if others and mine < min(others):
        resources.any_resource(turn)
        resources.any_resource(turn)
    elif others and mine > max(others):
        points.score(turn, 12, "tapestry", card)
    else:
        resources.any_resource(turn)
        points.score(turn, 6, "tapestry", card)


@power("colonialism")
def colonialism(turn: Turn, card: str) -> None:
    """A resource for each kind of land on one tile the player controls; printed land does not."""
    del card
    mine = [k for k in turn.state.controlled(turn.player) if (turn.state.map[k].tile or 0) != 0]
    if not mine:
        turn.tell(Message("tapestry.told.no_tile_controlled"))
        return
    options = [Option(key, tiles.place_name(key), place=f"hex:{key}") for key in mine]
    place = turn.choose("colonialism", Message("tapestry.ask.colonialism"), options)
    for terrain in land_on(turn, place):
        resources.resource(turn, TERRAIN_GIVES[terrain])


def land_on(turn: Turn, place: str) -> list[Terrain]:
    """The kinds of land a tile shows; asked for one that nobody named."""
    tile = turn.state.map[place].tile or 0
    if tile != UNKNOWN_TILE:
        return [t for t in TERRAIN_GIVES if t in content.territory_tile(tile).land]
    options = [Option(t.value, word("terrain", t.value)) for t in TERRAIN_GIVES]
    shown = turn.several("terrains", Message("tapestry.ask.terrains"), options, 0, 4)
    return [Terrain(terrain) for terrain in shown]


@power("democracy")
def democracy(turn: Turn, card: str) -> None:
    """Three cards were drawn; any number may be discarded for 2 points each."""
    discarded = giving_up.choose_holdings(turn, "tapestry", 0, len(turn.me.hand))
    for one in discarded:
        turn.record(TapestryDiscarded(turn.player, one))
    points.score(turn, 2 * len(discarded), "tapestry", card)


@power("dystopia")
def dystopia(turn: Turn, card: str) -> None:
    """Any landmark still on the board of landmarks."""
    del card
    other_verbs.choose_landmark(turn)


@power("feudalism")
def feudalism(turn: Turn, card: str) -> None:
    """A resource, or 3 points for each landmark."""
    amount = 3 * landmarks_of(turn.state, turn.player)
    options = [
        Option("resource", word("resource", "any_resource")),
        Option("points", Message("tapestry.option.points", n=amount)),
    ]
    if turn.choose("feudalism", Message("tapestry.ask.or"), options) == "points":
        points.score(turn, amount, "tapestry", card)
    else:
        resources.any_resource(turn)


@power("guilds")
def guilds(turn: Turn, card: str) -> None:
    """Trade 5, 10 or 15 points for 1, 2 or 3 resources, or the other way round."""
    options = [Option("none", Message("tapestry.option.no"))]
    for n in range(1, MOST_TRADES + 1):
        if turn.me.score >= POINTS_EACH * n:
            text = Message("tapestry.option.points_to_resources", n=n, points=POINTS_EACH * n)
            options.append(Option(f"buy.{n}", text))
        if sum(turn.me.resources.values()) >= n:
            text = Message("tapestry.option.resources_to_points", n=n, points=POINTS_EACH * n)
            options.append(Option(f"sell.{n}", text))
    chosen = turn.choose("guilds", Message("tapestry.ask.guilds"), options)
    if chosen != "none":
        _trade(turn, card, chosen)


def _trade(turn: Turn, card: str, chosen: str) -> None:
    way, number = chosen.split(".")
    n = int(number)
    if way == "buy":
        points.score(turn, -POINTS_EACH * n, "tapestry", card)
        for _ in range(n):
            resources.any_resource(turn)
        return
    costs.pay(turn, costs.choose_payment(turn, {costs.ANY: n}))
    points.score(turn, POINTS_EACH * n, "tapestry", card)


@power("technocracy")
def technocracy(turn: Turn, card: str) -> None:
    """Nobody else in this era: a technology, upgraded; otherwise 3 points per opponent."""
    era = turn.me.income_turns
    people = [o for o in opponents(turn.state, turn.player) if o in (AUTOMA, *turn.state.players)]
    if all(era_of(turn.state, owner) < era for owner in people):
        invent_and_upgrade(turn)
    else:
        points.score(turn, 3 * turn.state.options.opponents, "tapestry", card)


@power("steam_tycoon")
def steam_tycoon(turn: Turn, card: str) -> None:
    """A technology, upgraded; what the neighbours may do is told."""
    del card
    invent_and_upgrade(turn)


def invent_and_upgrade(turn: Turn) -> None:
    """A technology, and at once its circle."""
    before = {tech.card for tech in turn.me.techs}
    technology.invent_card(turn)
    for tech in turn.me.techs:
        if tech.card not in before and tech.row == 0:
            upgrading.raise_row(turn, tech.card)


@power("revolution")
def revolution(turn: Turn, card: str) -> None:
    """A resource, or up to three of one's toppled outposts stand and those over them fall."""
    del card
    lying = [
        key
        for key, here in turn.state.map.items()
        if any(t.owner == turn.player and t.toppled for t in here.tokens)
    ]
    options = [Option("resource", word("resource", "any_resource"))]
    if lying:
        options.append(Option("stand", Message("tapestry.option.stand_up")))
    if turn.choose("revolution", Message("tapestry.ask.or"), options) == "resource":
        resources.any_resource(turn)
        return
    choices = [Option(key, tiles.place_name(key), place=f"hex:{key}") for key in lying]
    text = Message("tapestry.ask.stand_up")
    for key in turn.several("revolution.where", text, choices, 1, 3):
        _stand_up(turn, key)


def _stand_up(turn: Turn, key: str) -> None:
    for token in turn.state.map[key].tokens:
        if token.owner != turn.player and not token.toppled:
            turn.record(TokenToppled(key, token.owner))
    turn.record(TokenStoodUp(key, turn.player))
