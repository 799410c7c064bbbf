"""What a step came to, what lies on the table, who won: read out."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.checked import TableFact
from companion.core.command import Entry
from companion.core.game import Result
from companion.core.instruction import Instruction, Why, depths
from companion.core.message import Message
from companion.core.session import Session
from companion.core.turns import log_of
from companion.front.voice import Voice

SHORT = 5


def step(voice: Voice, entry: Entry[object]) -> None:
    """The step, then what hands do."""
    voice.line(f"* {voice.text(entry.label)}")
    lines(voice, entry.told)


def lines(voice: Voice, told: Iterable[Instruction]) -> None:
    """What is to be done on the table, headings as headings."""
    every = tuple(told)
    headings, deep = {one.under for one in every}, depths(every)
    for one in every:
        mark = "  " * deep[one.key]
        text = voice.text(one.text)
        if one.key in headings:
            text = voice.words.say("front.heading", text=text.removesuffix("."))
        voice.line(f"{mark}{text}" if one.key in headings else f"{mark}- {text}")


def reasons(voice: Voice, entry: Entry[object]) -> None:
    """Why each line of the last step is so."""
    whys = [(one, why) for one in entry.told for why in one.whys]
    if not whys:
        voice.say("front.no_reasons")
    for one, why in whys:
        voice.line(f"- {voice.text(one.text)}")
        _why(voice, why)


def _why(voice: Voice, why: Why) -> None:
    if why.text is not None:
        voice.line(f"  {voice.text(why.text)}")
    for passed in why.passed[:SHORT]:
        option, reason = voice.text(passed.option), voice.text(passed.reason)
        voice.line("  " + voice.words.say("front.passed", option=option, reason=reason))
    if len(why.passed) > SHORT:
        voice.line("  " + voice.words.say("front.passed_more", n=len(why.passed) - SHORT))


def table(voice: Voice, facts: Iterable[TableFact]) -> None:
    """Everything that can be seen, a line each."""
    told = list(facts)
    if not told:
        voice.say("front.no_table")
    for fact in told:
        voice.line(f"- {voice.pair(voice.text(fact.label), shown(voice, fact.value))}")


def shown(voice: Voice, value: Message | float | str | None) -> str:
    """A value of the table; nothing where it is not there."""
    if value is None:
        return voice.words.say("front.nothing")
    return voice.words.number(value) if isinstance(value, int | float) else voice.text(value)


def log(voice: Voice, session: Session[object]) -> None:
    """Every step that counts, with its number."""
    for number, entry in enumerate(session.entries, 1):
        said = "; ".join(voice.text(line.text) for line in log_of(session.game, entry))
        voice.line(f"{number}. {said}")
    if not session.entries:
        voice.say("front.no_steps")


def result(voice: Voice, won: Result) -> None:
    """The ranking, best first."""
    voice.heading(Message("front.over"))
    for row in won.rows:
        named, score = voice.text(row.name), row.score
        key = "front.rank" if score is not None else "front.rank_without"
        points = score or 0
        params: dict[str, object] = {"rank": row.rank, "name": named, "n": abs(points)}
        params["points"] = points
        note = f" ({voice.text(row.note)})" if row.note else ""
        winner = " " + voice.words.say("front.winner") if row.winner else ""
        voice.line(voice.text(Message(key, **params)) + winner + note)  # type: ignore[arg-type]  # of many kinds
    if won.note is not None:
        voice.tell(won.note)
