"""Positions for the bots, with defaults: an ordinary small map, nobody far up any track."""

from collections.abc import Mapping, Sequence

from companion.core.instruction import Why
from companion.games.tapestry.bots import printed
from companion.games.tapestry.bots.position import BASE_TRACKS, Position, Token
from companion.games.tapestry.land.board import board as board_of_side

EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY = BASE_TRACKS
AUTOMA_START, HUMAN_START, ISLAND = (-2, 2), (2, 0), (0, 0)
# Cards whose right half is without, and with, the toppled outpost.
NO_ICON, ICON = 5, 9

Hex = tuple[int, int]


def spaces(exploration=0, science=0, military=0, technology=0):
    """One owner's tokens."""
    values = (exploration, science, military, technology)
    return dict(zip(BASE_TRACKS, values, strict=True))


def tokens(words: str) -> tuple[Token, ...]:
    """ "human automa/": a standing human token and a toppled one of the Automa."""
    return tuple(Token(word.rstrip("/"), word.endswith("/")) for word in words.split())


def a_position(
    *,
    left: int = 6,
    right: int = NO_ICON,
    human: Mapping[str, int] | None = None,
    automa: Mapping[str, int] | None = None,
    shadow: Mapping[str, int] | None = None,
    favourites: tuple[str, str] = (SCIENCE, EXPLORATION),
    claimed: Mapping[str, Sequence[int]] | None = None,
    island_taken_by: Sequence[str] = ("automa",),
    on_map: Mapping[Hex, str] | None = None,
    tiles: Sequence[Hex] = (),
    starts: bool = True,
    outposts: tuple[int, int] = (7, 9),
    tiles_left: int = 40,
) -> Position:
    """A position; the middle island is out of the question unless `island_taken_by` says so."""
    begun = {AUTOMA_START: "automa automa", HUMAN_START: "human human"} if starts else {}
    pieces = {**begun, **(on_map or {})}
    board = board_of_side()
    return Position(
        board=board,
        tracks={
            "human": human or spaces(),
            "automa": automa or spaces(),
            "shadow": shadow or spaces(),
        },
        favourites=dict(zip(("automa", "shadow"), favourites, strict=True)),
        claimed={track: frozenset((claimed or {}).get(track, ())) for track in BASE_TRACKS},
        achievements={"middle_island": tuple(island_taken_by)},
        tiles=board.printed | frozenset(tiles),
        tokens={place: tokens(words) for place, words in pieces.items() if words},
        outposts_left=dict(zip(("automa", "shadow"), outposts, strict=True)),
        tiles_left=tiles_left,
        left=printed.decision_card(left),
        right=printed.decision_card(right),
        hex_order=printed.hex_order(right),
    )


def rules(whys: Sequence[Why]) -> list[str]:
    """The lines that were applied."""
    return [why.rule for why in whys]


def left_after(whys: Sequence[Why], rule: str) -> list[set[str]]:
    """What was left each time this line was applied."""
    return [set(why.remaining) for why in whys if why.rule == rule]
