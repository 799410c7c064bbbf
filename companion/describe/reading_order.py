"""The order in which letters are seen, for lines that begin on the left.

The rules are those of Unicode's bidirectional algorithm (UAX 9) without its invisible codes:
W1 to W7 settle what numbers and marks belong to, N0 to N2 brackets and what lies between,
L2 turns the runs, L4 mirrors brackets.
"""

import unicodedata
from collections.abc import Sequence
from itertools import groupby

RIGHT_TO_LEFT = ("R", "AL")
STRONG = ("L", *RIGHT_TO_LEFT)
NUMBERS = ("EN", "AN")
BETWEEN = ("ON", "WS", "S", "B", "BN")
SEPARATORS = {"ES": ("EN",), "CS": NUMBERS}
OPENED_BY = {")": "(", "]": "[", "}": "{"}
MIRRORS = {**OPENED_BY, "»": "«", "›": "‹", ">": "<"}
MIRRORED = MIRRORS | {opens: closes for closes, opens in MIRRORS.items()}


def seen(letters: Sequence[str]) -> list[str]:
    """The letters of a line, each with its marks, from left to right as they are seen."""
    levels = [_level(side) for side in _sides(letters)]
    for level in range(max(levels, default=0), 0, -1):
        letters, levels = _turned(letters, levels, level)
    return list(letters)


def _turned(
    letters: Sequence[str], levels: Sequence[int], least: int
) -> tuple[list[str], list[int]]:
    """L2, L4: runs of this level and above the other way round."""
    turned: list[tuple[str, int]] = []
    for inside, run in groupby(zip(letters, levels, strict=True), lambda each: each[1] >= least):
        part = list(run)
        turned += reversed(part) if inside else part
    mirrored = [
        MIRRORED.get(letter, letter) if level == least and level % 2 else letter
        for letter, level in turned
    ]
    return mirrored, [level for _letter, level in turned]


def _level(side: str) -> int:
    return {"R": 1, "EN": 2, "AN": 2}.get(side, 0)


def _sides(letters: Sequence[str]) -> list[str]:
    """L, R, EN or AN for every letter."""
    sides = [unicodedata.bidirectional(letter[0]) or "L" for letter in letters]
    _weak(sides)
    _brackets(letters, sides)
    _neutral(sides)
    return sides


def _weak(sides: list[str]) -> None:
    """W1 to W7: what numbers and the marks in them belong to."""
    _marks_and_arabic_numbers(sides)
    for place, side in enumerate(sides[1:-1], 1):
        before, after = sides[place - 1], sides[place + 1]
        if before == after and before in SEPARATORS.get(side, ()):
            sides[place] = before
    _signs_of_numbers(sides)
    strong = "L"
    for place, side in enumerate(sides):
        strong = side if side in ("L", "R") else strong
        if side in ("ES", "ET", "CS"):
            sides[place] = "ON"
        elif side == "EN" and strong == "L":
            sides[place] = "L"


def _marks_and_arabic_numbers(sides: list[str]) -> None:
    """W1 to W3."""
    strong = before = "L"
    for place, side in enumerate(sides):
        side = before if side == "NSM" else side
        if side == "EN" and strong == "AL":
            side = "AN"
        strong = side if side in STRONG else strong
        sides[place] = before = side
    sides[:] = ["R" if side == "AL" else side for side in sides]


def _signs_of_numbers(sides: list[str]) -> None:
    """W5: signs like % and € beside a number belong to it."""
    place = 0
    for side, run in groupby(list(sides)):
        end = place + len(list(run))
        if side == "ET" and "EN" in (*sides[place - 1 : place], *sides[end : end + 1]):
            sides[place:end] = ["EN"] * (end - place)
        place = end


def _brackets(letters: Sequence[str], sides: list[str]) -> None:
    """N0: a pair belongs to the line if something in it does, else to what is in and before it."""
    for opening, closing in _pairs(letters, sides):
        inside = {_direction(side) for side in sides[opening + 1 : closing]} - {""}
        if not inside:
            continue
        side = "R" if inside == {"R"} and _before(sides, opening) == "R" else "L"
        sides[opening] = sides[closing] = side


def _pairs(letters: Sequence[str], sides: Sequence[str]) -> list[tuple[int, int]]:
    """Places of brackets that belong together."""
    waiting: list[int] = []
    pairs = []
    for place, letter in enumerate(letters):
        if sides[place] != "ON":
            continue
        if letter in OPENED_BY.values():
            waiting.append(place)
        opens = OPENED_BY.get(letter)
        for number in range(len(waiting) - 1, -1, -1):
            if letters[waiting[number]] == opens:
                pairs.append((waiting[number], place))
                del waiting[number:]
                break
    return sorted(pairs)


def _before(sides: Sequence[str], place: int) -> str:
    """The direction that is valid there; a line begins on the left."""
    return next((found for side in reversed(sides[:place]) if (found := _direction(side))), "L")


def _direction(side: str) -> str:
    return "R" if side in ("R", *NUMBERS) else "L" if side == "L" else ""


def _neutral(sides: list[str]) -> None:
    """N1, N2: what lies between two of one direction belongs to them, else to the line."""
    place = 0
    for between, run in groupby([side in BETWEEN for side in sides]):
        end = place + len(list(run))
        if between:
            after = next((_direction(side) for side in sides[end : end + 1]), "L")
            side = "R" if _before(sides, place) == after == "R" else "L"
            sides[place:end] = [side] * (end - place)
        place = end
