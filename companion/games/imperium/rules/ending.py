"""What triggers the scoring, and what it does. Solo booklet, "Fin de partie"."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.imperium.events.ending import ScoringTriggered
from companion.games.imperium.options import WITHOUT_DEVELOPMENTS
from companion.games.imperium.rules.run import Run
from companion.games.imperium.state import State

REPORTED = {
    "main_deck": None,
    "last_development": None,
    "king_of_kings": None,
    "harald_hardrada": "vikings",
    "graal": "arthurians",
    "shangri_la": "utopians",
}
"""Reasons that a player reports, and of which nation alone."""


def trigger(run: Run, reason: str, differs: str = "") -> None:
    """Finish this round, then play one last; a second trigger changes nothing."""
    if run.state.ending is None:
        run.step.record(ScoringTriggered(reason))
        why = Message(f"imperium.reason.{reason}")
        said = Message("imperium.told.scoring", why=why)
        run.say(said, "imperium-scoring", differs, yours=True)


def can_be_reported(reason: str, nation: str) -> bool:
    """Whether a player with this nation can trigger the scoring so."""
    if reason == "last_development":
        return nation not in WITHOUT_DEVELOPMENTS
    return reason in REPORTED and REPORTED[reason] in (None, nation)


def still_happens(reason: str, state: State) -> bool:
    """What changes the table though the scoring is triggered already.

    Rulebook, "Roi des rois" (001:1353-1358): turned over whenever it is resolved.
    """
    market = state.market
    turnable = {"king_of_kings": not market.king_turned, "main_deck": not market.main_empty}
    return turnable.get(reason, False)
