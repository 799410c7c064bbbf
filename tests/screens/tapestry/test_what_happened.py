"""What happened: turns newest first, the table of that moment, a change that begins there."""

from companion.core.answers import Source
from screens.play.turn_card import HappenedStep, TurnCard
from screens.widgets.asking.question import OptionRow
from tests.screens.tapestry.test_time import a_game


def what_happened(start, steps=30):
    player = a_game(start, steps)
    player.hand.app.nav.go("log")
    player.hand.settle()
    return player


def cards(player):
    """From the top."""
    return player.view.ids.turns.children[::-1]


def test_the_newest_turn_is_first_and_its_steps_are_in_order(start):
    player = what_happened(start)
    turns = [card.turn for card in cards(player)]
    ids = [[step.id for step in turn.steps] for turn in turns]

    assert ids == sorted(ids, reverse=True)
    assert all(steps == sorted(steps) for steps in ids)
    assert turns[0].steps[-1] is player.bridge.session.last
    assert cards(player)[0].chosen


def test_every_step_is_in_one_turn_older_ones_when_asked_for(start):
    player = what_happened(start)
    while player.view.more:
        player.button("app.log.earlier")
    steps = [step.id for card in cards(player) for step in card.turn.steps]

    assert sorted(steps) == [entry.id for entry in player.bridge.session.entries]


def test_a_turn_touched_shows_the_table_of_that_moment(start):
    player = what_happened(start)
    older = next(card for card in cards(player)[1:] if card.turn.turn.icon.startswith("owner-h"))
    player.touch(older)
    state = older.turn.steps[-1].after
    shown = {t.owner: t.space for t in player.view.board.lanes.lanes[1].track.tokens}

    assert older.chosen
    assert shown["p1"] == max(state.tracks["p1"]["science"])
    player.touch(player.hand.find(icon="chevron-right"))
    assert not older.chosen


def test_the_game_is_taken_back_to_the_moment_shown(start):
    player = what_happened(start)
    older = cards(player)[2]
    last = older.turn.steps[-1]
    player.touch(older)
    player.button("app.log.take_back")

    assert player.bridge.session.last.id == last.id
    assert any(card.undone for card in cards(player))


def test_a_change_begins_at_the_step_and_says_what_it_says_now(start):
    player = what_happened(start)
    step = next(
        one
        for one in reversed(player.bridge.session.entries)
        if any(given.source is Source.SAID for given in one.answers.values())
    )
    while not any(step in card.turn.steps for card in cards(player)):
        player.button("app.log.earlier")
    card = next(card for card in cards(player) if step in card.turn.steps)
    if not card.chosen:
        player.touch(card)
    player.touch(next(line for line in card.walk() if _first(line, step)))
    player.button("app.log.change")
    now = [one for one in player.hand.all() if getattr(one, "text", "").startswith("Now: ")]
    asks = next(one for one in player.hand.all() if getattr(one, "icon", "") == "edit")
    assert now
    player.touch(asks)
    player.touch(next(player.hand.all(OptionRow)))

    assert player.route in ("changed", "log")


def _first(line, step) -> bool:
    return isinstance(line, HappenedStep) and line.step == step.id


def test_a_turn_is_a_card_for_itself_and_says_who_and_the_points(start):
    player = what_happened(start)
    card = next(one for one in cards(player) if one.turn.turn.icon == "owner-automa")
    before, after = card.turn.points

    assert isinstance(card, TurnCard)
    assert (
        card.title
        == player.say("tapestry.log.bots", n=card.turn.steps[0].before.turn_number).capitalize()
    )
    assert str(after) in card.points
    assert (before == after) == ("before" in card.points)


def test_the_turns_of_one_side_are_looked_at_alone(start):
    player = what_happened(start)
    whose = next(one for one in player.view.people if one[0].startswith("owner-automa"))
    player.chip(whose[1])

    assert cards(player)
    assert {card.turn.turn.icon for card in cards(player)} == {"owner-automa"}

    player.chip(player.say("app.log.everybody"))

    assert len({card.turn.turn.icon for card in cards(player)}) > 1


def test_turns_are_found_by_what_is_told_of_them_and_the_words_are_marked(start):
    player = what_happened(start)
    field = player.view.ids.search
    player.touch(field)
    field.insert_text("income")
    player.hand.wait(0.3)
    found = cards(player)

    assert 0 < len(found) < len(player.view.turns)
    assert all("[b]" in card.found or any(mark for _, mark in card.lines) for card in found)
    assert player.view.found == player.say("app.log.found", n=len(player.view.wanted))
    assert any(card.chosen for card in found)

    field.text = "nothing of the kind"
    player.hand.wait(0.3)

    assert not cards(player)
    assert player.view.found == player.say("app.log.found_none")

    field.text = ""
    player.hand.settle()

    assert len(cards(player)) > len(found)
