"""Looking rules up, as one types it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.message import Message
from companion.core.session import Session
from companion.front.voice import Voice
from companion.lookup.answers import Answer, playing_in, whole
from companion.lookup.ports import has_rules, rules_of

MOST = 5


Known = Callable[[str], object]
"""What the owner answered to a house fact."""


def look_up(voice: Voice, session: Session[Any], told: Known) -> None:
    """A question asked at a table, the sentences that answer it, and their entries read out."""
    game = session.game.id
    if not has_rules(game):
        voice.say("front.no_rules")
        return
    voice.heading(Message("front.look_up"))
    typed = voice.hear()
    if not typed or voice.is_word(typed, "back"):
        return
    found = rules_of(game).answers(typed, playing_in(session), MOST)
    if not found:
        voice.say("console.rules.nothing", question=typed)
        return
    first, *rest = found
    read_out(voice, game, first, told)
    while rest and rest[0].shares:
        read_out(voice, game, rest.pop(0), told)
    if rest:
        voice.say("front.also_found")
        voice.numbered(voice.words.text(answer.entry.title) for answer in rest)
        chosen = voice.hear()
        if chosen.isdecimal() and 1 <= int(chosen) <= len(rest):
            read_out(voice, game, rest[int(chosen) - 1], told)


def read_out(voice: Voice, game: str, answer: Answer, told: Known) -> None:
    """The sentence that answers, then the rest of its entry, and where it is printed."""
    entry = answer.entry
    voice.line(voice.words.text(entry.title))
    for sentence in filter(None, map(voice.words.text, whole(answer))):
        voice.line(sentence)
    for fact in entry.lines:
        said = fact.said(told(fact.house_fact))
        label, value = voice.words.text(fact.label), voice.words.text(said)
        voice.line(f"- {voice.pair(label, value)}")
    for place in rules_of(game).about.places(entry):
        voice.line(f"- {voice.words.text(place)}")
