"""What is chosen before a game, by touch; the last choices stand the next time."""

from tests.screens.new_game_hand import begin, choose, decide, open_new
from tests.screens.page_hand import touch
from tests.screens.set_up_hand import walk
from tests.screens.tapestry.player import Player


def test_the_last_choices_stand_the_next_time(start, tmp_path):
    player = Player(start(folder=tmp_path))
    player.new_game()
    for place in ("set.level.6", "turn.expansions.FF", "more", "setting.capital"):
        touch(player.hand, place)
    deciding = player.view.deciding
    chosen = deciding.new.options
    begin(player.hand)
    player.hand.app.bridge.close()
    player.hand.app.nav.home()
    again = open_new(player.hand, "tapestry")

    assert chosen.level == 6
    assert chosen.expansions
    assert again.new.options == chosen


def test_cards_are_put_away_and_the_set_up_says_so(start):
    player = Player(start(guard_next=False))
    open_new(player.hand, "tapestry")
    decide(player.hand, "suggested.tapestry", "yes")
    for place in ("more", "setting.put_away.tapestry", "answer.feudalism", "answer"):
        touch(player.hand, place)
    begin(player.hand)
    out = player.bridge.state.options.variants.removed_tapestries

    assert {"feudalism", "renaissance"} <= {*out}
    assert "feudalism" not in player.bridge.state.decks["tapestry"].cards


def test_a_civilization_is_chosen_instead_of_drawn(start):
    player = Player(start(guard_next=False))
    player.from_home()
    walk(player.hand, lambda: len(player.acts_of("act.draw_civilizations")) > 1)
    player.page(player.acts_of("act.draw_civilizations")[1])
    wanted = player.bridge.question.ids[3]
    player.page(f"answer.{wanted}")

    assert [mat.id for mat in player.bridge.state.players["p1"].civilizations] == [wanted]


def test_an_own_level_stands_on_a_printed_one(start):
    player = Player(start())
    deciding = open_new(player.hand, "tapestry")
    choose(player.hand, level="own")
    decide(player.hand, "own.points", 2)

    assert deciding.new.options.own_level.points == 2


def test_a_name_of_two_words_is_typed_and_offered_the_next_time(start):
    player = Player(start())
    open_new(player.hand, "tapestry")
    choose(player.hand, person_1="Ada L")
    begin(player.hand)
    player.hand.app.nav.home()
    deciding = open_new(player.hand, "tapestry")

    assert [one.name for one in player.hand.app.library.people.all()] == ["Ada L"]
    assert deciding.new.value("person.1") == "Ada L"


def test_seats_change_places(start):
    player = Player(start())
    deciding = open_new(player.hand, "tapestry")
    choose(player.hand, table=3, way="everything")
    for number, name in enumerate(("Ada", "Grace", "Mary"), 1):
        decide(player.hand, f"person.{number}", name)
    touch(player.hand, "more")
    assert "setting.order" in player.page_acts()
    first, *others = deciding.new.value("order")
    decide(player.hand, "order", (*others, first))

    assert [one.name for one in deciding.new.options.participants] == ["Grace", "Mary", "Ada"]
