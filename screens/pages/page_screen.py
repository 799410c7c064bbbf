"""A page as a place of the app: shown by the navigator, in the language and colours of the app."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.metrics import Metrics

from companion.core.message import Message
from companion.describe.desk import Desk
from companion.describe.holding import Held, held_on
from companion.describe.lines import lines
from companion.describe.node import NOTHING, Page
from companion.describe.surface import ALOUD, CLOCK, GUIDE, SEARCH, Surface
from companion.i18n import as_label
from companion.pages.guide import guide, guide_of
from companion.pages.practice import with_line
from screens.idle import somebody_touches
from screens.navigation import View
from screens.pages.page_view import PageView

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from kivy.clock import ClockEvent

    from companion.core.answers import Answer
    from companion.core.command import Entry
    from companion.describe.scene import Hit
    from companion.describe.surface import Says
    from screens.app import LoomApp

OF_FIELDS = ("undo", "redo")
"""What is typed in a field is taken back there."""
SHORTCUTS = {"z": "undo", "y": "redo", "f": "rules"}
LOOKS_UP_ITSELF = ("rules", "")
HOME = "app.guide.home"
ENTER, ESCAPE, F1 = (13, 271), 27, 282
CTRL = {"ctrl", "meta"}
AT_A_TIME = 0.008
"""Seconds of a frame for what is counted beside it."""
FOLLOWED = ("left_handed", "movement", "reads_aloud", "has_clock")
"""Of the app: what a page is laid out by."""
Heard = tuple[EventDispatcher, dict[str, Callable[..., object]]]
"""Whom a page is told of, and what it does then."""


class PageScreen(View):
    """`page(surface)` says what there is; `begin(**where)` is called at every visit."""

    shown = False
    of_a_game = False
    """Whether it shows the game that is open: its clock may stand there."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app = App.get_running_app()
        self.view = PageView(self._page, app.i18n.say, app.toast, self._help, lambda: app.i18n.lang)
        self.view.passes = self._passes
        self.add_widget(self.view)
        for one, told in self.hears(app):
            one.bind(**told)

    @property
    def about(self) -> str:
        """The game whose rules are looked up here; that which is open where it is empty."""
        return ""

    def hears(self, app: LoomApp) -> Iterator[Heard]:
        """Whom it is told of by what it does then."""
        yield app.i18n, {"lang": self._say_anew}
        yield app.theme, dict.fromkeys(("dark", "sp"), self._follow)
        yield app, dict.fromkeys(FOLLOWED, self._follow)

    def let_go(self) -> None:
        """What is told goes on being told to whoever was built before, if nobody says otherwise."""
        for one, told in self.hears(App.get_running_app()):
            one.unbind(**told)

    def enter(self, **where: Any) -> None:
        """Shown again: from its top where it is another thing than before."""
        self.shown, self.view.rests = True, False
        self.begin(**where)
        self._follow()
        self.view.show()

    def leave(self) -> None:
        """Another takes its place; where no Back leads, nothing stays drawn."""
        self.shown, self.view.rests = False, True
        self.view.fingers.stop_rolling()
        self.view.fields.leave()
        self.view.stash.clear()
        if self.route not in dict(App.get_running_app().nav.trail):
            self.view.clear()

    def back(self) -> bool:
        """A sheet is closed first."""
        close = self.view.showing.page.close
        if self.view.showing.page.over is None or not close:
            return False
        self.view.showing.touch(close)
        self.view.again()
        return True

    def begin(self, **where: Any) -> None:
        """What `go` was given."""

    def page(self, surface: Surface) -> Page:
        """What there is now."""
        raise NotImplementedError(surface)

    def spoken(self) -> list[str]:
        """What is read aloud."""
        showing = self.view.showing
        return [one.text for one in lines(showing.page, self.view.surface()) if not one.place]

    def takes_key(self, code: int, letter: str, held: set[str]) -> bool:
        """Whether a key was the page's."""
        showing = self.view.showing
        if held & CTRL and code in ENTER:
            done = showing.touch(showing.gold) or self._says_why(showing.missing)
        elif held & CTRL:
            wanted = SHORTCUTS.get(letter.lower(), "")
            wanted = "redo" if wanted == "undo" and "shift" in held else wanted
            if wanted in OF_FIELDS and self.view.fields.written:
                return False
            done = self.takes_shortcut(wanted)
        elif code == F1:
            met = self.view.keys.met if self.view.keys.seen else None
            done = met is not None
            if met is not None:
                self._help(held_on(met, showing.pieces))
        else:
            return self.view.keys.takes(code, held, letter)
        self.view.again()
        return done

    def takes_shortcut(self, wanted: str) -> bool:
        """Whether the page has what a key with Ctrl is for."""
        return bool(wanted) and self.view.showing.touch(wanted)

    def _says_why(self, reason: Says) -> bool:
        if reason:
            self.view.tell(self.view.say(reason))
        return bool(reason)

    def _passes(self, hit: Hit, at: tuple[float, float]) -> bool:
        """Whether it is no accident."""
        app = App.get_running_app()
        now = Clock.get_boottime()
        return not app.guards_next or app.guard.passes(self.view.showing, hit, at, now)

    def _page(self, surface: Surface) -> Page:
        page, app = self.page(surface), App.get_running_app()
        line = app.lesson.line(self.route)
        page = page if line is None else with_line(page, line, surface)
        voice = {ALOUD: app.read_aloud} if surface.aloud else {}
        clock = {CLOCK: app.open_clock} if surface.clock else {}
        guide = {GUIDE: self._explain} if surface.explained else {}
        rules = {SEARCH: self._look_up} if surface.looks_up and SEARCH not in page.acts else {}
        return replace(page, acts={**page.acts, **voice, **clock, **guide, **rules})

    def _look_up(self) -> None:
        """The rules of the game that is open, or of the one looked up last."""
        app = App.get_running_app()
        app.nav.open(app.bridge.game_id, "rules")

    def _explain(self) -> None:
        """What can be done on this page, in two sentences."""
        from screens.pages.above import lay

        key, app = guide_of(self.route), App.get_running_app()
        practise = app.lesson.begin if key == HOME else None
        lay(guide(key, self.view.showing.page.title, practise))

    def _help(self, held: Held) -> bool:
        """What is held is told; where there is nothing to tell of a place, what it is called."""
        app = App.get_running_app()
        told = any(map(self._tells, held.topics))
        if not told and held.is_place:
            app.toast(held.says or app.i18n._("kit.nothing_to_tell"))
        return told or held.is_place

    def _tells(self, topic: str) -> bool:
        """The entry of a topic, with what is so there now."""
        app, of_page = App.get_running_app(), self.view.showing.page.held
        entry, lines = of_page(topic) if of_page else (topic, ())
        if lines:
            said = " · ".join(as_label(app.i18n.say(line)) for line in lines)
            app.help(entry, said, self.about)
        return bool(lines) or app.tell_held(entry, self.about)

    def _say_anew(self, *_args: object) -> None:
        self.view.edition += 1
        self._follow()

    def _follow(self, *_args: object) -> None:
        app = App.get_running_app()
        self.view.theme = "dark" if app.theme.dark else "light"
        self.view.text = Metrics.fontscale
        self.view.left_handed, self.view.moves = app.left_handed, app.movement
        self.view.aloud = app.reads_aloud
        self.view.clock = self.of_a_game and app.has_clock
        self.view.looks_up = self.route not in LOOKS_UP_ITSELF
        self.view.explained = app.i18n.words.has(guide_of(self.route))
        if self.shown:
            self.view.again()


class Hands:
    """What pages do with the game that is open goes over the bridge."""

    def __init__(self, app: LoomApp) -> None:
        self.app = app
        self.do = app.bridge.do
        self.answer = app.bridge.answer
        self.drop = app.bridge.drop
        self.unsay = app.bridge.unsay
        self.undo = app.bridge.undo
        self.redo = app.bridge.redo

    def done(self) -> None:
        """The pieces lie as they were told."""
        self.app.bridge.hands_done()

    def differ(self, entry: Entry[Any], answers: Mapping[str, Answer]) -> None:
        """The last step at once, an earlier one after a look at what follows."""
        bridge = self.app.bridge
        session = bridge.session
        if session is None or entry is session.last:
            bridge.differ(dict(answers), entry.id)
            return
        rerun = bridge.attempt(lambda: session.preview_change(entry.id, answers=answers))
        if rerun is not None:
            self.app.nav.go("log", rerun=rerun)

    def ticked(self, entry: Entry[Any]) -> set[str]:
        """The lines of a step that were ticked off."""
        return {line for step, line in self.app.bridge.ticks if step == entry.id}

    def tick(self, entry: Entry[Any], line: str) -> None:
        """One more, or not after all."""
        self.app.bridge.tick((entry.id, line))

    def go(self, route: str) -> None:
        """A place of this game, of the app, or what a game opens above its page."""
        if route == "back":
            self.app.nav.back()
        else:
            self.app.nav.open(self.app.bridge.game_id, route)


class GamePage(PageScreen):
    """A page of the game that is open: it follows every step."""

    of_a_game = True
    _desk: Desk | None = None
    _counts: ClockEvent | None = None

    def hears(self, app: LoomApp) -> Iterator[Heard]:
        """Every step too."""
        yield from super().hears(app)
        yield app.bridge, {"step": self._follow_game}

    @property
    def desk(self) -> Desk:
        """The open game's."""
        app = App.get_running_app()
        if self._desk is None or self._desk.session is not app.bridge.opened:
            self._desk = Desk(app.bridge.opened, self.hands(app), at_once=False)
        return self._desk

    def _page(self, surface: Surface) -> Page:
        """Of a game that was closed meanwhile nothing is left to be shown."""
        if self._is_open():
            page = super()._page(surface)
            if self._desk is not None and self._desk.is_counting and self._counts is None:
                self._counts = Clock.schedule_interval(self._count, 0)
            return page
        Clock.schedule_once(lambda _dt: App.get_running_app().bridge.tell_gone(), 0)
        return Page(NOTHING)

    def _count(self, _dt: float) -> bool:
        """For a moment between two frames; drawn again once all of it is known."""
        until = perf_counter() + AT_A_TIME
        while self.shown and self._is_open() and self.desk.count_on():
            if somebody_touches() or perf_counter() > until:
                return True
        self._counts = None
        if self.shown:
            self.view.again()
        return False

    def hands(self, app: LoomApp) -> Hands:
        """What its page may do."""
        return Hands(app)

    @property
    def of_part(self) -> str:
        """The part of the game it is for; empty where it is for any."""
        return ""

    @property
    def game_id(self) -> str:
        """The game of the route."""
        return self.route.partition("/")[0]

    def enter(self, **where: Any) -> None:
        """Unless another place has this part of the game."""
        if not self._goes_elsewhere():
            super().enter(**where)

    def takes_shortcut(self, wanted: str) -> bool:
        """Nothing to undo or redo is said."""
        if super().takes_shortcut(wanted) or not self._is_open():
            return True
        session = self.desk.session
        if wanted == "undo" and session.undo_label is None:
            return self._says_why(Message("kit.nothing_to_undo"))
        if wanted == "redo" and session.redo_label is None:
            return self._says_why(Message("kit.nothing_to_redo"))
        return False

    def _follow_game(self, *_args: object) -> None:
        if self.shown and self._is_open() and not self._goes_elsewhere():
            self.view.again()

    def _is_open(self) -> bool:
        bridge = App.get_running_app().bridge
        return bridge.session is not None and bridge.game_id == self.game_id

    def _goes_elsewhere(self) -> bool:
        """Whether another place took over, as it has this part of the game."""
        app = App.get_running_app()
        if not self.of_part or not self._is_open() or app.bridge.part == self.of_part:
            return False
        app.nav.replace(f"{self.game_id}/{app.bridge.part}")
        return True
