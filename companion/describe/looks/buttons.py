"""Buttons and chips: what does something when it is touched."""

from __future__ import annotations

from companion.describe import metrics
from companion.describe.looks import marks
from companion.describe.node import GOLD, PLAIN, TOOL, Act, Chip
from companion.describe.scene import Box, Hit, Icon, Shape, Shapes, Words
from companion.describe.surface import SMALLEST, Says, Surface

Drawn = tuple[Shapes, tuple[Hit, ...]]
FINGER = 48.0
GOLD_HIGH = 88.0
TICK, UNTICKED = "checkbox-on", "checkbox"
PAD, LEAST_ICON = 14.0, 18.0
TICKED = 18.0
"""The tick of what is chosen never lies on what it says."""
KEY = 2
"""So many letters at most are on a key; they stand in its middle."""
FLAT = ("flat", "paper_flat")


def hit_of(key: str, w: float, h: float, says: str, node: Act | Chip, surface: Surface) -> Hit:
    """What is touched: its act, or the sentence that says why not."""
    reason = "" if node.reason is None else surface.say(node.reason)
    does = node.does if node.reason is None else ""
    return Hit(key, 0, 0, w, h, says, does, node.help, reason)


# buttons


def natural(node: Act, surface: Surface, room: float) -> tuple[float, float]:
    """A finger's breadth and more; words wrap where there is no more room."""
    if node.look == TOOL:
        return FINGER, FINGER
    t = max(1.0, surface.text)
    side = _icon_side(node, surface)
    wanted = _words_width(node, surface) + side + (PAD if side else 0) + 2 * PAD + 8
    wide = min(room, max(FINGER, wanted))
    least = GOLD_HIGH if node.look == GOLD else 56.0 if node.look != PLAIN else FINGER
    beside = side + (PAD if side else 0) + 2 * PAD
    high = max(_high(_blocks(node, surface, one - beside)) for one in {wide, room})
    return wide, max(least * min(t, 1.3), high + 20)


def _high(lines: list[tuple[str, float, bool]]) -> float:
    return sum(size * metrics.LINE for _, size, _ in lines)


def draw(node: Act, surface: Surface, w: float, h: float, key: str) -> Drawn:
    """As its look is."""
    says = surface.say(node.label)
    if node.note:
        says = f"{says}, {surface.say(node.note)}"
    hits = (hit_of(key, w, h, says, node, surface),)
    if node.look == TOOL:
        role = "ink" if node.reason is None else "edge"
        return (Box(0, 0, w, h, 14, "ink~.09"), Icon(node.icon, w / 2, h / 2, 25, role)), hits
    if w < h * 1.35 and node.icon and node.look != GOLD and _stands(node, surface, w, h):
        return _upright(node, surface, w, h), hits
    return (*_ground(node, w, h), *_inside(node, surface, w, h)), hits


def _ground(node: Act, w: float, h: float) -> Shapes:
    """Gold is filled, what cannot be done an outline that says so, all else a shade."""
    if node.look == PLAIN:
        return ()
    if node.chosen:
        return (Box(0, 0, w, h, 14, "lit", "gold", 3), *_chosen_tick(w))
    if node.look != GOLD:
        return (Box(0, 0, w, h, 14, "ink~.09" if node.reason is None else "ink~.04"),)
    if node.reason is not None:
        return (Box(0, 0, w, h, 18, "", "edge", 2, True),)
    return (Box(0, 0, w, h, 18, "gold_low"), Box(0, 0, w, h - 4, 18, "gold"))


def _chosen_tick(w: float) -> Shapes:
    """Gold in the corner of what was touched."""
    return (Box(w - 22, 3, 19, 19, 9.5, "gold"), Icon("check", w - 12.5, 12.5, 15, "gold_ink"))


def _inside(node: Act, surface: Surface, w: float, h: float) -> Shapes:
    """Its picture, its words, and below them what follows."""
    side = _icon_side(node, surface)
    gap = PAD if side else 0.0
    room = w - side - gap - 2 * PAD
    counted = (_blocks(node, surface, room + air) for air in (1.0, 0.0, -1.0))
    lines = next((one for one in counted if _high(one) <= h), _blocks(node, surface, room))
    widest = max((metrics.width(text, size, bold) for text, size, bold in lines), default=0.0)
    centred = node.look == GOLD or (not side and len(surface.say(node.label)) <= KEY)
    left = (w - widest - side - gap) / 2 if centred else PAD
    role = _role(node)
    found: list[Shape] = []
    if side:
        found.append(Icon(_icon(node), left + side / 2, h / 2 - 1, side, role))
    y = (h - sum(size * metrics.LINE for _, size, _ in lines)) / 2 - (2 if node.look == GOLD else 0)
    for text, size, bold in lines:
        high = size * metrics.LINE
        quiet = "gold_ink" if node.look == GOLD and node.reason is None else "dim"
        words = role if bold or node.look == PLAIN else quiet
        found.append(Words(text, left + side + gap, y + high / 2, size, words, bold, "l"))
        y += high
    return tuple(found)


def _stands(node: Act, surface: Surface, w: float, h: float) -> bool:
    """Whether its words have room below its picture."""
    lines = _blocks(node, surface, w - 8)
    return sum(size * metrics.LINE for _, size, _ in lines) + LEAST_ICON + 4 <= h


def _upright(node: Act, surface: Surface, w: float, h: float) -> Shapes:
    """The picture above, the words below it."""
    role, lines = _role(node), _blocks(node, surface, w - 8)
    high = sum(size * metrics.LINE for _, size, _ in lines)
    side = min(34 * surface.text, max(LEAST_ICON, h - high - 18))
    top = (h - side - high - 4) / 2
    found: list[Shape] = [
        *_ground(node, w, h),
        Icon(_icon(node), w / 2, top + side / 2, side, role),
    ]
    y = top + side + 4
    for text, size, bold in lines:
        words = role if bold else "dim"
        found.append(Words(text, w / 2, y + size * metrics.LINE / 2, size, words, bold))
        y += size * metrics.LINE
    return tuple(found)


def _blocks(node: Act, surface: Surface, room: float) -> list[tuple[str, float, bool]]:
    """(line, size, bold): the label, then what follows or why not."""
    size = surface.size("button" if node.look == GOLD else "body")
    bold = node.look != PLAIN
    lines = _fitting(surface.alone(node.label), size, bold, room)
    below: Says = node.note if node.reason is None else node.reason
    if below and below != node.label:
        small = surface.size("body" if node.look == GOLD else "caption")
        lines += _fitting(surface.say(below), small, False, room)
    return lines


def _fitting(text: str, size: float, bold: bool, room: float) -> list[tuple[str, float, bool]]:
    """One line if a step smaller makes it one, else several."""
    room = max(room, 24.0)
    for step in (1.0, 0.88, 0.78):
        smaller = max(SMALLEST, size * step)
        if metrics.fits(text, smaller, bold, room):
            return [(text, round(smaller, 1), bold)]
    step = 0.88 if metrics.widest_word(text, size * 0.88, bold) <= room else 0.7
    smaller = max(SMALLEST, metrics.unbroken(text, size * step, bold, room))
    return [(one, smaller, bold) for one in metrics.wrapped(text, smaller, bold, room)]


def _words_width(node: Act, surface: Surface) -> float:
    size = surface.size("button" if node.look == GOLD else "body")
    wide = metrics.width(surface.alone(node.label), size, node.look != PLAIN)
    if node.note:
        small = surface.size("body" if node.look == GOLD else "caption")
        wide = max(wide, metrics.width(surface.say(node.note), small, False))
    return wide


def _icon(node: Act) -> str:
    if node.tick is None:
        return node.icon
    return TICK if node.tick else UNTICKED


def _icon_side(node: Act, surface: Surface) -> float:
    if not _icon(node):
        return 0.0
    return (36.0 if node.look == GOLD else 26.0) * min(1.3, surface.text)


def _role(node: Act) -> str:
    if node.reason is not None:
        return "dim"
    if node.look == GOLD:
        return "gold_ink"
    return "accent" if node.look == PLAIN and node.does else "ink"


# chips


def natural_chip(node: Chip, surface: Surface, room: float) -> tuple[float, float]:
    """As wide as its marks."""
    side = _chip_side(surface)
    wanted = marks.width(node.marks, side)
    if node.look in FLAT:
        return min(room, wanted + 2), side * 1.3
    wanted += 2 * PAD
    return min(room, max(FINGER, wanted)), max(FINGER, 56 * min(surface.text, 1.3))


def draw_chip(node: Chip, surface: Surface, w: float, h: float, key: str) -> Drawn:
    """Chosen is filled and ringed in gold with a tick; the others are a shade."""
    role = _chip_role(node)
    room = w if node.look in FLAT else w - 2 * PAD + 12
    side = _chip_side(surface)
    if node.look == FLAT[1]:
        side *= min(1.0, room / max(1.0, marks.width(node.marks, side)))
        return marks.beginning(node.marks, 0, h / 2, side, role), ()
    ticked = TICKED if node.chosen and marks.width(node.marks, side) + 2 * TICKED > w else 0.0
    inside = marks.centred(node.marks, (w - ticked) / 2, h / 2, side, role, room - ticked)
    if node.look in FLAT:
        return inside, ()
    paper = node.look == "paper"
    fill = ("lit" if not paper else "paper_low") if node.chosen else "ink~.09"
    if paper and not node.chosen:
        fill = "paper_ink~.08"
    edge = ("gold_low" if paper else "gold") if node.chosen else ""
    shapes: Shapes = (Box(0, 0, w, h, 14, fill, edge, 3 if edge else 0), *inside)
    if node.chosen:
        shapes = (*shapes, *_chosen_tick(w))
    says = surface.say(node.says)
    return shapes, (hit_of(key, w, h, says, node, surface),)


def _chip_role(node: Chip) -> str:
    if node.reason is not None:
        return "dim"
    return "paper_ink" if node.look.startswith("paper") else "ink"


def _chip_side(surface: Surface) -> float:
    return 30.0 * min(1.5, surface.text)
