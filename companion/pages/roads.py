"""Roads: a game's own challenges, each with the cloth of the game that did it, and a campaign."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.banner import banner
from companion.describe.node import Act, Column, Grid, Node, Page, Pic, Row, Scroll, Text
from companion.describe.parts import bar
from companion.describe.surface import PHONE, Surface
from companion.games import find_game, title
from companion.library.roads import Chapter, Roads, Stretch
from companion.pages.colours import EMBLEMS
from companion.pages.doors import Doors, Place
from companion.pages.past import first_of

GROUND, CARD = "app", "app_dock"
CLOTH, HIGH, MOST_LEFT = 64.0, 72.0, 4
KNOWN = ("tapestry", "imperium", "rise_and_fall")


class RoadsPlace(Place):
    """The roads of one game; the others a touch away."""

    def __init__(self, doors: Doors, game: str = "") -> None:
        self.doors = doors
        played = [row.game for row in doors.library.finished[:1]]
        self.choose(next((one for one in (game, *played) if one in KNOWN), KNOWN[0]))

    def choose(self, game: str) -> None:
        """Another game's."""
        self.game, self.roads = game, Roads(self.doors.library, game)
        while self.doors.at_once and self.look():
            pass

    def look(self) -> bool:
        """One of its games."""
        return self.roads.read_one()

    def begin(self) -> None:
        """The next game of the campaign, at its table."""
        library = self.doors.library
        session = self.doors.tried(self.roads.begin)
        if session is not None:
            self.doors.play("resume", library.id_of(session))

    def page(self, surface: Surface) -> Page:
        """What there is now."""
        acts, name = Acts(), Message("roads.title")
        acts.add("back", self.doors.back)
        note = Text(Message("roads.ours"), "body", "dim", key="ours")
        rows = tuple(self._road(one, surface, acts) for one in self.roads.stretches)
        narrow = min(380 * max(1.0, surface.text), surface.w - 40)
        listed = Grid(rows, narrowest=narrow, gap=10, key=f"of.{self.game}")
        campaign = tuple(self._campaign(surface, acts))
        inside = (self._games(surface, acts), note, *campaign, listed)
        told = Scroll(Column(inside, gap=14, pad=16, key="told"), key=self.game, share=1)
        top = bar(surface, GROUND, name, title(self.game))
        return Page(Column((top, told), gap=0), acts.acts, name, f"{GROUND}_stage")

    def _games(self, surface: Surface, acts: Acts) -> Node:
        does = {one: acts.add(f"game.{one}", partial(self.choose, one)) for one in KNOWN}
        chips = tuple(
            Act(title(one), does[one], EMBLEMS[one], chosen=one == self.game, key=does[one])
            for one in KNOWN
        )
        return Grid(chips, narrowest=170 * max(1.0, surface.text), gap=8, key="games")

    # one road

    def _road(self, one: Stretch, surface: Surface, acts: Acts) -> Node:
        """Its cloth where it is done; else how far it goes, and what comes next."""
        called = Message(f"roads.of.{self.game}.{one.road.id}")
        asks = Message(f"roads.asks.{self.game}.{one.road.id}")
        name = Text(called, "label", bold=True, key="name")
        words: list[Node] = [name, Text(asks, "body", "dim", key="note")]
        if one.by is None and one.parts:
            n = len(one.every)
            words.append(Text(Message("roads.so_far", done=len(one.parts), n=n), key="so_far"))
            words.append(Text(_still(one), "body", "dim", key="left"))
        elif one.by is not None:
            words.append(Row((Pic("check", 22, "good"),
                              Text(Message("roads.done"), "body", "good", share=1)), gap=6,
                             middle=True, key="done"))  # fmt: skip
        does = ""
        if one.by is not None:
            open_ = partial(self.doors.go, "past_game", game=one.by.id)
            does = acts.add(f"road.{one.road.id}", open_)
        told = Column(tuple(words), gap=4, share=1, key="words")
        sides: tuple[Node, ...] = (Pic(one.road.icon, 36, "dim"), told)
        if one.by is not None:
            cloth = banner(self.roads.threads(one.by), w=CLOTH, h=HIGH)
            sides = (cloth, Pic(one.road.icon, 36, "accent"), told)
            sides = sides[::2] if surface.shape == PHONE else sides
        return Row(sides, gap=12, pad=14, middle=True, fill=CARD, radius=16, does=does, says=called,
                   key=f"of.{one.road.id}")  # fmt: skip

    # the campaign

    def _campaign(self, surface: Surface, acts: Acts) -> Iterator[Node]:
        """A station for each of its games, with the cloth of those that were played."""
        campaign = find_game(self.game).campaign
        if campaign is None:
            return
        played = self.roads.chapters
        stations = tuple(
            self._station(n, played[n - 1] if n <= len(played) else None, acts)
            for n in range(1, campaign.games + 1)
        )
        title = Text(Message("roads.five"), "label", bold=True, share=1, key="title")
        both = title, self._next(len(played), campaign.games, surface, acts)
        words: list[Node] = [
            Column(both, gap=10, key="head")
            if surface.shape == PHONE
            else Row(both, gap=12, middle=True, key="head"),
            Text(Message(f"roads.campaign.note.{self.game}"), "body", "dim", key="note"),
            Grid(stations, narrowest=88 * max(1.0, surface.text), gap=10, key="stations"),
        ]
        if self.roads.gained:
            gained = Message(f"roads.campaign.gained.{self.game}", names=self.roads.gained)
            words.append(Text(gained, key="gained"))
        if len(played) == campaign.games:
            won = sum(one.won for one in played)
            over = Message("roads.campaign_over", won=won, n=campaign.games)
            words.append(Text(over, key="over"))
        yield Column(tuple(words), gap=10, pad=16, fill=CARD, radius=16, key="campaign")

    def _station(self, n: int, played: Chapter | None, acts: Acts) -> Node:
        number = Text(n, "number", align="c", key="n")
        if played is None:
            return Column((number,), pad=8, fill="ink~.05", radius=12, key=f"station.{n}")
        open_ = partial(self.doors.go, "past_game", game=played.row.id)
        does = acts.add(f"chapter.{n}", open_)
        sign = Pic("trophy" if played.won else "cross", 24, "accent" if played.won else "dim")
        side = Row((), share=1)
        below = Row((side, Text(n, "number", key="n"), sign, side), gap=6, middle=True, key="sign")
        cloth = banner(self.roads.threads(played.row), h=HIGH)
        said = Message("roads.chapter_won" if played.won else "roads.chapter_lost", n=n)
        return Column((cloth, below), gap=6, pad=8, fill="ink~.05", radius=12, does=does, says=said,
                      key=f"station.{n}")  # fmt: skip

    def _next(self, played: int, games: int, surface: Surface, acts: Acts) -> Node:
        """Goes on with the game that is played; else begins its next one, or another campaign."""
        words, goes_on = Message("roads.begin", n=played % games + 1), self.roads.being_played
        if goes_on is not None:
            words = Message("roads.go_on", n=goes_on[1])
        wide = min(320 * max(1.0, surface.text), surface.w - 80)
        return Act(words, acts.add("begin", self.begin), "play", key="begin", w=wide)


def _still(one: Stretch) -> Message:
    """The next few of what is left."""
    return Message("roads.left", what=first_of(one.left, MOST_LEFT))
