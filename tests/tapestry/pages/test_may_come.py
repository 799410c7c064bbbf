"""What may come, drawn on the board and told in words, for those who want it."""

from fractions import Fraction

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.core.wanted import MAY_COME
from companion.describe.desk import Desk
from companion.describe.lines import lines
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.games.tapestry.bots.odds import ATTACK, CONQUEST, INCOME, LANDMARK, MayCome
from companion.games.tapestry.game import GAME
from companion.games.tapestry.pages import may_come
from companion.games.tapestry.pages.table import table
from companion.games.tapestry.state import Phase
from tests.describe.desks import LOOKS, Hands, a_surface, all_pieces
from tests.journals.golden import FOLDER, opened


@pytest.fixture(scope="module")
def desk():
    """Somebody's turn in the middle of a game alone."""
    golden = opened(FOLDER / "tapestry" / "solo_with_real_cards.jsonl", GAME)
    session = Session.open(GAME, MemoryJournal([*golden.journal.lines]), golden.around)
    middle = next(
        entry
        for entry in session.entries[45:]
        if entry.after.turn == "p1" and entry.after.phase is Phase.TURN
    )
    session.jump(middle.id)
    return Desk(session, Hands(session))


def wanted(desk, on=True):
    if (MAY_COME in desk.session.wanted.now) is not on:
        desk.session.wanted.turn(MAY_COME)
    desk.begins_page()


def shown(desk, look=("landscape", 1.0, "en")):
    surface = a_surface(*look)
    showing = Showing(lambda one: table(desk, one))
    return showing, showing.show(surface), surface


def layers(pieces):
    return [layer.key for piece in all_pieces(pieces) for layer in piece.layers]


def test_nothing_is_drawn_unless_somebody_wants_it(desk):
    wanted(desk, False)
    _, pieces, _ = shown(desk)

    assert not [key for key in layers(pieces) if key.startswith("may.")]
    assert may_come.may_come(desk) is None


def test_each_track_a_bot_may_come_to_has_a_faint_token(desk):
    wanted(desk)
    _, pieces, _ = shown(desk)
    drawn = {key.split(".")[1] for key in layers(pieces) if key.startswith("may.")}
    found = {track for _, track, _ in may_come.may_come(desk).of("track")}

    assert drawn == found


def test_one_touch_in_the_menu_turns_it_on_and_tells_it(desk):
    wanted(desk, False)
    showing, _, surface = shown(desk)
    for key in ("menu", "may"):
        assert showing.touch(key)
        showing.show(surface)
    rows = {one.key for one in all_pieces(showing.pieces) if "/may." in one.key}

    assert MAY_COME in desk.session.wanted.now
    assert rows
    desk.look(opened="")()


@pytest.mark.parametrize("look", LOOKS)
def test_attacks_are_summed_above_a_map_and_an_income_turn_says_what_it_brings(
    desk, look, monkeypatch
):
    wanted(desk)
    mine = [key for key, one in desk.session.state.map.items() if one.controller() == "p1"][:2]
    found = {(CONQUEST, "p1", key): Fraction(1, 4) for key in mine}
    found |= {(ATTACK, "p1", ""): Fraction(1, 2), (LANDMARK, "shadow", "forge"): Fraction(1, 8)}
    found |= {(INCOME, "", points): Fraction(1, 5) for points in ("35", "9")}
    monkeypatch.setattr(may_come, "may_come", lambda desk: MayCome(found))
    desk.look(opened=MAY_COME)()
    showing, pieces, surface = shown(desk, look)
    keys = {piece.key.rpartition("/")[2] for piece in all_pieces(pieces)}
    desk.look(opened="")()

    assert list(faults(showing.page, pieces, surface)) == []
    assert mine
    assert {"map", "text"} <= keys
    said = [one.text for one in lines(showing.page, surface) if not one.place]
    if look[2] == "en":
        assert "You are conquered somewhere" in said
        assert any(one.endswith("the Automa scores 9 to 35") for one in said)
        assert "The Shadow Empire takes a landmark: Forge" in said


@pytest.mark.parametrize("look", LOOKS)
def test_the_table_and_the_words_are_whole_in_every_form(desk, look):
    wanted(desk)
    for sheet in ("", MAY_COME):
        desk.look(opened=sheet)()
        showing, pieces, surface = shown(desk, look)

        assert list(faults(showing.page, pieces, surface)) == []
    desk.look(opened="")()
