"""One person: what was played and won; another name, the same as somebody else, forgotten."""

from dataclasses import replace

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.core.message import Message
from companion.core.person_name import LONGEST
from companion.core.question import Choice, Option, Text
from companion.errors import LoomError
from companion.library.statistics import Taste
from companion.library.tallies import everybody
from companion.sharing.kept import SHARES
from screens.games import screens_of
from screens.kv import load_kv
from screens.navigation import View
from screens.statistics.reading import favourite_said
from screens.widgets.asking.question import ask_question
from screens.widgets.pictures.sign import sign_icon
from screens.widgets.text.icon_line import IconLine


class PersonPage(View):
    """Reached by the name."""

    toast_low = True
    name = StringProperty("")
    also = StringProperty("")
    played = NumericProperty(0)
    won = NumericProperty(0)
    lines = ListProperty()
    me = BooleanProperty(False)
    shares = BooleanProperty(False)
    favourite = StringProperty("")
    looks = StringProperty("")
    """Colour and shape of the pieces played with last."""
    sign = StringProperty("")
    colour = StringProperty("ink")
    known = None

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._tell)

    def enter(self, name: str = "", **_where):
        self.name = name or self.name
        self._tell()
        if self.known is None:
            App.get_running_app().nav.up()

    def _tell(self, *_args) -> None:
        app = App.get_running_app()
        rows = tuple(app.library.finished)
        everyone = everybody(app.library.people.all(), rows)
        self.known = next((one for one in everyone if self.name in one.person.names), None)
        if self.known is None:
            return
        person = self.known.person
        self.name = person.name
        self.played, self.won = self.known.played, self.known.won
        self.also = ", ".join(person.also)
        self._tell_looks(person, app.i18n)
        self.me, self.shares = person.me, person.me or person.shares == SHARES
        answer = app.library.statistics.answer(Taste(person.name))
        self.lines = [self._line(one, app.i18n) for one in answer.games]
        self.favourite = favourite_said(answer.favourite, app.i18n)

    def _tell_looks(self, person, words) -> None:
        known = bool(person.colour and person.shape)
        self.sign = sign_icon(person.shape) if known else ""
        self.colour = person.colour or "ink"
        self.looks = (
            words._(
                "app.people.looks",
                shape=words._(f"core.shape.{person.shape}"),
                colour=words._(f"core.colour.{person.colour}"),
            )
            if known
            else ""
        )

    def _line(self, one, words) -> tuple[str, str, str]:
        parts = [words._("app.people.played", n=one.played), words._("app.people.won", n=one.won)]
        if one.best is not None and one.played > 1:
            parts.append(words._("app.people.most", n=one.best))
            parts.append(words._("app.people.mean", n=one.mean))
        emblem = screens_of(one.subject.game).get("emblem", "flag")
        return emblem, words.say(one.name), " · ".join(parts)

    def on_lines(self, *_args):
        box = self.ids.tallies
        while len(box.children) > len(self.lines):
            box.remove_widget(box.children[0])
        while len(box.children) < len(self.lines):
            box.add_widget(IconLine())
        for row, line in zip(reversed(box.children), self.lines, strict=True):
            row.icon, row.text, row.note = line

    # what is touched

    def this_is_me(self, yes: bool) -> None:
        """Who this device belongs to, or that it is nobody's."""
        if yes == self.me:
            return
        people = App.get_running_app().library.people

        def change(person):
            return people.this_is_me(person) if yes else people.change(replace(person, me=False))

        self._change(change, "app.people.is_me" if yes else "app.people.is_not_me")

    def may_share(self, yes: bool) -> None:
        """Whether others may read the name."""
        if yes != self.shares:
            people = App.get_running_app().library.people
            told = SHARES if yes else "no"
            said = "app.people.told" if yes else "app.people.not_told"
            self._change(lambda person: people.change(replace(person, shares=told)), said)

    def rename(self) -> None:
        """Ask for another name."""
        text = Message("app.people.rename_to", name=self.name)
        ask_question(Text("name", text, longest=LONGEST, guess=self.name), self._rename)

    def _rename(self, name: str) -> None:
        people = App.get_running_app().library.people
        self._change(lambda person: people.rename(person, name), "app.people.renamed")

    def same_as(self) -> None:
        """Ask who it is that was written down otherwise."""
        app = App.get_running_app()
        everyone = everybody(app.library.people.all(), app.library.finished)
        others = {one.person.name: one.person for one in everyone if one.person.name != self.name}
        options = tuple(
            Option(name, Message("app.people.name", name=name), icon="person") for name in others
        )
        text = Message("app.people.same_as", name=self.name)
        ask_question(Choice("same", text, options), lambda name: self._merge(others[name]))

    def _merge(self, other) -> None:
        people = App.get_running_app().library.people
        self._change(lambda person: people.merge(person, (other,)), "app.people.merged", other)

    def _change(self, change, said: str, *others) -> None:
        """Do it, show it, and offer the way back."""
        app, before = App.get_running_app(), self.known.person
        people = app.library.people
        try:
            person = before if before.number else people.add(before.name)
            after = change(person)
        except LoomError as error:
            app.tell_trouble(error.message)
            return
        kept = [one for one in (before, *others) if one.number]

        def put_back():
            if not before.number:
                people.forget(after.number)
            people.put_back(kept)

        def take_back():
            app.bridge.attempt(put_back)
            if app.nav.view is self:
                self.enter(before.name)

        self.enter(after.name)
        words = app.i18n
        app.toast(words._(said, name=after.name), words._("kit.undo"), take_back)

    def forget(self) -> None:
        """Out of the list, with a way back."""
        app, person = App.get_running_app(), self.known.person
        people = app.library.people
        try:
            people.forget(person.number)
        except LoomError as error:
            app.tell_trouble(error.message)
            return
        app.nav.up()
        words = app.i18n

        def take_back():
            app.bridge.attempt(lambda: people.put_back((person,)))
            if app.nav.view.route == "people":
                app.nav.view.enter()

        app.toast(words._("app.people.forgotten", name=person.name), words._("kit.undo"), take_back)


load_kv(__file__)
