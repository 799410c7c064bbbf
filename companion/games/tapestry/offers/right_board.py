"""Tracks, hexes, landmarks and achievements, as they are on the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.core.message import Message
from companion.core.offer import Filled, Section, allowed
from companion.core.question import Choice, Numbers, Option, read_numbers
from companion.games.tapestry import content
from companion.games.tapestry.correcting.facts import Achievement, Hex, Landmark, Tokens
from companion.games.tapestry.correcting.facts.hex import MOST_TOKENS
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.offers.blanks import (
    NOBODY,
    OWNER,
    hexes_asked,
    landmarks_of,
    one_of,
    tracks_asked,
    whose_of_all,
)
from companion.games.tapestry.score import achievements
from companion.games.tapestry.state import LAST_SPACE, PRINTED, UNKNOWN_TILE, State
from companion.games.tapestry.turn.names import player_option, word

EMPTY, UNNAMED = "empty", "unnamed"


def put_right(section: Section[State], state: State) -> None:
    """What lies in the middle of the table."""
    section.offer(
        "right.track",
        Message("tapestry.offer.track"),
        lambda f: SetValue(Tokens(f[OWNER], f["track"], read_numbers(f["spaces"]))),
        whose_of_all(state),
        tracks_asked(state),
        lambda f: _spaces(state, f),
        icon="edit",
    )
    _hexes(section, state)
    section.offer(
        "right.landmark",
        Message("tapestry.offer.landmark"),
        lambda f: SetValue(Landmark(f["landmark"], "" if f[OWNER] == NOBODY else f[OWNER])),
        one_of(
            "landmark",
            Message("tapestry.offer.ask.landmark"),
            ((one, word("landmark", one)) for one in landmarks_of(state)),
        ),
        whose_of_all(state, nobody=True),
        icon="landmark",
    )
    section.offer(
        "right.achievement",
        Message("tapestry.offer.achievement"),
        _achieved,
        _achievements(state),
        _first(state),
        lambda f: _second(state, f),
        icon="achievement",
    )


def _spaces(state: State, filled: Filled) -> Numbers:
    now = Tokens.now(state, filled[OWNER], filled["track"]).spaces
    return Numbers(
        "spaces",
        Message("tapestry.offer.ask.spaces"),
        guess=", ".join(map(str, now)) or "0",
        high=LAST_SPACE,
        most=MOST_TOKENS,
    )


def _hexes(section: Section[State], state: State) -> None:
    section.offer(
        "right.tile",
        Message("tapestry.offer.tile"),
        lambda f: _with_tile(state, f),
        hexes_asked(state, _open_hexes(state)),
        lambda f: _tiles(state, f["hex"]),
        icon="territory-tile",
    )
    places = tuple(_outpost_hexes(state))
    if places:
        section.offer(
            "right.outpost",
            Message("tapestry.offer.outpost"),
            lambda f: _with_token(state, f),
            hexes_asked(state, places),
            lambda f: _tokens(state, f["hex"]),
            icon="outpost",
        )


def _open_hexes(state: State) -> list[str]:
    """Hexes that no land is printed on."""
    return [key for key, here in state.map.items() if here.tile != PRINTED]


def _outpost_hexes(state: State) -> Iterator[str]:
    """Where something stands, and every explored hex while anybody has an outpost left."""
    explored = {key: here for key, here in state.map.items() if here.explored}
    free = next((key for key, here in explored.items() if not here.tokens), "")
    more = bool(free and _tokens(state, free).options)
    return (key for key, here in explored.items() if here.tokens or more)


def _tiles(state: State, place: str) -> Choice:
    here = Hex.now(state, place)
    named = [
        (str(tile), Message("tapestry.offer.tile_number", number=tile))
        for tile in content.territory_tiles()
        if allowed(SetValue(replace(here, tile=tile)), state)
    ]
    unnamed = (UNNAMED, Message("tapestry.offer.tile_unnamed"))
    empty = (EMPTY, Message("tapestry.offer.tile_none"))
    nothing = [empty] if not here.tokens else []
    return one_of("tile", Message("tapestry.offer.ask.tile"), (*nothing, unnamed, *named))


def _with_tile(state: State, filled: Filled) -> SetValue:
    known, tile = {EMPTY: None, UNNAMED: UNKNOWN_TILE}, filled["tile"]
    number = known[tile] if tile in known else int(tile)
    return SetValue(replace(Hex.now(state, filled["hex"]), tile=number))


def _tokens(state: State, place: str) -> Choice:
    """One more of somebody's, one less, or one toppled or set up again."""
    here = state.map[place]
    options = []
    for at, token in enumerate(here.tokens):
        who = player_option(state, token.owner)
        turned = "stands" if token.toppled else "topples"
        options.append(Option(f"off:{at}", Message("tapestry.offer.token_off", owner=who)))
        said = Message(f"tapestry.offer.token_{turned}", owner=who)
        options.append(Option(f"turn:{at}", said))
    if len(here.tokens) < MOST_TOKENS:
        for owner in state.owners():
            who = player_option(state, owner)
            options.append(Option(f"on:{owner}", Message("tapestry.offer.token_on", owner=who)))
    fitting = (one for one in options if allowed(_changed(state, place, one.id), state))
    return Choice("token", Message("tapestry.offer.ask.token"), tuple(fitting))


def _with_token(state: State, filled: Filled) -> SetValue:
    return _changed(state, filled["hex"], filled["token"])


def _changed(state: State, place: str, change: str) -> SetValue:
    here = Hex.now(state, place)
    what, _, which = change.partition(":")
    if what == "on":
        return SetValue(here.with_outpost(which))
    return SetValue(here.without(int(which)) if what == "off" else here.turned(int(which)))


def _achievements(state: State) -> Choice:
    known = [one for one in content.achievements() if achievements.values(state, one)]
    text = Message("tapestry.offer.ask.achievement")
    return one_of("achievement", text, ((one, word("achievement", one)) for one in known))


def _first(state: State) -> Choice:
    asked = whose_of_all(state, nobody=True)
    return Choice("first", Message("tapestry.offer.ask.first"), asked.options)


def _second(state: State, filled: Filled) -> Choice | None:
    """Only where there is a second place, and somebody holds the first."""
    places = len(achievements.values(state, filled["achievement"]))
    if places < 2 or filled["first"] == NOBODY:
        return None
    asked = whose_of_all(state, nobody=True)
    free = tuple(one for one in asked.options if one.id != filled["first"])
    return Choice("second", Message("tapestry.offer.ask.second"), free)


def _achieved(filled: Filled) -> SetValue:
    places = (filled["first"], filled.get("second", NOBODY))
    owners = tuple(one for one in places if one != NOBODY)
    return SetValue(Achievement(filled["achievement"], owners))
