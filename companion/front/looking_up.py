"""Looking rules up, as one types it."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.message import Message
from companion.front.voice import Voice
from companion.lookup import Entry
from companion.lookup.ports import has_rules, rules_of

MOST = 5


Known = Callable[[str], object]
"""What the owner answered to a house fact."""


def look_up(voice: Voice, game: str, told: Known) -> None:
    """A question, the entries that answer it, and one of them read out."""
    if not has_rules(game):
        voice.say("front.no_rules")
        return
    voice.heading(Message("front.look_up"))
    typed = voice.hear()
    if not typed or voice.is_word(typed, "back"):
        return
    found = rules_of(game).search(typed, most=MOST)
    if not found:
        voice.say("console.rules.nothing", question=typed)
        return
    read_out(voice, game, found[0], told)
    if len(found) > 1:
        voice.say("front.also_found")
        voice.numbered(voice.words.text(entry.title) for entry in found[1:])
        chosen = voice.hear()
        if chosen.isdecimal() and 1 <= int(chosen) < len(found):
            read_out(voice, game, found[int(chosen)], told)


def read_out(voice: Voice, game: str, entry: Entry, told: Known) -> None:
    """All of an entry, and where it is printed."""
    voice.line(voice.words.text(entry.title))
    voice.line(voice.words.text(entry.answer))
    for detail in filter(None, map(voice.words.text, entry.details)):
        voice.line(detail)
    if entry.example is not None:
        voice.line(voice.words.text(entry.example))
    for fact in entry.lines:
        said = fact.said(told(fact.house_fact))
        label, value = voice.words.text(fact.label), voice.words.text(said)
        voice.line(f"- {voice.pair(label, value)}")
    about = rules_of(game).about
    for section in (about.sections[one] for one in entry.printed):
        document = voice.words.text(about.documents[section.document])
        voice.line(f"- {document}, {voice.words.text(section.title)}")
