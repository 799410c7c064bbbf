"""What is to be done now: which parts the table shows, in which words, and its gold button."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.games.imperium.game import CIV_TURN, next_act
from companion.games.imperium.options import SOLO
from companion.games.imperium.rules.revealing import next_slot
from companion.games.imperium.rules.scoring import CIV_SEAT
from companion.games.imperium.rules.winning import winners
from companion.games.imperium.state import Phase, State


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment of the game as the table shows it."""

    middle: str
    """In the middle: you, told or sheet."""
    part: str
    """Where something is done: turn, die, card or words."""
    gold: str = ""
    """The offer behind the gold button; empty where there is none."""


@dataclass(frozen=True, slots=True)
class NowView:
    """The moment, in words."""

    shown: Shown
    content: str
    """Another one for every other moment."""
    head: Message | None
    """The largest words; None where the part below says it."""
    middle_title: Message
    about: Message
    last: Message | None
    """That it is the last time."""
    action: Message
    waits: Message | None
    """Why the gold button waits."""
    on_top: bool
    """Where panels are stacked it stands on top."""
    its_turn: bool
    """The C.I.V. moves."""
    over: bool


SHOWN = {
    Phase.SETUP: Shown("you", "words", "begin"),
    Phase.YOURS: Shown("you", "turn", "end"),
    Phase.CIV_DIE: Shown("told", "die", "die"),
    Phase.CIV_SLOTS: Shown("told", "card"),
    Phase.CIV_CLEANUP: Shown("told", "words", "clean_up"),
    Phase.SOLSTICE: Shown("told", "words", "solstice"),
    Phase.SCORING: Shown("sheet", "words", "close"),
    Phase.OVER: Shown("sheet", "words"),
}
IN_LOOM = Shown("told", "words", "slot")
"""A slot, where Loom keeps the deck: nobody has to name its card."""
TITLES = (Phase.SETUP, Phase.YOURS, Phase.SCORING, Phase.OVER)
TOLD = "told"


def now_view(state: State) -> NowView:
    """The moment it is."""
    phase = state.phase
    several = phase is Phase.YOURS and state.options.mode != SOLO
    last = phase is Phase.SOLSTICE and state.last_round
    title = phase.value if phase in TITLES else TOLD
    turned = phase is Phase.CIV_SLOTS and state.civ.kept
    card = phase is Phase.CIV_SLOTS and not turned
    shown = IN_LOOM if turned else SHOWN[phase]
    return NowView(
        Shown(TOLD, "words", "end") if several else shown,
        f"{phase.value}.{next_slot(state.civ) or 0}",
        None if card else _head(state),
        Message(f"imperium.screen.middle_{title}"),
        Message(f"imperium.screen.about_{phase.value}"),
        Message("imperium.screen.last_solstice") if last else None,
        Message(f"imperium.screen.do_{'end_table' if several else phase.value}"),
        Message("imperium.screen.name_card_first") if card else None,
        phase in (Phase.YOURS, Phase.OVER),
        phase in CIV_TURN,
        phase is Phase.OVER,
    )


def _head(state: State) -> Message:
    """What to do, or how it has ended."""
    if state.phase is not Phase.OVER:
        return next_act(state)
    if state.options.mode != SOLO:
        return Message("imperium.screen.won_players")
    if state.collapsed:
        return Message("imperium.screen.won_collapse")
    if CIV_SEAT in winners(state):
        return Message("imperium.screen.won_civ")
    return Message("kit.you_win", n=1)
