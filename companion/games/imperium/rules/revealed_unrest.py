"""An Unrest turned over from a slot. Solo booklet, "Résoudre les cartes de la C.I.V."."""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.games.imperium.cards import UNREST
from companion.games.imperium.content import level
from companion.games.imperium.events.cards import CardLeft, CardRevealed
from companion.games.imperium.rules import unrest
from companion.games.imperium.rules.acts_on_tokens import gained
from companion.games.imperium.rules.run import YES, Run, yes_or_no
from companion.games.imperium.tokens import Tokens


def unrest_revealed(run: Run, slot: int) -> None:
    """No table for Unrest: it goes back to its pile."""
    run.step.record(CardRevealed(slot, (UNREST,)))
    run.step.record(CardLeft(run.civ.resolving[0].id))
    unrest.comes_back(run.step)
    run.tell(Message("imperium.told.unrest_revealed"), "imperium-unrest")
    gain = level(run.state.options.level).progress_for_unrest
    if gain and _revealed_counts(run):
        gained(run, Tokens(progress=gain))


def _revealed_counts(run: Run) -> bool:
    """Supreme Ruler: "each time it returns an Unrest" may or may not mean one turned over."""
    text = Message("imperium.ask.supreme_revealed")
    question = replace(yes_or_no(f"{run.place}.supreme", text), guess=YES)
    return run.fact(question, "imperium.supreme_ruler.revealed") == YES
