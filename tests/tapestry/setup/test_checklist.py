"""The checklist of the set-up, in the order of the documents, and its draws."""

import pytest

from companion.games.tapestry.options import (
    Options,
    OwnLevel,
    Variants,
)
from companion.games.tapestry.setup import checklist
from companion.games.tapestry.setup.capitals import DrawCapitals
from companion.games.tapestry.setup.finish import ChooseFirstPlayer, TickItem
from companion.games.tapestry.setup.landmark_cards import DealLandmarkCards
from companion.games.tapestry.setup.view import set_up_view
from companion.lookup.ports import rules_of
from tests.tapestry.setting_up import AA, FF, MM, a_table, people

BOTH = ("cards", "dice")


def topics(options):
    """By the line of the set-up: the entry of the rules it is from."""
    view = set_up_view(a_table(options, by_app=()).state)
    return {line.key: line.topic for part in view.parts for line in part.lines}


def test_the_automa_begins_on_the_points_of_an_own_level():
    ahead = Options(own_level=OwnLevel(points=12))

    assert checklist.called(ahead, "automa_tokens").params["n"] == 12
    assert "n" not in checklist.called(Options(), "automa_tokens").params


class TestTopics:
    """What is held opens the rule that says it."""

    def test_the_lines_of_the_solo_game_lead_to_its_own_rules(self):
        told = topics(Options(expansions=(MM,)))

        assert told["tapestries_solo"] == told["solo_bans"] == "R-setup-2"
        assert told["automa_mat"] == told["shadow_tokens"] == "R-setup-8"
        assert told["landmark_cards_solo"] == "R-setup-6"
        assert told["techs"] == "rule.set_up"
        assert told["income_mat:p1"] == "rule.set_up_player"

    @pytest.mark.parametrize("options", [people(3, expansions=(MM, AA, FF)), Options(level=6)])
    def test_every_line_leads_to_an_entry(self, options):
        assert [one for one in topics(options).values() if one not in rules_of("tapestry")] == []

    def test_a_landmark_to_keep_leads_to_its_entry(self):
        session = a_table(Options(expansions=(MM,)))
        session.do(ChooseFirstPlayer())
        session.do(DealLandmarkCards())

        lines = [line for part in set_up_view(session.state).parts for line in part.lines]
        kept = next(line for line in lines if line.key == "landmark_cards_solo").acts

        dealt = session.state.setup.of("p1").landmark_cards
        assert [act.help for act in kept] == [f"landmark.{card}" for card in dealt]


class TestChecklist:
    """Everything the documents list can be ticked."""

    def test_every_item_can_be_ticked_and_unticked(self):
        session = a_table(people(3, expansions=(MM, AA, FF)), by_app=())

        for key in checklist.all_keys(session.state.options):
            session.do(TickItem(key))

        ticked, items = checklist.progress(session.state)
        assert ticked == items
        session.do(TickItem("dice_arts", False))
        assert checklist.progress(session.state)[0] == items - 1

    def test_what_lies_in_loom_stays_in_the_box_and_is_not_laid_out(self):
        real, loom = (
            set(checklist.all_keys(a_table(Options(), by_app=one).options)) for one in ((), BOTH)
        )

        assert real - loom == {"tapestries_solo", "automa_progress", "dice"}

    def test_items_for_each_player_come_once_for_each(self):
        keys = checklist.all_keys(people(3))

        assert [key for key in keys if key.startswith("income_mat")] == [
            "income_mat:p1",
            "income_mat:p2",
            "income_mat:p3",
        ]

    def test_the_bots_have_items_only_where_they_play(self):
        assert "automa_outposts" in checklist.all_keys(Options())
        assert "shadow_favourite" in checklist.all_keys(Options())
        assert "automa_outposts" not in checklist.all_keys(people(2))

    @pytest.mark.parametrize(
        ("box", "item"),
        [
            (MM, "landmark_tokens"),
            (AA, "arts_track"),
            (AA, "inspiration:p1"),
            (FF, "income_card:p1"),
        ],
    )
    def test_each_box_adds_its_items(self, box, item):
        assert item in checklist.all_keys(people(2, expansions=(box,)))
        assert item not in checklist.all_keys(people(2))

    def test_cards_agreed_to_be_left_out_are_listed(self):
        out = Variants(removed_tapestries=("renaissance",), removed_techs=("radio",))
        assert "removed_cards" not in checklist.all_keys(people(2))

        view = set_up_view(a_table(people(2, variants=out)).state)

        line = next(ln for part in view.parts for ln in part.lines if ln.key == "removed_cards")
        assert [name.key for name in line.results] == [
            "tapestry.name.tapestry.renaissance",
            "tapestry.name.tech.radio",
        ]

    def test_the_order_is_that_of_the_documents(self):
        parts = [section.id for section, _ in checklist.sections(Options())]

        assert parts == ["general", "player", "automa", "shadow", "begin"]

    def test_the_draws_appear_in_it(self):
        session = a_table(by_app=())
        session.do(DrawCapitals("p1"), {"p1.capitals": "2/4"})

        view = set_up_view(session.state)

        line = next(
            line for part in view.parts for line in part.lines if line.key == "draw_capital_pair:p1"
        )
        assert [name.key for name in line.results] == [
            "tapestry.name.capital.wetland",
            "tapestry.name.capital.desert",
        ]
        assert [type(act.command()).__name__ for act in line.acts] == ["KeepCapital"] * 2
