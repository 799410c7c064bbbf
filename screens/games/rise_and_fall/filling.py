"""Rows that are kept while their number changes."""

from collections.abc import Callable
from typing import Any


def fill(box: Any, number: int, make: Callable[[], Any]) -> None:
    """So many rows in a box; those that are there are kept."""
    while len(box.children) > number:
        box.remove_widget(box.children[0])
    while len(box.children) < number:
        box.add_widget(make())
