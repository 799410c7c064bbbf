"""The practice round: which line stands below the bar of the page that is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.core.chance import CARDS, DICE
from companion.pages.practice import GAME, Line, line_of, rules
from screens.play.kept import throw_away

if TYPE_CHECKING:
    from screens.app import LoomApp


class Lesson:
    """Follows the game while a practice round is played."""

    def __init__(self, app: LoomApp) -> None:
        self.app = app

    def begin(self) -> None:
        """A game laid out by the app, at its first turn."""
        bridge, moments = self.app.bridge, rules()
        if not bridge.begin(GAME, moments.OPTIONS, frozenset((CARDS, DICE))):
            return
        moments.lay_out(bridge.opened)
        bridge.publish()
        self.app.choices.keep(practice=bridge.running_id)
        self.app.nav.go(f"{GAME}/table")

    def end(self) -> None:
        """The game goes on without it."""
        self.app.choices.keep(practice="")

    def leave(self) -> None:
        """The game goes into the bin, with a way back."""
        game = self.app.bridge.running_id
        self.end()
        self.app.nav.home()
        throw_away(game, self.app.nav.home)

    def line(self, route: str) -> Line | None:
        """What belongs to now on a page of this route."""
        bridge, practised = self.app.bridge, self.app.choices.now.practice
        game, _, part = route.partition("/")
        if not practised or bridge.running_id != practised or game != GAME or not part:
            return None
        return line_of(bridge.opened, part, self.end, self.leave)
