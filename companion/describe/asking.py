"""A question as nodes: its answers to touch, or what is typed, and the gold that waits for it.

Nothing is answered before it was touched: what is guessed is shown first, never taken by itself,
and a number without a known value begins empty.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import singledispatch
from itertools import groupby
from typing import Any, NamedTuple

from companion.core.answers import Answer
from companion.core.arithmetic import work_out
from companion.core.message import Message
from companion.core.question import (
    Amount,
    Choice,
    Drawing,
    Option,
    Ordering,
    Plots,
    Question,
    Several,
    Text,
)
from companion.describe.count_keys import Key, keypad
from companion.describe.desk import Answering, Desk
from companion.describe.holding import ASKS
from companion.describe.node import TOOL, Act, Board, Chip, Column, Do, Field, Grid, Node, Row
from companion.describe.node import Text as Said
from companion.describe.parts import gold
from companion.describe.scene import Box, Hit, Icon, Layer, Scene, Shape
from companion.describe.surface import Says, Surface
from companion.errors import AnswerRefused

TAKE = "answer"
LEAVE, BACK = "leave", "answer_back"
DIGITS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "+", "0")
SIGNED = (*DIGITS[:9], "-", "0", "+")
DIGIT, RUB, KEY_HIGH = "digit", "rub_out", 60.0
ROTATE = "rotate"
"""What turns the piece that is laid; the key R does it, too."""
UNKNOWN, LONGEST = "?", 9
MANY = 8
"""More answers than these stand in two columns."""
LETTER, NAMES = "letter.", ".name."
LOOKED_FOR, SOME = 12, 3
"""More answers than these are looked for by their first letter, where there are some of these."""


class Asked(NamedTuple):
    """What stands in the dock for a question."""

    body: tuple[Node, ...]
    gold: Act | None = None


@dataclass
class Acts:
    """What a page's touches do, as its parts name them."""

    acts: dict[str, Do] = field(default_factory=dict)
    typed: dict[str, Callable[[str], object]] = field(default_factory=dict)

    def add(self, key: str, do: Do) -> str:
        """An act by its key."""
        self.acts[key] = do
        return key


def leaving(desk: Desk, acts: Acts, w: float = 0, *, whole: bool = False) -> Act:
    """The way back from a question: one answer, before the first (or `whole`) all of it.

    Where a die has spoken it is called what it is: undo. All that is asked the undo of the bar
    takes back, and says so.
    """
    acts.add(LEAVE, desk.leave)
    back = None if whole else desk.back()
    if back is not None:
        return Act(Message("kit.answer_back"), acts.add(BACK, back), "undo", w=w, key=BACK)
    pending = desk.session.pending
    if pending is not None and pending.rolled:
        return Act(Message("kit.undo"), LEAVE, "undo", w=w, key=LEAVE)
    return Act(Message("kit.cancel"), LEAVE, "cross", w=w, key=LEAVE)


def asked(
    question: Question[Any], desk: Answering, acts: Acts, surface: Surface | None = None
) -> Asked:
    """Its words, its answers, and what takes them.

    With a `surface` long lists are as its language has them: sorted, found by a letter.
    """
    letters: tuple[Node, ...] = ()
    if surface is not None:
        letters, question = _in_its_language(question, desk, acts, surface)
    shown = _asked(question, desk, acts)
    return Asked((*heading(question), *letters, *shown.body), shown.gold)


def _in_its_language(
    question: Question[Any], desk: Answering, acts: Acts, surface: Surface
) -> tuple[tuple[Node, ...], Question[Any]]:
    """The letters that lead to its answers, and those answers that the touched one leaves."""
    options: tuple[Option, ...] = getattr(question, "options", ())
    if len(options) <= MANY:
        return (), question
    options = by_name(options, surface.say)
    initials = {one.id: initial(surface.say(one.text)) for one in options if is_named(one)}
    there = sorted({*initials.values()})
    if len(initials) <= LOOKED_FOR or len(there) < SOME:
        return (), replace(question, options=options)  # type: ignore[call-arg]  # it has them
    letter = desk.looking.opened.removeprefix(LETTER)
    if letter in there:
        kept = {*_picked(getattr(question, "guess", None), desk)}
        options = tuple(
            one for one in options if one.id in kept or initials.get(one.id, letter) == letter
        )
    keys = tuple(_letter(one, one == letter, desk, acts) for one in there)
    narrow = 48.0 * max(1.0, min(1.3, surface.text))
    letters = Grid(keys, narrowest=narrow, gap=5, key="letters")
    return (letters,), replace(question, options=options)  # type: ignore[call-arg]  # it has them


def _letter(letter: str, chosen: bool, desk: Answering, acts: Acts) -> Chip:
    """Touched again it lets all be seen."""
    does = desk.look(opened="" if chosen else f"{LETTER}{letter}")
    key = acts.add(f"{LETTER}{letter}", does)
    return Chip((f"'{letter}",), letter, key, chosen, key=key)


def is_named(option: Option) -> bool:
    """Whether it is one of many things of a kind, and no way beside them.

    >>> is_named(Option("laser", Message("tapestry.name.tech.laser")))
    True
    """
    return isinstance(option.text, Message) and NAMES in option.text.key and not option.place


def by_name(options: tuple[Option, ...], say: Callable[[Says], str]) -> tuple[Option, ...]:
    """Things of one kind that stand beside each other in the order of the language."""
    found: list[Option] = []
    for kind, group in groupby(options, _kind):
        some = [*group]
        found += sorted(some, key=lambda one: _plain(say(one.text))) if kind else some
    return tuple(found)


def _kind(option: Option) -> str:
    """Of which things it is one; empty where it is none."""
    return option.text.key.rpartition(".")[0] if is_named(option) else ""


def initial(name: str) -> str:
    """The letter under which a name stands.

    >>> initial("Écriture"), initial("3D printer")
    ('E', '3')
    """
    return next((one for one in _plain(name).upper() if one.isalnum()), UNKNOWN)


def _plain(name: str) -> str:
    bare = unicodedata.normalize("NFKD", name.replace("œ", "oe").replace("Œ", "OE"))
    return "".join(one for one in bare if not unicodedata.combining(one)).casefold()


def heading(question: Question[Any]) -> tuple[Node, ...]:
    """What is asked, the how-many-th of how many, and why."""
    found: list[Node] = [Said(question.text, "button", bold=True, key="question")]
    if question.of:
        counted = Message("front.one_of", number=question.number, of=question.of)
        found.insert(0, Said(counted, "caption", "dim", key="one_of"))
    if question.note is not None:
        found.append(Said(question.note, "body", "dim", key="question_note"))
    return tuple(found)


@singledispatch
def _asked(question: Question[Any], desk: Answering, acts: Acts) -> Asked:
    raise NotImplementedError(type(question), desk, acts)


@_asked.register
def _choice(question: Choice, desk: Answering, acts: Acts) -> Asked:
    """A touch answers; what is likeliest stands first among equals, and is not taken by itself."""
    key = question.key
    options = tuple(option_act(one, acts, desk.answers(one.id), key) for one in question.options)
    return Asked((_listed(options),))


def option_act(
    option: Option, acts: Acts, do: Do, asked_under: str = "", tick: bool | None = None
) -> Act:
    """One answer as a button; one that cannot be chosen says why. Held it tells of itself, else
    of what is asked.
    """
    key = acts.add(f"{TAKE}.{option.id}", do)
    return Act(
        option.text,
        key,
        option.icon,
        note=option.note or "",
        reason=option.reason,
        help=f"{ASKS}{asked_under}" if asked_under else "",
        key=key,
        tick=tick,
    )


def _listed(options: tuple[Act, ...]) -> Node:
    if len(options) > MANY:
        return Grid(options, narrowest=200, key="answers", even=False)
    return Column(options, gap=8, key="answers")


@_asked.register
def _several(question: Several, desk: Answering, acts: Acts) -> Asked:
    """Touched on, touched off; gold takes what is touched."""
    picked = _picked(question.guess, desk)
    most = len(question.options) if question.most is None else question.most
    rows = []
    for one in question.options:
        there = one.id in picked
        rest = tuple(p for p in picked if p != one.id)
        now = rest if there else (*picked, one.id)
        kept = now if len(now) <= max(1, most) else (*rest[1:], one.id)
        do = desk.look(picked=kept, typed="")
        rows.append(option_act(one, acts, do, question.key, there))
    return Asked((_listed(tuple(rows)),), _takes(question, picked, desk, acts))


def _picked(guess: tuple[str, ...] | None, desk: Answering) -> tuple[str, ...]:
    """What was touched; before anything was, what is guessed."""
    touched = desk.looking.typed is not None or desk.looking.picked
    return desk.looking.picked if touched else (guess or ())


def _takes(question: Question[Any], value: Answer, desk: Answering, acts: Acts) -> Act:
    """Gold, or the sentence that says what is missing."""
    reason = question.refusal(value)
    if reason is None:
        acts.add(TAKE, desk.answers(value))
    return gold(Message("kit.take"), TAKE, "check", reason=reason)


@_asked.register
def _ordering(question: Ordering, desk: Answering, acts: Acts) -> Asked:
    """One after the other, as they are touched."""
    picked = _picked(question.guess, desk)
    rows = []
    for one in question.options:
        at = picked.index(one.id) + 1 if one.id in picked else 0
        now = tuple(p for p in picked if p != one.id) if at else (*picked, one.id)
        key = acts.add(f"{TAKE}.{one.id}", desk.look(picked=now, typed=""))
        note = Message("front.typed", text=str(at)) if at else one.note or ""
        rows.append(Act(one.text, key, one.icon, note=note, key=key, tick=bool(at)))
    return Asked((_listed(tuple(rows)),), _takes(question, picked, desk, acts))


@_asked.register
def _amount(question: Amount, desk: Answering, acts: Acts) -> Asked:
    """Its digits, or one touch where there are few; nothing is confirmed that nobody knows."""
    low, high = question.offered
    if high - low < MANY:
        numbers = range(low, high + 1)
        keys = tuple(Act(n, acts.add(f"{TAKE}.{n}", desk.answers(n)), key=str(n)) for n in numbers)
        return Asked((Grid(keys, narrowest=88, key="answers"),))
    typed = desk.looking.typed
    if typed is None:
        typed = "" if question.guess is None else str(question.guess)
    value, reason = _worked_out(typed, question)
    if value is not None:
        acts.add(TAKE, desk.answers(value))
    role = "accent" if typed else "dim"
    number = Said(typed or UNKNOWN, "hero", role, True, 1, "c", share=1)
    rub = Act(Message("kit.rub_out"), RUB, "backspace", TOOL, key=RUB)
    acts.add(RUB, desk.look(typed=typed[:-1]))
    head = Row((number, rub), pad=6, middle=True, fill="ink~.06", radius=14, key="number")
    between = Message("kit.between", low=low, high=high)
    pad = keypad(_keys(desk, acts, typed, low), 3, KEY_HIGH, "pad")
    body = (head, Said(between, "caption", "dim", key="between"), pad)
    return Asked(body, gold(Message("kit.take"), TAKE, "check", reason=reason))


def _worked_out(typed: str, question: Amount) -> tuple[int | None, Message | None]:
    try:
        return work_out(typed, *question.offered), None
    except AnswerRefused as refused:
        return None, refused.message


def _keys(desk: Answering, acts: Acts, typed: str, low: int) -> tuple[Key, ...]:
    """The first digit that is touched stands instead of what is guessed.

    Where less than nothing can be said there is a minus, too.
    """
    fresh = desk.looking.typed is None
    found = []
    for digit in DIGITS if low >= 0 else SIGNED:
        now = digit if fresh and digit.isdigit() else typed + digit
        key = acts.add(f"{DIGIT}.{digit}", desk.look(typed=now[:LONGEST]))
        face = digit.replace("-", "−")
        found.append(Key(face, face, key))
    return tuple(found)


@_asked.register
def _text(question: Text, desk: Answering, acts: Acts) -> Asked:
    """A field, and gold once it can be taken."""
    typed = desk.looking.typed
    if typed is None:
        typed = question.guess or ""
    acts.typed[TAKE] = lambda text: desk.look(typed=text)()
    kind = "lines" if question.longest > 200 else "text"
    entry = Field(typed, question.text, TAKE, kind, question.longest, True, key="field")
    return Asked((entry,), _takes(question, typed, desk, acts))


@_asked.register
def _drawing(question: Drawing, desk: Answering, acts: Acts) -> Asked:
    """A grid that is drawn on."""
    said = desk.looking.typed
    if said is None:
        said = question.guess or ""
    plots = question.plots
    for row in range(plots.rows):
        for column in range(plots.columns):
            now = plots.drawn(said) ^ {(row, column)}
            acts.add(f"plot.{row}.{column}", desk.look(typed=plots.said(now)))
    board = Board((plots, said), _plots, h=min(420.0, 48.0 * plots.rows), key="plots")
    return Asked((board,), _takes(question, said, desk, acts))


def _plots(surface: Surface, w: float, h: float, plots: Plots, said: str) -> Scene:
    side = min(w / plots.columns, h / plots.rows)
    left, drawn = (w - side * plots.columns) / 2, plots.drawn(said)
    shapes: list[Shape] = []
    hits = []
    for row in range(plots.rows):
        for column in range(plots.columns):
            x, y, there = left + column * side, row * side, (row, column) in drawn
            shapes.append(
                Box(
                    x + 1, y + 1, side - 2, side - 2, 6, "ink~.3" if there else "ink~.06", "line", 1
                )
            )
            if there:
                shapes.append(Icon("check", x + side / 2, y + side / 2, side * 0.5, "ink"))
            key = f"plot.{row}.{column}"
            hits.append(Hit(key, x, y, side, side, f"{row + 1}, {column + 1}", key, round=True))
    return Scene(w, h, (Layer("plots", tuple(shapes)),), tuple(hits))
