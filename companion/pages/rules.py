"""The rules: a line to ask in, what answers, and the entry it stands in.

The sentence that answers stands large on paper with its source; a touch fills the screen with it.
Below it the rest of its entry: every pictogram and every link leads on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from companion.core.message import Message
from companion.describe.asking import Acts, asked
from companion.describe.node import (
    TOOL,
    Act,
    Column,
    Field,
    Grid,
    Node,
    Page,
    Pic,
    Prose,
    Row,
    Run,
    Scroll,
    Text,
)
from companion.describe.parts import bar, dock, foot, gold, sheet, tool
from companion.describe.surface import PHONE, Surface
from companion.games import title
from companion.lookup import Entry, Fact, HouseFact
from companion.lookup.answers import Answer, whole
from companion.lookup.entry import Kind
from companion.pages.looking_up import LookUp, found_under, games_with_rules

GROUND = "app"
INLINE = re.compile(r"\{([a-z0-9-]+)\}")
LIST = 410.0
MOST_PICTURES = 24


def rules(at: LookUp, surface: Surface) -> Page:
    """The list and what is read: beside each other where there is room."""
    acts = Acts()
    acts.add("back", at.back)
    shown = at.shown
    if at.large:
        return _large(at.large, acts, surface)
    top = bar(surface, GROUND, Message("rules.title"), title(at.game), tools=_tools(at, acts))
    acts.add("leave", at.leave)
    end = dock(GROUND, foot(surface, gold(at.leaves, "leave", "chevron-left")))
    read = Column(tuple(_read(at, shown, acts, surface)), gap=16, pad=16, key="read")
    stage = Scroll(read, key=f"entry.{_key(shown)}", share=1)
    if surface.is_wide:
        wide = min(LIST * max(1.0, min(1.4, surface.text)), surface.w * 0.42)
        side = Column(_list(at, acts, surface), gap=0, w=wide, key="side")
        beside = Column((stage, end), gap=0, share=1)
        sides = (beside, side) if surface.left_handed else (side, beside)
        root: Node = Column((top, Row(sides, gap=0, share=1, key="middle")), gap=0)
    else:
        body = (stage,) if at.trail else _list(at, acts, surface)
        root = Column((top, *body, end), gap=0)
    page_of = Page(root, acts.acts, Message("rules.title"), f"{GROUND}_stage", typed=acts.typed)
    return _asking(at, acts, surface, page_of)


def _key(shown: tuple[Answer, ...]) -> str:
    return shown[0].entry.id if shown else ""


def _large(said: tuple[Message, ...], acts: Acts, surface: Surface) -> Page:
    """What answers alone, as large as it fits: read from across the table."""
    words = " ".join(_plain(one, surface) for one in said)
    size = "hero" if len(words) < 90 and surface.is_wide else "number"
    size = size if _is_roomy(surface) else "command"
    text = Text(words, size, bold=True, key="large")
    scrolled = Scroll(Column((text,), pad=24), key="large", share=1)
    end = dock(GROUND, foot(surface, gold(Message("kit.back"), "back", "chevron-left")))
    root = Column((scrolled, end), gap=0)
    return Page(root, acts.acts, Message("rules.title"), f"{GROUND}_stage")


def _tools(at: LookUp, acts: Acts) -> tuple[Act, ...]:
    if not at.trail:
        return ()
    entry = at.trail[-1].entry
    acts.add("pin", at.pins(entry))
    is_pinned = entry in at.pinned
    label = Message("rules.unpin" if is_pinned else "rules.pin")
    return (tool(label, "pin", "pin" if is_pinned else "pin-outline"),)


# the list


def _list(at: LookUp, acts: Acts, surface: Surface) -> tuple[Node, ...]:
    """The line to ask in stays where it is; what it finds goes on below."""
    acts.typed["find"] = at.type
    field = Field(at.typed, Message("rules.ask"), "find", focused=not at.trail, key="find")
    if at.typed.strip():
        rows = tuple(_found(at, acts, surface))
    elif at.drawer:
        rows = tuple(_drawer(at, acts, surface))
    else:
        rows = tuple(_beginning(at, acts, surface))
    listed = Column(rows, gap=12, pad=16, key="found")
    scrolled = Scroll(listed, key=f"list.{at.typed}.{at.drawer}", share=1)
    return (Column((field,), pad=16, key="asked"), scrolled)


def _found(at: LookUp, acts: Acts, surface: Surface) -> Iterator[Node]:
    """A row for each answer: its entry, and the sentence that says it.

    Where the list stands alone what answers best is read in it at once.
    """
    found = at.found
    if not found:
        yield Text(Message("rules.nothing"), "label", bold=True, key="nothing")
        yield Text(Message("rules.nothing_note"), "body", "dim", key="nothing_note")
    for answer in found:
        does, best = _opens(answer, at, acts), answer in at.shown
        if best and not surface.is_wide:
            yield _paper(answer, at, acts, surface, does)
        else:
            yield _row(answer, does, surface, best)


def _row(answer: Answer, does: str, surface: Surface, chosen: bool = False) -> Node:
    """Picture, name, and the sentence that answers; what is read beside it is on paper."""
    entry, ink = answer.entry, "paper_ink" if chosen else "ink"
    said = " ".join(_plain(one, surface) for one in answer.sentences)
    words = (
        Text(entry.title, "body", ink, bold=True, key="name"),
        Text(said, "caption", "paper_dim" if chosen else "dim", key="said"),
    )
    inside = (Pic(entry.icons[0], 32, ink), Column(words, gap=2, share=1, key="words"))
    return Row(inside, gap=12, pad=10, middle=True, fill="paper" if chosen else "ink~.06",
               radius=14, does=does, says=entry.title, key=f"row.{entry.id}")  # fmt: skip


def _opens(answer: Answer, at: LookUp, acts: Acts) -> str:
    return acts.add(f"entry.{answer.entry.id}", at.opens(answer))


def _of(entry: Entry) -> Answer:
    """An entry as it answers by itself."""
    return Answer(entry, entry.answer)


def _drawer(at: LookUp, acts: Acts, surface: Surface) -> Iterator[Node]:
    named = next(kind for kind in at.rules.kinds if kind.id == at.drawer)
    yield Text(named.name, "label", bold=True, key="drawer")
    answers = (_of(one) for one in at.rules.of_kind(at.drawer) if at.playing.holds(one))
    yield from (_row(one, _opens(one, at, acts), surface) for one in answers)


def _beginning(at: LookUp, acts: Acts, surface: Surface) -> Iterator[Node]:
    """What was pinned and read, the icons of the game, its drawers, the other games."""
    kept = ((Message("rules.pinned"), at.pinned), (Message("rules.recent"), at.recent[:3]))
    for heading, entries in kept:
        if entries:
            yield Text(heading, "caption", "dim", key=heading.key)
            answers = [_of(one) for one in entries]
            yield from (_row(one, _opens(one, at, acts), surface) for one in answers)
    pictures = at.rules.of_kind("icon")[:MOST_PICTURES]
    if pictures:
        yield Text(Message("rules.by_icon"), "caption", "dim", key="by_icon")
        yield Grid(tuple(_picture(one, at, acts) for one in pictures), 56, key="icons")
    yield Text(Message("rules.drawers"), "caption", "dim", key="drawers")
    yield from (_kind(kind, at, acts, surface) for kind in at.rules.kinds)
    yield from _boxes(at, acts)
    others = [game for game in games_with_rules() if game != at.game]
    if others:
        yield Text(Message("rules.game"), "caption", "dim", key="games")
    for game in others:
        does = acts.add(f"game.{game}", at.looks_up(game))
        yield Act(title(game), does, "book", key=does)


def _boxes(at: LookUp, acts: Acts) -> Iterator[Node]:
    """Those that are looked into, ticked."""
    boxes = at.rules.about.expansions
    if boxes:
        yield Text(Message("rules.boxes"), "caption", "dim", key="boxes")
    for box, name in boxes.items():
        does = acts.add(f"box.{box}", at.turns_box(box))
        within = at.playing.boxes is None or box in at.playing.boxes
        yield Act(name, does, tick=within, key=does)


def _picture(entry: Entry, at: LookUp, acts: Acts) -> Act:
    does = _opens(_of(entry), at, acts)
    return Act(entry.title, does, entry.icons[0], TOOL, key=f"icon.{entry.id}")


def _kind(kind: Kind, at: LookUp, acts: Acts, surface: Surface) -> Act:
    does = acts.add(f"kind.{kind.id}", at.opens_drawer(kind.id))
    held = surface.say(len(at.rules.of_kind(kind.id)))
    return Act(kind.name, does, kind.icon, note=held, key=does)


# what is read


def _read(at: LookUp, shown: tuple[Answer, ...], acts: Acts, surface: Surface) -> Iterator[Node]:
    """Each answer on paper with what its entry says beside, then where it leads."""
    if at.note and at.trail:
        yield Text(at.note, "label", "dim", key="note_here")
    for answer in shown:
        yield _paper(answer, at, acts, surface)
    for answer in shown[:1]:
        yield from _facts(answer.entry, at, acts, surface)
        yield from _links(answer.entry, at, acts, surface)
        yield from _told(answer.entry, at, acts, surface)


def _paper(answer: Answer, at: LookUp, acts: Acts, surface: Surface, does: str = "") -> Node:
    """Name, sentence, what else it says, source; a touch on the name may lead to all of it."""
    entry, key = answer.entry, answer.entry.id
    large, small = ("command", "label") if _is_roomy(surface) else ("body", "body")
    named = (
        Pic(entry.icons[0], 28, "paper_ink"),
        Text(entry.title, small, "paper_dim", bold=True, share=1),
        *((Pic("chevron-right", 28, "paper_dim"),) if does else ()),
    )
    name = Row(named, gap=12, middle=True, does=does, says=entry.title, key="name")
    larger = acts.add(f"larger.{key}", at.enlarges(answer.sentences))
    told = (
        _prose(one, at, acts, surface, large, f"sentence.{n}" if n else "sentence", bold=True)
        for n, one in enumerate(answer.sentences)
    )
    says = Message("rules.larger")
    touched = Row(
        (Column(tuple(told), gap=8, share=1, key="told"),),
        pad=8, does=larger, says=says, key=f"touched.{key}",
    )  # fmt: skip
    inside: list[Node] = [name, touched]
    where = at.here(entry)
    if where is not None:
        inside.append(Text(Message("rules.where_now"), "body", "paper_dim", key="where_now"))
        inside.append(Text(where, "label", "paper_ink", bold=True, key="here"))
    for n, one in enumerate(whole(answer)[len(answer.sentences) :]):
        said = Message("rules.example", text=one) if one is entry.example else one
        inside.append(_prose(said, at, acts, surface, small, f"further.{n}"))
    printed = Message("rules.printed", places=_places(entry, at, surface))
    source = Text(printed, "body", "paper_dim", key="printed", share=1)
    enlarge = Row(
        (Pic("expand", 28, "paper_ink"),),
        w=52,
        pad=10, fill="paper_ink~.1", radius=14, does=larger, says=says, key=larger,
    )  # fmt: skip
    inside.append(Row((source, enlarge), gap=12, middle=True, key="source"))
    return Column(tuple(inside), gap=14, pad=22, fill="paper", radius=18, key=f"paper.{key}")


def _is_roomy(surface: Surface) -> bool:
    """Whether large words leave more than a few to a screen."""
    return surface.shape != PHONE or surface.text <= 1


def _prose(
    said: Message,
    at: LookUp,
    acts: Acts,
    surface: Surface,
    size: str,
    key: str,
    bold: bool = False,
) -> Prose:
    """A sentence with its pictograms, each of which leads to its own entry."""
    parts = INLINE.split(surface.say(said))
    runs = []
    for n, part in enumerate(parts):
        if n % 2:
            runs.append(_inlaid(part, at, acts))
        elif part:
            runs.append(Run(part, bold=bold))
    return Prose(tuple(runs), size, "paper_ink", key=key)


def _leads(entry: Entry, at: LookUp, acts: Acts) -> str:
    return acts.add(f"see.{entry.id}", at.opens(_of(entry)))


def _inlaid(icon: str, at: LookUp, acts: Acts) -> Run:
    entry = found_under(f"icon.{icon}", at.game)
    if entry is None:
        return Run("", icon=icon)
    does = _leads(entry, at, acts)
    return Run("", does=does, icon=icon, says=entry.title)


def _places(entry: Entry, at: LookUp, surface: Surface) -> str:
    return "; ".join(map(surface.say, at.rules.about.places(entry)))


def _facts(entry: Entry, at: LookUp, acts: Acts, surface: Surface) -> Iterator[Node]:
    """A line of the printed game each; its pictograms lead on."""
    for n, fact in enumerate(entry.lines):
        yield _fact(fact, at, acts, surface, f"fact.{n}")


def _fact(fact: Fact, at: LookUp, acts: Acts, surface: Surface, key: str) -> Node:
    value = surface.say(fact.said(at.told(fact.house_fact) if fact.house_fact else None))
    runs = [_inlaid(icon, at, acts) for icon in fact.icons]
    said = Prose((*runs, Run(f" {value}" if runs else value)), "label", key="value")
    label = Text(fact.label, "body", "dim", key="label")
    return Column((label, said), gap=4, pad=12, fill="ink~.06", radius=12, key=key)


def _links(entry: Entry, at: LookUp, acts: Acts, surface: Surface) -> Iterator[Node]:
    """Entries to read next."""
    if not entry.see:
        return
    yield Text(Message("rules.see"), "caption", "dim", key="see")
    others = (at.rules.entry(each) for each in entry.see)
    yield Grid(
        tuple(_link(one, at, acts) for one in others), 200 * surface.text, even=False, key="links"
    )


def _link(entry: Entry, at: LookUp, acts: Acts) -> Act:
    does = _leads(entry, at, acts)
    return Act(entry.title, does, entry.icons[0], key=does)


# what the owner may tell


def _told(entry: Entry, at: LookUp, acts: Acts, surface: Surface) -> Iterator[Node]:
    """What the table says, our guess, or nothing yet: a touch asks."""
    facts = at.facts_of(entry, surface.language)
    printed = [one for one in facts if one.printed]
    right = [one for one in printed if at.told(one.id) is not None]
    for fact in (*(one for one in facts if not one.printed), *right):
        yield _told_row(fact, at, acts, surface)
    for fact in printed:
        if fact not in right:
            yield _told_row(fact, at, acts, surface)


def _told_row(fact: HouseFact, at: LookUp, acts: Acts, surface: Surface) -> Act:
    does = acts.add(f"tell.{fact.id}", at.asks(fact))
    return Act(fact.question, does, "edit", note=_now(fact, at, surface), key=does)


def _now(fact: HouseFact, at: LookUp, surface: Surface) -> Message:
    told = at.told(fact.id)
    if told not in (None, ""):
        return Message("rules.told", answer=_named(told, fact, surface))
    if fact.printed:
        return Message("rules.as_printed", answer=fact.guess)
    if fact.guess:
        return Message("rules.guess", answer=_named(fact.guess, fact, surface))
    return Message("rules.untold")


def _named(value: object, fact: HouseFact, surface: Surface) -> str:
    names = {option: surface.say(name) for option, name in fact.options}
    values: Iterable[object] = value if isinstance(value, tuple) else (value,)
    return ", ".join(names.get(str(each), str(each)) for each in values)


def _asking(at: LookUp, acts: Acts, surface: Surface, page: Page) -> Page:
    """The question to the owner above it."""
    question = at.question
    if question is None:
        return page
    shown = asked(question, at, acts)
    acts.add("leave_it", at.back)
    cancel = Act(Message("kit.cancel"), "leave_it", "cross", key="leave_it", share=1)
    over = sheet(surface, *shown.body, foot(surface, shown.gold, cancel))
    return Page(page.root, acts.acts, page.title, page.ground, over, "leave_it", acts.typed,
                answered=at.looking.is_answered)  # fmt: skip


def _plain(said: Message, surface: Surface) -> str:
    """A sentence where there is no room for its pictograms."""
    words = "".join(INLINE.split(surface.say(said))[::2])
    return re.sub(r" {2,}", " ", words).replace(" ,", ",").strip()
