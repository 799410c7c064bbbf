"""How pages in play look: gold in its corner, words to be read from afar, little empty ground."""

from statistics import fmean

from companion.pages.places import page_of, part_of
from tests.describe.desks import a_surface, played
from tests.describe.measured import LOW, RIGHT, flat_ground, gold_at, laid, small_words

MOMENTS = (("tapestry", 25), ("tapestry", 60), ("imperium", 30), ("rise_and_fall", 30))
FORMS = ("landscape", "portrait", "phone")
WORDS, GROUND = 0.25, 0.30
"""So much at the most, on the mean of these; of every state says the soak of pages in play."""


def test_gold_stands_in_its_corner_and_words_and_ground_stay_within_bounds():
    words, ground = [], []
    for game, steps in MOMENTS:
        desk = played(game, steps)
        make = page_of(game, part_of(desk.session))
        for form in FORMS:
            shown = laid(lambda surface, make=make, desk=desk: make(desk, surface), a_surface(form))
            at = gold_at(shown)
            words.append(small_words(shown))
            ground.append(flat_ground(shown))

            assert at is None or (at[0] >= RIGHT and at[1] >= LOW), (game, steps, form, at)

    assert fmean(words) <= WORDS, words
    assert fmean(ground) <= GROUND, ground
