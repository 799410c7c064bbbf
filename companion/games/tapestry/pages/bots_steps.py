"""The steps of a bots' turn: the one now as a card, those before and after as lines, the pair."""

from __future__ import annotations

from companion.core.command import Entry
from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.differing import DIFFERS
from companion.describe.node import Chip, Column, Node, Pic, Row, Text
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry import content
from companion.games.tapestry.boards.signs import owner_icon
from companion.games.tapestry.bots.view import ActView, BotsTurnView, WhyView
from companion.games.tapestry.bots.view_cards import LEFT, CardView
from companion.games.tapestry.bots.view_funnel import Pill, funnel_of
from companion.games.tapestry.bots.view_income import ROW
from companion.games.tapestry.bots.view_steps import FAVOURITES, StepView
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.state import State

OWNERS = (AUTOMA, SHADOW)
PIECES = {
    "outpost": "tower",
    "token-toppled": "tower-lying",
    "territory-tile": "territory-tile",
    "achievement": "achievement",
}
CARRIED = ("tapestry.page.put", "tapestry.page.topple", "tapestry.page.tile")
"""What is carried to the gold hex is drawn, not written."""
OFFER = "tapestry.bot.do.offer.tech"
DISCARD = "tapestry.page.discard"
IN_A_LINE = {
    "tapestry.page.conquer": Message("tapestry.page.conquest"),
    "tapestry.page.conquer_yours": Message("tapestry.page.conquest_of_yours"),
    "tapestry.page.conquer_empty": Message("tapestry.page.conquest_of_empty"),
    "tapestry.page.explore": Message("tapestry.page.exploration"),
}
"""Gold is the hex of the step now: a line of another step names none."""
NAMED = {"tapestry.page.landmark_on_mat": "things", "tapestry.page.put_on": "name"}
MOST_PILLS = 3


def paper_line(text: Message) -> Node:
    """The one instruction, where nothing belongs to it."""
    words = Text(text, "button", "paper_ink", bold=True)
    return Column((words,), pad=18, fill="paper", radius=16, key="paper")


def large(
    desk: Desk, surface: Surface, step: StepView, acts: Acts, details: tuple[Node, ...] = ()
) -> Node:
    """The one instruction: who, what, where it is gold; why, as numbers that grow fewer."""
    act, small = step.act, surface.shape == PHONE
    size, side = ("button", 40) if small else ("command", 64)
    ink = "token_sign" if act.colour else "paper_ink"
    picture = Column(
        (
            Pic(act.icon or "cards", side, ink),
            *((Pic(owner_icon(act.owner or act.by), 32, ink),) if act.owner or act.by else ()),
        ),
        gap=8, pad=14, middle=True, fill=act.colour or "paper_low", radius=14,
        w=side + 40, key="who",
    )  # fmt: skip
    pieces = tuple(one for one in step.also if _is_piece(one))
    lines: tuple[Node, ...] = tuple(
        Text(one.text, "body", "paper_ink", key=f"also.{n}") for n, one in enumerate(written(step))
    )
    if pieces:
        shown = tuple(_piece(one, act.by) for one in pieces)
        lines = (Row(shown, gap=8, key="pieces"), *lines)
    said: tuple[Node, ...] = tuple(
        Text(one, "caption", "paper_dim", key=f"said.{n}") for n, one in enumerate(step.said)
    )
    if any(one.changed for one in (act, *step.also)):
        so = Message("tapestry.screen.told_so")
        said = (*said, Pic("owner-human", 24, "paper_dim", says=so, key="told_so"))
    points = () if step.counted else _points(step)
    words = Column(
        (Text(step.text, size, "paper_ink", bold=True, key="text"), *lines, *points, *said),
        gap=6, pad=12, share=1, key="words",
    )  # fmt: skip
    head = Row((picture, words), gap=4, key="head")
    return Column(
        (head, *details, *_reasons(desk, surface, step, acts)),
        gap=4, pad=4, fill="paper", radius=16, edge="gold", edge_width=4, key="now",
    )  # fmt: skip


def written(step: StepView) -> tuple[ActView, ...]:
    """What else is done in it, as far as no picture says so."""
    return tuple(one for one in step.also if not (_is_piece(one) or _is_drawn(step, one)))


def _is_piece(one: ActView) -> bool:
    return one.icon in PIECES and one.text.key in CARRIED


def _is_drawn(step: StepView, one: ActView) -> bool:
    """What pictures say already: rows of points, hearts, the cards that lie on offer."""
    return (
        one.text.key == ROW
        or step.act.text.key == FAVOURITES
        or (step.act.text.key == OFFER and one.text.key == DISCARD)
    )


def _piece(one: ActView, by: str) -> Node:
    """What hands carry there, in its owner's colour, with the sign of another than who acts.

    Held or read aloud, its words.
    """
    picture = Pic(PIECES[one.icon], 36, "token_sign", says=one.text, key="piece")
    sign = one.owner if one.owner != by else ""
    whose = (Pic(owner_icon(sign), 24, "token_sign", key="whose"),) if sign else ()
    return Row((picture, *whose), gap=4, pad=8, middle=True, fill=one.colour or "paper_low",
               radius=12, key=one.key)  # fmt: skip


def _points(step: StepView) -> tuple[Node, ...]:
    if step.points is None:
        return ()
    was, now = step.points
    return (
        Row(
            (
                Pic("vp", 30, "paper_ink"),
                Text(was, "label", "paper_dim"),
                Pic("arrow-right", 22, "paper_gold"),
                Text(now, "number", "paper_gold", bold=True),
            ),
            gap=8, middle=True, key="points",
        ),
    )  # fmt: skip


def achievement_of(entry: Entry[State], step: StepView) -> tuple[Node, ...]:
    """Its places with what each is worth, who holds them, the one that is taken now in gold."""
    prefix, (after, before) = "achievement:", (entry.after, entry.before)
    named = (place for one in (step.act, *step.also) for place in one.places)
    found = {one.split(":")[1] for one in named if one.startswith(prefix)}
    return tuple(_places(after, one, len(before.achievements.get(one, ()))) for one in found)


def _places(state: State, achievement: str, was: int) -> Node:
    holders = state.achievements[achievement]
    printed = content.achievement(achievement).points[state.options.side.value]
    cells = tuple(
        Row(
            (
                Text(points, "label", "paper_ink", bold=True, key="n"),
                Pic("vp", 24, "paper_ink"),
                *(Pic(owner_icon(one), 28, disc=state.colour(one)) for one in holders[n : n + 1]),
            ),
            gap=8, pad=8, middle=True, fill="gold" if n == was else "paper_low", radius=12,
            key=f"place.{n}",
        )
        for n, points in enumerate(printed)
    )  # fmt: skip
    return Row(cells, gap=8, pad=10, key=f"places.{achievement}")


def _reasons(desk: Desk, surface: Surface, step: StepView, acts: Acts) -> tuple[Node, ...]:
    """A touch opens them in words, with what was passed over."""
    whys = tuple(why for one in (step.act, *step.also) for why in one.whys)
    if not whys:
        return ()
    key = f"why.{step.key}"
    opened = desk.looking.opened == key
    acts.add(key, desk.look(opened="" if opened else key))
    says = Message("tapestry.page.why")
    why = Text(says, "body", "paper_dim", bold=True, share=1, key="why")
    arrow = Pic("arrow-up" if opened else "arrow-down", 22, "paper_dim")
    roomy = surface.shape != PHONE or surface.text <= 1.3
    head = Row(
        ((_funnel(step) if roomy else None) or why, arrow),
        pad=10,
        gap=8,
        middle=True,
        does=key,
        says=says,
        key=key,
    )
    if not opened:
        return (head,)
    return (head, *(_reason(why, n) for n, why in enumerate(whys)))


def _funnel(step: StepView) -> Node | None:
    """How many each rule left, in the order of the rules; the last in gold."""
    pills = funnel_of(why for one in (step.act, *step.also) for why in one.whys)[-MOST_PILLS:]
    if not pills:
        return None
    parts: list[Node] = []
    for n, one in enumerate(pills):
        parts += [Pic("chevron-right", 18, "paper_dim", key=f"to.{n}")] if n else []
        parts.append(_pill(one, n, last=n == len(pills) - 1))
    return Row(tuple(parts), gap=4, middle=True, share=1, key="funnel")


def _pill(pill: Pill, n: int, *, last: bool) -> Node:
    ink = "gold_ink" if last else "paper_ink"
    words = () if pill.text is None else (Text(pill.text, "body", ink, bold=last, key="left"),)
    return Row(
        (Pic(pill.icon, 24, ink), *words),
        gap=6, pad=8, middle=True, fill="gold" if last else "paper_low", radius=12,
        key=f"pill.{n}",
    )  # fmt: skip


def _reason(why: WhyView, n: int) -> Node:
    passed = tuple(
        Text(
            Message("kit.passed_over", option=one.option, reason=one.reason),
            "caption", "paper_dim", key=f"passed.{m}",
        )
        for m, one in enumerate(why.passed)
    )  # fmt: skip
    ruling = (Text(Message("tapestry.screen.ruling"), "caption", "paper_dim", key="ruling"),)
    words = Text(why.text or "", "body", "paper_ink", help=why.rule, key="text")
    said = ruling if why.ruling else ()
    return Column((words, *said, *passed), gap=4, pad=14, key=f"reason.{n}")


def small(step: StepView, done: bool) -> Node:
    """A line: done with a tick, or still to come."""
    role = "dim" if done else "ink"
    who = (Pic(owner_icon(step.act.by), 32, disc=step.act.by),) if step.act.by in OWNERS else ()
    tick = Pic("check", 22, "good") if done else Pic("chevron-right", 22, "dim")
    words = Text(_in_short(step.text), "body", role, share=1, key="text")
    gained = step.points[1] - step.points[0] if step.points else 0
    plus = (Text(Message("tapestry.page.plus", n=gained), "label", role, True, 1),)
    icon = Pic(step.act.icon or "cards", 26, role)
    return Row(
        (*who, icon, words, *(plus if step.points else ()), tick),
        gap=12, pad=12, middle=True, fill="ink~.06", radius=14, key=f"line.{step.key}",
    )  # fmt: skip


def _in_short(text: Message) -> Message:
    """Before and after its turn without the gold hex; of what is put somewhere the name alone."""
    named = text.params.get(NAMED[text.key]) if text.key in NAMED else None
    plain = IN_A_LINE.get(text.key, text)
    return plain if named is None else Message("words.shape.line", said=named)


def the_pair(desk: Desk, entry: Entry[State], view: BotsTurnView, acts: Acts) -> Node:
    """Both cards as they lie; touched, another one lies there."""
    cards = tuple(_card(desk, entry, one, acts) for one in view.pair)
    return Row(cards, gap=12, key="pair")


def _card(desk: Desk, entry: Entry[State], card: CardView, acts: Acts) -> Node:
    key = f"bots.pair.{card.side}"
    can = key in desk.session.questions(entry)
    does = acts.add(f"{DIFFERS}.{key}", desk.look(opened=f"{DIFFERS}.{key}")) if can else ""
    number = Text(card.number, "body", "paper_dim", bold=True, key="n")
    lines = _left(card) if card.side == LEFT else _right(card)
    says = Message("tapestry.screen.card", card=card.number)
    return Column(
        (number, *lines),
        gap=6, pad=10, fill="paper", radius=14, does=does, says=says,
        w=120 if card.side == LEFT else 0, share=0 if card.side == LEFT else 1, key=card.side,
    )  # fmt: skip


def _marks(card: CardView) -> tuple[Node, ...]:
    """The open hand of a left card, the toppled outpost of a right one."""
    hand = Pic("hand", 18, "paper_dim", says=Message("tapestry.screen.open_hand"), help="R-turn-5")
    toppled = Pic(
        "tower-lying", 20, "paper_dim", says=Message("tapestry.screen.topple"), help="R-conq-4"
    )
    return (*((hand,) if card.open_hand else ()), *((toppled,) if card.topple else ()))


def _left(card: CardView) -> tuple[Node, ...]:
    """Which tracks each bot may take."""
    return tuple(
        Row((Pic(owner_icon(bot), 26, disc=bot), Pic(line.icon, 28, "paper_ink")), gap=8, key=bot)
        for bot, line in zip(OWNERS, card.lines, strict=True)
    )


def _right(card: CardView) -> tuple[Node, ...]:
    """The order that decides; whose choice a line was."""
    cells = []
    for n, line in enumerate(card.lines):
        by = line.chosen_by
        marks = (line.icon, *(owner_icon(bot) for bot in by))
        cells.append(Chip(marks, line.text, chosen=bool(by), look="paper", share=1, key=str(n)))
    return (Row(tuple(cells), gap=4, key="order"),)
