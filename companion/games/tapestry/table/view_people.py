"""A player as screens draw one: points, resources, buildings and counts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from companion.core.message import Message
from companion.games.tapestry import known
from companion.games.tapestry.capital import plots
from companion.games.tapestry.city import building
from companion.games.tapestry.owner_signs import label_of, shape_of
from companion.games.tapestry.player import (
    BUILDINGS,
    BUILDINGS_EACH,
    RESOURCE_CAP,
    RESOURCES,
    Player,
)
from companion.games.tapestry.score import counting
from companion.games.tapestry.state import State
from companion.games.tapestry.tile_in_words import tile_name
from companion.games.tapestry.turn.names import card_name, word

RULES = {
    "territories": "rule.control",
    "outposts": "rule.outposts",
    "toppled": "rule.toppling",
    "techs_bottom": "rule.inventing",
    "techs_middle": "rule.inventing",
    "techs_top": "rule.inventing",
    "hand": "rule.tapestry_cards",
    "tiles": "icon.territory_tile",
    "space_tiles": "icon.space_tile",
    "rows": "rule.rows_and_columns",
    "columns": "rule.rows_and_columns",
    "districts": "rule.districts",
    "landmarks": "rule.landmarks",
    "era": "income.era_bonus",
}
"""Where the rules say what is counted."""


@dataclass(frozen=True, slots=True)
class Count:
    """A number that can be tapped: `id` is what `Number` calls it, "" if it cannot be set so."""

    id: str
    name: Message
    n: int
    most: int
    icon: str = ""
    topic: str = ""
    """The entry of the rules on it."""


@dataclass(frozen=True, slots=True)
class CardView:
    """A card beside the mat."""

    id: str
    name: Message
    row: int = 0
    """Technologies: 0 bottom, 1 middle, 2 top. Tapestries: the era."""
    covered: bool = False
    used: bool = False
    text: Message | None = None


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player's side of the table."""

    id: str
    name: Message | str
    colour: str
    shape: str
    to_move: bool
    finished: bool
    points: int
    era: int
    resources: tuple[Count, ...]
    buildings: tuple[Count, ...]
    counts: tuple[Count, ...]
    techs: tuple[CardView, ...]
    hand: tuple[CardView, ...]
    tapestries: tuple[CardView, ...]
    """On the mat, by era; the covered ones too."""
    tiles: tuple[Message, ...]
    civilizations: tuple[CardView, ...]
    """The entry on the civilization, or on having several."""
    masterpieces: tuple[CardView, ...]
    landmarks: tuple[Message, ...]
    waiting: tuple[Message, ...]
    """Pieces gained and not placed yet."""


def player_view(state: State, player: str) -> PlayerView:
    """A player now."""
    me = state.players[player]
    return PlayerView(
        id=player,
        name=label_of(state, player),
        colour=me.colour,
        shape=shape_of(state, player),
        to_move=state.turn == player,
        finished=me.finished,
        points=me.score,
        era=me.income_turns,
        resources=tuple(_resource(me, one) for one in RESOURCES),
        buildings=tuple(_building(me, one) for one in BUILDINGS),
        counts=_counts(state, me),
        techs=tuple(
            CardView(t.card, card_name("tech", t.card), t.row, used=t.used) for t in me.techs
        ),
        hand=tuple(_tapestry(state, card) for card in me.hand),
        tapestries=_mat(state, me),
        tiles=tuple(tile_name(tile) for tile in me.tiles),
        civilizations=tuple(_civilization(mat.id) for mat in me.civilizations),
        masterpieces=tuple(
            CardView(c, card_name("masterpiece", c), used=c in me.used_masterpieces)
            for c in me.masterpieces
        ),
        landmarks=tuple(
            word("landmark", one) for one, owner in state.landmarks.items() if owner == player
        ),
        waiting=tuple(building.piece_name(piece) for piece in me.waiting),
    )


def _resource(me: Player, one: str) -> Count:
    name = word("resource", one)
    return Count(f"resource.{one}", name, me.resources[one], RESOURCE_CAP, f"resource-{one}")


def _building(me: Player, one: str) -> Count:
    name = word("building", one)
    return Count(f"building.{one}", name, me.buildings[one], BUILDINGS_EACH, f"building-{one}")


def _counts(state: State, me: Player) -> tuple[Count, ...]:
    """The other counts, in the order a player asks for them."""
    rows = Counter(tech.row for tech in me.techs)
    toppled = sum(
        token.owner == me.id and token.toppled
        for here in state.map.values()
        for token in here.tokens
    )
    held = counting.controlled_territories(state, me.id)
    return (
        _count("", "territories", held, 61, "territory-tile"),
        _count("outposts", "outposts", me.outposts, 10, "token-standing"),
        _count("", "toppled", toppled, 10, "token-toppled"),
        _count("", "techs_bottom", rows[0], 33, "card-tech"),
        _count("", "techs_middle", rows[1], 33, "card-tech"),
        _count("", "techs_top", rows[2], 33, "card-tech"),
        _count("hand", "hand", len(me.hand), 50, "card-tapestry"),
        _count("tiles", "tiles", len(me.tiles), 48, "territory-tile"),
        _count("space_tiles", "space_tiles", len(me.space_tiles), 15, "space-tile"),
        _line(me, "rows", plots.complete_rows(me.capital), "capital-row"),
        _line(me, "columns", plots.complete_columns(me.capital), "capital-column"),
        _count("", "districts", len(me.capital.districts), 9, "district"),
        _count("", "landmarks", counting.landmarks_owned(state, me.id), 33, "landmark"),
        _count("income_turns", "era", me.income_turns, 5, "income"),
    )


def _line(me: Player, what: str, n: int, icon: str) -> Count:
    """Complete rows or columns: typed in where the capital is not drawn here."""
    return _count("" if plots.has_grid(me.capital) else what, what, n, 9, icon)


def _count(correct: str, what: str, n: int, most: int, icon: str) -> Count:
    return Count(correct, Message(f"tapestry.view.{what}", n=n), n, most, icon, RULES[what])


def _tapestry(state: State, card: str, era: int = 0, *, covered: bool = False) -> CardView:
    text = known.in_words(state, card)
    return CardView(card, card_name("tapestry", card), era, covered, text=text)


def _mat(state: State, me: Player) -> tuple[CardView, ...]:
    return tuple(
        _tapestry(state, card, int(era), covered=at < len(pile) - 1)
        for era, pile in sorted(me.mat.items())
        for at, card in enumerate(pile)
    )


def _civilization(one: str) -> CardView:
    return CardView(one, word("civilization", one), text=word("civilization_text", one))
