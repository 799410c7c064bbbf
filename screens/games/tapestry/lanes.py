"""The tracks as a board: twelve spaces a lane, everybody's tokens, landmarks still to be had.

    Lanes:
        lanes: root.lanes                  # Lane records of the table's view
        on_tap: root.advance(args[1])      # the id of a track
        on_hold: root.tell(args[1], args[2])   # a track and the number of a space
        on_head: root.open_track(args[1])  # its icon was touched

One canvas; a lane is drawn again only when what it shows has changed.
"""

from collections import Counter

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, Ellipse, InstructionGroup, Line, Rectangle, RoundedRectangle
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from screens.games.tapestry.land import BOT_ICONS, shape_icon
from screens.kv import load_kv
from screens.widgets.hex_drawing import text_picture
from screens.widgets.holding import Holds, strayed, was_held
from screens.widgets.icon import texture_of

SPACES = 12
TIERS = (1, 4, 7, 10)
SLIDE = 0.22


class Lanes(Holds, Widget):
    """See above."""

    lanes = ListProperty()
    lane_height = NumericProperty(60)
    slid = NumericProperty(1)
    """How far a token that moved has slid, 0 to 1; at once where the player wants less movement."""

    __events__ = ("on_tap", "on_hold", "on_head")

    def __init__(self, **kwargs):
        self._groups = []
        self._draw = Clock.create_trigger(self._draw_now, -1)
        self._stood: dict[tuple[str, str], int] = {}
        self._left: dict[tuple[str, str], int] = {}
        super().__init__(**kwargs)
        self.fbind("lanes", self._slide)
        for name in ("lanes", "pos", "size", "slid"):
            self.fbind(name, self._draw)

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        for name in ("dark", "sp"):
            app.theme.fbind(name, self._draw)
        app.i18n.fbind("lang", self._draw)

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
        head = self.x <= touch.x < self.x + self._head() > touch.ox
        self.dispatch("on_head" if head else "on_tap", self.lanes[lane].track.id)
        return True

    def _is_still_on(self, touch, lane: int) -> bool:
        """The finger is lifted on the lane it came down on."""
        return self.collide_point(*touch.pos) and self.spot_at(*touch.pos)[0] == lane

    def spot_at(self, x: float, y: float) -> tuple[int, int]:
        """The lane and the space (0 before the first) at a point."""
        high = self.height / len(self.lanes)
        lane = min(len(self.lanes) - 1, max(0, int((self.top - y) / high)))
        left, step = self._columns()
        return lane, max(0, min(SPACES, int((x - left) / step) + 1 if x > left else 0))

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

    def _head(self) -> float:
        """How wide the icon of a lane stands."""
        return max(44 * App.get_running_app().theme.sp, self.width * 0.07)

    def _columns(self) -> tuple[float, float]:
        """Where the first space begins, and how wide each is."""
        head = self._head()
        step = (self.width - head) / (SPACES + 1)
        return self.x + head + step, step

    def _draw_now(self, *_args) -> None:
        if self.width < 60 or self.height < 40:
            return
        app = App.get_running_app()
        while len(self._groups) > len(self.lanes):
            self.canvas.remove(self._groups.pop()[0])
        while len(self._groups) < len(self.lanes):
            group = InstructionGroup()
            self.canvas.add(group)
            self._groups.append((group, None))
        frame = (*self.pos, *self.size, app.theme.dark, app.theme.sp, app.i18n.lang)
        for number, lane in enumerate(self.lanes):
            group, before = self._groups[number]
            places = tuple(self._place_of(lane.track.id, one) for one in lane.track.tokens)
            track = lane.track.tokens, lane.track.landmarks
            now = (*track, places, lane.advance.refusal is None, frame)
            if before != now:
                group.clear()
                self._draw_lane(group, number, lane, app)
                self._groups[number] = (group, now)

    def _draw_lane(self, group, number: int, lane, app) -> None:
        theme, track = app.theme, lane.track
        high = self.height / len(self.lanes)
        top = self.top - number * high
        left, step = self._columns()
        colour = theme.of(track.id)
        side = min(high * 0.5, 34 * theme.sp)
        self._icon(group, track.icon, (self.x + side / 2 + 4, top - high / 2), side, colour)
        for space in range(1, SPACES + 1):
            self._cell(group, (left + (space - 1) * step, top - high, step, high), space, colour)
        for landmark in track.landmarks:
            x = left + (landmark.space - 1) * step
            self._landmark(group, landmark, (x, top - high, step, high), theme)
        self._tokens(group, track, (left, top - high, step, high), theme)

    def _cell(self, group, box, space: int, colour) -> None:
        x, y, wide, high = box
        theme = App.get_running_app().theme
        group.add(Color(*theme.raised))
        group.add(
            RoundedRectangle(pos=(x + 1.5, y + 3), size=(wide - 3, high - 6), radius=[wide * 0.1])
        )
        if space in TIERS:
            group.add(Color(*colour))
            group.add(Rectangle(pos=(x, y + 3), size=(3, high - 6)))
        size = max(10, int(min(12 * theme.sp, wide * 0.34)))
        picture = text_picture(str(space), size)
        group.add(Color(*theme.dim))
        spot = int(x + 6), int(y + high - 5 - picture.height)
        group.add(Rectangle(texture=picture, pos=spot, size=picture.size))

    def _landmark(self, group, landmark, box, theme) -> None:
        x, y, wide, high = box
        side = min(wide * 0.42, high * 0.36)
        there = not landmark.gone
        colour = theme.accent if there else theme.line
        self._icon(group, "landmark", (x + wide - side * 0.62, y + high - side * 0.7), side, colour)

    def _tokens(self, group, track, box, theme) -> None:
        left, y, step, high = box
        tokens = track.tokens
        side = min(step * 0.46, high * 0.42)
        standing: dict[int, int] = {}
        crowd = Counter(token.space for token in tokens)
        for token in tokens:
            place = standing.get(token.space, 0)
            standing[token.space] = place + 1
            base = left + (self._place_of(track.id, token) - 1) * step
            alone = crowd[token.space] == 1
            x = base + step * (0.5 if alone else 0.27 + (place % 2) * 0.46)
            row = y + high * 0.27 + (place // 2) * side * 0.9
            self._token(group, token, (x, row), side, theme)

    def _token(self, group, token, spot, side, theme) -> None:
        colour = theme.of(token.colour)
        x, y = spot
        group.add(Color(*theme.ground))
        group.add(Ellipse(pos=(x - side * 0.56, y - side * 0.56), size=(side * 1.12, side * 1.12)))
        group.add(Color(*colour))
        group.add(Line(circle=(x, y, side * 0.54), width=1.1))
        icon = BOT_ICONS.get(token.owner) or shape_icon(token.shape)
        self._icon(group, icon, spot, side * 0.8, colour)

    def _icon(self, group, name, spot, side, colour) -> None:
        group.add(Color(*colour))
        pos = spot[0] - side / 2, spot[1] - side / 2
        group.add(Rectangle(texture=texture_of(name), pos=pos, size=(side, side)))


load_kv(__file__)
