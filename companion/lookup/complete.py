"""Rules made of facts that somebody edited: whether everything they lead to is there."""

from __future__ import annotations

from collections.abc import Iterator

from companion.errors import ContentError
from companion.lookup.ports import port_of
from companion.lookup.rules import Rules


def need_complete(game: str, rules: Rules) -> None:
    """Raise ContentError that names what is not there."""
    about = rules.about
    drawers = {kind.id for kind in about.kinds}
    for entry in rules.entries:
        for one in (*entry.see, *entry.together):
            rules.entry(one)
        need(entry.kind in drawers, entry.kind)
        need(bool(entry.icons), entry.id)
        need(about.sections.keys() >= set(entry.printed), entry.id)
    for section in about.sections.values():
        need(section.document in about.documents, section.document)
    for told in _named_by_code(game, rules):
        rules.entry(told)


def need(is_there: bool, name: str) -> None:
    """Raise ContentError with the name unless it is there."""
    if not is_there:
        raise ContentError("lookup.no_entry", id=name)


def _named_by_code(game: str, rules: Rules) -> Iterator[str]:
    """Where the rules begin, what people ask by, and where what is held on a page leads."""
    if rules.about.begin:
        yield rules.about.begin
    yield from rules.asked.words
    for leads in ("HELD", "ACTS"):
        yield from getattr(port_of(game), leads, {}).values()
