"""A trap may answer a conquest: the card, and the hex as it would lie either way."""

from __future__ import annotations

from math import sqrt

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.describe.asking import TAKE, Acts, heading
from companion.describe.desk import Desk
from companion.describe.node import Act, Board, Column, Node, Pic, Row, Text
from companion.describe.parts import gold
from companion.describe.scene import Layer, Scene
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry.boards.land import NO_LIGHT, Ground, Light, hex_shapes
from companion.games.tapestry.boards.signs import owner_icon
from companion.games.tapestry.owner_signs import seats
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.pages.shared import ASIDE, HEX, grounds_of, state_of
from companion.games.tapestry.turn.turn import NO, YES

TRAP = "trap"
Parts = tuple[tuple[Node, ...], Act, Act, tuple[Light, ...]]


def is_trap(question: Choice) -> bool:
    """Whether somebody may keep what is being conquered."""
    return question.key.rpartition(".")[2] == TRAP and bool(_hex(question))


def _hex(question: Choice) -> str:
    found = (one for one in question.places if one.startswith(HEX))
    return next(found, "").removeprefix(HEX)


def trap_parts(desk: Desk, surface: Surface, question: Choice, acts: Acts) -> Parts:
    """The card and the question, both outcomes; gold springs it, the other way stands beside."""
    options = {one.id: one for one in question.options}
    for one in options:
        acts.add(f"{TAKE}.{one}", desk.answers(one))
    here = next(one for one in grounds_of(desk) if one.key == _hex(question))
    attacker = _attacker(desk, question)
    outcomes = Row(
        tuple(
            _outcome(surface, _lies(here, attacker, sprung=one == YES), options[one], one)
            for one in (YES, NO)
        ),
        gap=12, key="outcomes",
    )  # fmt: skip
    others = tuple(
        Act(one.text, f"{TAKE}.{key}", one.icon, key=f"{TAKE}.{key}")
        for key, one in options.items()
        if key not in (YES, NO)
    )
    small = surface.shape == PHONE
    head = heading(question) if small else (_with_its_card(question),)
    play = gold(Message("tapestry.page.trap.play"), f"{TAKE}.{YES}", TRAP)
    without = Message("tapestry.bot.option.no_trap")
    none = Act(without, f"{TAKE}.{NO}", "cross", w=ASIDE, key=f"{TAKE}.{NO}")
    return (*head, outcomes, *others), play, none, (Light(here.key, chosen=True),)


def _attacker(desk: Desk, question: Choice) -> str:
    """The sign of whoever conquers: the Automa, or whose turn it is."""
    owner = question.key.partition(".")[0]
    if owner == AUTOMA:
        return owner_icon(AUTOMA)
    state = state_of(desk)
    return owner_icon(state.turn, seats(state).get(state.turn, ("", ""))[1])


def _lies(ground: Ground, attacker: str, *, sprung: bool) -> Ground:
    """Of two, the attacker's lies or the other."""
    towers = tuple(
        one if one.toppled and one.icon != attacker
        else one._replace(toppled=(one.icon == attacker) == sprung)
        for one in ground.towers
    )  # fmt: skip
    return ground._replace(towers=towers)


def _outcome(surface: Surface, ground: Ground, option: Option, answer: str) -> Node:
    """The hex, and whose it is then; all of it is the answer."""
    small = surface.shape == PHONE
    board = Board((ground,), _draw, h=84.0 if small else 130.0, key="hex")
    key = "tapestry.page.trap.yours" if answer == YES else "tapestry.page.trap.theirs"
    says = Message(key)
    bonus = (Pic("resource-any", 24, "accent"),) if answer == YES else ()
    words = Text(says, "body", bold=True, align="c", share=1, key="whose")
    inside = (
        Text(option.text, "label", bold=True, align="c", key="text"),
        board,
        Row((words, *bonus), gap=6, middle=True, key="comes_to"),
    )
    return Column(
        inside, gap=6, pad=12, share=1, fill="ink~.09", radius=16, does=f"{TAKE}.{answer}",
        says=option.text, key=f"outcome.{answer}",
    )  # fmt: skip


def _draw(surface: Surface, w: float, h: float, ground: Ground) -> Scene:
    """The hex alone; it is touched with its card."""
    del surface
    r = min(w / 2, h / sqrt(3)) - 3
    shapes = hex_shapes(ground, NO_LIGHT, w / 2, h / 2, r)
    return Scene(w, h, (Layer("hex", shapes),))


def _with_its_card(question: Choice) -> Node:
    """The trap as a card of the hand beside what is asked; kept, it may be played at income."""
    sign = Row((Pic(TRAP, 30, "die_ink"),), pad=8, fill="die_red", radius=10, key="sign")
    name = Message("tapestry.name.tapestry.trap")
    text = Text(Message("tapestry.page.trap.text"), "caption", "paper_ink", key="text")
    card = Column(
        (sign, Text(name, "body", "paper_ink", bold=True, help="rule.traps", key="name"), text),
        gap=6, pad=8, fill="paper", radius=14, w=168, key="card",
    )  # fmt: skip
    kept = Text(Message("tapestry.page.trap.kept"), "caption", "dim", key="kept")
    words = Column((*heading(question), kept), gap=8, share=1, key="asked")
    return Row((card, words), gap=16, key="head")
