"""What a second screen shows of your side: nation, order, what is left, and the Market."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message
from companion.describe.node import Column, Count, Grid, Node, Pic, Row, Text
from companion.describe.surface import Surface
from companion.games.imperium.content import named
from companion.games.imperium.offers.yours import ORDER_ICONS
from companion.games.imperium.options import SOLO
from companion.games.imperium.pages.cards import face_of_space, small
from companion.games.imperium.state import State
from companion.games.imperium.views.table import YouView, table_view

EMBLEM, HIGH, CARD = 56.0, 84.0, 104.0


def own_side(state: State, seat: str, surface: Surface) -> tuple[Node, ...]:
    """As far as Loom counts it: your own cards lie on the table."""
    del seat
    if state.options.mode != SOLO:
        return ()
    you, text = table_view(state).you, min(1.5, surface.text)
    market = tuple(
        small(face_of_space(one), HIGH, key=f"market.{n}", tokens=one.tokens, place=n)
        for n, one in enumerate(state.market.spaces, 1)
    )
    heading = Text(Message("imperium.check.market"), "label", bold=True, key="market")
    return (
        _who(you),
        Grid(tuple(_counts(you)), CARD * text, key="left"),
        *((heading, Grid(market, CARD * text, key="spaces")) if market else ()),
    )


def _who(you: YouView) -> Node:
    """Which side of the State card lies up, and the order of this turn."""
    emblem = Pic(f"nation-{you.nation}", EMBLEM, disc="human")
    lines = [Text(you.name, "command", bold=True, key="name")]
    lines.append(Text(you.side_said, "label", "dim", key="side"))
    words: list[Node] = [emblem, Column(tuple(lines), gap=0, share=1, key="words")]
    if you.order:
        words.append(Pic(ORDER_ICONS[you.order], 32, "accent", says=named("order", you.order)))
    return Row(tuple(words), gap=14, middle=True, key="who")


def _counts(you: YouView) -> Iterator[Node]:
    """What you may still do, and what lies apart."""
    yield _count("imperium-action", you.actions, "actions")
    yield _count("imperium-exhaust", you.exhausts, "exhausts")
    yield _count("imperium-draw", you.hand_limit, "hand_limit")
    if "nation_cards" in you.piles:
        yield _count("imperium-nation-deck", you.nation_cards, "nation_cards")
    if "developments" in you.piles:
        yield _count("imperium-development", you.developments, "developments")


def _count(icon: str, n: int, name: str) -> Node:
    words = Message(f"imperium.screen.{name}")
    inside = (Count(icon, n, words, key="n"), Text(words, "caption", "dim", key="name"))
    return Column(inside, gap=2, pad=8, fill="ink~.06", radius=14, key=name)
