"""Somebody's cards as they lie: tapestries, technologies with those on offer, all that is counted.

A card that is touched is put right where it lies; held, it tells its rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.core.message import Message
from companion.core.offer import Offer
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Act, Chip, Column, Grid, Node, Row, Text
from companion.games.tapestry import content
from companion.games.tapestry.boards.signs import words_of
from companion.games.tapestry.boards.tile import tile
from companion.games.tapestry.correcting.settable import (
    more_tapestries,
    more_techs,
    number_right,
    of_tapestry,
    of_tech,
)
from companion.games.tapestry.nouns import owner_name
from companion.games.tapestry.offers.company import added_points
from companion.games.tapestry.pages.shared import state_of, view_of
from companion.games.tapestry.pages.side import seen_seat
from companion.games.tapestry.table.view import AchievementView
from companion.games.tapestry.table.view_people import CardView, PlayerView
from companion.games.tapestry.table.view_people import Count as Counted
from companion.games.tapestry.tile_in_words import tile_name
from companion.games.tapestry.tracks.view_marks import marks
from companion.games.tapestry.turn.names import card_name

CARD, ADD = "card.", "add."
TECH, TAPESTRY = "tech", "tapestry"
ROWS = (
    Message("tapestry.screen.row_bottom"),
    Message("tapestry.screen.row_middle"),
    Message("tapestry.screen.row_top"),
)
HAND, ERAS = 0, range(1, 5)
TILES = Message("tapestry.screen.tiles")
Made = tuple[Message, tuple[Node, ...]]


# tapestries


def tapestries(desk: Desk, acts: Acts) -> Made:
    """The hand, then the mat by eras; a card more where one lies that nobody told."""
    me = seen_seat(desk)
    hand = tuple(_tapestry(desk, one, acts) for one in me.hand)
    mat = tuple(_tapestry(desk, one, acts) for one in me.tapestries)
    add = tuple(_adds(desk, acts, TAPESTRY, era) for era in (HAND, *ERAS))
    return Message("tapestry.screen.hand"), (
        *_cards(hand),
        Text(Message("tapestry.screen.tapestries"), "label", bold=True, key="mat"),
        *_cards(mat),
        Grid(add, narrowest=200, most=3, key="adds"),
    )


def _cards(found: tuple[Node, ...]) -> tuple[Node, ...]:
    if not found:
        return (Text(Message("tapestry.page.no_card"), "body", "dim", key="none"),)
    return (Grid(found, narrowest=200, gap=10, key="cards"),)


def _tapestry(desk: Desk, card: CardView, acts: Acts) -> Node:
    """Its head in its colour, its words."""
    era = (Text(Message("tapestry.screen.era", era=card.row), "caption", "on_game_dim"),)
    name = Text(card.name, "body", "on_game", bold=True, key="name")
    head = Column(
        (name, *(era if card.row else ())),
        gap=2, pad=10, fill="tapestry", radius=12, key="head",
    )  # fmt: skip
    text = (Text(card.text, "caption", "paper_ink", key="text"),) if card.text else ()
    state = _state(card)
    words = Column((*text, *state), gap=4, pad=10, key="words")
    key = f"{CARD}{TAPESTRY}.{card.row}.{card.id}"
    acts.add(key, desk.look(opened=key))
    return Column(
        (head, words), gap=0, fill="paper", radius=12, does=key, says=card.name,
        help=topic(card.id, TAPESTRY), key=key,
    )  # fmt: skip


def _state(card: CardView) -> tuple[Node, ...]:
    if card.covered:
        return (Text(Message("tapestry.screen.covered"), "caption", "paper_dim", key="state"),)
    if card.used:
        return (Text(Message("tapestry.screen.used"), "caption", "paper_dim", key="state"),)
    return ()


# technologies


def technologies(desk: Desk, acts: Acts) -> Made:
    """The three rows of the board, the uppermost first, then what is on offer."""
    me, view = seen_seat(desk), view_of(desk)
    rows: list[Node] = []
    for n, name in reversed([*enumerate(ROWS)]):
        here = tuple(_tech(desk, one, acts) for one in me.techs if one.row == n)
        rows.append(Text(name, "caption", "dim", key=f"name.{n}"))
        rows.append(Grid((*here, _adds(desk, acts, TECH, n)), narrowest=150, gap=8, key=f"row.{n}"))
    offer = tuple(_tech(desk, one, acts, mine=False) for one in view.offer)
    on_offer = Text(Message("tapestry.screen.offer"), "label", bold=True, key="offer")
    shown = (on_offer, Grid(offer, narrowest=150, gap=8, key="on_offer")) if offer else ()
    return Message("tapestry.screen.technologies"), (*rows, *shown)


def _tech(desk: Desk, card: CardView, acts: Acts, *, mine: bool = True) -> Node:
    """Its name, what its circle and its square give."""
    known = not card.id.startswith("unknown")
    parts: tuple[Node, ...] = (Text(card.name, "body", "paper_ink", bold=True, key="name"),)
    if known:
        printed = content.tech(card.id)
        both = (("tech-circle", printed.circle), ("tech-square", printed.square))
        parts += tuple(
            Chip((icon, *words_of(marks(gives))), card.name, look="paper_flat", key=icon)
            for icon, gives in both
        )
    key = f"{CARD}{TECH}.{card.id}" if mine else ""
    if mine:
        acts.add(key, desk.look(opened=key))
    return Column(
        (*parts, *_state(card)), gap=4, pad=10, fill="paper", radius=12, does=key, says=card.name,
        help=topic(card.id, TECH), key=key or f"offer.{card.id}",
    )  # fmt: skip


# everything else


def everything_else(desk: Desk, acts: Acts, achievement: str) -> Made:
    """Counts, tiles, mats, masterpieces, landmarks, achievements."""
    me = seen_seat(desk)
    points = Counted("points", Message("tapestry.screen.points"), me.points, 0, "vp")
    counts = tuple(_count(desk, me, one, acts) for one in (points, *me.counts))
    shown: list[Node] = [Grid(counts, narrowest=200, key="counts")]
    if len(view_of(desk).players) > 1:
        add = added_points(state_of(desk), me.id)
        key = acts.add("points.seen", desk.takes(add))
        shown.append(Act(add.label, key, "plus", reason=add.reason, key=key))
    for name, inside in _groups(desk, me, achievement, acts):
        if inside:
            heading = Text(name, "label", bold=True, key=name.key)
            narrow = 110 if name is TILES else 200
            shown += [heading, Grid(inside, narrowest=narrow, even=False, key=f"all.{name.key}")]
    return Message("tapestry.page.mine"), tuple(shown)


def _groups(
    desk: Desk, me: PlayerView, achievement: str, acts: Acts
) -> tuple[tuple[Message, tuple[Node, ...]], ...]:
    """What lies there, under its headings."""
    held = state_of(desk).players[me.id].tiles
    achieved = (_achieved(desk, one, achievement, acts) for one in view_of(desk).achievements)
    return (
        (TILES, tuple(tile(one, tile_name(one), "", h=96) for one in held if one > 0)),
        (Message("tapestry.screen.mats"), _told(me.civilizations, "civilization")),
        (Message("tapestry.screen.masterpieces"), _told(me.masterpieces, "masterpiece")),
        (Message("tapestry.screen.landmarks"), tuple(_named(one) for one in me.landmarks)),
        (Message("tapestry.screen.achievements"), tuple(achieved)),
    )


def _count(desk: Desk, me: PlayerView, one: Counted, acts: Acts) -> Node:
    """A number, put right by a touch; one that follows from others is only told."""
    offer = number_right(state_of(desk), me.id, one.id) if one.id else None
    does = acts.add(f"count.{one.id}", desk.takes(offer)) if offer is not None else ""
    said = Message("tapestry.page.standing_count", name=one.name, n=one.n)
    inside = (
        Chip((one.icon, f"'{one.n}"), said, look="flat", key="n"),
        Text(one.name, "caption", share=1, key="name"),
    )
    fill = "ink~.09" if does else ""
    return Row(
        inside, gap=8, pad=8, middle=True, fill=fill, radius=12, does=does, says=said,
        help=one.topic, key=f"of.{one.name.key}",
    )  # fmt: skip


def _told(found: Iterable[CardView], kind: str) -> tuple[Node, ...]:
    """What is only to be read about."""
    return tuple(Act(one.name, "", kind, help=topic(one.id, kind), key=one.id) for one in found)


def _achieved(desk: Desk, one: AchievementView, begin: str, acts: Acts) -> Node:
    """What it is worth, and who has it; touched, it is put right."""
    state, key = state_of(desk), f"{begin}{one.id}"
    acts.add(key, desk.look(opened=key))
    held = tuple(
        owner_name(state, at.owner)
        if at.owner
        else Message("tapestry.income.step_points", n=at.points)
        for at in one.places
    )
    note = Message("tapestry.page.places", what=held)
    return Act(one.name, key, "achievement", note=note, help=f"achievement.{one.id}", key=key)


def _named(landmark: Message) -> Node:
    one = landmark.key.removeprefix("tapestry.name.")
    return Act(landmark, "", "landmark", help=one, key=one)


# one of them


def topic(card: str, kind: str) -> str:
    """The entry of the rules on a card; none on one that nobody named."""
    return "" if card.startswith("unknown") else f"{kind}.{card.removeprefix(f'{kind}_')}"


def one_card(desk: Desk, opened: str) -> tuple[Message, str, tuple[Offer[Any], ...]]:
    """What it is, its entry, and where it really lies."""
    kind, _, rest = opened.removeprefix(CARD).partition(".")
    state, seat = state_of(desk), seen_seat(desk).id
    if kind == TECH:
        return card_name(TECH, rest), topic(rest, TECH), of_tech(state, seat, rest)
    era, _, card = rest.partition(".")
    offers = of_tapestry(state, seat, card, int(era))
    return card_name(TAPESTRY, card), topic(card, TAPESTRY), offers


def added(desk: Desk, opened: str) -> tuple[Message, tuple[Offer[Any], ...]]:
    """Which card lies there?"""
    kind, _, place = opened.removeprefix(ADD).partition(".")
    state, seat = state_of(desk), seen_seat(desk).id
    more = more_techs if kind == TECH else more_tapestries
    return Message(f"tapestry.right.add_{kind}"), more(state, seat, int(place))


def _adds(desk: Desk, acts: Acts, kind: str, place: int) -> Act:
    key = f"{ADD}{kind}.{place}"
    acts.add(key, desk.look(opened=key))
    note: Message | str = ""
    if kind == TAPESTRY:
        hand = Message("tapestry.screen.hand")
        note = Message("tapestry.screen.era", era=place) if place else hand
    return Act(Message(f"tapestry.right.add_{kind}"), key, "plus", note=note, key=key)
