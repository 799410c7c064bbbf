"""Sheets above a page: closed by a touch beside them, but with nothing that was answered."""

from companion.core.message import Message
from companion.core.question import Amount
from companion.describe.layout import SCRIM
from companion.describe.node import Column, Page
from companion.describe.sheets import ask, over
from companion.describe.showing import Showing
from tests.describe.desks import a_surface


def closed_by_a_touch_beside(sheet):
    shown = Showing(lambda surface: over(Page(Column(())), sheet, surface, lambda: None))
    shown.show(a_surface())
    return any(hit.does for one in shown.pieces if one.key == SCRIM for hit in one.hits)


def test_what_was_answered_is_not_thrown_away_by_a_touch_beside_it():
    sheet = ask(Amount("points", Message("rules.title"), 0, 20), lambda value: None)
    untouched = closed_by_a_touch_beside(sheet)
    sheet.look(typed="1")()

    assert untouched
    assert not closed_by_a_touch_beside(sheet)
