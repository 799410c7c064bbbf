"""Which entry opens where something is held: words are never guessed at."""

from __future__ import annotations

from companion.lookup.entry import Entry
from companion.lookup.ports import port_of, rules_of


def entry_of(game: str, topic: str) -> Entry | None:
    """The entry of an id, a rule number, an icon, or of what the port's `HELD` names otherwise.

    What stands behind a bar are its words, for the line to ask in; they are not guessed by.
    """
    rules, topic = rules_of(game), topic.partition("|")[0]
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
