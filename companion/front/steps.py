"""Filling an offer's blanks, and changing a step that was done."""

from __future__ import annotations

from typing import Any

from companion.core.answers import Answer
from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.offer import Offer
from companion.core.question import Choice, Option
from companion.core.rerun import Change, Rerun
from companion.core.session import Session
from companion.front import telling
from companion.front.asking import Asker, Back
from companion.front.voice import Voice

OTHERWISE, OUT = "otherwise", "out"


def filled(offer: Offer[Any], asker: Asker) -> Command[Any]:
    """What is to be done, every blank asked for, back one by one; raises Back before the first."""
    given: dict[str, Answer] = {}
    while question := offer.asks(given):
        try:
            given[question.key] = asker.ask(question)
        except Back:
            if not given:
                raise
            given.popitem()
    return offer.command(given)


def change(voice: Voice, session: Session[Any], asker: Asker) -> None:
    """An earlier step otherwise: another answer, something else done, or not done at all."""
    if not session.entries:
        voice.say("front.no_steps")
        return
    try:
        entry = _which_step(session, asker)
        rerun = session.preview(_which_change(session, entry, asker))
        while not rerun.whole:
            rerun = session.preview(_further(voice, rerun, asker))
    except Back:
        return
    _accept(voice, session, rerun, asker)


def _which_step(session: Session[Any], asker: Asker) -> Entry[Any]:
    options = tuple(Option(str(entry.id), entry.label) for entry in session.entries)
    wanted = asker.ask(Choice("step", Message("front.which_step"), options))
    return next(entry for entry in session.entries if str(entry.id) == wanted)


def _which_change(session: Session[Any], entry: Entry[Any], asker: Asker) -> Change[Any]:
    """What is to be otherwise about it."""
    questions = session.questions(entry)
    told = tuple(Option(f"answer:{key}", one.text) for key, one in questions.items())
    rest = (
        Option(OTHERWISE, Message("front.something_else")),
        Option(OUT, Message("front.leave_it_out")),
    )
    wanted = asker.ask(Choice("change", Message("front.what_differs"), (*told, *rest)))
    if wanted == OUT:
        return Change(entry.id, without=frozenset((entry.id,)))
    if wanted == OTHERWISE:
        return Change(entry.id, command=_other(session, entry, asker))
    key = wanted.removeprefix("answer:")
    return Change(entry.id, answers={key: asker.ask(questions[key])})


def _other(session: Session[Any], entry: Entry[Any], asker: Asker) -> Command[Any]:
    """Another thing that could be done then."""
    possible = {one.id: one for one in session.game.offers(entry.before) if one.reason is None}
    options = tuple(Option(one.id, one.label, one.note) for one in possible.values())
    wanted = asker.ask(Choice("offer", Message("front.what_instead"), options))
    return filled(possible[wanted], asker)


def _further(voice: Voice, rerun: Rerun[Any], asker: Asker) -> Change[Any]:
    """A later step asks something new, or no longer fits."""
    if rerun.asked is not None and rerun.asking is not None:
        voice.say("front.later_asks", step=rerun.asking.label)
        return rerun.with_answer(asker.ask(rerun.asked))
    assert rerun.stuck is not None
    voice.say("front.later_stuck", step=rerun.stuck.entry.label, reason=rerun.stuck.reason)
    options = (Option(OUT, Message("front.leave_it_out")),)
    asker.ask(Choice("stuck", Message("front.what_then"), options))
    return rerun.leaving_out()


def _accept(voice: Voice, session: Session[Any], rerun: Rerun[Any], asker: Asker) -> None:
    """What would differ on the table, then yes or no."""
    for rolled in rerun.rolled_anew:
        voice.say("front.rolled_anew", step=rolled.label)
    for one in rerun.differences:
        before, after = telling.shown(voice, one.before), telling.shown(voice, one.after)
        voice.say("front.differs", what=one.label, before=before, after=after)
    if not rerun.differences:
        voice.say("front.nothing_differs")
    yes = (Option("yes", Message("core.yes")), Option("no", Message("core.no")))
    try:
        agreed = asker.ask(Choice("accept", Message("front.accept"), yes)) == "yes"
    except Back:
        agreed = False
    if agreed:
        session.accept(rerun)
        telling.lines(voice, session.put_right)
        voice.say("front.changed")
