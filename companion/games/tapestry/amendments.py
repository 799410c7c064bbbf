"""Rules of Tapestry that were put right, as a game begun before is told them.

Rulebook, Player aid and Automa rules; each is cited where it is carried out.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.core.amendments import Amendment
from companion.core.message import Message
from companion.games.tapestry.capital import plots
from companion.games.tapestry.civilizations import amended as civilizations
from companion.games.tapestry.options import Bots, Way
from companion.games.tapestry.state import State

HELPED = 1
"""The level that lets the person go up each track first."""
Concerns = Callable[[State], bool]


def _any(state: State) -> bool:
    del state
    return True


def _box(*boxes: str) -> Concerns:
    """With one of these expansions."""
    return lambda state: any(state.options.has(box) for box in boxes)


def _the_shadow(state: State) -> bool:
    return state.options.bots is not Bots.NONE


def _two_and_the_shadow(state: State) -> bool:
    return state.options.bots is Bots.SHADOW


def _own_level(state: State) -> bool:
    return state.options.own_level is not None


def _both_go_up_first(state: State) -> bool:
    """Level 1 moves the person before the first turn, an own level the bots."""
    return state.options.level == HELPED and _own_level(state)


def _amendment(rule: str, concerns: Concerns = _any, edition: int = 2) -> Amendment[State]:
    return Amendment(Message(f"tapestry.amended.{rule}"), concerns, edition)


def _third(rule: str, concerns: Concerns = _any) -> Amendment[State]:
    """In the third edition of the game's rules."""
    return _amendment(rule, concerns, edition=3)


def _fourth(rule: str, concerns: Concerns = _any) -> Amendment[State]:
    """In the fourth edition."""
    return _amendment(rule, concerns, edition=4)


def _fifth(rule: str, concerns: Concerns = _any) -> Amendment[State]:
    """In the fifth edition."""
    return _amendment(rule, concerns, edition=5)


def _forbids_opponents(state: State) -> bool:
    return any(
        one.what.startswith("opponents_") for said in state.taught.values() for one in said.rules
    )


def _counted(state: State) -> bool:
    return not all(plots.has_grid(me.capital) for me in state.players.values())


def _half_and_half(state: State) -> bool:
    """Of before: it moved real cards for those that it dealt itself."""
    return not state.lies and state.way is Way.EVERYTHING


AMENDMENTS = (
    _amendment("moved_back"),
    _amendment("plots_on_cards"),
    _amendment("countered_trap"),
    _amendment("socialism"),
    _amendment("together"),
    _amendment("skipped"),
    *civilizations.AMENDMENTS,
    _amendment("masterpieces", _box("AA")),
    _amendment("inspiration", _box("AA")),
    _amendment("national_parks", _box("AA")),
    _amendment("landmark_cards", _box("MM", "AA")),
    _amendment("retreat", _box("MM")),
    _amendment("broadcast", _box("AA")),
    _amendment("special_districts", _box("FF")),
    _amendment("reserved_farm", _box("FF")),
    _amendment("reserved_cards", _box("FF")),
    _amendment("right_charms", _box("FF")),
    _amendment("shadow_alone", _two_and_the_shadow),
    _amendment("own_level", _own_level),
    _third("technocracy"),
    _third("trade_economy"),
    _third("boast_of_superiority"),
    _third("steam_tycoon"),
    _third("theocracy"),
    _third("outside_the_grid"),
    _third("gained_later"),
    _third("microbial_magic", _box("FF")),
    _third("age_of_wonders", _the_shadow),
    _third("space_of_each", _both_go_up_first),
    _fourth("asked_whole"),
    _fourth("counted_capital", _counted),
    _fourth("places", _half_and_half),
    _fifth("forbidden", _forbids_opponents),
)
