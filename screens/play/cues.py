"""What is to be heard at the table: a step is done, it is your turn, the bots move.

Only what was just done sounds; undo, redo and looking around are silent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.core.game import BOTS, PERSON

if TYPE_CHECKING:
    from screens.app import LoomApp
    from screens.bridge import Bridge

YOURS, DONE = "yours", "done"
SOUNDS = {BOTS: BOTS, PERSON: YOURS}


def cue(before: str, now: str) -> str:
    """Which sound a step has, by who moved before it and who moves now."""
    return DONE if now == before else SOUNDS.get(now, DONE)


class Cues:
    """Plays them where the player likes it."""

    def __init__(self, app: LoomApp) -> None:
        self.app, self.before, self.now = app, "", ""
        app.bridge.bind(on_told=self._sound)
        app.bridge.bind(step=self._remember)

    def _remember(self, bridge: Bridge, _step: int) -> None:
        """Who moved before the last step, and who moves now."""
        self.before, self.now = self.now, bridge.opened.game.moves(bridge.state)

    def _sound(self, *_args: object) -> None:
        if self.app.has_sounds:
            self.app.sounds.play(cue(self.before, self.now))
