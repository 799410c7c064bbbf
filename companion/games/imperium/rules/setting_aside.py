"""The die of the C.I.V., and the card that it sets aside. Solo booklet, "Le tour de la C.I.V."."""

from __future__ import annotations

from companion.core.chance import Die
from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.step import Step
from companion.games.imperium.cards import Pile
from companion.games.imperium.events.turns import DieRolled
from companion.games.imperium.rules.keeping import move
from companion.games.imperium.rules.run import Run
from companion.games.imperium.state import State

FACES = ("1", "2", "3", "4", "5", "6")


def roll(step: Step[State]) -> None:
    """The face-down card of the die's slot is set aside unseen."""
    die = Die("civ", FACES, Message("imperium.ask.die"))
    face = int(step.roll("die", die, lambda rolled: Message("imperium.number", number=int(rolled))))
    step.record(DieRolled(face))
    run = Run(step, "die")
    slots = step.state.civ.slots
    card = slots[face - 1] if face <= len(slots) else None
    if card is None:
        run.say(Message("imperium.told.nothing_aside", die=face), "die", "die", rule="C-1")
        return
    with run.because(Why("C-1"), icon="die", differs="die"):
        move(run, (card.id,), Pile.ASIDE)
