"""Moves by the science die. R-space-4."""

from __future__ import annotations

from functools import cache
from typing import Protocol

from companion.core.chance import Die
from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.bots.decide.track import track_name
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.options import Options
from companion.games.tapestry.owners import AUTOMA


class Move(Protocol):
    """One space along a track, with all that follows."""

    def __call__(
        self,
        acting: Acting,
        bot: str,
        track: str,
        by: int,
        *,
        whys: tuple[Why, ...] = ...,
        benefit: bool = ...,
    ) -> None: ...


def research(acting: Acting, move: Move, *, benefit: bool) -> None:
    """Roll once and advance there; without benefit the new space gives nothing."""
    key = acting.key("automa.research")
    track = acting.step.roll(key, science_die(acting), track_name)
    kind = "with" if benefit else "without"
    why = Why("R-space-4", Message(f"tapestry.bot.why.research.{kind}"), (track,))
    _tell_roll(acting, key, track, "rolled")
    move(acting, AUTOMA, track, 1, whys=(why,), benefit=benefit)


def move_by_die(acting: Acting, offered: tuple[str, ...], by: int, move: Move) -> None:
    """Roll on until the die shows an offered track; a finished one counts (ruling)."""
    track = roll_until(acting, offered)
    names = tuple(track_name(one) for one in offered)
    text = Message("tapestry.bot.why.rolled_on", tracks=names)
    move(acting, AUTOMA, track, by, whys=(Why("R-space-4", text, (track,)),))


def roll_until(acting: Acting, offered: tuple[str, ...], place: str = "automa.roll") -> str:
    """Every roll is shown; the last is one of these tracks."""
    while True:
        key = acting.key(place)
        face = acting.step.roll(key, science_die(acting), track_name)
        _tell_roll(acting, key, face, "rolled" if face in offered else "rolled_on")
        if face in offered:
            return face


def science_die(acting: Acting) -> Die:
    """The die of the boxes in play."""
    return _die(die_id(acting.state.options))


def die_id(options: Options) -> str:
    """12 faces, or 20 with Arts & Architecture; a variant may name another."""
    return options.variants.science_die or ("science_d20" if options.has("AA") else "science_d12")


@cache
def _die(name: str) -> Die:
    return Die(name, content.die(name).all_faces(), Message("tapestry.bot.ask.science_die"))


def _tell_roll(acting: Acting, key: str, face: str, kind: str) -> None:
    text = Message(f"tapestry.bot.do.{kind}", track=track_name(face))
    acting.tell(key, text, icon="die-science")
