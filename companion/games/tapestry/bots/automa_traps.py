"""The Automa's traps: its face-down cards are turned up until one shows.

R-trap-1, R-trap-2; Plans & Ploys' responses from a helper.
"""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.tapestry import known
from companion.games.tapestry.besides import to_bots
from companion.games.tapestry.bots.events_of_people import AutomaCardDiscarded
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.chance import TAPESTRIES
from companion.games.tapestry.content.teaching import SPRUNG, TOPPLE
from companion.games.tapestry.nouns import TAPESTRY
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import NONE, Turn

TRAP = "trap"
PERHAPS = ("retreat", "surprise_party", "gremlins")
"""Traps of the Automa where what they ask for is there: the table reads them."""


def trapped(turn: Turn) -> bool:
    """Its cards beside the mat, one at a time, until a trap shows or none is left."""
    bots = turn.state.bots
    if bots is None or bots.finished:
        return False
    if not bots.hand:
        return False
    why = Why("R-trap-1", Message("tapestry.bot.why.turned_up"))
    where = "in_loom" if turn.state.in_loom(TAPESTRIES) else "turned_up"
    heading = Message(f"tapestry.bot.do.trap.{where}", n=bots.hand)
    with turn.step.because(why, heading=heading, key="automa.trap", icon="card-tapestry"):
        sprung = _turned_up(turn, bots.hand)
        kind = "automas" if sprung else NONE
        said = Message(f"tapestry.bot.do.trap.{kind}")
        with turn.step.because(heading=said, key="automa.trap.sprung", icon="trap"):
            return sprung


def _turned_up(turn: Turn, hand: int) -> bool:
    """The app's own cards, one at a time; of real ones the table says which was the trap."""
    if not (turn.step.by_app(TAPESTRIES) and drawing.pile(turn, "tapestry").cards):
        return _told(turn, hand)
    for _ in range(hand):
        card = drawing.draw_unseen(turn, "tapestry")
        turn.record(AutomaCardDiscarded(card))
        if turn.state.in_loom(TAPESTRIES):
            turn.tell(word("tapestry", card), icon="card-tapestry")
        if card == TRAP or _springs(turn, card):
            return True
    return False


def _springs(turn: Turn, card: str) -> bool:
    """Another one: of a taught trap its owner said what it does, and when it topples."""
    said = known.teaching(turn.state, card)
    if said is None or TRAP not in said.kinds:
        return said is None and card in PERHAPS and _holds_here(turn, card)
    toppling = [one for one in said.clauses if one.verb == TOPPLE]
    conditions = any(one.before for one in toppling)
    if conditions and not _holds_here(turn, card):
        return False
    automas = Turn(turn.step, AUTOMA, cause=turn.player)
    to_bots.each_step(automas, AUTOMA, said.at(SPRUNG), "tapestry", card)
    return bool(toppling)


def _told(turn: Turn, hand: int) -> bool:
    """One question: which card in the order in which they were turned up, or none."""
    none = Option(NONE, Message("tapestry.option.no_trap"), icon="cross")
    cards = [
        Option(str(n), Message("tapestry.option.trap_at", n=n), icon="trap")
        for n in range(1, hand + 1)
    ]
    text = Message("tapestry.ask.automa_trap_at", n=hand)
    place = turn.key("automa.trap_at")
    answer = turn.step.ask(Choice(place, text, (none, *cards), note=_helper(turn)))
    other = hand if answer == NONE else int(answer) - 1
    turn.record(*[AutomaCardDiscarded()] * other)
    if answer != NONE:
        turn.record(AutomaCardDiscarded(TRAP))
    return answer != NONE


def _holds_here(turn: Turn, card: str) -> bool:
    """The table reads the card: no source has its words."""
    ask = Message("tapestry.ask.automa_perhaps", card=word("tapestry", card))
    options = (
        TAPESTRY.option(turn.state, TRAP),
        Option(UNKNOWN, Message("tapestry.option.no_trap"), icon="card"),
    )
    place = turn.key(f"automa.{card}")
    return turn.step.ask(Choice(place, ask, options, note=_helper(turn))) == TRAP


def _helper(turn: Turn) -> Message | None:
    """With Plans & Ploys, what a helper says of its cards."""
    return Message("tapestry.note.automa_traps") if turn.state.options.has("MM") else None
