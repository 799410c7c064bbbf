"""Several people who tell their tokens: a column for each; or nothing but the score sheet."""

from functools import partial

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from companion.games.imperium.views.company import company_view
from screens.game_screen import GameScreen
from screens.kv import load_kv
from screens.offering import offer_of, take
from screens.play.ways import open_ways
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act
from screens.widgets.controls.button import Tappable
from screens.widgets.controls.tallies import (  # noqa: F401 – named in kv
    CountTile,
    TurnsKey,
)
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.frame.turn_band import TurnBand  # noqa: F401 – named in kv
from screens.widgets.pictures.sign import sign_icon


class TokenHead(Tappable, Row):
    """Shape, name and nation; touched, the turn is theirs, if it is not already."""

    column = ObjectProperty(None, rebind=True)

    @property
    def chosen(self) -> bool:
        return self.column.to_move


class TokenColumn(Stack):
    """Everything that is told of somebody."""

    seat = StringProperty("")
    name = StringProperty("")
    nation = StringProperty("")
    icon = StringProperty("")
    role = StringProperty("ink")
    to_move = BooleanProperty(False)
    unit = NumericProperty(dp(64))
    screen = ObjectProperty(None, rebind=True)

    def show(self, column, words) -> None:
        """Take over somebody's tokens."""
        self.seat, self.name = column.seat, words.say(column.name)
        self.nation, self.to_move = words.say(column.nation), column.to_move
        self.icon, self.role = sign_icon(column.shape), column.colour
        tiles = self.ids.tiles
        while len(tiles.children) < len(column.tokens):
            tile = CountTile()
            tile.bind(on_release=self.count)
            self.ids.turns.bind(back=tile.setter("back"))
            tiles.add_widget(tile)
        for widget, tile in zip(reversed(tiles.children), column.tokens, strict=True):
            widget.offer_id, widget.icon, widget.n = tile.id, tile.icon, tile.n
            widget.help_id = f"icon.{tile.icon}"

    def count(self, tile) -> None:
        """One more or one less."""
        take(offer_of(tile.offer_id), {"by": tile.by})

    def take_turn(self) -> None:
        """It is this person's turn."""
        if not self.to_move:
            take(offer_of(f"turn.{self.seat}"))


class TokenTable(GameScreen):
    """Columns beside each other."""

    game_id = "imperium"
    of_part = "company"
    done_text = StringProperty("")
    room = NumericProperty(0)

    def drawn_from(self, bridge):
        return bridge.seen(company_view)

    def show(self, view, words) -> None:
        """Everybody's tokens."""
        self.ids.band.show(view.turn, words)
        self.done_text = words._("imperium.company.done", next=words.say(view.turn.then))
        box = self.ids.columns
        while len(box.children) > len(view.columns):
            box.remove_widget(box.children[0])
        while len(box.children) < len(view.columns):
            box.add_widget(TokenColumn(screen=self))
        for widget, column in zip(reversed(box.children), view.columns, strict=True):
            widget.show(column, words)

    def done(self) -> None:
        """The next person has the turn."""
        take(offer_of("done"))

    def open_menu(self) -> Sheet:
        """The sheet, and everything else."""
        app = App.get_running_app()
        text = app.i18n._("core.sheet.title")
        return open_ways([Act(text, partial(app.nav.go, "imperium/sheet"), icon="score")])


load_kv(__file__)
