"""The bots in the log and on the list of what must lie on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.core.event import Event
from companion.core.game import LogLine
from companion.core.message import Message
from companion.games.tapestry.bots import events as e
from companion.games.tapestry.bots import events_of_cards as c
from companion.games.tapestry.bots.decide.track import track_name
from companion.games.tapestry.bots.look import place_of
from companion.games.tapestry.land.board import board as board_of_side
from companion.games.tapestry.land.events import BotTileLaid
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import bot_title

Teller = Callable[[State, Any], LogLine]


def _pair(state: State, event: c.PairDrawn) -> LogLine:
    del state
    text = Message("tapestry.bot.do.pair", left=event.left, right=event.right)
    return LogLine("card-decision", text)


def _points(state: State, event: e.AutomaScored) -> LogLine:
    del state
    text = Message(
        "tapestry.bot.log.points",
        n=event.counted * event.times,
        count=event.counted,
        times=event.times,
        source=Message(f"tapestry.bot.source.{event.source}"),
    )
    return LogLine("income", text)


def _tile(state: State, event: BotTileLaid) -> LogLine:
    names = board_of_side(state.options.side.value).names
    text = Message("tapestry.bot.log.tile", hex=names[place_of(event.place)])
    return LogLine("territory-tile", text)


def _favourite(state: State, event: e.FavouriteMoved) -> LogLine:
    del state
    text = Message(
        "tapestry.bot.do.favourite.moves", bot=bot_title(event.bot), track=track_name(event.track)
    )
    return LogLine("heart", text)


def _tapestry(state: State, event: e.AutomaDrewTapestry) -> LogLine:
    del event
    text = Message("tapestry.bot.log.tapestry", n=e.bots_of(state).hand)
    return LogLine("card-tapestry", text)


def _progress(state: State, event: c.ProgressJoined) -> LogLine:
    del state
    return LogLine("card-progress", Message("tapestry.bot.do.progress", n=len(event.cards)))


def _shuffled(state: State, event: c.DecisionsShuffled) -> LogLine:
    del state
    return LogLine("card-decision", Message("tapestry.bot.do.shuffle", n=len(event.deck)))


def _covered(state: State, event: e.TapestryCovered) -> LogLine:
    del event
    return LogLine("card-tapestry", Message("tapestry.bot.do.cover", n=e.bots_of(state).covered))


TELLERS: Mapping[type[Event[Any]], Teller] = {
    c.PairDrawn: _pair,
    e.AutomaScored: _points,
    BotTileLaid: _tile,
    e.FavouriteMoved: _favourite,
    e.AutomaDrewTapestry: _tapestry,
    c.ProgressJoined: _progress,
    c.DecisionsShuffled: _shuffled,
    e.TapestryCovered: _covered,
}
