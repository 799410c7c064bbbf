"""Find or raise: one function for each kind of printed thing, by its id."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar, get_args

from companion.content import load, load_all
from companion.errors import ContentError
from companion.games.tapestry.benefits import Benefit
from companion.games.tapestry.content import boards, bots, cards, checklist, facts, land, rebalance
from companion.games.tapestry.content.words import Box


class _HasId(Protocol):
    @property
    def id(self) -> str: ...


Thing = TypeVar("Thing", bound=_HasId)
Key = TypeVar("Key", str, int)
Kept = TypeVar("Kept")
_INDEX: dict[str, tuple[object, Any]] = {}
CIVILIZATIONS = "civilizations"
BOXES = get_args(Box)


def _by_id(file: str, things: tuple[Thing, ...]) -> Mapping[str, Thing]:
    """The things of a file by id."""
    return _indexed(file, things, lambda thing: thing.id)


def _indexed(
    file: str, things: tuple[Kept, ...], key_of: Callable[[Kept], Key]
) -> Mapping[Key, Kept]:
    """The things of a file by their key; kept until the file is read anew."""
    kept = _INDEX.get(file)
    if kept is None or kept[0] is not things:
        _INDEX[file] = kept = (things, _index(file, things, key_of))
    index: Mapping[Key, Kept] = kept[1]
    return index


def _index(
    file: str, things: tuple[Kept, ...], key_of: Callable[[Kept], Key]
) -> Mapping[Key, Kept]:
    found: dict[Key, Kept] = {}
    for thing in things:
        key = key_of(thing)
        if key in found:
            raise ContentError("tapestry.content.id_twice", file=f"tapestry/{file}", key=str(key))
        found[key] = thing
    return found


def _one(file: str, things: Mapping[Key, Kept], key: Key) -> Kept:
    try:
        return things[key]
    except KeyError:
        raise ContentError("content.not_found", file=f"tapestry/{file}", key=str(key)) from None


def tracks() -> Mapping[str, boards.TrackBoard]:
    """The five tracks."""
    return _by_id("tracks.json", load("tapestry/tracks.json", boards.Tracks).tracks)


def track(track_id: str) -> boards.TrackBoard:
    """A track."""
    return _one("tracks.json", tracks(), track_id)


def space(track_id: str, number: int) -> boards.Space:
    """A space of a track, 1 to 12."""
    return track(track_id).at(number)


def income() -> boards.Income:
    """The income mat."""
    return load("tapestry/income.json", boards.Income)


def income_track(building: str) -> boards.IncomeTrack:
    """The row of a building on the income mat."""
    rows = _indexed("income.json", income().tracks, lambda row: row.building)
    return _one("income.json", rows, building)


def techs() -> Mapping[str, cards.Tech]:
    """The technology cards of all boxes."""
    return _by_id("techs.json", load("tapestry/techs.json", cards.Techs).techs)


def tech(tech_id: str) -> cards.Tech:
    """A technology card."""
    return _one("techs.json", techs(), tech_id)


def tapestries() -> Mapping[str, cards.Tapestry]:
    """The tapestry cards, one entry for each different card."""
    return _by_id("tapestries.json", load("tapestry/tapestries.json", cards.Tapestries).tapestries)


def tapestry(tapestry_id: str) -> cards.Tapestry:
    """A tapestry card."""
    return _one("tapestries.json", tapestries(), tapestry_id)


def civilizations() -> Mapping[str, cards.Civilization]:
    """The civilizations of all boxes, box by box."""
    every = load_all(f"tapestry/{CIVILIZATIONS}", cards.Civilization, _box)
    return _by_id(CIVILIZATIONS, every)


def _box(one: cards.Civilization) -> tuple[int, str]:
    return BOXES.index(one.expansion), one.id


def civilization(civilization_id: str) -> cards.Civilization:
    """A civilization."""
    return _one(f"{CIVILIZATIONS}/{civilization_id}.json", civilizations(), civilization_id)


def masterpieces() -> Mapping[str, cards.Masterpiece]:
    """The masterpieces."""
    return _by_id(
        "masterpieces.json", load("tapestry/masterpieces.json", cards.Masterpieces).masterpieces
    )


def masterpiece(masterpiece_id: str) -> cards.Masterpiece:
    """A masterpiece."""
    return _one("masterpieces.json", masterpieces(), masterpiece_id)


def landmarks() -> Mapping[str, boards.Landmark]:
    """The landmarks of all boxes."""
    return _by_id("landmarks.json", load("tapestry/landmarks.json", boards.Landmarks).landmarks)


def landmark(landmark_id: str) -> boards.Landmark:
    """A landmark."""
    return _one("landmarks.json", landmarks(), landmark_id)


def landmark_at(track_id: str, number: int) -> str:
    """The landmark of a space of a track; empty where there is none."""
    return space(track_id, number).landmark


def landmark_cards() -> Mapping[str, cards.LandmarkCard]:
    """The landmark cards of MM and AA."""
    return _by_id(
        "landmark_cards.json", load("tapestry/landmark_cards.json", cards.LandmarkCards).cards
    )


def capitals() -> Mapping[str, boards.Capital]:
    """The capital mats, the basic six first."""
    return _by_id("capitals.json", load("tapestry/capitals.json", boards.Capitals).capitals)


def capital(capital_id: str) -> boards.Capital:
    """A capital mat."""
    return _one("capitals.json", capitals(), capital_id)


def district_reward() -> tuple[Benefit, ...]:
    """What a completed district gives."""
    return load("tapestry/capitals.json", boards.Capitals).district_reward


def dice() -> Mapping[str, boards.DieFaces]:
    """The dice."""
    return _by_id("dice.json", load("tapestry/dice.json", boards.DiceFile).dice)


def die(die_id: str) -> boards.DieFaces:
    """A die: science_d12, science_d20, conquer_red, conquer_black."""
    return _one("dice.json", dice(), die_id)


def achievements() -> Mapping[str, boards.Achievement]:
    """The three achievements."""
    return _by_id(
        "achievements.json",
        load("tapestry/achievements.json", boards.Achievements).achievements,
    )


def achievement(achievement_id: str) -> boards.Achievement:
    """An achievement."""
    return _one("achievements.json", achievements(), achievement_id)


def map_sides() -> Mapping[str, land.MapSideBoard]:
    """The two sides of the board."""
    return _by_id("map.json", load("tapestry/map.json", land.MapFile).sides)


def map_side(side: str) -> land.MapSideBoard:
    """A side of the board: small or large."""
    return _one("map.json", map_sides(), side)


def territory_tiles() -> Mapping[int, land.TerritoryTile]:
    """The 48 territory tiles."""
    tiles = load("tapestry/territory_tiles.json", land.TerritoryTiles).tiles
    return _indexed("territory_tiles.json", tiles, lambda tile: tile.id)


def territory_tile(tile_id: int) -> land.TerritoryTile:
    """A territory tile."""
    return _one("territory_tiles.json", territory_tiles(), tile_id)


def space_tiles() -> Mapping[int, land.SpaceTile]:
    """The space tiles."""
    tiles = load("tapestry/space_tiles.json", land.SpaceTiles).tiles
    return _indexed("space_tiles.json", tiles, lambda tile: tile.id)


def space_tile(tile_id: int) -> land.SpaceTile:
    """A space tile."""
    return _one("space_tiles.json", space_tiles(), tile_id)


def decision_cards() -> Mapping[int, bots.DecisionCard]:
    """The bots' 22 decision cards by number."""
    all_cards = load("tapestry/decision_cards.json", bots.DecisionCards).cards
    return _indexed("decision_cards.json", all_cards, lambda card: card.number)


def decision_card(number: int) -> bots.DecisionCard:
    """A decision card, 1 to 22."""
    return _one("decision_cards.json", decision_cards(), number)


def hex_patterns() -> Mapping[str, bots.HexPattern]:
    """The ten orders in which the cards ask the hexes of the small map."""
    return _by_id(
        "hex_priority.json", load("tapestry/hex_priority.json", bots.HexPriority).patterns
    )


def hex_order(card: int) -> tuple[tuple[int, int], ...]:
    """The 34 hexes in the order of a decision card's map."""
    return _one("hex_priority.json", hex_patterns(), decision_card(card).hexes).order


def automa() -> bots.AutomaFile:
    """The Automa's mats, levels and civilizations."""
    return load("tapestry/automa.json", bots.AutomaFile)


def automa_level(level: int) -> bots.AutomaLevel:
    """A level, 1 to 6."""
    levels = _indexed("automa.json, levels", automa().levels, lambda entry: entry.level)
    return _one("automa.json", levels, level)


def automa_civilization(civilization_id: str) -> bots.AutomaCivilization:
    """An Automa civilization."""
    return _one("automa.json", _by_id("automa.json", automa().civilizations), civilization_id)


def house_facts() -> Mapping[str, facts.HouseFact]:
    """What no source gives."""
    return _by_id("house_facts.json", load("tapestry/house_facts.json", facts.HouseFacts).facts)


def house_fact(fact_id: str) -> facts.HouseFact:
    """A house fact."""
    return _one("house_facts.json", house_facts(), fact_id)


def rebalancing(list_id: str, civilization_id: str) -> rebalance.Change:
    """What a list changes for a civilization, rulebook or player_aid: perhaps nothing."""
    changes = civilization(civilization_id).rebalancing
    return _one(f"{CIVILIZATIONS}/{civilization_id}.json, rebalancing", changes, list_id)


def setup_sections() -> tuple[checklist.Section, ...]:
    """The checklist of the set-up, in the order of the documents."""
    return load("tapestry/setup.json", checklist.Checklist).sections
