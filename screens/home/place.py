"""Home in the window: what its touches lead to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kivy.app import App

from companion.core.message import Message
from companion.one_by_one import one_by_one
from companion.pages.days import day_of
from companion.pages.home import AtHome, home
from companion.pages.home_facts import facts_of
from companion.pages.learn import Learn, learn
from screens.ahead import back_up
from screens.games import modules_of_the_table, screens_of
from screens.pages.page_screen import PageScreen

if TYPE_CHECKING:
    from companion.describe.node import Page
    from companion.describe.surface import Says, Surface

ROOMS = ("past", "people", "statistics", "roads", "rules")


class Home(PageScreen):
    """The first screen."""

    toast_low = True
    at: AtHome

    def begin(self, **_where: object) -> None:
        App.get_running_app().bridge.close()
        self.tell()
        back_up(App.get_running_app().library)

    def page(self, surface: Surface) -> Page:
        if self.first_start:
            return learn(Learn(self._welcomed, self._practise, self.at.tools[1:]), surface)
        return home(self.at, surface)

    @property
    def fresh(self) -> bool:
        """No game was ever begun."""
        return not self.at.running and self.at.last is None

    @property
    def first_start(self) -> bool:
        """What the app is for is told first, unless the library has something to say."""
        said = self.at.notices or self.at.left_out
        return self.fresh and not said and not App.get_running_app().choices.now.welcomed

    def back(self) -> bool:
        """The other games are closed first."""
        open_ = self.at.paused
        if open_:
            self.at.show_paused()
            self.view.again()
        return open_

    def tell(self) -> None:
        """What there is now; the cloths are looked at a moment later."""
        app = App.get_running_app()
        library, nav = app.library, app.nav
        kept = len(library.finished)
        counted = {"past": kept, "people": len(library.people.all())}
        self.at = AtHome(
            running=library.running,
            notices=tuple(library.notices),
            resume=self.go_on,
            begin=lambda game: nav.go(f"{game}/new"),
            places={room: (partial(nav.go, room), counted.get(room, 0)) for room in ROOMS},
            read_notices=self.dismiss_notices,
            tools=(
                ("look_up", Message("rules.title"), "search", lambda: nav.go("rules")),
                ("settings", Message("app.settings.title"), "settings", lambda: nav.go("settings")),
            ),
            glimpse=library.glimpses.of,
            begun=self._begun,
            facts=facts_of(library),
            last=library.finished[0] if kept else None,
            left_out=(lambda: nav.go("left_out")) if library.left_out.all() else None,
            put_back=self.put_back if library.house_facts.replaced else None,
            throw_away=self.throw_away,
            save_copy=self._save_copy,
            again=self._again,
            practise=self._practise,
            bring=lambda: nav.go("arrivals"),
            count=lambda: nav.go("count"),
        )
        shown = next(iter(library.running), self.at.last)
        if shown is not None:
            app.importing.begin(
                one_by_one(*modules_of_the_table(shown.game)), lambda: self._look(shown.id)
            )
        self.view.again()

    def _look(self, game_id: str) -> None:
        """At the game of the hero: what it wove is read from its journal."""
        app = App.get_running_app()
        app.i18n.words.addressed = app.library.glimpses.look(game_id).addressed
        self.view.again()

    def _begun(self, started: str) -> Says:
        day = day_of(started, App.get_running_app().clock())
        return Message("app.home.begun", day=day) if day else ""

    # what its touches do

    def go_on(self, running_id: str = "") -> None:
        """To the table of a running game, told where we were."""
        from screens.play.where import resume

        resume(running_id or self.at.running[0].id)

    def throw_away(self, running_id: str) -> None:
        """Into the bin, with a way back."""
        from screens.play.kept import throw_away

        throw_away(running_id, self.tell)

    def dismiss_notices(self) -> None:
        """The notices were read."""
        App.get_running_app().library.dismiss_notices()
        self.tell()

    def put_back(self) -> None:
        """What was told holds after all."""
        app = App.get_running_app()
        facts = app.library.house_facts
        app.bridge.attempt(lambda: facts.put_back(facts.replaced))
        self.dismiss_notices()

    def _again(self, game_id: str) -> None:
        app = App.get_running_app()
        if app.bridge.again(game_id):
            first = "setup" if "setup" in screens_of(app.bridge.game_id) else "table"
            app.nav.go(f"{app.bridge.game_id}/{first}")

    def _welcomed(self) -> None:
        App.get_running_app().choices.keep(welcomed=True)

    def _practise(self) -> None:
        self._welcomed()
        App.get_running_app().lesson.begin()

    def _save_copy(self, running_id: str) -> None:
        from screens.home.saving import offer_copy

        troubles = (one.trouble for one in self.at.running if one.id == running_id and one.trouble)
        offer_copy(running_id, next(troubles))
