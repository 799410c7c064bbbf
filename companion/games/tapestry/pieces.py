"""Everything that lies on a Tapestry table, as far as the app follows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from companion.core.act import DOWN, Lying, back_of
from companion.core.remembered import remembered
from companion.games.tapestry import places
from companion.games.tapestry.bots import pieces as bots
from companion.games.tapestry.dealt import civilizations, dealt
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.places import (
    CIVILIZATION,
    INSPIRATION,
    MASTERPIECE,
    OUTPOST,
    POINTS,
    SPACE_TILE,
    TAPESTRY,
    TECH,
    TERRITORY_TILE,
    TOKEN,
    card,
    figure,
    named,
    of,
)
from companion.games.tapestry.player import BUILDINGS, RESOURCES, UNKNOWN, Player
from companion.games.tapestry.state import OUT, Deck, State, Territory
from companion.games.tapestry.turn.mats import outposts_on_mats, tokens_on_mat

OFFERED = ("tech", "masterpiece")
IN_DECKS = ("tech", "tapestry", "territory", "space", "civilization", "masterpiece")


def pieces(state: State) -> list[Lying]:
    """All of it; what nobody may see is a number of backs."""
    every = [*_decks(state), *_offered(state), *_board(state)]
    for me in state.players.values():
        every += _own(me)
        every += _figures(me, state.landmarks, state.map)
    every += dealt(state)
    every += bots.lying(state)
    return on_the_table(state, every)


def on_the_table(state: State, every: list[Lying]) -> list[Lying]:
    """Without what lies in Loom alone."""
    away = state.in_the_box
    return [one for one in every if back_of(one.piece) not in away] if away else every


def _decks(state: State) -> Iterator[Lying]:
    looked_at = {"civilization": len(list(civilizations(state)))}
    for deck in IN_DECKS:
        yield _in_deck(deck, state.remaining(deck) - looked_at.get(deck, 0))
        yield from _discarded(deck, state.decks[deck])


@remembered
def _in_deck(deck: str, n: int) -> Lying:
    return Lying(places.BACKS[deck], places.deck_of(deck), n)


def _offered(state: State) -> Iterator[Lying]:
    for deck, offer in zip(OFFERED, (state.tech_offer, state.masterpiece_offer), strict=True):
        for one in offer:
            yield Lying(card(deck, one), places.offer_of(deck))


@remembered
def _discarded(deck: str, pile: Deck) -> tuple[Lying, ...]:
    place, cards = places.discard_of(deck), Counter(card(deck, one) for one in pile.discard)
    return tuple(Lying(piece, place, copies) for piece, copies in cards.items())


def _board(state: State) -> Iterator[Lying]:
    yield from _on_tracks(state.tracks)
    yield from _on_the_map(state.map)
    yield from _achieved(state.achievements)
    yield from _with_bots(state.landmarks)


@remembered
def _achieved(achievements: Mapping[str, tuple[str, ...]]) -> tuple[Lying, ...]:
    return tuple(
        Lying(TOKEN, places.achievement_place(achievement, number), 1, owner)
        for achievement, owners in achievements.items()
        for number, owner in enumerate(owners, 1)
    )


@remembered
def _with_bots(landmarks: Mapping[str, str]) -> tuple[Lying, ...]:
    where = {AUTOMA: of(AUTOMA, "landmarks"), OUT: places.OUT_OF_GAME}
    return tuple(
        Lying(figure(landmark), where[owner])
        for landmark, owner in landmarks.items()
        if owner in where
    )


@remembered
def _on_tracks(tracks: Mapping[str, Mapping[str, tuple[int, ...]]]) -> tuple[Lying, ...]:
    return tuple(
        Lying(TOKEN, places.track_space(track, space), 1, owner)
        for owner, mine in tracks.items()
        for track, spaces in mine.items()
        for space in spaces
    )


@remembered
def _on_the_map(hexes: Mapping[str, Territory]) -> tuple[Lying, ...]:
    return tuple(
        lying for key, here in hexes.items() for lying in _on_hex(places.hex_place(key), here)
    )


def _on_hex(place: str, here: Territory) -> Iterator[Lying]:
    if here.tile:
        yield Lying(named(TERRITORY_TILE, here.tile), place, face=places.turned(here.rotation))
    for token in here.tokens:
        piece = places.on_map(token.kind)
        owner = places.owned(piece, token.owner)
        yield Lying(piece, place, 1, owner, places.stands(token.toppled))


@remembered
def _own(me: Player) -> tuple[Lying, ...]:
    """What needs no look at the board."""
    return tuple(_alone(me))


def _alone(me: Player) -> Iterator[Lying]:
    yield Lying(POINTS, places.points_place(me.score), 1, me.id)
    for resource in RESOURCES:
        place = places.resource_place(me.id, me.resources[resource])
        yield Lying(resource, place, 1, me.id)
    yield Lying(OUTPOST, of(me.id, "outposts"), me.outposts, me.id)
    yield from _outposts_on_mats(me)
    yield from _cards(me)
    for mat in me.civilizations:
        for place, n in tokens_on_mat(mat).items():
            yield Lying(TOKEN, places.mat_place(me.id, mat.id, place), n, me.id)
    for building in me.inspirations:
        yield Lying(INSPIRATION, places.inspiration_place(me.id, building), 1, me.id)
    for cell in me.capital.cubes:
        yield Lying(TOKEN, places.capital_place(me.id, (cell,)), 1, me.id)
    for token in me.capital.tokens:
        yield Lying(TOKEN, places.capital_place(me.id, (token.cell,)), 1, token.owner)


def _outposts_on_mats(me: Player) -> Iterator[Lying]:
    """In the rows of mats; what else is neither left nor on the map lies on a card."""
    left = me.elsewhere
    for mat, row, stand in outposts_on_mats(me.civilizations):
        n = min(stand, left)
        left -= n
        if n > 0:
            yield Lying(OUTPOST, places.mat_place(me.id, mat, row), n, me.id)
    yield Lying(OUTPOST, of(me.id, "elsewhere"), left, me.id)


def _cards(me: Player) -> Iterator[Lying]:
    yield Lying(TAPESTRY, of(me.id, "hand"), len(me.hand), face=DOWN)
    yield Lying(TAPESTRY, of(me.id, "submerged"), len(me.submerged), face=DOWN)
    for era, pile in me.mat.items():
        for one in pile:
            face = DOWN if one == UNKNOWN else ""
            yield Lying(named(TAPESTRY, one), places.era_place(me.id, era), face=face)
    for aside in me.aside:
        if aside.face:
            yield Lying(aside.piece, aside.place, face=aside.face)
    for tile in me.tiles:
        yield Lying(named(TERRITORY_TILE, tile), of(me.id, "tiles"))
    for tile in me.space_tiles:
        yield Lying(named(SPACE_TILE, tile), of(me.id, "space_tiles"))
    for tile in me.explored_space:
        yield Lying(named(SPACE_TILE, tile), of(me.id, "explored_space"))
    for tech in me.techs:
        place, face = places.tech_row(me.id, tech.row), places.used(tech.used)
        yield Lying(named(TECH, tech.card), place, face=face)
    for laid in me.collected:
        if laid.kind in COLLECTED:
            yield Lying(named(COLLECTED[laid.kind], laid.item), of(me.id, "collected"))
    for kept in me.reserve:
        if kept.item and kept.kind in RESERVED:
            yield Lying(named(RESERVED[kept.kind], kept.item), of(me.id, "reserve"))
    for card_id in me.masterpieces:
        face = places.used(card_id in me.used_masterpieces)
        yield Lying(named(MASTERPIECE, card_id), of(me.id, "masterpieces"), face=face)
    for mat in me.civilizations:
        yield Lying(named(CIVILIZATION, mat.id), of(me.id, "civilizations"))


COLLECTED = {"tapestry": TAPESTRY, "territory_tile": TERRITORY_TILE, "tech_card": TECH}
RESERVED = {**COLLECTED, "space_tile": SPACE_TILE}
"""What lies face up in reserve, where it was told which it is."""


@remembered
def _figures(
    me: Player, landmarks: Mapping[str, str], hexes: Mapping[str, Territory]
) -> tuple[Lying, ...]:
    """Buildings and landmarks: what lies nowhere else waits beside the capital."""
    return tuple(_built(me, landmarks, hexes))


def _built(
    me: Player, landmarks: Mapping[str, str], hexes: Mapping[str, Territory]
) -> Iterator[Lying]:
    off = Counter(me.buildings)
    off.update(figure(one) for one, owner in landmarks.items() if owner == me.id)
    for here in hexes.values():
        for token in here.tokens:
            if token.kind != OUTPOST and token.owner == me.id:
                off[places.on_map(token.kind)] -= 1
    for piece, place in _placed(me):
        if off[piece] > 0:
            off[piece] -= 1
            yield Lying(piece, place, 1, places.owned(piece, me.id))
    for piece, n in off.items():
        if n > 0:
            yield Lying(piece, of(me.id, "waiting"), n, places.owned(piece, me.id))
    for building in BUILDINGS:
        for space in me.covered(building):
            yield Lying(building, places.income_place(me.id, building, space), 1, me.id)


def _placed(me: Player) -> Iterator[tuple[str, str]]:
    for placed in me.capital.placed:
        yield figure(placed.piece), places.capital_place(me.id, placed.cells)
    for aside in me.aside:
        if not aside.face:
            yield figure(aside.piece), aside.place
    for tech in me.techs:
        if tech.landmark:
            yield figure(tech.landmark), places.on_tech(me.id, tech.card)
    for one in me.collected:
        if one.kind not in COLLECTED:
            yield figure(one.item), of(me.id, "collected")
