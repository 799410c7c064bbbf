"""What happens at a table and is no part of a turn that the app follows."""

from __future__ import annotations

from companion.core.form import form
from companion.core.message import Message
from companion.core.noun import Noun
from companion.core.offer import Section
from companion.games.tapestry.correcting.facts import Finished
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.income import reserve
from companion.games.tapestry.income.commands_of_reserve import ReserveItem
from companion.games.tapestry.nouns import PERSON, said
from companion.games.tapestry.offers import city, score
from companion.games.tapestry.offers.effects import EFFECTS
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.commands import EndGame, PassTurnTo
from companion.games.tapestry.turn.names import player_name, thing_name, word

RESERVE = form(
    ReserveItem,
    "reserve.lay",
    Message("tapestry.offer.reserve"),
    icon="card",
    when=lambda state: state.options.has(Expansion.FANTASIES_AND_FUTURES),
    player=PERSON,
    kind=Noun(
        "kind",
        Message("tapestry.offer.ask.reserve"),
        lambda state, f: reserve.KINDS,
        lambda state, kind: thing_name(kind),
    ),
)
PASS = form(
    PassTurnTo,
    "pass",
    Message("tapestry.offer.pass"),
    icon="people",
    seat=Noun(
        "seat",
        Message("tapestry.offer.ask.seat"),
        lambda state, f: state.order,
        lambda state, seat: (
            word("owner", "bots") if seat == BOTS else said(player_name(state, seat))
        ),
    ),
)


def besides(section: Section[State], state: State) -> None:
    """Effects, landmarks, the reserve, points, whose turn it is, who is out, the end."""
    section.forms(EFFECTS)
    city.besides(section, state)
    section.forms((RESERVE, score.ADD, PASS))
    for player, me in state.players.items():
        text = Message("tapestry.more.back" if me.finished else "tapestry.more.out")
        label = Message(
            "tapestry.offer.item_of", player=said(player_name(state, player)), item=text
        )
        command = SetValue(Finished(player, not me.finished))
        section.offer(f"out.{player}", label, command, icon="people")
    section.offer("end", Message("tapestry.more.end"), EndGame(), icon="flag")
