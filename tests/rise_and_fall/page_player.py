"""Somebody who plays whole games by touching pages, and nothing else."""

from __future__ import annotations

from random import Random

from companion.describe.desk import Desk
from companion.describe.showing import Showing
from companion.errors import LoomError
from companion.games.rise_and_fall.state import Phase
from companion.pages.roaming import page_of, part_of
from tests.describe.desks import Hands, a_surface

MOST, LONG = 3_000, 260
"""Touches of a game at the most; from so many on the table agrees to count."""
PLAYED = (Phase.CARDS, Phase.ACTIONS, Phase.BUYING, Phase.END_OF_TURN)
GOES_ON = 0.45
"""How often whoever acts is done."""


class PagePlayer:
    """Touches what a page offers; where it leads to another page, that one."""

    def __init__(self, session, chance: Random, surface=None, look=lambda: None) -> None:
        self.session, self.chance, self.look = session, chance, look
        self.hands = Hands(session)
        self.desk = Desk(session, self.hands)
        self.surface = surface or a_surface()
        self.showing = Showing(self.page)
        self.touches = self.refused = 0
        self.show()

    def page(self, surface):
        return page_of("rise_and_fall", part_of(self.session))(self.desk, surface)

    def show(self) -> None:
        self.showing.show(self.surface)

    @property
    def acts(self) -> list[str]:
        return sorted(self.showing.page.acts)

    @property
    def state(self):
        return self.session.state

    def touch(self, key: str) -> None:
        """A finger on it; what is refused is said and nothing is done."""
        self.touches += 1
        try:
            assert self.showing.touch(key), (key, self.acts)
        except LoomError:
            self.refused += 1
        self.look()
        self.show()

    def among(self, begin: str) -> list[str]:
        return [one for one in self.acts if one.startswith(begin)]

    # a game

    def play(self) -> None:
        """To who has won."""
        for _ in range(MOST):
            if self.state.phase is Phase.OVER:
                return
            self.once()
        raise AssertionError("the game does not end")

    def once(self) -> None:
        """One decision."""
        if self.desk.asked is not None:
            self.answer()
        elif self.touches > LONG and self.state.phase in PLAYED:
            self.touch("menu")
            self.touch("offer.count_now")
        elif self.state.phase is Phase.CARDS:
            self.cards()
        elif self.state.phase is Phase.ACTIONS:
            self.acting()
        elif self.state.phase is Phase.DECLINE:
            self.decline()
        elif self.state.phase is Phase.SCORING:
            self.count()
        else:
            self.lead_on()

    def answer(self) -> None:
        options = self.among("answer.")
        if options:
            self.touch(self.chance.choice(options))
        elif "digit.1" in self.acts:
            self.touch(f"digit.{self.chance.randint(1, 2)}")
            self.touch("answer" if "answer" in self.acts else "leave")
        else:
            self.touch("answer" if "answer" in self.acts else "leave")

    def cards(self) -> None:
        if "face_down" not in self.acts:
            self.touch("turned" if self.chance.random() < 0.97 else "menu")
            return
        seat = next(one for one in self.state.in_order if one not in self.state.played)
        if "taken" in self.acts:
            self.touch("taken")
            return
        cards = list(self.among(f"{seat}."))
        hand = [one for one in cards if self.in_hand(*one.split("."))]
        offers = self.among(f"offer.{seat}.")
        self.touch(self.chance.choice(hand or offers or cards))

    def in_hand(self, seat: str, kind: str) -> bool:
        return self.state.player(seat).cards[kind] == "hand"

    def acting(self) -> None:
        able = self.among("act.")
        if able and self.chance.random() > GOES_ON:
            self.touch(self.chance.choice(able))
        else:
            self.touch("finish")

    def decline(self) -> None:
        gives = self.among("gives.")
        buys = [one for one in self.among("buys.") if not one.endswith(".none")]
        if "settle" not in self.acts:
            seat = next(one for one in self.state.in_order if self.owes(one))
            self.touch(
                self.chance.choice([one for one in gives if one.startswith(f"gives.{seat}")])
            )
        elif buys and self.chance.random() < 0.3:
            self.touch(self.chance.choice(buys))
        else:
            self.touch("settle")

    def owes(self, seat: str) -> bool:
        from companion.games.rise_and_fall.pages.settling import gives_of

        given = gives_of(self.state, self.desk.looking.picked, seat)
        return len(given) < self.state.owed.get(seat, 0)

    def count(self) -> None:
        parts = self.among("part.")
        if parts and self.chance.random() < 0.4:
            self.touch(self.chance.choice(parts))
        elif "digit.7" in self.acts and self.chance.random() < 0.7:
            self.touch(f"digit.{self.chance.randint(0, 9)}")
            self.touch("on")
        else:
            self.touch("on")

    def lead_on(self) -> None:
        offers = [
            one for one in self.among("offer.") if not one.startswith(("offer.right", "offer.way"))
        ]
        gold = self.showing.gold
        if gold and (self.chance.random() < 0.8 or not offers):
            self.touch(gold)
        else:
            self.touch(self.chance.choice(offers))
