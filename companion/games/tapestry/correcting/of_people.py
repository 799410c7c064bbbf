"""Numbers, counters and capitals of people, put right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.core.form import form
from companion.core.message import Message
from companion.core.noun import NOTHING, HowMany, Noun
from companion.core.offer import Filled
from companion.games.tapestry.capital import footprints, plots
from companion.games.tapestry.change import without
from companion.games.tapestry.city import building
from companion.games.tapestry.correcting.facts import Capital, Civilizations, Number
from companion.games.tapestry.correcting.facts.mats import MOST_MARK
from companion.games.tapestry.correcting.facts.people import LIMITS, number_name, number_of
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.nouns import HOW_MANY, NUMBER, PERSON, PLAYER
from companion.games.tapestry.player import Cell, CityToken
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.mats import classes, outposts_told
from companion.games.tapestry.turn.names import word

WHAT, MARK, PIECE = "what", "mark", "piece"


def _limits(state: State, filled: Filled) -> tuple[int, int]:
    return Number(filled[PLAYER], filled[WHAT], 0).limits(state)


NUMBERS = form(
    SetValue,
    "right.number",
    Message("tapestry.offer.number"),
    icon="edit",
    makes=lambda state, f: SetValue(Number(f[PLAYER], f[WHAT], f[NUMBER])),
    player=PERSON,
    what=Noun(
        WHAT,
        Message("tapestry.offer.ask.what"),
        lambda state, filled: LIMITS,
        lambda state, what: number_name(what),
    ),
    number=HowMany(
        NUMBER,
        HOW_MANY,
        lambda state, f: number_of(state, f[PLAYER], f[WHAT]),
        lambda state, f: _limits(state, f)[1],
        lambda state, f: _limits(state, f)[0],
    ),
)


def marks(state: State, player: str) -> dict[str, int]:
    """Tokens and counters of all mats, by mat and place."""
    return {
        f"{mat.id}:{place}": n
        for mat in state.players[player].civilizations
        for place, n in mat.marks.items()
        if 0 <= n <= MOST_MARK
    }


def _mark_called(state: State, mark: str) -> Message:
    mat, _, place = mark.partition(":")
    n = next(all_[mark] for all_ in (marks(state, one) for one in state.players) if mark in all_)
    return Message(
        "tapestry.offer.mark_on", civilization=word("civilization", mat), place=place, n=n
    )


def _marked(state: State, filled: Filled, n: int) -> Civilizations:
    wanted, _, place = filled[MARK].partition(":")
    now = Civilizations.now(state, filled[PLAYER])
    mats = (
        replace(mat, marks={**mat.marks, place: n}) if mat.id == wanted else mat
        for mat in now.civilizations
    )
    return replace(now, civilizations=tuple(mats))


def _most_marked(state: State, filled: Filled) -> int:
    """No more outposts on a mat than there are."""
    me = state.players[filled[PLAYER]]
    now = marks(state, filled[PLAYER])[filled[MARK]]
    told = outposts_told(me.civilizations)
    if outposts_told(_marked(state, filled, now + 1).civilizations) <= told:
        return MOST_MARK
    return min(MOST_MARK, now + max(0, me.outposts + me.elsewhere - told))


A_MARK: Noun[State] = Noun(
    MARK,
    Message("tapestry.offer.ask.mark"),
    lambda state, f: marks(state, f[PLAYER]),
    _mark_called,
)
MARKS = form(
    SetValue,
    "right.mark",
    Message("tapestry.offer.mark"),
    icon="flag",
    when=lambda state: any(marks(state, one) for one in state.players),
    makes=lambda state, f: SetValue(_marked(state, f, f[NUMBER])),
    player=PERSON.among(lambda state, f: (p for p in state.players if marks(state, p))),
    mark=A_MARK,
    number=HowMany(
        NUMBER, HOW_MANY, lambda state, f: marks(state, f[PLAYER])[f[MARK]], _most_marked
    ),
)


def _built(state: State, filled: Filled) -> Iterator[str]:
    player = filled[PLAYER]
    return (f"{player}:{at}" for at in range(len(state.players[player].capital.placed)))


def _built_called(state: State, piece: str) -> Message:
    player, _, at = piece.partition(":")
    one = state.players[player].capital.placed[int(at)]
    return Message(
        "tapestry.offer.piece_at",
        piece=building.piece_name(one.piece),
        row=min((row for row, _ in one.cells), default=0) + 1,
        column=min((column for _, column in one.cells), default=0) + 1,
    )


def _taken_up(state: State, filled: Filled) -> SetValue:
    player, _, at = filled[PIECE].partition(":")
    return SetValue(Capital.now(state, player).taken_up(int(at)))


TAKE_UP = form(
    SetValue,
    "right.take_up",
    Message("tapestry.offer.take_up"),
    icon="undo",
    when=lambda state: any(me.capital.placed for me in state.players.values()),
    makes=_taken_up,
    player=PERSON.among(
        lambda state, f: (p for p, me in state.players.items() if me.capital.placed)
    ),
    piece=Noun(PIECE, Message("tapestry.offer.ask.piece"), _built, _built_called),
)


def piece_at(state: State, player: str, cell: Cell) -> tuple[str, Message]:
    """What `TAKE_UP` calls the piece on a plot, and its name; empty for none."""
    for at, one in enumerate(state.players[player].capital.placed):
        if cell in one.cells:
            return f"{player}:{at}", building.piece_name(one.piece)
    return "", NOTHING


def _token_owner(state: State) -> str:
    """Who lays tokens into others' capitals; empty for nobody."""
    lays = (one for one in state.players if any(m.lays_city_tokens for m in classes(state, one)))
    return next(lays, "")


def _others_with_a_grid(state: State, _filled: Filled) -> Iterator[str]:
    owner = _token_owner(state)
    people = (one for one, me in state.players.items() if plots.has_grid(me.capital))
    return (one for one in people if one != owner)


def _token_plots(state: State, filled: Filled) -> Iterator[str]:
    """Where one stands that can be taken away, or where one may stand."""
    city, owner = state.players[filled[PLAYER]].capital, _token_owner(state)
    here = [token.cell for token in city.tokens if token.owner == owner]
    there = [min(cells) for cells in plots.fitting(city, footprints.TOKEN).values()]
    return (f"{row},{column},0" for row, column in (*here, *there))


def _with_token(state: State, filled: Filled) -> SetValue:
    row, column, _ = (int(part) for part in filled[PIECE].split(","))
    now = Capital.now(state, filled[PLAYER])
    return SetValue(now.with_token(CityToken(_token_owner(state), (row, column))))


CITY_TOKEN = form(
    SetValue,
    "right.city_token",
    Message("tapestry.offer.city_token"),
    icon="flag",
    when=lambda state: bool(
        _token_owner(state) and next(_others_with_a_grid(state, {}), None) is not None
    ),
    makes=_with_token,
    player=PERSON.among(_others_with_a_grid),
    piece=Noun(
        PIECE,
        Message("tapestry.offer.ask.city_token"),
        _token_plots,
        lambda state, plot: building.plot_option(plot).text,
        place=lambda state, plot: building.plot_option(plot).place,
        many=True,
    ),
)


def token_at(state: State, player: str, cell: Cell) -> SetValue | None:
    """Somebody's token on a plot was laid elsewhere after all, or not at all."""
    now = Capital.now(state, player)
    token = next((one for one in now.tokens if one.cell == cell), None)
    return None if token is None else SetValue(now.with_token(token))


def _not_waiting(state: State, filled: Filled) -> SetValue:
    now = Capital.now(state, filled[PLAYER])
    return SetValue(replace(now, waiting=without(now.waiting, filled[PIECE])))


NOT_WAITING = form(
    SetValue,
    "right.not_waiting",
    Message("tapestry.offer.not_waiting"),
    icon="trash",
    when=lambda state: any(me.waiting for me in state.players.values()),
    makes=_not_waiting,
    player=PERSON.among(lambda state, f: (p for p, me in state.players.items() if me.waiting)),
    piece=Noun(
        PIECE,
        Message("tapestry.offer.ask.piece"),
        lambda state, f: dict.fromkeys(state.players[f[PLAYER]].waiting),
        lambda state, piece: building.piece_name(piece),
    ),
)
PEOPLE = (NUMBERS, MARKS, TAKE_UP, CITY_TOKEN, NOT_WAITING)
