"""Solo booklet, the Atlanteans' table: a Region in play put into History."""

from tests.imperium.rig import a_position, act, cards


def test_it_is_named_as_the_one_played_last():
    first, last = cards("region", "region")
    done = act(a_position("atlanteans", play=(last, first)), "archive region in play")

    assert done.civ.history == (last,)
    assert done.civ.play == (first,)
    assert done.words[0].startswith("The Region it played last")
