"""Whole games in a browser: by a finger, by keys alone, by what the page tells who hears it."""

from collections.abc import Callable
from random import Random

from tests.web.chromium import Chromium

GAMES = ("score_pad", "rise_and_fall", "imperium", "tapestry")
AWAY = (
    *(
        "back",
        "leave",
        "answer_back",
        "undo",
        "redo",
        "menu",
        "rules",
        "log",
        "check",
        "score",
        "guide",
        "go.",
    ),
    *("language", "settings", "abandon", "open.", "kind.", "take_back", "capital", "setup"),
    *("again", "picture"),
)
"""Acts that lead out of the game or back in it."""
ASIDE = (
    "seat.",
    "space.",
    "hex.",
    "person.",
    "right.",
    "cell.",
    "count.",
    "offer.right",
    "hand",
    "mine",
    "cards",
)
"""Those that look at something or put it right."""
END = {"rise_and_fall": ("menu", "offer.count_now"), "imperium": ("menu", "go.end")}
"""What a player touches who has had enough."""
ONCE_MORE = ("Play again", "Share as a picture")
ENOUGH, MOST = 60, 900
FEW = "digit.0", "digit.1", "digit.2"
CODES = {"Enter": 13, "Tab": 9, "Escape": 27}
CODES |= {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
SHIFT = 8
THERE = """(way => {
  const now = document.activeElement;
  if (now.dataset.does === way) return true;
  const board = [...now.parentElement.children].filter(one => one.dataset.does === way);
  if (!now.matches("#page button") || !board.length || board[0].tabIndex === 0) return "";
  const [from, to] = [now, board[0]].map(one => one.getBoundingClientRect());
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const ways = [x < 0 ? "ArrowLeft" : "ArrowRight", y < 0 ? "ArrowUp" : "ArrowDown"];
  return Math.abs(x) < Math.abs(y) ? ways.reverse() : ways;
})"""
"""Whether keys are on what does it; on its board the arrows that lead there, nearest way first."""


class ByFinger:
    """Sees every act, touches."""

    def __init__(self, browser: Chromium) -> None:
        self.browser = browser

    def ways(self) -> list[str]:
        """What can be done, each once."""
        return list(dict.fromkeys(self.browser.acts))

    def gold(self) -> str:
        """What goes on."""
        return self.browser.value("document.getElementById('page').dataset.gold")

    def take(self, way: str) -> None:
        """Until the page has changed."""
        self.browser.touch(way)


class ByKeys(ByFinger):
    """The keys alone: Tab to it or to its board, on which arrows lead on, and Enter."""

    def take(self, way: str) -> None:
        before = self.browser.value("window.shown")
        self._reach(way)
        self.strike("Enter")
        self.browser.wait(f"window.shown > {before}")
        self.browser.settle()

    def _reach(self, way: str) -> None:
        for _ in range(400):
            ways = self.browser.value(f"{THERE}({way!r})")
            if ways is True:
                return
            if ways:
                self._point(ways)
            else:
                self.strike("Tab")
        raise AssertionError(f"no key comes to {way}")

    def _point(self, ways: list[str]) -> None:
        """The nearest way, unless nothing lies there."""
        for one in ways:
            before = self.browser.value("document.activeElement.dataset.key")
            shown = self.browser.value("window.shown")
            self.strike(one)
            self.browser.wait(f"window.shown > {shown}")
            self.browser.settle()
            if self.browser.value("document.activeElement.dataset.key") != before:
                return
        raise AssertionError(f"no arrow leads on from {before}")

    def strike(self, name: str, held: int = 0) -> None:
        """A key, pressed and lifted."""
        code = CODES[name]
        more = {"key": name, "code": name, "windowsVirtualKeyCode": code, "modifiers": held}
        for kind in ("rawKeyDown", "keyUp"):
            self.browser.ask("Input.dispatchKeyEvent", type=kind, **more)
            if kind == "rawKeyDown" and name == "Enter":
                self.browser.ask("Input.dispatchKeyEvent", type="char", key=name, text="\r")


class ByEar(ByFinger):
    """Knows names and roles of the accessibility tree, and nothing else."""

    def _buttons(self) -> list[dict]:
        tree = self.browser.ask("Accessibility.getFullAXTree")["nodes"]
        found = []
        for node in tree:
            told = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
            is_button = node.get("role", {}).get("value") == "button"
            if is_button and not told.get("disabled"):
                name = node.get("name", {}).get("value", "")
                assert name, f"a button without a name: {node}"
                found.append({"name": name, "id": node["backendDOMNodeId"], **told})
        return found

    def ways(self) -> list[str]:
        return [one["name"] for one in self._buttons()]

    def gold(self) -> str:
        keyed = (one["name"] for one in self._buttons() if one.get("keyshortcuts"))
        return next(keyed, "")

    def take(self, way: str) -> None:
        before = self.browser.value("window.shown")
        button = next(one for one in self._buttons() if one["name"] == way)
        node = self.browser.ask("DOM.resolveNode", backendNodeId=button["id"])["object"]
        self.browser.ask(
            "Runtime.callFunctionOn",
            objectId=node["objectId"],
            functionDeclaration="function() { this.click() }",
        )
        self.browser.wait(f"window.shown > {before}")
        self.browser.settle()


Way = Callable[[Chromium], ByFinger]


def play(browser: Chromium, address: str, game: str, way: Way, chance: Random) -> int:
    """From a new game to the kept one; how many touches."""
    browser.open(address)
    browser.touch(f"new.{game}")
    browser.touch("begin")
    player, touches = way(browser), 0
    while not is_kept(browser):
        assert touches < MOST, f"{game} does not come to its end"
        player.take(chosen(player, chance, touches, game))
        touches += 1
    return touches


def is_kept(browser: Chromium) -> bool:
    """On the page of a past game."""
    acts = browser.acts
    return "reopen" in acts or ("again" in acts and "keep" not in acts)


def chosen(player: ByFinger, chance: Random, touches: int, game: str) -> str:
    """Gold as a rule, else whatever does not lead away; the end once it was enough."""
    gold, ways = player.gold(), player.ways()
    if touches > ENOUGH:
        ends = [one for one in END.get(game, ()) if one in ways]
        if ends and (ends[-1] != "menu" or chance.random() < 0.2):
            return ends[-1]
    if gold and gold in ways and chance.random() < 0.85:
        return gold
    if "rub_out" in ways:
        return chance.choice((*FEW, "rub_out"))
    stays = [one for one in ways if not one.startswith(AWAY) and not is_away(one)]
    does = [one for one in stays if not one.startswith(ASIDE)]
    return chance.choice(does or stays or ways)


def is_away(name: str) -> bool:
    """By its words, for who only hears them."""
    return name in ("Back", "Menu", "Rules", "Undo", "Look up", "Search", "Score", *ONCE_MORE)
