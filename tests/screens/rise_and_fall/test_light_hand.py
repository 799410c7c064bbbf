"""Four people play through the window in each of the three ways; the touches are counted."""

from __future__ import annotations

import pytest

from companion.games.rise_and_fall.commands.act import Act
from companion.games.rise_and_fall.commands.setup import DrawFirstPlayer
from companion.games.rise_and_fall.commands.turn import (
    NobodyElseActs,
    PlayCard,
)
from companion.games.rise_and_fall.options import Options, Participant
from companion.games.rise_and_fall.state import Phase, Place
from screens.games.rise_and_fall.offer_group import OfferGroup, OfferLine
from screens.games.rise_and_fall.settle_sheet import PersonSettles
from screens.games.rise_and_fall.standings import Number, StandingsLine
from screens.widgets.asking.question import OptionRow
from screens.widgets.boards.hex_map import HexMap
from screens.widgets.controls.acts import ActRow
from screens.widgets.controls.chips import Chip
from screens.widgets.frame.panel import Scroll
from tests.rise_and_fall.worlds import whole_world
from tests.screens.hand import does
from tests.screens.new_game_hand import begin, choose, open_new
from tests.screens.rise_and_fall.test_game import Fingers
from tests.screens.states.rise_and_fall import acting, played

TURNS = 2
LIKED = ("city.grow", "nomad.city", "nomad.wood", "ship.nomad", "city.taxes.plain", "ship.trade")
"""What pieces do where several things can be done."""


class Player(Fingers):
    """Plays for everybody, and counts."""

    touches = 0

    def touch(self, widget):
        self.touches += 1
        super().touch(widget)

    @property
    def state(self):
        return self.bridge.state

    def begin(self, way: str) -> None:
        """From New game to the first turn."""
        hand = self.hand
        deciding = open_new(hand, "rise_and_fall")
        choose(hand, people=4, way=way)
        assert deciding.new.options.way == way
        begin(hand)
        self.touches += 3
        hand.app.bridge.do(DrawFirstPlayer())
        hand.settle()
        self.touch(self.row("rise_and_fall.offer.all_placed"))

    def row(self, key: str) -> ActRow:
        text = self.hand.say(key)
        return next(row for row in self.hand.all(ActRow) if row.text == text)

    def turn(self) -> int:
        """A whole turn; how many touches it took."""
        turn, before = self.state.turn, self.touches
        while self.state.turn == turn and self.state.phase not in (Phase.SCORING, Phase.OVER):
            getattr(self, f"in_{self.state.phase.value}")()
            self.answer()
            self.close_sheets()
            self.hand.settle()
        return self.touches - before

    def close_sheets(self):
        """A notice is read; decline and buying back are decided on theirs."""
        self.hand.settle()
        if any(self.hand.all(PersonSettles)):
            self.settle_decline()
            self.answer()
        while self.hand.app.nav.overlays:
            self.touches += 1
            self.hand.key(27)

    def settle_decline(self):
        """What stands there differs from what somebody has chosen: that is touched."""
        for seat in [row.seat for row in self.hand.all(PersonSettles)]:
            given = self.gives(seat)
            for card in given:
                if card not in self.line_of(seat).gives:
                    self.pick(seat, card)
            self.buys(seat)
        self.touch(self.hand.button("rise_and_fall.settle.done"))

    def line_of(self, seat: str) -> PersonSettles:
        return next(row for row in self.hand.all(PersonSettles) if row.seat == seat)

    def pick(self, seat: str, card: str, row: int = 0) -> None:
        """The card in the person's line: to give, or in its last row to buy back."""
        chips = [one for one in self.line_of(seat).walk(restrict=True) if isinstance(one, Chip)]
        self.touch([one for one in chips if one.option_id == card][row])

    def gives(self, seat: str) -> list[str]:
        """As it stands there."""
        return list(self.line_of(seat).gives)

    def buys(self, seat: str) -> None:
        """As it stands there, where anything does."""

    def in_cards(self):
        line = next(group for group in self.hand.all(OfferGroup) if group.cards)
        seat = line.cards[0][0].partition(".")[0]
        wanted = self.wanted(seat, Place.HAND)
        self.touch(
            next(
                each
                for each in line.walk(restrict=True)
                if getattr(each, "option_id", "") == wanted
            )
        )

    def in_decline(self):
        line = next(group for group in self.hand.all(OfferGroup) if group.cards)
        self.touch(next(each for each in line.walk(restrict=True) if isinstance(each, Chip)))

    def wanted(self, seat: str, place: Place) -> str:
        player = self.state.player(seat)
        cards = player.cards_in(place)
        return f"{seat}.{max(cards, key=player.in_world)}"

    def in_actions(self):
        lines = [one for one in self.hand.all(OfferLine) if one.items]
        can = {one.items[0].do.command().action: one for one in lines if _is_act(one)}
        liked = [one for one in LIKED if one in can]
        if not liked:
            self.touch(next(row for row in self.hand.all(ActRow) if row.gold))
            return
        line = can[liked[0]]
        chips = [each for each in line.walk(restrict=True) if isinstance(each, Chip)]
        self.touch(
            chips[-1]
            if chips
            else next(r for r in line.walk(restrict=True) if isinstance(r, ActRow))
        )

    def in_buying(self):
        self.touch(next(row for row in self.hand.all(ActRow) if not row.reason))

    def in_end_of_turn(self):
        self.touch(next(row for row in self.hand.all(ActRow) if row.gold))

    def answer(self):
        """A space of the map, the gold button of a question, or its first option."""
        while (question := self.bridge.question) is not None:
            if self.hand.app.nav.trail[-1][0] == "rise_and_fall/world":
                land = self.hand.find(HexMap)
                lit = [look.place for look in land.hexes if look.place in self.view.answers]
                self.touches += 1
                self.hand.tap(land.to_window(*land.point_of(self.chosen_space(lit))))
                self.hand.settle()
                assert self.bridge.question is not question
                continue
            top = self.hand.app.nav.overlays[-1]
            options = [each for each in top.walk() if isinstance(each, OptionRow)]
            gold = [each for each in top.walk() if getattr(each, "kind", "") == "gold"]
            self.touch(options[0] if options else gold[0])

    def chosen_space(self, lit):
        """Of those that answer the question."""
        return lit[0]


def test_the_map_leads_back_once_the_actions_are_over(hand):
    """A question of the table led there; nobody asks what the map is for now."""
    on_the_map(hand)
    hand.app.bridge.do(PlayCard("p1", "ship"))
    for seat in ("p2", "p3", "p4"):
        hand.app.bridge.do(PlayCard(seat, "nomad"))
    hand.app.bridge.do(Act("p1", "ship.move"))
    hand.settle()
    shown = hand.app.nav.trail[-1][0]
    hand.app.bridge.answer(hand.app.bridge.question.options[0].id)
    stays = hand.app.nav.trail[-1][0]
    hand.app.bridge.do(NobodyElseActs())

    assert shown == stays == "rise_and_fall/world"
    assert [step[0] for step in hand.app.nav.trail][-1:] == ["rise_and_fall/table"]


SIZES = [(411, 823, 100), (411, 823, 160), (1280, 800, 160), (800, 1280, 160), (823, 411, 100)]


@pytest.mark.parametrize(("width", "height", "text"), SIZES)
def test_everybodys_line_is_in_sight_at_every_size(hand, width, height, text):
    hand.turn(width, height)
    hand.app.choices.change(text_size=text)
    played(acting)(hand)
    hand.settle()
    lines = list(hand.app.nav.view.ids.standings.walk(restrict=True))
    people = [one for one in lines if isinstance(one, StandingsLine)]
    numbers = [one for one in lines if isinstance(one, Number)]

    assert [one.marked for one in people] == [True, False, False, False]
    assert all(one.y >= 0 and one.top <= height for one in people)
    assert all(one.texture_size[0] <= one.width for one in numbers)
    assert not any(isinstance(one, Scroll) for one in ancestors(people[0]))
    hand.tap(people[1])
    hand.settle()
    assert len(list(hand.app.nav.overlays[-1].walk())) > len(lines)


def ancestors(widget):
    while widget.parent is not None and widget.parent is not widget:
        widget = widget.parent
        yield widget


def _is_act(line) -> bool:
    act = line.items[0]
    return does(act) == "Act" and not act.reason


@pytest.mark.parametrize("way", ["lightest", "treasuries"])
def test_a_turn_of_four_takes_few_touches(hand, way):
    player = Player(hand)
    player.begin(way)
    touches = [player.turn() for _ in range(TURNS)]

    assert player.state.turn == 1 + TURNS
    assert max(touches) <= 12


def on_the_map(hand) -> Player:
    """Four people whose world lies on the tablet, in their first turn."""
    people = tuple(Participant(f"p{n}", name) for n, name in enumerate("ABCD", 1))
    options = Options(people, world=True, way="world", by_itself=True)
    bridge = hand.app.bridge
    bridge.begin("rise_and_fall", options)
    for entry in whole_world(4).entries:
        bridge.session.do(entry.command, {k: g.value for k, g in entry.answers.items()})
    hand.app.nav.go("rise_and_fall/table")
    hand.settle()
    return Player(hand)


def test_a_turn_of_four_on_the_map(hand):
    player = on_the_map(hand)
    touches = [player.turn() for _ in range(TURNS)]

    assert player.state.turn == 1 + TURNS
    assert max(touches) <= 12
