"""Which entry opens where something is held: words are never guessed at."""

from __future__ import annotations

from collections.abc import Mapping

from companion.lookup.entry import Entry
from companion.lookup.ports import port_of, rules_of
from companion.lookup.rules import Rules

NAMED, DOES, DRAWN = "named.", "does.", "drawn."
"""How topics begin that no node gave: the words that stand there, what a touch does, a picture."""
ASKS = "asks."
"""How the topic of an answer begins that is told by what is asked; the port's `ACTS` names it."""


def entry_of(game: str, topic: str) -> Entry | None:
    """The entry of an id, a rule number, an icon, or of what the port's `HELD` names otherwise;
    of what stands, is done or drawn there only where that is the one name, or an icon's picture.

    What stands behind a bar are its words, for the line to ask in; they are not guessed by.
    """
    rules = rules_of(game)
    if topic.startswith(NAMED):
        return _named(rules, topic.removeprefix(NAMED))
    if topic.startswith(DOES):
        return _done(game, rules, topic.removeprefix(DOES))
    if topic.startswith(DRAWN):
        return _drawn(game, rules, topic.removeprefix(DRAWN).partition("|")[0])
    if topic.startswith(ASKS):
        return _done(game, rules, topic)
    topic = topic.partition("|")[0]
    for name in (topic, topic.partition("/")[2], topic.partition(":")[2]):
        if name and name in rules:
            return rules.entry(name)
    told = getattr(port_of(game), "HELD", {}).get(topic)
    if told is not None:
        return rules.entry(told)
    picture = (topic.rpartition(".")[2],)
    pictured = [entry for entry in rules.entries if entry.icons[:1] == picture]
    icons = [entry for entry in pictured if entry.kind == "icon"]
    alone = icons or (pictured if len(pictured) == 1 else [])
    return alone[0] if alone else None


def _named(rules: Rules, said: str) -> Entry | None:
    """The one entry that is called so in some language, before what is said further of it."""
    for name in (said, said.partition(",")[0], said.partition(":")[0]):
        called = rules.called(name)
        if len(called) == 1:
            return called[0]
    return None


def _done(game: str, rules: Rules, act: str) -> Entry | None:
    """The entry of what is done by an act, by the longest beginning that the port's `ACTS` has."""
    acts: Mapping[str, str] = getattr(port_of(game), "ACTS", {})
    begun = [one for one in acts if act == one or (one[-1] in ".:" and act.startswith(one))]
    return rules.entry(acts[max(begun, key=len)]) if begun else None


def _drawn(game: str, rules: Rules, icon: str) -> Entry | None:
    """The entry of an icon, else of the thing of this game that has it for its sign; a plain name
    may be a sign of the app as well, so it is said to be the game's.
    """
    entry = next((one for one in rules.of_kind("icon") if one.icons[:1] == (icon,)), None)
    held: Mapping[str, str] = getattr(port_of(game), "HELD", {})
    told = held.get(f"{DRAWN}{icon}") or (held.get(f"icon.{icon}") if "-" in icon else None)
    return entry or (rules.entry(told) if told is not None else None)
