"""Looking rules up, as one types it."""

from __future__ import annotations

from companion.core.message import Message
from companion.front.voice import Voice
from companion.lookup import Entry, said
from companion.lookup.ports import has_rules, rules_of

MOST = 5


def look_up(voice: Voice, game: str) -> None:
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
    read_out(voice, game, found[0])
    if len(found) > 1:
        voice.say("front.also_found")
        voice.numbered(said(entry.title, voice.words) for entry in found[1:])
        chosen = voice.hear()
        if chosen.isdecimal() and 1 <= int(chosen) < len(found):
            read_out(voice, game, found[int(chosen)])


def read_out(voice: Voice, game: str, entry: Entry) -> None:
    """All of an entry, and where it is printed."""
    voice.line(said(entry.title, voice.words))
    voice.line(said(entry.answer, voice.words))
    for detail in entry.details:
        voice.line(said(detail, voice.words))
    if entry.example is not None:
        voice.line(said(entry.example, voice.words))
    for fact in entry.lines:
        label, value = said(fact.label, voice.words), said(fact.value, voice.words)
        voice.line(f"- {label}: {value}")
    about = rules_of(game).about
    for section in (about.sections[one] for one in entry.printed):
        document = said(about.documents[section.document], voice.words)
        voice.line(f"- {document}, {said(section.title, voice.words)}")
