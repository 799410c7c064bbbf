"""What a change on the table sets off: one's own cards and mats, and the opponents'.

Rulebook, "Tapestry card abilities"; the civilizations' own words.
"""

from __future__ import annotations

from companion.games.tapestry import content
from companion.games.tapestry.once_a_turn import BuildingCame
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.state import TIER_STARTS
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.mats import powers
from companion.games.tapestry.turn.neighbours import neighbours, opponents
from companion.games.tapestry.turn.turn import Turn

NARROWER = {
    "opponent_advanced": ("neighbour_advanced", "automa_advanced"),
    "opponent_conquered": ("neighbour_conquered", "automa_conquered"),
    "opponent_rolled_science": ("neighbour_rolled_science", "automa_rolled_science"),
    "opponent_tapestry_gained": ("neighbour_tapestry_gained", "automa_tapestry_gained"),
    "opponent_landmark_gained": ("neighbour_landmark_gained", "automa_landmark_gained"),
    "opponent_upgraded": ("neighbour_upgraded", ""),
    "opponent_invented": ("neighbour_invented", ""),
    "opponent_explored": ("neighbour_explored", ""),
}
"""The same of a neighbour, and of the Automa alone."""


def opponents_notice(turn: Turn, owner: str, on: str, track: str = "", what: str = "") -> None:
    """Something an owner did that the people among the opponents may profit from."""
    of_neighbour, of_automa = NARROWER[on]
    for other in opponents(turn.state, owner):
        if other in turn.state.players:
            mine = turn.of(other).because_of(owner)
            effects.trigger(mine, on, track, what=what)
            if owner in neighbours(turn.state, other):
                effects.trigger(mine, of_neighbour, track, what=what)
            if owner == AUTOMA:
                effects.trigger(mine, of_automa, track, what=what)


def advanced(turn: Turn, track: str, space: int) -> None:
    """A token went up one space; only with one's furthest token a new tier is entered."""
    tier = content.track(track).tier(space).word
    effects.trigger(turn, "advanced", track, what=tier)
    if space in TIER_STARTS and space == turn.state.space(turn.player, track):
        effects.trigger(turn, "tier_entered", track, what=tier)
    opponents_notice(turn, turn.player, "opponent_advanced", track, tier)


def science_rolled(turn: Turn, track: str) -> None:
    """The science die shows this track."""
    effects.trigger(turn, "science_rolled", track)
    opponents_notice(turn, turn.player, "opponent_rolled_science", track)


def conquered(turn: Turn, owner: str, victim: str | None) -> None:
    """An owner, perhaps a bot, took a territory: whoever lost it, and the other people."""
    if victim is not None and victim in turn.state.players:
        effects.trigger(turn.of(victim).because_of(owner), "territory_lost")
    opponents_notice(turn, owner, "opponent_conquered")


def toppled(turn: Turn, owner: str) -> None:
    """An owner's outpost laid another one low, by conquest or by a trap."""
    if owner in turn.state.players:
        effects.trigger(turn.of(owner), "outpost_toppled")


def landmark_gained(turn: Turn, landmark: str, *, on_track: bool) -> None:
    """A landmark was taken."""
    turn.record(BuildingCame())
    effects.trigger(turn, "landmark_gained")
    for power in powers(turn):
        power.landmark_gained(landmark)
    if on_track:
        effects.trigger(turn, "track_landmark_gained")
    landmark_noticed(turn, turn.player)


def landmark_noticed(turn: Turn, owner: str) -> None:
    """An owner, perhaps a bot, gained a landmark: the people among the opponents may profit."""
    opponents_notice(turn, owner, "opponent_landmark_gained")
    for other in opponents(turn.state, owner):
        if other in turn.state.players:
            for power in powers(turn.of(other)):
                power.opponents_landmark(owner)


def building_gained(turn: Turn, building: str) -> None:
    """An income building left the mat."""
    turn.record(BuildingCame())
    effects.trigger(turn, "building_gained", what=building)


def piece_placed(turn: Turn, piece: str) -> None:
    """A building stands in the capital."""
    if piece in BUILDINGS:
        effects.trigger(turn, "building_placed", what=piece)


def blocked_covered(turn: Turn, plots: int) -> None:
    """A piece covers impassable plots."""
    if plots:
        effects.trigger(turn, "blocked_plot_covered", amount=plots)


def district_completed(turn: Turn) -> None:
    """A district is full."""
    effects.trigger(turn, "district_completed")
    for power in powers(turn):
        power.district_completed()
