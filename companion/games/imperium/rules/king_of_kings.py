"""Fame cards, and King of Kings when none is left face down.

Solo booklet, "Roi des rois": as a Barbarian the C.I.V. gains 6 Progress; as an Empire 3, and its
top Dynasty card goes on its deck. Then the card is turned over, which triggers the scoring.
Rulebook, the note on the card: each player resolves it only once, on whichever side.
"""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium.acts import Act, Verb
from companion.games.imperium.cards import UNREST, Card, Pile
from companion.games.imperium.events.cards import CardTaken
from companion.games.imperium.events.market import CivMetKing, KingTurned
from companion.games.imperium.places import FAME_DECK
from companion.games.imperium.rules.acts_on_tokens import gained
from companion.games.imperium.rules.archiving import archive, why_there
from companion.games.imperium.rules.dynasty import top_of_dynasty
from companion.games.imperium.rules.ending import trigger
from companion.games.imperium.rules.resolving import HANDLERS, Handler
from companion.games.imperium.rules.run import Run
from companion.games.imperium.tokens import Tokens

CARD, KING = "card", "king"
NOTHING = "nothing"
RULE = "C-10"
BARBARIAN_PROGRESS, EMPIRE_PROGRESS = 6, 3
SIDE_B = "imperium.king_of_kings_side_b"


def take_fame(run: Run, act: Act, place: str) -> None:
    """Draw a Fame card: on top of its deck."""
    fame(run, Pile.DECK, place)


def archive_fame(run: Run, act: Act, place: str) -> None:
    to = archive(run)
    with run.because(*why_there(run, to)):
        fame(run, to, place)


def take_card(run: Run, act: Act, place: str) -> None:
    """The C.I.V. "draws a card": its top card to its discard, no reshuffle."""
    HANDLERS[Verb.MILL].do(run, Act(Verb.MILL, 1), place)


def fame(run: Run, to: Pile, place: str) -> None:
    if _which(run, place) == CARD:
        card = Card(run.civ.next_card, shows=("fame",), lacks=(UNREST,))
        run.step.record(CardTaken(card, FAME_DECK, to))
    elif run.state.market.civ_met_king:
        run.say(Message("imperium.told.king_met"), "imperium-fame")
    elif run.state.market.king_turned:
        _side_b(run, place)
    else:
        king_of_kings(run, place)


def king_of_kings(run: Run, place: str) -> None:
    heading = Message("imperium.told.king")
    with run.because(Why(RULE), heading=heading, icon="imperium-fame"):
        if run.civ.side == "empire":
            gained(run, Tokens(progress=EMPIRE_PROGRESS))
            top_of_dynasty(run, Pile.DECK, f"{place}.king")
        else:
            gained(run, Tokens(progress=BARBARIAN_PROGRESS))
        run.step.record(CivMetKing())
        if not run.state.market.king_turned:
            run.step.record(KingTurned())
            trigger(run, "king_of_kings")


def _which(run: Run, place: str) -> str:
    options = (
        Option(CARD, Message("imperium.option.fame_left"), icon="imperium-fame"),
        Option(KING, Message("imperium.option.fame_gone")),
    )
    question = Choice(f"{place}.fame", Message("imperium.ask.fame"), options)
    return run.settle(question, KING) if run.state.market.king_turned else run.ask(question)


def side_b_asked(key: str) -> Choice:
    """What the C.I.V. does when you turned the card over: not printed, the owner says it once."""
    options = (
        Option(NOTHING, Message("imperium.option.king_nothing")),
        Option("same", Message("imperium.option.king_same")),
    )
    return Choice(key, Message("imperium.ask.king_b"), options, guess=NOTHING)


def _side_b(run: Run, place: str) -> None:
    if run.fact(side_b_asked(f"{place}.side_b"), SIDE_B) == NOTHING:
        said = Message("imperium.told.king_b_nothing")
        run.say(said, "imperium-fame", differs=f"{place}.side_b", rule=RULE)
    else:
        king_of_kings(run, place)


VERBS = {
    Verb.TAKE_FAME: Handler(take_fame),
    Verb.ARCHIVE_FAME: Handler(archive_fame),
    Verb.TAKE_CARD: Handler(take_card),
}
"""What carries them out."""
