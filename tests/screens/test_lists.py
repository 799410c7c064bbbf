"""Lists under a real finger: a row opens, the list moves, at every size of the window."""

import pytest

from screens.history.past_game import PastGame
from screens.people.person import PersonPage
from screens.play.turn_card import TurnCard
from screens.rules.finder import RuleRow
from screens.rules.overlay import HelpSheet
from screens.widgets.lists.rows import ItemRow
from tests.screens.states.score_pad import log, past_searched, people

SIZES = [(1280, 800), (800, 1280), (411, 823)]


@pytest.fixture(params=SIZES, ids=["landscape", "portrait", "phone"])
def turned(hand, request):
    """A hand on a window of this size."""
    hand.turn(*request.param)
    return hand


def rows_of(hand, kind=ItemRow):
    hand.settle()
    return sorted(hand.all(kind), key=lambda row: -row.y)


def pull(hand, rows):
    """Drag a list up by its middle; where it stood before and after."""
    before = rows.scroll_y
    x, y = hand.centre(rows)
    hand.drag((x, y), (x, y + rows.height * 0.3))
    return before, rows.scroll_y


class TestARowOpens:
    def test_of_past_games(self, turned):
        past_searched(turned)
        turned.tap(rows_of(turned)[0])

        assert isinstance(turned.app.nav.view, PastGame)

    def test_of_people(self, turned):
        people(turned)
        first = rows_of(turned)[0]
        name = first.title
        turned.tap(first)

        assert isinstance(turned.app.nav.view, PersonPage)
        assert turned.app.nav.view.name == name

    def test_of_the_rules(self, turned):
        turned.app.nav.go("rules", game="tapestry")
        drawer = next(row for row in rows_of(turned, RuleRow) if row.id == "kind:icon")
        turned.tap(drawer)
        entry = rows_of(turned, RuleRow)[0]
        wanted = entry.id
        turned.tap(entry)
        over = [each for each in turned.app.nav.overlays if isinstance(each, HelpSheet)]
        beside = turned.app.nav.view.ids.page.entry_id

        assert turned.app.nav.view.ids.finder.kind == "icon"
        assert (over[0].trail[-1] if over else beside) == wanted

    def test_of_the_log(self, turned):
        log(turned)
        card = rows_of(turned, TurnCard)[0]
        turned.tap(card)

        assert card.chosen


class TestAListMoves:
    def test_of_the_rules(self, turned):
        turned.app.nav.go("rules", game="tapestry")
        turned.app.nav.view.ids.finder.kind = "icon"
        turned.settle()
        before, after = pull(turned, turned.app.nav.view.ids.finder.ids.rows)

        assert before == 1
        assert after < before

    def test_where_nothing_was_found_the_words_stand_there_instead(self, turned):
        turned.app.nav.go("rules", game="tapestry")
        turned.app.nav.view.ids.finder.ids.field.text = "qwrtzp"
        turned.settle()

        assert rows_of(turned, RuleRow) == []
        assert turned.find(text=turned.say("rules.nothing")).height > 0
