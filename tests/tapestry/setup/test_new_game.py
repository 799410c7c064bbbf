"""A game of Tapestry as it is decided: what follows from what, what is kept for another time."""

import pytest

from companion.games.tapestry.chance import (
    AUTOMA_CIVILIZATIONS,
    BOTS_KINDS,
    DECISION_CARDS,
    DECISIONS,
    KINDS,
    OFFER,
    OWN_DICE,
    PEOPLES_CARDS,
    TAPESTRIES,
)
from companion.games.tapestry.options import MapSide, OwnCivilization, OwnLevel
from companion.games.tapestry.state import Phase
from tests.library.new_games import answered, begun, home, like_last


@pytest.fixture
def new(tmp_path):
    with home(tmp_path) as library:
        yield like_last(library, "tapestry")


def names(new) -> list[str]:
    return [one.name for one in new.options.participants]


class TestTables:
    def test_alone_against_both_bots_at_first(self, new):
        assert (new.value("table"), new.value("level")) == ("solo", "2")
        assert new.settings["level"].question.options[1].note.key == "tapestry.new.level_note.2"
        assert new.reason is None

    def test_levels_are_of_a_solo_game_and_bots_have_colours(self, new):
        duo = answered(new, table="duo")

        assert "level" not in duo.settings
        assert "colour.automa" in new.settings
        assert "colour.automa" not in duo.settings
        assert "colour.shadow" in duo.settings

    def test_who_told_everything_before_is_asked_everything(self, new):
        counts = answered(new, table="3")
        whole = answered(counts, way="everything")

        assert "map" not in counts.settings
        assert {"map", "capital", "variants", "expansions"} <= whole.settings.keys()
        assert "expansions" in answered(counts, way="sheet").settings

    def test_a_map_that_cannot_be_played_on_says_why_and_is_left(self, new):
        sides = {one.id: one.reason for one in new.settings["map"].question.options}
        small = answered(new, table="3", way="everything", map="small")
        five = answered(small, table="5")

        assert sides["large"].key == "tapestry.options.solo_map"
        assert answered(new, map="large").reason.key == "tapestry.options.solo_map"
        assert small.options.map_side is MapSide.SMALL
        assert five.options.map_side is MapSide.BY_PLAYERS

    def test_what_is_not_set_up_here_begins_at_once(self, new):
        counts, sheet = (begun(answered(new, table="3", way=way)) for way in ("counts", "sheet"))
        alone = begun(new)

        assert counts.state.phase is not Phase.SETUP
        assert counts.game.part(counts.state) == "company"
        assert sheet.game.part(sheet.state) == "sheet"
        assert alone.game.part(alone.state) == "setup"


class TestWhereItLies:
    """What people hold and what lies open is real; the bots' cards and dice are Loom's."""

    def test_two_choices_and_the_rest_aside(self, new):
        asked = [key for key, one in new.settings.items() if key.startswith("by_app.")]
        first = [key for key in asked if not new.settings[key].aside]

        assert first == ["by_app.cards", "by_app.dice"]
        assert [new.value(one) for one in first] == ["no", "no"]
        assert new.by_app == set(BOTS_KINDS)

    def test_one_choice_lets_all_cards_lie_in_loom(self, new):
        loom = answered(new, by_app__cards="yes")

        assert loom.by_app == {*BOTS_KINDS, *PEOPLES_CARDS}
        assert answered(loom, by_app__cards="no").by_app == set(BOTS_KINDS)
        assert answered(new, by_app__dice="yes").by_app == {*BOTS_KINDS, OWN_DICE}

    def test_some_of_them_are_told_apart_under_more(self, new):
        some = answered(new, **{f"by_app__{OFFER.replace('.', '__')}": "yes"})

        assert some.value("by_app.cards") == "mixed"
        assert answered(some, by_app__cards="mixed").by_app == some.by_app == {*BOTS_KINDS, OFFER}

    def test_tapestries_only_where_all_of_them_are_known(self, new):
        boxes = answered(new, expansions=("FF",), by_app__cards="yes")
        loom = boxes.settings[f"by_app.{TAPESTRIES}"].question.options[1]

        assert (loom.reason.key, loom.reason.params["n"]) == ("tapestry.kind.missing", 37)
        assert boxes.by_app == {*BOTS_KINDS, *PEOPLES_CARDS} - {TAPESTRIES}
        assert answered(boxes, expansions=()).by_app == {*BOTS_KINDS, *PEOPLES_CARDS}

    def test_people_among_themselves_have_no_cards_of_bots(self, new):
        several = answered(new, table="3", way="everything")

        assert several.by_app == set()
        assert not {f"by_app.{kind}" for kind in BOTS_KINDS} & several.settings.keys()
        assert answered(several, table="solo").by_app == new.by_app

    def test_as_last_time(self, new):
        begun(answered(new, by_app__cards="yes"))

        assert like_last(new.library, "tapestry").by_app == {*BOTS_KINDS, *PEOPLES_CARDS}

    def test_a_game_of_before_told_less_apart(self, new):
        new.library.start(new.game, new.options, {DECISIONS, "cards.own"})

        last = like_last(new.library, "tapestry").by_app
        assert last == {DECISION_CARDS, AUTOMA_CIVILIZATIONS, *PEOPLES_CARDS} - {OFFER}

    def test_the_game_knows_it_from_its_first_line_on(self, new):
        state = begun(new).state

        assert [kind for kind in KINDS if state.in_loom(kind)] == [
            k for k in KINDS if k in BOTS_KINDS
        ]


class TestPeople:
    def test_whoever_changes_seats_takes_name_and_colour_along(self, new):
        three = answered(new, table="3", person__1="Ada", person__2="Grace", person__3="Mary")
        colour = three.options.participants[0].colour
        moved = answered(three, order=("p2", "p3", "p1"))

        assert names(moved) == ["Grace", "Mary", "Ada"]
        assert [one.id for one in moved.options.participants] == ["p1", "p2", "p3"]
        assert moved.options.participants[2].colour == colour

    def test_a_colour_is_nobody_elses_and_turns_round(self, new):
        pair = answered(new, table="duo")
        before = [one.colour for one in pair.options.participants]
        free = pair.settings["colour.1"].question.ids

        assert before[1] not in free
        turned = pair
        for _ in free:
            turned = turned.turned("colour.1")
        assert turned == pair

    def test_somebody_new_is_kept_with_the_colour(self, new):
        begun(answered(new, person__1="Ada", colour__1="green"))

        assert [(one.name, one.colour) for one in new.library.people.all()] == [("Ada", "green")]


class TestOfOnesOwn:
    def test_a_level_stands_on_a_printed_one_and_is_there_again(self, new):
        own = answered(new, level="own", own__base="5", own__points=12)
        printed = answered(own, level="3")

        assert (own.options.level, own.options.own_level) == (5, OwnLevel(points=12))
        assert "own.points" not in printed.settings
        assert (printed.options.level, printed.options.own_level) == (3, None)
        assert answered(printed, level="own").options.own_level == OwnLevel(points=12)

    def test_a_civilization_is_typed_and_put_aside(self, new):
        own = answered(new, civilization="own", own__name="Bakers", own__heart="science")
        drawn = answered(own, own__text="4 points", civilization="drawn")

        assert own.options.own_civilization == OwnCivilization("Bakers", "science")
        assert drawn.options.own_civilization is None
        assert drawn.options.put_aside.civilization.text == "4 points"
        called = drawn.settings["civilization"].question.options[1].text
        assert called.params == {"name": "Bakers"}
