"""Where the C.I.V. puts what its table archives.

Solo booklet, "Mise en place de la C.I.V." (001:1988-1995): its Power card only marks its History,
and the Atlantean C.I.V. has one where the nation has none. Of the Vikings, who have none either
(001:785-787: their archived cards are discarded), the solo booklet says nothing: the owner does.
"""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium.cards import Pile
from companion.games.imperium.content import named, nation
from companion.games.imperium.rules.run import Run

DOUBTFUL = "doubtful"
PLACES = (Pile.HISTORY.value, Pile.DISCARD.value)


def history_fact(nation_id: str) -> str:
    """The name under which the owner's answer is kept."""
    return f"imperium.{nation_id}.history"


def history_asked(nation_id: str) -> Choice:
    """Has the C.I.V. of this nation a History?"""
    options = tuple(Option(one, Message(f"imperium.option.archived_{one}")) for one in PLACES)
    text = Message("imperium.ask.civ_history", nation=named("nation", nation_id))
    return Choice(f"{nation_id}.history", text, options, guess=PLACES[0])


def why_there(run: Run, to: Pile) -> tuple[Why, ...]:
    """Its row says History; why the card goes elsewhere."""
    if to is Pile.HISTORY:
        return ()
    nation_id = run.civ.nation
    text = Message("imperium.told.no_history", nation=named("nation", nation_id))
    return (Why(f"nation.{nation_id}", text),)


def archive(run: Run) -> Pile:
    """The pile that archived cards of the C.I.V. go to."""
    nation_id = run.civ.nation
    if nation(nation_id).history != DOUBTFUL:
        return Pile.HISTORY
    return Pile(run.fact(history_asked(nation_id), history_fact(nation_id)))
