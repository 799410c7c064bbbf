"""A shelf of somebody who has played all games for years."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random

from companion.core.about import ELSEWHERE, FOLLOWED, POINTS, About
from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.games import find_game
from companion.library.results import scores_of
from companion.library.rows import FinishedGame, FinishedRow

FIRST = datetime(2021, 1, 3, 19, 0, tzinfo=UTC)
PEOPLE = ("Chloé", "Ana", "Bo", "Dominique")
TITLES = ("Azul", "Flamme rouge", "Tapestry")
GAMES = ("tapestry", "imperium", "rise_and_fall", "score_pad")


def games(number: int, seed: int = 1) -> Iterator[FinishedGame]:
    """So many, a few days apart, every kind of them in turn."""
    random = Random(seed)
    when = FIRST
    for order in range(1, number + 1):
        when += timedelta(hours=random.randint(20, 200))
        yield _game(random, GAMES[order % len(GAMES)], when, order)


def _game(random: Random, game: str, when: datetime, order: int) -> FinishedGame:
    solo = game in ("tapestry", "imperium") and random.random() < 0.6
    people = random.sample(PEOPLE, 1 if solo else random.randint(2, 4))
    if "Chloé" not in people:
        people[0] = "Chloé"
    points = sorted((random.randint(40, 260) for _ in range(len(people) + solo)), reverse=True)
    names: list[Message | str] = [*people, *([Message("imperium.civ")] if solo else [])]
    random.shuffle(names)
    rows = tuple(
        Standing(
            "civ" if isinstance(name, Message) else f"p{place}",
            name,
            score,
            1 + points.index(score),
            score == points[0],
            bot=isinstance(name, Message),
        )
        for place, (name, score) in enumerate(zip(names, points, strict=True), 1)
    )
    title = Message("score_pad.typed", text=random.choice(TITLES)) if game == "score_pad" else None
    return _kept(f"{game}-{order}", game, when, order, Result(rows, title), random)


def _kept(
    game_id: str, game: str, when: datetime, order: int, result: Result, random: Random
) -> FinishedGame:
    to_try = find_game(game).to_try()
    solo = any(row.bot for row in result.rows)
    about = About(
        way=POINTS if game == "score_pad" else random.choice((FOLLOWED, FOLLOWED, ELSEWHERE)),
        level=random.choice(to_try.levels[:3]) if solo and to_try.levels else None,
        roles={row.seat: (random.choice(to_try.roles[:9]),) for row in result.rows}
        if to_try.roles
        else {},
        bots={row.seat: Message("imperium.civ") for row in result.rows if row.bot},
        first=result.rows[0].seat,
    )
    minutes = random.randint(25, 190)
    row = FinishedRow(
        id=game_id,
        game=game,
        started=when.isoformat(),
        ended=(when + timedelta(minutes=minutes)).isoformat(),
        scores=scores_of(result),
        minutes=minutes,
        order=order,
        note=result.note,
        about=about,
        place="Chez Zoé" if order % 3 else "",
        remark="é & + % #" if order % 5 == 0 else "",
    )
    return FinishedGame(row, result, ())
