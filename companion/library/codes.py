"""Codes: a few letters that give a friend the same opponent, and one for each week.

A code holds which game it is, what makes its opponent (`Game.coded`), and a number that draws and
dice are sown by; a letter at the end finds a letter that was mistyped. A week's code is made of
the date alone.

>>> spelled(12345)
'C1S'
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from hashlib import blake2b
from typing import Any

from companion.core.game import Game
from companion.core.question import Amount, Choice, Several
from companion.core.sown import CODED
from companion.errors import AnswerRefused

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""None that is taken for another one."""
ALIKE = str.maketrans("OILU", "011V")
GAMES = ("tapestry", "imperium")
SEEDS = 1 << 20
LONGEST = 16
"""Letters as they are typed, of an own level with every box."""
HALF, LONG = 4, 6
TAKEN_FROM_BOX = ("expansions", "box", "both", "level")
"""What a week leaves as it is at first: not everybody has every box."""


def spelled(number: int) -> str:
    """In letters, the largest first."""
    letters = ""
    while number or not letters:
        number, rest = divmod(number, len(LETTERS))
        letters = LETTERS[rest] + letters
    return letters


def may_have_code(game: Game[Any], options: Any) -> bool:
    """Whether a code holds this opponent: an app's own."""
    return bool(game.coded) and {key for key, _ in _asked(game, options)} >= {*game.coded}


def code_of(game: Game[Any], options: Any, seed: int) -> str:
    """The code of this opponent; of what may have one."""
    number = seed % SEEDS
    for ways, now in reversed([*_choices(game, options)]):
        number = number * ways + now
    number = number * len(GAMES) + GAMES.index(game.id)
    letters = spelled(number).rjust(LONG, LETTERS[0])
    return _in_halves(letters + _last(letters))


def in_letters(code: str) -> str:
    """As it is kept: capitals, nothing between them; raises AnswerRefused for what is none."""
    letters = "".join(filter(str.isalnum, code.upper())).translate(ALIKE)
    if (
        len(letters) < HALF
        or not set(letters) <= set(LETTERS)
        or _last(letters[:-1]) != letters[-1]
    ):
        raise AnswerRefused("code.mistyped")
    return letters


def game_of(code: str) -> str:
    """Which game it is of."""
    return GAMES[_number(in_letters(code)) % len(GAMES)]


def read(game: Game[Any], options: Any, code: str) -> tuple[Any, int]:
    """The same, and what draws and dice are sown by."""
    letters = in_letters(code)
    number, which = divmod(_number(letters), len(GAMES))
    if GAMES[which] != game.id:
        raise AnswerRefused("code.other_game")
    if not may_have_code(game, options):
        raise AnswerRefused("code.not_here")
    for key in (*game.coded, *game.coded_where_asked):
        setting = dict(_asked(game, options)).get(key)
        if setting is not None:
            number, now = divmod(number, _ways(setting.question))
            options = setting.with_answer(_answer(setting.question, now))
    if number >= SEEDS:
        raise AnswerRefused("code.mistyped")
    return options, number


def seed_of(code: str) -> str:
    """What a game with it is sown by; nothing of none."""
    return f"{CODED}{_in_halves(in_letters(code))}" if code else ""


def drawn_at(moment: str) -> int:
    """An opponent that nobody has met yet."""
    return _number_of(moment) % SEEDS


def _number_of(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def of_week(game: Game[Any], options: Any, day: date) -> str:
    """Everybody's of this week, whatever was played last."""
    year, week, _ = day.isocalendar()
    drawn = _number_of(f"{game.id} {year} {week}")
    for key in game.coded:
        asked = dict(_asked(game, options)).get(key)
        if asked is not None and key not in TAKEN_FROM_BOX:
            options = asked.with_answer(_answer(asked.question, drawn % _ways(asked.question)))
    return code_of(game, options, drawn // 64)


def _asked(game: Game[Any], options: Any) -> Iterator[tuple[str, Any]]:
    """What makes the opponent, as far as it is asked."""
    settings = {one.question.key: one for one in game.settings(options)}
    keys = (*game.coded, *game.coded_where_asked)
    yield from ((key, settings[key]) for key in keys if key in settings)


def _choices(game: Game[Any], options: Any) -> Iterator[tuple[int, int]]:
    """Of each setting how many ways there are, and which it is."""
    for _, setting in _asked(game, options):
        question, guess = setting.question, setting.question.guess
        if isinstance(question, Several):
            there = guess or ()
            yield _ways(question), sum(1 << n for n, id_ in enumerate(question.ids) if id_ in there)
        elif isinstance(question, Amount):
            yield _ways(question), (guess or 0) - question.low
        else:
            yield _ways(question), question.ids.index(guess)


def _ways(question: Any) -> int:
    if isinstance(question, Amount):
        return question.high - question.low + 1
    return 1 << len(question.ids) if isinstance(question, Several) else len(question.ids)


def _answer(question: Amount | Choice | Several, now: int) -> Any:
    if isinstance(question, Amount):
        return question.low + now
    if isinstance(question, Several):
        return tuple(id_ for n, id_ in enumerate(question.ids) if now >> n & 1)
    return question.ids[now]


def _number(letters: str) -> int:
    number = 0
    for letter in letters[:-1]:
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number


def _last(letters: str) -> str:
    """By place and letter, so that neither a wrong one nor two that changed places pass."""
    return LETTERS[sum((n + 1) * LETTERS.index(one) for n, one in enumerate(letters)) % 31]


def _in_halves(letters: str) -> str:
    return "-".join(letters[at : at + HALF] for at in range(0, len(letters), HALF))
