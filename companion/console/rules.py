"""`python -m companion rules WORDS…`: look a rule up as one types it in the app."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator

from companion.console.language import language
from companion.games import GAMES
from companion.i18n import Words
from companion.lookup import Entry
from companion.lookup.ports import has_rules, rules_of
from companion.resources import data_dir


def main(arguments: list[str]) -> int:
    """Print the entries that answer, best first; 1 when nothing does."""
    parser = ArgumentParser(prog="companion rules", description=__doc__)
    parser.add_argument("question", nargs="+", metavar="WORDS")
    parser.add_argument("--game", choices=games(), default="tapestry")
    parser.add_argument("--language", default=language())
    parser.add_argument("--most", type=int, default=3, help="how many entries")
    wanted = parser.parse_args(arguments)
    words = Words(data_dir() / "text", wanted.language)
    question = " ".join(wanted.question)
    found = rules_of(wanted.game).search(question, most=max(1, wanted.most))
    for at, entry in enumerate(found, 1):
        print("\n".join(_told(at, entry, wanted.game, words)))
    if not found:
        print(words.say("console.rules.nothing", question=question))
    return 0 if found else 1


def games() -> list[str]:
    """Those that have rules at hand."""
    return [game.id for game in GAMES if has_rules(game.id)]


def _told(at: int, entry: Entry, game: str, words: Words) -> Iterator[str]:
    yield f"{at}. {words.text(entry.title)}  [{entry.id}]"
    yield f"   {words.text(entry.answer)}"
    for fact in entry.lines:
        label, value = (words.text(each) for each in (fact.label, fact.value))
        yield "   " + words.say("console.rules.fact", label=label, value=value)
    about = rules_of(game).about
    for section in (about.sections[each] for each in entry.printed):
        document = words.text(about.documents[section.document])
        yield f"   – {document}, {words.text(section.title)}"
