"""Home: what goes on with its cloth, the games each in its colour, the other rooms."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from companion.core.game import Standing
from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.banner import banner
from companion.describe.node import (
    PLAIN,
    Act,
    Board,
    Column,
    Do,
    Grid,
    Node,
    Page,
    Pic,
    Row,
    Scroll,
    Text,
)
from companion.describe.parts import bar, dock, gold, sheet, tool
from companion.describe.scored import people_first, sign_of
from companion.describe.sizes import Sizes
from companion.describe.surface import PHONE, Says, Surface
from companion.games import GAMES, title
from companion.library.glimpses import Glimpse
from companion.library.rows import FinishedRow
from companion.library.running import RunningGame
from companion.pages import emblems
from companion.pages.home_facts import Fact, points_of

GROUND, NAME = "app", "Loom"
CARDS: Mapping[str, Callable[..., Any]] = {
    "tapestry": emblems.tapestry,
    "imperium": emblems.imperium,
    "rise_and_fall": emblems.rise_and_fall,
}
"""The games that have a drawing, in their order."""
SMALL = {"score_pad": "score", "imperium_campaign": "flag"}
"""The others, each with its picture."""
LINES = {
    "tapestry": "tapestry.screen.line",
    "imperium": "imperium.screen.line",
    "rise_and_fall": "rise_and_fall.screen.line",
    "score_pad": "score_pad.card_line",
    "imperium_campaign": "imperium.screen.campaign_line",
}
NAMES = {"imperium": "imperium.home.name"}
"""Of a game whose whole name is long."""
ROOMS = ("past", "people", "statistics", "roads", "rules")
PLACES = dict(zip(ROOMS, ("history", "people", "chart", "flag", "book"), strict=True))
DOCK, CLOTH, PICTURE, LOW, SIGN = 394.0, 130.0, 0.26, 120.0, 44.0


@dataclass
class AtHome:
    """What there is, and where one can go. What a front end has no place for is left out."""

    running: Sequence[RunningGame]
    notices: Sequence[Message]
    resume: Callable[[str], object]
    begin: Callable[[str], object]
    places: Mapping[str, tuple[Do, int]]
    """By name, with how many are kept there; 0 where nothing is counted."""
    read_notices: Do
    tools: tuple[tuple[str, Message, str, Do], ...] = ()
    """Of the bar: key, what it is called, its picture, what it does."""
    glimpse: Callable[[str], Glimpse | None] = lambda game_id: None
    begun: Callable[[str], Says] = lambda started: ""
    """On which day a game was begun, in words."""
    facts: Mapping[str, tuple[Fact, ...]] = field(default_factory=dict)
    last: FinishedRow | None = None
    """The game kept last; None where nothing was ever kept."""
    small: Sequence[str] = tuple(SMALL)
    left_out: Do | None = None
    """To what a start left out; None where there is nothing."""
    put_back: Do | None = None
    """What was told holds after all; None where nothing gave way."""
    throw_away: Callable[[str], object] | None = None
    save_copy: Callable[[str], object] | None = None
    """Of a game that cannot be opened."""
    again: Callable[[str], object] | None = None
    practise: Do | None = None
    bring: Do | None = None
    """To where past games are brought in."""
    count: Do | None = None
    """To count the points of a game that was played without the app."""
    paused: bool = False
    """Whether the other games that go on are shown."""

    def show_paused(self) -> None:
        """All that go on, above home; or not any more."""
        self.paused = not self.paused


def home(at: AtHome, surface: Surface) -> Page:
    """The games, and beside them what goes on."""
    acts = Acts()
    tools = tuple(tool(words, acts.add(key, do), icon) for key, words, icon, do in at.tools)
    top = bar(surface, GROUND, NAME, back="", tools=tools)
    sign = Board((), emblems.app, w=SIGN, h=SIGN, key="sign")
    top = replace(top, inside=(sign, *top.inside))
    hero, foot = _hero(at, surface, acts)
    if surface.is_wide:
        wide = min(DOCK * max(1.0, min(1.4, surface.text)), surface.w * 0.45)
        stage = Scroll(_filling(at, surface, acts, surface.w - wide, top), key="home", share=1)
        side = dock(GROUND, Scroll(hero, key="hero", share=1), foot, w=wide)
        sides = (side, stage) if surface.left_handed else (stage, side)
        root = Column((top, Row(sides, gap=0, share=1, key="middle")), gap=0)
    else:
        games = _all(at, surface, acts, LOW)
        told = Column((hero,), pad=16, fill=f"{GROUND}_dock", key="told")
        stage = Scroll(Column((told, games), gap=0), key="home", share=1)
        root = Column((top, stage, dock(GROUND, foot)), gap=0)
    page = Page(root, acts.acts, NAME, f"{GROUND}_stage")
    return _with_paused(page, at, surface, acts) if at.paused else page


# the games


def _filling(at: AtHome, surface: Surface, acts: Acts, wide: float, top: Node) -> Node:
    """The pictures of the games take the room there is, less where words are long."""
    sizes, high = Sizes(surface), max(LOW, surface.h * PICTURE)
    plain = _all(at, surface, acts, high)
    spare = surface.h - sizes.of(top, surface.w)[1] - sizes.of(plain, wide)[1]
    return _all(at, surface, acts, max(LOW, high + min(spare, high * 0.8)))


def _all(at: AtHome, surface: Surface, acts: Acts, high: float) -> Node:
    inside = (*_notices(at, acts), *_games(at, surface, acts, high))
    return Column(inside, gap=16, pad=16, key="all")


def _games(at: AtHome, surface: Surface, acts: Acts, high: float) -> tuple[Node, ...]:
    """A card each in the colour of its game, small ones for what has no drawing, the rooms."""
    cards = tuple(_card(one, at, surface, acts, high) for one in CARDS)
    small = [_small(one, SMALL[one], at, acts) for one in at.small]
    if at.count is not None:
        acts.add("count", at.count)
        words, note = Message("app.home.count"), Message("app.home.count_note")
        small.append(_tile("count", words, note, "calculator"))
    rooms = tuple(
        _room(name, icon, *at.places[name], acts)
        for name, icon in PLACES.items()
        if name in at.places
    )
    if surface.shape == PHONE:
        large: Node = Column(cards, gap=10, key="cards")
    else:
        large = Grid(cards, narrowest=230 * min(1.5, surface.text), gap=16, most=3, key="cards")
    return (
        large,
        Grid(tuple(small), narrowest=250 * max(1.0, surface.text), gap=12, key="small"),
        Grid(rooms, narrowest=140 * max(1.0, surface.text), gap=12, key="rooms"),
    )


def _card(game: str, at: AtHome, surface: Surface, acts: Acts, high: float) -> Node:
    """Touched anywhere, it is begun; what is known of it below its name."""
    does, name = acts.add(f"new.{game}", partial(at.begin, game)), title(game)
    says = Message("app.home.new", game=name)
    facts = at.facts.get(game, ())
    line_ = Text(Message(LINES[game]), "body", "on_game_dim", key="line")
    name = Message(NAMES[game]) if game in NAMES else name
    named = Text(name, "button", "on_game", bold=True, key="name")
    plus = Pic("plus", 48, disc="paper")
    if surface.shape == PHONE:
        told = _short(facts[0]) if facts else line_
        words = Column((named, told), gap=4, share=1, key="words")
        picture = Board((), CARDS[game], w=84, h=72, key="picture")
        inside: tuple[Node, ...] = (picture, words, plus) if surface.text <= 1.3 else (words, plus)
        return Row(inside, gap=12, pad=10, middle=True, fill=game, radius=16, does=does, says=says,
                   key=does)  # fmt: skip
    picture = Board((), CARDS[game], h=high, key="picture")
    head = Row((Column((named,), share=1, key="named"), plus), gap=8, middle=True, key="head")
    narrow = surface.text > 1.3
    told_ = tuple(_fact(one, f"f{n}", narrow) for n, one in enumerate(facts))
    if not facts or surface.text <= 1:
        told_ = (line_, *told_)
    words = Column((head, *told_), gap=14, pad=18, key="words")
    return Column((picture, words), gap=0, share=1, fill=game, radius=20, does=does, says=says,
                  key=does)  # fmt: skip


def _fact(fact: Fact, key: str, narrow: bool) -> Node:
    """A line; its figure below it where letters are large."""
    return Row(
        (
            Pic(fact.icon, 22, "on_game"),
            Text(fact.text, "body", "on_game_dim", share=1, key="text"),
            Text(fact.value, "label", "on_game", bold=True, lines=1, key="value"),
        ),
        gap=10, middle=not narrow, stacks=narrow, key=key,
    )  # fmt: skip


def _short(fact: Fact) -> Node:
    """How it went the last time, without a word."""
    value = Text(fact.value, "label", "on_game", bold=True, share=1, key="value")
    return Row((Pic(fact.icon, 22, "on_game"), value), gap=10, middle=True, key="last")


def _small(game: str, icon: str, at: AtHome, acts: Acts) -> Node:
    does = acts.add(f"new.{game}", partial(at.begin, game))
    facts = at.facts.get(game, ())
    note: Says = facts[0].value if facts else Message(LINES[game])
    return _tile(does, title(game), note, icon)


def _tile(does: str, words: Says, note: Says, icon: str) -> Node:
    """Something smaller to be begun."""
    named = Column(
        (Text(words, "body", "on_game", bold=True, key="name"),
         Text(note, "caption", "on_game_dim", key="note")),
        gap=2, share=1, key="words",
    )  # fmt: skip
    inside = (Pic(icon, 34, "on_game"), named, Pic("plus", 30, "on_game"))
    return Row(inside, gap=12, pad=14, middle=True, fill="score_pad", radius=16, does=does,
               says=words, key=does)  # fmt: skip


def _room(name: str, icon: str, do: Do, many: int, acts: Acts) -> Node:
    """By its name, with how many are kept there."""
    does, words = acts.add(name, do), Message(f"app.home.way.{name}")
    count = (Text(many, "label", bold=True, lines=1, key="many"),) if many else ()
    head = Row((Pic(icon, 30), *count), gap=10, middle=True, key="head")
    inside = (head, Text(words, "body", bold=True, align="c", key="name"))
    return Column(inside, gap=6, pad=14, middle=True, fill="ink~.09", radius=16, does=does,
                  says=words, key=does)  # fmt: skip


# what the library says


def _notices(at: AtHome, acts: Acts) -> tuple[Node, ...]:
    """Until it was read."""
    ways: tuple[Node, ...] = ()
    for key, do, words, icon in (
        ("left_out", at.left_out, "app.left_out.title", "warning"),
        ("put_back", at.put_back, "library.notice.put_back", "undo"),
    ):
        if do is not None:
            ways = (*ways, Act(Message(words), acts.add(key, do), icon, key=key))
    if not at.notices:
        return ways
    acts.add("read", at.read_notices)
    lines = tuple(Text(one, key=f"notice.{n}") for n, one in enumerate(at.notices))
    read = Act(Message("app.home.notices_read"), "read", "check", key="read")
    return (Column((*lines, *ways, read), gap=8, pad=16, fill="surface", radius=16, key="notices"),)


# what goes on


def _hero(at: AtHome, surface: Surface, acts: Acts) -> tuple[Node, Row]:
    """The game that was left last, the one that was kept last, or a loom that waits."""
    if at.running:
        parts, go_on = _goes_on(at, at.running[0], surface, acts)
    elif at.last is not None:
        parts, go_on = _kept(at, at.last, surface, acts)
    else:
        parts, go_on = _nothing_yet(at, surface, acts)
    return Column(parts, gap=12, key="hero"), Row((go_on,), key="foot")


def _goes_on(
    at: AtHome, game: RunningGame, surface: Surface, acts: Acts
) -> tuple[tuple[Node, ...], Act]:
    seen = at.glimpse(game.id)
    head: tuple[Node, ...] = (
        Column(
            (Text(Message("app.home.where_you_were"), "body", "dim", key="where"),
             Text(title(game.game), "command", bold=True, key="title")),
            gap=0, share=1, key="named",
        ),
    )  # fmt: skip
    if at.throw_away is not None:
        acts.add("throw", partial(at.throw_away, game.id))
        head = (*head, tool(Message("app.past.throw_away"), "throw", "trash"))
    words: Says = game.trouble or game.recap or ""
    told: list[Node] = []
    if seen is not None and seen.standing is not None and not game.trouble:
        told += [_points(row) for row in people_first(seen.standing)[:3]]
        words = ""
    if seen is not None and seen.last is not None and not game.trouble:
        told.append(Text(seen.last, "label", bold=True, key="last"))
    told += [Text(one, "body", "dim", key=key) for key, one in
             (("recap", words), ("begun", at.begun(game.started))) if one]  # fmt: skip
    parts: tuple[Node, ...] = (
        Row(head, gap=8, middle=True, key="head"),
        _beside(seen, Column(tuple(told), gap=10, share=1, key="stands"), surface),
    )
    if len(at.running) > 1:
        acts.add("paused", at.show_paused)
        more = Message("app.home.paused", n=len(at.running) - 1)
        parts = (*parts, Act(more, "paused", "pause", key="paused"))
    if game.trouble and at.save_copy is not None:
        acts.add("save_copy", partial(at.save_copy, game.id))
        return parts, gold(Message("app.home.save_copy"), "save_copy", "file")
    acts.add("go_on", partial(at.resume, game.id))
    return parts, gold(Message("app.home.go_on"), "go_on", "play", title(game.game))


def _beside(seen: Glimpse | None, told: Node, surface: Surface) -> Node:
    """The cloth, and what there is to say of it."""
    cloth = banner(seen.threads if seen else (), w=_wide(surface), h=_high(surface))
    return Row((cloth, told), gap=16, key="cloth")


def _wide(surface: Surface) -> float:
    return CLOTH if surface.shape != PHONE else 92.0


def _high(surface: Surface) -> float:
    return surface.h * 0.45 if surface.is_wide else 190.0


def _points(row: Standing) -> Node:
    """Whose, and how many."""
    colour = row.colour or "ink"
    points: Says = "?" if row.score is None else row.score
    number = Text(points, "number", colour, bold=True, lines=1, key="n")
    name = Text(row.name, "caption", "dim", lines=1, key="name")
    words = Column((number, name), gap=0, share=1, key="words")
    inside = (Pic(sign_of(row), 40, disc=colour), words)
    return Row(inside, gap=10, middle=True, key=f"of.{row.seat}")


def _kept(
    at: AtHome, row: FinishedRow, surface: Surface, acts: Acts
) -> tuple[tuple[Node, ...], Act]:
    """Nothing goes on: the last cloth, and the same game once more."""
    name: Says = row.note if row.note is not None else title(row.game)
    told = Column(
        (Text(points_of(row), "command", "accent", bold=True, key="points"),
         *(Text(one.name, "body", bold=one.winner, key=f"p{n}")
           for n, one in enumerate(row.scores))),
        gap=8, share=1, key="stands",
    )  # fmt: skip
    parts: tuple[Node, ...] = (
        Text(Message("app.home.played_last"), "body", "dim", key="where"),
        Text(name, "command", bold=True, key="title"),
        _beside(at.glimpse(row.id), told, surface),
    )
    if at.again is not None and row.game in {one.id for one in GAMES}:
        acts.add("again", partial(at.again, row.id))
        return parts, gold(Message("app.home.again"), "again", "refresh", name)
    acts.add("first", partial(at.begin, next(iter(CARDS))))
    return parts, gold(Message("app.home.begin"), "first", "plus", title(next(iter(CARDS))))


def _nothing_yet(at: AtHome, surface: Surface, acts: Acts) -> tuple[tuple[Node, ...], Act]:
    """An empty loom; the one thing that does no harm."""
    high = _high(surface) if surface.is_wide else 130.0
    parts: tuple[Node, ...] = (
        banner((), h=high),
        Text(Message("app.home.weaves"), "button", bold=True, key="weaves"),
        Text(Message("app.home.woven_none"), "label", "dim", key="none"),
    )
    if at.bring is not None:
        acts.add("bring", at.bring)
        bring = Act(Message("app.home.bring"), "bring", "download", key="bring")
        parts = (*parts, bring)
    first = next(iter(CARDS))
    if at.practise is not None:
        acts.add("practise", at.practise)
        return parts, gold(Message("app.welcome.practise"), "practise", "hand", title(first))
    acts.add("first", partial(at.begin, first))
    return parts, gold(Message("app.home.begin"), "first", "plus", title(first))


def _with_paused(page: Page, at: AtHome, surface: Surface, acts: Acts) -> Page:
    """The other games that go on, above home."""
    acts.add("close", at.show_paused)
    rows: list[Node] = []
    for one in at.running[1:]:
        does = acts.add(f"resume.{one.id}", partial(at.resume, one.id))
        if one.trouble and at.save_copy is not None:
            acts.add(does, partial(at.save_copy, one.id))
        note = one.trouble or one.recap or ""
        go_on = Act(title(one.game), does, "play", note=note, key=does, share=1)
        row: tuple[Node, ...] = (go_on,)
        if at.throw_away is not None:
            throw = acts.add(f"throw.{one.id}", partial(at.throw_away, one.id))
            row = (go_on, tool(Message("app.past.throw_away"), throw, "trash"))
        rows.append(Row(row, gap=8, middle=True, key=f"row.{one.id}"))
    head = Text(Message("app.home.paused_title"), "button", bold=True, key="head")
    leave = Act(Message("kit.close"), "close", "cross", PLAIN, key="leave")
    over = sheet(surface, head, *rows, leave)
    return Page(page.root, acts.acts, page.title, page.ground, over, "close")
