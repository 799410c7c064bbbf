"""A new game of Tapestry: who plays, against whom, with which boxes. The last choices stand."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.core.setting import line_under
from companion.i18n import as_label
from screens.games.tapestry.new_level import box_options, level_options
from screens.games.tapestry.new_more import MoreOptions  # noqa: F401 – named in kv
from screens.games.tapestry.new_own import OWN, open_own_civilization, open_own_level
from screens.kv import load_kv
from screens.new_game.drawn import chosen_of
from screens.new_game.people import SeatRows  # noqa: F401 – named in kv
from screens.new_game.screen import NewGameScreen


class NewTapestry(NewGameScreen):
    """Drawn from what the game asks; what is seldom changed stands beside it."""

    game_id = "tapestry"
    levels = ListProperty()
    level = ListProperty()
    level_title = StringProperty("")
    level_text = StringProperty("")
    boxes = ListProperty()
    chosen_boxes = ListProperty()
    sets_up = BooleanProperty(True)
    """The table is set up here: everything is told."""

    def choose_level(self, value: str) -> None:
        """A printed level; the own one opens its sheet."""
        self.answer("level", value)
        if value == OWN:
            open_own_level(self)

    def choose_civilization(self, value: str) -> None:
        """At random; the own one opens its sheet."""
        self.answer("civilization", value)
        if value == OWN:
            open_own_civilization(self)

    def turn_box(self, box: str) -> None:
        """A box is there, or no longer."""
        chosen = {*self.chosen_boxes} ^ {box}
        ids = self.asked["expansions"].question.ids
        self.answer("expansions", tuple(one for one in ids if one in chosen))

    def show(self) -> None:
        """The tiles of the level, the cards of the boxes, and whether there is more."""
        app, asked = App.get_running_app(), self.asked
        level, boxes = asked.get("level"), asked.get("expansions")
        self.levels = level_options(level, app.i18n, app.library)
        self.level = chosen_of(level.question if level else None)
        chosen = [one for one in (level.question.options if level else ()) if one.id in self.level]
        self.level_title = as_label(app.i18n.say(chosen[0].text)) if chosen else ""
        self.level_text = app.i18n.say(line_under(level)) if level else ""
        self.boxes = box_options(boxes, app.i18n)
        self.chosen_boxes = chosen_of(boxes.question if boxes else None)
        self._leave_out("map" in asked)

    def _leave_out(self, sets_up: bool) -> None:
        """Nothing else is asked where not everything is told."""
        self.sets_up = sets_up
        panel = self.ids.more_panel
        if panel.away is sets_up:
            panel.away = not sets_up
            self.ids.columns.restack()


load_kv(__file__)
