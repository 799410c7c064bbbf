"""A reason of the bots with the table at the moment at which it is given."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.command import Entry
from companion.core.event import Event
from companion.core.hexgrid import distance
from companion.core.instruction import Why
from companion.core.telling import Scope
from companion.games.tapestry.bots import printed
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.state import LAST_SPACE, State, hex_of

WHY, TIERS = "tapestry.bot.why.", (4, 7, 10)


@dataclass(frozen=True)
class Claim:
    """A reason, and the table at the moment at which it is given."""

    why: Why
    earlier: tuple[Why, ...]
    """The reasons before it, of the same line."""
    scope: Scope
    state: State
    entry: Entry[State]
    coming: tuple[Event[State], ...]
    """What happens in its scope and after it."""

    @property
    def bots(self):
        return bots_of(self.state)

    @property
    def params(self):
        return self.why.text.params

    @property
    def bot(self) -> str:
        return self.params["bot"].key.rpartition(".")[2] if "bot" in self.params else "automa"

    def unexplored(self) -> set[str]:
        return {k for k, h in self.state.map.items() if not h.explored and not h.tokens}

    @property
    def left(self):
        return printed.decision_card(self.bots.pair[0])

    @property
    def right(self):
        return printed.decision_card(self.shown() or self.bots.priority)

    def shown(self) -> int:
        """The progress card that was turned up in this step."""
        kinds = (e for e in self.entry.events if type(e).__name__ == "ProgressShuffled")
        return next((e.shown for e in kinds), 0)

    def spaces(self, owner: str) -> dict[str, int]:
        return {track: max(at) for track, at in self.state.tracks[owner].items()}

    def unfinished(self, bot: str) -> dict[str, int]:
        return {track: at for track, at in self.spaces(bot).items() if at < LAST_SPACE}

    def ways_to_landmarks(self, bot: str) -> dict[str, int]:
        """By track, how far it is to the next free landmark or the end."""
        ways = {}
        for track, at in self.unfinished(bot).items():
            gone = self.state.claimed.get(track, ())
            stops = [tier for tier in TIERS if tier > at and tier not in gone]
            ways[track] = (stops or [LAST_SPACE])[0] - at
        return ways

    def land(self, owner: str) -> set[str]:
        return set(self.state.controlled(owner))

    def yours(self) -> set[str]:
        return {key for person in self.state.players for key in self.land(person)}

    def next_to(self, key: str, others: set[str]) -> bool:
        return any(distance(hex_of(key), hex_of(other)) == 1 for other in others)

    def targets(self) -> set[str]:
        """Yours, with a single token, next to the Automa's."""
        single = {k for k in self.yours() if len(self.state.map[k].tokens) == 1}
        own = self.land("automa")
        return {key for key in single if self.next_to(key, own)}

    def kinds_coming(self) -> list[str]:
        return [type(event).__name__ for event in self.coming]


def claims(entry: Entry[State]) -> Iterator[Claim]:
    """Every reason of the bots with the table as it was then."""
    state, done = entry.before, 0
    for mark in entry.marks:
        while done < mark.at:
            state, done = entry.events[done].apply(state), done + 1
        if isinstance(mark.what, Scope):
            for number, why in enumerate(mark.what.whys):
                if why.text is None or not why.text.key.startswith(WHY):
                    continue
                earlier = mark.what.whys[:number]
                yield Claim(why, earlier, mark.what, state, entry, tuple(entry.events[done:]))
