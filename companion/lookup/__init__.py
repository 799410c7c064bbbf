"""Rules at hand: every icon, space, card and rule of a game, found as one types.

How a game joins in
1. `data/<game>/rules/about.json` (see `About`): its drawers with their icons and the nouns a
   player has for what lies in them, its documents and their sections by the names a player knows,
   its boxes.
2. Any number of other `data/<game>/rules/*.json`, each `{"entries": […]}` (see `Entry`): an id,
   a drawer, a title, the answer in one sentence; where it helps details, an example, icons,
   entries to see, the box, the sections where it is printed. Our own short sentences, in every
   language: `{"en": …, "fr": …}`. Give each entry generous `words`: how a player would ask.
   `asked.json` holds more such words under `more`, for entries of any page or of the port, and
   rows of words that mean the same under `alike`; it is read at the first question only.
3. What the game's data already knows is never typed again: `companion/games/<game>/lookup.py`
   may offer `entries() -> tuple[Entry, ...]`, rendered from that data (costs, benefits, changes),
   and `house_facts() -> tuple[HouseFact, ...]`, what its owner may tell. A page adds words and
   details to such an entry under `more`.
4. The id of a rule of the bots is its number (`R-track-2`): the number in a "why" opens it.

The tests in `tests/lookup` check every game's folder: links, languages, icons, sections.
"""

from companion.lookup.entry import (
    About,
    Entry,
    Fact,
    HouseFact,
    Kind,
    Section,
    Text,
    said,
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
    "Text",
    "open_rules",
    "said",
]
