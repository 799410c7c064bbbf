"""Home: every state of a library in every form, what its touches lead to."""

from dataclasses import replace
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest

from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.core.woven import BAND, even
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.games.score_pad.options import Options, Seat
from companion.games.tapestry.about import about
from companion.games.tapestry.options import Options as TapestryOptions
from companion.games.tapestry.turn.names import word
from companion.library.library import Library
from companion.library.results import scores_of
from companion.library.running import RunningGame
from companion.pages.home import AtHome, home
from companion.pages.home_facts import facts_of
from companion.pages.learn import Learn, learn
from tests.describe.desks import LOOKS, a_surface
from tests.journals.golden import FOLDER
from tests.pages.shelves import bring_golden

ROOMS = ("past", "people", "statistics", "rules")


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    """Some games kept, two that go on."""
    one = Library.open(tmp_path_factory.mktemp("home"), lambda: datetime(2026, 11, 20, tzinfo=UTC))
    for game, name in (
        ("tapestry", "two_people_and_every_box"),
        ("imperium", "dynasty_runs_out"),
        ("rise_and_fall", "three_people_count_world"),
        ("score_pad", "rounds_with_corrections"),
    ):
        bring_golden(one, game, name)
    for game, name in (("imperium", "utopian_voyage"), ("tapestry", "solo_with_real_cards")):
        game_id = bring_golden(one, game, name, finish=False)
        session = one.resume(game_id)
        for _ in range(9):
            session.undo()
        one.leave(session)
    one.glimpses.look(one.finished[0].id)
    yield one
    one.close()


def nothing(*_any):
    return None


def an_at(library, running=(), last=None, **more):
    tools = (("settings", Message("app.settings.title"), "settings", nothing),)
    rooms = {room: (nothing, number) for number, room in enumerate(ROOMS)}
    return AtHome(
        running, (), nothing, nothing, rooms, nothing, tools=tools, last=last,
        glimpse=library.glimpses.of, facts=facts_of(library) if last or running else {},
        throw_away=nothing, save_copy=nothing, again=nothing, practise=nothing, bring=nothing,
        count=nothing, **more,
    )  # fmt: skip


def states(library):
    trouble = RunningGame("x", "tapestry", "", None, Message("library.damaged", file="x.jsonl"))
    return {
        "running": an_at(library, library.running, library.finished[0]),
        "paused": an_at(library, library.running, library.finished[0], paused=True),
        "trouble": an_at(library, (trouble, trouble), library.finished[0]),
        "kept": an_at(library, (), library.finished[0]),
        "none": an_at(library),
    }


@pytest.mark.parametrize(("form", "text", "language"), LOOKS)
def test_it_is_whole_in_every_form(library, form, text, language):
    for name, at in states(library).items():
        surface = a_surface(form, text, language)
        showing = Showing(lambda surface, at=at: home(at, surface))
        pieces = showing.show(surface)

        assert list(faults(showing.page, pieces, surface)) == [], name


@pytest.mark.parametrize(("form", "text", "language"), LOOKS)
def test_the_first_start_is_whole_in_every_form(form, text, language):
    surface = a_surface(form, text, language)
    showing = Showing(lambda surface: learn(Learn(nothing, nothing), surface))
    pieces = showing.show(surface)

    assert list(faults(showing.page, pieces, surface)) == []


def touched(at, does):
    showing = Showing(lambda surface: home(at, surface))
    showing.show(a_surface())
    assert showing.touch(does), sorted(showing.page.acts)


@pytest.mark.parametrize(
    ("state", "gold"),
    [("running", "go_on"), ("trouble", "save_copy"), ("kept", "again"), ("none", "practise")],
)
def test_gold_goes_on_with_what_there_is(library, state, gold):
    showing = Showing(lambda surface: home(states(library)[state], surface))
    showing.show(a_surface())

    assert showing.gold == gold


def test_others_that_go_on_are_opened_and_thrown_away_above_home(library):
    done = []
    at = an_at(library, library.running)
    at.resume, at.throw_away = done.append, lambda one: done.append(("thrown", one))
    other = library.running[1].id
    touched(at, "paused")
    touched(at, f"throw.{other}")
    touched(at, f"resume.{other}")
    touched(at, "close")

    assert done == [("thrown", other), other]
    assert not at.paused


@pytest.mark.parametrize("state", ["running", "kept", "none"])
def test_on_a_tablet_all_of_it_is_in_sight(library, state):
    """French words are the longest."""
    showing = Showing(lambda surface: home(states(library)[state], surface))
    showing.show(a_surface(language="fr"))

    assert [one.key for one in showing.pieces if one.inner[1] > one.h + 1] == []


def test_what_there_is_no_place_for_is_not_shown(library):
    at = AtHome(library.running, (), nothing, nothing, {"rules": (nothing, 0)}, nothing)
    showing = Showing(lambda surface: home(at, surface))
    showing.show(a_surface())

    assert not {"past", "throw", "count"} & set(showing.page.acts)


class TestWhatIsKnownOfAGame:
    def test_how_it_went_and_the_most_points(self, library):
        facts = facts_of(library)

        assert {*facts} == {"tapestry", "imperium", "rise_and_fall", "score_pad"}
        assert [one.icon for one in facts["rise_and_fall"]] == ["crown", "star"]

    def test_what_the_bots_reached_is_no_record_and_a_defeat_is_one(self):
        """In a sentence the Automa has another name than beside its points."""
        options, automa = TapestryOptions(), word("owner", "automa")
        rows = (
            Standing("automa", automa, 170, 1, True, "automa", "automa", bot=True),
            Standing("p1", "", 76, 2, False),
        )
        kept = SimpleNamespace(
            game="tapestry", note=None, highest_wins=True, about=about(options, Result(rows)),
            scores=tuple(replace(one, bot=False) for one in scores_of(Result(rows))),
        )  # fmt: skip
        (last, won, record) = facts_of(SimpleNamespace(finished=[kept]))["tapestry"]

        assert last.text.key == "app.home.last_lost"
        assert won.value == Message("app.home.of", n=0, of=1)
        assert record.value == Message("app.home.points", n=76)

    def test_a_pad_of_another_title_has_another_record(self, tmp_path):
        library = Library.open(tmp_path, lambda: datetime(2026, 11, 20, tzinfo=UTC))
        for title, points in (("Azul", 99), ("Skat", 40), ("Skat", 50)):
            keep_a_pad(library, title, points)
        record = facts_of(library)["score_pad"][-1].value
        library.close()

        assert record == Message("app.home.points", n=50)


def keep_a_pad(library, title, points):
    from companion.games.score_pad.commands import EndGame, WriteScore

    session = library.start("score_pad", Options(title=title, seats=(Seat("Ana"), Seat("Bo"))))
    for seat, n in (("1", points), ("2", 1)):
        session.do(WriteScore(0, seat, n))
    session.do(EndGame())
    library.finish(session)


def test_where_it_is_glanced_at_the_cloth_is_that_of_the_journal(library):
    game = library.running[0].id
    seen = library.glimpses.look(game)
    session = library.review(game)

    assert seen.threads == session.game.woven(session.entries)
    assert seen.last == session.last.label


def test_what_was_played_elsewhere_wove_its_points():
    from companion.core.woven import of_result

    rows = [
        Standing("1", "Bo", 60, 1, winner=True),
        Standing("0", "Ada", 30, 2, winner=False, colour="red"),
    ]
    first, *rest, last = of_result(Result(tuple(rows)))

    assert (first, last) == (BAND, BAND)
    assert {*rest} == {type(BAND)((("human", 99), ("red", 50)))}
    assert even(["red", "red"]).parts == (("red", 1),)
    assert FOLDER.exists()
