"""A tapestry covers the next space of the Automa's mat; first into the era pays. R-inc-5."""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.bots.events import AutomaScored, TapestryCovered
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.cards import drawing

FIRST = "first_into_era"


def place_tapestry(acting: Acting, turn: int) -> None:
    """Cover, then the points below that column if no person has begun this era."""
    why = Why("R-inc-5", Message("tapestry.bot.why.cover"))
    with acting.because("automa.cover", why, icon="card-tapestry"):
        if drawing.refilled(acting.person, "tapestry"):
            acting.record(TapestryCovered())
        else:
            none = Message("tapestry.bot.do.tapestry.none_left")
            acting.remark("automa.cover", none, icon="card-tapestry")
    points = content.automa().first_into_era.get(str(turn), 0)
    if points and first_into(acting, turn):
        points = acting.counted("automa.era", Message("tapestry.bot.ask.era", era=turn), points)
        text = Message("tapestry.bot.do.first_into_era", era=turn)
        first = Why("R-inc-5", Message("tapestry.bot.why.first_into_era", era=turn))
        with acting.because("automa.era", first, heading=text, icon=f"era-{turn}"):
            if points:
                acting.record(AutomaScored(FIRST, points))


def first_into(acting: Acting, turn: int) -> bool:
    """Before anybody's income turn of this number; the Shadow Empire has no eras."""
    return all(person.income_turns < turn for person in acting.state.players.values())
