"""Tapestry with the simple random human: the game the terminal plays."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from companion.core.act import Act, Lying, Seen
from companion.core.checked import TableFact
from companion.core.command import Command
from companion.core.event import Event
from companion.core.game import Game, Result, Standing
from companion.core.message import Message
from companion.core.rooms import commands_of
from companion.games.tapestry import hands, lying, places
from companion.games.tapestry.bots import commands as bots
from companion.games.tapestry.bots.commands import SetUpBots, TakeBotsTurn
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.invariants import check
from companion.games.tapestry.chance import KINDS
from companion.games.tapestry.correcting import set_value
from companion.games.tapestry.events import EVENTS
from companion.games.tapestry.options import Options
from companion.games.tapestry.owners import AUTOMA, BOTS
from companion.games.tapestry.pieces import pieces
from companion.games.tapestry.placing import commands as placing
from companion.games.tapestry.placing import let_app
from companion.games.tapestry.practice import human
from companion.games.tapestry.practice.human import BeginPractice, PracticeTurn
from companion.games.tapestry.put_together import put_together
from companion.games.tapestry.setup.begin import begin
from companion.games.tapestry.setup.laid_out import laid_out
from companion.games.tapestry.state import Phase, State

put_together()


class Practice(Game[State]):
    """A solo game that plays itself, one command after the other."""

    id = "tapestry_practice"
    options_type = Options
    chance = KINDS
    commands = commands_of(bots, placing, let_app, set_value, human)
    events = EVENTS

    def begin(self, options: Options) -> State:
        return begin(options)

    def finished(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        score = bots_of(state).score
        return Result((Standing(AUTOMA, Message("tapestry.bot.automa"), score, 1, True, bot=True),))

    def use_app(self, kind: str, on: bool) -> Command[State]:
        return placing.PlaceKind(kind, on)

    def laid(self, options: Options, by_app: Collection[str]) -> Options:
        return lying.laid(options, by_app)

    def kind_name(self, kind: str) -> Message:
        return Message(f"tapestry.kind.{kind}")

    def kind_note(self, kind: str) -> Message:
        return Message(f"tapestry.kind.note.{kind}")

    def acts_of(self, event: Event[State], before: State) -> tuple[Act | Seen, ...]:
        return lying.acts_of(event, before)

    def recap(self, state: State) -> Message:
        return Message("tapestry.practice.recap", n=state.turn_number)

    def on_the_table(self, state: State) -> tuple[TableFact, ...]:
        return ()

    def pieces(self, state: State) -> tuple[Lying, ...]:
        return tuple(pieces(state))

    def laid_out(self, start: State) -> tuple[Act, ...]:
        return tuple(laid_out(start))

    def stock(self, piece: str) -> str:
        return places.stock(piece)

    def act_line(self, acts: Sequence[Act], before: State) -> Message:
        return hands.act_line(acts, before)

    def act_icon(self, act: Act) -> str:
        return hands.act_icon(act)

    def invariants(self, state: State) -> None:
        check(state)


def next_command(state: State) -> Command[State] | None:
    """What is done next; None when the game is over."""
    if state.phase is Phase.OVER:
        return None
    if not bots_of(state).favourites:
        return SetUpBots()
    if not state.turn:
        return BeginPractice()
    return TakeBotsTurn() if state.turn == BOTS else PracticeTurn()
