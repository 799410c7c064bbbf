"""The set-up: what is drawn and kept, the checklist, the beginning."""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.core.offer import Section
from companion.core.set_up import ticking
from companion.games.tapestry.setup import checklist
from companion.games.tapestry.setup.view_forms import BEGIN, BY_DRAW, TICK
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import word


def set_up(section: Section[State], state: State) -> None:
    """Part by part: what is drawn or kept, a line to be ticked; then the game begins."""
    drawn: set[str] = set()
    for part, items in checklist.sections(state.options):
        called = word("setup_section", part.id)
        under = section.under(called)
        for item in items:
            for one in BY_DRAW.get(item.draw, ()):
                if one.id not in drawn and one.when(state):
                    offer = one.on(state)
                    thing = checklist.called(state.options, item.id)
                    label = Message("tapestry.offer.draw", item=thing, text=offer.label)
                    under.keep(replace(offer, label=label, first=not drawn))
                    drawn.add(one.id)
        under.keep(ticking(TICK, state, part.id, called))
    section.forms((BEGIN,))
