"""What an effect does to anybody, outside of a turn that the app follows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.core.form import Form, form
from companion.core.message import Message
from companion.core.noun import HowMany, Noun, yes_or_no
from companion.core.offer import Filled
from companion.games.tapestry.besides import deeds
from companion.games.tapestry.besides.commands import HappenBesides
from companion.games.tapestry.besides.holding import held, most_points_lost
from companion.games.tapestry.besides.of_bots import about_a_bot
from companion.games.tapestry.besides.of_people import about_a_person
from companion.games.tapestry.nouns import ANYBODY, HOW_MANY, NUMBER, OWNER, everybody
from companion.games.tapestry.player import BUILDINGS, RESOURCES
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import thing_name, word

WHAT, ALONG, SIGN = "what", "along", "sign"
GAINED, LOST = "gained", "lost"
MOVES = (deeds.ADVANCE, deeds.REGRESS)
PLACES = (deeds.EXPLORE, deeds.CONQUER)
NEAR = "near"
ICONS = {
    deeds.GAIN: "plus",
    deeds.LOSE: "minus",
    deeds.BUILD: "building-any",
    deeds.EXPLORE: "explore",
    deeds.CONQUER: "conquer",
    deeds.ADVANCE: "advance-any",
    deeds.REGRESS: "regress",
    deeds.SCORE: "vp",
}
CARD_ICONS = {"tapestry": "card-tapestry", "tech_card": "card-tech"}


def _now(state: State, deed: str, owner: str) -> tuple[str, ...]:
    """What it can be about now."""
    about = about_a_person if owner in state.players else about_a_bot
    return about(state, owner, deed)


def _who(state: State, deed: str) -> Iterator[str]:
    """Those it can happen to now."""
    return (one for one in everybody(state) if _now(state, deed, one))


def icon_of(thing: str) -> str:
    """The picture of what a person has."""
    if thing in RESOURCES:
        return f"resource-{thing}"
    if thing in BUILDINGS:
        return f"building-{thing}"
    known = {"any_resource": "resource-any", "any_income_building": "building-any"}
    known |= {"inspiration_tile": "inspiration", **CARD_ICONS}
    return known.get(thing) or thing.replace("_", "-")


def _thing(deed: str) -> Noun[State]:
    """What it is about: a track, a place, a thing."""

    def called(_state: State, thing: str) -> Message:
        if deed in MOVES:
            return word("track", thing)
        return Message(f"tapestry.besides.{thing}") if deed in PLACES else thing_name(thing)

    def icon(_state: State, thing: str) -> str:
        if deed in MOVES:
            return f"track-{thing}"
        if deed in PLACES:
            return deed if thing == NEAR else f"{deed}-anywhere"
        return icon_of(thing)

    return Noun(
        WHAT,
        Message(f"tapestry.besides.ask.{deed}"),
        lambda state, f: (one or NEAR for one in _now(state, deed, f[OWNER])),
        called,
        icon,
        lambda state, thing: f"track:{thing}" if deed in MOVES else "",
        read=lambda thing: "" if thing == NEAR else thing,
    )


ALONG_WITH = yes_or_no(
    ALONG,
    Message("tapestry.besides.ask.along"),
    Message("tapestry.besides.along"),
    Message("tapestry.besides.without"),
    ("advance-any", "advance-any-no-benefit"),
)


def _most(deed: str) -> HowMany[State]:
    """Nobody loses more than there is."""

    def most(state: State, f: Filled) -> int:
        lying = held(state, f[OWNER], f[WHAT]) if deed == deeds.LOSE else deeds.MOST
        return min(lying, deeds.MOST)

    return HowMany(NUMBER, HOW_MANY, lambda state, f: 1, most, lambda state, f: 1)


SAID = {GAINED: Message("tapestry.offer.gained"), LOST: Message("tapestry.offer.lost")}
SIGNS: Noun[State] = Noun(
    SIGN,
    Message("tapestry.besides.ask.sign"),
    lambda state, f: (GAINED, LOST) if most_points_lost(state, f[OWNER]) else (GAINED,),
    lambda state, sign: SAID[sign],
    lambda state, sign: "plus" if sign == GAINED else "minus",
)
POINTS: HowMany[State] = HowMany(
    NUMBER,
    Message("tapestry.besides.ask.points"),
    lambda state, f: None,
    lambda state, f: most_points_lost(state, f[OWNER]) if f[SIGN] == LOST else deeds.MOST_POINTS,
    lambda state, f: 1,
)


def _scored(_state: State, f: Filled) -> HappenBesides:
    n = -f[NUMBER] if f[SIGN] == LOST else f[NUMBER]
    return HappenBesides(f[OWNER], deeds.SCORE, deeds.POINTS, n)


def _effect(deed: str) -> Form[State]:
    takes: dict[str, Any] = {"owner": ANYBODY.among(lambda state, filled: _who(state, deed))}
    if deed == deeds.SCORE:
        takes |= {SIGN: SIGNS, "n": POINTS}
    else:
        takes |= {"what": _thing(deed)}
        takes |= {"along": ALONG_WITH} if deed in MOVES else {}
        takes |= {"n": _most(deed)} if deed not in (*MOVES, *PLACES) else {}

    def made(_state: State, f: Filled) -> HappenBesides:
        given = {name: one.read(f[one.key]) for name, one in takes.items()}
        return HappenBesides(deed=deed, **given)

    text = Message(f"tapestry.besides.{deed}")
    makes = _scored if deed == deeds.SCORE else made
    return form(HappenBesides, f"effect.{deed}", text, icon=ICONS[deed], makes=makes, **takes)


EFFECTS = tuple(map(_effect, deeds.DEEDS))
"""A form for each thing an effect can do."""
