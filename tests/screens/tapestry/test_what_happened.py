"""What happened, with a finger: turns newest first, the table of that moment, a change."""

from companion.core.answers import Source
from companion.pages.happening import key_of
from tests.screens.page_hand import faults_of, places, shown, type_into
from tests.screens.tapestry.test_time import a_game


def what_happened(start, steps=30):
    player = a_game(start, steps)
    player.hand.app.nav.go("log")
    player.hand.settle()
    return player


def at(player):
    """Where somebody is in it."""
    return player.view.at


def turn_with(player, step):
    """Its key, brought on the page."""
    turn = next(one for one in at(player).turns if any(s is step for s in one.steps))
    key = f"turn.{key_of(turn)}"
    while key not in shown(player.hand).page.acts:
        player.page("earlier")
    return turn, key


def test_a_turn_touched_shows_the_table_of_that_moment(start):
    player = what_happened(start)
    older = at(player).turns[-3]
    player.page(f"turn.{key_of(older)}")

    assert at(player).chosen(at(player).turns) == older
    assert faults_of(player.hand) == []
    player.page("next")
    assert at(player).chosen(at(player).turns) == at(player).turns[-2]


def test_the_game_is_taken_back_to_the_moment_shown(start):
    player = what_happened(start)
    older = at(player).turns[-3]
    player.page(f"turn.{key_of(older)}")
    player.page("take_back")

    assert player.bridge.session.last.id == older.steps[-1].id
    assert any(turn.undone for turn in at(player).turns)


def test_a_change_begins_at_the_step_and_says_what_it_says_now(start):
    player = what_happened(start)
    step = next(
        one
        for one in reversed(player.bridge.session.entries)
        if any(given.source is Source.SAID for given in one.answers.values())
    )
    turn, key = turn_with(player, step)
    if at(player).chosen(at(player).turns) != turn:
        player.page(key)
    player.page(f"step.{step.id}" if len(turn.steps) > 1 else key)
    player.page("change")
    now = [met.hit.says for met in places(player.hand) if "Now: " in met.hit.says]
    assert now
    player.page(next(one for one in player.page_acts() if one.startswith("otherwise.")))
    player.page(next(one for one in player.page_acts() if one.startswith("answer.")))

    assert at(player).rerun is not None or player.route == "log"


def test_back_closes_what_is_open_and_then_leaves(start):
    player = what_happened(start)
    last = player.bridge.session.last
    at(player).opens(last.id)()
    player.view.view.again()
    player.hand.settle()
    player.page("change")
    for _ in range(2):
        player.hand.key(27)
        player.hand.settle()
        assert player.route == "log"
    player.hand.key(27)

    assert player.route != "log"


def test_the_turns_of_one_side_are_looked_at_alone(start):
    player = what_happened(start)
    player.page(next(one for one in player.page_acts() if one.startswith("whose.owner-automa")))
    found = [one for one in shown(player.hand).page.acts if one.startswith("turn.")]
    icons = {f"turn.{key_of(one)}": one.turn.icon for one in at(player).turns}

    assert {icons[one] for one in found} == {"owner-automa"}


def test_turns_are_found_by_what_is_typed(start):
    player = what_happened(start)
    type_into(player.hand, "income", "find")
    found = [one for one in shown(player.hand).page.acts if one.startswith("turn.")]
    assert 0 < len(found) < len(at(player).turns)
    type_into(player.hand, "nothing of the kind", "find")

    assert not [one for one in shown(player.hand).page.acts if one.startswith("turn.")]
