"""What a game of Imperium wove: a thread a round in what the C.I.V. turned over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.core.command import Entry
from companion.core.woven import BAND, Thread, by_turn, even
from companion.games.imperium import catalogue
from companion.games.imperium.events.cards import CardRevealed
from companion.games.imperium.events.turns import StateFlipped
from companion.games.imperium.rules.written import sign_of
from companion.games.imperium.state import Phase, State

SUITS = {
    "region": "green",
    "uncivilised": "orange",
    "civilised": "blue",
    "tributary": "purple",
    "fame": "yellow",
    "unrest": "black",
    "attack": "red",
    "empire": "teal",
    "barbarian": "brown",
}
OTHER, EMPIRE = "grey", "empire"


def woven(entries: Sequence[Entry[State]]) -> tuple[Thread, ...]:
    """Round by round; gold where a state becomes an empire."""
    return by_turn(entries, _round, _weave)


def _round(entry: Entry[State]) -> str:
    state = entry.before
    aside = (Phase.SETUP, Phase.SCORING, Phase.OVER, Phase.ROWS)
    return "" if state.phase in aside else str(state.round)


def _weave(steps: Sequence[Entry[State]]) -> Iterator[Thread]:
    """What was turned over, in its order; among people the colours of all."""
    events = [event for step in steps for event in step.events]
    shown = tuple((_suit(one), 1) for one in events if isinstance(one, CardRevealed))
    yield Thread(shown) if shown else even(_colours(steps[0].before))
    if any(isinstance(one, StateFlipped) and one.side == EMPIRE for one in events):
        yield BAND


def _suit(event: CardRevealed) -> str:
    shows = (*event.shows, *(catalogue.card(event.name).shows if event.name else ()))
    return next((SUITS[key] for key in shows if key in SUITS), OTHER)


def _colours(state: State) -> Iterator[str]:
    return (sign_of(state, str(n))[0] for n in range(len(state.options.seats)))
