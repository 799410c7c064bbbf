"""Count the points of a table that was played without the app: which game, and who; no more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.count_keys import Key, keypad
from companion.describe.node import Act, Column, Do, Field, Grid, Node, Page, Pic, Scroll, Text
from companion.describe.parts import bar, dock, foot, gold
from companion.describe.surface import Surface
from companion.games import GAMES, find_game, title
from companion.library.library import Library
from companion.library.new_game import NewGame, Say

GROUND, PAD = "app", "score_pad"
COUNTED = ("rise_and_fall", "tapestry", "imperium", PAD)
"""In the order in which tables ask for it."""
EMBLEMS = {
    "tapestry": "card-tapestry",
    PAD: "calculator",
    "imperium": "imperium-civilised",
    "rise_and_fall": "rise-civilization",
}
AT_FIRST, MOST_KNOWN, MOST_PADS = 2, 12, 6


@dataclass
class Choosing:
    """What is chosen before a count; nothing is kept until it begins."""

    library: Library
    say: Say
    begin: Callable[[NewGame], object]
    back: Do
    game: str = COUNTED[0]
    names: list[str] = field(default_factory=lambda: [""] * AT_FIRST)
    new: NewGame = field(init=False)

    def __post_init__(self) -> None:
        self.choose(self.game)

    def choose(self, game: str) -> None:
        """Another game, with the same people as far as it has seats."""
        self.game = game
        self.new = NewGame.like_last(self.library, find_game(game), self.say)
        low, high = self.new.game.counts
        self.seat(max(low, min(high, len(self.names))))

    def seat(self, n: int) -> None:
        """So many people."""
        self.names = [*self.names, *[""] * n][:n]

    def call(self, at: int, name: str) -> None:
        """Somebody is called so."""
        self.names[at] = name.strip()

    def sit(self, name: str) -> None:
        """Somebody who played before takes the first seat without a name, or gets up."""
        if name in self.names:
            self.names[self.names.index(name)] = ""
        elif "" in self.names:
            self.names[self.names.index("")] = name

    def lay_out(self, key: str, value: str) -> None:
        """A pad: its title as it was laid out before, or a common kind."""
        self.new = self.new.answer(key, value)

    def start(self) -> None:
        """The sheet."""
        options = self.new.game.to_count(self.new.options, tuple(self.names))
        self.begin(self.new.another(self.new.game, options))


def count(choosing: Choosing, surface: Surface) -> Page:
    """Four games, so many people, gold."""
    acts = Acts()
    acts.add("back", choosing.back)
    acts.add("begin", choosing.start)
    said = Message("app.count.title")
    top = bar(surface, GROUND, said)
    parts = (
        Text(Message("app.count.what"), "label", bold=True, key="what"),
        Grid(tuple(_game(choosing, one, acts) for one in COUNTED), narrowest=150, key="games"),
        *(_pad(choosing, acts) if choosing.game == PAD else ()),
        Text(Message("app.count.how_many"), "label", bold=True, key="how_many"),
        keypad(_numbers(choosing, acts), 4, 64.0, "numbers"),
        *_people(choosing, acts),
    )
    listed = Scroll(Column(parts, gap=12, pad=20, key="all"), key="list", share=1)
    what = Message("app.count.for", game=title(choosing.game), n=len(choosing.names))
    reason = choosing.new.reason
    begin = gold(Message("app.count.begin"), "begin", "calculator", what, reason)
    root = Column((top, listed, dock(GROUND, foot(surface, begin))), gap=0)
    return Page(root, acts.acts, said, f"{GROUND}_stage", typed=acts.typed)


def _game(choosing: Choosing, game: str, acts: Acts) -> Node:
    """A card in its colour."""
    key = acts.add(f"count.{game}", lambda: choosing.choose(game))
    named = next(Message(one.name) for one in GAMES if one.id == game)
    label = Message("app.count.other") if game == PAD else named
    now = game == choosing.game
    inside = (
        Pic(EMBLEMS[game], 44, "on_game"),
        Text(label, "label", "on_game", bold=True, align="c", key="name"),
    )
    return Column(
        inside, gap=8, pad=14, middle=True, fill=game, radius=16, edge="gold" if now else "",
        edge_width=4 if now else 0, does=key, says=label, key=key,
    )  # fmt: skip


def _numbers(choosing: Choosing, acts: Acts) -> tuple[Key, ...]:
    low, high = choosing.new.game.counts
    found = []
    for n in range(low, high + 1):
        key = acts.add(f"people.{n}", _seats(choosing, n))
        found.append(Key(str(n), str(n), key, chosen=n == len(choosing.names)))
    return tuple(found)


def _seats(choosing: Choosing, n: int) -> Do:
    return lambda: choosing.seat(n)


def _people(choosing: Choosing, acts: Acts) -> tuple[Node, ...]:
    """A field each, and whoever played before as buttons."""
    fields = []
    for at, name in enumerate(choosing.names):
        does = f"name.{at + 1}"
        acts.typed[does] = _called(choosing, at)
        label = Message("app.count.name", n=at + 1)
        fields.append(Field(name, label, does, "text", 60, key=does))
    known = [one.name for one in choosing.library.people.all()][:MOST_KNOWN]
    chips = []
    for name in known:
        key = acts.add(f"sit.{name}", _sits(choosing, name))
        chips.append(Act(name, key, "person", chosen=name in choosing.names, key=key))
    who = Text(Message("app.count.who"), "label", bold=True, key="who")
    names = Grid(tuple(fields), narrowest=220, key="names")
    return (who, names, *((Grid(tuple(chips), narrowest=150, key="known"),) if chips else ()))


def _called(choosing: Choosing, at: int) -> Callable[[str], Any]:
    return lambda name: choosing.call(at, name)


def _sits(choosing: Choosing, name: str) -> Do:
    return lambda: choosing.sit(name)


def _pad(choosing: Choosing, acts: Acts) -> tuple[Node, ...]:
    """Its name, those written down before, and the common kinds of scoring."""
    now = choosing.new.value("title") or ""
    acts.typed["title"] = lambda text: choosing.lay_out("title", text)
    typed = Field(str(now), Message("app.count.typed"), "title", "text", 60, key="title")
    kept = [one.title for one in choosing.library.pads.all()][:MOST_PADS]
    found: list[Node] = [typed]
    if kept:
        rows = []
        for one in kept:
            key = acts.add(f"title.{one}", _lays_out(choosing, "title", one))
            rows.append(Act(one, key, "history", chosen=one == now, key=key))
        found.append(Text(Message("app.count.kept"), "body", "dim", key="kept"))
        found.append(Grid(tuple(rows), narrowest=180, key="pads"))
    setting = choosing.new.settings["kind"].question
    kinds = []
    for option in getattr(setting, "options", ()):
        key = acts.add(f"kind.{option.id}", _lays_out(choosing, "kind", option.id))
        kinds.append(Act(option.text, key, key=key, chosen=option.id == choosing.new.value("kind")))
    found.append(Text(Message("app.count.kinds"), "body", "dim", key="kinds"))
    found.append(Grid(tuple(kinds), narrowest=180, key="kinds_of"))
    return (Column(tuple(found), gap=8, key="pad"),)


def _lays_out(choosing: Choosing, key: str, value: str) -> Do:
    return lambda: choosing.lay_out(key, value)
