"""An Unrest turned over from a slot. Solo booklet, "Résoudre les cartes de la C.I.V."."""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.core.question import Choice
from companion.games.imperium.cards import UNREST
from companion.games.imperium.content import level
from companion.games.imperium.events.cards import CardGone, CardRevealed
from companion.games.imperium.places import unrest_place
from companion.games.imperium.rules.acts_on_tokens import gained
from companion.games.imperium.rules.run import YES, Run, yes_or_no
from companion.games.imperium.tokens import Tokens

RULE = "C-15"
REVEALED = "imperium.supreme_ruler.revealed"


def unrest_revealed(run: Run, slot: int) -> None:
    """No table for Unrest: it goes back to its pile."""
    run.step.record(CardRevealed(slot, (UNREST,)))
    run.step.record(CardGone(run.civ.resolving[0].id, unrest_place(run.state)))
    gain = level(run.state.options.level).progress_for_unrest
    if not gain:
        return
    if _revealed_counts(run):
        gained(run, Tokens(progress=gain))
    else:
        said = Message("imperium.told.revealed_counts_not")
        run.say(said, "imperium-unrest", differs=f"{run.place}.supreme", rule=RULE)


def revealed_asked(key: str) -> Choice:
    """Supreme Ruler: "each time it returns an Unrest" may or may not mean one turned over."""
    return replace(yes_or_no(key, Message("imperium.ask.supreme_revealed")), guess=YES)


def _revealed_counts(run: Run) -> bool:
    return run.fact(revealed_asked(f"{run.place}.supreme"), REVEALED) == YES
