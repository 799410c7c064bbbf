"""The C.I.V. exiles a Market card. Solo booklet, "Exiler"."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium.acts import Act
from companion.games.imperium.events.market import MarketCardLeft
from companion.games.imperium.events.seen import TokensCounted
from companion.games.imperium.nouns import SPACE
from companion.games.imperium.places import EXILE, below
from companion.games.imperium.rules import unrest
from companion.games.imperium.rules.choosing import NONE
from companion.games.imperium.rules.market import see_category
from companion.games.imperium.rules.refilling import refill
from companion.games.imperium.rules.run import Run
from companion.games.imperium.state import CATEGORIES
from companion.games.imperium.tokens import NO_TOKENS


def exiled_slot(run: Run, place: str) -> int | None:
    """Known from the tokens the app counts, unless the table differs."""
    numbered = enumerate(run.state.market.spaces, start=1)
    spaces = [(slot, space) for slot, space in numbered if not space.gone]
    bare = [slot for slot, space in spaces if not space.tokens.total]
    options = tuple(SPACE.option(run.state, str(slot)) for slot, _ in spaces)
    nothing = Option(NONE, Message("imperium.option.no_card"), icon="cross")
    question = Choice(f"{place}.exile", Message("imperium.ask.exile"), (*options, nothing))
    answer = run.settle(question, str(bare[0]) if bare else NONE)
    return None if answer == NONE else int(answer)


def exile(run: Run, act: Act, place: str) -> None:
    """The card over the lowest marker that bears no token."""
    slot = exiled_slot(run, place)
    if slot is None:
        return
    if run.state.market.spaces[slot - 1].tokens.total:
        run.step.record(TokensCounted(str(slot), NO_TOKENS))
    category = see_category(run, slot, CATEGORIES, f"{place}.exiled")
    with run.because(differs=f"{place}.exile"):
        run.step.record(MarketCardLeft(slot, EXILE))
        if run.state.market.spaces[slot - 1].under:
            unrest.comes_back(run.step, below(slot))
    refill(run, slot, category, f"{place}.exiled")
