"""The rules at hand on the screen: typing, reading, pinning, telling; the table stays as it was."""

import pytest

from companion.errors import NotKept
from screens.keyboard.places import Spot
from screens.keyboard.sight import bring_in_sight
from screens.rules import rules
from screens.rules.finder import RuleRow
from screens.rules.held import HELD
from screens.rules.opened import games_with_rules, rules_home, rules_of
from screens.rules.overlay import HelpSheet, entry_of, open_help
from screens.rules.page import EntryPage, RuleFact, ToldRow
from screens.widgets.above.sheet import Sheet


def at_the_rules(hand, game="tapestry"):
    hand.app.nav.go("rules", game=game)
    hand.settle()
    return hand.app.nav.view


def open_drawer(hand, kind):
    hand.tap(hand.find(RuleRow, id=f"kind:{kind}"))
    hand.settle()


def ask(hand, question):
    hand.app.nav.view.ids.finder.ids.field.text = question
    hand.settle()
    return [item.id for item in hand.app.nav.view.ids.finder.ids.rows.items]


class TestFinding:
    def test_home_leads_to_the_rules(self, hand):
        hand.tap(hand.find(icon="book"))

        assert hand.app.nav.view.route == "rules"

    def test_as_one_types_the_best_answer_is_first(self, hand):
        at_the_rules(hand)

        assert ask(hand, "apple")[0] == "icon.food"
        assert ask(hand, "pomme")[0] == "icon.food"

    def test_the_words_found_are_marked(self, hand):
        at_the_rules(hand)
        ask(hand, "farm")

        assert "[b]" in hand.app.nav.view.ids.finder.ids.rows.items[0].title

    @pytest.mark.parametrize("odd", ["qwrtzp", "x" * 500, "[b]", "😀 ¿"])
    def test_odd_questions_are_answered_calmly(self, hand, odd):
        at_the_rules(hand)

        assert isinstance(ask(hand, odd), list)

    def test_only_spaces_show_where_to_begin(self, hand):
        at_the_rules(hand)

        assert "kind:icon" in ask(hand, "   ")

    def test_a_drawer_opens_and_back_closes_it(self, hand):
        view = at_the_rules(hand)
        open_drawer(hand, "civilization")
        inside = [item.id for item in view.ids.finder.ids.rows.items]
        hand.key(27)

        assert inside[0].startswith("civilization.")
        assert view.ids.finder.kind == ""
        assert hand.app.nav.view is view

    def test_boxes_left_out_are_not_shown(self, hand):
        view = at_the_rules(hand)
        view.boxes = ()
        found = ask(hand, "inspiration")

        assert {rules_of("tapestry").entry(each).expansion for each in found} <= {""}


class TestOffering:
    """On a wide screen the best answer stands beside the list before it is touched."""

    @pytest.fixture(autouse=True)
    def at_once(self, monkeypatch):
        monkeypatch.setattr(rules, "PAUSE", 0)

    def shown(self, hand) -> str:
        hand.settle()
        return hand.app.nav.view.ids.page.entry_id

    def test_where_a_game_begins(self, hand):
        hand.turn(1280, 800)
        at_the_rules(hand)

        assert self.shown(hand) == "income.overview"

    def test_the_best_answer_as_one_types(self, hand):
        hand.turn(1280, 800)
        at_the_rules(hand)
        ask(hand, "embuscade")

        assert self.shown(hand) == "rule.traps"

    def test_the_first_of_a_drawer(self, hand):
        hand.turn(1280, 800)
        at_the_rules(hand)
        open_drawer(hand, "achievement")

        assert self.shown(hand).startswith("achievement.")

    def test_what_was_only_offered_is_not_remembered(self, hand):
        hand.turn(1280, 800)
        at_the_rules(hand)
        ask(hand, "embuscade")
        self.shown(hand)

        assert hand.app.choices.now.rules_recent == ()

    def test_what_was_touched_stays(self, hand):
        hand.turn(1280, 800)
        at_the_rules(hand).open("icon.farm")

        assert self.shown(hand) == "icon.farm"

    def test_nothing_found_leaves_nothing_behind(self, hand):
        hand.turn(1280, 800)
        at_the_rules(hand)
        ask(hand, "qwrtzp")

        assert self.shown(hand) == ""


class TestReading:
    def test_a_row_opens_its_entry_beside_the_list(self, hand):
        hand.turn(1280, 800)
        view = at_the_rules(hand)
        ask(hand, "steel")
        hand.tap(hand.find(RuleRow, id="space.technology.6"))

        hand.settle()

        assert view.ids.page.entry_id == "space.technology.6"
        assert hand.find(RuleRow, id="space.technology.6").chosen
        assert hand.app.nav.overlays == []

    def test_on_a_phone_it_opens_over_the_list(self, hand):
        hand.turn(411, 823)
        at_the_rules(hand)
        ask(hand, "farm")
        hand.tap(hand.find(RuleRow, id="icon.farm"))
        hand.settle()

        assert isinstance(hand.app.nav.overlays[-1], HelpSheet)

    def test_costs_come_from_the_board_s_data(self, hand):
        open_help("space.exploration.10")
        hand.settle()

        values = [row.value for row in hand.all(RuleFact)]
        assert "2 food" in values

    def test_links_are_followed_and_back_returns(self, hand):
        sheet = open_help("icon.farm")
        hand.settle()
        sheet.read("icon.house")
        hand.settle()
        hand.tap(hand.button("kit.back"))

        assert next(hand.all(EntryPage)).entry_id == "icon.farm"

    def test_another_language_says_the_page_anew(self, hand):
        open_help("icon.farm")
        hand.app.i18n.speak("fr")
        hand.settle()

        assert hand.find(text="Ferme")


class TestPinsAndTheLastRead:
    def test_a_pinned_entry_heads_the_list_and_is_kept(self, start, tmp_path):
        hand = start(folder=tmp_path)
        open_help("rule.tie")
        hand.settle()
        hand.tap(hand.find(icon="pin-outline"))
        hand.stop()
        again = start(folder=tmp_path)
        view = at_the_rules(again)

        assert view.ids.finder.ids.rows.items[1].id == "rule.tie"

    def test_a_second_touch_takes_the_pin_out(self, hand):
        open_help("rule.tie")
        hand.settle()
        for pin in ("pin-outline", "pin"):
            hand.tap(hand.find(icon=pin))
            hand.settle()

        assert hand.app.choices.now.rules_pinned == ()

    def test_what_was_read_is_remembered_the_last_first(self, hand):
        for topic in ("icon.farm", "icon.house", "icon.farm"):
            open_help(topic).close()

        assert hand.app.choices.now.rules_recent == ("tapestry:icon.farm", "tapestry:icon.house")


class TestOnADiskThatRefuses:
    def test_a_rule_is_read_without_a_word_about_it(self, hand, monkeypatch):
        def refuse(**_changes):
            raise NotKept("library.not_kept.full", file="settings.json")

        monkeypatch.setattr(hand.app.library, "change_settings", refuse)

        sheet = open_help("conquer")

        assert hand.app.nav.overlays == [sheet]


class TestHouseFacts:
    def test_what_no_source_gives_is_told_here(self, hand):
        open_help("civilization.collectors")
        hand.settle()
        row = next(hand.all(ToldRow))
        before = row.answer
        hand.app.library.house_facts.set("tapestry", "rebalancing.collectors", "any_2")
        next(hand.all(EntryPage)).refresh()
        hand.settle()

        assert next(hand.all(ToldRow)).answer != before

    def test_a_touch_asks_the_owner(self, hand):
        open_help("civilization.collectors")
        hand.settle()
        row = next(hand.all(ToldRow))
        bring_in_sight(Spot(row, None, (*row.pos, row.right, row.top)))
        hand.settle()
        hand.tap(row)
        hand.settle()

        assert isinstance(hand.app.nav.overlays[-1], Sheet)
        assert not isinstance(hand.app.nav.overlays[-1], HelpSheet)


class TestOverTheTable:
    def test_opening_and_closing_help_changes_nothing(self, hand):
        from companion.games.score_pad.options import Options

        app = hand.app
        assert app.bridge.begin("score_pad", Options())
        app.nav.go("log")
        hand.settle()
        entries, state, view = len(app.bridge.session.entries), app.bridge.state, app.nav.view
        app.help("icon.farm")
        hand.settle()
        hand.key(27)

        assert app.nav.view is view
        assert app.nav.overlays == []
        assert (len(app.bridge.session.entries), app.bridge.state) == (entries, state)

    @pytest.mark.parametrize(
        ("topic", "entry"),
        [
            ("R-track-2", "R-track-2"),
            ("tapestry/icon.farm", "icon.farm"),
            ("building-farm", "icon.farm"),
            ("track-science", "track.science"),
            ("icon.resource-coin", "icon.coin"),
        ],
    )
    def test_a_topic_may_be_said_in_several_ways(self, topic, entry):
        assert entry_of("tapestry", topic).id == entry

    @pytest.mark.parametrize(
        ("game", "topic", "entry"),
        [(game, topic, entry) for game, known in HELD.items() for topic, entry in known.items()],
    )
    def test_everything_held_has_its_entry(self, game, topic, entry):
        assert entry_of(game, f"{topic}|any words").id == entry

    @pytest.mark.parametrize(
        ("game", "topic"),
        [
            ("tapestry", "icon.card|Score the capital"),
            ("tapestry", "icon.unknown|Tapestries in hand"),
            ("rise_and_fall", "icon.die|Draw"),
            ("rise_and_fall", "icon.check|A confirms the sheet"),
        ],
    )
    def test_words_are_not_guessed_by(self, game, topic):
        assert entry_of(game, topic) is None

    def test_an_unknown_topic_opens_the_line_to_ask_in(self, hand):
        open_help("qwrtzp")
        hand.settle()

        assert hand.find(label=hand.say("rules.ask"))

    def test_every_game_with_rules_opens(self):
        assert all(rules_of(game).entries for game in games_with_rules())

    def test_a_campaign_looks_into_its_game(self):
        assert rules_home("imperium_campaign") == "imperium"
