"""People who go for the trophies on the tablet's map: which card, which action, which space.

Everybody goes for the trophy that takes the fewest pieces more, gathers what these cost, and
walks where it is found; nobody thinks of others.
"""

from __future__ import annotations

from companion.core.hexgrid import neighbours
from companion.errors import RuleBroken
from companion.games.rise_and_fall.content import Action, actions, kinds
from companion.games.rise_and_fall.rules.activating import verify_action
from companion.games.rise_and_fall.rules.reach import spaces_that_can
from companion.games.rise_and_fall.rules.stock import to_hex, to_place
from companion.games.rise_and_fall.state import State

CITIES = 4
NEEDED = {"nomad": 5, "city": CITIES}
"""Nomads and cities that everything else is made of."""
SETTLING = 20
"""From then on whoever found no stone or no wood goes for trophies with what there is."""
RICH = 15
"""Whoever has so much has found nothing to build cities with, and teaches nomads."""
PURSE = 6
"""Gold that is gathered before anything is bought with it."""
BUILT_WITH = {"city": ("wood", "stone"), "temple": ("stone",), "ship": ("wood",)}
"""What is gathered for a piece, and of how many at a time."""
TAUGHT = ("merchant", "mountaineer")
"""Made of nomads beside a city."""
MAKING_ROOM = ("merchant.move", "mountaineer.move")
"""Whoever was taught walks away where nothing can grow any more."""
FOUND = {"wood": ("forest",), "stone": ("mountain", "glacier")}
ENOUGH = 4
HARD = {"mountaineer": 1, "merchant": 1, "nomad": 1, "temple": 2.5, "ship": 2, "city": 2.5}
"""How hard a piece of a trophy is to come by; of two as near it is the one that comes first."""
NEVER = -9.0


def goal(state: State, seat: str) -> str:
    """The trophy that takes the fewest pieces more; nomads and cities come of themselves."""
    player = state.player(seat)
    settles = state.turn <= SETTLING and player.gold < RICH
    if settles and player.in_world("city") < NEEDED["city"]:
        return "city"
    left = {kind: kinds()[kind].count - player.in_world(kind) for kind in HARD}
    open_to = [one for one in HARD if one not in state.trophies_won]
    taught = [one for one in open_to if one in TAUGHT and player.gold >= RICH]
    open_to = taught or open_to
    return min(open_to, key=lambda one: left[one] * HARD[one], default="")


def worth(state: State, seat: str, action: Action) -> float:
    """What one piece's doing it brings this person nearer to."""
    player, made, aim = state.player(seat), action.becomes or action.adds, goal(state, seat)
    if made == aim:
        return 12
    if action.becomes == "city" and player.in_world("city") < NEEDED["city"]:
        return 7
    if action.id == "city.grow" and (player.in_world("nomad") < NEEDED["nomad"] or aim in TAUGHT):
        return 6
    if made or action.takes:
        return NEVER
    if action.costs:
        return NEVER
    if action.gains.get("gold"):
        return 4.5 + action.gains["gold"] if player.gold < PURSE else 0.5
    gains = next((what for what in FOUND if action.gains.get(what)), "")
    if gains:
        return 5 if gains in lacking(state, seat) else NEVER
    if action.id == "nomad.move" and aim not in TAUGHT:
        return 2
    if action.id in MAKING_ROOM and not able(state, seat, actions()["city.grow"]):
        return 2
    return NEVER


def lacking(state: State, seat: str) -> tuple[str, ...]:
    """What the goal is built with and is not there in plenty."""
    player = state.player(seat)
    wanted = BUILT_WITH.get(goal(state, seat), ())
    return tuple(what for what in wanted if player.holds(what) < ENOUGH)


def able(state: State, seat: str, action: Action) -> int:
    """How many pieces could do it now, were the card laid."""
    try:
        verify_action(state, seat, action)
    except RuleBroken:
        return 0
    most = len(spaces_that_can(state, seat, action))
    player = state.player(seat)
    return min([most, *(player.holds(what) // n for what, n in action.costs.items() if n)])


def space(state: State, seat: str, action: str, places: list[str]) -> str:
    """Where there is something to find that is lacking; whoever walks leaves cities room."""
    lack = lacking(state, seat)
    found = {ground for what in lack for ground in FOUND[what]}
    towns = {
        near
        for at, one in state.world.items()
        if f"{seat} city" in one.pieces
        for near in map(to_place, neighbours(to_hex(at)))
    }
    walks = action.endswith(".move")
    piece = f"{seat} {actions()[action].piece}"
    who_walks = walks and all(piece in state.world[at].pieces for at in places)

    def fits(at: str) -> tuple[int, int, str]:
        there = state.world.get(at)
        return (
            0 if there is not None and there.terrain in found else 1,
            1 if (at in towns) == walks else 0,
            at,
        )

    return max(places, key=fits) if who_walks else min(places, key=fits)
