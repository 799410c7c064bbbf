"""A question on a page: nothing is taken that was not touched, and what was let go of stays so."""

from random import Random

from companion.core.message import Message
from companion.core.question import Amount, Choice, Option, Several
from companion.describe.asking import BACK, Acts, asked, leaving
from companion.describe.desk import Looking
from companion.describe.layout import Laying
from companion.describe.lint import faults
from companion.describe.node import Column, Page
from companion.describe.sheets import ask, over
from companion.describe.surface import Surface
from companion.describe.touching import all_met
from tests.describe.desks import a_desk, a_surface
from tests.tapestry.pages.test_bots_page import play_on


class Asked:
    """Somebody who is asked, and what was answered."""

    def __init__(self):
        self.looking, self.answered = Looking(), None

    def look(self, **changes):
        return lambda: setattr(self, "looking", Looking(**changes))

    def answers(self, value):
        return lambda: setattr(self, "answered", value)


TECHS = ("écriture", "eau", "laser", "alphabet", "zinc", "oeuvre", "roue", "poterie", "monnaie",
         "dés", "tour", "sel", "fer", "or")  # fmt: skip
WAYS = (Option("", Message("none")), Option("later", Message("later")))


def in_french(options, who=None):
    """A long list on a page, and who is asked."""
    surface, acts, who = (
        Surface(1280, 800, lambda text: text.key.split(".")[-1]),
        Acts(),
        who or Asked(),
    )
    shown = asked(Choice("which", Message("which"), options), who, acts, surface)
    return [one.does.removeprefix("answer.") for one in shown.body[-1].inside], acts, who


def cards(names=TECHS):
    return tuple(Option(one, Message(f"game.name.tech.{one}")) for one in names)


def test_a_long_list_has_the_order_of_its_language_beside_what_is_no_name():
    listed, _acts, _who = in_french((*cards(), *WAYS))

    assert listed[:4] == ["alphabet", "dés", "eau", "écriture"]
    assert listed[-3:] == ["zinc", "", "later"]


def test_a_letter_leaves_what_begins_with_it_and_lets_go_again():
    _listed, acts, who = in_french((*cards(), *WAYS))
    acts.acts["letter.E"]()
    listed, acts, who = in_french((*cards(), *WAYS), who)
    assert listed == ["eau", "écriture", "", "later"]
    acts.acts["letter.E"]()

    assert len(in_french((*cards(), *WAYS), who)[0]) == len(TECHS) + len(WAYS)


def test_a_short_list_keeps_its_order_and_needs_no_letter():
    listed, acts, _who = in_french(cards(TECHS[:8]))

    assert listed == [*TECHS[:8]]
    assert not [key for key in acts.acts if key.startswith("letter.")]


def test_what_is_picked_stays_in_sight_below_another_letter():
    options, who = cards(), Asked()
    question = Several("some", Message("some"), options)
    surface = Surface(1280, 800, lambda text: text.key.split(".")[-1])
    who.looking = Looking(picked=("zinc",), typed="", opened="letter.E")
    acts = Acts()
    shown = asked(question, who, acts, surface)
    acts.acts["answer"]()

    assert {one.does for one in shown.body[-1].inside} >= {"answer.zinc", "answer.eau"}
    assert who.answered == ("zinc",)


def test_one_answer_is_taken_back_before_all_of_it():
    desk = a_desk("tapestry")
    play_on(desk, Random(5), lambda session: session.pending and session.pending.unsaid)
    before = [*desk.session.pending.given]
    acts = Acts()

    assert leaving(desk, acts).does == BACK
    acts.acts[BACK]()
    assert len([*desk.session.pending.given]) < len(before)


def test_what_was_guessed_and_let_go_of_is_not_taken_after_all():
    options = tuple(Option(one, Message(one)) for one in ("a", "b"))
    question, who = Several("some", Message("some"), options, guess=("a",)), Asked()
    acts = Acts()
    asked(question, who, acts)
    acts.acts["answer.a"]()

    acts = Acts()
    asked(question, who, acts)
    acts.acts["answer"]()

    assert who.answered == ()


def test_a_number_below_nothing_is_typed_with_a_minus():
    who = Asked()
    question = Amount("points", Message("points"), -100, 500)
    for key in ("digit.-", "digit.9", "digit.+", "digit.4"):
        acts = Acts()
        asked(question, who, acts, Surface(1280, 800, str))
        acts.acts[key]()
    acts = Acts()
    asked(question, who, acts, Surface(1280, 800, str))
    acts.acts["answer"]()

    assert who.answered == -5


def test_every_key_of_a_number_is_in_sight_where_words_are_large():
    surface = a_surface("phone", 1.6, "fr")
    sheet = ask(Amount("points", Message("tapestry.corrected.points"), low=-99, high=500), print)
    page = over(Page(Column(())), sheet, surface, lambda: None)
    pieces = Laying().lay(page, surface)

    assert [*faults(page, pieces, surface)] == []
    assert all(one.inner[1] <= one.h + 1 for one in pieces)
    assert {f"digit.{n}" for n in range(10)} | {"rub_out"} <= {
        met.hit.does for met, _clip in all_met(pieces)
    }
