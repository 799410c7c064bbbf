"""Naming a card: what can lie there as a grid, found by letters, an icon, its number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.desk import Answering
from companion.describe.node import Act, Chip, Column, Do, Grid, Node, Row, Text
from companion.describe.parts import DOCK_WIDE
from companion.describe.surface import PHONE, Surface
from companion.games.imperium.cards import UNREST
from companion.games.imperium.catalogue import of_copy
from companion.games.imperium.pages.cards import art, face_of
from companion.games.imperium.views.naming import (
    AT_ONCE,
    CardChoice,
    at_once,
    found,
    icons_among,
    letters_after,
)

FEW, LARGE = 12, 12
"""So many cards are seen at a glance; so many are drawn large."""
LEAST, MOST, GAP = 46.0, 132.0, 8.0
MANY = 39
"""So many, and an Unrest, are seen in a wide window without scrolling."""
LETTERS = 2
"""What finds cards begins with the letters: what was touched of them, and those to touch."""
ICON, LETTER, NAME = "icon.", "letter.", "name."


class Asking(NamedTuple):
    """Which cards there are, and what a touch on one does."""

    cards: tuple[CardChoice, ...]
    pick: Callable[[str], Do]
    unrest: Do | None = None
    """An Unrest is always possible, where it can lie there."""
    chosen: frozenset[str] = frozenset()


def placed(
    surface: Surface,
    head: tuple[Node, ...],
    cells: Node,
    finds: tuple[Node, ...],
    cards: Sequence[CardChoice],
) -> tuple[Node, tuple[Node, ...]]:
    """Stage and dock; in upright windows the cards come first, of too many the letters."""
    if surface.is_wide:
        return cells, (*head, *finds)
    if is_long(surface, cards):
        return Column((cells, *finds[LETTERS:]), gap=10, key="ways"), (*head, *finds[:LETTERS])
    return Column(finds, gap=10, key="ways"), (*head, cells)


def is_long(surface: Surface, cards: Sequence[CardChoice]) -> bool:
    """More than are shown: whoever looks through them may not find theirs."""
    return bool(at_once(cards, "", surface.say, "", _most(surface))[1])


def _most(surface: Surface) -> int:
    return MANY if surface.is_wide and surface.text <= 1.1 else AT_ONCE


def grid(desk: Answering, surface: Surface, acts: Acts, asking: Asking) -> Node:
    """The cards that fit what was touched so far, an Unrest first."""
    typed, icon = touched(desk)
    shown, left = at_once(asking.cards, typed, surface.say, icon, _most(surface))
    cards = tuple(_cell(surface, acts, asking, one, len(shown)) for _, one in shown)
    if asking.unrest is not None and not typed and not icon:
        cards = (_unrest(surface, acts, asking.unrest, len(shown)), *cards)
    if left:
        more = Message("imperium.naming.more", n=left)
        note: tuple[Node, ...] = (Text(more, "body", "dim", key="more"),)
    elif not cards:
        note = (Text(Message("imperium.naming.none"), "label", "dim", key="none"),)
    else:
        note = ()
    cells = Grid(cards, narrowest=_wide(surface, len(cards)), gap=GAP, key="cards")
    return Column((cells, *note) if cards else note, gap=10, key="naming")


def _wide(surface: Surface, n: int) -> float:
    """The narrowest that a card may be."""
    wide = 172.0 if _low(surface, n) else 184.0 if n <= LARGE else 140.0
    return wide * min(1.5, surface.text)


def _high(surface: Surface, n: int) -> float:
    """How high its picture is: all of them are seen without scrolling, if that can be."""
    room = surface.w - DOCK_WIDE - 32 if surface.is_wide else surface.w - 24
    columns = max(1, int((room + GAP) // (_wide(surface, n) + GAP)))
    rows = -(-n // columns)
    free = (surface.h - 100) / rows - 66 * surface.text - GAP
    return min(MOST, max(LEAST, free))


def _low(surface: Surface, n: int) -> bool:
    """Lines of a name instead of cards: there is no room for pictures."""
    return surface.shape == PHONE or n > AT_ONCE or surface.text > 1.3 or surface.h < 700


def _cell(surface: Surface, acts: Acts, asking: Asking, one: CardChoice, n: int) -> Node:
    key = acts.add(f"{NAME}{one.id}", asking.pick(one.id))
    note = one.number if one.note is None else one.note
    return _card(surface, key, of_copy(one.id)[0], one.name, note, n, one.id in asking.chosen)


def _unrest(surface: Surface, acts: Acts, do: Do, n: int) -> Node:
    key = acts.add(f"{NAME}{UNREST}", do)
    return _card(surface, key, UNREST, face_of(UNREST).name, None, n, False)


def _card(
    surface: Surface, key: str, card: str, name: object, note: Message | None, n: int, chosen: bool
) -> Node:
    """Its picture, its name, the number that is printed on it."""
    face = face_of(card)
    number: tuple[Node, ...] = ()
    if note is not None:
        number = (Text(note, "caption", "paper_dim", align="c", key="number"),)
    edge, edge_width = ("gold", 4.0) if chosen else ("", 0.0)
    if _low(surface, n):
        sign = art(face, 48, done=chosen)
        words = Column(
            (Text(face.name, "body", "paper_ink", True, key="name"), *_left(number)),
            gap=0,
            share=1,
            key="words",
        )
        inside: tuple[Node, ...] = (Row((sign,), w=48, key="sign"), words)
        return Row(
            inside,
            gap=8,
            pad=4,
            middle=True,
            fill="paper",
            radius=12,
            does=key,
            says=face.name,
            help=face.entry,
            key=key,
            edge=edge,
            edge_width=edge_width,
        )
    high, size = _high(surface, n + 1), "label" if n < LARGE else "body"
    words = Column(
        (Text(face.name, size, "paper_ink", True, align="c", key="name"), *number),
        gap=2,
        pad=6,
        key="words",
    )
    return Column(
        (art(face, high, done=chosen), words),
        gap=0,
        fill="paper",
        radius=12,
        does=key,
        says=face.name,
        help=face.entry,
        key=key,
        edge=edge,
        edge_width=edge_width,
    )


def _left(number: tuple[Node, ...]) -> tuple[Node, ...]:
    return tuple(
        Text(one.text, one.size, one.role, key=one.key) for one in number if isinstance(one, Text)
    )


# what finds them


def touched(desk: Answering) -> tuple[str, str]:
    """The letters and the icon by which they are looked for."""
    picked = desk.looking.picked
    icon = next((one.removeprefix(ICON) for one in picked if one.startswith(ICON)), "")
    return desk.looking.typed or "", icon


def ways(
    desk: Answering, surface: Surface, acts: Acts, cards: Sequence[CardChoice]
) -> tuple[Node, ...]:
    """Letters that lead somewhere, in every language and of the printed numbers; the icons."""
    if len(found(cards, "")) <= FEW and not any(one.later for one in cards):
        return ()
    typed, icon = touched(desk)
    letters = letters_after(cards, typed, icon)
    keys: list[Node] = [_letter(desk, acts, one, typed) for one in letters]
    if typed:
        acts.add("letters.away", desk.look(typed=typed[:-1]))
        rub = Act(Message("kit.rub_out"), "letters.away", "backspace", "tool", key="letters.away")
        keys.append(rub)
    says = (
        Message("front.typed", text=typed.upper()) if typed else Message("imperium.naming.letters")
    )
    narrow = 48.0 * max(1.0, min(1.3, surface.text))
    head = Text(says, "body", "ink" if typed else "dim", bold=bool(typed), key="letters")
    parts: tuple[Node, ...] = (head, Grid(tuple(keys), narrowest=narrow, gap=5, key="keys"))
    if typed and not surface.is_wide and not icon:
        return parts  # what is left stands in sight below them
    return (*parts, *_icons(desk, surface, acts, cards, icon))


def _letter(desk: Answering, acts: Acts, letter: str, typed: str) -> Node:
    key = acts.add(f"{LETTER}{letter}", desk.look(typed=typed + letter))
    return Chip((f"'{letter.upper()}",), letter.upper(), key, key=key)


def _icons(
    desk: Answering, surface: Surface, acts: Acts, cards: Sequence[CardChoice], chosen: str
) -> tuple[Node, ...]:
    """Touched, only cards that show it; touched again, all of them."""
    listed = icons_among([one for one in cards if not one.later] or cards)
    if len(listed) < 2:
        return ()
    chips = []
    kept = tuple(one for one in desk.looking.picked if not one.startswith(ICON))
    for one, name, icon in listed:
        picked = kept if one == chosen else (*kept, f"{ICON}{one}")
        key = acts.add(f"{ICON}{one}", desk.look(picked=picked))
        says = Message("imperium.naming.with_icon", what=name)
        chips.append(Chip((icon,), says, key, one == chosen, key=key))
    head = Text(Message("imperium.naming.by_icon"), "body", "dim", key="by_icon")
    narrow = 56.0 * max(1.0, min(1.4, surface.text))
    return head, Grid(tuple(chips), narrowest=narrow, gap=6, key="icons")
