"""The whole app as pages, for a front end that has no places of its own: a browser, a terminal.

One place is shown at a time; `back` leads to the one before. What a page does with the open game
goes straight to its session, which is on the disk before anything is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from companion.core.answers import Answer
from companion.core.chance import CARDS, DICE
from companion.core.command import Entry
from companion.core.game import TABLE, Result
from companion.core.message import Message
from companion.core.session import Session
from companion.describe.desk import Desk
from companion.describe.node import Do, Page
from companion.describe.sheets import Sheet, over
from companion.describe.surface import GUIDE, SEARCH, Says, Surface
from companion.games import find_game
from companion.i18n import Words
from companion.library import codes
from companion.library.again import again
from companion.library.library import Library
from companion.library.new_game import CODE, NewGame
from companion.lookup.answers import playing_in
from companion.pages.check import Checking, check
from companion.pages.count import Choosing, count
from companion.pages.deciding import Deciding
from companion.pages.doors import PLACES, Doors, Outside, Place, opened
from companion.pages.final import at_the_end, final
from companion.pages.guide import guide, guide_of
from companion.pages.hand_over import hand_over
from companion.pages.happening import Around, Happening
from companion.pages.home import AtHome, home
from companion.pages.home_facts import facts_of
from companion.pages.log import log
from companion.pages.looking_up import LookUp, found_under, games_with_rules, home_of
from companion.pages.new_game import new_game
from companion.pages.open_game import OpenGame
from companion.pages.owning import OWNED
from companion.pages.places import next_of, noted_in, owners_of, page_of, part_of, places_of
from companion.pages.practice import GAME as PRACTISED
from companion.pages.practice import Line, line_of, with_line
from companion.pages.practice import rules as rules_of_practice
from companion.pages.roaming_device import Files, RoamingDevice
from companion.pages.rules import rules
from companion.pages.taking_back import Said, with_way_back

AT_HOME = "app.guide.home"
SETTINGS = Message("app.settings.title")
HOME, NEW, FINAL = "home", "new", "final"
RULES, KEEP, AGAIN, COUNT, WORLD = "rules", "keep", "again", "count", "world"
PAST, PAST_GAME = "past", "past_game"
CHECK, LOG, PLAY, PRACTISE = "check", "log", "play", "practise"


class Roaming(OpenGame):
    """Where somebody is, and what they do there."""

    def __init__(
        self,
        library: Library,
        words: Words,
        tell: Callable[[str], object],
        outside: Outside | None = None,
        files: Files | None = None,
        can: tuple[str, ...] = (),
    ) -> None:
        self.library, self.words, self.tell = library, words, tell
        self._outside, self._files = outside or Outside(), files or Files()
        self.device = RoamingDevice(self, self._files, can)
        self._above: list[Sheet] = []
        self.edition = 0
        self._trail: list[str] = [HOME]
        self.deciding: Deciding | None = None
        self._choosing: Choosing | None = None
        self.looked_up: LookUp | None = None
        self._checking: Checking | None = None
        self._happening: Happening | None = None
        self._places: dict[str, Place] = {}
        self._done_last: Said | None = None

    def page(self, surface: Surface) -> Page:
        """The place of the moment, with what takes back what was just done, below what lies above.

        A touch on its name explains it.
        """
        key = guide_of(self._route)
        looks_up = SEARCH in self.device.can and self._trail[-1] != RULES
        surface = replace(surface, explained=self.words.has(key), looks_up=looks_up)
        page, done, line = self._page(surface), self._done_last, self._lesson()
        explained = {GUIDE: lambda: self._explain(key, page.title)}
        rules = {SEARCH: self.look_up} if self._trail[-1] != RULES else {}
        page = replace(page, acts={**rules, **page.acts, **explained})
        page = page if line is None else with_line(page, line, surface)
        page = with_way_back(page, done, self._forget_done) if done is not None else page
        return over(page, self._above[-1], surface, self._lift) if self._above else page

    def _lift(self) -> None:
        self._above.pop()

    @property
    def _route(self) -> str:
        """The place of the moment, of a game by its name."""
        place = self._trail[-1]
        if self._desk is None or place in (HOME, RULES, CHECK, LOG, *self._places):
            return place
        part = part_of(self._desk.session) if place == TABLE else place
        return f"{self._desk.session.game.id}/{part.partition('/')[0]}"

    def _explain(self, key: str, title: Says) -> None:
        self._above.append(guide(key, title, self._practise if key == AT_HOME else None))

    # a practice round

    def _practise(self) -> None:
        """A game laid out by the app, at its first turn."""
        moments = rules_of_practice()
        options, by_app = moments.OPTIONS, frozenset((CARDS, DICE))
        session = self.tried(lambda: self.library.start(PRACTISED, options, by_app))
        if session is not None:
            moments.lay_out(session)
            self.open(session)
            self.device.change(practice=self._id)

    def _lesson(self) -> Line | None:
        """What belongs to now."""
        place, desk = self._route, self._desk
        practised = self.library.settings.practice
        if desk is None or not practised or self._id != practised or "/" not in place:
            return None
        stop = partial(self.device.change, practice="")
        return line_of(desk.session, place.partition("/")[2], stop, self._leave_practice)

    def _leave_practice(self) -> None:
        """The game goes into the bin."""
        game_id = self._id
        self.device.change(practice="")
        self.go(HOME)
        self.tried(lambda: self.library.forget(game_id))

    def _page(self, surface: Surface) -> Page:
        place = self._trail[-1]
        if place in self._places:
            return self._places[place].page(surface)
        if place == RULES and self.looked_up is not None:
            return rules(self.looked_up, surface)
        if place == NEW and self.deciding is not None:
            return new_game(self.deciding, surface)
        if place == COUNT and self._choosing is not None:
            return count(self._choosing, surface)
        if place == CHECK and self._checking is not None:
            return check(self._checking, surface)
        if place == LOG and self._happening is not None:
            return log(self._happening, surface)
        if self._desk is not None and place == FINAL:
            return self._final(self._desk, surface)
        if self._desk is not None and place != HOME:
            session = self._desk.session
            part = part_of(session) if place == TABLE else place
            part, _, seat = part.partition("/")
            return page_of(session.game.id, part)(self._desk, surface, *filter(None, [seat]))
        return self._home(surface)

    @property
    def at_home(self) -> bool:
        """Whether Back would lead out of the app."""
        return len(self._trail) == 1

    @property
    def at_table(self) -> bool:
        """Whether Back would lead away from the game."""
        return self._trail == [HOME, TABLE] and not self._above

    # places

    def go(self, route: str, **where: Any) -> None:
        """To another place; a board without a page is any game's table, all else is nowhere."""
        if route == "back":
            self._back()
        elif route in PLACES:
            self._places[route] = opened(route, self._doors, **where)
            self._trail = [*(step for step in self._trail if step != route), route]
        elif route.startswith(f"{CODE}/"):
            code = route.partition("/")[2]
            self.tried(lambda: self._begin_new(codes.game_of(code), code))
        elif route == RULES:
            self.look_up()
        elif route.partition(".")[0] == KEEP:
            self._keep(route.partition(".")[2])
        elif route == PLAY and self._desk is not None:
            self._play_next(self._desk.session)
        elif route == COUNT:
            self.count()
        elif route == PRACTISE:
            self._practise()
        elif route == HOME:
            self._trail = [HOME, HOME]
            self._back()
        elif route == CHECK and self._desk is not None:
            self._checking = Checking(self._desk, self._back)
            self._trail.append(route)
        elif route == LOG and self._desk is not None:
            self._happening = Happening(self._desk.session, self._around())
            self._trail.append(route)
        elif self._desk is not None and route in owners_of(self._desk.session.game.id):
            session = self._desk.session
            self.go(OWNED, game=session.game.id, part=route, state=session.state)
        elif route in (FINAL, TABLE, WORLD) or route.partition("/")[0] in self._parts():
            self._trail.append(route)

    def look_up(self, topic: str = "") -> bool:
        """The rules, at what was held; False where there is nothing to tell of it."""
        session = self._desk.session if self._desk is not None else None
        game = home_of(session.game.id) if session is not None else games_with_rules()[0]
        if topic and found_under(topic, game) is None:
            return False
        here = session.game.where_now if session is not None else None
        self.looked_up = LookUp(
            self.library,
            game,
            self._back,
            playing_in(session) if session is not None else None,
            lambda entry: here(session.state, entry.id) if here and session else None,
            lambda trouble: self.tell(self.words.text(trouble)),
        )
        if topic:
            self.looked_up.open_topic(topic)
        self._trail.append(RULES)
        return True

    def count(self, game: str = "") -> None:
        """The points of a table that was played without the app."""
        self._choosing = Choosing(self.library, self.words.text, self._begin, self._back)
        if game:
            self._choosing.choose(game)
        self._trail.append(COUNT)

    def _around(self, *, runs: bool = True) -> Around:
        """A running game, or the whole campaign, can go to another device where files can."""
        handed = partial(hand_over, self._doors, self._id)
        away = handed if runs and self._files.save is not None else None
        return Around(self, self.tried, self._back, self.library.now, runs, away)

    @property
    def _doors(self) -> Doors:
        def passing(said: Message) -> None:
            self.tell(self.words.text(said))

        return Doors(
            self.library, self.words, self.go, self._back, passing, self._said_done,
            self._outside, self._play, passing=passing, lay=self._above.append,
            device=self.device,
        )  # fmt: skip

    def _said_done(self, what: Message, take_back: Do) -> None:
        self._done_last = Said(what, take_back)

    def _forget_done(self) -> None:
        self._done_last = None

    def _parts(self) -> Collection[str]:
        """The pages of the open game."""
        return places_of(self._desk.session.game.id) if self._desk is not None else ()

    def _back(self) -> None:
        if len(self._trail) > 1:
            self._trail.pop()
        if self._trail[-1] == HOME and self._desk is not None:
            self.library.leave(self._desk.session)
            self._desk, self.words.addressed = None, None

    def _home(self, surface: Surface) -> Page:
        running, last = self.library.running, self.library.finished[:1]
        kept = {PAST: len(self.library.finished), "people": len(self.library.people.all())}
        for seen in [*(one.id for one in running), *(row.id for row in last)][:1]:
            self.words.addressed = self.library.glimpses.look(seen).addressed
        at = AtHome(
            running,
            self.library.notices,
            partial(self._play, "resume"),
            self._begin_new,
            {
                room: (partial(self.go, room), kept.get(room, 0))
                for room in (PAST, "people", "statistics", "roads", RULES)
            },
            self.library.dismiss_notices,
            tools=(("settings", SETTINGS, "settings", partial(self.go, "settings")),),
            glimpse=self.library.glimpses.of,
            facts=facts_of(self.library),
            last=last[0] if last else None,
            again=partial(self._play, "again"),
            left_out=partial(self.go, "left_out") if self.library.left_out.all() else None,
            practise=self._practise,
            bring=partial(self.go, "arrivals"),
            count=self.count,
        )
        return home(at, surface)

    def _play(self, way: str, game_id: str) -> None:
        """The same people at the same table, the same game once more, or its steps alone."""
        ways = {"again": again, "resume": Library.resume, "review": Library.review}
        begun = ways.get(way, Library.reopen)
        session = self.tried(lambda: begun(self.library, game_id))
        if session is not None and way == "review":
            self._happening = Happening(session, self._around(runs=False))
            self._trail.append(LOG)
        elif session is not None:
            self.open(session)

    def _begin_new(self, game: str, code: str = "") -> None:
        new = NewGame.like_last(self.library, find_game(game), self.words.text)
        self.deciding = Deciding(new.answer(CODE, code), self._begin, self._back)
        self._trail.append(NEW)

    def _begin(self, new: NewGame) -> None:
        session = self.tried(new.start)
        if session is not None:
            self.tried(new.remember)
            self.open(session)

    def open(self, session: Session[Any]) -> None:
        """A game is played on, at its table."""
        self._id = self.library.id_of(session)
        self._desk = Desk(session, self, at_once=self.at_once)
        self.words.addressed = session.game.addressed(session.state)
        self._trail = [HOME, TABLE]

    def _final(self, desk: Desk, surface: Surface) -> Page:
        session = desk.session
        if session.game.finished(session.state) is None:
            self._trail[-1] = TABLE
            return self.page(surface)
        over = at_the_end(session, self.library.people.me, self._keep, self._not_over)
        return final(over, surface)

    def _keep(self, then: str = "") -> None:
        """Among the past games, and it is shown what it was, or in the campaign it belongs to.

        `then`: it is begun again, or another place of a kept game is opened.
        """
        if self._desk is None:
            return
        session = self._desk.session
        result, whole = session.game.finished(session.state), session.options
        kept, campaign = self.tried(self._finish), getattr(whole, "campaign", "")
        if kept and result is not None and campaign in {one.id for one in self.library.running}:
            self._note(result, campaign)
        elif kept:
            self._desk, self._trail = None, [HOME]
            self.go(PAST_GAME, game=kept)
            if then == AGAIN:
                self._play(then, kept)
            elif then:
                self.go(then, game=kept)

    def _play_next(self, session: Session[Any]) -> None:
        """The next game of a campaign, with what its log says of it."""
        following = next_of(session, self._id)
        if following is None:
            return
        self.library.leave(session)
        begun = self.tried(lambda: self.library.start(*following))
        if begun is not None:
            self.open(begun)

    def _note(self, result: Result, whole: str) -> None:
        """A game of a campaign is over: it is told there, and its road is shown."""
        session = self.tried(lambda: self.library.resume(whole))
        if session is not None:
            self.open(session)
            self.do(noted_in(session, result))

    def _not_over(self) -> None:
        self.undo()
        self._trail = [HOME, TABLE]

    def differ(self, entry: Entry[Any], answers: Mapping[str, Answer], /) -> object:
        """The table says otherwise: an earlier step after a look at what follows."""
        if entry is self._session.last:
            return self.tried(lambda: self._session.differ(answers, entry.id))
        rerun = self.tried(lambda: self._session.preview_change(entry.id, answers=answers))
        if rerun is not None:
            self.go(LOG)
            assert self._happening is not None
            self._happening.led_to(rerun)
        return rerun
