"""A game for three by touches alone, from home to the kept score, in both languages."""

import pytest
from kivy.base import EventLoop

from companion.games.rise_and_fall.checklist import steps
from companion.games.rise_and_fall.commands.act import Act
from companion.pages.groups import facts_in
from screens.widgets.asking.question import OptionRow
from screens.widgets.boards.hex_map import HexMap
from screens.widgets.controls.acts import ActRow
from screens.widgets.controls.button import Press
from screens.widgets.controls.chips import Chip
from screens.widgets.touch.gliding import Glides
from tests.rise_and_fall.makers import a_session, a_turn, lay
from tests.rise_and_fall.worlds import lay_everything, whole_world
from tests.screens.hand import Finger
from tests.screens.new_game_hand import begin as begin_it
from tests.screens.new_game_hand import choose, decide, open_new
from tests.screens.page_hand import touch
from tests.screens.set_up_hand import walk

TURNS = 2


class Fingers:
    """Touches what is in sight, scrolled to where that is needed."""

    def __init__(self, hand):
        self.hand = hand
        self.bridge = hand.app.bridge

    @property
    def view(self):
        return self.hand.app.nav.view

    def touch(self, widget):
        """Bring it into sight, then touch it."""
        parent = widget.parent
        while parent is not None and parent is not parent.parent:
            if isinstance(parent, Glides) and parent.is_longer("y"):
                parent.scroll_to(widget, animate=False)
            parent = parent.parent
        self.hand.settle()
        self.hand.tap(widget)
        self.hand.settle()

    def answer(self):
        """The gold button of a question, or its first option."""
        while self.bridge.question is not None:
            top = self.hand.app.nav.overlays[-1]
            options = [each for each in top.walk() if isinstance(each, OptionRow)]
            buttons = [each for each in top.walk() if isinstance(each, Press) and not each.reason]
            gold = [each for each in buttons if each.kind == "gold"]
            self.touch(options[0] if options else gold[0])

    def close_told(self):
        while self.hand.app.nav.overlays:
            self.hand.key(27)
            self.hand.settle()

    def act(self, wanted=lambda row: True):
        """The first row that may be touched."""
        rows = [r for r in self.hand.all(ActRow) if not r.reason and wanted(r)]
        self.touch(rows[0])
        self.answer()
        self.close_told()

    def chip(self, text):
        self.touch([chip for chip in self.hand.all(Chip) if chip.text == text][-1])


def test_the_set_up_leads_from_line_to_line_and_then_on(start):
    hand = start(guard_next=False)
    open_new(hand, "rise_and_fall")
    begin_it(hand)
    lines = [one.id for one in steps(hand.app.bridge.state)]
    walk(hand)

    ticked = {one.partition(" ")[0] for one in hand.app.bridge.state.ticked}

    assert {*lines} - ticked <= {"builder", "first", "place"}
    assert hand.app.bridge.state.first
    assert hand.app.nav.view.route == "rise_and_fall/table"


def test_the_token_and_a_card_are_put_right_where_the_table_is_checked(hand):
    hand.app.bridge.begin("rise_and_fall", a_turn().options)
    for entry in a_turn().entries:
        hand.app.bridge.session.do(entry.command, {"first.player": "p1"})
    hand.app.nav.go("check")
    hand.settle()
    for key, option in (("first", "p3"), ("p1.card.ship", "decline")):
        touch(hand, f"fact.{key}")
        session = hand.app.bridge.session
        facts = facts_in(session.game.checked(session.state))
        ids = [one.id for one in next(one for one in facts if one.key == key).right()]
        way = next(n for n, one in enumerate(ids) if one.endswith(option))
        touch(hand, f"right.{way}")

    assert hand.app.bridge.state.first == "p3"
    assert hand.app.bridge.state.player("p1").cards["ship"] == "decline"


def test_those_who_played_before_are_touched_and_a_new_one_is_kept(hand):
    hand.app.library.people.add("Ana")
    deciding = open_new(hand, "rise_and_fall")
    touch(hand, "seat.Ana")
    decide(hand, "person.2", "ana")
    refused = bool(deciding.new.reason)
    choose(hand, person_2="Bo")
    begin_it(hand)

    assert refused
    assert [one.name for one in hand.app.bridge.state.options.participants] == ["Ana", "Bo"]
    assert [one.name for one in hand.app.library.people.all()] == ["Ana", "Bo"]


def world_for_two(hand):
    """The map of a new game for two, nothing laid."""
    open_new(hand, "rise_and_fall")
    decide(hand, "way", "world")
    begin_it(hand)
    hand.app.nav.go("rise_and_fall/world")
    hand.settle()
    return hand.find(HexMap)


def touch_hex(hand, land, place):
    hand.tap(land.to_window(*land.point_of(place)))
    hand.settle()


def test_larger_hexes_are_touched_as_well(hand):
    land = world_for_two(hand)
    before = land.radius
    hand.tap(hand.button("rise_and_fall.screen.larger"))
    hand.settle()
    touch_hex(hand, land, (0, 0))

    assert land.radius > 1.5 * before
    assert "0,0" in hand.app.bridge.state.world


def drag_to(hand, finger, x, y):
    finger.move({"x": x, "y": y})
    EventLoop.post_dispatch_input("update", finger)
    hand.frames()


def test_two_fingers_make_the_map_larger_and_touch_nothing(hand):
    land = world_for_two(hand)
    before = land.radius
    x, y = land.to_window(*land.point_of((0, 0)))
    fingers = hand.press((x - 20, y)), hand.press((x + 20, y))
    drag_to(hand, fingers[0], x - 40, y)
    drag_to(hand, fingers[1], x + 40, y)
    for finger in fingers:
        hand.lift(finger)
    hand.settle()
    after, middle = land.radius, land.to_window(*land.point_of((0, 0)))
    painted = dict(hand.app.bridge.state.world)
    touch_hex(hand, land, (0, 0))

    assert after == pytest.approx(2 * before, rel=0.02)
    assert middle == pytest.approx((x, y), abs=4)
    assert painted == {}
    assert "0,0" in hand.app.bridge.state.world


def test_the_wheel_makes_the_map_larger_where_it_points(hand):
    land = world_for_two(hand)
    window = hand.app.nav.view.ids.window
    x, y = land.to_window(*land.point_of((0, 0)))
    for button in ("scrolldown", "scrolldown", "scrollup"):
        wheel = Finger(x, y)
        wheel.profile, wheel.button = ["pos", "button"], button
        EventLoop.post_dispatch_input("begin", wheel)
        EventLoop.post_dispatch_input("end", wheel)
    hand.settle()

    assert window.zoom == pytest.approx(1.2)
    assert land.to_window(*land.point_of((0, 0))) == pytest.approx((x, y), abs=4)
    assert not hand.app.bridge.state.world


@pytest.mark.parametrize("players", [2, 4])
def test_on_a_phone_hexes_are_large_enough_and_what_is_lit_in_sight(hand, players):
    cards = ("ship", "nomad", "city", "nomad")[:players]
    land = at_the_map(hand, lay(whole_world(players), *cards))
    window = hand.app.nav.view.ids.window
    hand.app.bridge.do(Act("p1", "ship.move"))
    hand.settle()
    hand.turn(411, 823)
    lit = [land.to_window(*land.point_of(look.place)) for look in land.hexes if look.lit]
    left, low = window.to_window(*window.pos)

    assert land.radius * 3**0.5 > 33
    seen = [left < x < left + window.width and low < y < low + window.height for x, y in lit]
    assert sum(seen) > len(seen) / 3


def test_a_first_piece_is_placed_on_the_map(hand):
    land = world_for_two(hand)
    session = lay_everything(a_session(2, world=True))
    for entry in session.entries:
        hand.app.bridge.session.do(entry.command)
    hand.app.bridge.publish()
    hand.settle()
    assert hand.app.nav.view.acts
    finger = Fingers(hand)
    finger.act(lambda row: row.gold)
    hand.app.nav.go("rise_and_fall/world")
    hand.settle()
    sea = next(look.place for look in land.hexes if look.fill == "water")
    touch_hex(hand, hand.find(HexMap), sea)
    finger.act()

    assert [piece.split()[1] for piece in hand.app.bridge.state.deployed] == ["ship"]
    assert hand.app.bridge.state.world[f"{sea[0]},{sea[1]}"].pieces


def at_the_map(hand, session):
    """The game of a session in the app, its map on the screen."""
    hand.app.bridge.begin("rise_and_fall", session.options)
    for entry in session.entries:
        answers = {key: given.value for key, given in entry.answers.items()}
        hand.app.bridge.session.do(entry.command, answers)
    hand.app.nav.go("rise_and_fall/world")
    hand.settle()
    return hand.find(HexMap)


def test_a_ship_sails_by_two_touches(hand):
    land = at_the_map(hand, lay(whole_world(2), "ship", "nomad"))
    bridge, finger = hand.app.bridge, Fingers(hand)
    start = next(at for at, one in bridge.state.world.items() if "p1 ship" in one.pieces)
    finger.touch(next(row for row in hand.all(ActRow) if not row.reason))
    lit = [look.place for look in land.hexes if look.lit]
    assert len(lit) > 2
    touch_hex(hand, land, lit[0])

    assert bridge.question is None
    assert "p1 ship" not in bridge.state.world[start].pieces
    assert bridge.state.world["{},{}".format(*lit[0])].pieces == ("p1 ship",)
