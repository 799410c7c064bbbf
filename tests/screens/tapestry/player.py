"""Somebody who plays Tapestry by touches alone: what is on the screen, nothing beside it."""

import random

from companion.core.question import Choice, Drawing, Ordering, Several, Text
from companion.games.tapestry.table.view_hands import TABLE, told_on
from companion.games.tapestry.tracks.view_advances import advances as advances_of
from tests.screens.imperium.fingers import Fingers
from tests.screens.page_hand import shown as shown_page
from tests.screens.page_hand import type_into

MOST_STEPS = 300
TRACK, FIRST, END = "track.", "or.", "end."


class Player(Fingers):
    """Takes `advances` steps on tracks in an era, then income; anything that may be answered."""

    def __init__(self, hand, seed="1", advances=1):
        super().__init__(hand)
        self.chance = random.Random(seed)
        self.most_advances = advances
        self.most_of_bots = 0
        self.of_advances = []
        """The touches of every advance without choices."""
        self.asked = []

    # what is touched

    @property
    def route(self):
        return self.view.route

    @property
    def told(self):
        """The step of a person's turn that hands have not done yet."""
        left = self.bridge.session.hands.open
        return left if left is not None and told_on(left) == TABLE else None

    def hex(self, key):
        """A hex on the map that is shown."""
        self.page(f"hex.{key}")

    def open_menu(self):
        self.page("menu")

    # a game

    def from_home(self, level=1, table=0, way="everything"):
        """Home, new game, level or how many people, start."""
        self.new_game()
        if table:
            self.page(f"set.table.{table}")
            self.page(f"set.way.{way}")
        else:
            self.page(f"set.level.{level}")
        self.page("begin")

    def new_game(self):
        """From home; the cards of the first start are left first."""
        if {"begin", "practise"} <= {*self.page_acts()}:
            self.page("begin")
        self.page("new.tapestry")

    def set_up(self):
        """Every draw of every part, then the first turn."""
        for _ in range(200):
            self.answer_all()
            if self.route != "tapestry/setup":
                return
            gold = shown_page(self.hand).gold
            self.page(gold or self.acts_of("act.")[0])
        raise AssertionError("the set-up does not end")

    def next(self):
        """The gold button at the foot."""
        self.page(self.view.view.showing.gold)

    def play(self, until=lambda view: view.phase == "over"):
        """Turn after turn."""
        for _ in range(MOST_STEPS):
            self.answer_all()
            if until(self.bridge.view):
                self.read_to_its_end()
                return
            self.step()
        raise AssertionError("the game does not end")

    def read_to_its_end(self):
        """The bots' last turn stays in sight until it is done on the table."""
        if self.route == "tapestry/bots" and self.bridge.view.phase == "over":
            self.done_by_hands()

    def step(self):
        """One thing that can be done now."""
        phase = self.bridge.view.phase
        before, asked = self.touches, len(self.asked)
        if phase == "bots":
            self.bots_turn()
            if len(self.asked) == asked:
                self.most_of_bots = max(self.most_of_bots, self.touches - before)
        elif phase == "turn":
            self.turn()
        else:
            self.income()

    def turn(self):
        if self.told is not None:
            self.next()
        me = next(one for one in self.bridge.view.players if one.id == self.bridge.view.seat)
        before, asked = self.touches, len(self.asked)
        can = [one for one in advances_of(self.bridge.state) if one.reason is None]
        if can and me.era and self._advanced(me) < self.most_advances:
            self.advance(self.chance.choice(can).key)
        else:
            self.page("income")
        self.answer_all()
        advanced = type(self.bridge.session.last.command).__name__ == "AdvanceOnTrack"
        if advanced and len(self.asked) == asked:
            self.of_advances.append(self.touches - before)

    def advance(self, key):
        """The space it leads to, what it asks first, a hex beside an open payment, gold."""
        if f"{TRACK}{key}" != self.view.desk.looking.opened:
            self.page(f"{TRACK}{key}")
        first = self.acts_of(FIRST)
        if first:
            self.page(self.chance.choice(first))
        if "advance" not in self.page_acts():
            place = self.chance.choice(self.acts_of(END))
            self.page(place)
            if "advance" not in self.page_acts():
                return
            self.asked.append(place)
        self.page("advance")

    def answer_all_on_page(self):
        """What an offer still asks before it is carried out."""
        while (asked := self.view.desk.asked) is not None:
            self.answer_on_page(asked)

    def _advanced(self, me):
        """Advances of this player since the last income turn."""
        count = 0
        for entry in reversed(self.bridge.session.entries):
            kind = type(entry.command).__name__
            if entry.before.turn == me.id and kind in ("TakeIncomeGains", "TakeIncomePoints"):
                break
            count += entry.before.turn == me.id and kind == "AdvanceOnTrack"
        return count

    def bots_turn(self):
        """As printed: nothing differs."""
        if self.route == "tapestry/table":
            self.next()
        self.answer_all()
        if self.on_page and "turn" in self.page_acts():
            self.page("turn")
            self.answer_all()
        self.done_by_hands()

    def done_by_hands(self):
        """Everything the bots' page tells, in one go where it is several steps."""
        acts = self.page_acts() if self.on_page else []
        self.page("all_done" if "all_done" in acts else "done")

    def income(self):
        if self.route == "tapestry/table":
            self.next()
            return
        gold = shown_page(self.hand).gold
        cards = [act for act in self.page_acts() if act.startswith("choose.")]
        self.page(gold or self.chance.choice(cards or ["next"]))

    # what is asked

    def answer_all(self):
        for _ in range(80):
            question = self.bridge.question
            if question is None:
                return
            self.answer(question)
        raise AssertionError(f"asked without end: {self.bridge.question.key}")

    def answer(self, question):
        self.asked.append(question.key)
        self.answer_on_page(question)

    def answer_on_page(self, question):
        """A touch, some, or what is typed; gold takes what is not taken at once."""
        plots = [] if isinstance(question, Drawing) else self.acts_of("plot.")
        if plots:
            self.page(self.chance.choice(plots))
        if plots or "lay" in self.page_acts():
            self.page("lay")
            return
        if isinstance(question, Choice):
            answers = [act for act in self.page_acts() if act.startswith("answer.")]
            guess = f"answer.{question.guess}"
            if answers:
                self.page(guess if guess in answers else self.chance.choice(answers))
            else:
                self.page(next(act for act in self.page_acts() if act.startswith("plot.")))
                self.page("lay")
            return
        if isinstance(question, Drawing):
            self.page("plot.0.0")
        elif isinstance(question, Text):
            type_into(self.hand, question.guess or "x")
        elif isinstance(question, Several | Ordering):
            ids = (
                question.ids if isinstance(question, Several) else [o.id for o in question.options]
            )
            wanted = ids if isinstance(question, Ordering) else ids[: question.least]
            if isinstance(question, Ordering) and question.guess:
                wanted = []  # they stand in our order already
            for one in wanted:
                self.page(f"answer.{one}")
        elif f"answer.{question.offered[0]}" in self.page_acts():
            low = question.offered[0]
            self.page(f"answer.{low if question.guess is None else question.guess}")
            return
        elif question.guess is None:
            for digit in str(question.offered[0]):
                self.page(f"digit.{digit}")
        self.page("answer")
