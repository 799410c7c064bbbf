"""Small charts of the seven shapes: games won and lost, shares, who beats whom, time, points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, timedelta

from companion.core.message import Message
from companion.describe import metrics
from companion.describe.node import Board
from companion.describe.scene import Box, Disc, Hit, Icon, Layer, Line, Scene, Shape, Words
from companion.describe.surface import Says, Surface
from companion.library.statistics import Point, Rival

MARK, GAP = 26.0, 5.0
WEEK, WEEKS = 7, 53
SHADES = (0.24, 0.45, 0.7, 1.0)
GROUND = "app_dock"
LABEL, STEPS, POINT = 46.0, 4, 9.0
Met = tuple[tuple[Rival | None, ...], ...]


def marks(outcomes: Sequence[bool], *, w: float = 0, share: float = 0, h: float = MARK) -> Board:
    """Game by game: full with a tick for won, an empty square for lost; the last one last."""
    return Board((tuple(outcomes),), _marks, w=w, share=share, h=h, key="marks")


def _marks(surface: Surface, w: float, h: float, outcomes: tuple[bool, ...]) -> Scene:
    side = min(MARK, h)
    room = max(1, int((w + GAP) / (side + GAP)))
    shown, shapes = outcomes[-room:], list[Shape]()
    for n, won in enumerate(shown):
        shapes += _mark(n * (side + GAP), (h - side) / 2, side, won)
    said = Message("statistics.won_of", won=sum(shown), n=len(shown))
    hits = (Hit("marks", 0, 0, w, h, surface.say(said)),) if shown else ()
    return Scene(w, h, (Layer("marks", tuple(shapes)),), hits)


def _mark(x: float, y: float, side: float, won: bool) -> list[Shape]:
    if not won:
        return [Box(x, y, side, side, side * 0.28, "", "edge", 2)]
    return [
        Box(x, y, side, side, side * 0.28, "good"),
        Icon("check", x + side / 2, y + side / 2, side * 0.72, "app_bar"),
    ]


def share_bar(part: float, role: str, *, w: float, h: float = 18) -> Board:
    """How much of the whole."""
    return Board((part, role), _share, w=w, h=h, key="share")


def _share(surface: Surface, w: float, h: float, part: float, role: str) -> Scene:
    del surface
    shapes: list[Shape] = [Box(0, 0, w, h, h / 2, "ink~.09")]
    if part > 0:
        shapes.append(Box(0, 0, max(h, w * min(1.0, part)), h, h / 2, role))
    return Scene(w, h, (Layer("share", tuple(shapes)),))


# who beats whom


def matrix(names: Sequence[str], signs: Sequence[tuple[str, str]], met: Met, high: float) -> Board:
    """A row and a column for each; green with an arrow for who is ahead."""
    of = (tuple(names), tuple(signs), met)
    return Board(of, _matrix, h=high * (len(names) + 1), key="matrix")


def _matrix(
    surface: Surface, w: float, h: float, names: tuple[str, ...],
    signs: tuple[tuple[str, str], ...], met: Met,
) -> Scene:  # fmt: skip
    size, high = surface.size("body"), h / (len(names) + 1)
    left = min(w * 0.3, 30 + size * 1.8 + max(metrics.width(one, size, True) for one in names))
    wide = (w - left) / len(names)
    shapes: list[Shape] = []
    hits = []
    for n, name in enumerate(names):
        y = (n + 1.5) * high
        shapes += _named(name, signs[n], size * 0.6, y, left - 8, size, "l")
        shapes += _named(name, signs[n], left + (n + 0.5) * wide, high / 2, wide - 8, size, "c")
        for m, rival in enumerate(met[n]):
            x = left + m * wide
            shapes += _cell(surface, x + 3, y - high / 2 + 3, wide - 6, high - 6, rival, n == m)
            if rival is not None and n != m:
                says = surface.say(_said(name, rival))
                hits.append(Hit(f"met.{n}.{m}", x, y - high / 2, wide, high, says))
    return Scene(w, h, (Layer("matrix", tuple(shapes)),), tuple(hits))


def _said(name: str, rival: Rival) -> Message:
    return Message("statistics.cell_met", name=name, other=rival.name, n=rival.played,
                   ahead=rival.ahead, behind=rival.behind)  # fmt: skip


def _named(
    name: str, sign: tuple[str, str], x: float, y: float, room: float, size: float, anchor: str
) -> list[Shape]:
    """Their piece, and as much of their name as there is room for."""
    icon, colour = sign
    r = size * 0.75
    text = _short(name, size, room - 2.4 * r)
    wide = metrics.width(text, size, True) + 2.4 * r
    left = x - wide / 2 if anchor == "c" else x
    return [
        Disc(left + r, y, r, colour),
        Icon(icon, left + r, y, r * 1.2, "token_sign"),
        Words(text, left + 2.4 * r, y, size, "ink", True, "l"),
    ]


def _short(name: str, size: float, room: float) -> str:
    """As many of its letters as there is room for; one at least."""
    letters = len(name)
    while letters > 1 and metrics.width(name[:letters], size, True) > room:
        letters -= 1
    return name[:letters].strip()


def _cell(
    surface: Surface, x: float, y: float, w: float, h: float, rival: Rival | None, own: bool
) -> list[Shape]:
    ahead = rival.ahead - rival.behind if rival is not None else 0
    fill = "ink~.03" if own else "good~.28" if ahead > 0 else "ink~.08"
    found: list[Shape] = [Box(x, y, w, h, 10, fill)]
    if own:
        return found
    if rival is None:
        return [*found, Words("–", x + w / 2, y + h / 2, surface.size("body"), "dim")]
    size = min(surface.size("label"), h * 0.5)
    text = surface.say(Message("app.home.against", first=rival.ahead, second=rival.behind))
    icon = "arrow-up" if ahead > 0 else "arrow-down" if ahead < 0 else "minus"
    role = "ink" if ahead >= 0 else "dim"
    room = w - 12
    if metrics.width(text, size, True) + size * 1.2 > room:
        size *= room / (metrics.width(text, size, True) + size * 1.2)
    wide = metrics.width(text, size, True) + size * 1.1
    left = x + (w - wide) / 2
    return [
        *found,
        Icon(icon, left + size * 0.4, y + h / 2, size * 0.9, "good" if ahead > 0 else "dim"),
        Words(text, left + size * 1.1, y + h / 2, size, role, True, "l"),
    ]


# when


def calendar(days: Mapping[str, int], last: date, high: float) -> Board:
    """Every day of a year: a column a week, fuller where more was played."""
    return Board((tuple(sorted(days.items())), last), _calendar, h=high, key="calendar")


def _calendar(
    surface: Surface, w: float, h: float, days: tuple[tuple[str, int], ...], last: date
) -> Scene:
    played, size, months = dict(days), surface.size("caption"), _months(surface)
    end = last + timedelta(days=6 - last.weekday())
    side = min((w + 2) / WEEKS, (h - size * 1.6) / WEEK)
    weeks = min(WEEKS, int((w + 2) / side))
    shapes: list[Shape] = []
    for week in range(weeks):
        monday = end - timedelta(days=7 * (weeks - week) - 1)
        for day in range(WEEK):
            one = monday + timedelta(days=day)
            if one <= last:
                x, y = week * side, size * 1.6 + day * side
                shapes.append(Box(x, y, side - 2, side - 2, 3, _shade(played.get(str(one), 0))))
        if monday.day <= 7 and week < weeks - 3:
            text = months[monday.month - 1]
            shapes.append(Words(text, week * side, size * 0.7, size, "dim", False, "l"))
    total = sum(n for day, n in days if day > str(last - timedelta(days=7 * weeks)))
    says = surface.say(Message("app.past.so_many", n=total))
    return Scene(w, h, (Layer("days", tuple(shapes)),), (Hit("calendar", 0, 0, w, h, says),))


def _months(surface: Surface) -> list[str]:
    """Their first letters, as many as tell them apart."""
    names = [surface.say(Message(f"words.month.{n}")) for n in range(1, 13)]
    letters = next(n for n in (3, 4, 9) if len({name[:n] for name in names}) == len(names))
    return [name[:letters] for name in names]


def _shade(n: int) -> str:
    return f"accent~{SHADES[min(n, len(SHADES)) - 1]}" if n else "ink~.07"


def years(months: Mapping[str, int], high: float) -> Board:
    """A row a year, a cell a month, each with how many were played."""
    return Board((tuple(sorted(months.items())),), _years,
                 h=high * (1 + len({one[:4] for one in months})), key="years")  # fmt: skip


def _years(surface: Surface, w: float, h: float, months: tuple[tuple[str, int], ...]) -> Scene:
    played = dict(months)
    rows = sorted({month[:4] for month, _ in months})
    size, high = surface.size("caption"), h / (len(rows) + 1)
    left, most = metrics.width("2026", size, True) + 12, max(played.values(), default=1)
    wide, names = (w - left) / 12, _months(surface)
    shapes: list[Shape] = []
    for month in range(12):
        name = names[month] if wide > 2.4 * size else names[month][:1]
        shapes.append(Words(name, left + (month + 0.5) * wide, high / 2, size, "dim"))
    hits = []
    for n, year in enumerate(rows):
        y = (n + 1) * high
        shapes.append(Words(year, 0, y + high / 2, size, "ink", True, "l"))
        for month in range(12):
            many, x = played.get(f"{year}-{month + 1:02}", 0), left + month * wide
            part = 0.16 + 0.84 * many / most
            fill = f"tapestry_text@{part:.2f}:{GROUND}" if many else "ink~.06"
            shapes.append(Box(x + 2, y + 2, wide - 4, high - 4, 6, fill))
            if many and wide > 20:
                role = "token_sign" if part > 0.5 else "ink"
                shapes.append(Words(str(many), x + wide / 2, y + high / 2, size, role, True))
        of_year = sum(n for month, n in months if month.startswith(year))
        said = surface.say(Message("statistics.line_played", what=year, n=of_year))
        hits.append(Hit(f"year.{year}", 0, y, w, high, said))
    return Scene(w, h, (Layer("years", tuple(shapes)),), tuple(hits))


# points


def points(of: Sequence[Point], role: str, ends: tuple[Says, Says], high: float) -> Board:
    """Game by game: full for won, a ring for lost; a touch opens the game."""
    return Board((tuple(of), role, ends), _points, h=high, key="points")


def _points(
    surface: Surface, w: float, h: float, of: tuple[Point, ...], role: str, ends: tuple[Says, Says]
) -> Scene:
    scores = [one.score or 0.0 for one in of]
    steps, size = steps_of_scale(min(scores), max(scores)), surface.size("caption")
    number = surface.size("label")
    top, low, left = number * 1.4, h - size * 1.8, LABEL * max(1.0, surface.text)
    right = w - max(number * 1.5, POINT * 2)

    def at(n: int) -> tuple[float, float]:
        x = left + (right - left) * (n / (len(of) - 1) if len(of) > 1 else 0.5)
        return x, low - (low - top) * (scores[n] - steps[0]) / (steps[-1] - steps[0])

    shapes: list[Shape] = []
    for value in steps:
        y = low - (low - top) * (value - steps[0]) / (steps[-1] - steps[0])
        shapes.append(Line((left, y, right, y), "line", 1))
        shapes.append(Words(surface.say(value), left - 10, y, size, "dim", False, "r"))
    if len(of) > 1:
        shapes.append(Line(tuple(v for n in range(len(of)) for v in at(n)), role, 3))
    hits = []
    for n, one in enumerate(of):
        x, y = at(n)
        shapes.append(Disc(x, y, POINT, role))
        if not one.won:
            shapes.append(Disc(x, y, POINT * 0.55, GROUND))
        says = f"{one.day} {surface.say(one.score or 0)}".strip()
        hits.append(Hit(f"point.{n}", x - 14, y - 14, 28, 28, says, f"open.{one.id}", round=True))
    x, y = at(len(of) - 1)
    shapes.append(Words(surface.say(scores[-1]), x, y - number, number, "ink", True, "c"))
    half = (right - left) / 2
    for text, x, anchor in ((ends[0], left, "l"), (ends[1], right, "r")):
        whole = surface.say(text)
        shown = whole if metrics.width(whole, size, True) < half - 8 else whole[-4:]
        shapes.append(Words(shown, x, h - size * 0.7, size, "dim", False, anchor))
    return Scene(w, h, (Layer("points", tuple(shapes)),), tuple(hits))


def steps_of_scale(low: float, high: float) -> list[int]:
    """Round numbers around what is drawn, a handful of them.

    >>> steps_of_scale(61, 203)
    [50, 100, 150, 200, 250]
    """
    room = max(1.0, high - low)
    step = next(s * 10**e for e in range(7) for s in (1, 2, 5) if room / (s * 10**e) <= STEPS)
    first = int(low // step) * step
    return list(range(first, int(high // step) * step + 2 * step, step))
