"""The score: live at any time, counted line by line at the end, and how the game has ended."""

from __future__ import annotations

from dataclasses import replace

from companion.core.game import Result
from companion.core.message import Message
from companion.core.scored import scored_of
from companion.core.woven import colours
from companion.describe import scored
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Act, Column, Do, Node, Page, Pic, Row, Scroll, Text
from companion.describe.parts import dock, foot, gold, missing
from companion.describe.surface import Says, Surface
from companion.games.imperium.content import named
from companion.games.imperium.pages import naming
from companion.games.imperium.pages.shared import (
    ASIDE,
    GAME,
    is_scant,
    offer_of,
    question_parts,
    state_of,
    top,
)
from companion.games.imperium.pages.sheets import with_sheets
from companion.games.imperium.rules.scoring import CIV_SEAT
from companion.games.imperium.state import Phase
from companion.games.imperium.views import naming as names
from companion.games.imperium.views.naming import asked as cards_asked
from companion.games.imperium.views.now import now_view
from companion.games.imperium.views.score import LineView, SheetView, sheets, so_far

YOURS, HUMAN, ROBOT = "0", "human", "automa"
CARDS, YOUR_CARDS = "cards.", "your_cards"
LINES, NARROWEST = 0.6, 340.0
"""How much of a wide window the sheets have; one beside another needs so much."""


def score(desk: Desk, surface: Surface) -> Page:
    """What is counted, and what it comes to."""
    acts, state = Acts(), state_of(desk)
    title = Message(f"imperium.page.title_{'over' if state.phase is Phase.OVER else 'scoring'}")
    bar = top(desk, surface, acts, title, "")
    if desk.asked is not None:
        return _asking(desk, surface, acts, bar, title)
    result = coloured(so_far(state), named("nation", state.civ.nation))
    made = scored_of(desk.session)
    head = _head(desk, surface, result)
    counted = _sheets(desk, surface, acts) if _counts(desk) else ()
    lines = scored.sources(desk, surface, result, made.lines, acts) if not counted else ()
    lines, came = (lines[:1], lines[1:]) if surface.is_wide else (lines, ())
    chart = (scored.course(made.course, result, 200.0),) if made.course is not None else ()
    over = state.phase is Phase.OVER
    woven = scored.ended(desk, surface, result) if over else ()
    gold_one, others = _goes_on(desk, surface, acts)
    first = surface.is_wide or not counted  # elsewhere what is counted stands above it
    root = _laid(
        surface,
        bar,
        (*head, *(came or (*woven, *(chart if first else ())))),
        (*counted, *lines, *(() if first else chart)),
        foot(surface, gold_one, *others),
        state.phase.value,
    )
    return with_sheets(desk, surface, acts, root, title)


def coloured(result: Result, civ: Message) -> Result:
    """A person alone and the C.I.V. in their colours, it by its nation."""
    pairs = zip(result.rows, colours(result), strict=True)
    rows = (replace(row, name=civ if row.bot else row.name, colour=one) for row, one in pairs)
    return replace(result, rows=tuple(rows))


def _counts(desk: Desk) -> bool:
    return desk.session.state.phase is Phase.SCORING


def _head(desk: Desk, surface: Surface, result: Result) -> tuple[Node, ...]:
    """The verdict and the totals; a collapse knows no points."""
    state = state_of(desk)
    now = now_view(state)
    words = now.head or now.about
    if state.phase is not Phase.OVER:
        words = Message("imperium.page.so_far") if not _counts(desk) else now.title
    verdict: Node = Text(words, "command", "accent", bold=True, key="headline")
    if _counts(desk):
        about = Text(now.about, "body", "dim", key="about")
        verdict = Column((verdict, about), gap=4, key="verdict")
    else:
        verdict = scored.verdict(words, result, surface)
    if state.collapsed and state.phase is Phase.OVER:
        unrest = Row((Pic("imperium-collapse", 120, "bad"),), middle=True, key="collapse")
        return (verdict, unrest)
    return (verdict, scored.totals(result))


def _laid(
    surface: Surface,
    bar: Row,
    told: tuple[Node, ...],
    lines: tuple[Node, ...],
    foot_row: Row,
    about: str,
) -> Node:
    """What is asked is shown from its top; the sheets stay where they were left."""
    if surface.is_wide:
        left = Scroll(Column(told, gap=14, pad=16), key=f"list.{about}", w=surface.w * (1 - LINES))
        right = Scroll(Column(lines, gap=12, pad=16), key="lines_list", share=1)
        middle: Node = Row((left, right), gap=0, share=1, key="middle")
    else:
        middle = Scroll(Column((*told, *lines), gap=14, pad=12), key=f"list.{about}", share=1)
    return Column((bar, middle, dock(GAME, foot_row)), gap=0)


def _goes_on(desk: Desk, surface: Surface, acts: Acts) -> tuple[Act, tuple[Act, ...]]:
    """Closed once nothing is missing, kept at the end, back before it.

    What happened stands in the menu, too: a phone with large words has room for what is missing.
    """
    acts.add("log", desk.goes("log"))
    log = Act(Message("app.log.title"), "log", "log", w=ASIDE, key="log")
    if desk.session.state.phase is Phase.OVER:
        acts.add("keep", desk.goes("keep"))
        return gold(Message("imperium.screen.do_over"), "keep", "save"), _kept(desk, acts) or (log,)
    close = offer_of(desk, "close")
    if close is None:
        acts.add("leave_score", desk.goes("back"))
        return gold(Message("kit.back"), "leave_score", "chevron-left"), (log,)
    acts.add("close_score", desk.takes(close))
    ends = gold(close.label, "close_score", "check", reason=close.reason)
    return ends, () if is_scant(surface) else (log,)


def _kept(desk: Desk, acts: Acts) -> tuple[Act, ...]:
    """Kept, and at once played again or given away; a campaign says itself what comes next."""
    if desk.session.options.campaign:
        return ()
    acts.add("again", desk.goes("keep.again"))
    acts.add("picture", desk.goes("keep.picture"))
    return (
        Act(Message("app.score.play_again"), "again", "refresh", w=ASIDE, key="again"),
        Act(Message("app.picture.share"), "picture", "camera", w=ASIDE, key="picture"),
    )


# the sheets


def _sheets(desk: Desk, surface: Surface, acts: Acts) -> tuple[Node, ...]:
    """Everybody's, beside each other where there is room."""
    found = tuple(_sheet(desk, one, acts) for one in sheets(state_of(desk)))
    room = surface.w * LINES / max(1, len(found)) if surface.is_wide else 0.0
    if room < NARROWEST * surface.text:
        return found
    return (Row(tuple(Column((one,), share=1) for one in found), gap=12, key="sheets"),)


def _sheet(desk: Desk, sheet: SheetView, acts: Acts) -> Node:
    """Its lines, each counted by a touch; its cards by name."""
    colour = ROBOT if sheet.seat == CIV_SEAT else HUMAN
    icon = "imperium-bot" if sheet.seat == CIV_SEAT else "owner-human"
    head = Row(
        (
            Pic(icon, 36, disc=colour),
            Text(sheet.name, "button", bold=True, share=1),
            Text(sheet.total, "number", colour, bold=True, lines=1),
        ),
        gap=12,
        middle=True,
        key="head",
    )
    lines = tuple(_line(desk, sheet, one, acts) for one in sheet.lines)
    return Column(
        (head, *lines, *_by_name(desk, sheet, acts), *_cards(sheet)),
        gap=4,
        pad=12,
        fill="imperium_bar",
        radius=14,
        key=f"sheet.{sheet.seat}",
    )


def _line(desk: Desk, sheet: SheetView, line: LineView, acts: Acts) -> Node:
    """What was counted and what it is worth; a line that is missing asks for a touch."""
    offer = offer_of(desk, f"line.{sheet.seat}.{line.id}") or (
        offer_of(desk, f"variable.{sheet.seat}") if line.id == "variable" else None
    )
    key = f"line.{sheet.seat}.{line.id}"
    does = acts.add(key, desk.takes(offer)) if offer is not None else ""
    counted: Says = "" if line.counted in (None, line.points) else str(line.counted)
    known = line.counted is not None
    return Row(
        (
            Text(line.label, share=1, key="label"),
            Text(counted, "body", "dim", key="counted"),
            Text(
                line.points if known else "?",
                "label",
                "ink" if known else "accent",
                bold=True,
                lines=1,
                key="points",
            ),
        ),
        gap=10,
        pad=9,
        middle=True,
        fill="ink~.07" if does else "",
        radius=10,
        does=does,
        says=line.label,
        key=key,
    )


def _by_name(desk: Desk, sheet: SheetView, acts: Acts) -> tuple[Node, ...]:
    """Which cards they are: their points follow."""
    wanted = "civ_card" if sheet.seat == CIV_SEAT else YOUR_CARDS if sheet.seat == YOURS else ""
    offer = offer_of(desk, wanted) if wanted else None
    if offer is None:
        return ()
    key = acts.add(wanted, desk.takes(offer))
    return (Act(offer.label, key, "cards", key=key),)


def _cards(sheet: SheetView) -> tuple[Node, ...]:
    """The cards that give it points, worth most first."""
    return tuple(
        Text(
            Message("imperium.naming.card_line", what=one.name, n=one.n, each=one.points),
            "caption",
            "dim",
            key=f"card.{n}",
        )
        for n, one in enumerate(sheet.cards)
    )


# asked


def _asking(desk: Desk, surface: Surface, acts: Acts, bar: Row, title: Message) -> Page:
    """Cards by name as a grid; anything else beside the sheets."""
    question = desk.asked
    assert question is not None
    shown, leave = question_parts(desk, surface, acts)
    cards = cards_asked(question)
    body, gold_one = shown.body, shown.gold
    stage: tuple[Node, ...] = ()
    if desk.offer is not None and desk.offer.id == YOUR_CARDS and question.key == "cards":
        stage, body, gold_one = _your_cards(desk, surface, acts)
    elif cards:
        asking = naming.Asking(cards, desk.answers)
        stage = (naming.grid(desk, surface, acts, asking),)
        words = Text(question.text, "button", bold=True, key="question")
        body = (words, *naming.ways(desk, surface, acts, cards))
        gold_one = missing(Message("imperium.page.touch_card"))
    else:
        stage = _sheets(desk, surface, acts)
    foot_row = foot(surface, gold_one, leave)
    root = _laid(surface, bar, body, stage, foot_row, desk.moment)
    return with_sheets(desk, surface, acts, root, title)


def _your_cards(
    desk: Desk, surface: Surface, acts: Acts
) -> tuple[tuple[Node, ...], tuple[Node, ...], Act]:
    """Your cards: those that you had are chosen, a touch adds one or takes it away."""
    state = state_of(desk)
    cards = names.yours(state)
    touched = [one.removeprefix(CARDS) for one in desk.looking.picked if one.startswith(CARDS)]
    begun = bool(touched) or f"{CARDS}" in desk.looking.picked
    chosen = [one for one in touched if one] if begun else [*names.yours_at_first(state)]
    kept = tuple(one for one in desk.looking.picked if not one.startswith(CARDS))

    def pick(card: str) -> Do:
        now = [one for one in chosen if one != card] if card in chosen else [*chosen, card]
        return desk.look(picked=(*kept, CARDS, *(f"{CARDS}{one}" for one in now)))

    asking = naming.Asking(cards, pick, None, frozenset(chosen))
    acts.add("take_cards", desk.answers(tuple(chosen)))
    note = Text(Message("imperium.yours.note"), "body", "dim", key="note")
    title = Text(Message("imperium.yours.title"), "button", bold=True, key="question")
    body = (title, note, *naming.ways(desk, surface, acts, cards))
    take = gold(
        Message("kit.take"),
        "take_cards",
        "check",
        Message("imperium.page.so_many_cards", n=len(chosen)),
    )
    return (naming.grid(desk, surface, acts, asking),), body, take
