"""From one place to the next: along the order, or where an arrow points."""

from screens.keyboard.places import Spot

ASKEW = 3
"""How much further away a thing counts by the way aside than by the way ahead."""
DIRECTIONS = {"up": (1, 1), "down": (1, -1), "left": (0, -1), "right": (0, 1)}


def stops(all_places: list[Spot], now: Spot | None) -> list[Spot]:
    """Where Tab halts: a board once, at the part where the ring is."""
    found: list[Spot] = []
    for place in all_places:
        if found and place.part is not None and found[-1].widget is place.widget:
            if place == now:
                found[-1] = place
        else:
            found.append(place)
    return found


def along(all_places: list[Spot], now: Spot, step: int) -> Spot | None:
    """The stop after or before; None beyond the last."""
    order = stops(all_places, now)
    at = order.index(now) + step
    return order[at] if 0 <= at < len(order) else None


def nearest(all_places: list[Spot], spot: tuple[float, float]) -> Spot | None:
    """The place nearest to a point of the window."""

    def away(place: Spot) -> float:
        left, low, right, high = place.box
        x, y = spot
        return max(left - x, 0, x - right) ** 2 + max(low - y, 0, y - high) ** 2

    return min(all_places, key=away, default=None)


def towards(all_places: list[Spot], now: Spot, direction: str) -> Spot | None:
    """The nearest place that lies where the arrow points."""
    axis, sign = DIRECTIONS[direction]
    boxes = [(place, place.box) for place in all_places if place != now]
    ways = [(_way(now.box, box, axis, sign), place) for place, box in boxes]
    ahead = [(way, place) for way, place in ways if way is not None]
    return min(ahead, key=lambda one: one[0], default=(0, None))[1]


def _way(start, end, axis: int, sign: int) -> float | None:
    """How far it is; None if it does not lie that way."""
    ahead = sign * (_middle(end, axis) - _middle(start, axis))
    gap = _gap(start, end, axis)
    if ahead <= 1 or (gap <= 0 and _gap(start, end, 1 - axis) > 0):
        return None
    aside = _gap(start, end, 1 - axis)
    off = abs(_middle(end, 1 - axis) - _middle(start, 1 - axis))
    return gap + ASKEW * aside + 0.1 * off + 0.01 * ahead


def _middle(box, axis: int) -> float:
    return (box[axis] + box[axis + 2]) / 2


def _gap(start, end, axis: int) -> float:
    """The room between them along an axis; 0 where they overlap."""
    return max(0, end[axis] - start[axis + 2], start[axis] - end[axis + 2])
