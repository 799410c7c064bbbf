"""The world on the tablet: lay tiles with a finger, put pieces, see cliffs and regions."""

from dataclasses import replace

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.core.message import Message
from companion.core.question import Option
from companion.games.rise_and_fall.offers.pieces import space_offers
from companion.games.rise_and_fall.pages.set_up import FILLS
from companion.games.rise_and_fall.views import laying
from companion.games.rise_and_fall.views.world import (
    asked_there,
    goals_from,
    make_room_at,
    nothing_there,
    other_answers,
    piece_asked_about,
    world_view,
)
from screens.games.rise_and_fall.at_table import AtTable  # noqa: F401
from screens.games.rise_and_fall.brush import Brush
from screens.games.rise_and_fall.follow import Following, act_of
from screens.games.rise_and_fall.map_window import MapWindow  # noqa: F401
from screens.kv import load_kv
from screens.offering import take, take_named
from screens.widgets.above.sheet import Sheet
from screens.widgets.asking.trail import Trail  # noqa: F401
from screens.widgets.boards.hex_map import HexLook, Token
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.frame.panel import Stack

TOOLS = {"paint": "rise-sea", "fine": "edit", "stamp": "layers", "shape": "hex", "rub": "trash"}


class LayingPanel(Stack):
    """What is only there while tiles are laid."""

    shown = BooleanProperty(True)

    def on_shown(self, *_args):
        self.opacity, self.disabled = (1, False) if self.shown else (0, True)


class World(Following):
    """Tiles are stamped, shaped or painted; then pieces are put and moved."""

    hexes = ListProperty()
    seen = ListProperty()
    next_text = StringProperty("")
    advice = StringProperty("")
    refusal = StringProperty("")
    rule = StringProperty("")
    how = StringProperty("")
    estimate = StringProperty("")
    tool = StringProperty("")
    tools = ListProperty()
    laid = NumericProperty(0)
    whole = NumericProperty(1)
    begun = BooleanProperty(False)
    may_turn = BooleanProperty(False)
    left = NumericProperty(0)
    tiles = NumericProperty(0)
    cliffs = NumericProperty(0)
    wanted = NumericProperty(0)
    may_make_room = BooleanProperty(False)
    lifting = BooleanProperty(False)
    regions = ListProperty()
    differences = ListProperty()
    acts = ListProperty()
    asking = BooleanProperty(False)
    leads_back = BooleanProperty(False)
    view = None
    led = False
    laying = None
    answers = {}

    def on_kv_post(self, *args):
        self.brush = Brush(self)
        super().on_kv_post(*args)
        self.ids.land.fbind("radius", self.ids.window.make_fit)
        self._look = Clock.create_trigger(self._look_now)
        self.ids.land.fbind("radius", self._look_again)

    def enter(self, led: bool = False, **where) -> None:
        """Led here by a question of the table, one is led back once the actions are over."""
        self.led = led
        super().enter(**where)

    def on_touch_down(self, touch):
        if self.ids.window.finger_down(touch):
            self.brush.drop()
            return True
        if self._lays_at(touch) and self.brush.begin(touch):
            touch.grab(self)
            return True
        return super().on_touch_down(touch)

    def on_touch_move(self, touch):
        if touch.grab_current is self:
            return self.brush.move(touch)
        return self.ids.window.finger_moved(touch) or super().on_touch_move(touch)

    def on_touch_up(self, touch):
        if touch.grab_current is self:
            touch.ungrab(self)
            return self.brush.end(touch)
        return self.ids.window.finger_up(touch) or super().on_touch_up(touch)

    def touch_taken(self, touch) -> None:
        """A second finger came."""
        self.brush.drop()

    def _lays_at(self, touch) -> bool:
        """One finger lays; it is on the map and not on what lies over it."""
        window = self.ids.window
        here = window.parent.to_widget(*touch.pos)
        lays = self.laying is not None and not (self.asking or self.lifting)
        return lays and window.collide_point(*here) and not touch.is_mouse_scrolling

    def hex_at(self, touch):
        """The space under a finger."""
        return self.ids.land.hex_at(*self.ids.land.to_widget(*touch.pos))

    def point_of(self, place) -> tuple[float, float]:
        """Where a space is in the window."""
        return self.ids.land.to_window(*self.ids.land.point_of(place))

    @property
    def radius(self) -> float:
        """How large a hex is."""
        return self.ids.land.radius

    def facts(self, fact: str):
        """What the owner has told before."""
        return App.get_running_app().library.house_facts.get("rise_and_fall", fact)

    def _look_again(self, *_args) -> None:
        """The tablet was turned: what is lit is elsewhere now; a pinch is left alone."""
        if not self.ids.window.chosen:
            self._look()

    def _look_now(self, *_args) -> None:
        """What is lit comes into sight."""
        self.ids.window.look_at(list(self.answers) or self.seen)

    def show(self, state, words) -> None:
        """Everything from the view, and the empty spaces around it."""
        question = App.get_running_app().bridge.question
        view = App.get_running_app().bridge.seen_so_far(world_view)
        if self.led and question is None and not view.goes_on:
            App.get_running_app().nav.replace("rise_and_fall/table")
            return
        self.view = view
        before, self.answers = self.answers, asked_there(question)
        if self.answers and self.answers != before:
            self._look()
        self.asking = bool(self.answers)
        self._show_laying(state, words)
        self.content = f"{view.next_terrain} {self.asking}"
        self.wanted, self.left = view.next_spaces, view.remaining
        self.tiles, self.cliffs = len(state.tiles), view.cliffs
        self.may_make_room = view.may_make_room
        self.lifting = self.lifting and view.may_make_room
        trail = App.get_running_app().bridge.trail if self.asking else ()
        self.ids.trail.show(trail, words)
        self.next_text = words.say(question.text if self.asking else view.headline)
        self.advice = words.say(self._advice(view))
        shown = () if view.next_terrain or self.asking else view.regions
        self.regions = [_region(one, words) for one in shown]
        self.differences = [words.say(one) for one in view.differences]
        self.acts = (
            [Act(words.say(one.text), one, icon="cross") for one in other_answers(question)]
            if self.asking
            else [act_of(one, words) for one in view.offers]
        )
        self.leads_back = view.leads_back and not self.asking
        self._draw(view)

    def _show_laying(self, state, words) -> None:
        """The tools of the next tile, and how far the world is."""
        self.laying = now = laying.laying_view(state, self.facts)
        self.ids.window.drawing = now is not None and not self.lifting
        if now is None:
            self.tools, self.tool, self.refusal = [], "", ""
            return
        if self.tool not in now.tools:
            self.tool = now.tools[0]
        self.tools = [
            (tool, words._(f"rise_and_fall.tool.{tool}"), TOOLS[tool]) for tool in now.tools
        ]
        self.laid, self.whole = now.done, now.all
        self.rule = words.say(now.rule)
        self.how = words._(f"rise_and_fall.how.{self.tool}", n=self.view.next_spaces)
        self.estimate = words.say(now.estimate)
        self.may_turn = bool(state.tiles)
        self.begun = bool(self.brush.spaces)
        draft = self.brush.draft
        self.refusal = words.say(draft.reason) if draft is not None else ""

    def choose_tool(self, tool: str) -> None:
        """Another tool; what was begun with the one before is forgotten."""
        self.tool = tool
        self.forget()

    def shape_is_known(self) -> None:
        """A tile that was shaped is a stamp from now on."""
        if self.tool == laying.SHAPE:
            self.tool = laying.STAMP

    def turn_last(self) -> None:
        """The tile laid last the next way around."""
        app = App.get_running_app()
        last = app.bridge.state.tiles[-1]
        q, r = last[1].split(",")
        draft = laying.turned(app.bridge.state, (int(q), int(r)))
        if draft.offer is None:
            app.toast(app.i18n.say(draft.reason))
        else:
            take(draft.offer)

    def _advice(self, view):
        return Message("rise_and_fall.world.touch_lit") if self.asking else view.advice

    def ask_on_map(self, app) -> None:
        """Here we are."""

    def _draw(self, view) -> None:
        lit = {*self.answers} or {*self.brush.spaces, *self.seen, *self._movable()}
        if self.answers:
            lit |= {*piece_asked_about(App.get_running_app().bridge.session)}
        looks = {one.place: _look(one, one.place in lit) for one in view.spaces}
        for place in self.laying.field - looks.keys() if self.laying else ():
            looks[place] = HexLook(place, faint=True)
        for place in self._lain_again():
            looks[place] = replace(looks[place], fill=FILLS["plain"], faint=True)
        for place in self.brush.spaces:
            if place in looks:
                looks[place] = replace(looks[place], fill=self._drawn_with(looks[place]), lit=True)
        self.hexes = list(looks.values())

    def _drawn_with(self, look) -> str:
        """What a space would become."""
        return look.fill if self.tool == laying.RUB else FILLS[self.view.next_terrain]

    def _movable(self) -> tuple:
        return self.laying.movable if self.laying and self.lifting else ()

    def _lain_again(self) -> tuple:
        """While a plain makes room: how the new one and those that move might lie."""
        return self.laying.example if self.laying and self.lifting else ()

    def touch(self, place) -> None:
        """An answer, a space of the next tile, or, once the world is made, one with its pieces."""
        if self.asking:
            self._answer(place)
        elif self.lifting:
            self._make_room(place)
        elif not self.view.next_terrain:
            self._open(place)

    def tell(self, place) -> None:
        """A space was held: its terrain."""
        terrain = self.laid_on(place)
        if terrain:
            App.get_running_app().tell_held(f"rise_and_fall/terrain.{terrain}")

    def laid_on(self, place) -> str:
        """What lies there, nothing where no tile lies."""
        spaces = self.view.spaces if self.view is not None else ()
        return next((one.terrain for one in spaces if one.place == place), "")

    def _answer(self, place) -> None:
        app = App.get_running_app()
        if place in self.answers:
            app.bridge.answer(self.answers[place])
        else:
            app.toast(app.i18n._("rise_and_fall.world.touch_lit"))

    def back(self) -> bool:
        """Whoever goes back wants another action."""
        if self.asking:
            App.get_running_app().bridge.drop()
        return False

    def do(self, do) -> None:
        """A row of the panel: an offer, or an answer that is no space."""
        if isinstance(do, Option):
            App.get_running_app().bridge.answer(do.id)
        else:
            take(do)

    def _make_room(self, place) -> None:
        if take(make_room_at(App.get_running_app().bridge.state, place)) is not None:
            self.lifting = False

    def _open(self, place) -> None:
        """What can be done there; the piece and where it can go are lit meanwhile."""
        app = App.get_running_app()
        space = f"{place[0]},{place[1]}"
        offers = [one for one in space_offers(app.bridge.state, space) if one.reason is None]
        if not offers:
            app.toast(app.i18n.say(nothing_there(app.bridge.state)))
            return
        self.seen = [place, *goals_from(app.bridge.state, space)]
        self.follow()
        sheet = Sheet(title=app.i18n._("rise_and_fall.screen.space"))
        rows = sheet.put(Acts())
        rows.items = [act_of(one, app.i18n) for one in offers]
        rows.bind(on_pick=lambda _rows, offer: (sheet.close(), take(offer)))
        sheet.bind(on_dismiss=lambda *_: self._unsee())
        sheet.open()

    def _unsee(self) -> None:
        self.seen = []
        self.follow()

    def see(self, places) -> None:
        """A region lights up; touched again it goes out."""
        self.seen = [] if list(places) == self.seen else list(places)
        self._look()
        self.follow()

    def lift(self) -> None:
        """The last tile comes up again."""
        self.brush.forget()
        take_named("lift", {"tile": str(int(self.tiles) - 1)})

    def forget(self) -> None:
        """Begin the tile again."""
        self.brush.forget()
        self.follow()


def _look(one, lit: bool) -> HexLook:
    tokens = tuple(
        Token(piece.colour, piece.acted, f"shape-{piece.shape}", piece.icon) for piece in one.pieces
    )
    return HexLook(
        one.place,
        FILLS[one.terrain],
        icon=one.icon,
        tokens=tokens,
        lit=lit,
        cliffs=one.cliffs,
        borders=one.borders,
    )


def _region(one, words) -> Act:
    spaces = words._("rise_and_fall.screen.spaces", n=one.spaces)
    winner = words.say(one.winner) if one.winner else words._("rise_and_fall.screen.nobody")
    points = one.points if one.winner else 0
    note = words._("rise_and_fall.screen.region", spaces=spaces, who=winner, n=points)
    return Act(words.say(one.terrain), one.places, note, one.icon)


load_kv(__file__)
