"""What the Automa takes on a space, and nothing else. R-space-2, R-space-3, R-space-6.

The content files say, for each space, which of the listed things it shows (R-space-3: of
alternatives only the listed one; each once, however often printed).
"""

from __future__ import annotations

from collections.abc import Callable

from companion.core.instruction import Why
from companion.core.message import Message, name
from companion.games.tapestry import content
from companion.games.tapestry.bots.decide.track import track_name
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.conquer import conquer
from companion.games.tapestry.bots.turn.explore import explore
from companion.games.tapestry.bots.turn.offers import refresh_masterpieces, refresh_techs
from companion.games.tapestry.bots.turn.research import Move, move_by_die, research
from companion.games.tapestry.bots.turn.tapestry import draw_tapestry
from companion.games.tapestry.describing import benefits_text
from companion.games.tapestry.once_a_turn import SpaceGained, space_gained
from companion.games.tapestry.owners import AUTOMA

Take = Callable[[Acting], None]
TAKEN: dict[str, Take] = {
    "conquer": conquer,
    "conquer_anywhere": lambda acting: conquer(acting, anywhere=True),
    "explore": explore,
    "explore_anywhere": lambda acting: explore(acting, anywhere=True),
    "refresh_tech": refresh_techs,
    "refresh_masterpieces": refresh_masterpieces,
    "tapestry": draw_tapestry,
}
DICE = {
    "research_benefit": True,
    "research_no_benefit": False,
}
STEPS = {"advance_roll": 1, "regress_roll": -1}


def take_benefits(acting: Acting, track: str, space: int, move: Move) -> None:
    """Once a turn and space, in printed order."""
    if space_gained(acting.state, AUTOMA, track, space):
        _tell_already(acting, track, space)
        return
    acting.record(SpaceGained(track, space, AUTOMA))
    listed = content.space(track, space).automa
    if not listed:
        _tell_nothing(acting, track, space)
    for one in listed:
        take(acting, one, move)


def take(acting: Acting, listed: str, move: Move) -> None:
    """One of the things it takes, as the content files write it."""
    verb, _, tracks = listed.partition(":")
    if verb in DICE:
        research(acting, move, benefit=DICE[verb])
    elif verb in STEPS:
        move_by_die(acting, tuple(tracks.split("/")), STEPS[verb], move)
    else:
        TAKEN[verb](acting)


def _tell_already(acting: Acting, track: str, space: int) -> None:
    place = name("tapestry", "space", f"{track}.{space}")
    text = Message("tapestry.bot.do.already", space=place, track=track_name(track))
    why = Why("R-space-6", Message("tapestry.bot.why.already"))
    acting.remark(acting.key("automa.already"), text, why, icon=f"track-{track}")


def _tell_nothing(acting: Acting, track: str, space: int) -> None:
    """R-space-2: what the space gives is not on its list; of bonuses it takes none."""
    place, printed = name("tapestry", "space", f"{track}.{space}"), content.space(track, space)
    kind = "bonus" if printed.bonus else "benefit"
    gives = benefits_text(printed.benefits)
    why = Why("R-space-2", Message(f"tapestry.bot.why.nothing_here.{kind}", what=gives))
    text = Message("tapestry.bot.do.nothing_here", space=place)
    acting.remark(acting.key("automa.nothing_here"), text, why, icon=f"track-{track}")
