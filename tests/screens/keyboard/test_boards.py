"""Pieces are laid, carried and turned by keys alone."""

from companion.games.rise_and_fall.options import Options, Participant
from companion.games.tapestry.boards.capital import cell_of
from companion.games.tapestry.city.commands import TakeLandmark
from tests.fingers.keys import ENTER, LEFT, RIGHT
from tests.screens.page_hand import places, shown, touch
from tests.screens.tapestry.test_capital import placed
from tests.screens.tapestry_games import ready


def struck(hand, key, *held):
    hand.key(key, chr(key) if key < 128 else None, *held)
    hand.settle()


class TestThePieceInTheCapital:
    """It lies where the ring is; the ring goes from plot to plot."""

    def test_it_is_laid_by_arrows_and_enter(self, hand):
        ready(hand)
        hand.app.bridge.do(TakeLandmark("p1", "tech_hub"))
        hand.app.nav.go("tapestry/capital")
        hand.settle()
        view = hand.app.nav.view.view
        lit = [key for key in shown(hand).page.acts if key.startswith("plot.")]
        row, column = next(cell for cell in map(cell_of, lit) if cell[1] < 8)
        view.keys.focused, view.keys.seen = f"plot.{row}.{column + 1}", True
        struck(hand, LEFT)
        assert view.keys.focused == f"plot.{row}.{column}"
        struck(hand, ENTER)
        assert shown(hand).gold == "lay"
        struck(hand, ENTER, "ctrl")

        assert placed(hand)[-1].piece == "tech_hub"


def ring_on(hand, key):
    keys = hand.app.nav.view.view.keys
    keys.focused, keys.seen = key, True


class TestATile:
    """Shift and an arrow carry what has the ring, R turns it."""

    def test_it_is_turned_and_laid_on_the_map(self, hand):
        people = tuple(Participant(f"p{at}") for at in (1, 2))
        hand.app.bridge.begin("rise_and_fall", Options(people, way="world", world=True))
        hand.app.nav.go("rise_and_fall/world")
        hand.settle()
        touch(hand, "tool.stamp")
        before = hand.app.nav.view.desk.looking.opened
        struck(hand, ord("r"))
        turned = hand.app.nav.view.desk.looking.opened
        ring_on(hand, "tile")
        struck(hand, LEFT, "shift")

        assert turned != before
        assert len(hand.app.bridge.state.tiles) == 1


def test_a_token_is_carried_a_space_further(hand):
    ready(hand)
    hand.app.nav.go("check")
    hand.settle()
    token = next(met.hit.key for met in places(hand) if met.hit.carries)
    track = token.split(".")[1]
    before = hand.app.bridge.state.tracks
    ring_on(hand, token)
    struck(hand, RIGHT, "shift")
    after = hand.app.bridge.state.tracks
    pairs = ((before[who][track], after[who][track]) for who in before)
    moved = [(was[0], now[0]) for was, now in pairs if was != now]

    assert moved == [(0, 1)]
