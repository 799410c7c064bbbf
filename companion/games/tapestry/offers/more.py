"""What happens at a table and is no part of a turn that the app follows."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Section, allowed
from companion.core.question import Choice, Option
from companion.games.tapestry.correcting.facts import Finished
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.income import reserve
from companion.games.tapestry.income.commands_of_reserve import ReserveItem
from companion.games.tapestry.offers import city, effects, score
from companion.games.tapestry.offers.blanks import PLAYER, one_of, said, whose
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.commands import EndGame, PassTurnTo
from companion.games.tapestry.turn.names import player_name, thing_name, word


def besides(section: Section[State], state: State) -> None:
    """Effects, landmarks, the reserve, points, whose turn it is, who is out, the end."""
    effects.effects(section, state)
    city.besides(section, state)
    if state.options.has(Expansion.FANTASIES_AND_FUTURES):
        _reserve(section, state)
    score.points(section, state)
    section.offer(
        "pass",
        Message("tapestry.offer.pass"),
        lambda f: PassTurnTo(f["seat"]),
        _seats(state),
        icon="people",
    )
    for player, me in state.players.items():
        text = Message("tapestry.more.back" if me.finished else "tapestry.more.out")
        label = Message(
            "tapestry.offer.item_of", player=said(player_name(state, player)), item=text
        )
        command = SetValue(Finished(player, not me.finished))
        section.offer(f"out.{player}", label, command, icon="people")
    section.offer("end", Message("tapestry.more.end"), EndGame(), icon="flag")


def _reserve(section: Section[State], state: State) -> None:
    kinds = [(kind, thing_name(kind)) for kind in reserve.KINDS]
    text = Message("tapestry.offer.ask.reserve")
    section.offer(
        "reserve.lay",
        Message("tapestry.offer.reserve"),
        lambda f: ReserveItem(f[PLAYER], f["kind"]),
        whose(state),
        lambda f: one_of(
            "kind",
            text,
            (one for one in kinds if allowed(ReserveItem(f[PLAYER], one[0]), state)),
        ),
        icon="card",
    )


def _seats(state: State) -> Choice:
    options = tuple(
        Option(seat, word("owner", "bots") if seat == BOTS else said(player_name(state, seat)))
        for seat in state.order
    )
    return Choice("seat", Message("tapestry.offer.ask.seat"), options)
