"""Golden games that were broken off, played to their end after all."""

from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue

TO_ITS_END = (
    SetValue(facts.Number("p1", "income_turns", 5)),
    SetValue(facts.BotsNumber("income_turns", 5)),
)
"""As if everybody had taken the fifth income turn."""


def put_right_and_ended(session, *commands):
    """The same game, its table put right just before it was over."""
    last = session.last
    session.undo()
    for command in commands:
        session.do(command)
    if session.game.finished(session.state) is None:
        session.do(last.command, {key: given.value for key, given in last.answers.items()})
    assert session.game.finished(session.state)
    return session
