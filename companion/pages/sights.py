"""Everything that shows what is kept, a page at a time: what comes from outside is tried on it.

Every page in this room is built here, or those of a game in `game_sights`:
`tests/architecture/test_arrivals.py` finds one that is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property, partial
from hashlib import blake2b
from typing import TypeAlias

from companion.content import SHELF
from companion.core.about import ELSEWHERE, ToTry
from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.describe.node import Do, Page
from companion.errors import LoomError
from companion.games import GAMES, find_game
from companion.library.edited import TEXTS
from companion.library.home import EDITED, HOUSE_FACTS
from companion.library.library import Library
from companion.library.new_game import NewGame
from companion.library.rows import FinishedRow
from companion.library.running import RunningGame
from companion.library.statistics import Taste, subject_of
from companion.library.statistics.statistics import Statistics
from companion.library.trial import Sight
from companion.lookup.complete import need_complete
from companion.lookup.ports import built, has_rules
from companion.pages.count import Choosing, count
from companion.pages.deciding import Deciding
from companion.pages.doors import PLACES, Doors, opened
from companion.pages.eyes import Eyes, nothing
from companion.pages.final import final
from companion.pages.game_sights import NOON, GameSights
from companion.pages.home import AtHome, home
from companion.pages.home_facts import facts_of
from companion.pages.learn import Learn, learn
from companion.pages.new_game import new_game
from companion.pages.owning import OWNED
from companion.pages.past import PastGames, past
from companion.pages.past_game import OF_ITS_STEPS, TOOLS, WAYS, kept_of, past_game
from companion.pages.places import owners_of
from companion.pages.roaming import Roaming
from companion.pages.roaming_device import Files, RoamingDevice
from companion.sharing import Known, link, play_of_kept, score_text

Where: TypeAlias = dict[str, str]
RULED: dict[tuple[str, bytes], None] = {}
"""Of which game, and what its rules were made of when they were found whole: the last ones."""
FEW = 32


class NotCounted(Exception):
    """The statistics would leave it out."""


def sights(library: Library) -> Iterator[Sight]:
    """Of everything in a library, one game after the other, then all of them together."""
    kept = KeptSights(Eyes(library))
    for game in library.running:
        yield from kept.running(game.id)
    for row in tuple(library.finished):
        yield from kept.finished(row)
    yield from kept.edited()
    yield from kept.together()


def home_of(library: Library) -> Iterator[Sight]:
    """What a start comes to."""
    yield Sight("", "home", lambda: KeptSights(Eyes(library)).at_home())


class KeptSights:
    """Of a library."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes, self.library = eyes, eyes.library
        self._looked_at: dict[tuple[Callable[[str], None], str], Exception | None] = {}
        """What was looked at once for all its files, and what it raised."""

    # one game

    def running(self, game_id: str) -> Iterator[Sight]:
        """Where it stands, at its table, and every step of it."""
        file = f"games/{game_id}.jsonl"
        yield Sight(file, "home", partial(self._at_home, game_id))
        yield from self._session(file, game_id)

    def finished(self, row: FinishedRow) -> Iterator[Sight]:
        """In lists, on its own page, shared, counted, and step by step."""
        file = f"finished/{row.id}.json"
        yield Sight(file, "past", partial(self._row, row))
        yield Sight(file, "past_game", partial(self._past_game, row))
        yield Sight(file, "statistics", partial(self._counted, row))
        if row.about.way != ELSEWHERE:
            yield from self._session(file, row.id)

    def _session(self, file: str, game_id: str) -> Iterator[Sight]:
        with suppress(LoomError):  # its row says so
            yield from GameSights(self.eyes, file, self.library.review(game_id)).all()

    def at_home(self) -> None:
        """With every game that goes on."""
        self._home(self.library.running)

    def _at_home(self, game_id: str) -> None:
        """With what can be seen of it without opening it."""
        self.library.glimpses.look(game_id)
        self._home([game for game in self.library.running if game.id == game_id])

    def _home(self, running: Sequence[RunningGame]) -> None:
        library = self.library
        kept = library.finished[:1]
        at = AtHome(
            running,
            library.notices,
            nothing,
            nothing,
            {},
            nothing,
            glimpse=library.glimpses.of,
            facts=facts_of(library),
            last=kept[0] if kept else None,
        )
        self.eyes.lay(partial(home, at))

    @cached_property
    def _doors(self) -> Doors:
        device = RoamingDevice(Roaming(self.library, self.eyes.words, nothing), Files(), ())
        return Doors(self.library, self.eyes.words, *(nothing,) * 4, device=device)

    @cached_property
    def _past(self) -> PastGames:
        return PastGames(self._doors)

    def _row(self, row: FinishedRow) -> None:
        """Its card, and what is said of it."""
        self._lay(past, replace(self._past.shelf, rows=(row,)))
        say = self.eyes.say
        say(subject_of(row).name)
        for score in row.scores:
            say(score.name)
        for message in (row.note, row.about.level, row.about.board, *row.about.boxes):
            if message:
                say(message)

    def _past_game(self, row: FinishedRow) -> None:
        ways = dict.fromkeys((*TOOLS, *WAYS, *OF_ITS_STEPS, "again"), nothing)
        kept = kept_of(self.library, row.id, nothing, ways)
        self.eyes.lay(partial(final, past_game(kept)))
        text = self.eyes.words.text
        play = play_of_kept(kept.kept, text, NOON, Known(self.library.people.all()))
        self.eyes.say(score_text(play, self.eyes.words))
        link(play)

    def _counted(self, row: FinishedRow) -> None:
        counted = Statistics([row], self.library.people.all(), _to_try)
        if counted.not_counted:
            raise NotCounted(row.id)
        self._answers(counted)

    def _answers(self, counted: Statistics) -> None:
        for subject in counted.games:
            self.eyes.say(subject.name)
            counted.answer(Taste(game=subject.game))
        for who in counted.people[:3]:
            counted.answer(Taste(who=who))
        counted.answer(Taste())

    # what an owner edited

    def edited(self) -> Iterator[Sight]:
        """Each game whose facts were edited or told, begun, its new game's page, and its rules.

        What counts here was tried when it came: a game from elsewhere brings none, and is not
        refused for it.
        """
        if not _own_count(self.library):
            return
        folder = self.library.folder / EDITED
        files = sorted(folder.glob("*/*.json")) + sorted(folder.glob("*/*/*.json"))
        for file in files:
            name = file.relative_to(folder).as_posix()
            game = name.partition("/")[0]
            if any(one.id == game for one in GAMES):
                yield from self._of_facts(f"{EDITED}/{name}", game)
        for language in sorted((folder / "text").glob("*")):
            yield Sight(TEXTS, "home", partial(self._spoken, language.name))
            for asked in sorted(language.glob("search/*.json")):
                game = asked.name.partition(".")[0]
                if has_rules(game):
                    yield Sight(TEXTS, "rules", self._once(self.ruled, game))
        for one in GAMES:
            if self.library.house_facts.of(one.id):
                yield from self._of_facts(HOUSE_FACTS, one.id)

    def _of_facts(self, file: str, game_id: str) -> Iterator[Sight]:
        yield Sight(file, "table", self._once(self.begun, game_id))
        if has_rules(game_id):
            yield Sight(file, "rules", self._once(self.ruled, game_id))

    def _spoken(self, language: str) -> None:
        """Home, and a new game of each kind, in a language that was edited."""
        before = self.eyes.words.language
        self.eyes.words.use(language)
        try:
            self._home(self.library.running)
            for one in GAMES:
                new = NewGame.like_last(self.library, find_game(one.id), self.eyes.words.text)
                self.eyes.lay(partial(new_game, Deciding(new, nothing, nothing)))
        finally:
            self.eyes.words.use(before)

    def _once(self, build: Callable[[str], None], game_id: str) -> Do:
        """The same page, however many files of it were edited: each is named by what it raises."""

        def look() -> None:
            if (build, game_id) not in self._looked_at:
                try:
                    build(game_id)
                    self._looked_at[build, game_id] = None
                except Exception as error:
                    self._looked_at[build, game_id] = error
            if (raised := self._looked_at[build, game_id]) is not None:
                raise raised

        return look

    def begun(self, game_id: str) -> None:
        """As a new game will be."""
        game = find_game(game_id)
        new = NewGame.like_last(self.library, game, self.eyes.words.text)
        self.eyes.lay(partial(new_game, Deciding(new, nothing, nothing)))
        options = game.options_type()
        session = Session.begin(game, options, MemoryJournal(), seed="1")
        for command in game.at_once(options):
            session.do(command)
        seen = GameSights(self.eyes, "", session)
        seen.table()
        if session.entries:
            seen.step(session.entries[-1], True)

    def ruled(self, game_id: str) -> None:
        """Every entry of its rules: what it says, and that where it leads is there.

        They are made for this and not kept: those that are looked up are made of what counts.
        The same facts are looked at once: whatever words are edited, they can be said.
        """
        made_of = game_id, blake2b(SHELF.put_right_in(game_id).encode(), digest_size=16).digest()
        if made_of not in RULED:
            self._look_into(game_id)
            RULED[made_of] = None
            if len(RULED) > FEW:
                del RULED[next(iter(RULED))]

    def _look_into(self, game_id: str) -> None:
        rules, say = built(game_id), self.eyes.say
        need_complete(game_id, rules)
        for entry in rules.entries:
            for said in (entry.title, entry.answer, *entry.details, entry.example):
                say(said or "")
            for fact in entry.lines:
                for said in (fact.label, fact.value, *fact.told.values()):
                    say(said)

    # all together

    def together(self) -> Iterator[Sight]:
        """Home, lists, the pads, what all games come to."""
        yield Sight("", "home", self.at_home)
        yield Sight("", "learn", lambda: self._lay(learn, Learn(nothing, nothing)))
        yield Sight("", "statistics", lambda: self._answers(self.library.statistics))
        for route in PLACES:
            for where in WHERE[route](self.library) if route in WHERE else ({},):
                yield Sight("", route, partial(self._place, route, **where))
        yield Sight("pads.json", "new_game", self._once(self.begun, "score_pad"))
        yield Sight("pads.json", "count", self._count)

    def _place(self, route: str, **where: object) -> None:
        self.eyes.lay(opened(route, self._doors, **where).page)

    def _count(self) -> None:
        self._lay(count, Choosing(self.library, self.eyes.words.text, nothing, nothing))

    def _lay(self, make: Callable[..., Page], of: object) -> None:
        self.eyes.lay(partial(make, of))


def _own_count(library: Library) -> bool:
    """Whether the facts in its folder are those that are read, and not those of this house."""
    return SHELF.edited in (None, library.folder / EDITED)


def _each_person(library: Library) -> Iterator[Where]:
    return ({"name": person.name} for person in library.people.all())


def _each_owned(library: Library) -> Iterator[Where]:
    """Of the games of which something was told or edited; of others it is what we ship."""
    for one in GAMES if _own_count(library) else ():
        if library.house_facts.of(one.id) or (library.folder / EDITED / one.id).exists():
            yield from ({"game": one.id, "part": part} for part in owners_of(one.id))


def _last_kept(library: Library) -> Iterator[Where]:
    return ({"game": row.id} for row in library.finished[:1])


WHERE: Mapping[str, Callable[[Library], Iterator[Where]]] = {
    "afterwards": _last_kept,
    "person": _each_person,
    OWNED: _each_owned,
}
"""What is passed on to a place that shows one thing among several."""


def _to_try(game: str) -> ToTry:
    return find_game(game).to_try()
