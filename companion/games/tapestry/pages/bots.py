"""The bots' turn: one instruction at a time with its picture, its place in gold, why it is so.

Done lines are small with a tick, the next one is told small below. The step that waits is of the
game's record, so it is there again after a pause.
"""

from __future__ import annotations

from functools import partial

from companion.core.chance import used
from companion.core.command import Entry
from companion.core.game import TABLE
from companion.core.message import Message
from companion.core.question import Choice
from companion.describe.asking import Acts, leaving
from companion.describe.desk import Desk
from companion.describe.differing import DIFFERS
from companion.describe.node import Act, Board, Column, Node, Page, Pic, Row, Scroll, Text
from companion.describe.parts import dock, foot, gold, tool
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry.boards import land
from companion.games.tapestry.boards.lane_places import Lit
from companion.games.tapestry.boards.signs import owner_icon
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.view import BotsTurnView, bots_turn_view
from companion.games.tapestry.bots.view_income import income_of, is_income
from companion.games.tapestry.bots.view_steps import FAVOURITES, StepView, briefly, steps_of
from companion.games.tapestry.options import DECISION_CARDS
from companion.games.tapestry.pages import sheets
from companion.games.tapestry.pages.bots_differ import otherwise
from companion.games.tapestry.pages.bots_hold import PILES, POINTS
from companion.games.tapestry.pages.bots_income import details, favourites, running, why_income
from companion.games.tapestry.pages.bots_steps import (
    achievement_of,
    large,
    paper_line,
    small,
    the_pair,
    written,
)
from companion.games.tapestry.pages.dice import are_dice, dice_parts, rolled_for, ways_to_roll
from companion.games.tapestry.pages.shared import (
    GAME,
    asked_hexes,
    held,
    is_roomy,
    question_parts,
    the_map,
    top,
    tracks,
)
from companion.games.tapestry.pages.teaching import is_teaching, teaching
from companion.games.tapestry.pages.trap import is_trap, trap_parts
from companion.games.tapestry.state import State
from companion.games.tapestry.table.view_hands import BOTS, told_on
from companion.games.tapestry.turn.names import word

TITLE = Message("tapestry.screen.bots_turn")
DOCK, ASIDE, LEAST_MAP = 560.0, 96.0, 90.0
BESIDES = 2
"""A step in which more is done than this stands alone: twenty words are read at once."""


def bots_turn(desk: Desk, surface: Surface) -> Page:
    """Still to be taken, asked in, or told."""
    if is_teaching(desk):
        return teaching(desk, surface)
    acts = Acts()
    entry = _told(desk)
    steps = steps_of(entry) if entry is not None else ()
    now = _now(desk, entry, steps) if entry is not None else None
    view = bots_turn_view(desk.session.state, entry, now.key if now else "")
    if desk.asked is not None:
        body, gold_one, others, lights = _asking(desk, surface, acts)
        stage = _stage(desk, surface, lights, ())
    elif entry is None:
        body, gold_one, others = _ahead(desk, view, acts)
        stage = _stage(desk, surface, (), ())
    else:
        body, gold_one, others = _telling(desk, surface, view, entry, steps, now, acts)
        stage = _stage(desk, surface, _lights(view, now), _reached(now), view)
    bar = top(desk, surface, acts, TITLE, view.title, _tools(desk, acts))
    if not is_roomy(surface):
        body = (*body, _tools_below(desk, acts))
    low = _is_low(desk, entry)
    root = _laid(desk, surface, bar, stage, body, foot(surface, gold_one, *others), low)
    over = sheets.above(desk, surface, acts)
    close = sheets.CLOSE if over is not None else ""
    return Page(
        root, acts.acts, TITLE, f"{GAME}_stage", over, close, acts.typed, held=partial(held, desk)
    )


def _is_low(desk: Desk, entry: Entry[State] | None) -> bool:
    """Whether what is to be done needs more room than the map."""
    asked = desk.question
    pictured = isinstance(asked, Choice) and (is_trap(asked) or are_dice(asked))
    return pictured or (entry is not None and is_income(entry))


def _tools(desk: Desk, acts: Acts) -> tuple[Act, ...]:
    """What the bots hold, and where their cards are."""
    for key in (POINTS, PILES):
        acts.add(key, desk.look(opened=key))
    return (
        tool(Message("tapestry.screen.points"), POINTS, "score"),
        tool(Message("tapestry.screen.decks"), PILES, "cards"),
    )


def _tools_below(desk: Desk, acts: Acts) -> Node:
    """The same below the steps, where the bar has no room."""
    tools = (
        Act(one.label, one.does, one.icon, share=1, key=one.does) for one in _tools(desk, acts)
    )
    return Row(tuple(tools), stacks=True, key="tools")


# what is open


def _told(desk: Desk) -> Entry[State] | None:
    """The turn whose moves are still to be done; None while the next is ahead."""
    if desk.session.pending is not None:
        return None
    left = desk.session.hands.open
    return left if left is not None and told_on(left) == BOTS else None


def _now(desk: Desk, entry: Entry[State], steps: tuple[StepView, ...]) -> StepView | None:
    """The first that is not ticked off."""
    ticked = desk.hands.ticked(entry)
    return next((one for one in steps if one.key not in ticked), None)


# the stage


def _stage(
    desk: Desk,
    surface: Surface,
    lights: tuple[land.Light, ...],
    reached: tuple[Lit, ...],
    view: BotsTurnView | None = None,
) -> tuple[Board, Board]:
    """The tracks folded, the map with what is said of its hexes; a hand sees those close by."""
    arrows = tuple(land.Arrow(a.at, a.step, a.black) for a in view.map.arrows) if view else ()
    phone = surface.shape == PHONE
    gold_ones = tuple(one.key for one in lights if one.chosen) if phone else ()
    shown = arrows if lights and not gold_ones else ()
    return (
        tracks(desk, reached, False, h=4 * (34.0 if phone else 46.0)),
        the_map(desk, lights, shown, about=gold_ones, share=1),
    )


def _lights(view: BotsTurnView, now: StepView | None) -> tuple[land.Light, ...]:
    """The hex that the step speaks of and no other is gold; numbers where the order decided."""
    here = (
        {place.removeprefix("hex:") for place in now.places if place.startswith("hex:")}
        if now
        else set()
    )
    if not here:
        return ()
    ranked = {one.key: one.rank for one in view.map.hexes if one.rank and here & _chosen(view)}
    return tuple(land.Light(key, key in here, ranked.get(key, 0)) for key in here | ranked.keys())


def _chosen(view: BotsTurnView) -> set[str]:
    return {one.key for one in view.map.hexes if one.lit}


def _reached(now: StepView | None) -> tuple[Lit, ...]:
    """The space that the step speaks of."""
    found = (place.split(":") for place in (now.places if now else ()))
    spaces = (one[1:] for one in found if one[0] == "track" and len(one) == 3)
    return tuple(
        Lit(track, int(n), chosen=True) for track, n in spaces if n.isdecimal() and n != "0"
    )


def _laid(
    desk: Desk,
    surface: Surface,
    bar: Row,
    stage: tuple[Board, Board],
    body: tuple[Node, ...],
    foot_row: Row,
    low: bool,
) -> Node:
    """Beside each other, or below; in a hand the map where a hex is meant, else the tracks."""
    listed = Column(body, gap=12, key="steps")
    inner = Scroll(listed, key=f"dock_list.{desk.moment}", share=1)
    if surface.is_wide:
        wide = min(DOCK * max(1.0, min(1.3, surface.text)), surface.w * 0.55)
        left = Column(stage, gap=8, pad=8, share=1, key="stage")
        right = dock(GAME, inner, foot_row, w=wide)
        sides = (right, left) if surface.left_handed else (left, right)
        return Column((bar, Row(sides, gap=0, share=1, key="middle")), gap=0)
    small = low or surface.text > 1.3
    phone = surface.shape == PHONE
    room = surface.h * ((0.24 if small else 0.36) if phone else (0.28 if small else 0.42))
    lanes, field = stage
    if phone and not field.of[1] and not desk.asked:
        above = Column((lanes,), pad=4, h=lanes.h + 8, key="stage")
    else:
        fits = not phone and room >= lanes.h + LEAST_MAP
        above = Column(stage if fits else (field,), gap=4, pad=4, h=room, key="stage")
    return Column((bar, above, dock(GAME, inner, foot_row, share=1)), gap=0)


# their turn is still to be taken


def _ahead(
    desk: Desk, view: BotsTurnView, acts: Acts
) -> tuple[tuple[Node, ...], Act | None, tuple[Act, ...]]:
    """The turn, and what is rare before it."""
    offers = {one.id: one for one in desk.session.offers}
    real = view.draws and not used(desk.session.by_app, DECISION_CARDS)
    rare = tuple(
        Act(offers[one].label, acts.add(one, desk.takes(offers[one])), offers[one].icon, key=one)
        for one in ("bots.empty", "bots.skip")
        if one in offers and offers[one].reason is None and (real or one != "bots.empty")
    )
    body = (paper_line(view.waits or _holds(view)), *_favourites(desk))
    if view.next is None:  # a step back led out of it
        acts.add("on", desk.goes(TABLE))
        return body, gold(Message("tapestry.page.to_the_table"), "on", "arrow-right"), rare
    acts.add("turn", desk.does(view.next.command()))
    return body, gold(view.next.label, "turn", "play"), rare


def _holds(view: BotsTurnView) -> Message:
    return view.title


def _favourites(desk: Desk) -> tuple[Node, ...]:
    return tuple(
        Row(
            (
                Pic(owner_icon(bot), 36, disc=bot),
                Pic("heart", 28),
                Text(word("track", track), share=1),
            ),
            gap=12, pad=10, middle=True, key=f"favourite.{bot}",
        )
        for bot, track in bots_of(desk.session.state).favourites.items()
    )  # fmt: skip


# a question in it


def _asking(
    desk: Desk, surface: Surface, acts: Acts
) -> tuple[tuple[Node, ...], Act | None, tuple[Act, ...], tuple[land.Light, ...]]:
    """What was told so far, small; the question; its hexes on the map."""
    question, pending = desk.question, desk.session.pending
    if isinstance(question, Choice) and is_trap(question):
        body, play, without, lights = trap_parts(desk, surface, question, acts)
        return body, play, (leaving(desk, acts, ASIDE), without), lights
    told = tuple(
        Text(briefly(one.text), "caption", "dim", key=f"told.{n}")
        for n, one in enumerate(pending.told[-2:] if pending else ())
    )
    if isinstance(question, Choice) and are_dice(question):
        shown, wait = dice_parts(desk, surface, question, acts)
        others = (leaving(desk, acts, ASIDE), *ways_to_roll(desk, question, acts))
        return (*told, *shown), wait, others, rolled_for(desk)
    lights = asked_hexes(desk, acts)
    body, gold_one, leave = question_parts(desk, surface, acts)
    return (*told, *body), gold_one, (leave,), lights


# a turn that was taken


def _telling(
    desk: Desk,
    surface: Surface,
    view: BotsTurnView,
    entry: Entry[State],
    steps: tuple[StepView, ...],
    now: StepView | None,
    acts: Acts,
) -> tuple[tuple[Node, ...], Act | None, tuple[Act, ...]]:
    """The pair, what is done, what is to be done now, what comes."""
    if now is not None and desk.looking.opened.startswith(DIFFERS):
        return otherwise(desk, entry, now, acts)
    at = steps.index(now) if now else len(steps)
    before, after = steps[max(0, at - 1) : at], steps[at + 1 : at + 2]
    if is_income(entry):
        above, inside = _income(desk, surface, view, entry, steps, at, acts)
        after = after if at else ()
    else:
        above = (the_pair(desk, entry, view, acts),) if view.pair else ()
        inside = achievement_of(entry, now) if now else ()
        before = () if inside else before
    if now is not None and len(written(now)) > BESIDES:
        before = after = ()
    done = tuple(small(one, True) for one in before)
    coming = tuple(small(one, False) for one in after)
    here = (large(desk, surface, now, acts, inside),) if now else ()
    if surface.shape == PHONE:
        hexes = any(place.startswith("hex:") for place in (now.places if now else ()))
        above = above if is_income(entry) or not (hexes or surface.text > 1.3) else ()
        return (*above, *here), *_foot(desk, entry, steps, at, acts)
    return (*above, *done, *here, *coming), *_foot(desk, entry, steps, at, acts)


def _income(
    desk: Desk,
    surface: Surface,
    view: BotsTurnView,
    entry: Entry[State],
    steps: tuple[StepView, ...],
    at: int,
    acts: Acts,
) -> tuple[tuple[Node, ...], tuple[Node, ...]]:
    """Why it came and its pair, the running total, the favourites; what is in the group of now."""
    told, now = income_of(entry, steps), steps[at] if at < len(steps) else None
    came = why_income(view) if at == 0 else ()
    if came and view.pair and surface.shape != PHONE:
        came = (the_pair(desk, entry, view, acts), *came)
    points = (running(told, at, surface),) if entry.after.options.solo else ()
    shown = told.favourites if at == 0 and not (now and now.act.text.key == FAVOURITES) else ()
    hearts = (favourites(shown),) if shown else ()
    found = details(now, told, view.sheet.multipliers, surface) if now else ()
    inside = (*found, *achievement_of(entry, now)) if now else ()
    return (*came, *points, *hearts), inside


def _foot(
    desk: Desk, entry: Entry[State], steps: tuple[StepView, ...], at: int, acts: Acts
) -> tuple[Act, tuple[Act, ...]]:
    """Done, next; all of it done; it differs."""
    left = tuple(one.key for one in steps[at:])
    last = len(left) <= 1

    def finish() -> None:
        desk.ticks(entry, *left)()
        desk.hands.done()

    acts.add("done", finish if last else desk.ticks(entry, left[0]))
    words = Message("kit.done") if last else Message("tapestry.page.done_next")
    note = (
        ""
        if len(steps) < 2
        else Message("front.one_of", number=min(at + 1, len(steps)), of=len(steps))
    )
    others: list[Act] = []
    if left and steps[at].differs:
        acts.add(DIFFERS, desk.look(opened=DIFFERS))
        others.append(
            Act(Message("tapestry.page.differs"), DIFFERS, "differs", w=ASIDE, key=DIFFERS)
        )
    if not last:
        acts.add("all_done", finish)
        all_done = Message("tapestry.page.all_done")
        others.append(Act(all_done, "all_done", "check", w=ASIDE, key="all_done"))
    return gold(words, "done", "check", note), tuple(others)
