"""The set-up: what is drawn and kept, the checklist, the beginning."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Section
from companion.core.set_up import in_a_row
from companion.games.tapestry.setup import checklist
from companion.games.tapestry.setup.finish import FinishSetUp, TickItem, missing, seat_name
from companion.games.tapestry.setup.view_draws import acts, results
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import word


def set_up(section: Section[State], state: State) -> None:
    """Item by item; the game begins when everything is drawn and kept."""
    drawn: set[object] = set()
    for part, items in checklist.sections(state.options):
        under = section.under(word("setup_section", part.id))
        for item in items:
            for key in checklist.keys(state.options, item):
                player = key.partition(":")[2]
                for number, (text, command) in enumerate(acts(state, item.draw, player)):
                    if command in drawn:
                        continue
                    drawn.add(command)
                    called = checklist.called(state.options, item.id)
                    label = Message("tapestry.offer.draw", item=called, text=text)
                    offer_id, first = f"draw.{key}.{number}", len(drawn) == 1
                    under.offer(offer_id, label, command, icon=item.icon, first=first)
                _tick(under, state, key, item.icon, item.draw)
    text = Message("tapestry.button.begin")
    section.offer("begin", text, FinishSetUp(), icon="play", first=missing(state) is None)


def _tick(section: Section[State], state: State, key: str, icon: str, draw: str) -> None:
    item, _, player = key.partition(":")
    done = key in state.setup.ticked
    label = checklist.called(state.options, item)
    if player:
        who = seat_name(state, player)
        label = Message("tapestry.offer.item_of", player=who, item=label)
    if done:
        label = Message("tapestry.offer.done", item=label)
    shown = results(state, draw, player)
    section.offer(
        f"tick.{key}",
        label,
        TickItem(key, not done),
        icon="check" if done else icon,
        note=in_a_row(shown),
    )
