"""A tab that is killed in the middle of a game: nothing that it showed is lost."""

import time
from random import Random

GAMES = ("score_pad", "rise_and_fall", "imperium", "tapestry")
STAYS = ("offer.", "answer.", "digit.", "undo", "redo", "enter", "tick.", "cell:", "key.", "on")
"""Acts that stay in the game."""
TOUCHES = 6


class Player:
    """Somebody at a page who touches whatever there is, and is cut off."""

    def __init__(self, browser, address: str, chance: Random) -> None:
        self.browser, self.address, self.chance = browser, address, chance
        self.touches = self.steps = 0

    def begin(self, game: str) -> None:
        self.browser.open(self.address)
        self.browser.touch(f"new.{game}")
        self.browser.touch("begin")

    def play_until_killed(self) -> int:
        """The steps that were shown when it was killed."""
        for _ in range(self.chance.randrange(1, TOUCHES)):
            if not (acts := self._acts()):
                break
            self.browser.touch(self.chance.choice(acts))
            self.touches += 1
        shown = self._steps()
        forward = [one for one in self._acts() if one != "undo"]
        if forward:
            self.browser.tap(self.chance.choice(forward))
            time.sleep(self.chance.random() * 0.08)
        self.browser.kill()
        return shown

    def go_on(self) -> int:
        """The steps there are when it is opened again."""
        self.browser.open(self.address)
        self.browser.touch("go_on")
        return self._steps()

    def _acts(self) -> list[str]:
        return [one for one in self.browser.acts if one.startswith(STAYS)]

    def _steps(self) -> int:
        return int(self.browser.value("document.getElementById('page').dataset.steps"))


def kill_often(browser, address: str, count: int, chance: Random) -> str:
    """So many tabs of one player; what is lost raises."""
    player = Player(browser, address, chance)
    kept = 0
    for case in range(count):
        if case % 25 == 0:
            player.begin(GAMES[case // 25 % len(GAMES)])
        shown = player.play_until_killed()
        found = player.go_on()
        assert found >= shown, f"case {case}: {shown} steps were shown, {found} are there"
        kept += found
    return f"{player.touches} touches, {kept} steps found again, 0 lost"
