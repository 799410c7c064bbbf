"""`python -m companion rules WORDS…`: look a rule up as one types it in the app."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator

from companion.console.language import spoken
from companion.games import GAMES, title
from companion.i18n import Words
from companion.lookup.answers import Answer, whole
from companion.lookup.ports import has_rules, rules_of


def main(arguments: list[str]) -> int:
    """Print the entries that answer, best first; 1 when nothing does."""
    parser = ArgumentParser(prog="companion rules", description=__doc__)
    parser.add_argument("question", nargs="+", metavar="WORDS")
    parser.add_argument("--game", choices=games(), help="without it you are asked which")
    parser.add_argument("--language", default="")
    parser.add_argument("--most", type=int, default=3, help="how many entries")
    wanted = parser.parse_args(arguments)
    words = spoken(wanted.language)
    question, most = " ".join(wanted.question), max(1, wanted.most)
    game = wanted.game or _asked(words)
    found = [
        _answers(one, question, most if game else 1, words) for one in ([game] if game else games())
    ]
    if not any(found):
        print(words.say("console.rules.nothing", question=question))
    return 0 if any(found) else 1


def games() -> list[str]:
    """Those that have rules at hand."""
    return [game.id for game in GAMES if has_rules(game.id)]


def _asked(words: Words) -> str:
    """Which game somebody at the terminal means; empty where nobody says it."""
    if not sys.stdin.isatty():
        return ""
    every = games()
    print(words.say("console.rules.which"))
    for number, game in enumerate(every, 1):
        print(f"{number}. {_called(game, words)}")
    try:
        typed = input("> ").strip()
    except EOFError:
        return ""
    return every[int(typed) - 1] if typed in map(str, range(1, len(every) + 1)) else ""


def _answers(game: str, question: str, most: int, words: Words) -> bool:
    """Print those of a game, under its name; whether there are any."""
    found = rules_of(game).answers(question)
    if found:
        print(_called(game, words))
    at = 0
    for answer in found:
        at += not answer.shares
        if at <= most:
            print("\n".join(_told("" if answer.shares else f"{at}. ", answer, game, words)))
    return bool(found)


def _called(game: str, words: Words) -> str:
    named = title(game)
    return named if isinstance(named, str) else words.text(named)


def _told(number: str, answer: Answer, game: str, words: Words) -> Iterator[str]:
    """The sentence that answers, then the rest of its entry, and where it is printed; one that is
    one answer with the one before has no number of its own.
    """
    entry, said = answer.entry, whole(answer)
    yield f"{number or '   + '}{words.text(entry.title)}  [{entry.id}]"
    for line in filter(None, map(words.text, said)):
        yield f"   {line}"
    for fact in (one.line for one in entry.lines):
        if fact not in said:
            yield "   " + words.text(fact)
    for place in rules_of(game).about.places(entry):
        yield f"   – {words.text(place)}"
