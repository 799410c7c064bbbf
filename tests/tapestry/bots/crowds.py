"""Random positions, many of them crowded, some that no game would reach."""

from random import Random

from companion.games.tapestry.bots import printed
from companion.games.tapestry.bots.position import BASE_TRACKS, Position, Token
from companion.games.tapestry.land.board import board as board_of_side

OWNERS = ("human", "automa", "shadow")
CROWDS = (
    "automa automa",
    "automa",
    "automa/",
    "automa human/",
    "automa shadow/",
    "automa/ shadow/",
    "human human",
    "human",
    "human",
    "human/",
    "human automa/",
    "human shadow/",
    "human human/",
    "human/ automa/",
    "shadow/",
    "shadow/ shadow/",
    "shadow",
)
PIECES = {
    words: tuple(Token(word.rstrip("/"), word.endswith("/")) for word in words.split())
    for words in CROWDS
}


def a_random_position(chance: Random, left: int, right: int) -> Position:
    """Under these two cards."""
    board = board_of_side()
    crowd = chance.choice((0.1, 0.3, 0.6, 0.95))
    land = chance.choice((0.0, 0.4, 0.8, 1.0))
    tokens = {
        place: PIECES[chance.choice(CROWDS)] for place in board.hexes if chance.random() < crowd
    }
    tiles = {place for place in board.hexes if place in tokens or chance.random() < land}
    return Position(
        board=board,
        tracks={owner: _spaces(chance) for owner in OWNERS},
        favourites={bot: chance.choice(BASE_TRACKS) for bot in OWNERS[1:]},
        claimed={
            track: frozenset(space for space in (4, 7, 10) if chance.random() < 0.4)
            for track in BASE_TRACKS
        },
        achievements={"middle_island": tuple(chance.sample(OWNERS, chance.choice((0, 0, 1, 2))))},
        tiles=board.printed | tiles,
        tokens=tokens,
        outposts_left={bot: chance.choice((0, 1, 5, 9)) for bot in OWNERS[1:]},
        tiles_left=chance.choice((0, 1, 40, 40)),
        left=printed.decision_card(left),
        right=printed.decision_card(right),
        hex_order=printed.hex_order(right),
    )


def _spaces(chance: Random) -> dict[str, int]:
    top = chance.choice((3, 12, 12))
    return {
        track: 12 if chance.random() < 0.15 else chance.randint(0, top) for track in BASE_TRACKS
    }
