"""One person: name, piece, what was played and won; the same as somebody else; forgotten."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from companion.core.message import Message
from companion.core.person_name import same
from companion.core.question import Choice, Name, Option
from companion.core.signs import COLOURS, SHAPES
from companion.describe.asking import Acts
from companion.describe.node import Act, Column, Grid, Node, Page, Pic, Row, Scroll, Text
from companion.describe.parts import bar, shape_icon, sheet, tool
from companion.describe.surface import Says, Surface
from companion.library.people import Person
from companion.library.statistics import Answer, Group, Rival, Taste
from companion.library.tallies import Known, everybody
from companion.pages.asks import ask
from companion.pages.colours import colour_of, emblem
from companion.pages.doors import Doors, Place
from companion.pages.people import avatar
from companion.pages.sorting import folded
from companion.sharing.kept import SHARES

GROUND = "app"
SIDE, MET = 400.0, 8


class OnePerson(Place):
    """Whoever is looked at, and what is asked about them."""

    def __init__(self, doors: Doors, name: str = "") -> None:
        self.doors, self.name = doors, name
        self.chooses = False
        """Whether the piece they play with is chosen."""

    @property
    def known(self) -> Known:
        """As they are written down now; somebody who was forgotten has played nothing."""
        found = (one for one in self.everyone if same(self.name, one.person.names))
        return next(found, Known(Person(0, self.name), 0, 0))

    @property
    def everyone(self) -> tuple[Known, ...]:
        """Who plays here."""
        return everybody(self.doors.library.people.all(), self.doors.library.finished)

    def page(self, surface: Surface) -> Page:
        """What there is now."""
        return person(self, surface)

    # what is touched

    def choose(self) -> None:
        """Open the pieces, or close them."""
        self.chooses = not self.chooses

    def plays_with(self, colour: str = "", shape: str = "") -> None:
        """Another colour, or another shape."""
        now = self.known.person
        colour, shape = colour or now.colour or COLOURS[0], shape or now.shape or SHAPES[1]
        people = self.doors.library.people
        self._change(
            lambda one: people.change(replace(one, colour=colour, shape=shape)),
            "app.people.looks_kept",
        )

    def this_is_me(self) -> None:
        """Who this device belongs to, or that it is nobody's."""
        people, me = self.doors.library.people, self.known.person.me
        if me:
            self._change(lambda one: people.change(replace(one, me=False)), "app.people.is_not_me")
        else:
            self._change(people.this_is_me, "app.people.is_me")

    def may_share(self) -> None:
        """Whether others may read the name."""
        people, shares = self.doors.library.people, self.known.person.shares == SHARES
        told = "no" if shares else SHARES
        said = "app.people.not_told" if shares else "app.people.told"
        self._change(lambda one: people.change(replace(one, shares=told)), said)

    def rename(self) -> None:
        """Ask for another name."""
        others = (one.person.name for one in self.everyone)
        taken = tuple(name for name in others if not same(name, (self.name,)))
        asked = Name("name", Message("app.people.rename_to", name=self.name), taken=taken,
                     guess=self.name)  # fmt: skip
        people = self.doors.library.people

        def renamed(name: str) -> None:
            self._change(lambda one: people.rename(one, name), "app.people.renamed")

        ask(self.doors, asked, renamed)

    def same_as(self) -> None:
        """Ask who it is that was written down otherwise."""
        others = {one.person.name: one.person for one in self.everyone}
        others.pop(self.known.person.name, None)
        options = tuple(
            Option(name, Message("app.people.name", name=name), icon="person")
            for name in sorted(others, key=folded)
        )
        asked = Choice("same", Message("app.people.same_as", name=self.name), options)
        people = self.doors.library.people

        def joined(name: str) -> None:
            other = others[name]
            self._change(lambda one: people.merge(one, (other,)), "app.people.merged", other)

        ask(self.doors, asked, joined)

    def _change(self, change: Callable[[Person], Person], said: str, *others: Person) -> None:
        """Do it, show it, and offer the way back."""
        before, people = self.known.person, self.doors.library.people

        def done() -> Person:
            return change(before if before.number else people.add(before.name))

        mine, after = people.me, self.doors.tried(done)
        if after is None:
            return
        kept = [one for one in (before, mine, *others) if one is not None and one.number]

        def take_back() -> None:
            if not before.number:
                people.forget(after.number)
            people.put_back(kept)
            self.name = before.name

        self.name = after.name
        self.doors.way_back(Message(said, name=after.name), take_back)

    def forget(self) -> None:
        """Out of the list, with a way back."""
        gone, people = self.known.person, self.doors.library.people

        def forgotten() -> bool:
            people.forget(gone.number)
            return True

        if not self.doors.tried(forgotten):
            return
        self.doors.back()
        told = Message("app.people.forgotten", name=gone.name)
        self.doors.way_back(told, lambda: people.put_back((gone,)))


def person(at: OnePerson, surface: Surface) -> Page:
    """Who it is to the left, their games to the right."""
    acts, known = Acts(), at.known
    acts.add("back", at.doors.back)
    answer = at.doors.library.statistics.answer(Taste(known.person.name))
    name = known.person.name
    tools = (
        tool(Message("app.people.rename"), acts.add("rename", at.rename), "edit"),
        tool(Message("statistics.title"),
             acts.add("statistics", partial(at.doors.go, "statistics", who=name)), "chart"),
        tool(Message("app.people.games"),
             acts.add("past", partial(at.doors.go, "past", person=name)), "history"),
    )  # fmt: skip
    top = bar(surface, GROUND, Message("app.people.title"), tools=tools)
    who, games = _who(at, known, acts), _games(known, answer)
    if surface.is_wide:
        wide = min(SIDE * max(1.0, min(1.4, surface.text)), surface.w * 0.45)
        told = Column((Scroll(who, key="who", share=1),), fill=f"{GROUND}_dock", w=wide, key="side")
        listed = Scroll(games, key=f"games.{name}", share=1)
        sides = (listed, told) if surface.left_handed else (told, listed)
        middle: Node = Row(sides, gap=0, share=1, key="middle")
    else:
        told = Column((who,), fill=f"{GROUND}_dock", key="side")
        middle = Scroll(Column((told, games), gap=0), key=f"person.{name}", share=1)
    page = Page(Column((top, middle), gap=0), acts.acts, name, f"{GROUND}_stage")
    return _with_pieces(page, at, surface, acts) if at.chooses else page


def _tally(known: Known) -> Message:
    return Message(
        "app.past.many_and_time",
        first=Message("app.people.played", n=known.played),
        second=Message("app.people.won", n=known.won),
    )


# who it is


def _who(at: OnePerson, known: Known, acts: Acts) -> Node:
    """Their piece and names, and what can be done about them."""
    one = known.person
    acts.add("piece", at.choose)
    names = [
        Text(one.name, "command", bold=True, align="c", key="name"),
        Text(_tally(known), "body", "dim", align="c", key="tally"),
    ]
    if one.also:
        also = Message("app.people.also", names=", ".join(one.also))
        names.append(Text(also, "body", "dim", align="c", key="also"))
    piece = Column((avatar(one, 148), Act(Message("app.people.piece"), "piece", "edit", "plain",
                                          key="piece")),
                   gap=8, middle=True, key="avatar")  # fmt: skip
    ticks = (
        Act(Message("app.people.me"), acts.add("me", at.this_is_me), tick=one.me,
            note=Message("app.people.me_note"), key="me"),
        Act(Message("app.people.shares"), acts.add("shares", at.may_share),
            tick=one.me or one.shares == SHARES, note=Message("app.people.shares_note"),
            reason=Message("app.people.me_is_told") if one.me else None, key="shares"),
    )  # fmt: skip
    others = len(at.everyone) > 1
    alone = None if others else Message("app.people.nobody_else")
    in_games = Message("app.people.in_games", n=known.played) if known.played else None
    ways = (
        Act(Message("app.people.rename"), "rename", "edit", key="rename"),
        Act(Message("app.people.merge"), acts.add("merge", at.same_as), "people", reason=alone,
            key="merge"),
        Act(Message("app.people.forget"), acts.add("forget", at.forget), "trash", reason=in_games,
            key="forget"),
    )  # fmt: skip
    return Column((piece, *names, *ticks, *ways), gap=12, pad=20, key="told")


def _with_pieces(page: Page, at: OnePerson, surface: Surface, acts: Acts) -> Page:
    """The colours and the shapes there are, above the page."""
    acts.add("close_pieces", at.choose)
    one = at.known.person
    colours = tuple(
        _piece(Pic(shape_icon(one.shape) or "person", 44, disc=colour),
               Message(f"core.colour.{colour}"),
               acts.add(f"colour.{colour}", partial(at.plays_with, colour=colour)),
               one.colour == colour)
        for colour in COLOURS
    )  # fmt: skip
    shapes = tuple(
        _piece(Pic(shape_icon(shape), 44, disc=one.colour or "edge"),
               Message(f"core.shape.{shape}"),
               acts.add(f"shape.{shape}", partial(at.plays_with, shape=shape)), one.shape == shape)
        for shape in SHAPES[1:]
    )  # fmt: skip
    over = sheet(
        surface,
        Text(Message("app.people.piece_of", name=one.name), "button", bold=True, key="head"),
        Grid(colours, narrowest=84, gap=8, key="colours"),
        Grid(shapes, narrowest=84, gap=8, key="shapes"),
        Act(Message("kit.close"), "close_pieces", "check", key="close_pieces"),
        high=0.6 * max(1.0, min(1.4, surface.text)),
    )
    return replace(page, acts=acts.acts, over=over, close="close_pieces")


def _piece(picture: Pic, says: Says, does: str, chosen: bool) -> Node:
    edge = ("gold", 3.0) if chosen else ("", 0.0)
    return Column((picture,), pad=10, middle=True, fill="ink~.09", radius=14, edge=edge[0],
                  edge_width=edge[1], does=does, says=says, key=does)  # fmt: skip


# what they played


def _games(known: Known, answer: Answer) -> Node:
    """Game by game, then whom they met."""
    if not known.played:
        none = Text(Message("app.people.nothing_played"), "label", "dim", align="c", key="none")
        return Column((none,), pad=30, key="games")
    found: list[Node] = [_head("app.people.game_by_game")]
    found += [_game(one) for one in answer.games]
    favourite = answer.favourite
    if favourite is not None and favourite.played > 1:
        said = Message("statistics.favourite", name=favourite.name, n=favourite.played)
        found.append(Text(said, "body", "dim", key="favourite"))
    if answer.rivals:
        found += [_head("statistics.rivals"), *map(met, answer.rivals[:MET])]
    return Column(tuple(found), gap=10, pad=20, key="games")


def _head(key: str) -> Node:
    return Text(Message(key), "label", bold=True, key=key)


def _game(group: Group) -> Node:
    """A game in its colour: how often, how well."""
    game = group.subject.game if group.subject else ""
    words: tuple[Node, ...] = (
        Text(group.name, "label", "on_game", bold=True, key="name"),
        Text(Message("statistics.won_of", won=group.won, n=group.played), "body", "on_game_dim",
             key="won"),
    )  # fmt: skip
    best: tuple[Node, ...] = ()
    if group.best is not None:
        best = (
            Column(
                (Text(group.best, "button", "on_game", bold=True, align="r", key="best"),
                 Text(Message("app.people.mean", n=group.mean or 0), "caption", "on_game_dim",
                      align="r", key="mean")),
                gap=0, key="points",
            ),
        )  # fmt: skip
    inside = (emblem(game, 48), Column(words, gap=2, share=1, key="words"), *best)
    return Row(inside, gap=14, pad=14, middle=True, fill=f"{colour_of(game)}@.62:app_stage",
               radius=16, stacks=True, key=f"game.{group.key}")  # fmt: skip


def met(rival: Rival) -> Node:
    """Somebody met at the table: how often one came before them, and behind."""
    ahead = rival.ahead - rival.behind
    role = "good" if ahead > 0 else "bad" if ahead < 0 else "dim"
    icon = "arrow-up" if ahead > 0 else "arrow-down" if ahead < 0 else "minus"
    numbers = Message("app.home.against", first=rival.ahead, second=rival.behind)
    return Row(
        (
            Text(rival.name, "body", share=1, key="name"),
            Pic(icon, 22, role),
            Text(numbers, "label", role, bold=True, align="r", key="numbers"),
        ),
        gap=10, pad=8, middle=True, fill="ink~.05", radius=12, key=f"met.{rival.name}",
    )  # fmt: skip
