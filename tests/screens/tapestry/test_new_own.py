"""An own level, an own Automa civilization, the map and the seats, all by touch."""

from companion.games.tapestry.options import MapSide, OwnCivilization, OwnLevel
from screens.games.tapestry.new_own import OwnAmountRow, OwnText
from screens.new_game.people import SeatRow
from screens.widgets.controls.acts import ActRow
from screens.widgets.controls.button import IconButton
from screens.widgets.controls.chips import Chip
from screens.widgets.controls.field import Field
from tests.screens.tapestry.player import Player


def at_new_game(start, folder=None):
    player = Player(start(folder=folder) if folder else start())
    player.new_game()
    return player


def of_sheet(player, kind, **known):
    """What the sheet on top holds."""
    for one in player.hand.app.nav.overlays[-1].walk():
        if isinstance(one, kind) and all(getattr(one, key) == known[key] for key in known):
            return one
    raise AssertionError(f"no {kind.__name__} {known}")


def chip(player, chips, option):
    """A chip of the screen itself."""
    ids = {**player.view.ids, **player.view.ids.more.options.ids}
    return next(one for one in ids[chips].children if one.option_id == option)


def one_more(player, what):
    row = of_sheet(player, OwnAmountRow, asks=f"own.{what}")
    player.touch(next(one for one in row.walk() if getattr(one, "icon", "") == "plus"))


def seats(player):
    return [one.name for one in player.view.options.participants]


def row_of(player, number):
    return next(player.hand.all(SeatRow, number=number))


def move(player, number, icon):
    row = row_of(player, number)
    player.touch(
        next(one for one in row.walk() if isinstance(one, IconButton) and one.icon == icon)
    )


def three_who_tell_everything(player):
    player.touch(chip(player, "tables", "3"))
    player.touch(next(row for row in player.hand.all(ActRow) if row.do == "everything"))


def three_people(start):
    player = at_new_game(start)
    three_who_tell_everything(player)
    for number, name in enumerate(("Ada", "Grace", "Mary"), 1):
        next(one for one in row_of(player, number).walk() if isinstance(one, Field)).text = name
    return player


class TestOwnLevel:
    def test_its_amounts_stand_on_a_printed_level(self, start):
        player = at_new_game(start)
        player.touch(chip(player, "levels", "own"))
        player.touch(of_sheet(player, Chip, option_id="5"))
        for what in ("points", "points", "extra_cards", "extra_advances"):
            one_more(player, what)
        player.button("kit.take")
        player.button("tapestry.new.start")

        assert player.bridge.state.options.level == 5
        assert player.bridge.state.options.own_level == OwnLevel(2, 1, 1)

    def test_a_button_held_goes_on_counting(self, start, monkeypatch):
        monkeypatch.setattr("screens.widgets.asking.counter.FIRST", 0)
        monkeypatch.setattr("screens.widgets.asking.counter.NEXT", 0)
        monkeypatch.setattr("screens.widgets.asking.counter.FASTEST", 0)
        player = at_new_game(start)
        player.touch(chip(player, "levels", "own"))
        row = of_sheet(player, OwnAmountRow, asks="own.points")
        plus = next(one for one in row.walk() if getattr(one, "icon", "") == "plus")
        player.into_sight(plus)
        finger = player.hand.press(plus)
        player.hand.frames(40)
        player.hand.lift(finger)
        player.hand.settle()

        assert player.view.options.own_level.points > 3

    def test_it_is_there_again_after_a_printed_one(self, start, tmp_path):
        player = at_new_game(start, tmp_path)
        player.touch(chip(player, "levels", "own"))
        one_more(player, "points")
        player.button("kit.take")
        player.touch(chip(player, "levels", "3"))
        printed = player.view.options
        player.button("tapestry.new.start")
        player.hand.app.bridge.close()
        player.hand.app.nav.home()
        player.hand.app.nav.go("tapestry/new")
        player.touch(chip(player, "levels", "own"))

        assert (printed.level, printed.own_level) == (3, None)
        assert player.view.options.own_level == OwnLevel(points=1)


class TestOwnCivilization:
    def test_it_is_played_and_kept_for_the_next_time(self, start, tmp_path):
        player = at_new_game(start, tmp_path)
        player.touch(chip(player, "civilizations", "own"))
        of_sheet(player, Field, label=player.say("tapestry.new.own_name")).text = "Bakers"
        player.touch(of_sheet(player, Chip, option_id="science"))
        of_sheet(player, OwnText).text = "4 points for each loaf"
        player.button("kit.take")
        player.button("tapestry.new.start")
        wanted = OwnCivilization("Bakers", "science", "4 points for each loaf")
        played = player.bridge.state.options.own_civilization
        player.hand.app.bridge.close()
        player.hand.app.nav.home()
        again = player.hand.app.nav.go("tapestry/new")
        player.hand.settle()
        player.touch(chip(player, "civilizations", "drawn"))

        assert played == wanted
        assert again.options.own_civilization is None
        assert again.options.put_aside.civilization == wanted


class TestMap:
    def test_a_solo_game_is_never_on_the_large_map(self, start):
        player = at_new_game(start)
        large = chip(player, "maps", "large")
        player.touch(large)

        assert large.reason == player.say("tapestry.options.solo_map")
        assert player.view.options.map_side is MapSide.BY_PLAYERS

    def test_three_may_take_the_large_map(self, start):
        player = at_new_game(start)
        three_who_tell_everything(player)
        player.touch(chip(player, "maps", "large"))

        assert player.view.options.side is MapSide.LARGE
        assert not player.view.reason

    def test_a_map_too_small_is_left_when_more_sit_down(self, start):
        player = at_new_game(start)
        player.touch(chip(player, "maps", "small"))
        player.touch(chip(player, "tables", "5"))
        player.touch(next(row for row in player.hand.all(ActRow) if row.do == "everything"))

        assert player.view.options.side is MapSide.LARGE
        assert chip(player, "maps", "small").reason == player.say("tapestry.options.small_map", n=3)


class TestSeats:
    def test_names_are_moved_up_and_down(self, start):
        player = three_people(start)
        colours = [one.colour for one in player.view.options.participants]
        move(player, 1, "chevron-down")
        move(player, 3, "chevron-up")

        assert seats(player) == ["Grace", "Mary", "Ada"]
        assert [one.id for one in player.view.options.participants] == ["p1", "p2", "p3"]
        assert [one.colour for one in player.view.options.participants][2] == colours[0]

    def test_alone_there_is_nothing_to_move(self, start):
        player = at_new_game(start)
        rows = [one for one in row_of(player, 1).walk() if "chevron" in getattr(one, "icon", "")]

        assert [one.shown for one in rows] == [False, False]
        assert not player.view.ids.seats_note.text


class TestWhoPlayedBefore:
    """Names are offered the next time, and not twice at a table."""

    def test_a_name_takes_the_first_free_seat(self, start):
        player = at_new_game(start)
        for name in ("Ada", "Grace"):
            player.hand.app.library.people.add(name)
        player.hand.app.nav.home()
        player.new_game()
        player.touch(chip(player, "tables", "3"))
        player.touch(chip(player, "known", "Grace"))
        player.touch(chip(player, "known", "Ada"))

        assert seats(player) == ["Grace", "Ada", ""]
        assert player.view.known == []
        assert row_of(player, 1).name == "Grace"

    def test_a_name_of_two_words_can_be_typed(self, start):
        player = at_new_game(start)
        field = next(one for one in row_of(player, 1).walk() if isinstance(one, Field))
        for letter in "Ada L":
            field.insert_text(letter)

        assert field.text == "Ada L"
        assert seats(player) == ["Ada L"]

    def test_names_of_a_game_are_kept(self, start):
        player = three_people(start)
        player.button("tapestry.new.start")

        known = [person.name for person in player.hand.app.library.people.all()]
        assert known == ["Ada", "Grace", "Mary"]

    def test_two_people_of_one_name_are_refused(self, start):
        player = three_people(start)
        next(one for one in row_of(player, 2).walk() if isinstance(one, Field)).text = "ada"

        assert player.view.reason == player.say("core.name.twice", name="ada")
