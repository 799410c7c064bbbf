"""A new game: who plays, against whom, what lies on the table, all of it seen and touched at once.

What has a few answers stands as tiles, in the order in which a table talks; people, and whether
pieces are real or in Loom, stand in the dock; what is seldom changed waits under one line.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from companion.core.message import Message
from companion.core.question import Amount, Choice, Option, Question, Several
from companion.core.setting import COLOUR, NO, PERSON, SHAPE, YES, Setting, line_under
from companion.describe.asking import Acts, asked
from companion.describe.node import Act, Column, Grid, Node, Page, Pic, Row, Scroll, Text
from companion.describe.parts import DOCK_WIDE, bar, dock, foot, gold, shape_icon
from companion.describe.surface import PHONE, Says, Surface
from companion.games import title
from companion.library.new_game import BY_APP, CODE, NewGame
from companion.library.statistics import Taste
from companion.pages.advised import advised, week
from companion.pages.deciding import OPPONENT, Deciding, slots_of
from companion.pages.held_answers import held, topic_of

GROUNDS = ("tapestry", "imperium", "rise_and_fall", "score_pad")
GROUND = "app"
LEVEL = "level"
BADGES = {"human": "owner-human", "automa": "imperium-bot"}
"""Whose a thing is, by a shape as well as by its colour."""
TITLES = 12
FEW, NUMBERS = 8, 9
"""So many answers are tiles; so many numbers keys."""
DICE = "dice"


def ground_of(new: NewGame) -> str:
    """The colours of the game."""
    return next((one for one in GROUNDS if new.game.id.startswith(one)), GROUND)


def new_game(deciding: Deciding, surface: Surface) -> Page:
    """What is asked now, or every setting with what it is."""
    acts, ground = Acts(), ground_of(deciding.new)
    acts.add("back", deciding.close if deciding.opened else deciding.back)
    name = title(deciding.new.game.id)
    top = bar(surface, ground, Message("app.plain.new"), name)
    shown = _asked(deciding, surface, acts)
    if shown is not None:
        body, foot_row = shown
        column = Column(body, gap=10, pad=20, key="settings")
        listed = Scroll(column, key=deciding.opened, share=1)
        root: Node = Column((top, listed, dock(ground, foot_row)), gap=0)
    else:
        root = _whole(deciding, surface, acts, top, ground)
    stage, told = f"{ground}_stage", partial(held, deciding)
    return Page(root, acts.acts, name, stage, typed=acts.typed, held=told)


def _asked(deciding: Deciding, surface: Surface, acts: Acts) -> tuple[tuple[Node, ...], Row] | None:
    question = deciding.question
    if question is None:
        return None
    shown = asked(question, deciding, acts, surface)
    refused = deciding.new.refused.get(deciding.opened)
    why = (Text(refused.why, role="bad", key="why"),) if refused else ()
    acts.add("leave", deciding.close)
    back = Act(Message("kit.cancel"), "leave", "cross", key="leave", share=1)
    return (*why, *shown.body), foot(surface, shown.gold, back)


def _whole(deciding: Deciding, surface: Surface, acts: Acts, top: Row, ground: str) -> Node:
    """The stage with what is chosen by pictures, the dock with people, pieces and gold."""
    stage = Column(tuple(_stage(deciding, surface, acts)), gap=14, pad=16, key="settings")
    body = tuple(_dock(deciding, surface, acts))
    new = deciding.new
    acts.add("begin", lambda: deciding.begin(new))
    start = Message("app.plain.begin")
    below = foot(surface, gold(start, "begin", "play", reason=new.reason))
    if not surface.is_wide:
        every = Column((stage, Column(body, gap=12, pad=16, key="dock_body")), gap=0)
        return Column((top, Scroll(every, key="all", share=1), dock(ground, below)), gap=0)
    wide = min(DOCK_WIDE * 0.9 * max(1.0, min(surface.text, 1.4)), surface.w * 0.48)
    listed = Scroll(Column(body, gap=12, key="dock_body"), key="dock_list", share=1)
    right = dock(ground, listed, below, w=wide)
    left = Scroll(stage, key="all", share=1)
    sides = (right, left) if surface.left_handed else (left, right)
    return Column((top, Row(sides, gap=0, share=1, key="middle")), gap=0)


# the stage


def _stage(deciding: Deciding, surface: Surface, acts: Acts) -> Iterator[Node]:
    """Everything with a few answers, in the order it is asked; then what is seldom changed."""
    new, aside = deciding.new, False
    rows: list[Act] = []
    slots = slots_of(new)
    for key, setting in new.settings.items():
        if setting.aside:
            aside = True
        elif key in slots:
            if key == slots[0]:
                if not surface.is_wide:
                    yield from _slots(deciding, surface, acts)
                yield from _among(deciding, surface, acts, slots)
        elif slots and key == LEVEL:
            continue
        elif not _is_in_dock(key):
            if rows and not _is_row(setting):
                yield _rows(rows)
                rows = []
            if _is_row(setting):
                rows.append(_row(deciding, key, setting, acts))
            else:
                yield from _tiles(deciding, surface, acts, key, setting)
            if setting.recall is not None:
                yield from _titles(deciding, acts, key)
    if rows:
        yield _rows(rows)
    if aside:
        yield from _more(deciding, acts)


def _titles(deciding: Deciding, acts: Acts, key: str) -> Iterator[Node]:
    """Those that have a layout of their own: as last time."""
    chips = []
    for pad in deciding.new.library.pads.all()[:TITLES]:
        does = acts.add(f"set.{key}.{pad.title}", deciding.sets(key, pad.title))
        chosen = pad.title == deciding.new.value(key)
        chips.append(Act(pad.title, does, "score", chosen=chosen, key=does))
    if chips:
        yield Grid(tuple(chips), narrowest=170, key="titles")


def _is_in_dock(key: str) -> bool:
    return key.startswith((BY_APP, f"{PERSON}."))


def _is_row(setting: Setting[Any]) -> bool:
    """Yes or no, a long list, something that is typed: a line that is touched."""
    question = setting.question
    if isinstance(question, Several):
        return len(question.options) > FEW
    if isinstance(question, Choice):
        return set(question.ids) == {YES, NO} or len(question.ids) > FEW
    return not isinstance(question, Amount) or question.high - question.low >= NUMBERS


def _rows(rows: list[Act]) -> Node:
    return Grid(tuple(rows), narrowest=330, even=False, key=f"rows.{rows[0].key}")


def _tiles(
    deciding: Deciding, surface: Surface, acts: Acts, key: str, setting: Setting[Any]
) -> Iterator[Node]:
    """Its name, its answers to touch, what the chosen one means."""
    question = setting.question
    yield Text(question.text, "label", bold=True, key=f"head.{key}")
    tiles: tuple[Node, ...]
    if key == LEVEL and isinstance(question, Choice):
        tiles = tuple(_level(deciding, acts, question))
    elif isinstance(question, Several):
        tiles = tuple(_boxes(deciding, acts, key, question))
    elif isinstance(question, Amount):
        numbers = range(question.low, question.high + 1)
        tiles = tuple(_tile(deciding, acts, key, n, n, "", n == question.guess) for n in numbers)
    else:
        tiles = tuple(
            _tile(deciding, acts, key, one.id, one.text, one.icon, one.id == _guess(question))
            for one in _options(question)
        )
    narrow = (104.0 if len(tiles) > 4 else 150.0) * min(1.7, max(1.0, surface.text))
    alone = isinstance(question, Several) and surface.shape == PHONE
    narrow = surface.w if alone else min(narrow, surface.w * 0.42)
    yield Grid(tiles, narrowest=narrow, gap=8, key=f"tiles.{key}")
    if key == LEVEL:
        yield from advised(deciding, surface, acts)
        if CODE in deciding.new.settings:
            yield week(deciding, acts)
    under = line_under(setting) if not isinstance(question, Several) else None
    if under is not None:
        words = Text(under, "body", key="text")
        yield Column((words,), pad=12, fill="ink~.07", radius=12, key=f"under.{key}")


def _tile(
    deciding: Deciding, acts: Acts, key: str, value: Any, name: Says, icon: str, chosen: bool,
    *below: Node, whose: str = "",
) -> Node:  # fmt: skip
    """One answer: its picture, its name; a rim in gold if chosen, in a colour if somebody's."""
    does = acts.add(f"set.{key}.{value}", deciding.sets(key, value))
    side = Row((), share=1)
    role = "accent" if chosen else "ink"
    sign = Pic(icon, 40, disc=whose) if whose else Pic(icon, 40, role)
    badge = Row((Pic(BADGES[whose], 24, whose),), share=1, key="badge") if whose else side
    picture = (Row((side, sign, badge), key="picture"),) if icon else ()
    size = "number" if isinstance(name, int) else "body"
    words = Text(name, size, role, True, align="c", key="name")
    return Column(
        (*picture, words, *below), gap=6, pad=12, fill="lit" if chosen else "ink~.08", radius=14,
        edge="gold" if chosen else whose, edge_width=4 * (chosen or bool(whose)), does=does,
        says=name, help=topic_of(key, value), key=does,
    )  # fmt: skip


def _level(deciding: Deciding, acts: Acts, question: Choice) -> Iterator[Node]:
    """A number or a name, and what was won there."""
    won = _records(deciding.new)
    for one in question.options:
        named: Says = int(one.id) if one.id.isdecimal() else one.text
        record = won.get(one.id)
        note = Text(record, "caption", "dim", align="c", key="record") if record else None
        below = (note,) if note is not None else ()
        chosen = one.id == question.guess
        yield _tile(deciding, acts, LEVEL, one.id, named, one.icon, chosen, *below)


def _records(new: NewGame) -> dict[str, Message]:
    """By level, of whoever plays most here."""
    if not len(new.library.finished):
        return {}
    known = new.library.statistics
    levels = known.answer(Taste(who=known.somebody, game=new.game.id)).levels
    return {
        one.name.key.rpartition(".")[2]: Message("app.plain.record", won=one.won, n=one.played)
        for one in levels
        if isinstance(one.name, Message) and one.played
    }


def _boxes(deciding: Deciding, acts: Acts, key: str, question: Several) -> Iterator[Node]:
    """Each is there, or is not."""
    there = question.guess or ()
    for one in question.options:
        now = tuple(id_ for id_ in question.ids if (id_ in there) != (id_ == one.id))
        does = acts.add(f"turn.{key}.{one.id}", deciding.sets(key, now))
        chosen = one.id in there
        side = Row((), share=1)
        tick = Pic("checkbox-on" if chosen else "checkbox", 26, "good" if chosen else "dim")
        head = Row((Pic(one.icon or "layers", 36), side, tick), key="head")
        note = (Text(one.note, "caption", "dim", key="note"),) if one.note is not None else ()
        yield Column(
            (head, Text(one.text, "body", bold=True, key="name"), *note), gap=6, pad=12,
            fill="ink~.12" if chosen else "ink~.05", radius=14, edge="" if chosen else "edge",
            edge_width=0 if chosen else 1.5, does=does, says=one.text,
            help=topic_of(key, one.id), key=does,
        )  # fmt: skip


def _among(
    deciding: Deciding, surface: Surface, acts: Acts, slots: tuple[str, ...]
) -> Iterator[Node]:
    """The same things for several slots: the one in gold is filled by the next touch."""
    slot = deciding.slot if deciding.slot in slots else slots[0]
    whose = {deciding.new.value(key): _colour(key) for key in slots}
    tiles = tuple(
        _tile(
            deciding, acts, slot, one.id, one.text, f"nation-{one.id}", False,
            whose=whose.get(one.id, ""),
        )
        for one in _options(deciding.new.settings[slot].question)
    )  # fmt: skip
    narrow = 128 * min(1.6, max(1.0, surface.text))
    yield Grid(tiles, narrowest=narrow, gap=8, key=f"tiles.{slot}")


def _colour(slot: str) -> str:
    """A person's, or the bot's."""
    return "automa" if slot == OPPONENT else "human"


def _slots(deciding: Deciding, surface: Surface, acts: Acts) -> Iterator[Node]:
    """What stands in each slot; touched, it is filled next."""
    slots = slots_of(deciding.new)
    slot = deciding.slot if deciding.slot in slots else next(iter(slots), "")
    cards = []
    for key in slots:
        question = deciding.new.settings[key].question
        now = next((one for one in _options(question) if one.id == _guess(question)), None)
        does, here = acts.add(f"slot.{key}", deciding.fills(key)), key == slot
        words = (
            Text(question.text, "caption", "dim", key="what"),
            Text(now.text if now else "–", "label", bold=True, key="now"),
        )
        emblem = (Pic(f"nation-{now.id}", 40, disc=_colour(key)),) if now else ()
        inside = (*emblem, Column(words, gap=2, share=1, key="words"))
        card = Row(
            inside, gap=10, pad=12, middle=True, stacks=False, fill="lit" if here else "ink~.08",
            radius=14, edge="gold" if here else "", edge_width=4 * here, does=does,
            says=question.text, key=does,
        )  # fmt: skip
        cards.append(card)
    if cards:
        narrow = 180 * min(1.5, max(1.0, surface.text))
        yield Grid(tuple(cards), narrowest=narrow, key="slots")


def _more(deciding: Deciding, acts: Acts) -> Iterator[Node]:
    """One line; touched, everything that is seldom changed."""
    acts.add("more", deciding.show_more)
    words = Message("kit.less" if deciding.more else "kit.more")
    asides = [(key, one) for key, one in deciding.new.settings.items() if one.aside]
    note = "" if deciding.more else Message("core.in_a_row", things=_named(asides))
    yield Act(words, "more", "minus" if deciding.more else "more", note=note, key="more")
    if deciding.more:
        yield _rows([_row(deciding, key, one, acts) for key, one in asides])


def _named(asides: list[tuple[str, Setting[Any]]]) -> tuple[Message, ...]:
    plain = (one.question.text for key, one in asides if not key.startswith((COLOUR, BY_APP)))
    return tuple(dict.fromkeys(plain))[:4]


# the dock


def _dock(deciding: Deciding, surface: Surface, acts: Acts) -> Iterator[Node]:
    """Who plays, and where the pieces lie."""
    new = deciding.new
    if surface.is_wide:
        yield from _slots(deciding, surface, acts)
    if slots_of(new) and LEVEL in new.settings:
        yield from _tiles(deciding, surface, acts, LEVEL, new.settings[LEVEL])
    people = [(key, one) for key, one in new.settings.items() if key.startswith(f"{PERSON}.")]
    for key, setting in people:
        painted = new.settings.get(f"{COLOUR}.{key.partition('.')[2]}")
        icon = shape_icon(painted.icon) if painted is not None else "person"
        yield _row(deciding, key, setting, acts, icon or "person")
    known = new.unseated()[:6]
    if known:
        chips = []
        for one in known:
            does = acts.add(f"seat.{one}", deciding.seats(one))
            chips.append(Act(one, does, "person-add", key=does))
        yield Grid(tuple(chips), narrowest=150 * min(1.5, max(1.0, surface.text)), key="known")
    for key, setting in new.settings.items():
        if key.startswith(BY_APP) and not setting.aside:
            yield from _real_or_loom(deciding, surface, acts, key, setting)


def _real_or_loom(
    deciding: Deciding, surface: Surface, acts: Acts, key: str, setting: Setting[Any]
) -> Iterator[Node]:
    """Two tiles, and what it means."""
    question = setting.question
    yield Text(question.text, "label", bold=True, key=f"head.{key}")
    tiles = []
    for one in _options(question):
        chosen = one.id == _guess(question)
        does = acts.add(f"set.{key}.{one.id}", deciding.sets(key, one.id))
        real = "die-5" if DICE in key else "hand-cards"
        icon = real if one.id == NO else setting.icon or "cards"
        tiles.append(
            Act(
                one.text,
                does,
                icon,
                note=one.note or "",
                chosen=chosen,
                reason=one.reason,
                help=topic_of(key, one.id),
                key=does,
            )
        )
    yield Grid(tuple(tiles), narrowest=150 * min(1.5, max(1.0, surface.text)), key=f"tiles.{key}")
    if question.note is not None and surface.shape != PHONE:
        yield Text(question.note, "caption", "dim", key=f"note.{key}")


def _row(deciding: Deciding, key: str, setting: Setting[Any], acts: Acts, picture: str = "") -> Act:
    does = acts.add(f"setting.{key}", deciding.open(key))
    question = setting.question
    if isinstance(question, Choice) and set(question.ids) == {YES, NO}:
        on = question.guess == YES
        under = question.note or ""
        return Act(question.text, does, note=under, help=setting.help, tick=on, key=does)
    icon = picture or setting.icon
    if key.startswith((f"{COLOUR}.", f"{SHAPE}.")):
        icon = shape_icon(icon)
    return Act(question.text, does, icon, note=_now(question), help=setting.help, key=does)


def _now(question: Question[Any]) -> Says:
    """What a setting is now, in words; what leaving it empty means."""
    guess = _guess(question)
    if isinstance(question, Choice):
        return next((one.text for one in question.options if one.id == guess), "")
    if isinstance(question, Amount):
        return "" if guess is None else guess
    return guess if isinstance(guess, str) and guess else question.note or ""


def _options(question: Question[Any]) -> tuple[Option, ...]:
    return getattr(question, "options", ())


def _guess(question: Question[Any]) -> Any:
    return getattr(question, "guess", None)
