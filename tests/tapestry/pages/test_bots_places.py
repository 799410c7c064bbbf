"""A step of the bots' turn says whither, whose and what for, where no board shows it."""

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session, Surroundings
from companion.describe.desk import Desk
from companion.describe.lint import boards_of, faults
from companion.describe.node import Pic, Row
from companion.describe.showing import Showing
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.bots.view_steps import steps_of
from companion.games.tapestry.pages.bots import bots_turn
from companion.games.tapestry.practice.play import as_guessed
from companion.games.tapestry.table.left_to_hands import leaves_to_hands
from tests.describe.desks import FORMS, Hands, a_surface
from tests.tapestry.bots.makers import spaces
from tests.tapestry.bots.tables import HUMAN, Table, a_table

FRENCH = a_surface(language="fr")
INCOME = {
    "income_turns": 1,
    "deck": (),
    "pair": (6, 13),
    "priority": 13,
    "discard": (1, 2, 3, 4, 5, 7),
    "human_income": 2,
}


class Told(Table):
    """What it leaves to hands stays open, as in the game."""

    def leaves_to_hands(self, entry):
        return leaves_to_hands(entry)


def taken(table, by_app=("cards", "dice")):
    """A desk after the bots' turn on this table."""
    around = Surroundings(facts=as_guessed)
    begun = Told(table), table.options, MemoryJournal()
    session = Session.begin(*begun, seed="7", by_app=by_app, around=around)
    session.do(TakeBotsTurn())
    while session.pending:
        session.answer(next(iter(session.pending.question.examples())))
    return Desk(session, Hands(session))


def steps(desk):
    return {one.key: one for one in steps_of(desk.session.last)}


def said(step):
    """All its words, in French."""
    texts = (step.text, *(one.text for one in step.also), *step.said)
    return " / ".join(FRENCH.say(one) for one in texts).replace("\u00a0", " ")


def shown(desk, surface=FRENCH):
    showing = Showing(lambda one: bots_turn(desk, one))
    showing.show(surface)
    assert list(faults(showing.page, showing.pieces, surface)) == []
    if surface == FRENCH:
        assert [one.key for one in showing.pieces if one.inner[1] > one.h + 1] == []
    return showing


def nodes(root):
    """Every node of a page."""
    yield root
    inside = getattr(root, "inside", ())
    for one in inside if isinstance(inside, tuple) else (inside,):
        yield from nodes(one)


def at_step(desk, key, surface=FRENCH):
    """The page where this step is to be done."""
    for one in steps_of(desk.session.last):
        if one.key == key:
            return shown(desk, surface)
        desk.hands.tick(desk.session.last, one.key)
    raise AssertionError(f"no step {key}")


class TestAchievements:
    """R-space-5: the place, the achievement, the points, and why."""

    @pytest.mark.parametrize("bot", ["automa", "shadow"])
    def test_a_completed_track_names_its_place(self, bot):
        """Both bots stand one short of the end of their favourite, which the list chooses."""
        whole = spaces(exploration=12, military=12, technology=12, science=11)
        claimed = dict.fromkeys(whole, (4, 7, 10))
        desk = taken(a_table(**{bot: whole}, claimed=claimed))
        step = steps(desk)[f"{bot}.complete_track"]

        assert "« Compléter une piste de développement »" in said(step)
        assert "place à 10 PV" in said(step)
        assert step.act.whys[0].text.key == "tapestry.bot.why.achieved.complete_track"

    def test_its_places_are_drawn_the_one_of_now_in_gold(self):
        whole = spaces(exploration=12, military=12, technology=12, science=11)
        claimed = dict.fromkeys(whole, (4, 7, 10))
        table = a_table(shadow=whole, claimed=claimed, achievements={"complete_track": ("p1",)})
        desk = taken(table)
        page = at_step(desk, "shadow.complete_track").page
        cells = [one for one in nodes(page.root) if isinstance(one, Row) and "place." in one.key]

        assert [one.fill for one in cells] == ["paper_low", "gold"]
        for form in FORMS:
            shown(desk, a_surface(form, 1.6, "fr"))


class TestIncome:
    def test_both_tapestries_say_where_they_lie(self):
        desk = taken(a_table(**INCOME), by_app=("dice",))
        words = said(steps(desk)["bots.income.cards"])

        assert "à côté du plateau de l’Automa" in words
        assert "sur la case Fresque 1 du plateau de l’Automa" in words

    def test_what_is_shuffled_into_the_new_deck_is_one_line(self):
        """R-inc-6."""
        words = said(steps(taken(a_table(**INCOME), by_app=("dice",)))["bots.income.cards"])

        assert words.count("Mélangez") == 1
        assert "paquet Décision" not in words

    def test_a_favourite_that_moves_is_an_act_with_its_hearts_on_the_card(self):
        """R-fav-1."""
        own, ahead = spaces(exploration=3), spaces(science=6)
        desk = taken(a_table(automa=own, human=ahead, **INCOME))
        page = at_step(desk, "bots.income.favourites").page
        (card,) = [one for one in nodes(page.root) if getattr(one, "key", "") == "now"]
        keys = [getattr(one, "key", "") for one in nodes(card)]

        told = said(steps(desk)["bots.income.favourites"])
        assert told.startswith("Déplacez le marqueur de piste favorite")
        assert "favourites" in keys

    def test_why_it_came_stands_above_with_its_pair(self):
        desk = taken(a_table(**INCOME))
        keys = [one.key for one in nodes(shown(desk).page.root) if getattr(one, "key", "")]

        assert "came.0" in keys
        assert "pair" in keys


class TestWhose:
    def test_a_toppled_outpost_of_mine_has_my_colour_and_sign(self):
        """R-conq-3."""
        table = a_table(
            automa=spaces(military=2, exploration=12, science=12, technology=12),
            on_map={(-1, 1): "p1"},
            tiles=((-2, 1), (-1, 1)),
            claimed=dict.fromkeys(spaces(), (4, 7, 10)),
        )
        step = steps(taken(table))["automa.conquer"]
        toppled = [one for one in step.also if one.icon == "token-toppled"]

        assert [one.owner for one in toppled] == [HUMAN]
        assert toppled[0].colour == table.colour(HUMAN) != table.colour("automa")

    def test_a_second_one_brings_an_achievement_and_nothing_scrolls(self):
        """R-conq-8."""
        table = a_table(
            automa=spaces(military=2, exploration=12, science=12, technology=12),
            on_map={(-1, 1): "p1", (-2, 1): "automa p1/"},
            tiles=((-2, 1), (-1, 1)),
            claimed=dict.fromkeys(spaces(), (4, 7, 10)),
        )
        page = at_step(taken(table), "automa.conquer").page

        assert any(getattr(one, "key", "") == "places.topple_two" for one in nodes(page.root))

    def test_a_landmark_of_the_shadow_goes_to_the_automas_mat(self):
        """R-space-1."""
        table = a_table(shadow=spaces(science=3, exploration=12, military=12, technology=12),
                        claimed=dict.fromkeys(spaces(), (10,)))  # fmt: skip
        desk = taken(table)
        step = steps(desk)["shadow.landmark"]
        page = at_step(desk, "shadow.landmark").page

        assert "sur le plateau de l’Automa" in said(step)
        icons = [one.icon for one in nodes(page.root) if isinstance(one, Pic)]
        assert step.act.by == "automa"
        assert "owner-automa" in icons


class TestRealCards:
    def test_new_technologies_are_a_step_of_their_own(self):
        """R-space-2."""
        whole = spaces(technology=2, exploration=12, science=12, military=12)
        claimed = dict.fromkeys(whole, (4, 7, 10))
        desk = taken(a_table(automa=whole, claimed=claimed), by_app=("dice",))

        assert "automa.offer.tech" in steps(desk)


class TestWhatASpaceComesTo:
    def test_that_nothing_is_explored_stands_with_the_space(self):
        """The landmark of the same space has nothing to do with it."""
        whole = spaces(exploration=6, technology=12, science=12, military=12)
        every = [tuple(map(int, key.split(","))) for key in a_table().map]
        told = steps(taken(a_table(automa=whole, tiles=every, claimed={"exploration": (4,)})))

        assert [one.key for one in told["automa.track"].said] == ["tapestry.bot.do.explore.none"]
        assert told["automa.landmark"].said == ()

    def test_what_the_die_showed_stands_with_the_step_it_brought(self):
        """R-space-4."""
        told = [*steps(taken(a_table())).values()]
        rolled = [n for n, one in enumerate(told) for text in one.said if "rolled" in text.key]

        assert rolled == [1]
        assert told[1].act.key == "automa.move"


class TestInAHand:
    """On a phone one picture has room."""

    def test_the_tracks_stand_there_where_no_hex_is_meant(self):
        table = a_table(automa=spaces(military=2, exploration=12, science=12, technology=12),
                        claimed=dict.fromkeys(spaces(), (4, 7, 10)))  # fmt: skip
        desk, phone = taken(table), a_surface("phone", language="fr")
        there = {}
        for step in steps_of(desk.session.last):
            there[step.key] = [one.key for one in boards_of(shown(desk, phone).page.root)]
            desk.hands.tick(desk.session.last, step.key)

        assert there["automa.track"] == ["tracks"]
        assert there["automa.conquer"] == ["map"]
        assert there["shadow.track"] == ["tracks"]
