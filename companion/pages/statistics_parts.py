"""The cards of the statistics: by game and level, who beats whom, people, when, points, roles."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.node import Column, Node, Pic, Row, Text
from companion.describe.parts import shape_icon
from companion.describe.surface import PHONE, Says, Surface
from companion.library.people import Person
from companion.library.statistics import Answer, Group, Taste
from companion.pages import charts
from companion.pages.colours import colour_of, emblem
from companion.pages.past import first_of
from companion.pages.people import NOBODY
from companion.pages.person import met

if TYPE_CHECKING:
    from companion.pages.statistics import WhatItComesTo

CARD, LINE, HEAD = "app_dock", 46.0, 64.0
MOST, LEAST = 6, 2
"""People who stand in the table of who beats whom."""
ROLES, UNTRIED, RIVALS = 12, 10, 6
SHARE = 130.0
Part = tuple[Node, float]
"""A card, and about how high it is."""


def sections(at: WhatItComesTo, answer: Answer, surface: Surface, acts: Acts) -> tuple[Part, ...]:
    """Those that have something to say."""
    found = [
        _course(at, answer, surface, acts),
        _by_game(at, answer, surface, acts),
        _beaten(at, answer, surface),
        _people(at, answer, surface, acts),
        _when(at, answer, surface),
        _by_year(answer, surface),
        _lines("statistics.by_size", answer.sizes, answer, surface, several=True),
        _lines("statistics.by_turn", answer.turns, answer, surface, several=True),
        _lines("statistics.roles", answer.roles[:ROLES], answer, surface),
        _lines("statistics.ways", answer.ways, answer, surface, several=True),
        _never(answer),
    ]
    return tuple(one for one in found if one is not None)


def _card(key: str, *inside: Node, title: Says = "", high: float = 0) -> Part:
    head = Text(title or Message(key), "label", bold=True, key="head")
    card = Column((head, *inside), gap=8, pad=16, fill=CARD, radius=16, key=key)
    return card, HEAD + (high or LINE * len(inside))


# by game and level


def _by_game(at: WhatItComesTo, answer: Answer, surface: Surface, acts: Acts) -> Part | None:
    """Game by game; of one game level by level, those that nobody tried at the end."""
    if not at.game:
        rows = tuple(_game(one, at, answer, surface, acts) for one in answer.games)
        return _card("statistics.by_game", *rows, high=66 * len(rows)) if rows else None
    if not answer.levels:
        return None
    rows = tuple(_group(one, answer, surface) for one in answer.levels)
    new = tuple(
        Row((Text(one, "body", "dim", share=1, key="name"),
             Text(Message("statistics.not_yet"), "body", "dim", key="new")), gap=10, key=one.key)
        for one in answer.levels_not_tried
    )  # fmt: skip
    return _card("statistics.by_level", *rows, *new)


def _game(group: Group, at: WhatItComesTo, answer: Answer, surface: Surface, acts: Acts) -> Node:
    """In its colour; a touch asks for it alone."""
    game = group.subject.game if group.subject else ""
    does = acts.add(f"game.{group.key}", partial(at.choose, group.key))
    words: list[Node] = [
        Text(group.name, "body", "on_game", bold=True, key="name"),
        Text(_came_to(group, answer), "caption", "on_game_dim", key="won"),
    ]
    best: tuple[Node, ...] = ()
    if group.best is not None and surface.shape != PHONE:
        best = (Text(group.best, "label", "on_game", bold=True, align="r", key="best"),)
    outcomes = charts.marks(group.outcomes, w=160) if answer.wins else None
    row = (emblem(game, 40), Column(tuple(words), gap=0, share=1, key="words"))
    shown = (*row, outcomes, *best) if outcomes and surface.text <= 1.3 else (*row, *best)
    fill = f"{colour_of(game)}@.62:{CARD}"
    inside = tuple(one for one in shown if one is not None)
    return Row(inside, gap=12, pad=8, middle=True, fill=fill,
               radius=12, does=does, says=_said(group, answer), key=f"of.{group.key}")  # fmt: skip


def _said(group: Group, answer: Answer) -> Message:
    """To an ear, in a line."""
    if not answer.wins:
        return Message("statistics.line_played", what=group.name, n=group.played)
    part = round(100 * group.won / max(1, group.played))
    return Message("statistics.line_won", what=group.name, won=group.won, n=group.played,
                   share=part)  # fmt: skip


def _came_to(group: Group, answer: Answer) -> Message:
    if answer.wins:
        return Message("statistics.won_of", won=group.won, n=group.played)
    return Message("statistics.so_many", n=group.played)


# a line for what games have in common


def _lines(
    key: str, groups: Sequence[Group], answer: Answer, surface: Surface, several: bool = False
) -> Part | None:
    """One alone compares with nothing, where `several`."""
    if len(groups) < (2 if several else 1):
        return None
    return _card(key, *(_group(one, answer, surface) for one in groups))


def _group(group: Group, answer: Answer, surface: Surface) -> Node:
    """Its name, how many were won of how many; a bar for those who see better than they read."""
    most = max((one.played for one in answer.games), default=1)
    part = group.won / max(1, group.played) if answer.wins else group.played / max(1, most)
    role = "good" if answer.wins else "accent"
    name = Text(group.name, "body", share=1, key="name")
    told = Text(_came_to(group, answer), "body", "dim", align="r", key="told")
    best = [Text(group.best, "body", bold=True, align="r", w=52 * surface.text, lines=1, key="best")
            ] if group.best is not None and surface.shape != PHONE else []  # fmt: skip
    if surface.w / surface.text < 560:
        below = Row((charts.share_bar(part, role, w=SHARE, h=14), told), gap=10, middle=True,
                    key="below")  # fmt: skip
        return Column((name, below), gap=4, key=f"line.{group.key}")
    wide = SHARE * min(1.3, surface.text)
    told = Text(_came_to(group, answer), "body", "dim", align="r", w=132 * surface.text, key="told")
    inside = (name, charts.share_bar(part, role, w=wide), told, *best)
    return Row(inside, gap=12, middle=True, key=f"line.{group.key}")


# people


def _sign(at: WhatItComesTo, name: str) -> tuple[str, str]:
    one = at.doors.library.people.named(name) or Person(0, name)
    return shape_icon(one.shape) or NOBODY, one.colour or "edge"


def _beaten(at: WhatItComesTo, answer: Answer, surface: Surface) -> Part | None:
    """A table of those who played most against each other; on a phone whom one met."""
    statistics = at.doors.library.statistics
    everybody = statistics.answer(Taste("", at.game, at.year))
    names = [str(one.name) for one in everybody.people]
    names.sort(key=lambda name: (name != at.who, statistics.people.index(name)))
    names = names[:MOST]
    if len(names) < LEAST:
        return None
    if surface.w / surface.text < 560:
        rows = tuple(map(met, answer.rivals[:RIVALS]))
        return _card("statistics.rivals", *rows) if rows else None
    signs = [_sign(at, name) for name in names]
    high = max(48.0, 44 * surface.text)
    drawn = charts.matrix(names, signs, statistics.table(names, at.taste), high)
    return _card("statistics.beats", drawn, high=high * (len(names) + 1))


def _people(at: WhatItComesTo, answer: Answer, surface: Surface, acts: Acts) -> Part | None:
    """Everybody in games against others, who won most first; touched, their games alone."""
    if at.who or len(answer.people) < LEAST:
        return None
    rows = []
    for one in answer.people[: 2 * MOST]:
        name = str(one.name)
        icon, colour = _sign(at, name)
        part = one.won / max(1, one.played)
        does = acts.add(f"who.{name}", partial(at.of, name))
        won = Message("statistics.won_of", won=one.won, n=one.played)
        bar = () if surface.shape == PHONE else (charts.share_bar(part, colour, w=SHARE),)
        best = Text(f"{round(100 * part)} %", "label", bold=True, align="r", lines=1,
                    w=76 * surface.text, key="best")  # fmt: skip
        inside = (Pic(icon, 34, disc=colour), Text(name, "body", bold=True, share=1, key="name"),
                  *bar, Text(won, "body", "dim", align="r", key="won"), best)  # fmt: skip
        rows.append(Row(inside, gap=12, pad=7, middle=True, stacks=True, fill="ink~.04", radius=10,
                        does=does, says=_said(one, Answer(one)), key=f"person.{name}"))  # fmt: skip
    return _card("statistics.leaders", *rows, high=58 * len(rows))


# when


def _when(at: WhatItComesTo, answer: Answer, surface: Surface) -> Part | None:
    """A year day by day; more of them month by month."""
    months = {one.month: one.played for one in answer.months}
    if not months:
        return None
    if len({month[:4] for month in months}) == 1 and surface.shape != PHONE:
        last = _last_day(at, answer)
        title = Message("statistics.days_of", span=str(last.year))
        return _card("statistics.days", charts.calendar(answer.days, last, 170.0), title=title,
                     high=180)  # fmt: skip
    high = 34.0 * max(1.0, surface.text)
    drawn = charts.years(months, high)
    return _card("statistics.months", drawn, high=drawn.h)


def _last_day(at: WhatItComesTo, answer: Answer) -> date:
    """Today in this year, else the last day of the year that is looked at."""
    now, last = at.doors.library.now().date(), max(answer.days)
    year = int(last[:4])
    return now if year == now.year else date(year, 12, 31)


def _by_year(answer: Answer, surface: Surface) -> Part | None:
    """What a year came to beside the others."""
    return _lines("statistics.by_year", answer.years, answer, surface, several=True)


# points


def _course(at: WhatItComesTo, answer: Answer, surface: Surface, acts: Acts) -> Part | None:
    """Of the game that is chosen, or of the one played most."""
    game = at.game or next((one.key for one in answer.games if one.best is not None), "")
    if not game:
        return None
    shown = at.doors.library.statistics.answer(Taste(at.who, game, at.year))
    scored = [one for one in shown.points if one.score is not None]
    if len(scored) < LEAST:
        return None
    for one in scored:
        acts.add(f"open.{one.id}", partial(at.doors.go, "past_game", game=one.id))
    name = next(one.name for one in shown.games)
    role = f"{colour_of(game)}_text"
    drawn = charts.points(scored, role, (_month(scored[0].day), _month(scored[-1].day)), 240.0)
    named = name if isinstance(name, Message) else Message("front.typed", text=name)
    title = Message("statistics.points_of", game=named)
    return _card("statistics.points", drawn, *_trend(shown), title=title, high=300)


def _month(day: str) -> Says:
    if not day:
        return ""
    month = Message(f"words.month.{int(day[5:7])}")
    return Message("statistics.month_year", month=month, year=day[:4])


def _trend(answer: Answer) -> tuple[Node, ...]:
    """The last five against the five before; of years the best against the first."""
    if answer.trend is None:
        return ()
    up = answer.trend >= 0
    words = Message("statistics.trend_up" if up else "statistics.trend_down", n=abs(answer.trend))
    icon, role = ("arrow-up", "good") if up else ("arrow-down", "bad")
    return (Row((Pic(icon, 24, role), Text(words, "body", share=1, key="said")), gap=10,
                middle=True, key="trend"),)  # fmt: skip


def _never(answer: Answer) -> Part | None:
    """What nobody tried yet."""
    missing = (*answer.roles_not_tried, *answer.games_not_tried)
    if not missing or not answer.all.played:
        return None
    names = tuple(
        one if isinstance(one, Message) else Message("front.typed", text=one) for one in missing
    )
    said = first_of(names, UNTRIED)
    return _card("statistics.never", Text(said, "body", "dim", key="names"))
