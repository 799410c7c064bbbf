"""Everything that lies on the table, as the app believes it.

What is left out: gold, wood and stone in the bank as long as its gold is not watched, pieces in
reserve, terrain tiles that no tablet copies. Everybody sees the rest; no rule hides a card of
which the app knows where it lies, but the one chosen for decline until all are revealed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.core.act import BOX, Act, Lying, Verb
from companion.games.rise_and_fall import spots
from companion.games.rise_and_fall.act_words import RESOURCES
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.state import Place, Player, State


def pieces(state: State) -> Iterator[Lying]:
    """Treasuries, pieces, cards, trophies, the token, and the tiles that the tablet copies."""
    standing = Counter((at, piece) for at, space in state.world.items() for piece in space.pieces)
    for (at, piece), n in standing.items():
        seat, kind = piece.split()
        yield Lying(kind, spots.hexagon(at), n, seat)
    known = Counter(piece for _, piece in standing.elements())
    for player in state.players:
        yield from _of(player, known)
    won = state.trophies_won
    for kind in kinds():
        place = spots.trophies(won[kind]) if kind in won else spots.BOARD
        yield Lying(spots.TROPHY + kind, place)
    yield Lying(spots.RING, _ring(state))
    if state.first:
        yield Lying(spots.TOKEN, spots.holder(state.first))
    if state.bank is not None:
        yield Lying("gold", spots.BANK_COUNTED, state.bank)
    for terrain, *spaces in state.tiles:
        yield Lying(spots.tile(terrain, spaces), spots.ground(spaces))


def laid_out(start: State) -> Iterator[Act]:
    """Everybody's cards in reserve, the trophies and the ring on the board."""
    for player in start.players:
        for kind in kinds():
            place = spots.cards(player.id, Place.RESERVE)
            yield Act(Verb.LAY, spots.CARD + kind, 1, BOX, place, player.id)
    for kind in kinds():
        yield Act(Verb.LAY, spots.TROPHY + kind, 1, BOX, spots.BOARD)
    yield Act(Verb.LAY, spots.RING, 1, BOX, _ring(start))


def stock(piece: str) -> str:
    """Where pieces of a kind lie that nobody counts."""
    if piece in RESOURCES:
        return spots.BANK
    if piece in kinds():
        return spots.RESERVE
    return spots.TILES if piece.startswith(spots.TILE) else BOX


def _of(player: Player, known: Counter[str]) -> Iterator[Lying]:
    for what in RESOURCES:
        yield Lying(what, spots.treasury(player.id), player.holds(what))
    for kind, place in player.cards.items():
        yield Lying(spots.CARD + kind, spots.cards(player.id, place), 1, player.id)
    for kind, n in player.pieces.items():
        yield Lying(kind, spots.WORLD, n - known[f"{player.id} {kind}"], player.id)


def _ring(state: State) -> str:
    return f"ring:{state.options.trophies}"
