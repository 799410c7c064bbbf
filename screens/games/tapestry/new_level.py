"""The level of the bots as tiles with what was won there; the boxes as cards with what is in them.

LevelTiles:
    options: root.levels
    chosen: root.level
    on_choose: root.choose_level(args[1])
"""

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.core.message import name
from companion.library.statistics import Taste
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.even_grid import EvenGrid
from screens.widgets.frame.hides import Hides
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.pictures.pips import Pips  # noqa: F401 – named in kv


class LevelLine(Hides, Row):
    """What the level means."""

    title = StringProperty("")
    text = StringProperty("")


class LevelTile(Tappable, Stack):
    """A printed level, or the own one."""

    option_id = StringProperty("")
    label = StringProperty("")
    number = NumericProperty(0)
    """0 for the own one."""
    record = StringProperty("")
    chosen = BooleanProperty(False)


class BoxCard(Tappable, Row):
    """A box that can be on the table."""

    option_id = StringProperty("")
    icon = StringProperty("")
    text = StringProperty("")
    note = StringProperty("")
    chosen = BooleanProperty(False)


class ChoiceTiles(EvenGrid):
    """The tiles are kept; `chosen` is a list of their ids."""

    options = ListProperty()
    chosen = ListProperty()
    help_id = StringProperty("")
    kind = LevelTile

    __events__ = ("on_choose",)

    def on_kv_post(self, *_args):
        for one in ("options", "chosen"):
            self.fbind(one, self._show)
        self._show()

    def _show(self, *_args) -> None:
        while len(self.children) > len(self.options):
            self.remove_widget(self.children[0])
        while len(self.children) < len(self.options):
            self.add_widget(self.kind(on_release=self._touched))
        for tile, option in zip(reversed(self.children), self.options, strict=True):
            tile.help_id = self.help_id
            for what, value in option.items():
                setattr(tile, what, value)
            tile.chosen = tile.option_id in self.chosen

    def _touched(self, tile) -> None:
        self.dispatch("on_choose", tile.option_id)

    def on_choose(self, option: str) -> None:
        """This one was touched."""


class LevelTiles(ChoiceTiles):
    """The printed levels and the own one."""


class BoxCards(ChoiceTiles):
    """The boxes."""

    kind = BoxCard


def level_options(setting, words, library) -> list[dict]:
    """The levels, each with what was won there."""
    won = _records(library, words) if setting else {}
    return [
        {
            "option_id": one.id,
            "label": words.say(one.text),
            "number": int(one.id) if one.id.isdecimal() else 0,
            "record": won.get(one.id, "–") if won else "",
        }
        for one in (setting.question.options if setting else ())
    ]


def _records(library, words) -> dict[str, str]:
    """By level, of whoever plays most here."""
    known = library.statistics
    if not len(library.finished):
        return {}
    levels = known.answer(Taste(who=known.somebody, game="tapestry")).levels
    keys = {name("tapestry", "level", str(n)): str(n) for n in range(1, 7)}
    return {
        keys[one.name]: words._("tapestry.new.level_record", won=one.won, n=one.played)
        for one in levels
        if one.name in keys and one.played
    }


def box_options(setting, words) -> list[dict]:
    """The boxes, each with what comes of it."""
    return [
        {
            "option_id": one.id,
            "icon": one.icon,
            "text": words.say(one.text),
            "note": words.say(one.note),
        }
        for one in (setting.question.options if setting else ())
    ]


load_kv(__file__)
