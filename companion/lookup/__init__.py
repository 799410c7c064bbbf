"""Rules at hand: every icon, space, card and rule of a game, found as one types.

How a game joins in
1. `data/<game>/rules/about.json` (see `WrittenAbout`): its drawers with their icons, its documents
   and their sections, its boxes. What they are called stands in `<game>.rules.po`.
2. Any number of other `data/<game>/rules/<page>.json`, each `{"entries": […]}` (see
   `WrittenEntry`): an id, a drawer, how many further sentences, icons, entries to see, the box,
   the sections where it is printed. The sentences stand in every language's
   `<game>.rules.<page>.po`, under the entry's id: `.title`, `.answer` in one sentence, `.detail.1`,
   `.example`. Our own short words.
3. `text/<language>/search/<game>.json` (see `SearchWords`): generous words by which a player asks
   for an entry, words that mean the same, the nouns a player has for what lies in a drawer. They
   are read at the first question only.
4. What the game's data already knows is never typed again: `companion/games/<game>/lookup.py`
   may offer `entries() -> tuple[Entry, ...]`, rendered from that data (costs, benefits, changes),
   and `house_facts() -> tuple[HouseFact, ...]`, what its owner may tell. A page adds details to
   such an entry under `more`.
5. The id of a rule of the bots is its number (`R-track-2`): the number in a "why" opens it.

The tests in `tests/lookup` check every game's folder: links, languages, icons, sections.
"""

from companion.lookup.entry import (
    About,
    Entry,
    Fact,
    HouseFact,
    Kind,
    Section,
)
from companion.lookup.rules import Generated, Rules, open_rules

__all__ = [
    "About",
    "Entry",
    "Fact",
    "Generated",
    "HouseFact",
    "Kind",
    "Rules",
    "Section",
    "open_rules",
]
