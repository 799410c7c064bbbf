"""A second screen: somebody's side, the last turn of the bots, the score; it does nothing."""

import random
from datetime import UTC, datetime

import pytest

from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.games import GAMES, find_game
from companion.games.rise_and_fall.options import Options as RiseOptions
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.state import Place
from companion.games.tapestry.options import Bots, Options, Participant
from companion.library.beside import Beside
from companion.library.library import Library
from companion.pages.beside import Looker, beside, seats_of
from tests.describe.desks import FORMS, a_desk, a_surface, goes_on, played, words_of

EVENING = datetime(2026, 11, 20, 20, 30, tzinfo=UTC)
ITS_OWN = ("seat.", "part.")


def looker(session, taken=(), **seen):
    return Looker(lambda: session, lambda: taken, **seen)


def said_on(showing):
    """Everything that is drawn."""
    return " ".join(words_of(showing.pieces))


def keys_of(pieces, start):
    """What is drawn below a key that begins so."""
    drawn = {layer.key for one in pieces for layer in one.layers}
    drawn |= {hit.key for one in pieces for hit in one.hits}
    below = {key for one in pieces for key in keys_of(one.inside, start)}
    return below | {one for one in drawn if any(x.startswith(start) for x in one.split("/"))}


def shown(at, surface=None):
    showing = Showing(lambda one: beside(at, one))
    showing.show(surface or a_surface("phone"))
    return showing


@pytest.fixture(scope="module", params=[one.id for one in GAMES])
def session(request):
    return played(request.param, 30, seed=3).session


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("part", ["mat", "turn", "score"])
def test_every_game_is_shown_in_every_form(session, form, part):
    seats = [one.id for one in seats_of(session)]
    for seat in (None, "", *seats):
        for language in ("en", "fr"):
            surface = a_surface(form, language=language)
            showing = shown(looker(session, seat=seat, part=part), surface)
            assert list(faults(showing.page, showing.pieces, surface)) == []


def test_nothing_on_it_changes_the_game(session):
    before = session.entries, session.state
    for seat in (None, "", *(one.id for one in seats_of(session))):
        for act in shown(looker(session, seat=seat)).page.acts:
            assert act in ("leave", "watch") or act.startswith(ITS_OWN)
            shown(looker(session, seat=seat)).touch(act)

    assert (session.entries, session.state) == before


def test_a_mat_is_shown_to_one_screen():
    session = played("rise_and_fall", 30).session
    at = looker(session, taken={"p1"})
    showing = shown(at)
    showing.touch("seat.p1")
    assert at.seat is None
    showing.touch("seat.p2")
    assert at.seat == "p2"


def test_what_somebody_keeps_to_themselves_is_on_no_other_screen():
    session = played("rise_and_fall", 30).session
    own, other = (shown(looker(session, seat=one)) for one in ("p1", "p2"))
    table = said_on(shown(looker(session, seat="")))

    assert "In hand" in said_on(own)
    assert "Player 1" not in said_on(other)
    assert "In hand" not in table


def test_the_hand_of_tapestry_is_on_its_own_screen_alone():
    session = played("tapestry", 30).session
    (card, *_) = session.game.checked(session.state)
    assert card.places == ("player:p1",)
    alone = said_on(shown(looker(session, seat="p1")))
    table = said_on(shown(looker(session, seat="")))
    assert "Tapestries in hand" in alone
    assert "Capital" not in table


def test_it_shows_the_last_turn_of_the_bots_not_of_the_person():
    session = played("tapestry", 30, seed=4).session
    showing = shown(looker(session, seat="", part="turn"))

    assert session.game.turn_of(session.last).icon == "owner-human"
    assert "the bots" in said_on(showing)


@pytest.mark.parametrize("people", [2, 5])
def test_where_only_people_play_nobody_s_turn_is_told(people):
    """It holds what was drawn."""
    seats = tuple(Participant(f"p{n}", colour=f"p{n}") for n in range(1, people + 1))
    desk = a_desk("tapestry", options=Options(seats, Bots.NONE))
    for seat in ("", *(one.id for one in seats)):
        for part in ("mat", "turn", "score"):
            showing = shown(looker(desk.session, seat=seat, part=part))
            assert "part.turn" not in showing.page.acts
            assert "draws" not in said_on(showing)


@pytest.mark.parametrize("way", list(Way))
def test_a_hand_of_rise_and_fall_lies_face_up_on_its_own_screen_alone(way):
    session = a_desk("rise_and_fall", options=RiseOptions(way=way.value)).session
    rng = random.Random(1)
    while way is not Way.SHEET and not session.state.player("p1").cards_in(Place.HAND):
        goes_on(session, rng)
    if session.pending:
        session.drop()
    screens = {one: shown(looker(session, seat=one)) for one in ("p1", "p2", "")}
    cards = {one: keys_of(screen.pieces, "card.") for one, screen in screens.items()}

    assert not cards[""]
    assert bool(cards["p1"]) == (way is not Way.SHEET)


def test_your_side_of_imperium_is_drawn_with_the_market():
    session = played("imperium", 40, seed=3).session
    showing = shown(looker(session, seat="you"))

    assert keys_of(showing.pieces, "market.")
    assert keys_of(shown(looker(session, seat="")).pieces, "market.") == set()


def test_it_follows_a_game_that_another_app_plays(tmp_path):
    library = Library.open(tmp_path, lambda: EVENING)
    at = Beside(tmp_path, find_game)
    assert at.look() is None
    game = find_game("score_pad")
    playing = library.start(game, game.options_type())
    for command in game.at_once(playing.options):
        playing.do(command)
    first = at.look()
    assert first.state == playing.state
    seen = at.edition
    assert at.look() is first
    goes_on(playing, random.Random(1))
    assert at.look().state == playing.state
    assert at.edition == seen + 1
    library.close()


def test_half_a_line_is_read_once_it_is_whole(tmp_path):
    library = Library.open(tmp_path, lambda: EVENING)
    game = find_game("score_pad")
    playing = library.start(game, game.options_type())
    at = Beside(tmp_path, find_game)
    before = at.look()
    path = next((tmp_path / "games").glob("*.jsonl"))
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 3])
    assert at.look() is before or at.look().state == playing.state
    path.write_bytes(whole)
    assert at.look().state == playing.state
    library.close()
