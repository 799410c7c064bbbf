"""A game of Imperium, a campaign, or rows alone, as they are decided."""

import pytest

from companion.games import find_game
from companion.games.imperium.campaign.state import CampaignOptions
from companion.games.imperium.options import Options, PlayerSeat
from tests.library.new_games import answered, begun, home, like_last


@pytest.fixture
def library(tmp_path):
    with home(tmp_path) as library:
        yield library


@pytest.fixture
def new(library):
    return like_last(library, "imperium")


class TestAtFirst:
    def test_cards_are_named_and_the_app_rolls(self, new):
        assert (new.value("names"), new.value("by_app.dice")) == ("yes", "yes")
        assert new.by_app == {"dice"}
        assert answered(new, by_app__dice="no").by_app == frozenset()

    def test_its_rows_that_are_not_sure_are_told_beforehand(self, new):
        note = answered(new, opponent="romans").settings["opponent"].question.note

        assert note.key.startswith(("imperium.screen.sure", "imperium.screen.all", "words.shape"))


class TestNations:
    def test_whoever_has_it_takes_the_one_that_is_given_up(self, new):
        mine, its = new.value("nation.1"), new.value("opponent")
        options = answered(new, nation__1=its).options

        assert (options.seats[0].nation, options.opponent) == (its, mine)

    def test_four_people_have_four_of_the_boxes_on_the_table(self, new):
        four = answered(new, people=4, nation__1="romans", nation__4="romans").options
        legends = answered(new, people=4, box="legends").options

        assert len(set(four.nations)) == 4
        assert four.seats[3].nation == "romans"
        ids = answered(new, box="legends").settings["nation.1"].question.ids
        assert set(legends.nations) <= set(ids)

    def test_alone_again_nobody_plays_against_themselves(self, library):
        two = (PlayerSeat("Ana", "romans"), PlayerSeat("Bo", "greeks"))
        library.start(find_game("imperium"), Options(two, way="walk"))
        alone = answered(like_last(library, "imperium"), people=1)

        assert alone.options.opponent != alone.options.seats[0].nation
        assert alone.reason is None


class TestWhatFollows:
    def test_alone_against_the_civ_and_several_among_themselves(self, new):
        two = answered(new, people=2)
        only = {"opponent", "level", "printing", "counts", "names"}

        assert only <= new.settings.keys()
        assert not only & two.settings.keys()
        assert "way" in two.settings.keys() - new.settings.keys()

    def test_several_fill_in_the_sheet_unless_they_say_otherwise(self, new):
        assert answered(new, people=2).options.begins_as == "sheet"
        assert answered(new, people=3, way="tokens").options.begins_as == "tokens"

    @pytest.mark.parametrize(
        ("way", "part"), [("walk", "setup"), ("tokens", "company"), ("sheet", "sheet")]
    )
    def test_each_way_is_told_on_a_screen_of_its_own(self, new, way, part):
        session = begun(answered(new, people=2, way=way))

        assert session.game.part(session.state) == part


class TestRemembered:
    def test_the_last_choices_stand_with_the_names(self, new):
        begun(answered(new, nation__1="celts", level="imperator", person__1="Ana"))
        again = like_last(new.library, "imperium")

        assert again.value("nation.1") == "celts"
        assert (again.value("level"), again.value("person.1")) == ("imperator", "Ana")
        assert [one.name for one in new.library.people.all()] == ["Ana"]

    def test_what_a_campaign_laid_down_stays_with_it(self, library):
        of_it = Options(campaign="c-1", cards_added=("x",), unrest_removed=2, level="overlord")
        library.start(find_game("imperium"), of_it)
        options = like_last(library, "imperium").options

        assert (options.campaign, options.cards_added, options.unrest_removed) == ("", (), 0)
        assert options.level == "overlord"


class TestCampaign:
    def test_only_the_printed_one_begins_at_a_level(self, library):
        new = answered(like_last(library, "imperium_campaign"), harder="2")
        supreme = answered(new, mode="supreme")

        assert new.options.harder == 2
        assert "harder" not in supreme.settings
        assert supreme.options.harder == 0

    def test_the_next_one_opens_as_the_last_but_was_not_lost_after(self, library):
        assert like_last(library, "imperium_campaign").value("names") == "yes"
        library.start("imperium_campaign", CampaignOptions(nation="celts", after_lost=True))
        new = like_last(library, "imperium_campaign")

        assert (new.value("nation"), new.value("after_lost")) == ("celts", "no")


def test_rows_alone_are_an_option_of_the_same_game(new):
    asked = answered(new, nation__1="greeks", opponent="celts", person__1="Ana", rows="yes")
    session = begun(asked)
    (me,) = session.options.seats

    assert (me.name, me.nation, session.options.opponent) == ("Ana", "greeks", "celts")
    assert (session.game.id, session.game.part(session.state)) == ("imperium", "rows")
    assert "names" not in asked.settings
    assert "rows" not in answered(new, people=2).settings
