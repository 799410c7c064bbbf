"""Socialism."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.state import LAST_SPACE, State
from companion.games.tapestry.tracks import advance, regress, science
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.neighbours import opponents

AHEAD, BEHIND = "ahead", "behind"


class Socialism(Card):
    def played(self) -> None:
        """On one track level with the closest opponent, forward or back, without benefit.

        With opponents equally near before and behind print does not choose: the player does.
        """
        state, me = self.state, self.player
        aims = {t: self._open(t, _closest(state, me, t)) for t in state.used_tracks()}
        track = science.choose_track(self.turn, [t for t, aim in aims.items() if aim], "socialism")
        if not track:
            return
        aim = self._aim(track, aims[track])
        while self.state.space(self.player, track) < aim:
            start = max(self.state.tracks[self.player][track])
            advance.advance(self.turn, track, benefit=False, start=start)
        while self.state.space(self.player, track) > aim:
            regress.regress(self.turn, track, benefit=False)

    def _aim(self, track: str, aims: tuple[int, ...]) -> int:
        """The space to be on: asked where two opponents are equally near."""
        mine = self.state.space(self.player, track)
        options = [_ahead(track, aim) if aim > mine else _behind(track, aim) for aim in aims]
        text = Message("tapestry.ask.socialism_way", track=word("track", track))
        chosen = self.turn.choose("socialism.way", text, options)
        return aims[[option.id for option in options].index(chosen)]

    def _open(self, track: str, aims: tuple[int, ...]) -> tuple[int, ...]:
        """A track that is closed to the player cannot be gone up."""
        mine = self.state.space(self.player, track)
        if not self.state.tracks[self.player].get(track) or mine == LAST_SPACE:
            return ()
        up = advance.is_open(self.state, self.player, track)
        return tuple(aim for aim in aims if aim < mine or up)


def _closest(state: State, player: str, track: str) -> tuple[int, ...]:
    """The spaces of the nearest opponents' tokens that are not level with the player's."""
    mine = state.space(player, track)
    others = {state.space(owner, track) for owner in opponents(state, player)} - {mine}
    nearest = min((abs(space - mine) for space in others), default=0)
    return tuple(sorted((s for s in others if abs(s - mine) == nearest), reverse=True))


def _ahead(track: str, aim: int) -> Option:
    text = Message("tapestry.option.ahead", space=aim)
    return Option(AHEAD, text, icon="arrow-up", place=f"track:{track}:{aim}")


def _behind(track: str, aim: int) -> Option:
    text = Message("tapestry.option.behind", space=aim)
    return Option(BEHIND, text, icon="arrow-down", place=f"track:{track}:{aim}")
