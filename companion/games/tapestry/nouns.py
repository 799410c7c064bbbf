"""The things of this game: who plays, tracks and spaces, hexes, landmarks, achievements, cards."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message
from companion.core.noun import Noun
from companion.games.tapestry import content
from companion.games.tapestry.land.tiles import place_name
from companion.games.tapestry.score import achievements
from companion.games.tapestry.state import LAST_SPACE, State
from companion.games.tapestry.turn.names import (
    bot_title,
    card_name,
    player_name,
    player_option,
    space_name,
    word,
)
from companion.games.tapestry.turn.neighbours import bot_owners

PLAYER, OWNER, CARD, NUMBER, NOBODY = "player", "owner", "card", "number", "nobody"
WHICH_CARD = Message("tapestry.offer.ask.card")
HOW_MANY = Message("tapestry.offer.ask.number")


def said(text: Message | str) -> Message:
    """A name as a message, also where somebody typed it."""
    return text if isinstance(text, Message) else Message("tapestry.offer.typed", text=text)


def owner_name(state: State, owner: str) -> Message:
    """A person or a bot, within a sentence."""
    if owner in bot_owners(state):
        return bot_title(owner)
    named = player_name(state, owner)
    return named if isinstance(named, Message) else Message("tapestry.named", name=named)


def everybody(state: State) -> tuple[str, ...]:
    """The people and the bots."""
    return (*state.players, *bot_owners(state))


PERSON: Noun[State] = Noun(
    PLAYER,
    Message("tapestry.offer.ask.player"),
    lambda state, filled: state.players,
    lambda state, player: said(player_name(state, player)),
    place=lambda state, player: f"player:{player}",
)
ANYBODY: Noun[State] = Noun(
    OWNER,
    Message("tapestry.offer.ask.player"),
    lambda state, filled: everybody(state),
    player_option,
)
TRACK: Noun[State] = Noun(
    "track",
    Message("tapestry.offer.ask.track"),
    lambda state, filled: state.used_tracks(),
    lambda state, track: word("track", track),
    lambda state, track: f"track-{track}",
    lambda state, track: f"track:{track}",
)


def _spaces(state: State) -> Iterator[str]:
    numbers = range(LAST_SPACE + 1)
    return (f"{track}.{number}" for track in state.used_tracks() for number in numbers)


def track_and_number(space: str) -> tuple[str, int]:
    """Of a space: `science.4`."""
    track, _, number = space.partition(".")
    return track, int(number)


def _space_called(_state: State, space: str) -> Message:
    track, number = track_and_number(space)
    if not number:
        return Message("tapestry.space.start", track=word("track", track))
    return Message("tapestry.space.name", number=number, name=space_name(track, number))


SPACE: Noun[State] = Noun(
    "space",
    Message("tapestry.offer.ask.space"),
    lambda state, filled: _spaces(state),
    _space_called,
    place=lambda state, space: "track:{}/{}".format(*track_and_number(space)),
    many=True,
)
HEX: Noun[State] = Noun(
    "hex",
    Message("tapestry.offer.ask.hex"),
    lambda state, filled: state.map,
    place_name,
    place=lambda state, key: f"hex:{key}",
    many=True,
)
LANDMARK: Noun[State] = Noun(
    "landmark",
    Message("tapestry.offer.ask.landmark"),
    lambda state, filled: (
        one for one, figure in content.landmarks().items() if state.options.has(figure.expansion)
    ),
    lambda state, landmark: word("landmark", landmark),
    lambda state, landmark: "landmark",
    lambda state, landmark: f"landmark:{landmark}",
    many=True,
)
ACHIEVEMENT: Noun[State] = Noun(
    "achievement",
    Message("tapestry.offer.ask.achievement"),
    lambda state, filled: (
        one for one in content.achievements() if achievements.values(state, one)
    ),
    lambda state, achievement: word("achievement", achievement),
    lambda state, achievement: "achievement",
    lambda state, achievement: f"achievement:{achievement}",
)
TECHNOLOGY: Noun[State] = Noun(
    CARD,
    WHICH_CARD,
    lambda state, filled: (),
    lambda state, card: card_name("tech", card),
    lambda state, card: "card-tech",
    many=True,
)
