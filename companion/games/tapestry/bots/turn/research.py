"""Moves by the science die. R-space-4."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Protocol

from companion.core.chance import Die
from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.bots.decide.track import track_name
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.chance import BOTS_DICE
from companion.games.tapestry.options import Options
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.turn import noticing
from companion.games.tapestry.turn.names import bot_title


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
    kind = "with" if benefit else "without"
    because = Message(f"tapestry.bot.why.research.{kind}")
    wanted = Message("tapestry.bot.ask.die_until", bot=bot_title(AUTOMA), why=because)
    track = acting.step.roll(
        key, replace(science_die(acting), text=wanted), track_name, kind=BOTS_DICE
    )
    why = Why("R-space-4", because, (track,))
    _tell_rolls(acting, key, AUTOMA, [track])
    noticing.opponents_notice(acting.person, AUTOMA, "opponent_rolled_science", track)
    move(acting, AUTOMA, track, 1, whys=(why,), benefit=benefit)


def move_by_die(acting: Acting, offered: tuple[str, ...], by: int, move: Move) -> None:
    """Roll on until the die shows an offered track; a finished one counts (ruling)."""
    names = tuple(track_name(one) for one in offered)
    text = Message("tapestry.bot.why.rolled_on", tracks=names)
    track = roll_until(acting, AUTOMA, offered, Why("R-space-4", text))
    why = Message(f"tapestry.bot.why.by_die.{'on' if by > 0 else 'back'}")
    move(acting, AUTOMA, track, by, whys=(Why("R-space-4", why, (track,)),))


def roll_until(
    acting: Acting, bot: str, offered: tuple[str, ...], why: Why, place: str = "automa.roll"
) -> str:
    """The last roll is one of these tracks; all of them are one line, and why."""
    wanted = Message("tapestry.bot.ask.die_until", bot=bot_title(bot), why=why.text or "")
    first, faces = "", list[str]()
    while not faces or faces[-1] not in offered:
        key = acting.key(place)
        die = replace(science_die(acting), text=_asked_again(wanted, faces))
        faces.append(acting.step.roll(key, die, track_name, kind=BOTS_DICE))
        first = first or key
    _tell_rolls(acting, first, bot, faces, why)
    return faces[-1]


def _asked_again(wanted: Message, faces: list[str]) -> Message:
    """Which die for what, and why it is rolled again."""
    if not faces:
        return wanted
    return Message("tapestry.bot.ask.die_again", track=track_name(faces[-1]), wanted=wanted)


def science_die(acting: Acting) -> Die:
    """The die of the boxes in play."""
    return _die(die_id(acting.state.options))


def die_id(options: Options) -> str:
    """12 faces, or 20 with Arts & Architecture; a variant may name another."""
    return options.variants.science_die or ("science_d20" if options.has("AA") else "science_d12")


@cache
def _die(name: str) -> Die:
    return Die(name, content.die(name).all_faces(), Message("tapestry.bot.ask.science_die"))


def _tell_rolls(acting: Acting, key: str, bot: str, faces: list[str], *whys: Why) -> None:
    """One line for all rolls: those that were repeated, then the one that counts."""
    *again, last = map(track_name, faces)
    kind = "rolled_on" if again else "rolled"
    text = Message(f"tapestry.bot.do.{kind}", bot=bot_title(bot), track=last, again=tuple(again))
    acting.remark(key, text, *(whys if again else ()), icon="die-science")
