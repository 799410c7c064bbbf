"""How many touches the usual things of a game of Tapestry take, from a cold start."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

NAME = "touches of Tapestry"
COUNT = 1
FIRST = 0
MOST_TO_THE_FIRST_TURN, MOST_OF_BOTS, MOST_OF_AN_ADVANCE = 8, 3, 3
MOST_STEPS = 60


def run(count: int, seed: int) -> str:
    """One game to the kept score, each part counted."""
    from tests.screens import headless

    headless.install()
    told = [_played(str(seed + number)) for number in range(count)]
    for one in told:
        assert one["cold start to the first turn"] <= MOST_TO_THE_FIRST_TURN, one
        assert one["bots' turn"] <= MOST_OF_BOTS, one
        assert one["plain turn"] <= MOST_OF_AN_ADVANCE, one
    return ", ".join(f"{what} {n}" for what, n in told[0].items()) if told else "not counted"


def _played(seed: str) -> dict[str, int]:
    from tests.screens.app_maker import an_app
    from tests.screens.hand import Hand
    from tests.screens.tapestry.player import Player

    with tempfile.TemporaryDirectory() as home:
        hand = Hand(an_app(Path(home), "en")).start()
        hand.app.choices.change(guard_next=False)
        player = Player(hand, seed=seed, advances=4)
        try:
            return dict(_parts(player))
        finally:
            hand.stop()


def _parts(player):
    yield "cold start to the first turn", _counted(player, lambda: _begin(player))
    yield "income turn", _counted(player, lambda: _income(player))
    yield "bots' turn", _counted(player, player.bots_turn)
    yield "why of a bot's line", _why(player)
    yield "plain turn", _advance(player)
    yield "look-up from the bots' screen", _look_up(player)
    player.play()
    yield "end to kept", _counted(player, lambda: _keep(player))


def _counted(player, do: Callable[[], object]) -> int:
    before = player.touches
    do()
    return player.touches - before


def _begin(player) -> None:
    """Tapestry, its cards in Loom, Start, Skip: it draws; the choices; the first turn."""
    player.new_game()
    player.page("set.by_app.cards.yes")
    player.page("begin")
    player.page("skip")
    for _ in range(12):
        player.answer_all()
        if player.route != "tapestry/setup":
            return
        cards = player.acts_of("act.")
        player.page(cards[0] if cards else "skip")
    raise AssertionError("no first turn")


def _income(player) -> None:
    while player.bridge.view.phase != "bots":
        player.answer_all()
        player.step()


def _why(player) -> int:
    """The screen of the bots is left when they are done: their next turn is looked at."""
    while player.bridge.view.phase != "bots":
        player.answer_all()
        player.step()
    player.next()
    player.answer_all()
    why = next(one for one in player.page_acts() if one.startswith("why."))
    counted = _counted(player, lambda: player.page(why))
    assert player.view.desk.looking.opened == why
    player.done_by_hands()
    return counted


def _advance(player) -> int:
    """Of one without choices."""
    for _ in range(MOST_STEPS):
        player.answer_all()
        player.step()
        if player.of_advances:
            return player.of_advances[0]
    raise AssertionError("no such advance")


def _look_up(player) -> int:
    """From the bots' screen to the line where one asks."""
    while player.bridge.view.phase != "bots":
        player.answer_all()
        player.step()
    player.next()
    player.answer_all()
    counted = _counted(player, lambda: player.page("rules"))
    assert player.route == "rules"
    player.hand.app.nav.back()
    player.hand.settle()
    player.done_by_hands()
    return counted


def _keep(player) -> None:
    player.next()


if __name__ == "__main__":
    sys.exit(print(run(1, 1)))
