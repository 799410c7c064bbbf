"""A row as a list of lines to edit: its steps in order, those within others further in.

A path leads to a line: the number of a step, then by turns the number of a group within it (an
option, "then" or "otherwise") and the number of a step in that group.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from companion.games.imperium.acts import Act, Element, FirstPossible, If, IfPossible

Elements = tuple[Element, ...]
Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A step, or the head of a group of steps (then `element` is the one it belongs to)."""

    path: Path
    element: Element

    @property
    def is_group(self) -> bool:
        """It is the head of a group."""
        return len(self.path) % 2 == 0


def lines(elements: Elements, before: Path = ()) -> Iterator[Line]:
    """All the lines, from the top; a step with one group has no head for it."""
    for i, element in enumerate(elements):
        path = (*before, i)
        yield Line(path, element)
        inner = groups(element)
        for g, group in enumerate(inner):
            if len(inner) > 1:
                yield Line((*path, g), element)
            yield from lines(group, (*path, g))


def groups(element: Element) -> tuple[Elements, ...]:
    """The steps within a step."""
    match element:
        case FirstPossible(options):
            return options
        case IfPossible(acts):
            return (acts,)
        case If(_, then, otherwise):
            return (then, otherwise)
    return ()


def at(elements: Elements, path: Path) -> Element:
    """The step of a line; for the head of a group the step it belongs to."""
    element = elements[path[0]]
    if len(path) <= 2:
        return element
    return at(groups(element)[path[1]], path[2:])


def put(elements: Elements, path: Path, *instead: Element) -> Elements:
    """Other steps (or none) in the place of one."""
    i = path[-1]
    return _within(elements, path[:-1], lambda group: (*group[:i], *instead, *group[i + 1 :]))


def added(elements: Elements, path: Path, step: Element) -> Elements:
    """A step below a line: after a step, or first in a group."""
    if len(path) % 2 == 0:
        return _within(elements, path, lambda group: (step, *group))
    return put(elements, path, at(elements, path), step)


def moved(elements: Elements, path: Path, by: int) -> Elements:
    """A step further up or down among its neighbours."""
    i = path[-1]

    def turned(group: Elements) -> Elements:
        to = i + by
        if not 0 <= to < len(group):
            return group
        rest = [*group[:i], *group[i + 1 :]]
        rest.insert(to, group[i])
        return tuple(rest)

    return _within(elements, path[:-1], turned)


def with_option(elements: Elements, path: Path, step: Element) -> Elements:
    """One more option below this one."""
    found = at(elements, path)
    if not isinstance(found, FirstPossible):
        return elements
    g = path[-1] + 1
    more = replace(found, options=(*found.options[:g], (step,), *found.options[g:]))
    return put(elements, path[:-1], more)


def without_group(elements: Elements, path: Path) -> Elements:
    """An option away; of "otherwise" its steps."""
    found, g = at(elements, path), path[-1]
    if isinstance(found, FirstPossible) and len(found.options) > 1:
        fewer = replace(found, options=(*found.options[:g], *found.options[g + 1 :]))
        return put(elements, path[:-1], fewer)
    if isinstance(found, If) and g == 1:
        return put(elements, path[:-1], replace(found, otherwise=()))
    return elements


def acts(elements: Elements) -> Iterator[Act]:
    """Every act of a row."""
    for line in lines(elements):
        if isinstance(line.element, Act):
            yield line.element


def _within(elements: Elements, path: Path, change: Callable[[Elements], Elements]) -> Elements:
    """The group a path leads to, changed; the empty path is the row itself."""
    if not path:
        return change(elements)
    i, g, *deeper = path
    inner = groups(elements[i])
    new = _within(inner[g], tuple(deeper), change)
    element = _with_groups(elements[i], (*inner[:g], new, *inner[g + 1 :]))
    return (*elements[:i], element, *elements[i + 1 :])


def _with_groups(element: Element, inner: tuple[Elements, ...]) -> Element:
    match element:
        case FirstPossible():
            return FirstPossible(inner)
        case IfPossible():
            return IfPossible(inner[0])
        case If():
            return If(element.condition, inner[0], inner[1])
    return element
