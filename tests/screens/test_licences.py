"""Whose work Loom stands on, each with its licence to read, reached from About."""

from companion.content.notices import notices, text_of
from screens.widgets.controls.acts import ActRow
from screens.widgets.text.prose import Note
from tests.screens.imperium.fingers import Fingers


def test_every_licence_stands_in_its_own_words():
    assert all(len(text_of(one)) > 800 for one in notices())
    assert "Sam Lantinga" in text_of(notices()[3])


def test_the_longest_is_read_from_about(hand):
    hand.app.nav.go("about")
    hand.settle()
    hand.tap(hand.button("app.about.licences_of", n=len(notices())))
    hand.settle()
    longest = max(notices(), key=lambda one: len(text_of(one)))
    row = next(row for row in hand.all(ActRow) if row.do is longest)
    Fingers(hand).touch(row)
    shown = [one.text for one in hand.app.nav.overlays[-1].walk() if isinstance(one, Note)]

    assert sum(map(len, shown)) > 0.7 * len(text_of(longest))
    assert all(one.texture_size[1] < 4096 for one in hand.all(Note))
