"""Four people at the window from New game to the kept score, every touch at a coordinate of it."""

from __future__ import annotations

from companion.games.rise_and_fall.content import Action, actions
from companion.games.rise_and_fall.rules.decline import price
from companion.games.rise_and_fall.rules.stock import to_place
from companion.games.rise_and_fall.state import Phase
from screens.games.rise_and_fall.offer_group import OfferGroup, OfferLine
from screens.games.rise_and_fall.owned_lines import Purse
from screens.games.rise_and_fall.settle_sheet import NONE
from screens.widgets.asking.counter import Counter
from screens.widgets.boards.hex_map import HexMap
from screens.widgets.controls.acts import ActRow
from screens.widgets.controls.button import Press
from screens.widgets.controls.chips import Chip
from tests.rise_and_fall import trophy_hunters
from tests.screens.hand import does
from tests.screens.new_game_hand import begin, choose, open_new
from tests.screens.page_hand import shown, touch
from tests.screens.rise_and_fall.test_laying import Copyist
from tests.screens.rise_and_fall.test_light_hand import Player
from tests.screens.set_up_hand import can, in_set_up

MOST_TURNS = 90
"""No game lasts longer."""
ENOUGH = 3
"""Nobody gathers more than this of each without need."""
PURSE = 15
"""Whoever has less gold collects taxes first: cards are bought back with it."""
GOALS = ("nomad", "city", "ship", "mountaineer", "temple", "merchant")
LEAST = ("nomad", "city", "merchant", "ship", "mountaineer", "temple")
"""Cards, the one that is given last first."""


def spaces_of(hand) -> Counter:
    """Where the spaces of a region are counted."""
    return hand.find(Counter, title=hand.say("rise_and_fall.screen.how_many"))


class WholeGame(Player):
    """Everybody goes for the trophies that are nearest."""

    def play(self, way: str) -> dict[str, int]:
        """The touches of each part of the game."""
        touched = {}
        for part in (lambda: self.set_up(way), self.place, self.turns, self.count, self.keep):
            before = self.touches
            name = part()
            touched[name] = self.touches - before
        return touched

    def set_up(self, way: str) -> str:
        hand = self.hand
        open_new(hand, "rise_and_fall")
        choose(hand, people=4, way=way)
        begin(hand)
        self.touches += 3
        if way == "world":
            self.copy_the_world()
        while in_set_up(hand):
            touch(hand, "ready" if "ready" in can(hand) else shown(hand).gold)
            self.touches += 1
        return "set-up"

    def copy_the_world(self) -> None:
        """Through the line that leads to the map, and back."""
        for place in ("part.world", "line.sea", "world"):
            touch(self.hand, place)
            self.touches += 1
        copyist = Copyist(self.hand, 4)
        copyist.copy()
        self.touches += copyist.touches
        self.touch(self.hand.button("rise_and_fall.world.to_table"))

    def place(self) -> str:
        if self.state.world:
            self.place_on_the_map()
        else:
            self.touch(self.row("rise_and_fall.offer.all_placed"))
        return "first pieces"

    def place_on_the_map(self) -> None:
        hand = self.hand
        hand.app.nav.go("rise_and_fall/world")
        hand.settle()
        while self.state.phase is Phase.DEPLOY:
            self.touch_space(self.free_space())
            self.touch(next(row for row in hand.all(ActRow) if not row.reason))
        if hand.app.nav.trail[-1][0] == "rise_and_fall/world":
            self.touch(hand.button("rise_and_fall.world.to_table"))

    def free_space(self) -> str:
        """Nomads where stone or wood is, cities on plains, ships on the sea; far from the last."""
        placed, people = len(self.state.deployed), len(self.state.players)
        wanted = (("forest", "mountain"), ("plain",), ("sea",))[placed // people]
        world = self.state.world
        fitting = [at for at in sorted(world) if world[at].terrain in wanted]
        free = [at for at in fitting if not world[at].pieces]
        return free[placed * 7 % len(free)]

    def touch_space(self, at: str) -> None:
        land = self.hand.find(HexMap)
        q, r = map(int, at.split(","))
        self.touches += 1
        self.hand.tap(land.to_window(*land.point_of((q, r))))
        self.hand.settle()

    def turns(self) -> str:
        self.each_turn = []
        while self.state.phase not in (Phase.SCORING, Phase.OVER):
            assert len(self.each_turn) < MOST_TURNS
            self.each_turn.append(self.turn())
        return f"{len(self.each_turn)} turns, {len(self.state.trophies_won)} trophies"

    def in_cards(self) -> None:
        lines = [group for group in self.hand.all(OfferGroup) if group.cards]
        if not lines:
            self.touch(next(row for row in self.hand.all(ActRow) if not row.reason))
            return
        cards = [one for one in lines[0].walk(restrict=True) if isinstance(one, Chip)]
        self.touch(max(cards, key=lambda one: self.worth_of_card(*one.option_id.split("."))))

    def worth_of_card(self, seat: str, card: str) -> float:
        if self.state.world:
            return trophy_hunters.worth_of_card(self.state, seat, card)
        player = self.state.player(seat)
        able = [one for one in actions().values() if one.piece == card and self.can(seat, one)]
        return max((self.worth(seat, one) for one in able), default=-99) + player.in_world(card) / 9

    def can(self, seat: str, action: Action) -> bool:
        player = self.state.player(seat)
        if action.needs and not player.in_world(action.needs):
            return False
        paid = action.costs.items() if self.state.counts_treasuries else ()
        return all(player.holds(what) >= n for what, n in paid)

    def goal(self, seat: str) -> str:
        """Everybody has a trophy of one's own to go for, until somebody has it."""
        order = GOALS[int(seat[1]) - 1 :] + GOALS[: int(seat[1]) - 1]
        return next((one for one in order if one not in self.state.trophies_won), "")

    def chosen_space(self, lit):
        command = self.bridge.session.pending.command
        places = {to_place(at): at for at in lit}
        wanted = trophy_hunters.space(self.state, command.seat, command.action, [*places])
        return places[wanted]

    def worth(self, seat: str, action: Action) -> float:
        """On the map as those who hunt trophies there; else see `_worth`."""
        if self.state.world:
            return trophy_hunters.worth(self.state, seat, action)
        return self._worth(seat, action)

    def _worth(self, seat: str, action: Action) -> float:
        """The goal, then cities that grow nomads, then what is built with, then gold."""
        player, made = self.state.player(seat), action.becomes or action.adds
        if made:
            if made == self.goal(seat):
                return 9
            wanted = {"nomad": 4, "city": 3}.get(made, 0)
            return 5 - player.in_world(made) if player.in_world(made) < wanted else -9
        gains = [what for what in ("wood", "stone") if action.gains.get(what)]
        if gains and not action.costs and player.holds(gains[0]) < ENOUGH:
            return 4 - player.holds(gains[0])
        if not action.gains.get("gold") or action.costs:
            return -9
        return 10 if self.state.counts_treasuries and player.gold < PURSE else 0.5

    def in_actions(self) -> None:
        """The best that can be done, by as many pieces as can; otherwise done."""
        if self.hand.app.nav.trail[-1][0] == "rise_and_fall/world":  # a space was asked for
            self.touch(self.hand.button("rise_and_fall.world.to_table"))
        seat = self.state.waiting[0]
        lines = [one for one in self.hand.all(OfferLine) if one.items]
        able = {
            one.items[0].do.command().action: one for one in lines if does(one.items[0]) == "Act"
        }
        open_to = [act for act, one in able.items() if not one.items[0].reason]
        wanted = max(open_to, key=lambda act: self.worth(seat, actions()[act]), default="")
        if not wanted or self.worth(seat, actions()[wanted]) < 0:
            text = self.hand.say("rise_and_fall.offer.finished")
            self.touch(next(row for row in self.hand.all(ActRow) if row.text == text))
            return
        inside = list(able[wanted].walk(restrict=True))
        chips = [one for one in inside if isinstance(one, Chip)]
        if self.state.world:  # each space is asked anyway, and one piece may leave another no room
            chips = []
        self.touch(chips[-1] if chips else next(one for one in inside if isinstance(one, ActRow)))

    def gives(self, seat: str) -> list[str]:
        """The cards that are needed least; on the map what stands there."""
        if self.state.world:
            return super().gives(seat)
        line = self.line_of(seat)
        cards = sorted((card[0] for card in line.cards), key=LEAST.index, reverse=True)
        return cards[: int(line.owes)]

    def buys(self, seat: str) -> None:
        """The card that is needed most, by whoever can pay; on the map what stands there."""
        if self.state.world:
            return
        line = self.line_of(seat)
        cards = sorted((card[0] for card in line.to_buy[1:]), key=LEAST.index)
        if cards and self.state.player(seat).gold < price(self.state):
            cards = [NONE]
        if cards and line.buys != cards[0]:
            self.pick(seat, cards[0], -1)

    def count(self) -> str:
        """Treasuries where they are typed, regions, then everybody agrees."""
        hand = self.hand
        hand.settle()
        if self.state.world:
            self.touch(self.row("rise_and_fall.offer.count_world"))
        else:
            for number in range(2):
                self.touch(spaces_of(hand).ids.plus)
                self.chip(self.view.winners[number][1])
        while self.state.phase is Phase.SCORING:
            if not self.state.counts_treasuries:
                purse = hand.find(Purse, what="gold")
                self.touch(next(one for one in purse.walk() if getattr(one, "icon", "") == "plus"))
            self.touch(next(row for row in hand.all(ActRow) if row.gold))
            self.answer()
        return "count"

    def keep(self) -> str:
        keep = self.hand.say("rise_and_fall.screen.keep")
        self.touch(next(one for one in self.hand.all(Press) if one.text == keep))
        assert self.hand.app.nav.trail[-1][0] == "past_game"
        return "keep"
