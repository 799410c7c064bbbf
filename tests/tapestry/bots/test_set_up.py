"""Automa rules, "Setup"."""

import pytest

from companion.core.journal import MemoryJournal
from companion.core.question import Question
from companion.core.session import Session, Surroundings
from companion.games.tapestry import content
from companion.games.tapestry.bots.cards import unseen
from companion.games.tapestry.bots.commands import SetUpBots
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.state import UNSEEN
from companion.games.tapestry.game import Tapestry
from companion.games.tapestry.options import Bots, Options, OwnCivilization, OwnLevel, Participant
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.practice.game import Practice
from companion.games.tapestry.practice.human import BeginPractice
from companion.games.tapestry.practice.play import GAME, as_guessed
from companion.games.tapestry.setup.decks import decks
from companion.games.tapestry.setup.finish import ChooseFirstPlayer
from companion.games.tapestry.setup.landmark_cards import DealLandmarkCards, KeepLandmarkCard
from tests.tapestry.bots.tables import alone, solo

SEEDS = range(20)
BANNED = {
    "base": {"futurists", "heralds", "inventors", "traders"},
    "MM": {"advisors", "spies"},
    "FF": {"genies", "illuminati", "weefolk"},
}


def set_up(options=None, *, seed="7", by_app=("cards", "dice"), facts=as_guessed, **answers):
    """A session after the bots' set-up, or where it asks."""
    told = {key.replace("__", "."): value for key, value in answers.items()}
    session = Session.begin(
        GAME,
        options or solo(),
        MemoryJournal(),
        seed=str(seed),
        by_app=by_app,
        around=Surroundings(facts=facts),
    )
    outcome = session.do(SetUpBots(), told)
    return session if not isinstance(outcome, Question) else outcome


def bots_after(*args, **kwargs):
    return bots_of(set_up(*args, **kwargs).state)


class TestMap:
    """R-setup-1."""

    def test_two_outposts_of_the_automa_on_3_5_none_of_the_shadow(self):
        state = set_up().state

        owners = {key: [t.owner for t in here.tokens] for key, here in state.map.items()}
        assert {key: row for key, row in owners.items() if row} == {"-2,2": ["automa", "automa"]}

    def test_the_small_map(self):
        assert len(set_up().state.map) == 34

    def test_the_humans_two_on_2_4(self):
        session = set_up()

        session.do(BeginPractice())

        assert [t.owner for t in session.state.map["2,0"].tokens] == ["p1", "p1"]


class TestTakenOut:
    """R-setup-2."""

    def test_37_tapestries_of_the_base_50_remain_five_of_them_traps(self):
        cards = decks(solo())["tapestry"].cards

        assert len(cards) == 37
        assert cards.count("trap") == 5

    @pytest.mark.parametrize("box", ["base", "MM", "FF"])
    def test_civilizations_that_do_not_play_solo(self, box):
        options = solo(expansions=() if box == "base" else (box,))

        assert not set(decks(options)["civilization"].cards) & BANNED[box]


class TestCivilizationAndFavourites:
    """R-setup-3."""

    def test_the_card_is_at_random_and_its_heart_the_favourite(self):
        drawn = {bots_after(seed=seed).civilization for seed in SEEDS}
        hearts = {
            content.automa_civilization(bots_after(seed=seed).civilization).favourite
            == bots_after(seed=seed).favourites["automa"]
            for seed in SEEDS
        }

        assert drawn == {"scientists", "explorers", "engineers", "conquerors"}
        assert hearts == {True}

    def test_a_heart_that_shows_the_die_is_rolled(self):
        mm = solo(expansions=("MM",))

        bots = bots_after(
            mm,
            setup__automa__civilization="hucksters",
            setup__automa__favourite="military",
        )

        assert bots.favourites["automa"] == "military"

    def test_the_shadow_rolls_until_it_differs(self):
        rolls = {
            "setup__automa__civilization": "scientists",
            "setup__shadow__favourite": "science",
            "setup__shadow__favourite__2": "science",
            "setup__shadow__favourite__3": "military",
        }

        assert bots_after(**rolls).favourites == {"automa": "science", "shadow": "military"}

    def test_the_favourites_always_differ(self):
        for seed in SEEDS:
            favourites = bots_after(seed=seed).favourites

            assert len(set(favourites.values())) == 2

    def test_a_real_card_and_die_are_asked_for(self):
        asked = set_up(by_app=())

        assert asked.key == "setup.automa.civilization"
        assert len(asked.ids) == 4

    def test_an_own_civilization_is_taken(self):
        own = OwnCivilization("Bakers", "military", "…")

        bots = bots_after(solo(own_civilization=own))

        assert (bots.civilization, bots.favourites["automa"]) == ("own", "military")

    def test_level_6_chooses_a_second_card(self):
        asked = set_up(solo(level=6), setup__automa__civilization="engineers")

        assert asked.key == "setup.automa.second_civilization"
        assert "engineers" not in asked.ids


class TestMarkers:
    """R-setup-4."""

    def test_one_outpost_of_each_bot_marks_its_favourite(self):
        assert bots_after().outposts_left == {"automa": 7, "shadow": 9}

    def test_with_plans_and_ploys_player_tokens_do(self):
        bots = bots_after(solo(expansions=("MM",)))

        assert bots.outposts_left == {"automa": 8, "shadow": 10}


class TestDecks:
    """R-setup-5."""

    def test_cards_1_to_7_and_the_top_progress_card(self):
        for seed in SEEDS:
            bots = bots_after(seed=seed)

            assert len(bots.deck) == 8
            assert set(range(1, 8)) < set(bots.deck)
            assert sorted((*bots.deck, *bots.progress)) == list(range(1, 23))

    def test_they_are_shuffled(self):
        orders = {bots_after(seed=seed).deck for seed in SEEDS}

        assert len(orders) == len(SEEDS)

    def test_of_real_cards_nobody_is_asked_for_the_one_that_nobody_may_see(self):
        session = set_up(by_app=("dice",), setup__automa__civilization="scientists")

        bots = bots_of(session.state)
        assert sorted(bots.deck) == [UNSEEN, *range(1, 8)]
        assert bots.progress == (UNSEEN,) * 14
        assert unseen(bots) == tuple(range(8, 23))


class TestACardThatIsNoneOfOurs:
    """R-setup-3: a box may hold Automa civilizations that nobody typed in."""

    def drawn(self, **answers):
        return set_up(
            solo(expansions=("FF",)),
            by_app=("dice",),
            **{"setup__automa__civilization": "another"} | answers,
        )

    def test_its_name_and_its_heart_are_asked_for(self):
        asked = self.drawn()
        then = self.drawn(setup__automa__civilization__name="Weefolk")

        assert asked.key == "setup.automa.civilization.name"
        assert then.key == "setup.automa.civilization.heart"
        assert "science_die" in then.ids

    def test_its_heart_is_the_favourite_and_its_name_is_kept(self):
        session = self.drawn(
            setup__automa__civilization__name="Weefolk",
            setup__automa__civilization__heart="military",
        )

        bots = bots_of(session.state)
        assert (bots.civilization, bots.named) == ("own", "Weefolk")
        assert bots.favourites["automa"] == "military"

    def test_with_the_base_game_there_are_only_four(self):
        asked = set_up(by_app=("dice",))

        assert asked.ids == ("conquerors", "engineers", "explorers", "scientists")


class TestLandmarkCards:
    """R-setup-6."""

    def test_the_landmark_of_the_other_card_goes_to_the_automa(self):
        options = solo(expansions=("MM",))
        session = Session.begin(Tapestry(), options, MemoryJournal(), seed="7")
        session.do(ChooseFirstPlayer())
        session.do(DealLandmarkCards())
        kept, other = session.state.setup.of("p1").landmark_cards

        session.do(KeepLandmarkCard("p1", kept))
        if session.pending:
            session.answer(session.pending.question.ids[0])

        assert session.state.landmarks == {other: "automa"}


class TestFirstPlayer:
    """R-setup-7."""

    def test_at_random_the_bots_as_one(self):
        first = set()
        for seed in SEEDS:
            session = set_up(seed=seed)
            session.do(BeginPractice())
            first.add(session.state.turn)

        assert first == {"p1", BOTS}

    def test_before_or_after_the_human(self):
        session = set_up(seed=1)

        session.do(BeginPractice())

        assert sorted(session.state.order) == [BOTS, "p1"]
        assert session.state.order[0] == session.state.turn


class TestMoreBoxes:
    """What a helper adds to the set-up is a house fact."""

    def test_trailblazers_begin_two_spaces_ahead(self):
        bots = bots_after(
            solo(expansions=("MM",)),
            setup__automa__civilization="trailblazers",
            setup__automa__favourite="science",
        )

        assert bots.markers == {"trail.science.2": 1}

    def test_and_socialism_leaves_the_game(self):
        table = solo(expansions=("MM",))

        without = set_up(table, setup__automa__civilization="trailblazers").state
        usual = set_up(table, setup__automa__civilization="equalizers").state

        assert "socialism" not in without.decks["tapestry"].cards
        assert "socialism" in usual.decks["tapestry"].cards

    def test_nothing_of_it_where_the_owners_card_reads_otherwise(self):
        session = set_up(
            solo(expansions=("MM",)),
            facts=lambda _: "no",
            setup__automa__civilization="trailblazers",
        )

        assert bots_of(session.state).markers == {}
        assert "socialism" in session.state.decks["tapestry"].cards

    def test_with_arts_and_architecture_two_more_landmarks_at_levels_3_and_4(self):
        counts = [
            len(set_up(solo(expansions=("AA",), level=level)).state.landmarks)
            for level in (2, 3, 4, 5)
        ]

        assert counts == [0, 2, 2, 0]


class TestOwnLevel:
    def test_starting_points(self):
        bots = bots_after(solo(own_level=OwnLevel(points=12)))

        assert bots.score == 12
        assert bots.points[0].source == "own_level"

    def test_set_up_once(self):
        session = set_up()

        assert session.why_not(SetUpBots()).key == "tapestry.bot.broken.already_set_up"


class TestShadowAlone:
    """R-duo-1."""

    def test_cards_1_to_12_its_favourite_by_the_die(self):
        bots = bots_after(alone(), setup__shadow__favourite="technology")

        assert sorted(bots.deck) == list(range(1, 13))
        assert bots.progress == ()
        assert bots.favourites == {"shadow": "technology"}

    def test_no_outposts_on_the_map(self):
        assert not any(here.tokens for here in set_up(alone()).state.map.values())

    def test_no_bots_no_set_up(self):
        people = (Participant("p1"), Participant("p2"))
        options = Options(participants=people, bots=Bots.NONE)
        session = Session.begin(Practice(), options, MemoryJournal())

        assert session.why_not(SetUpBots()).key == "tapestry.bot.broken.no_bots"
