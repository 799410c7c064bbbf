"""What is to be heard at the table: a step is done, it is your turn, the bots move.

Only what was just done sounds; undo, redo and looking around are silent.
"""

from typing import Any

BOTS, YOURS, DONE = "bots", "yours", "done"
THEIRS = ("bots", "civ")
"""How the phases begin in which no person moves."""
OWN = ("turn", "yours")


def cue(before: str, now: str) -> str:
    """Which sound a step has that led from one phase of the game to another."""
    if now.startswith(THEIRS) and not before.startswith(THEIRS):
        return BOTS
    if now in OWN and before not in OWN:
        return YOURS
    return DONE


class Cues:
    """Plays them where the player likes it."""

    def __init__(self, app: Any) -> None:
        self.app, self.phase = app, ""
        app.bridge.bind(on_told=self._sound)
        app.bridge.bind(step=self._remember)
        self.now = ""

    def _remember(self, bridge: Any, _step: int) -> None:
        """What the game was in before the last step, and what it is in now."""
        self.phase, self.now = self.now, getattr(bridge.view, "phase", "")

    def _sound(self, *_args: object) -> None:
        if self.app.has_sounds:
            self.app.sounds.play(cue(self.phase, self.now))
