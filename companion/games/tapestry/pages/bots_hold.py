"""What the bots hold, above their turn: the Automa's mat and points, the decision cards by pile."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.checked import TableFact
from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Act, Grid, Node, Row, Text
from companion.describe.offering import put_right
from companion.games.tapestry.bots.view_decks import piles_view, shuffles
from companion.games.tapestry.bots.view_points import BotSheet, sheet_view
from companion.games.tapestry.correcting.bots_on_the_table import OF_THE_BOTS
from companion.games.tapestry.correcting.of_bots import DECKS
from companion.games.tapestry.nouns import CARD
from companion.games.tapestry.pages.shared import state_of

POINTS, HELD, PILES, PILE_OF = "points", "held.", "decks", "decision."
Made = tuple[Message, tuple[Node, ...]]
NUMBER_WIDE = 64.0


def points(desk: Desk, acts: Acts, _opened: str) -> Made:
    """Its civilization and landmarks, the columns of its mat, its points; all else to put right."""
    view = sheet_view(state_of(desk))
    heading = Message("tapestry.screen.bots_hold")
    inside = (
        *_told(view),
        *_multipliers(view),
        *_points(view),
        Text(heading, "caption", "dim", key="hold"),
        Grid(tuple(_to_put_right(desk, acts)), narrowest=240, most=2, even=False, key="held"),
    )
    return Message("tapestry.bot.title.automa"), inside


def _told(view: BotSheet) -> Iterator[Node]:
    yield Text(view.level, "body", "dim", key="level")
    if view.civilizations:
        what = Message("tapestry.screen.its_civilizations", what=view.civilizations)
        yield Text(what, key="civilizations")
    if view.landmarks:
        yield Text(Message("tapestry.screen.its_landmarks", what=view.landmarks), key="landmarks")


def _multipliers(view: BotSheet) -> Iterator[Node]:
    """The column that is in force stands out."""
    for row in view.multipliers:
        cells = tuple(
            Text(f"×{times}", "body", "accent" if at == row.now else "dim",
                 at == row.now, 1, "c", w=NUMBER_WIDE)
            for at, times in enumerate(row.columns)
        )  # fmt: skip
        yield Row((Text(row.text, share=1), *cells), gap=4, middle=True, key=f"times.{row.row}")


def _points(view: BotSheet) -> Iterator[Node]:
    """A line for each source of each income turn, and what they come to."""
    if not view.points:
        return
    yield Text(Message("tapestry.screen.points"), "label", bold=True, key="points")
    for n, row in enumerate(view.points):
        source = Message("tapestry.screen.turn_source", turn=row.turn, source=row.text)
        counted = f"{row.counted} × {row.times}" if row.times else ""
        yield Row(
            (
                Text(source, share=1),
                Text(counted, "body", "dim", align="r"),
                Text(row.points, "body", "automa", True, 1, "r", w=NUMBER_WIDE),
            ),
            gap=8, middle=True, key=f"row.{n}",
        )  # fmt: skip
    yield Text(view.total, "button", "automa", bold=True, align="r", key="total")


def _to_put_right(desk: Desk, acts: Acts) -> Iterator[Act]:
    """What can be seen of them; of the decks there is a sheet."""
    for fact in _facts(desk):
        key, ways = f"{HELD}{fact.key}", fact.right() if fact.right else ()
        opens = desk.takes(ways[0]) if len(ways) == 1 else desk.look(opened=key)
        yield Act(fact.label, acts.add(key, opens), fact.icon, note=fact.value, key=key)


def held(desk: Desk, acts: Acts, opened: str) -> Made:
    """One thing of these: where it lies instead."""
    fact = next(one for one in _facts(desk) if one.key == opened.removeprefix(HELD))
    return fact.label, put_right(desk, acts, fact.right() if fact.right else ())


def _facts(desk: Desk) -> Iterator[TableFact]:
    """Their numbers and favourites."""
    rows = (one for one in OF_THE_BOTS if DECKS not in one.forms)
    return (fact for one in rows for fact in one.facts(state_of(desk)))


def decks(desk: Desk, acts: Acts, _opened: str) -> Made:
    """Every pile, its cards to be touched."""
    found: list[Node] = [Text(Message("tapestry.screen.decks_note"), "body", "dim", key="note")]
    for pile in piles_view(state_of(desk)):
        found.append(Text(pile.title, "caption", "dim", key=pile.pile))
        cards = tuple(_card(desk, acts, card) for card in pile.cards)
        found.append(Grid(cards, narrowest=96, key=f"of.{pile.pile}"))
        if pile.unseen:
            unseen = Message("tapestry.bot.piles.unseen", n=pile.unseen)
            found.append(Text(unseen, "body", "dim", key=f"unseen.{pile.pile}"))
    found.append(Text(shuffles(state_of(desk)), "caption", "dim", key="shuffles"))
    return Message("tapestry.screen.decks"), tuple(found)


def _card(desk: Desk, acts: Acts, card: int) -> Act:
    key = acts.add(f"{PILE_OF}{card}", desk.look(opened=f"{PILE_OF}{card}"))
    return Act(Message("tapestry.screen.card", card=card), key, key=key)


def lies(desk: Desk, acts: Acts, opened: str) -> Made:
    """Where a card lies instead."""
    card = opened.removeprefix(PILE_OF)
    ways = DECKS.rows(state_of(desk), {CARD: card}, open_all=True)
    rows = tuple(
        Act(one.label, acts.add(f"lies.{n}", desk.takes(one)), one.icon, key=f"lies.{n}")
        for n, one in enumerate(ways)
    )
    return Message("tapestry.screen.card_lies", card=card), rows
