"""The card of an advance: what it gives, an "or" chosen first, how it is paid, its bonus."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from companion.core.answers import Answer
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Act, Chip, Column, Grid, Node, Pic, Row, Text
from companion.describe.parts import gold, missing, paper
from companion.describe.pictures import picture_of
from companion.describe.surface import LANDSCAPE, PHONE, PORTRAIT, Surface
from companion.games.tapestry.boards.land import Light
from companion.games.tapestry.boards.lane_places import Lit
from companion.games.tapestry.boards.signs import words_of
from companion.games.tapestry.boards.tile import tile
from companion.games.tapestry.pages.shared import PICTURES, view_of
from companion.games.tapestry.pages.space_card import space_card
from companion.games.tapestry.player import RESOURCES
from companion.games.tapestry.tracks.view_advances import AdvanceView, WayView, advances
from companion.games.tapestry.tracks.view_foreseen import HEX, Ending, Endings, endings
from companion.games.tapestry.turn.costs import way_option
from companion.games.tapestry.turn.turn import NO, YES

TRACK, WAY, BONUS, FIRST, END, AT = "track.", "way.", "bonus", "or.", "end.", "at"
CHIPS, PAIRS, LEAST_CHIP, YES_OR_NO, LOW = 104.0, 88.0, 62.0, 72.0, 48.0
LARGE_WORDS = 1.3
TILE, TILE_HIGH, TILE_WIDE = "tile:", 84.0, 74.0
Nodes = tuple[Node, ...]
EITHER, MOST_DRAWN = "either", 4
"""Answers that are told apart by their pictures stand on the card."""


class Chosen(NamedTuple):
    """An advance that is looked at, and what was chosen of it."""

    one: AdvanceView
    way: int
    buys: str
    """Whether its bonus is bought; empty before anything is said of it."""
    first: str
    """Which of the answers to what it asks first; empty before one is touched."""
    at: str
    """The hex that was touched; empty before one is."""

    @property
    def picked(self) -> tuple[str, ...]:
        """The same as it is looked at."""
        said = {WAY: self.way, BONUS: self.buys, FIRST: self.first, AT: self.at}
        return tuple(f"{what}={value}" for what, value in said.items())

    @property
    def paid(self) -> WayView | None:
        """The handful that pays it."""
        return self.one.ways[self.way] if self.one.ways else None

    @property
    def is_open(self) -> bool:
        """Whether more can be chosen than where it ends: then gold carries it out."""
        bonus = self.one.asks_bonus and self.paid is not None and self.paid.pays_bonus
        return bonus or len(self.one.ways) > 1

    @property
    def key(self) -> str:
        """By which it is open."""
        return f"{TRACK}{self.one.key}"


def chosen_of(desk: Desk) -> Chosen | None:
    """The advance that is looked at."""
    wanted = desk.looking.opened
    found = advances(desk.session.state) if wanted.startswith(TRACK) else ()
    one = next((one for one in found if f"{TRACK}{one.key}" == wanted), None)
    if one is None:
        return None
    picked = dict(part.split("=", 1) for part in desk.looking.picked if "=" in part)
    said = (picked.get(what, "") for what in (BONUS, FIRST, AT))
    return Chosen(one, int(picked.get(WAY, "0")), *said)


def lit_spaces(desk: Desk, chosen: Chosen | None, acts: Acts) -> tuple[Lit, ...]:
    """The space ahead of every token that can move, with its cost; touched again it is let go."""
    found = []
    for one in advances(desk.session.state):
        key = f"{TRACK}{one.key}"
        here = chosen is not None and chosen.one.key == one.key
        acts.add(key, desk.look(opened="" if here else key, picked=()))
        if one.reason is None or here:
            found.append(Lit(one.track, one.space, one.cost, here, key))
        else:
            found.append(Lit(one.track, one.space, does=key, dark=True))
    return tuple(found)


def tiles(desk: Desk, surface: Surface, chosen: Chosen | None, acts: Acts) -> Node:
    """On a phone a space is no finger wide: the next ones stand as tiles."""
    found = []
    for one in advances(desk.session.state):
        here = chosen is not None and chosen.one.key == one.key
        dim = one.reason is not None
        marks = words_of(one.benefit) or ("'–",)
        inside = (
            Row(
                (
                    Pic(f"track-{one.track}", 24, one.track if dim else "ink"),
                    Text(one.space, "label", "dim" if dim else "ink", bold=True, lines=1),
                ),
                gap=4, middle=True, key="head",
            ),
            Chip(marks, one.name, look="flat", key="gives"),
            Chip(words_of(one.cost), one.name, look="flat", key="costs"),
        )  # fmt: skip
        fill = "ink~.06" if dim else f"{one.track}@.42:cell"
        found.append(
            Column(
                inside, gap=0, pad=4, middle=True, share=1, fill=fill, radius=12,
                edge="gold" if here else "", edge_width=3 if here else 0,
                does=f"{TRACK}{one.key}", says=one.name, key=f"tile.{one.key}",
            )
        )  # fmt: skip
    if surface.text > LARGE_WORDS or len(found) > 5:
        return Grid(tuple(found), narrowest=110 * min(surface.text, 1.5), key="tiles")
    return Row(tuple(found), gap=8, key="tiles")


def dock_of(
    desk: Desk, surface: Surface, chosen: Chosen, acts: Acts
) -> tuple[tuple[Nodes, ...], Act]:
    """Its card, what it asks first, the ways to pay, its bonus; gold advances.

    Each way to show that, those with less of the card after those with more of it.
    """
    one, ends = chosen.one, ends_of(desk, chosen)
    cards = _cards(desk, surface, chosen, ends, acts)
    below: Nodes = ()
    if len(one.ways) > 1:
        below = (_ways(desk, surface, chosen, acts),)
    if one.asks_bonus and one.ways:
        below = (*below, _bonus(desk, chosen, acts))
    later = Text(Message("tapestry.turn.bonus_later"), "caption", "dim", key="bonus_later")
    lean = below
    if one.bonus and not (one.asks_bonus and one.ways):
        below = (*below, later)
    if surface.shape == PHONE and surface.text <= LARGE_WORDS:
        tiled = tiles(desk, surface, chosen, acts)
        return ((tiled, *cards[-1], *below),), _gold(desk, surface, chosen, ends, acts)
    bodies = (*((*card, *below) for card in cards), (*cards[-1], *lean))
    return bodies, _gold(desk, surface, chosen, ends, acts)


def _cards(
    desk: Desk, surface: Surface, chosen: Chosen, ends: Endings | None, acts: Acts
) -> tuple[Nodes, ...]:
    """Its card with what it asks first: whole, low, and what is asked alone."""
    one = chosen.one
    asks = ends is not None and any(row.options for row in ends.rows)
    first = _first(desk, surface, chosen, ends, acts) if ends is not None and asks else None
    on_card = first if first is not None and first.key == EITHER else None
    below = () if first is None or on_card is not None else (first,)
    alone = (paper(on_card, key="card", pad=4),) if on_card is not None else below
    landmark = one.landmark if one.free else None
    space = (one.track, one.start, one.space, one.benefit, landmark)
    low = space_card(surface, *space, on_card, low=True)
    if surface.shape == PHONE:
        low = replace(low, does=f"{TRACK}{one.key}", says=one.name)
        return (low, *below), (alone or (low,) if one.reason else alone)
    return (space_card(surface, *space, on_card), *below), (low, *below), alone


def _gold(desk: Desk, surface: Surface, chosen: Chosen, ends: Endings | None, acts: Acts) -> Act:
    """It advances so; what is missing stands in its place.

    Large words may leave no room for how it is paid: gold says it then.
    """
    one, row = chosen.one, _row(chosen, ends)
    if one.reason is not None:
        to = Message("tapestry.turn.advance_to", name=one.name)
        return gold(to, "advance", "advance-any", reason=one.reason)
    if row is not None and row.on_map is not None and not _hex_told(chosen, row):
        return missing(Message("tapestry.page.touch_hex"))
    if ends is not None and row is None:
        return missing(ends.text)
    told = {**row.told, **_hex_told(chosen, row)} if row is not None else _told(desk, chosen)
    acts.add("advance", desk.does(one.paid(chosen.paid).command(), told))
    paid = way_option(chosen.paid.pay).text if chosen.paid and surface.text > LARGE_WORDS else ""
    return gold(Message("tapestry.turn.advance_to", name=one.name), "advance", "advance-any", paid)


def ends_of(desk: Desk, chosen: Chosen) -> Endings | None:
    """What it asks before any die that could tell; None where nothing is, or it cannot be."""
    if chosen.one.reason is not None or not chosen.one.ways:
        return None
    found = endings(desk.session, chosen.one.paid(chosen.paid), _told(desk, chosen))
    of_bonus = found is not None and found.key == _bonus_key(desk)
    return None if of_bonus and chosen.one.asks_bonus else found


def _told(desk: Desk, chosen: Chosen) -> Mapping[str, Answer]:
    """What is said of the bonus; where nothing is, it is asked when it comes."""
    payable = chosen.paid is not None and chosen.paid.pays_bonus
    said = chosen.buys and chosen.one.asks_bonus and payable
    return {_bonus_key(desk): chosen.buys} if said else {}


def _bonus_key(desk: Desk) -> str:
    """Under which the bonus is asked."""
    return f"{view_of(desk).seat}.bonus"


def _hex_told(chosen: Chosen, row: Ending) -> Mapping[str, Answer]:
    """The hex that was touched, where it is one of those that are asked for."""
    asked = row.on_map
    there = asked is not None and any(one.id == chosen.at for one in _free_hexes(asked))
    return {asked.key: chosen.at} if asked is not None and there else {}


def _free_hexes(question: Choice) -> list[Option]:
    return [one for one in question.options if one.place.startswith(HEX) and one.reason is None]


def _row(chosen: Chosen, ends: Endings | None) -> Ending | None:
    """The ending that was touched; the only one where it is a hex of the map."""
    if ends is None:
        return None
    if chosen.first.isdecimal() and int(chosen.first) < len(ends.rows):
        return ends.rows[int(chosen.first)]
    return ends.rows[0] if len(ends.rows) == 1 and ends.rows[0].on_map is not None else None


def lit_hexes(desk: Desk, chosen: Chosen, acts: Acts) -> tuple[Light, ...]:
    """Where the advance may end: a touch makes it there, or chooses while more is open."""
    ends = ends_of(desk, chosen)
    row = _row(chosen, ends) or (ends.map_row if ends is not None and not chosen.first else None)
    if ends is None or row is None or row.on_map is None:
        return ()
    command, found = chosen.one.paid(chosen.paid).command(), []
    first = str(ends.rows.index(row)) if len(ends.rows) > 1 else ""
    for one in _free_hexes(row.on_map):
        here = one.id == chosen.at
        picked = chosen._replace(first=first, at="" if here else one.id).picked
        does = desk.look(opened=chosen.key, picked=picked)
        if not chosen.is_open:
            does = desk.does(command, {**row.told, row.on_map.key: one.id})
        key = acts.add(f"{END}{one.id}", does)
        found.append(Light(one.place.removeprefix(HEX), here, does=key))
    return tuple(found)


def _first(desk: Desk, surface: Surface, chosen: Chosen, ends: Endings, acts: Acts) -> Node:
    """Its answers beside each other, before any die that could tell: pictures on the card."""
    shown = [(n, row) for n, row in enumerate(ends.rows) if row.options]
    icons = [picture_of(row.options[-1], PICTURES) for _n, row in shown]
    drawn = len(set(icons)) == len(icons) <= MOST_DRAWN
    drawn = drawn and (surface.text <= LARGE_WORDS or surface.is_wide)
    rows: list[Node] = []
    for (n, row), icon in zip(shown, icons, strict=True):
        here = chosen.first == str(n)
        picked = chosen._replace(first="" if here else str(n), at="").picked
        key = acts.add(f"{FIRST}{n}", desk.look(opened=chosen.key, picked=picked))
        first, *after = row.options
        note = after[-1].text if after else ""
        if first.place.startswith(TILE):
            rows.append(tile(int(first.id), first.text, key, chosen=here, h=TILE_HIGH))
        elif drawn:
            says = Message("core.in_a_row", things=tuple(one.text for one in row.options))
            chip = Chip((icon,), says, key, here, look="paper", share=1, key=key)
            rows += (
                [Text(Message("tapestry.page.or"), "body", "paper_dim", key=f"or{n}")]
                if rows
                else []
            )
            rows.append(chip)
        else:
            picture = icon if len(shown) != MOST_DRAWN else ""
            rows.append(Act(first.text, key, picture, note=note, chosen=here, key=key))
    if drawn:
        return Row(tuple(rows), gap=8, middle=True, key=EITHER)
    narrow = 112.0 if len(rows) == MOST_DRAWN else 150.0
    if all(row.options[0].place.startswith(TILE) for _n, row in shown):
        narrow = TILE_WIDE
    return Grid(tuple(rows), narrowest=narrow, key="first")


def _ways(desk: Desk, surface: Surface, chosen: Chosen, acts: Acts) -> Node:
    """How it is paid: of each way what is free to choose, and how many are left of it.

    In the order of the mat: a way keeps its place whatever is held.
    """
    ways = chosen.one.ways
    printed = sorted(range(len(ways)), key=lambda n: [*map(RESOURCES.index, ways[n].pay)])
    chips = tuple(_way(desk, chosen, n, acts) for n in printed)
    roomy = surface.shape in (LANDSCAPE, PORTRAIT) and surface.text <= LARGE_WORDS
    narrow = CHIPS if len(chips) <= MOST_DRAWN and surface.shape != PHONE else LEAST_CHIP
    narrow = PAIRS if roomy and len(chips) > MOST_DRAWN else narrow
    return Grid(chips, narrowest=narrow * min(surface.text, 1.1), key="ways")


def _way(desk: Desk, chosen: Chosen, n: int, acts: Acts) -> Chip:
    picked, way = chosen._replace(way=n).picked, chosen.one.ways[n]
    does = acts.add(f"{WAY}{n}", desk.look(opened=chosen.key, picked=picked))
    marks = words_of(way.chosen or chosen.one.cost)
    if len(way.chosen) == 1:
        left = way.keeps.get(way.chosen[0].icon.removeprefix("resource-"), 0)
        now = left + sum(f"resource-{one}" == way.chosen[0].icon for one in way.pay)
        marks = (way.chosen[0].icon, f"'{now} › {left}" if n == chosen.way else f"'{now}")
    says = Message("tapestry.page.way", n=n + 1)
    return Chip(marks, says, does, n == chosen.way, h=LOW, key=does)


def _bonus(desk: Desk, chosen: Chosen, acts: Acts) -> Node:
    """What it costs and what it brings; bought, or not."""
    marks = (*words_of(chosen.one.bonus_cost), "'›", *words_of(chosen.one.bonus))
    says = Message("tapestry.page.bonus")
    found: list[Node] = [Chip(marks, says, look="flat", share=1, key="marks")]
    ways = (
        (YES, "check", Message("tapestry.page.bonus_yes")),
        (NO, "cross", Message("tapestry.page.bonus_no")),
    )
    if chosen.paid is None or not chosen.paid.pays_bonus:
        return _too_dear(says, marks)
    for value, icon, text in ways:
        here = chosen.buys == value
        picked = chosen._replace(buys="" if here else value).picked
        key = acts.add(f"{BONUS}.{value}", desk.look(opened=chosen.key, picked=picked))
        found.append(Chip((icon,), text, key, here, w=YES_OR_NO, h=LOW, key=key))
    head = Text(says, "body", bold=True, key="says")
    return Row((head, *found), gap=10, middle=True, stacks=True, key=BONUS)


def _too_dear(says: Message, marks: tuple[str, ...]) -> Node:
    """Why it is no choice with what is left; should something come of the space, it is asked."""
    why = Text(Message("tapestry.turn.bonus_too_dear"), "caption", "dim", share=1, key="why")
    head = Text(says, "body", "dim", bold=True, key="says")
    marked = Chip(marks, says, look="flat", key="marks")
    return Row((head, marked, why), gap=10, middle=True, key=BONUS)
