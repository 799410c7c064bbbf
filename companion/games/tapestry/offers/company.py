"""A table of people that tells its counts, or nothing but its points."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from companion.core.form import Form, form
from companion.core.message import Message
from companion.core.noun import HowMany, Noun, SomeOf
from companion.core.offer import Filled, Offer, Section
from companion.games.tapestry.company import commands as c
from companion.games.tapestry.company import sheet
from companion.games.tapestry.company.events import UNACCOUNTED
from companion.games.tapestry.company.passing import next_seat
from companion.games.tapestry.company.sheet import COUNTED
from companion.games.tapestry.correcting.facts.people import number_name, number_of
from companion.games.tapestry.nouns import PERSON, PLAYER, said
from companion.games.tapestry.offers.company_income import incomes
from companion.games.tapestry.offers.new_game import ways
from companion.games.tapestry.options import Way
from companion.games.tapestry.score import ending
from companion.games.tapestry.score.commands import AddPoints
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.commands import EndGame, PassTurnTo
from companion.games.tapestry.turn.names import player_name

BY, SOURCE, WHO, WHAT = "by", "source", "who", "what"
ICONS = {sheet.POINTS: "vp"}


def company(section: Section[State], state: State) -> None:
    """What is told besides the moves, or in their place."""
    if state.phase is Phase.SETUP:
        section.offer(
            "begin", Message("tapestry.button.begin"), c.BeginCounting(), icon="play", first=True
        )
    elif state.phase is Phase.OVER:
        _ties(section, state)
    else:
        _turns(section, state)
        incomes(section, state)
    if state.phase is not Phase.SETUP:
        _counts(section, state)
    first = state.way is Way.SHEET
    section.under(Message("tapestry.company.sheet"), aside=not first).forms(SHEET)
    if state.phase not in (Phase.SETUP, Phase.OVER):
        text = Message("tapestry.more.end")
        alone = state.way is Way.SHEET
        first = alone and sheet.SHEET.told_by_all(state)
        section.offer("end", text, EndGame(), icon="flag", first=first, aside=not alone)
    if not state.options.counted:
        change_way(section.under(Message("tapestry.company.ways"), aside=True), state)


def change_way(section: Section[State], state: State) -> None:
    """The other two ways to keep the game."""
    for way in ways() if state.options.company else ():
        if way.id != state.way:
            command = c.ChangeWay(way.id)
            section.offer(f"way.{way.id}", way.text, command, icon=way.icon, note=way.note)


def _turns(section: Section[State], state: State) -> None:
    """Whose turn is over, or who has it after all."""
    seat = next_seat(state)
    now = said(player_name(state, state.turn))
    text = Message("tapestry.company.done_last", player=now)
    if seat:
        following = said(player_name(state, seat))
        text = Message("tapestry.company.done", player=now, next=following)
    first = state.way is Way.COUNTS
    section.offer("done", text, c.PassOn(), icon="check", first=first, aside=not first)
    for player in state.players:
        if player != state.turn:
            name = said(player_name(state, player))
            label = Message("tapestry.company.turn_of", player=name)
            section.offer(f"turn.{player}", label, PassTurnTo(player), icon="people", aside=True)


def _room(state: State, filled: Filled) -> tuple[int, int]:
    """How many fewer, and how many more, somebody can have."""
    what = filled[WHAT]
    now, (low, most) = number_of(state, filled[PLAYER], what), c.bounds(what)
    at_once = c.MOST_AT_ONCE if what == sheet.POINTS else most
    return max(-at_once, min(0, low - now)), min(at_once, max(0, most - now))


def _source_name(_state: State, source: str) -> Message:
    return Message(f"tapestry.source.{source}")


def _sources(state: State, _filled: Filled) -> tuple[str, ...]:
    return sheet.sources(state.options)


MORE_OR_FEWER: HowMany[State] = HowMany(
    BY,
    Message("tapestry.company.ask.by"),
    lambda state, f: 1 if _room(state, f)[1] else -1,
    lambda state, f: _room(state, f)[1],
    lambda state, f: _room(state, f)[0],
)
KIND: Noun[State] = Noun(
    WHAT,
    Message("tapestry.offer.ask.what"),
    lambda state, filled: COUNTED,
    lambda state, what: number_name(what),
    lambda state, what: ICONS.get(what, what.replace(".", "-")),
)
GAVE: Noun[State] = Noun(
    SOURCE,
    Message("tapestry.offer.ask.source"),
    _sources,
    _source_name,
    guess=lambda state, filled: "other",
)
COUNT = form(
    c.CountOn,
    "count",
    Message("tapestry.company.count"),
    icon="resource-coin",
    player=PERSON,
    what=KIND.among(lambda state, filled: COUNTED[:-1]),
    by=MORE_OR_FEWER,
    source=replace(
        GAVE.among(lambda state, filled: (UNACCOUNTED, *_sources(state, filled))),
        asked=lambda state, filled: filled[WHAT] == sheet.POINTS,
        guess=lambda state, filled: UNACCOUNTED,
        read=lambda source: "" if source == UNACCOUNTED else source,
    ),
)
"""So many more of something that somebody has, or fewer."""
SEEN = form(
    AddPoints,
    "points.seen",
    Message("tapestry.company.ask.by"),
    icon="vp",
    player=PERSON,
    amount=HowMany(
        BY,
        Message("tapestry.company.ask.by"),
        lambda state, filled: 1,
        lambda state, filled: c.MOST_AT_ONCE,
        lambda state, filled: -c.MOST_AT_ONCE,
    ),
    source=GAVE,
)


def added_points(state: State, player: str) -> Offer[State]:
    """Points that the app did not see, with what gave them, where everything is told."""
    label = Message("tapestry.company.points_of", player=said(player_name(state, player)))
    return replace(SEEN.on(state, known={PLAYER: player}), label=label)


def counting(state: State, player: str, what: str) -> Offer[State]:
    """So many more of something that somebody has."""
    name, key = said(player_name(state, player)), f"{what}.{player}"
    label = Message("tapestry.company.of", player=name, what=number_name(what))
    if what == sheet.POINTS:
        label = Message("tapestry.company.points_of", player=name)
    offer = COUNT.on(state, name, known={PLAYER: player, WHAT: what})
    return replace(offer, id=key, label=label, icon=KIND.icon(state, what))


def _counts(section: Section[State], state: State) -> None:
    """Everybody's points, and whatever else is counted."""
    for player in state.players:
        section.keep(counting(state, player, sheet.POINTS))
    section.forms((COUNT,))
    section.keep(catch_up(tuple(state.players)).on(state, aside=True))


@lru_cache(maxsize=8)
def catch_up(players: tuple[str, ...]) -> Form[State]:
    """Some numbers of some people as they are now, a blank for each."""
    who = SomeOf(PERSON.as_blank(WHO), lambda state, filled: players)
    what = SomeOf(KIND, lambda state, filled: (sheet.POINTS,))
    every = (_number_of(player, what) for player in players for what in COUNTED)
    numbers: dict[str, Any] = {one.key: one for one in every}
    return form(
        c.CatchUp,
        "catch_up",
        Message("tapestry.company.catch_up"),
        icon="table",
        makes=lambda state, f: c.CatchUp({key: f[key] for key in numbers if key in f}),
        who=who,
        what=what,
        **numbers,
    )


def _number_of(player: str, what: str) -> HowMany[State]:
    """A number of somebody, where it is among those that are told."""
    low, most = c.bounds(what)
    return HowMany(
        f"{player}.{what}",
        lambda state, filled: Message(
            "tapestry.company.of",
            player=said(player_name(state, player)),
            what=number_name(what),
        ),
        lambda state, filled: number_of(state, player, what),
        lambda state, filled: most,
        lambda state, filled: low,
        asked=lambda state, filled: player in filled[WHO] and what in filled[WHAT],
    )


SHEET = sheet.SHEET.forms(c.WriteOnSheet, c.WriteTotal)


def _ties(section: Section[State], state: State) -> None:
    """What decides, where points do not."""
    if state.richest or not ending.asks_for_richest(state):
        return
    under = section.under(Message("tapestry.offer.richest"))
    for player in ending.tied_at_the_top(state):
        name = said(player_name(state, player))
        under.offer(f"richest.{player}", name, c.NameRichest(player), icon="resource-coin")
