"""What is chosen before a game, by touch; the last choices stand the next time."""

from screens.new_game.people import SeatRow
from screens.widgets.controls.acts import ActRow
from screens.widgets.controls.button import IconButton
from screens.widgets.controls.chips import Chip
from tests.screens.hand import does
from tests.screens.tapestry.player import Player


def test_the_last_choices_stand_the_next_time(start, tmp_path):
    player = Player(start(folder=tmp_path))
    player.new_game()
    for option in ("6", "FF", "two_tapestries", "counts"):
        player.touch(next(player.hand.all(option_id=option)))
    row = next(player.hand.all(SeatRow))
    before = row.colour
    player.touch(next(one for one in row.walk() if isinstance(one, IconButton)))
    chosen = player.view.options
    player.button("tapestry.new.start")
    player.hand.app.bridge.close()
    player.hand.app.nav.home()
    again = player.hand.app.nav.go("tapestry/new")

    assert chosen.level == 6
    assert chosen.variants.two_tapestries_first_income
    assert chosen.participants[0].colour != before
    assert again.options == chosen


def test_cards_are_put_away_and_the_set_up_says_so(start):
    player = Player(start(guard_next=False))
    player.new_game()
    player.touch(next(player.hand.all(ActRow, do="tapestry")))
    player.touch(next(player.hand.all(Chip, option_id="feudalism")))
    player.button("tapestry.new.put_away_suggested")
    player.touch(next(player.hand.all(Chip, option_id="feudalism")))
    player.button("kit.take")
    row = next(player.hand.all(ActRow, do="tapestry"))
    said = row.text
    player.button("tapestry.new.start")
    drawn = next(line for line in player.view.ids.lines.children if "Renaissance" in line.drawn)

    assert "Feudalism" in said
    assert "Renaissance" in said
    assert "Feudalism" in drawn.drawn
    assert "feudalism" not in player.bridge.state.decks["tapestry"].cards


def test_a_civilization_is_chosen_instead_of_drawn(start):
    player = Player(start(guard_next=False))
    player.from_home()
    player.next()
    player.touch(next(row for row in player.acts() if does(row) == "ChooseCivilization"))
    wanted = player.bridge.question.ids[3]
    player.option(wanted)

    assert [mat.id for mat in player.bridge.state.players["p1"].civilizations] == [wanted]
