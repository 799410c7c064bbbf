"""What is asked at the table: on the map, on the tracks, by pictures; else as any game asks it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from companion.core.message import Message
from companion.core.question import Choice, Option, Question
from companion.describe.asking import Acts, heading, leaving, option_act
from companion.describe.desk import Desk
from companion.describe.node import Act, Board, Column, Grid, Node
from companion.describe.offering import told_list
from companion.describe.parts import instruction, missing
from companion.describe.pictures import picture_of
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry.boards.land import Ground, Light
from companion.games.tapestry.boards.lane_places import Lit
from companion.games.tapestry.boards.tile import tile
from companion.games.tapestry.pages import placing
from companion.games.tapestry.pages.card_choice import cards_to_choose
from companion.games.tapestry.pages.dice import (
    are_dice,
    dice_parts,
    goes_up,
    rolled_for,
    up_parts,
    ways_to_roll,
)
from companion.games.tapestry.pages.shared import (
    ASIDE,
    GAME,
    HEX,
    PICTURES,
    TRACK,
    asked_hexes,
    question_parts,
    the_thread,
)
from companion.games.tapestry.pages.space_card import space_card
from companion.games.tapestry.pages.trap import is_trap, trap_parts
from companion.games.tapestry.pages.turning import tiles_in_hand, turn_parts, turned_lights
from companion.games.tapestry.tracks.view_marks import space_marks

LAND, TRACKS, BOTH = "land", "tracks", "both"
TILE = "tile:"
LAST_TOLD = 2


class Dock(NamedTuple):
    """What is to be done or answered, and where on the boards."""

    body: tuple[Node, ...]
    gold: Act | None
    others: tuple[Act, ...]
    stage: str = BOTH
    lights: tuple[Light, ...] = ()
    lit: tuple[Lit, ...] = ()
    left: Mapping[str, int] = {}
    """What is left of each resource after the payment that is chosen."""
    laid: Ground | None = None
    """A tile as it would lie on its hex."""
    city: Board | None = None
    """The capital in which a piece is laid, in the place of the map."""
    leaner: tuple[tuple[Node, ...], ...] = ()
    """Other bodies, of less and less, for windows that have no room for this one."""
    opens: bool = True
    """A touch on a board opens what lies there."""


def asked_at(desk: Desk, surface: Surface, acts: Acts) -> Dock:
    """The question of the moment, its steps above it; what was told before it moves no answer."""
    question = desk.asked
    assert question is not None
    shown = _asked(desk, surface, question, acts)
    body = (*the_thread(desk, surface), *shown.body, *_told(desk, surface, shown))
    return shown._replace(body=body, opens=False)


def _told(desk: Desk, surface: Surface, shown: Dock) -> tuple[Node, ...]:
    """What hands did for it already, where the boards do not show it."""
    pending = desk.session.pending
    if pending is None or shown.stage == LAND or surface.shape == PHONE or shown.lit:
        return ()
    return told_list(pending.told[-LAST_TOLD:])


def _asked(desk: Desk, surface: Surface, question: Question[Any], acts: Acts) -> Dock:
    turned = turned_lights(desk, acts)
    if turned is not None:
        shown = turn_parts(desk, surface, turned, acts)
        return Dock(*shown, LAND, turned.lights, laid=turned.laid)
    piece = placing.asked_of(desk)
    if piece is not None:
        shown_in = placing.stage(desk, acts, piece)
        return Dock(*placing.asked_parts(desk, acts, piece), LAND, city=shown_in)
    options: tuple[Option, ...] = getattr(question, "options", ())
    if desk.question is not None and isinstance(question, Choice):
        if any(one.place.startswith(HEX) for one in options):
            return _on_the_map(desk, surface, question, acts)
        if any(one.place.startswith(TRACK) for one in options):
            return _on_the_tracks(desk, surface, question, acts)
        if any(one.place.startswith(TILE) for one in options):
            return _of_tiles(desk, surface, question, acts)
    if isinstance(question, Choice) and desk.question is not None:
        if are_dice(question):
            return _of_dice(desk, surface, question, acts)
        if goes_up(question):
            body, up, stay, lit = up_parts(desk, surface, question, acts)
            return Dock(body, up, (leaving(desk, acts, ASIDE), stay), lit=(lit,))
        if is_trap(question):
            return _of_a_trap(desk, surface, question, acts)
        cards = cards_to_choose(desk, surface, question, acts)
        if cards:
            wait = missing(Message("tapestry.page.choose_one"))
            return Dock((*heading(question), *cards), wait, (leaving(desk, acts, ASIDE),))
    body, gold_one, leave = question_parts(desk, surface, acts)
    wait = missing(Message("tapestry.page.choose_one"))
    return Dock(body, gold_one or wait, (leave,))


def _on_the_map(desk: Desk, surface: Surface, question: Choice, acts: Acts) -> Dock:
    """The hexes are lit; what lies on none stands in the dock."""
    others = _answers(desk, question, acts, HEX)
    asks = (instruction(surface, question.text, _deed(question), GAME), *heading(question)[1:])
    if question.of or surface.shape == PHONE:
        asks = heading(question)
    body = (*asks, *tiles_in_hand(desk, surface, acts), *others)
    wait = missing(Message("tapestry.page.touch_hex"))
    return Dock(body, wait, (leaving(desk, acts, ASIDE),), LAND, asked_hexes(desk, acts))


def _deed(question: Choice) -> str:
    """The picture of what is done on the hex."""
    return next((one for one in ("conquer", "explore") if one in question.key), "hex")


def _on_the_tracks(desk: Desk, surface: Surface, question: Choice, acts: Acts) -> Dock:
    """The spaces are lit; of a whole track its answer stands in the dock."""
    lit, found = [], []
    for one in question.options:
        track, _, space = one.place.removeprefix(TRACK).partition(":")
        if one.place.startswith(TRACK) and space.isdecimal() and int(space):
            key = acts.add(f"answer.{one.id}", desk.answers(one.id))
            if one.reason is None:
                lit.append(Lit(track, int(space), does=key))
        found.append(one)
    listed = _listed(desk, found, acts)
    if any(map(_is_step, question.options)):
        listed = _steps(desk, surface, question, acts)
    body = (*heading(question), *listed)
    wait = missing(Message("tapestry.page.touch_space" if lit else "tapestry.page.choose_one"))
    return Dock(body, wait, (leaving(desk, acts, ASIDE),), TRACKS, lit=tuple(lit))


def _is_step(one: Option) -> bool:
    """A track is chosen for the space that it leads to."""
    return one.place.startswith(f"{TRACK}{one.id}:") and one.reason is None


def _steps(desk: Desk, surface: Surface, question: Choice, acts: Acts) -> tuple[Node, ...]:
    """Each as the step that it leads to: its track, from where to where, what the space gives."""
    cards = []
    for one in filter(_is_step, question.options):
        to = int(one.place.rpartition(":")[2])
        key = acts.add(f"answer.{one.id}", desk.answers(one.id))
        card = space_card(surface, one.id, to - 1, to, space_marks(one.id, to).benefit)
        cards.append(replace(card, does=key, says=one.text, key=f"step.{one.id}"))
    others = _answers(desk, question, acts, TRACK)
    return (Grid(tuple(cards), narrowest=300, gap=10, key="steps"), *others)


def _of_tiles(desk: Desk, surface: Surface, question: Choice, acts: Acts) -> Dock:
    """Tiles as they look; their numbers are printed nowhere."""
    high = 110.0 if surface.shape == PHONE else 130.0
    found = tuple(
        tile(
            int(one.id), one.text, acts.add(f"answer.{one.id}", desk.answers(one.id)), h=high
        )
        for one in question.options
        if one.place.startswith(TILE)
    )  # fmt: skip
    grid = Grid(found, narrowest=116, most=4, key="tiles")
    body = (*heading(question), grid, *_answers(desk, question, acts, TILE))
    wait = missing(Message("tapestry.page.choose_one"))
    return Dock(body, wait, (leaving(desk, acts, ASIDE),), LAND)


def _of_dice(desk: Desk, surface: Surface, question: Choice, acts: Acts) -> Dock:
    """Their faces; the hex that they are rolled for is gold."""
    body, wait = dice_parts(desk, surface, question, acts)
    others = (leaving(desk, acts, ASIDE), *ways_to_roll(desk, question, acts))
    stage = BOTH if surface.shape == PHONE else LAND
    return Dock(body, wait, others, stage, rolled_for(desk))


def _of_a_trap(desk: Desk, surface: Surface, question: Choice, acts: Acts) -> Dock:
    """The hex as it would be with a trap and without."""
    stage = BOTH if surface.shape == PHONE else LAND
    body, play, without, lights = trap_parts(desk, surface, question, acts)
    return Dock(body, play, (leaving(desk, acts, ASIDE), without), stage, lights)


def _answers(desk: Desk, question: Choice, acts: Acts, but: str) -> tuple[Node, ...]:
    """Those that lie on no such place."""
    rest = [one for one in question.options if not one.place.startswith(but)]
    return _listed(desk, rest, acts, question.key)


def _listed(desk: Desk, options: list[Option], acts: Acts, key: str = "") -> tuple[Node, ...]:
    if not options:
        return ()
    shown = (replace(one, icon=picture_of(one, PICTURES)) for one in options)
    rows = tuple(option_act(one, acts, desk.answers(one.id), key) for one in shown)
    return (Column(rows, gap=8, key="answers"),)
