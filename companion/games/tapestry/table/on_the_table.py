"""What must lie where, by steady keys: for checking the table and for lists of differences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.core.game import TableFact
from companion.core.message import Message
from companion.games.tapestry.bots.state import BotState
from companion.games.tapestry.bots.story import table_facts
from companion.games.tapestry.correcting.settable import right_of
from companion.games.tapestry.land.tiles import place_name
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.player import BUILDINGS, RESOURCES
from companion.games.tapestry.state import State, Territory
from companion.games.tapestry.turn.names import (
    card_name,
    player_name,
    space_name,
    thing_name,
    tile_name,
    word,
)


def on_the_table(state: State) -> tuple[TableFact, ...]:
    """Players' mats, tokens on the tracks, the map, landmarks, achievements."""
    every = (_players, _tracks, _map, _landmarks, _achievements, _offers, _bots)
    facts = (fact for of in every for fact in of(state))
    return tuple(replace(fact, right=right_of(state, fact.key)) for fact in facts)


def _players(state: State) -> Iterator[TableFact]:
    for player, me in state.players.items():
        name = player_name(state, player)

        def fact(what: str, value: int, label: Message, of: str = player) -> TableFact:
            whose = player_name(state, of)
            return TableFact(
                f"{of}.{what}", Message("tapestry.table.of", player=whose, what=label), value
            )

        yield fact("points", me.score, Message("tapestry.corrected.points"))
        for resource in RESOURCES:
            yield fact(f"resource.{resource}", me.resources[resource], word("resource", resource))
        for building in BUILDINGS:
            yield fact(f"building.{building}", me.buildings[building], word("building", building))
        yield fact("outposts", me.outposts, Message("tapestry.corrected.outposts"))
        yield fact("hand", len(me.hand), Message("tapestry.corrected.hand"))
        yield fact("tiles", len(me.tiles), Message("tapestry.corrected.tiles"))
        for tech in me.techs:
            row = Message("tapestry.table.row", row=tech.row)
            label = Message("tapestry.table.of", player=name, what=card_name("tech", tech.card))
            yield TableFact(f"{player}.tech.{tech.card}", label, row)
        yield from _mats(player, name, "civilization", [mat.id for mat in me.civilizations])
        yield from _mats(player, name, "masterpiece", me.masterpieces)


def _mats(player: str, name: Message | str, kind: str, cards: Sequence[str]) -> Iterator[TableFact]:
    """The cards of a kind that lie before a player."""
    names = tuple(card_name(kind, card) for card in cards)
    label = Message("tapestry.table.of", player=name, what=thing_name(kind))
    if names:
        parts = Message("tapestry.table.parts", parts=names)
        yield TableFact(f"{player}.{kind}", label, parts)


def _tracks(state: State) -> Iterator[TableFact]:
    for owner, tracks in state.tracks.items():
        for track, spaces in tracks.items():
            label = Message(
                "tapestry.table.of", player=player_name(state, owner), what=word("track", track)
            )
            where = tuple(
                Message("tapestry.table.space", number=space, name=space_name(track, space))
                for space in spaces
            )
            value = Message("tapestry.table.spaces", spaces=where)
            yield TableFact(f"{owner}.track.{track}", label, value)


def _map(state: State) -> Iterator[TableFact]:
    for key, here in state.map.items():
        if here.tile or here.tokens:
            yield TableFact(f"hex.{key}", place_name(state, key), _territory(state, here))


def _territory(state: State, here: Territory) -> Message:
    """The tile and the tokens on it."""
    parts = [tile_name(here.tile)] if here.tile else []
    for token in here.tokens:
        kind = "toppled" if token.toppled else "standing"
        parts.append(Message(f"tapestry.table.token.{kind}", owner=player_name(state, token.owner)))
    return Message("tapestry.table.parts", parts=tuple(parts))


def _landmarks(state: State) -> Iterator[TableFact]:
    for landmark, owner in state.landmarks.items():
        whose = player_name(state, owner)
        value = whose if isinstance(whose, Message) else Message("tapestry.typed", text=whose)
        yield TableFact(f"landmark.{landmark}", word("landmark", landmark), value)


def _achievements(state: State) -> Iterator[TableFact]:
    for achievement, owners in state.achievements.items():
        names = tuple(
            Message("tapestry.table.owner", owner=player_name(state, owner)) for owner in owners
        )
        value = Message("tapestry.table.parts", parts=names)
        yield TableFact(f"achievement.{achievement}", word("achievement", achievement), value)


def _offers(state: State) -> Iterator[TableFact]:
    for kind, cards in (
        ("tech", state.tech_offer),
        ("masterpiece", state.masterpiece_offer),
    ):
        if cards:
            names = tuple(card_name(kind, card) for card in cards)
            label = Message(f"tapestry.table.offer.{kind}")
            yield TableFact(f"offer.{kind}", label, Message("tapestry.table.parts", parts=names))


def _bots(state: State) -> Iterator[TableFact]:
    if state.bots is None:
        return
    if state.options.solo:
        yield from _numbers(state.bots)
    yield from table_facts(state.bots)


def _numbers(bots: BotState) -> Iterator[TableFact]:
    automa = word("owner", AUTOMA)
    for key, what, value in (
        ("points", "points", bots.score),
        ("hand", "hand", bots.hand),
        ("outposts", "outposts", bots.outposts_left.get(AUTOMA, 0)),
    ):
        label = Message(
            "tapestry.table.of", player=automa, what=Message(f"tapestry.corrected.{what}")
        )
        yield TableFact(f"{AUTOMA}.{key}", label, value)
    left = bots.outposts_left.get(SHADOW, 0)
    label = Message(
        "tapestry.table.of",
        player=word("owner", SHADOW),
        what=Message("tapestry.corrected.outposts"),
    )
    yield TableFact(f"{SHADOW}.outposts", label, left)
