"""How many columns leave no row nearly empty."""

from math import ceil


def even_columns(n: int, most: float) -> int:
    """Of `n` things, at most so many beside each other, in as few rows as need be."""
    rows = max(1, ceil(n / most))
    return max(1, ceil(n / rows))
