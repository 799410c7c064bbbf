"""What lies on a Tapestry table is called, and the places where it lies: the closed list.

A card or tile is `tapestry:democracy`, `territory_tile:17`; where nobody may see which, or
nobody said, its back: `tapestry`. What somebody has lies in `p1/…`, `automa/…`, `shadow/…`.
"""

from __future__ import annotations

from companion.core.act import BOX, Act, Verb
from companion.games.tapestry.player import BUILDINGS, RESOURCES, UNKNOWN, Cell

TOKEN, OUTPOST, POINTS, FAVOURITE = "token", "outpost", "points_marker", "favourite"
"""Pieces without a face of their own; those of several people have an owner."""
INSPIRATION, SPARE_OUTPOST = "inspiration", "spare_outpost"
TAPESTRY, TECH, MASTERPIECE, LANDMARK_CARD = "tapestry", "tech", "masterpiece", "landmark_card"
"""Cards, tiles and mats: the back, before a colon and which one it is."""
TERRITORY_TILE, SPACE_TILE = "territory_tile", "space_tile"
CIVILIZATION, CAPITAL, LANDMARK = "civilization", "capital", "landmark"
DECISION, AUTOMA_CIVILIZATION = "decision", "automa_civilization"
BACKS = {
    "tapestry": TAPESTRY,
    "tech": TECH,
    "territory": TERRITORY_TILE,
    "space": SPACE_TILE,
    "civilization": CIVILIZATION,
    "masterpiece": MASTERPIECE,
    "landmark_card": LANDMARK_CARD,
    "capital": CAPITAL,
    "decision": DECISION,
    "progress": DECISION,
}
"""deck -> the back of what is drawn from it."""
MAP_TOKENS = ("floating", "trader", "token")
SCALES = (*RESOURCES, POINTS)

GRID = 9
"""Plots of a capital, each way."""
STANDING, TOPPLED, USED = "standing", "toppled", "used"
"""How an outpost or a figure stands, and a card that was used up."""
TURNED = "turned"
"""How a tile lies: `turned:2`, in sixths clockwise."""

LANDMARKS, SUPPLY = "landmarks", "supply"
OUT_OF_GAME = "out_of_game"
"""Landmarks that nobody can have any more."""
HEAP = "heap"
"""Where a deck lies while it is shuffled, and a card that is looked at."""
ELSEWHERE = "deck:elsewhere"
"""What the owner of a card did with it, and nobody told the app."""
OUTSIDE = (ELSEWHERE,)


def stock(piece: str) -> str:
    """Where pieces come from that lie nowhere else: cards are counted everywhere."""
    kind = piece.partition(":")[0]
    if kind == LANDMARK:
        return LANDMARKS
    is_card = kind in BACKS.values() or kind == AUTOMA_CIVILIZATION
    return ELSEWHERE if is_card else SUPPLY


def first_stock(piece: str) -> str:
    """Where it lies before the game: cards in the box."""
    place = stock(piece)
    return BOX if place == ELSEWHERE else place


def named(back: str, thing: str | int) -> str:
    """A card or tile by name; by its back where nobody named it."""
    said = str(thing)
    return back if said.startswith(UNKNOWN) or said == "-1" else f"{back}:{said}"


def card(deck: str, thing: str | int) -> str:
    """The same by the deck that it comes from."""
    return named(BACKS[deck], thing)


def deck_of(deck: str) -> str:
    return f"deck:{deck}"


def discard_of(deck: str) -> str:
    return f"discard:{deck}"


def offer_of(deck: str) -> str:
    """Face up beside a deck: technologies, masterpieces."""
    return f"offer:{deck}"


# The board.


def track_space(track: str, space: int) -> str:
    """0 is the start."""
    return f"track:{track}:{space}"


def hex_place(key: str) -> str:
    return f"hex:{key}"


def turned(sixths: int) -> str:
    return f"{TURNED}:{sixths}"


def achievement_place(achievement: str, place: int) -> str:
    """The first place is 1."""
    return f"achievement:{achievement}:{place}"


def points_place(points: int) -> str:
    return f"points:{points}"


# What somebody has.


def of(owner: str, what: str) -> str:
    """Somebody's hand, submerged, tiles, space_tiles, explored_space, outposts, masterpieces,
    civilizations, capital_mat, landmark_card, landmarks, reserve, collected, looked_at, waiting:
    beside the capital, and elsewhere: on a card or a mat."""
    return f"{owner}/{what}"


def resource_place(player: str, n: int) -> str:
    """The resource track of the income mat."""
    return of(player, f"resource:{n}")


def income_place(player: str, building: str, space: int) -> str:
    """A space of an income track, 1 to 6 from the left."""
    return of(player, f"income:{building}:{space}")


def inspiration_place(player: str, building: str) -> str:
    return of(player, f"inspiration:{building}")


def era_place(player: str, era: int | str) -> str:
    """The space for the tapestry of an era."""
    return of(player, f"era:{era}")


def tech_row(player: str, row: int) -> str:
    """0 is the bottom row: the circle is above it, then the square."""
    return of(player, f"tech:{row}")


def on_tech(player: str, tech: str) -> str:
    """On a technology, where a landmark stands."""
    return of(player, f"on_tech:{tech}")


def on_tapestry(player: str, tapestry: str) -> str:
    """On a tapestry with plots, where pieces stand."""
    return of(player, f"on_tapestry:{tapestry}")


def capital_place(player: str, cells: tuple[Cell, ...] = ()) -> str:
    """Where the upper left plot of a piece is, of those on the grid; else somewhere beside it."""
    on_grid = [cell for cell in cells if all(0 <= one < GRID for one in cell)]
    if not cells:
        return of(player, "capital")
    row, column = min(on_grid or cells)
    return of(player, f"capital:{row},{column}")


def mat_place(player: str, civilization: str, place: str) -> str:
    """A place of a civilization mat, where a token stands."""
    return of(player, f"mat:{civilization}:{place}")


# The bots.

DECK, PROGRESS = deck_of("decision"), deck_of("progress")
DISCARD = discard_of("decision")
PAIR = "pair"
"""Side by side: a card shows `left` or `right`."""
SHOWN = "shown"
"""A card that was turned up to be looked at, before it is mixed in again."""


def favourite_place(track: str) -> str:
    """Beside a track's name, where a bot's favourite is marked."""
    return f"favourite:{track}"


def covered_place(bot: str, space: int) -> str:
    """A tapestry space of the Automa's mat, 1 to 4 from the left."""
    return of(bot, f"era:{space}")


def owner_of(place: str) -> str:
    """Whose place it is; empty where it is everybody's."""
    owner, slash, _ = place.partition("/")
    return owner if slash else ""


# Acts that many events come to.


def scale(owner: str, piece: str, was: int, now: int) -> tuple[Act, ...]:
    """A marker goes from one number to another; nothing where it is the same."""
    if was == now:
        return ()
    if piece == POINTS:
        ends = points_place(was), points_place(now)
    else:
        ends = resource_place(owner, was), resource_place(owner, now)
    return (Act(Verb.SET, piece, 1, *ends, owner=owner),)


def along_track(owner: str, track: str, start: int, end: int) -> tuple[Act, ...]:
    """A player token goes along a track."""
    if start == end:
        return ()
    ends = track_space(track, start), track_space(track, end)
    return (Act(Verb.MOVE, TOKEN, 1, *ends, owner=owner),)


def stands(toppled: bool) -> str:
    """The face of what stands or lies on the map."""
    return TOPPLED if toppled else STANDING


def used(over: bool) -> str:
    """The face of a card that may be used up."""
    return USED if over else ""


def on_map(kind: str) -> str:
    """What a token on the map is: an outpost, a player token, a piece of the Nomads."""
    if kind == OUTPOST:
        return OUTPOST
    return TOKEN if kind in MAP_TOKENS else figure(kind)


def owned(piece: str, owner: str) -> str:
    """The owner of a piece: of a landmark there is only one."""
    return "" if piece.startswith(f"{LANDMARK}:") else owner


def is_building(piece: str) -> bool:
    """An income building, not a landmark."""
    return piece in BUILDINGS


def is_figure(kind: str) -> bool:
    """Of what stands on the map, a piece of the capital: neither outpost nor token."""
    return kind != OUTPOST and kind not in MAP_TOKENS


def figure(piece: str) -> str:
    """What is built: an income building as it is, a landmark by name."""
    return piece if is_building(piece) else named(LANDMARK, piece)
