"""The tracks as a board: twelve spaces a lane, everybody's tokens, landmarks still to be had.

    Lanes:
        lanes: root.lanes                  # Lane records of the table's view
        on_tap: root.advance(args[1])      # the id of a track
        on_hold: root.tell(args[1], args[2])   # a track and the number of a space
        on_head: root.open_track(args[1])  # its icon was touched

One canvas; a lane is drawn again only when what it shows has changed.
"""

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import InstructionGroup
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    DictProperty,
    ListProperty,
    NumericProperty,
    StringProperty,
)
from kivy.uix.widget import Widget

from screens.games.tapestry.lane_drawing import (
    SPACES,
    Grid,
    draw_cost,
    draw_heads,
    draw_lane,
    draw_next,
    draw_tokens,
)
from screens.kv import load_kv
from screens.widgets.boards.in_parts import InParts
from screens.widgets.touch.holding import Holds, strayed, was_held

HEADS = (("I", 0, 1), ("II", 1, 1), ("III", 1, 2), ("IV", 2, 0))
"""The tiers, and what an advance into each costs: of the track's own resource, of any."""
SLIDE = 0.22
LOW, TOUCHED = 58, 48
"""How high a folded lane is that a finger touches, in dp."""
OUT = 14
"""So far tokens and rings stand out of their lane at most, in units."""


class Lanes(Holds, InParts, Widget):
    """See above."""

    lanes = ListProperty()
    folded = BooleanProperty(False)
    """Low, with tokens and landmarks only, where another board needs the room."""
    mine = DictProperty()
    """Spaces that are framed, by track: what comes next and its cost, or where tokens came."""
    chosen = StringProperty("")
    """The track whose next space is chosen."""
    unit = NumericProperty(1)
    """How large a dp is drawn here: grows with the text as far as there is room."""
    text_size = NumericProperty(1)
    highest = NumericProperty(88)
    """How high a lane becomes at most, in dp."""
    slid = NumericProperty(1)
    """How far a token that moved has slid, 0 to 1; at once where the player wants less movement."""

    __events__ = ("on_tap", "on_hold", "on_head")

    def __init__(self, **kwargs):
        self._groups = []
        self._above = None
        self._draw = Clock.create_trigger(self._draw_now, -1)
        self._stood: dict[tuple[str, str], int] = {}
        self._left: dict[tuple[str, str], int] = {}
        super().__init__(**kwargs)
        self.fbind("lanes", self._slide)
        for name in ("lanes", "pos", "size", "slid", "mine", "folded", "chosen"):
            self.fbind(name, self._draw)

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        for name in ("dark", "sp"):
            app.theme.bind(**{name: self._draw})
        app.i18n.bind(lang=self._draw)

    # touch

    def on_touch_down(self, touch):
        if not self.collide_point(*touch.pos) or touch.is_mouse_scrolling or not self.lanes:
            return False
        if self in touch.ud:
            return False
        touch.ud[self] = self.spot_at(*touch.pos)
        touch.grab(self)
        self.await_hold(touch)
        return True

    def on_touch_move(self, touch):
        if strayed(touch):
            self.forget_hold()
        return False

    def on_touch_up(self, touch):
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self.forget_hold()
        lane, _space = touch.ud[self]
        if was_held(touch) or not self._is_still_on(touch, lane):
            return False
        head = self.x <= touch.x < self.x + self.head_width > touch.ox
        self.dispatch("on_head" if head else "on_tap", self.lanes[lane].track.id)
        return True

    def _is_still_on(self, touch, lane: int) -> bool:
        """The finger is lifted on the lane it came down on."""
        return self.collide_point(*touch.pos) and self.spot_at(*touch.pos)[0] == lane

    def spot_at(self, x: float, y: float) -> tuple[int, int]:
        """The lane and the space (0 before the first) at a point."""
        grid = Grid(self)
        lane = min(len(self.lanes) - 1, max(0, int((grid.top - y) / grid.high)))
        return lane, min(SPACES, grid.space_at(x))

    def parts(self):
        """The head of each lane and the lane itself, for the keys."""
        grid = Grid(self)
        for number, lane in enumerate(self.lanes):
            high = grid.top - number * grid.high
            low, neck = high - grid.high, self.x + self.head_width
            yield ("head", lane.track.id), (self.x, low, neck, high)
            yield ("lane", lane.track.id), (neck, low, self.right, high)

    def held(self, touch) -> None:
        lane, space = touch.ud[self]
        self.dispatch("on_hold", self.lanes[lane].track.id, space)

    def on_tap(self, track: str) -> None:
        """A lane was touched."""

    def on_hold(self, track: str, space: int) -> None:
        """A space was held."""

    def on_head(self, track: str) -> None:
        """The icon of a lane was touched."""

    # movement

    def _slide(self, *_args) -> None:
        """Tokens that stood elsewhere on their track slide to where they stand now."""
        stood, self._stood = self._stood, {}
        for lane in self.lanes:
            for token in lane.track.tokens:
                self._stood[lane.track.id, token.owner] = token.space
        moved = {key for key, space in self._stood.items() if stood.get(key, space) != space}
        Animation.cancel_all(self, "slid")
        if moved and App.get_running_app().movement:
            self._left = {key: stood[key] for key in moved}
            self.slid = 0
            Animation(slid=1, duration=SLIDE, transition="out_quad").start(self)
        else:
            self._left, self.slid = {}, 1

    def _place_of(self, track: str, token) -> float:
        """Where a token is drawn, in spaces: on its way, or there."""
        left = self._left.get((track, token.owner), token.space)
        return token.space + (left - token.space) * (1 - self.slid)

    # drawing

    @property
    def head_width(self) -> float:
        """How wide the pictures of the tracks stand, with the tokens at the start."""
        return 62 * self.unit

    @property
    def room_above(self) -> float:
        """For what the tiers cost."""
        return (6 if self.folded else 28) * self.unit

    @property
    def room_below(self) -> float:
        """Between the boxes and the edge."""
        return 8 * self.unit

    def fit_height(self, *_args) -> None:
        """As high as its spaces are wide enough for."""
        text = App.get_running_app().theme.text
        self.unit = dp(1) * min(max(1, text), max(0.45, self.width / dp(640)))
        step = (self.width - self.head_width) / 12.6
        high = min(max(step * 1.62, LOW * dp(1)), self.highest * dp(1))
        if self.folded:
            high = max(39 * self.unit, 0 if self.disabled else dp(TOUCHED))
        self.height = max(1, len(self.lanes)) * high + self.room_above + self.room_below

    def _draw_now(self, *_args) -> None:
        if self.width < 60 or self.height < 40:
            return
        app = App.get_running_app()
        while len(self._groups) > len(self.lanes):
            for group, _ in self._groups.pop():
                self.take_away(group)
        while len(self._groups) < len(self.lanes):
            self._groups.append([(self._group(), None), (self._group(), None)])
        frame = (*self.pos, *self.size, self.unit, self.folded, app.theme.dark)
        grid = Grid(self)
        self._draw_above(grid, frame, app.theme)
        for number, lane in enumerate(self.lanes):
            self._draw_one(grid, number, lane, frame)

    def _group(self) -> InstructionGroup:
        group = InstructionGroup()
        self.canvas.add(group)
        return group

    def _draw_above(self, grid, frame, theme) -> None:
        if self._above is None:
            self._above = (self._group(), None)
        group, before = self._above
        if before != frame:
            group.clear()
            if not self.folded:
                draw_heads(group, grid, self.room_above, HEADS, theme)
            self.put(group, (self.x, self.y, self.right, self.top))
            self._above = (group, frame)

    def _row(self, grid, number: int) -> tuple[float, float, float, float]:
        """What a lane reaches, with what stands out of it."""
        top, out = grid.top - number * grid.high, OUT * self.unit
        return self.x, top - grid.high - out, self.right, top + out

    def _draw_one(self, grid, number: int, lane, frame) -> None:
        """What is printed, and above it what stands there; each only where it has changed."""
        theme, track = App.get_running_app().theme, lane.track
        row = self._row(grid, number)
        (below, printed), (above, stood) = self._groups[number]
        now = (track.id, track.landmarks, frame)
        if printed != now:
            below.clear()
            draw_lane(below, grid, number, lane, theme, self.folded)
            self.put(below, row)
        places = tuple((token, self._place_of(track.id, token)) for token in track.tokens)
        framed = self.mine.get(track.id, ())
        priced = max((space for space, cost in framed if cost), default=0)
        chosen = self.chosen == track.id
        then = (track.id, places, framed, chosen, frame)
        if stood != then:
            above.clear()
            for space, _ in framed:
                draw_next(above, grid, grid.space(number, space), chosen, theme)
            draw_tokens(above, grid, number, places, theme, priced)
            for space, cost in framed:
                if cost and not self.folded:
                    draw_cost(above, grid, grid.space(number, space), cost, theme)
            self.put(above, row)
        self._groups[number] = [(below, now), (above, then)]


load_kv(__file__)
