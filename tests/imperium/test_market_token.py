"""Solo booklet, the Qin's table: a token on the Market card over the slot of the die."""

from companion.games.imperium.state import Space
from tests.imperium.rig import a_position, act, can


class TestATokenOnTheMarket:
    """Qin: "Ajoutez 1 Population à la carte Marché dans l'emplacement du dé"."""

    ROW = ("place 1 population on market",)

    def test_on_the_card_over_the_slot_of_the_die(self):
        assert act(a_position("qin", die=2), *self.ROW).market.spaces[1].tokens.population == 1

    def test_none_on_a_six(self):
        assert not can(a_position("qin", die=6), *self.ROW)

    def test_none_where_no_card_lies_any_more(self):
        spaces = (Space(("region",)), Space(gone=True), *[Space(("region",))] * 3)

        assert not can(a_position("qin", die=2, spaces=spaces), *self.ROW)
