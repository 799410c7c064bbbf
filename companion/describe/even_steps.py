"""Round numbers for the lines across a chart."""

from __future__ import annotations

from math import ceil, floor, log10


def even_steps(low: float, high: float, most: int = 5) -> list[int]:
    """From below the lowest value to above the highest, two of them at least.

    >>> even_steps(3, 48), even_steps(12, 12)
    ([0, 10, 20, 30, 40, 50], [12, 13])
    """
    span = max(1.0, high - low)
    size = 10 ** int(log10(span))
    sizes = (size // 5, size // 2, size, 2 * size, 5 * size, 10 * size)
    step = next(each for each in sizes if each and each * most >= span)
    first = floor(low / step) * step
    last = max(ceil(high / step) * step, first + step)
    return list(range(first, last + 1, step))
