"""The bots' decisions a second time, as plainly as they can be written and without any haste.

Every rule is a filter over all hexes or all tracks; nothing is shared with the bots' own code but
the position and the printed cards.
"""

from companion.core.hexgrid import distance, neighbours, path_lengths
from companion.games.tapestry.bots.position import Position

TIERS = (4, 7, 10)
ISLAND = (0, 0)
FAR = 10**6


def track(position: Position, bot: str, icon: str | None = None):
    """The track, or None."""
    icon = icon or getattr(position.left, bot)
    spaces = position.tracks[bot]
    ways = {}
    for name, space in spaces.items():
        if space >= 12:
            continue
        free = [t - space for t in TIERS if t > space and t not in position.claimed[name]]
        ways[name] = {"any": 0, "finish": 12 - space, "landmark": min([*free, 12 - space])}[icon]
    valid = [name for name in ways if ways[name] == min(ways.values())]
    symbols = list(position.right.tracks)
    if bot == "shadow":
        symbols.reverse()
    meant = [position.favourites[bot] if s == "favourite" else s for s in symbols]
    return next((name for name in meant if name in valid), None)


def favourite(position: Position, bot: str) -> str:
    """The track after the step."""
    old = position.favourites[bot]
    own = position.tracks[bot][old]
    ahead = any(row[old] > own for owner, row in position.tracks.items() if owner != bot)
    if own == 12 or ahead:
        return track(position, bot, "landmark") or old
    return old


def controls(position: Position, owner: str):
    """Hexes where only this owner's tokens stand."""
    found = []
    for place in position.board.hexes:
        standing = {t.owner for t in position.tokens.get(place, ()) if not t.toppled}
        if standing == {owner}:
            found.append(place)
    return found


def count(position: Position, place) -> int:
    return len(position.tokens.get(place, ()))


def way(position: Position, start, goal) -> int:
    """Steps over hexes without Automa outposts and with at most one human token."""

    def free(place) -> bool:
        owners = [t.owner for t in position.tokens.get(place, ())]
        return "automa" not in owners and owners.count("human") < 2

    return path_lengths([start], set(position.board.hexes), free).get(goal, FAR)


def nearest(position: Position, places, goals):
    ways = {place: min(way(position, place, goal) for goal in goals) for place in places}
    return [place for place in places if ways[place] == min(ways.values())]


def first(position: Position, places):
    return min(places, key=position.hex_order.index)


def island_counts(position: Position) -> bool:
    holders = position.achievements.get("middle_island", ())
    open_still = count(position, ISLAND) < 2 and ISLAND not in controls(position, "automa")
    return "automa" not in holders and len(holders) < 2 and open_still


def conquer(position: Position, anywhere: bool):
    """(procedure, hex, draw_tile, shadow_toppled)."""
    procedure, valid = conquerable(position, anywhere)
    if not valid:
        return "none", None, False, False
    place = first(position, narrowed(position, procedure, valid))
    shadow = (
        procedure == "neutral"
        and position.right.topple
        and place != ISLAND
        and position.outposts_left["shadow"] > 0
        and count(position, place) == 0
    )
    return procedure, place, place not in position.tiles, shadow


def conquerable(position: Position, anywhere: bool):
    """(procedure, every hex that is valid)."""
    if position.outposts_left["automa"] == 0:
        return "none", []
    own, land = controls(position, "automa"), controls(position, "human")
    reach = [h for h in position.board.hexes if anywhere or set(neighbours(h)) & set(own)]
    targets = [h for h in land if h in reach and count(position, h) == 1 and h in position.tiles]
    if targets:
        return "opponent", targets
    valid = [h for h in reach if h not in own]
    valid = [h for h in valid if count(position, h) < (2 if h in position.tiles else 1)]
    if position.tiles_left == 0:
        valid = [h for h in valid if h in position.tiles]
    if not position.right.topple:
        valid = [h for h in valid if not set(neighbours(h)) & set(land)]
    return "neutral", valid


def narrowed(position: Position, procedure: str, valid):
    """Those between which only the card's order is left to decide."""
    if island_counts(position):
        valid = nearest(position, valid, [ISLAND])
    land = controls(position, "human")
    if procedure == "neutral" and land:
        single = [h for h in land if count(position, h) == 1]
        valid = nearest(position, valid, single or land)
    return valid


def explore(position: Position, anywhere: bool):
    """The hex, or None."""
    valid = explorable(position, anywhere)
    return first(position, furthest(position, valid)) if valid else None


def explorable(position: Position, anywhere: bool):
    """Every hex that is valid."""
    own = controls(position, "automa")
    empty = [h for h in position.board.hexes if h not in position.tiles and not count(position, h)]
    valid = [h for h in empty if anywhere or set(neighbours(h)) & set(own)]
    return valid if position.tiles_left else []


def furthest(position: Position, valid):
    """Those between which only the card's order is left to decide."""
    land = controls(position, "human")
    if position.favourites["automa"] == "military" or not land:
        return valid
    ways = {h: min(distance(h, other) for other in land) for h in valid}
    return [h for h in valid if ways[h] == max(ways.values())]
