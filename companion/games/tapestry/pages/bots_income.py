"""The bots' income turn: its groups one after the other, what the Automa has running above them."""

from __future__ import annotations

from companion.core.message import Message
from companion.describe.node import Board, Column, Count, Node, Pic, Row, Text
from companion.describe.scene import Box, Layer, Scene, Shape
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry.boards.signs import owner_icon
from companion.games.tapestry.bots.view import BotsTurnView
from companion.games.tapestry.bots.view_income import (
    CARDS,
    Counted,
    Favourite,
    IncomeOfBots,
    counted_rows,
)
from companion.games.tapestry.bots.view_points import MultiplierRow
from companion.games.tapestry.bots.view_steps import FAVOURITES, StepView
from companion.games.tapestry.owners import AUTOMA

BAR, BEGUN = 16.0, "bots.income"
ICONS = {
    "landmarks_and_territories": ("landmark", "territory-tile"),
    "military_and_science": ("track-military", "track-science"),
    "technology_and_exploration": ("track-technology", "track-exploration"),
}


def why_income(view: BotsTurnView) -> tuple[Node, ...]:
    """What brought it: the first turn, the empty deck, or the open hand of the last pair."""
    begun = (why for act in view.acts if act.key == BEGUN for why in act.whys)
    return tuple(
        Text(why.text or "", "caption", "dim", help=why.rule, key=f"came.{n}")
        for n, why in enumerate(begun)
    )


def running(income: IncomeOfBots, at: int, surface: Surface) -> Node:
    """Before the turn, after the step of now, and how much of it is told."""
    now = income.totals[min(at, len(income.totals) - 1)] if income.totals else income.after
    name = Message("tapestry.bot.title.automa")
    side = 32 if surface.shape == PHONE else 44
    count = Count("vp", income.before, name, after=now, key="count")
    marks = (income.before, *income.totals)
    bar = Board((marks, at), _bar, share=1, h=BAR, key="bar")
    small = surface.shape == PHONE and surface.text > 1.3
    bars = () if small else (bar,)
    inside: tuple[Node, ...] = (Pic(owner_icon(AUTOMA), side, disc=AUTOMA), count, *bars)
    return Row(inside, gap=14, pad=8, middle=True, fill="ink~.06", radius=14, key="running")


def _bar(surface: Surface, w: float, h: float, marks: tuple[int, ...], at: int) -> Scene:
    """What it had, what is told, what is told now in gold, what is to come."""
    del surface
    whole = max(1, marks[-1])
    shapes: list[Shape] = [Box(0, 0, w, h, h / 2, "ink~.12")]
    for n in range(min(at + 1, len(marks) - 1), -1, -1):
        wide = w * max(0, marks[n]) / whole
        if wide >= h:
            shapes.append(Box(0, 0, wide, h, h / 2, "gold" if n == at + 1 else AUTOMA))
    return Scene(w, h, (Layer("bar", tuple(shapes)),))


def details(
    step: StepView, income: IncomeOfBots, mat: tuple[MultiplierRow, ...], surface: Surface
) -> tuple[Node, ...]:
    """What belongs to a group, in pictures: hearts, rows of points, the mat after its cards."""
    if step.act.text.key == FAVOURITES:
        return (favourites(income.favourites, large=True),)
    rows = counted_rows(step)
    if rows:
        size = "button" if surface.shape != PHONE else "label"
        return tuple(_row(one, n, size) for n, one in enumerate(rows))
    if step.key == CARDS and income.after:
        return (_mat(mat),)
    return ()


def _row(one: Counted, n: int, size: str) -> Node:
    """Pictures with numbers, how many they are, times what, the points."""
    role = "paper_ink" if one.points else "paper_dim"
    parts: list[Node] = []
    for m, (icon, count) in enumerate(one.parts):
        parts += [Pic(icon, 36, role), Text(count, size, role, key=f"n{m}")]
    product = Text(Message("tapestry.page.counted", n=one.count, times=one.times), "label",
                   "paper_dim", lines=1, key="times")  # fmt: skip
    gain: Message | int = Message("tapestry.page.plus", n=one.points) if one.points else 0
    points = Text(gain, "button", role, bold=True, lines=1)
    comes = Row((product, points), gap=14, middle=True, key="comes_to")
    return Row(
        (Row(tuple(parts), gap=8, middle=True, share=1, key="parts"), comes),
        gap=14, pad=8, middle=True, stacks=True, key=f"counted.{n}",
    )  # fmt: skip


def _mat(rows: tuple[MultiplierRow, ...]) -> Node:
    """What each row will be multiplied by from here on."""
    lines = tuple(
        Row(
            (
                *(Pic(icon, 24, "paper_ink") for icon in ICONS.get(one.row, ())),
                Row((), share=1),
                *(_column(times, n, one.now) for n, times in enumerate(one.columns)),
            ),
            gap=8, middle=True, key=one.row,
        )
        for one in rows
    )  # fmt: skip
    return Column(lines, gap=6, pad=10, key="mat")


def _column(times: int, n: int, now: int) -> Node:
    """Covered ones are pale, the one in force is filled."""
    role = "paper_dim~.5" if n < now else "paper_ink"
    text = Text(Message("tapestry.page.times", n=times), "body", role, n == now, 1, "c")
    return Column((text,), pad=4, w=48, fill="gold~.4" if n == now else "", radius=8, key=f"c{n}")


def favourites(some: tuple[Favourite, ...], *, large: bool = False) -> Node:
    """A heart each: the track it lay on, the one it lies on now; on a card they are large."""
    hearts = tuple(_favourite(one, large) for one in some)
    if large or any(one.was != one.now for one in some):
        return Column(hearts, gap=6, pad=10, key="favourites")
    return Row(hearts, gap=18, pad=4, middle=True, key="favourites")


def _favourite(one: Favourite, large: bool) -> Node:
    moved, side = one.was != one.now, 44 if large else 30
    dim, ink, gold = ("paper_dim", "paper_ink", "paper_gold") if large else ("dim", "ink", "accent")
    was = (Pic(f"track-{one.was}", side, dim), Pic("arrow-right", 24, gold)) if moved else ()
    return Row(
        (Pic(owner_icon(one.bot), 34, disc=one.bot), Pic("heart", 26, dim), *was,
         Pic(f"track-{one.now}", side, gold if moved else ink)),
        gap=10 if large else 6, middle=True, key=one.bot,
    )  # fmt: skip
