"""What all games come to: whose and of which game is chosen above, charts and tables below."""

from __future__ import annotations

from functools import partial

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.describe.asking import Acts
from companion.describe.node import Act, Column, Grid, Node, Page, Pic, Row, Scroll, Text
from companion.describe.parts import bar, dock, gold, shape_icon, tool
from companion.describe.surface import LANDSCAPE, PHONE, Says, Surface
from companion.library.people import Person
from companion.library.statistics import EVERYBODY, Answer, Subject, Taste
from companion.pages.asks import ask
from companion.pages.charts import share_bar
from companion.pages.colours import EMBLEMS
from companion.pages.days import span_of
from companion.pages.doors import Doors, Place
from companion.pages.people import NOBODY
from companion.pages.sorting import folded
from companion.pages.statistics_parts import sections

GROUND = "app"
FEW = 5
"""So many people, and games, are chosen among by a touch; more are asked for."""
ALL = "all"
NARROWEST = 250.0


class WhatItComesTo(Place):
    """Whose games, of which game, of which year."""

    def __init__(self, doors: Doors, who: str | None = None, game: str = "") -> None:
        self.doors = doors
        known = doors.library.statistics
        self.who = known.somebody if who is None else who
        self.game = game if game in {one.key for one in known.games} else ""
        self.year = ""

    @property
    def taste(self) -> Taste:
        """What is asked for."""
        return Taste(self.who, self.game, self.year)

    @property
    def answer(self) -> Answer:
        """What it comes to."""
        return self.doors.library.statistics.answer(self.taste)

    def page(self, surface: Surface) -> Page:
        """What there is now."""
        return statistics(self, surface)

    def of(self, who: str) -> None:
        """Somebody's games, or everybody's."""
        self.who = who

    def choose(self, game: str) -> None:
        """One game, or all of them."""
        self.game = game

    def ask_whose(self) -> None:
        """Everybody who ever played, by name."""
        names = sorted(self.doors.library.statistics.people, key=folded)
        options = tuple(
            Option(f"p{n}", Message("app.people.name", name=name), icon="person")
            for n, name in enumerate(names)
        )
        all_ = Option(ALL, Message("statistics.everybody"), icon="people")
        by_id = {option.id: name for option, name in zip(options, names, strict=True)}
        asked = Choice("who", Message("statistics.whose"), (all_, *options))
        ask(self.doors, asked, lambda one: self.of(by_id.get(one, EVERYBODY)))

    def ask_game(self) -> None:
        """Every game that was played."""
        say = self.doors.say
        games = sorted(self.doors.library.statistics.games, key=lambda one: folded(say(one.name)))
        options = tuple(
            Option(one.key, _named(one.name), icon=EMBLEMS.get(one.game, "flag")) for one in games
        )
        all_ = Option(ALL, Message("app.past.all"), icon="table")
        asked = Choice("game", Message("statistics.which_game"), (all_, *options))
        ask(self.doors, asked, lambda one: self.choose("" if one == ALL else one))

    def ask_year(self) -> None:
        """Every year in which somebody played, the last one first."""
        options = tuple(
            Option(year, Message("app.people.name", name=year))
            for year in self.doors.library.statistics.years
        )
        asked = Choice(
            "year", Message("statistics.when"),
            (Option(ALL, Message("statistics.all_years")), *options),
        )  # fmt: skip

        def chosen(year: str) -> None:
            self.year = "" if year == ALL else year

        ask(self.doors, asked, chosen)


def statistics(at: WhatItComesTo, surface: Surface) -> Page:
    """The choice, four numbers, then a card for each thing there is to tell."""
    acts, answer = Acts(), at.answer
    acts.add("back", at.doors.back)
    known = at.doors.library.statistics
    title = Message("statistics.title")
    if not known.games:
        return _none_yet(at, surface, acts)
    tools = (
        tool(Message("statistics.when"), acts.add("year", at.ask_year), "clock"),
        tool(Message("statistics.year.title"),
             acts.add("share", partial(at.doors.go, "year", who=at.who, year=at.year)), "share"),
    )  # fmt: skip
    whose: Says = at.who or Message("statistics.everybody")
    note: Says = whose
    if at.year:
        year = Message("app.people.name", name=at.year)
        note = Message("app.past.many_and_time", first=_named(whose), second=year)
    top = bar(surface, GROUND, title, note, tools=tools)
    chosen = Column((_whose(at, surface, acts), _games(at, surface, acts)), gap=8, key="chosen")
    parts = sections(at, answer, surface, acts)
    inside = Column((chosen, _tiles(answer, surface), *_laid(parts, surface)), gap=14, pad=16,
                    key="told")  # fmt: skip
    listed = Scroll(inside, key=f"of.{at.who}.{at.game}.{at.year}", share=1)
    return Page(Column((top, listed), gap=0), acts.acts, title, f"{GROUND}_stage")


def _named(name: Says) -> Message:
    return name if isinstance(name, Message) else Message("front.typed", text=str(name))


def _laid(parts: tuple[tuple[Node, float], ...], surface: Surface) -> tuple[Node, ...]:
    """Two columns of about the same height where there is room."""
    if surface.shape != LANDSCAPE or surface.text > 1.3:
        return tuple(node for node, _ in parts)
    columns: tuple[list[Node], list[Node]] = ([], [])
    highs = [0.0, 0.0]
    for node, high in parts:
        n = 0 if highs[0] <= highs[1] else 1
        columns[n].append(node)
        highs[n] += high + 14
    halves = (Column(tuple(one), gap=14, share=1, key=f"half{n}") for n, one in enumerate(columns))
    return (Row(tuple(halves), gap=14, key="halves"),)


# what is chosen


def _whose(at: WhatItComesTo, surface: Surface, acts: Acts) -> Node:
    """A button for each of the first few; who is chosen is among them."""
    names = list(at.doors.library.statistics.people)
    others = acts.add("whose", at.ask_whose)
    if surface.shape == PHONE:
        icon = _sign(at, at.who)[0] if at.who else "people"
        return Act(at.who or Message("statistics.everybody"), others, icon, key="whose")
    few = names[:FEW]
    if at.who and at.who not in few:
        few = [at.who, *few[:-1]]
    chips = [
        Act(name, acts.add(f"who.{name}", partial(at.of, name)), _sign(at, name)[0],
            chosen=at.who == name, key=f"who.{name}")
        for name in few
    ]  # fmt: skip
    everybody = acts.add("everybody", partial(at.of, EVERYBODY))
    chips.append(Act(Message("statistics.everybody"), everybody, "people",
                     chosen=not at.who, key="everybody"))  # fmt: skip
    if len(names) > len(few):
        chips.append(Act(Message("statistics.others"), others, "search", key="whose"))
    return _in_grid(chips, surface, "whose")


def _games(at: WhatItComesTo, surface: Surface, acts: Acts) -> Node:
    """A button for each of the games played most."""
    games = at.doors.library.statistics.games
    now = next((one for one in games if one.key == at.game), None)
    others = acts.add("games", at.ask_game)
    if surface.shape == PHONE:
        icon = EMBLEMS.get(now.game, "flag") if now else "table"
        return Act(now.name if now else Message("app.past.all"), others, icon, key="games")
    few = list(games[:FEW])
    if now is not None and now not in few:
        few = [now, *few[:-1]]
    all_ = acts.add("game.", partial(at.choose, ""))
    chips = [Act(Message("app.past.all"), all_, "table", chosen=not at.game, key="game.")]
    chips += [_game(one, at, acts) for one in few]
    if len(games) > len(few):
        chips.append(Act(Message("statistics.others"), others, "search", key="games"))
    return _in_grid(chips, surface, "games")


def _game(one: Subject, at: WhatItComesTo, acts: Acts) -> Act:
    does = acts.add(f"game.{one.key}", partial(at.choose, one.key))
    return Act(one.name, does, EMBLEMS.get(one.game, "flag"), chosen=at.game == one.key, key=does)


def _in_grid(chips: list[Act], surface: Surface, key: str) -> Node:
    narrowest = 168.0 * max(1.0, surface.text)
    return Grid(tuple(chips), narrowest=min(narrowest, surface.w - 40), gap=8, key=key)


def _sign(at: WhatItComesTo, name: str) -> tuple[str, str]:
    """The shape and the colour of somebody's pieces."""
    one = at.doors.library.people.named(name) or Person(0, name)
    return shape_icon(one.shape) or NOBODY, one.colour or "edge"


# four numbers


def _tiles(answer: Answer, surface: Surface) -> Node:
    """How many, how many won, in a row, how long."""
    every, streak = answer.all, answer.streak
    tiles = [("table", every.played, Message("statistics.games", n=every.played))]
    if answer.wins:
        won = round(100 * every.won / every.played) if every.played else 0
        tiles.append(("trophy", every.won, Message("statistics.won_percent", n=won)))
        if streak.longest > 1:
            longest = Message("statistics.in_a_row", n=streak.longest)
            tiles.append(("star", streak.now, longest))
    shown: list[tuple[str, Says, Says]] = [*tiles]
    if every.minutes:
        span = span_of(every.minutes) if every.minutes < 6000 else _hours(every.minutes)
        each = span_of(round(every.minutes / max(1, every.played)))
        shown.append(("clock", span, Message("statistics.each", span=_named(each))))
    if every.best is not None and answer.trend is not None:
        mean = Message("statistics.mean", mean=every.mean or 0)
        shown.append(("score", every.best, mean))
    narrowest = min(NARROWEST * max(1.0, surface.text), surface.w - 40)
    return Grid(tuple(_tile(*one, surface) for one in shown), narrowest=narrowest, gap=12,
                key="tiles")  # fmt: skip


def _hours(minutes: int) -> Message:
    return Message("statistics.hours_alone", n=round(minutes / 60))


def _tile(icon: str, figure: Says, note: Says, surface: Surface) -> Node:
    size = "number" if surface.shape == PHONE or not isinstance(figure, int) else "hero"
    return Row(
        (
            Pic(icon, 36, "accent"),
            Column((Text(figure, size, bold=True, key="figure"),
                    Text(note, "body", "dim", key="note")), gap=0, share=1, key="words"),
        ),
        gap=14, pad=14, middle=True, fill=f"{GROUND}_dock", radius=16, key=f"tile.{icon}",
    )  # fmt: skip


def _none_yet(at: WhatItComesTo, surface: Surface, acts: Acts) -> Page:
    """What will stand here, and the one thing to do."""
    acts.add("begin", partial(at.doors.go, "home"))
    bars = tuple(
        Row((Pic(icon, 44, role), share_bar(part, role, w=surface.w * 0.5, h=34)), gap=16,
            middle=True, key=icon)
        for icon, role, part in (
            ("card-tapestry", "tapestry_text", 0.8), ("imperium-progress", "imperium_text", 0.55),
            ("rise-civilization", "rise_and_fall_text", 0.35), ("score", "score_pad_text", 0.2),
        )
    )  # fmt: skip
    told = Column(
        (
            Column(bars, gap=18, pad=20, middle=True, key="bars"),
            Text(Message("statistics.none"), "command", bold=True, align="c", key="none"),
            Text(Message("statistics.none_note"), "label", "dim", align="c", key="note"),
        ),
        gap=16, pad=24, key="told",
    )  # fmt: skip
    title = Message("statistics.title")
    begin = gold(Message("app.past.first"), "begin", "play")
    root = Column(
        (bar(surface, GROUND, title), Scroll(told, key="none", share=1),
         dock(GROUND, Row((begin,), key="foot"))),
        gap=0,
    )  # fmt: skip
    return Page(root, acts.acts, title, f"{GROUND}_stage")
