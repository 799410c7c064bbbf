"""The cards and mats of a player; technologies and tapestries are put right where they lie."""

from functools import partial

from kivy.app import App

from companion.core.message import Message
from companion.games.tapestry.correcting.settable import (
    more_tapestries,
    more_techs,
    of_tapestry,
    of_tech,
)
from companion.games.tapestry.table.view_people import player_view
from screens.play.putting_right import put_right
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.text.prose import Caption

ROW_NAMES = (
    "tapestry.screen.row_bottom",
    "tapestry.screen.row_middle",
    "tapestry.screen.row_top",
)
NAME = "tapestry.name."
HAND, ERAS = 0, range(1, 5)


def open_cards(player) -> Sheet:
    """The sheet of one player, a PlayerView."""
    words = App.get_running_app().i18n
    title, note = words._("tapestry.screen.cards"), words.say(player.name)
    sheet = CardsSheet(title=title, note=note, wide=640)
    sheet.seat = player.id
    return sheet.open()


class CardsSheet(Sheet):
    """Everything beside the mat: a topic tells its rule, anything else opens what it does."""

    seat = ""

    def on_open(self) -> None:
        self.show_all()

    def show_all(self) -> None:
        """What lies there now."""
        app = App.get_running_app()
        self.clear()
        for title, acts in self._groups(player_view(app.bridge.state, self.seat), app.i18n):
            if acts:
                self.put(Caption(text=app.i18n._(title)))
                rows = self.put(Acts())
                rows.items = acts
                rows.bind(on_pick=self.pick)

    def pick(self, _rows, do) -> None:
        """A rule to be read, a card to be put right."""
        if callable(do):
            do()
        elif do:
            App.get_running_app().help(do)

    def _groups(self, player, words):
        mats = [_act(c, "civilization", "flag", words) for c in player.civilizations]
        yield "tapestry.screen.mats", mats
        yield "tapestry.screen.technologies", [*self._techs(player, words)]
        yield "tapestry.screen.tapestries", [*self._tapestries(player.tapestries, ERAS, words)]
        yield "tapestry.screen.hand", [*self._tapestries(player.hand, (HAND,), words)]
        works = [_act(c, "masterpiece", "card", words) for c in player.masterpieces]
        yield "tapestry.screen.masterpieces", works
        landmarks = [_told(one, one.key.removeprefix(NAME), words) for one in player.landmarks]
        yield "tapestry.screen.landmarks", landmarks
        tiles = [_told(one, "icon.territory_tile", words) for one in player.tiles]
        yield "tapestry.screen.tiles", tiles

    def _techs(self, player, words):
        for card in player.techs:
            do = partial(self.put_right, card, "tech", of_tech, card.id)
            yield _act(card, "tech", "card-tech", words, words._(ROW_NAMES[card.row]), do)
        add = partial(self.add, "add_tech", more_techs, range(len(ROW_NAMES)))
        yield Act(words._("tapestry.right.add_tech"), add, icon="plus")

    def _tapestries(self, cards, eras, words):
        for card in cards:
            era = words._("tapestry.screen.era", era=card.row) if card.row else ""
            do = partial(self.put_right, card, "tapestry", of_tapestry, card.id, card.row)
            yield _act(card, "tapestry", "card-tapestry", words, era, do)
        add = partial(self.add, "add_tapestry", more_tapestries, eras)
        yield Act(words._("tapestry.right.add_tapestry"), add, icon="plus")

    def put_right(self, card, kind, offers_of, *where) -> None:
        """One card: where it really lies."""
        state = App.get_running_app().bridge.state
        offers = offers_of(state, self.seat, *where)
        put_right(card.name, (), offers, _topic(card, kind), self.show_all)

    def add(self, title, additions_of, places) -> None:
        """A card more: to which row or era, then which."""
        app = App.get_running_app()
        if len(places) == 1:
            self.add_at(title, additions_of, places[0])
            return
        sheet = Sheet(title=app.i18n._(f"tapestry.right.{title}"))
        rows = sheet.put(Acts())
        rows.items = [Act(_place(title, one, app.i18n), one) for one in places]
        rows.bind(on_pick=lambda _rows, one: (sheet.close(), self.add_at(title, additions_of, one)))
        sheet.open()

    def add_at(self, title, additions_of, place) -> None:
        """Which card lies there?"""
        offers = additions_of(App.get_running_app().bridge.state, self.seat, place)
        put_right(Message(f"tapestry.right.{title}"), (), offers, then=self.show_all)


def _place(title: str, place: int, words) -> str:
    if title == "add_tech":
        return words._(ROW_NAMES[place])
    return words._("tapestry.screen.era", era=place)


def _topic(card, kind: str) -> str:
    known = not card.id.startswith("unknown")
    return f"{kind}.{card.id.removeprefix(f'{kind}_')}" if known else ""


def _told(name: Message, topic: str, words) -> Act:
    """What is only to be read about."""
    icon = "landmark" if topic.startswith("landmark") else "territory-tile"
    return Act(words.say(name), topic, "", icon, help_id=topic)


def _act(card, kind: str, icon: str, words, note: str = "", do=None) -> Act:
    topic = _topic(card, kind)
    said = ", ".join(part for part in (note, _state(card, words)) if part)
    return Act(words.say(card.name), do or topic, said, icon, help_id=topic)


def _state(card, words) -> str:
    if card.covered:
        return words._("tapestry.screen.covered")
    return words._("tapestry.screen.used") if card.used else ""
