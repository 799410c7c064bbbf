"""How a track is drawn: tier boxes in its colour, what each space gives, tokens on the edge."""

from kivy.graphics import Color, Ellipse, Line

from companion.games.tapestry.tracks.view_marks import OR, own_resource, space_marks
from screens.games.tapestry.land import BOT_ICONS, shape_icon
from screens.widgets.boards.batch import Batch
from screens.widgets.frame.box import Box

TINTS = (0.12, 0.19, 0.26, 0.34)
"""How much of the track's colour is mixed into the box of each tier."""
BORDERS = (0.38, 0.55, 0.72, 0.88)
TIERS = 4
SPACES = 12
SMALLEST = 0.65
"""Below this many pixels to a unit numbers cannot be read and are left out."""
DARK = (0.06, 0.09, 0.12, 1)


def mixed(colour, ground, part: float):
    """Some of a colour in a ground."""
    return (*(c * part + g * (1 - part) for c, g in zip(colour[:3], ground, strict=False)), 1)


class Grid:
    """Where everything of the board lies: a head, then four boxes of three spaces."""

    def __init__(self, lanes):
        self.unit = lanes.unit
        self.head = lanes.head_width
        self.left, self.top = lanes.x + self.head, lanes.top - lanes.room_above
        self.high = (self.top - lanes.y - lanes.room_below) / max(1, len(lanes.lanes))
        self.gap = 7 * self.unit
        self.wide = (lanes.right - self.left - lanes.room_below - (TIERS - 1) * self.gap) / TIERS
        self.step = self.wide / 3

    def box(self, number: int, tier: int) -> tuple[float, float, float, float]:
        """The box of a tier: left, bottom, width, height."""
        low = self.top - (number + 1) * self.high
        x = self.left + tier * (self.wide + self.gap)
        return x, low + 4 * self.unit, self.wide, self.high - 6 * self.unit

    def space(self, number: int, space: float) -> tuple[float, float, float, float]:
        """A space; between two while a token slides, before the first for the start."""
        if space < 1:
            x, low, _, high = self.box(number, 0)
            return x - (self.step / 2 + 13 * self.unit) * (1 - space), low, self.step, high
        tier = min(TIERS - 1, int((space - 1) // 3))
        x, low, _, high = self.box(number, tier)
        return x + (space - 1 - 3 * tier) * self.step, low, self.step, high

    def space_at(self, x: float) -> int:
        """The number of the space at a place across; 0 before the first."""
        if x < self.left:
            return 0
        tier = min(TIERS - 1, int((x - self.left) // (self.wide + self.gap)))
        inside = x - self.left - tier * (self.wide + self.gap)
        return tier * 3 + min(3, int(inside // self.step) + 1)


def draw_lane(group, grid, number: int, lane, theme, folded: bool) -> None:
    """Everything of a track but its tokens."""
    colour, batch = theme.of(lane.track.id), Batch()
    for tier in range(TIERS):
        _box(group, grid.box(number, tier), tier, colour, theme, grid)
    for space in range(1, SPACES + 1):
        _cell(group, grid.space(number, space), grid, (space - 1) // 3, colour, theme)
    _head(batch, grid, number, lane.track, theme, folded)
    for space in range(1, SPACES + 1):
        _printed(batch, group, grid, number, lane.track, space, (theme, folded))
    batch.onto(group)


def _box(group, box, tier: int, colour, theme, grid) -> None:
    x, y, wide, high = box
    fill = mixed(colour, theme.surface, TINTS[tier])
    edge = mixed(colour, theme.surface, BORDERS[tier])
    made = Box()
    made.pos, made.size = (x, y), (wide, high)
    made.look = fill, 8 * grid.unit, edge, 1.5 * grid.unit
    group.add(made)


def _cell(group, box, grid, tier: int, colour, theme) -> None:
    x, y, wide, high = box
    inset = 2.5 * grid.unit
    made = Box()
    made.pos, made.size = (x + inset, y + inset), (wide - 2 * inset, high - 2 * inset)
    made.look = mixed(colour, theme.ground, TINTS[tier] * 0.6), 6 * grid.unit
    group.add(made)


def _head(batch, grid, number: int, track, theme, folded: bool) -> None:
    """The track's picture, and below it the resource it asks for."""
    middle = grid.top - (number + 0.5) * grid.high
    x = grid.left - grid.head + 20 * grid.unit
    resource = "" if folded else own_resource(track.id)
    rise = 12 * grid.unit if resource else 0
    batch.icon(
        track.icon, (x, middle + rise), min(28 * grid.unit, grid.high * 0.72), theme.of(track.id)
    )
    if resource:
        batch.icon(resource, (x, middle - 17 * grid.unit), 17 * grid.unit, theme.dim)


def _printed(batch, group, grid, number: int, track, space: int, how) -> None:
    """Its number, its landmark, what it gives and what may be bought."""
    theme, folded = how
    x, y, wide, high = grid.space(number, space)
    unit = grid.unit
    if unit > SMALLEST:
        batch.words(str(space), (x + 10 * unit, y + high - 11 * unit), 10.5 * unit, theme.dim)
    for landmark in track.landmarks:
        if landmark.space == space:
            spot = x + wide - 13 * unit, y + high - 12 * unit
            batch.icon("landmark", spot, 15 * unit, _landmark_colour(landmark, theme))
    if folded:
        return
    printed = space_marks(track.id, space)
    width = wide - 7 * unit
    side = min(20 * unit, high * 0.28)
    middle = x + wide / 2
    draw_marks(batch, printed.benefit, (middle, y + high * 0.62), side, (width, theme.ink))
    if printed.bonus:
        small, spot = side * 0.74, (middle, y + high * 0.36)
        found = draw_marks(
            batch, printed.bonus, spot, small, (width - 10 * unit, theme.of(track.id))
        )
        _capsule(
            group,
            spot,
            found + 9 * unit,
            small + 6 * unit,
            mixed(theme.of(track.id), theme.surface, 0.8),
        )


def _landmark_colour(landmark, theme):
    """Gold while it is to be had, then its owner's, grey when it is out of the game."""
    if not landmark.gone:
        return theme.accent
    return theme.of(landmark.owner) if landmark.owner else theme.line


def draw_marks(batch, marks, spot, side: float, room) -> float:
    """Pictures and numbers side by side around a point; how wide they are."""
    width, colour = room
    natural = sum(width_of(mark, side) for mark in marks)
    side *= min(1, width / natural) if natural else 1
    natural = sum(width_of(mark, side) for mark in marks)
    x = spot[0] - natural / 2
    for mark in marks:
        wide = width_of(mark, side)
        if mark.icon == OR:
            batch.words("/", (x + wide / 2, spot[1]), side * 0.75, colour)
        else:
            if mark.n > 1:
                batch.words(str(mark.n), (x + side * 0.26, spot[1]), side * 0.7, colour)
            batch.icon(mark.icon, (x + wide - side * 0.52, spot[1]), side, colour)
        x += wide
    return natural


def width_of(mark, side: float) -> float:
    """How wide one is drawn."""
    if mark.icon == OR:
        return side * 0.34
    return side * (1.55 if mark.n > 1 else 1.04)


def _capsule(group, spot, wide: float, high: float, colour) -> None:
    """Dashed: for sale."""
    x, y = spot[0] - wide / 2, spot[1] - high / 2
    group.add(Color(*colour))
    shape = (x, y, wide, high, high * 0.45)
    group.add(Line(rounded_rectangle=shape, width=1, dash_length=3, dash_offset=3))


def draw_next(group, grid, box, chosen: bool, theme) -> None:
    """The space that comes next for me: framed, in gold while it is chosen."""
    x, y, wide, high = box
    if chosen:
        made = Box()
        made.pos, made.size = (x, y), (wide, high)
        made.look = (*theme.gold[:3], 0.2), 8 * grid.unit
        group.add(made)
    group.add(Color(*(theme.gold if chosen else theme.dim)))
    shape = (x + 1, y + 1, wide - 2, high - 2, 7 * grid.unit)
    group.add(Line(rounded_rectangle=shape, width=(2 if chosen else 0.9) * grid.unit))


def draw_cost(group, grid, box, cost, theme) -> None:
    """What the next space costs, on its lower edge."""
    x, y, wide, _ = box
    side, batch = 11.5 * grid.unit, Batch()
    spot = x + wide / 2, y + side * 0.62
    found = draw_marks(batch, cost, spot, side, (wide - 8 * grid.unit, theme.ink))
    made = Box()
    made.size = found + 8 * grid.unit, side + 4 * grid.unit
    made.pos = spot[0] - made.size[0] / 2, spot[1] - made.size[1] / 2
    made.look = theme.raised, made.size[1] / 2, theme.dim, grid.unit
    group.add(made)
    batch.onto(group)


def draw_tokens(group, grid, number: int, places, theme, priced: int = 0) -> None:
    """Tokens on the lower edge, those of a space over each other; `places` with each token.

    Those on the space that shows its price stand above that.
    """
    batch = Batch()
    crowd: dict[float, int] = {}
    for token, _ in places:
        crowd[token.space] = crowd.get(token.space, 0) + 1
    stood: dict[float, int] = {}
    side = min(20 * grid.unit, grid.high * 0.6)
    for token, at in places:
        n, many = stood.get(token.space, 0), crowd[token.space]
        stood[token.space] = n + 1
        x, y, wide, high = grid.space(number, at)
        step = min(13 * grid.unit, (wide - side) / max(1, many - 1)) if many > 1 else 0
        low = y + high / 2 if high < 40 * grid.unit else y + side * 0.5
        low += 15 * grid.unit if token.space == priced and high >= 40 * grid.unit else 0
        if token.space < 1:
            spot = x + wide / 2, y + high / 2 + (n - (many - 1) / 2) * side * 0.8
        else:
            spot = x + wide / 2 + (n - (many - 1) / 2) * step, low
        _token(group, token, spot, side, theme)
    batch.onto(group)


def _token(group, token, spot, side: float, theme) -> None:
    """A disc in the owner's colour with the owner's dark sign."""
    x, y = spot
    rim = side + 3
    group.add(Color(*theme.ground))
    group.add(Ellipse(pos=(x - rim / 2, y - rim / 2), size=(rim, rim)))
    group.add(Color(*theme.of(token.colour)))
    group.add(Ellipse(pos=(x - side / 2, y - side / 2), size=(side, side)))
    sign = Batch()
    icon = BOT_ICONS.get(token.owner) or shape_icon(token.shape)
    sign.icon(icon, spot, side * 0.68, DARK if theme.dark else (1, 1, 1, 1))
    sign.onto(group)


def draw_heads(group, grid, above: float, tiers, theme) -> None:
    """Above the boxes: the tier and what an advance into it costs."""
    batch, unit = Batch(), grid.unit
    colours = [theme.of(one) for one in ("exploration", "science", "technology", "military")]
    for tier, (name, own, anything) in enumerate(tiers):
        x, _, wide, _ = grid.box(0, tier)
        y = grid.top + above * 0.42
        at = x + wide / 2 - (20 + 22 * bool(own) + 22 * bool(anything)) / 2 * unit
        batch.words(name, (at + 6 * unit, y), 12.5 * unit, theme.ink)
        at += 24 * unit
        for n, is_own in ((own, True), (anything, False)):
            if n:
                batch.words(str(n), (at, y), 12.5 * unit, theme.ink)
                _resource(batch, group, (at + 12 * unit, y), is_own, (unit, colours, theme))
                at += 28 * unit
    batch.onto(group)


def _resource(batch, group, spot, is_own: bool, how) -> None:
    """The track's own resource, or any."""
    unit, colours, theme = how
    if is_own:
        _four(group, spot, 11 * unit, colours)
    else:
        batch.icon("resource-any", spot, 13 * unit, theme.dim)


def _four(group, spot, side: float, colours) -> None:
    """The track's own resource: a dot of four colours."""
    for quarter, colour in enumerate(colours):
        group.add(Color(*colour))
        place = spot[0] - side / 2, spot[1] - side / 2
        turn = 90 * quarter
        group.add(Ellipse(pos=place, size=(side, side), angle_start=turn, angle_end=turn + 90))
