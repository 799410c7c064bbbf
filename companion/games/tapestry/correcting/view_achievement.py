"""Who holds an achievement, to be put right: `achievement_offers(state, achievement)`."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message
from companion.core.offer import Offer, offered
from companion.games.tapestry.correcting.facts import Achievement
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.correcting.view_hex import owner_name
from companion.games.tapestry.score import achievements
from companion.games.tapestry.setup.begin import bot_owners
from companion.games.tapestry.state import State


def achievement_offers(state: State, achievement: str) -> tuple[Offer[State], ...]:
    """Somebody more reached it, or somebody did not."""
    return tuple(_offers(state, achievement))


def _offers(state: State, achievement: str) -> Iterator[Offer[State]]:
    holders = state.achievements.get(achievement, ())
    values = achievements.values(state, achievement)
    for owner in (*state.players, *bot_owners(state.options)):
        whose = owner_name(state, owner)
        if owner in holders:
            text = Message("tapestry.achievement.not_reached", owner=whose)
            rest = tuple(one for one in holders if one != owner)
            yield offered(state, text, SetValue(Achievement(achievement, rest)), "trash")
        elif len(holders) < len(values):
            text = Message("tapestry.achievement.reached", owner=whose)
            now = SetValue(Achievement(achievement, (*holders, owner)))
            yield offered(state, text, now, "achievement")
