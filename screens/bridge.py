"""The one place between the session and the screens.

Screens bind what they show (`app.bridge.view`, `undo_text`, `question`) and call what the player
does (`do`, `answer`, `undo`). Every call is on disk before anything here changes. A rule that is
broken becomes a toast, a file that cannot be written a dialog; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from kivy.event import EventDispatcher
from kivy.properties import NumericProperty, ObjectProperty, StringProperty

from companion.core.command import Entry
from companion.errors import LoomError, NothingToDo, RuleBroken
from screens.games import screens_of
from screens.navigation import find_class

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from companion.core.answers import Answer
    from companion.core.command import Command
    from companion.core.game import Result
    from companion.core.question import Question
    from companion.core.rerun import Rerun
    from companion.core.session import Session
    from companion.library.new_game import NewGame
    from companion.library.ticks import Mark
    from screens.app import LoomApp

    Stepped = Entry[Any] | Question[Any] | Rerun[Any] | None

T = TypeVar("T")
ViewOf = Callable[..., Any]
"""What a game makes of its state for its pages: each knows its own."""


class Bridge(EventDispatcher):
    """The game that is open, as the screens may see it."""

    game_id = StringProperty("")
    running_id = StringProperty("")
    state: ObjectProperty[Any] = ObjectProperty(None, allownone=True)
    question: ObjectProperty[Question[Any] | None] = ObjectProperty(None, allownone=True)
    result: ObjectProperty[Result | None] = ObjectProperty(None, allownone=True)
    undo_text = StringProperty("")
    redo_text = StringProperty("")
    step = NumericProperty(0)
    """Grows with every change; for what has to look at the session's entries again."""
    part = ""
    """Which part of the game is told now, by the name of its screen."""

    __events__ = ("on_told",)

    def __init__(self, app: LoomApp) -> None:
        super().__init__()
        self.app = app
        self.session: Session[Any] | None = None
        self._view: Any = None
        self._shown: Any = None
        self.view_of: ViewOf = lambda state: state
        app.i18n.bind(lang=self._name_undo)

    @property
    def opened(self) -> Session[Any]:
        """The game that is open, for who knows that there is one."""
        if self.session is None:
            raise LookupError("no game is open")
        return self.session

    @property
    def ticks(self) -> tuple[Mark, ...]:
        """Steps and lines of them that were ticked off in this game."""
        return self.app.library.ticks.of(self.running_id) if self.running_id else ()

    def tick(self, mark: Mark) -> None:
        """A line of a step is done on the table, or not after all; kept before it shows."""
        if self.running_id:
            self.attempt(lambda: self.app.library.ticks.turn(self.running_id, mark))

    # opening and closing

    def begin(self, game_id: str, options: Any, by_app: Collection[str] | None = None) -> bool:
        """Start a new game; True if it is open now."""
        chance = () if by_app is None else (by_app,)
        return self._open(lambda: self.app.library.start(game_id, options, *chance))

    def begin_as(self, new: NewGame) -> bool:
        """The same, of a `NewGame`; who plays is remembered."""
        began = self._open(new.start)
        if began:
            self.attempt(new.remember)
        return began

    def open(self, running_id: str) -> bool:
        """Go on with a game of the library."""
        return self._open(lambda: self.app.library.resume(running_id))

    def review(self, finished_id: str) -> bool:
        """Look through a finished game; nothing can be done in it."""
        return self._open(lambda: self.app.library.review(finished_id))

    def again(self, finished_id: str) -> bool:
        """Start a game like a finished one; True if it is open now."""
        from companion.library.again import again

        return self._open(lambda: again(self.app.library, finished_id))

    def reopen(self, finished_id: str) -> bool:
        """Go on with a game that was over."""
        return self._open(lambda: self.app.library.reopen(finished_id))

    def close(self) -> None:
        """Leave the table; everything is on disk already."""
        if self.session is not None:
            self.app.hush()  # what it offers is for this game
            self._stop_watching()
            if self.running_id:
                self.attempt(partial(self.app.library.leave, self.session))
        self.session = self.app.i18n.words.addressed = None
        self.game_id = self.running_id = ""
        self._view = self._shown = None
        self.question = self.state = self.result = None
        self.app.choices.keep_awake()

    def finish(self) -> str:
        """Keep the game that is over among the past ones; its id there, empty if it failed."""
        kept = self.attempt(lambda: self.app.library.finish(self.opened)) or ""
        if kept:
            self.running_id = ""
            self.close()
        return kept

    def _open(self, call: Callable[[], Session[Any]]) -> bool:
        self.close()
        session = self.attempt(call)
        if session is None:
            return False
        self.session, self.game_id = session, session.game.id
        self.running_id = self._id_in_library(session)
        screens = screens_of(self.game_id)
        self.view_of = find_class(screens["view"]) if "view" in screens else lambda state: state
        self.shows_so_far = "shows_so_far" in screens
        self._stop_watching = session.watch(self.publish)
        self.app.choices.keep_awake()
        self.publish()
        return True

    def _id_in_library(self, session: Session[Any]) -> str:
        try:
            return self.app.library.id_of(session)
        except NothingToDo:
            return ""

    # what the player does

    def do(
        self, command: Command[Any], answers: Mapping[str, Answer] | None = None
    ) -> Entry[Any] | None:
        """Carry out a command; None if it was refused or something is asked first."""
        return self._step(lambda session: session.do(command, answers or {}))

    def answer(self, value: Answer) -> Entry[Any] | None:
        """Answer the question that is open."""
        return self._step(lambda session: session.answer(value))

    def drop(self) -> None:
        """Take back the command that is still asking."""
        self._of_the_game(lambda session: session.drop())

    def unsay(self) -> None:
        """Take the last answer back."""
        self._of_the_game(lambda session: session.unsay())

    def differ(
        self, answers: Mapping[str, Answer], entry_id: int | None = None
    ) -> Entry[Any] | None:
        """The table says otherwise: the last step again with these answers."""
        return self._step(lambda session: session.differ(answers, entry_id))

    def undo(self) -> None:
        """One step back, and say which."""
        what = self.undo_text
        if self._went(lambda session: session.undo()):
            words = self.app.i18n
            self.app.toast(words._("kit.undone", what=what), words._("kit.redo"), self.redo)

    def redo(self) -> None:
        """One step forward again, the very same."""
        what = self.redo_text
        if self._went(lambda session: session.redo()):
            self.app.toast(self.app.i18n._("kit.redone", what=what))

    def hands_done(self) -> None:
        """The table is as the last step told it; nothing to say where that is known."""
        if self.session is not None and self.session.hands.open is not None:
            self.attempt(self.session.hands.are_done)

    @property
    def view(self) -> Any:
        """What the game is now, with what a step that waits has done so far; None without one.

        It is built once a change, when a screen asks for it.
        """
        if self._view is None and self._shown is not None:
            self._view = self.view_of(self._shown)
        return self._view

    # what the screens see

    def publish(self) -> None:
        """Show what the session is now."""
        session = self.session
        if session is None:
            return
        self.app.i18n.words.addressed = session.game.addressed(session.state)
        self._name_undo()
        self._view = None
        self.part = session.game.part(session.state)
        self.state = session.state
        pending = session.pending
        self._shown = pending.state if pending and self.shows_so_far else session.state
        self.question = session.pending.question if session.pending else None
        self.result = session.game.finished(session.state)
        self.step += 1

    def _name_undo(self, *_args: object) -> None:
        if self.session is not None and self.running_id:
            self.undo_text = self.app.i18n.say(self.session.undo_label)
            self.redo_text = self.app.i18n.say(self.session.redo_label)
        else:  # one that is looked through stays as it was
            self.undo_text = self.redo_text = ""

    def _step(self, call: Callable[[Session[Any]], Stepped]) -> Entry[Any] | None:
        outcome = self._of_the_game(call)
        if not isinstance(outcome, Entry):
            return None
        self.app.hush()  # what it offers was for the step before
        self.app.buzz()
        self.dispatch("on_told", outcome)
        return outcome

    def attempt(self, call: Callable[[], T]) -> T | None:
        """What a call returns; None where rules or library refuse, and the player is told."""
        try:
            return call()
        except RuleBroken as error:
            self.app.toast(self.app.i18n.say(error.message))
        except LoomError as error:
            self.app.tell_trouble(error.message)
        return None

    def _went(self, call: Callable[[Session[Any]], None]) -> bool:
        """Whether there was a step to go."""

        def go(session: Session[Any]) -> bool:
            call(session)
            return True

        return self._of_the_game(go) is True

    def _of_the_game(self, call: Callable[[Session[Any]], T]) -> T | None:
        """The same of the game that is open; where it is gone, home, and it is said."""
        if self.session is not None:
            return self.attempt(partial(call, self.session))
        self.tell_gone()
        return None

    def tell_gone(self) -> None:
        """A page of a game that is open no more leads home."""
        self.app.nav.home()
        self.app.toast(self.app.i18n._("app.home.gone"))

    def on_told(self, entry: Entry[Any]) -> None:
        """A step was taken; `entry.told` is what is to be done on the table."""
