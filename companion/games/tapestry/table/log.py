"""The log: the command, then what came of it, a line each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from companion.core.command import Command, Entry
from companion.core.event import Event
from companion.core.game import LogLine
from companion.core.message import Message
from companion.games.tapestry.bots import story
from companion.games.tapestry.cards.events_of_masterpieces import MasterpieceGained
from companion.games.tapestry.cards.events_of_tapestries import TapestryGained
from companion.games.tapestry.cards.events_of_technologies import TechInvented, TechUpgraded
from companion.games.tapestry.city.commands import PlacePiece
from companion.games.tapestry.city.events import BuildingGained, DistrictCompleted, LandmarkTaken
from companion.games.tapestry.civilizations.events import CivilizationGained
from companion.games.tapestry.civilizations.events_of_outposts import MatOutpostPlaced
from companion.games.tapestry.income.commands import (
    PlayTapestry,
    TakeIncome,
    TakeIncomeGains,
    TakeIncomePoints,
    UpgradeTechnology,
    UseCivilization,
)
from companion.games.tapestry.land.events import (
    PiecePutOnMap,
    SpaceTileGained,
    TerritoryTileGained,
    TileBrought,
    TileLaid,
    TokenPlaced,
    TokenToppled,
)
from companion.games.tapestry.nouns import place_name
from companion.games.tapestry.score.events import AchievementReached, PointsScored
from companion.games.tapestry.state import OUT, UNKNOWN, State
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.tracks.events import TokenMoved
from companion.games.tapestry.turn.events import ResourceGained, ResourcePaid
from companion.games.tapestry.turn.names import card_name, count_of, player_name, space_name, word

Teller = Callable[[State, Any], LogLine]
ICONS: Mapping[type[Command[State]], str] = {
    AdvanceOnTrack: "arrow-up",
    TakeIncome: "income",
    TakeIncomePoints: "income",
    TakeIncomeGains: "income",
    PlayTapestry: "card-tapestry",
    UpgradeTechnology: "card-tech",
    UseCivilization: "flag",
    PlacePiece: "landmark",
}


def log(entry: Entry[State]) -> tuple[LogLine, ...]:
    """What was done, and what it changed on the table."""
    otherwise = "edit" if entry.command.CORRECTS else "check"
    icon = ICONS.get(type(entry.command), otherwise)
    return (LogLine(icon, entry.label), *_resources(entry), *_events(entry))


def _resources(entry: Entry[State]) -> Iterator[LogLine]:
    """What was paid and gained, added up by player."""
    for player in entry.after.players:
        for kind, event in (("paid", ResourcePaid), ("gained", ResourceGained)):
            counted: Counter[str] = Counter()
            for one in entry.events:
                if isinstance(one, event) and one.player == player:
                    counted[one.resource] += one.n
            if counted:
                yield LogLine("resource-any", _amounts(entry.after, player, kind, counted))


def _amounts(state: State, player: str, kind: str, counted: Counter[str]) -> Message:
    things = tuple(count_of(resource, n) for resource, n in counted.items())
    return Message(f"tapestry.log.{kind}", player=player_name(state, player), things=things)


def _events(entry: Entry[State]) -> Iterator[LogLine]:
    for event in entry.events:
        teller = TELLERS.get(type(event))
        if teller is not None:
            yield teller(entry.after, event)


def _line(icon: str, key: str, state: State, owner: str, **params: Message | str | int) -> LogLine:
    return LogLine(icon, Message(f"tapestry.log.{key}", player=player_name(state, owner), **params))


def _points(state: State, e: PointsScored) -> LogLine:
    source = Message(f"tapestry.source.{e.source}")
    return _line("flag", "points", state, e.player, n=e.amount, source=source)


def _moved(state: State, e: TokenMoved) -> LogLine:
    back = e.end < e.start
    params = {"track": word("track", e.track), "space": space_name(e.track, e.end)}
    return _line(f"track-{e.track}", "moved_back" if back else "moved", state, e.owner, **params)


def _landmark(state: State, e: LandmarkTaken) -> LogLine:
    landmark = word("landmark", e.landmark)
    if e.owner == OUT:
        return LogLine("landmark", Message("tapestry.log.landmark_out", landmark=landmark))
    return _line("landmark", "landmark", state, e.owner, landmark=landmark)


def _achievement(state: State, e: AchievementReached) -> LogLine:
    name = word("achievement", e.achievement)
    return _line("flag", "achievement", state, e.owner, achievement=name)


def _tile(state: State, e: TileLaid | TileBrought) -> LogLine:
    return LogLine("territory-tile", Message("tapestry.log.tile", hex=place_name(state, e.place)))


def _placed(state: State, e: TokenPlaced) -> LogLine:
    return _line("token-standing", "token", state, e.owner, hex=place_name(state, e.place))


def _put_on_map(state: State, e: PiecePutOnMap) -> LogLine:
    return _placed(state, TokenPlaced(e.place, e.player))


def _from_mat(state: State, e: MatOutpostPlaced) -> LogLine:
    return _placed(state, TokenPlaced(e.place, e.player))


def _toppled(state: State, e: TokenToppled) -> LogLine:
    return _line("token-toppled", "toppled", state, e.owner, hex=place_name(state, e.place))


def _building(state: State, e: BuildingGained) -> LogLine:
    name = word("building", e.building)
    return _line(f"building-{e.building}", "building", state, e.player, building=name)


def _district(state: State, e: DistrictCompleted) -> LogLine:
    return _line("landmark", "district", state, e.player)


def _invented(state: State, e: TechInvented) -> LogLine:
    return _line("card-tech", "invented", state, e.player, card=card_name("tech", e.card))


def _upgraded(state: State, e: TechUpgraded) -> LogLine:
    card = card_name("tech", e.card)
    return _line("card-tech", "upgraded", state, e.player, card=card, row=e.row)


def _tapestry(state: State, e: TapestryGained) -> LogLine:
    if e.card == UNKNOWN:
        return _line("card-tapestry", "tapestry_unnamed", state, e.player)
    return _line("card-tapestry", "tapestry", state, e.player, card=card_name("tapestry", e.card))


def _territory_tile(state: State, e: TerritoryTileGained) -> LogLine:
    return _line("territory-tile", "territory_tile", state, e.player)


def _space_tile(state: State, e: SpaceTileGained) -> LogLine:
    return _line("space-tile", "space_tile", state, e.player)


def _civilization(state: State, e: CivilizationGained) -> LogLine:
    name = word("civilization", e.civilization)
    return _line("flag", "civilization", state, e.player, civilization=name)


def _masterpiece(state: State, e: MasterpieceGained) -> LogLine:
    return _line("card", "masterpiece", state, e.player, card=card_name("masterpiece", e.card))


TELLERS: Mapping[type[Event[Any]], Teller] = {
    PointsScored: _points,
    TokenMoved: _moved,
    LandmarkTaken: _landmark,
    AchievementReached: _achievement,
    TileLaid: _tile,
    TileBrought: _tile,
    TokenPlaced: _placed,
    PiecePutOnMap: _put_on_map,
    MatOutpostPlaced: _from_mat,
    TokenToppled: _toppled,
    BuildingGained: _building,
    DistrictCompleted: _district,
    TechInvented: _invented,
    TechUpgraded: _upgraded,
    TapestryGained: _tapestry,
    TerritoryTileGained: _territory_tile,
    SpaceTileGained: _space_tile,
    CivilizationGained: _civilization,
    MasterpieceGained: _masterpiece,
    **story.TELLERS,
}
