"""Plays from elsewhere, as kept games: which of them are new, and how they are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from companion.core.about import ELSEWHERE, About
from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.core.person_name import LONGEST, clean_name
from companion.library.clock import stamp
from companion.library.results import scores_of
from companion.library.rows import FinishedGame, FinishedRow
from companion.library.statistics import subject_of
from companion.library.statistics.subject import PAD, of_ours
from companion.sharing.parting import ways_to_part
from companion.sharing.play import Person, Play

Names = Mapping[str, Message]


@dataclass(frozen=True)
class Naming:
    """Names of levels and roles in every language, to know them again; by game, folded."""

    levels: Mapping[str, Names] = field(default_factory=dict)
    roles: Mapping[str, Names] = field(default_factory=dict)


def kept_of_play(play: Play, naming: Naming) -> FinishedGame:
    """The game as it will be kept; its id is the beginning of one."""
    game = of_ours(play.title)
    title = play.title[:LONGEST]
    note = None if game else Message("score_pad.typed", text=title)
    rows = tuple(map(_standing, play.people))
    result = Result(rows, note, play.highest_wins)
    kind = game or PAD
    row = FinishedRow(
        id=f"{kind}-{play.started.astimezone(UTC):%Y-%m-%d}",
        game=kind,
        started=stamp(play.started),
        ended=stamp(play.started + timedelta(minutes=play.minutes)),
        scores=scores_of(result),
        minutes=play.minutes,
        note=note,
        highest_wins=play.highest_wins,
        about=_about(play, kind, naming),
        place=clean_name(play.location),
        remark=play.comment,
    )
    return FinishedGame(row, result, ())


def new_ones(plays: Iterable[Play], kept: Iterable[FinishedRow]) -> tuple[Play, ...]:
    """Those that are not here yet: the same day, game, people and points are the same play.

    So is one that was parted when it came: it is known by its parts.
    """
    here = Counter(_signature_of_row(row) for row in kept)
    return tuple(play for play in plays if not _take_from(here, play))


def _take_from(here: Counter[tuple[object, ...]], play: Play) -> bool:
    """Whether it is here; another one like it needs another one there."""
    signature = _signature(play)
    if here[signature] > 0:
        here[signature] -= 1
        return True
    for first, rest in ways_to_part(play):
        if here[_signature(first)] > 0 and _take_from(here, rest):
            here[_signature(first)] -= 1
            return True
    return False


def _about(play: Play, game: str, naming: Naming) -> About:
    levels, roles = naming.levels.get(game, {}), naming.roles.get(game, {})
    return About(
        way=ELSEWHERE,
        edition=_edition(play, game),
        level=_named(play.level, levels) if play.level else None,
        board=_typed(play.board) if play.board else None,
        first=next((person.seat for person in play.people if person.first), ""),
        roles={
            person.seat: tuple(_named(one, roles) for one in person.role.split(", "))
            for person in play.people
            if person.role
        },
        bots={p.seat: _typed(p.name) for p in play.people if p.bot},
    )


def _edition(play: Play, game: str) -> str:
    """ "Imperium: Legends" is the box of Legends."""
    box = play.title.partition(":")[2].strip().casefold()
    return box if game == "imperium" and box in ("classics", "legends", "horizons") else ""


def _standing(person: Person) -> Standing:
    name = _typed(person.name) if person.bot else person.name
    return Standing(person.seat, name, person.score, person.rank, person.winner, bot=person.bot)


def _named(text: str, names: Names) -> Message:
    return names.get(clean_name(text).casefold()) or _typed(text)


def _typed(text: str) -> Message:
    return Message("library.typed", text=text)


def _signature(play: Play) -> tuple[object, ...]:
    people = [(person.name, person.score) for person in play.people if not person.bot]
    subject = of_ours(play.title) or f"{PAD}:{clean_name(play.title[:LONGEST]).casefold()}"
    return _day(play.started), subject, _folded(people)


def _signature_of_row(row: FinishedRow) -> tuple[object, ...]:
    people = [(score.name, score.score) for score in row.scores if not score.bot]
    try:
        day = _day(datetime.fromisoformat(row.started))
    except ValueError:
        day = ""
    return day, subject_of(row).key, _folded(people)


def _folded(people: Sequence[tuple[Message | str, int | None]]) -> tuple[object, ...]:
    named = [
        (
            clean_name(name).casefold() if isinstance(name, str) else "",
            -1 if score is None else score,
        )
        for name, score in people
    ]
    return tuple(sorted(named))


def _day(moment: datetime) -> str:
    return moment.astimezone(UTC).date().isoformat()
