"""A table of people that tells its counts, or nothing but its points."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Blank, Filled, Make, Offer, Section
from companion.core.question import Amount, Choice, Option, Several
from companion.games.tapestry.company import commands as c
from companion.games.tapestry.company import sheet
from companion.games.tapestry.company.commands_of_ahead import ConfirmFilled, FillAhead
from companion.games.tapestry.company.events import UNACCOUNTED
from companion.games.tapestry.company.passing import next_seat
from companion.games.tapestry.company.sheet import COUNTED
from companion.games.tapestry.correcting.facts.people import MOST_POINTS, number_name, number_of
from companion.games.tapestry.offers.blanks import PLAYER, said, whose
from companion.games.tapestry.offers.company_income import incomes
from companion.games.tapestry.offers.new_asking import askings
from companion.games.tapestry.offers.new_game import ways
from companion.games.tapestry.options import Asking, Way
from companion.games.tapestry.score import ending
from companion.games.tapestry.score.commands import AddPoints
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.commands import EndGame, PassTurnTo
from companion.games.tapestry.turn.names import player_name

BY, SOURCE, WHO, WHAT, AMOUNT = "by", "source", "who", "what", "amount"


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
        _sheet(section, state)
    if state.phase not in (Phase.SETUP, Phase.OVER):
        text = Message("tapestry.more.end")
        first = state.way is Way.SHEET
        section.offer("end", text, EndGame(), icon="flag", first=first, aside=not first)
    change_way(section.under(Message("tapestry.company.ways"), aside=True), state)


def added_points(state: State, player: str) -> Offer[State]:
    """Points that the app did not see, with what gave them, where everything is told."""
    listed = tuple(
        Option(one, Message(f"tapestry.source.{one}")) for one in sheet.sources(state.options)
    )
    name = said(player_name(state, player))
    return Section(state).offer(
        "points.seen",
        Message("tapestry.company.points_of", player=name),
        lambda f: AddPoints(player, f[BY], str(f[SOURCE])),
        _by(sheet.POINTS),
        Choice(SOURCE, Message("tapestry.offer.ask.source"), listed, "other"),
        icon="vp",
    )


def change_way(section: Section[State], state: State) -> None:
    """The other two ways to keep the game."""
    for way in ways() if state.options.company else ():
        if way.id != state.way:
            command = c.ChangeWay(way.id)
            section.offer(f"way.{way.id}", way.text, command, icon=way.icon, note=way.note)


def fill_ahead(section: Section[State], state: State) -> None:
    """The other ways to be asked in a turn; that what was filled in is right."""
    for one in askings():
        asking = Asking(one.id)
        if asking is not state.asks:
            command = FillAhead(asking)
            section.offer(f"asking.{one.id}", one.text, command, icon=one.icon, note=one.note)
    if state.phase not in (Phase.SETUP, Phase.OVER):
        section.offer("ahead.confirm", Message("tapestry.ahead.confirm"), ConfirmFilled())


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


def _counts(section: Section[State], state: State) -> None:
    for player in state.players:
        name = said(player_name(state, player))
        under = section.under(name)
        points = Message("tapestry.company.points_of", player=name)
        under.offer(
            f"points.{player}",
            points,
            _points(player),
            _by(sheet.POINTS),
            _source(state),
            icon="vp",
        )
        for what in (*COUNTED[1:-1],):
            label = Message("tapestry.company.of", player=name, what=number_name(what))
            icon = what.replace(".", "-")
            under.offer(f"{what}.{player}", label, _count(player, what), _by(what), icon=icon)
    section.offer(
        "catch_up",
        Message("tapestry.company.catch_up"),
        _catch_up,
        Several(WHO, Message("tapestry.offer.ask.player"), _people(state), guess=_seats(state)),
        Several(WHAT, Message("tapestry.offer.ask.what"), _kinds(), guess=(sheet.POINTS,)),
        *(_now(state, player, what) for player in state.players for what in COUNTED),
        icon="table",
        aside=True,
    )


def _points(player: str) -> Make[State]:
    return lambda f: c.CountOn(
        player, sheet.POINTS, f[BY], "" if f[SOURCE] == UNACCOUNTED else str(f[SOURCE])
    )


def _count(player: str, what: str) -> Make[State]:
    return lambda f: c.CountOn(player, what, f[BY])


def _by(what: str) -> Amount:
    most = c.MOST_AT_ONCE if what == sheet.POINTS else c.bounds(what)[1]
    return Amount(BY, Message("tapestry.company.ask.by"), -most, most, 1)


def _source(state: State) -> Choice:
    """What gave them, or nothing said."""
    listed = (UNACCOUNTED, *sheet.sources(state.options))
    options = tuple(Option(one, Message(f"tapestry.source.{one}")) for one in listed)
    return Choice(SOURCE, Message("tapestry.offer.ask.source"), options, UNACCOUNTED)


def _people(state: State) -> tuple[Option, ...]:
    return tuple(Option(one, said(player_name(state, one))) for one in state.players)


def _seats(state: State) -> tuple[str, ...]:
    return tuple(state.players)


def _kinds() -> tuple[Option, ...]:
    return tuple(Option(one, number_name(one)) for one in COUNTED)


def _now(state: State, player: str, what: str) -> Blank:
    """A number of somebody, where it is among those that are told."""
    low, most = c.bounds(what)
    who = said(player_name(state, player))
    text = Message("tapestry.company.of", player=who, what=number_name(what))
    now = number_of(state, player, what)
    asked = Amount(f"{player}.{what}", text, low, most, now)
    return lambda f: asked if player in f[WHO] and what in f[WHAT] else None


def _catch_up(filled: Filled) -> c.CatchUp:
    return c.CatchUp({key: n for key, n in filled.items() if key not in (WHO, WHAT)})


def _sheet(section: Section[State], state: State) -> None:
    """The printed sources, filled in at any time; the totals alone will do."""
    first = state.way is Way.SHEET
    under = section.under(Message("tapestry.company.sheet"), aside=not first)
    under.offer(
        "sheet.write",
        Message("tapestry.company.write"),
        lambda f: c.WriteOnSheet(f[PLAYER], f[SOURCE], f[AMOUNT]),
        whose(state),
        _written(state),
        lambda f: _amount(sheet.of_source(state.players[f[PLAYER]], f[SOURCE]) or None),
        icon="edit",
    )
    under.offer(
        "sheet.total",
        Message("tapestry.company.write_total"),
        lambda f: c.WriteTotal(f[PLAYER], f[AMOUNT]),
        whose(state),
        lambda f: _amount(state.players[f[PLAYER]].score or None),
        icon="score",
    )


def _written(state: State) -> Choice:
    options = tuple(
        Option(one, Message(f"tapestry.source.{one}"))
        for one in sheet.sheet_rows(state)
        if one != UNACCOUNTED
    )
    return Choice(SOURCE, Message("tapestry.offer.ask.source"), options)


def _amount(now: int | None) -> Amount:
    """As it is written; nothing stands there while nothing is."""
    most = MOST_POINTS
    guess = None if now is None else max(-most, min(now, most))
    return Amount(AMOUNT, Message("tapestry.offer.ask.points"), -most, most, guess)


def _ties(section: Section[State], state: State) -> None:
    """What decides, where points do not."""
    if state.richest or not ending.asks_for_richest(state):
        return
    under = section.under(Message("tapestry.offer.richest"))
    for player in ending.tied_at_the_top(state):
        name = said(player_name(state, player))
        under.offer(f"richest.{player}", name, c.NameRichest(player), icon="resource-coin")
