"""Tapestries, civilizations, masterpieces and capitals on a player's mats, as they lie."""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.core.offer import Filled, Section, allowed, refusal
from companion.core.question import Choice, Option, Several
from companion.games.tapestry import content
from companion.games.tapestry.capital import footprints, plots
from companion.games.tapestry.change import unnamed, without
from companion.games.tapestry.city import building
from companion.games.tapestry.correcting.facts import Capital, Civilizations, Masterpieces, Mat
from companion.games.tapestry.correcting.facts.cards import tapestries_in_play
from companion.games.tapestry.correcting.facts.mats import ERAS, MOST_MARK
from companion.games.tapestry.correcting.naming import to_name
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.offers.blanks import (
    CARD,
    NUMBER,
    PLAYER,
    one_of,
    so_many,
    whose,
)
from companion.games.tapestry.player import CityToken
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.mats import classes
from companion.games.tapestry.turn.names import card_name, player_name, word

ERA, CIVILIZATION, MARK, PIECE = "era", "civilization", "mark", "piece"
AWAY = "away:"


def put_right(section: Section[State], state: State) -> None:
    """What lies before each of the people."""
    section.offer(
        "right.mat",
        Message("tapestry.offer.mat"),
        lambda f: _with_card(state, f),
        whose(state),
        _eras(),
        lambda f: _tapestries(state, f),
        icon="card-tapestry",
    )
    _civilizations(section, state)
    if state.options.has("AA"):
        section.offer(
            "right.masterpieces",
            Message("tapestry.offer.masterpieces"),
            lambda f: _with_masterpieces(state, f),
            whose(state),
            lambda f: _masterpieces(state, f[PLAYER]),
            icon="card",
        )
    _unnamed(section, state)
    _capitals(section, state)


def _unnamed(section: Section[State], state: State) -> None:
    """Masterpieces that nobody named."""
    for one in to_name(state):
        text = Message("tapestry.offer.name", player=player_name(state, one.player))
        section.offer(f"right.name.{one.player}.{one.card}", text, one, icon="masterpiece")


def _eras() -> Choice:
    named = ((str(era), Message("tapestry.offer.era", era=era)) for era in ERAS)
    return one_of(ERA, Message("tapestry.offer.ask.era"), named)


def _tapestries(state: State, filled: Filled) -> Choice:
    """Those that lie there are taken away, others laid on top."""
    now = Mat.now(state, filled[PLAYER], int(filled[ERA]))
    away = (
        Option(
            f"{AWAY}{card}", Message("tapestry.right.not_here", card=card_name("tapestry", card))
        )
        for card in dict.fromkeys(now.cards)
    )
    more = (
        Option(
            card,
            card_name("tapestry", card),
            reason=refusal(SetValue(now.with_card(card)), state),
        )
        for card in tapestries_in_play(state)
    )
    return Choice(CARD, Message("tapestry.offer.ask.card"), (*away, *more))


def _with_card(state: State, filled: Filled) -> SetValue:
    now, card = Mat.now(state, filled[PLAYER], int(filled[ERA])), filled[CARD]
    if card.startswith(AWAY):
        return SetValue(now.without(card.removeprefix(AWAY)))
    return SetValue(now.with_card(card))


def _civilizations(section: Section[State], state: State) -> None:
    section.offer(
        "right.civilization",
        Message("tapestry.offer.civilization"),
        lambda f: _turned(state, f),
        whose(state),
        lambda f: _mats(state, f[PLAYER]),
        icon="flag",
    )
    marked = [one for one in state.players if _marks(state, one)]
    if marked:
        section.offer(
            "right.mark",
            Message("tapestry.offer.mark"),
            lambda f: _with_mark(state, f),
            whose(state, marked),
            lambda f: _mark(state, f[PLAYER]),
            lambda f: so_many(0, _most(state, f), _marks(state, f[PLAYER])[f[MARK]]),
            icon="flag",
        )


def _mats(state: State, player: str) -> Choice:
    """One's own are given away, others gained."""
    now = Civilizations.now(state, player)
    options = (
        *(
            Option(one, Message("tapestry.offer.give_up", what=word(CIVILIZATION, one)))
            for one in now.ids
        ),
        *(Option(one, word(CIVILIZATION, one)) for one in now.more(state)),
    )
    return Choice(CIVILIZATION, Message("tapestry.offer.ask.civilization"), options)


def _turned(state: State, filled: Filled) -> SetValue:
    now, wanted = Civilizations.now(state, filled[PLAYER]), filled[CIVILIZATION]
    return SetValue(now.without(wanted) if wanted in now.ids else now.with_card(wanted))


def _marks(state: State, player: str) -> dict[str, int]:
    """Tokens and counters of all mats, by mat and place."""
    return {
        f"{mat.id}:{place}": n
        for mat in state.players[player].civilizations
        for place, n in mat.marks.items()
        if 0 <= n <= MOST_MARK
    }


def _mark(state: State, player: str) -> Choice:
    options = tuple(
        Option(
            mark,
            Message(
                "tapestry.offer.mark_on",
                civilization=word(CIVILIZATION, mark.partition(":")[0]),
                place=mark.partition(":")[2],
                n=n,
            ),
        )
        for mark, n in _marks(state, player).items()
    )
    return Choice(MARK, Message("tapestry.offer.ask.mark"), options)


def _most(state: State, filled: Filled) -> int:
    """No more outposts on a mat than there are."""
    told = ({**filled, NUMBER: n} for n in range(MOST_MARK, -1, -1))
    return next((f[NUMBER] for f in told if allowed(_with_mark(state, f), state)), MOST_MARK)


def _with_mark(state: State, filled: Filled) -> SetValue:
    wanted, _, place = filled[MARK].partition(":")
    mats = tuple(
        replace(mat, marks={**mat.marks, place: filled[NUMBER]}) if mat.id == wanted else mat
        for mat in state.players[filled[PLAYER]].civilizations
    )
    return SetValue(Civilizations(filled[PLAYER], mats))


def _masterpieces(state: State, player: str) -> Several:
    others = {
        card for one, me in state.players.items() if one != player for card in me.masterpieces
    }
    free = [card for card in content.masterpieces() if card not in others]
    now = state.players[player].masterpieces
    every = (*filter(unnamed, now), *free)
    options = tuple(Option(card, card_name("masterpiece", card)) for card in every)
    return Several("cards", Message("tapestry.offer.ask.masterpieces"), options, guess=now)


def _with_masterpieces(state: State, filled: Filled) -> SetValue:
    now = Masterpieces.now(state, filled[PLAYER])
    return SetValue(now.with_cards(filled["cards"]))


def _capitals(section: Section[State], state: State) -> None:
    """A piece that stands otherwise is taken up, and placed again."""
    built = [one for one, me in state.players.items() if me.capital.placed]
    if built:
        section.offer(
            "right.take_up",
            Message("tapestry.offer.take_up"),
            lambda f: _taken_up(state, f),
            whose(state, built),
            lambda f: _pieces(state, f[PLAYER]),
            icon="undo",
        )
    owner = next(filter(lambda one: _lays_city_tokens(state, one), state.players), "")
    drawn = [one for one, me in state.players.items() if plots.has_grid(me.capital)]
    if owner and (others := [one for one in drawn if one != owner]):
        section.offer(
            "right.city_token",
            Message("tapestry.offer.city_token"),
            lambda f: _with_token(state, owner, f),
            whose(state, others),
            lambda f: _token_plots(state, owner, f[PLAYER]),
            icon="flag",
        )
    waiting = [one for one, me in state.players.items() if me.waiting]
    if waiting:
        section.offer(
            "right.not_waiting",
            Message("tapestry.offer.not_waiting"),
            lambda f: _not_waiting(state, f),
            whose(state, waiting),
            lambda f: one_of(
                PIECE,
                Message("tapestry.offer.ask.piece"),
                (
                    (piece, building.piece_name(piece))
                    for piece in dict.fromkeys(state.players[f[PLAYER]].waiting)
                ),
            ),
            icon="trash",
        )


def _lays_city_tokens(state: State, player: str) -> bool:
    return any(mat.lays_city_tokens for mat in classes(state, player))


def _token_plots(state: State, owner: str, player: str) -> Choice:
    """Where one stands that can be taken away, or where one may stand."""
    city = state.players[player].capital
    here = [token.cell for token in city.tokens if token.owner == owner]
    there = [min(cells) for cells in plots.fitting(city, footprints.TOKEN).values()]
    keys = (f"{row},{column},0" for row, column in (*here, *there))
    options = tuple(building.plot_option(key) for key in keys)
    return Choice(PIECE, Message("tapestry.offer.ask.city_token"), options)


def _with_token(state: State, owner: str, filled: Filled) -> SetValue:
    row, column, _ = (int(part) for part in filled[PIECE].split(","))
    now = Capital.now(state, filled[PLAYER])
    return SetValue(now.with_token(CityToken(owner, (row, column))))


def _pieces(state: State, player: str) -> Choice:
    placed = state.players[player].capital.placed
    options = tuple(
        Option(
            str(at),
            Message(
                "tapestry.offer.piece_at",
                piece=building.piece_name(one.piece),
                row=min((row for row, _ in one.cells), default=0) + 1,
                column=min((column for _, column in one.cells), default=0) + 1,
            ),
        )
        for at, one in enumerate(placed)
    )
    return Choice(PIECE, Message("tapestry.offer.ask.piece"), options)


def _taken_up(state: State, filled: Filled) -> SetValue:
    return SetValue(Capital.now(state, filled[PLAYER]).taken_up(int(filled[PIECE])))


def _not_waiting(state: State, filled: Filled) -> SetValue:
    now = Capital.now(state, filled[PLAYER])
    return SetValue(replace(now, waiting=without(now.waiting, filled[PIECE])))
