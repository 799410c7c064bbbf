"""Golden journals: games as they were played and kept, each with what it must fold to.

`<game>/<name>.jsonl` is the journal, `<name>.json` beside it the result and what lies on the
table. They are recorded once, with `record`, and never made again: a change that makes one fold
to something else breaks the saved games of people.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.core.codec import message_to_json
from companion.core.game import Game
from companion.core.journal import FileJournal
from companion.core.message import Message
from companion.core.session import Session, Surroundings
from companion.core.woven import as_text
from companion.games.tapestry.tile_in_words import tile_name
from companion.library.results import result_to_json

FOLDER = Path(__file__).parent
WOVEN = FOLDER / "woven.json"
ASKED_LATER = {
    "imperium.supreme_ruler.revealed": "no",
    "imperium.carthaginians.power_b": "2",
}
"""Questions to the owner that came after the journals, answered as they were played."""
SAID_OTHERWISE = ("market.",)
"""Facts of the table that are told in other words since: a card of the Market by its name."""


def journals() -> list[Path]:
    """Every golden journal."""
    return sorted(FOLDER.glob("*/*.jsonl"))


def opened(journal: Path, game: Game[Any]) -> Session[Any]:
    """The game of a journal, the file left as it is."""
    around = Surroundings(facts=ASKED_LATER.get)
    return Session.open(game, FileJournal(journal, readonly=True), around)


def outcome(session: Session[Any]) -> dict[str, Any]:
    """What a game has come to."""
    result = session.game.finished(session.state)
    table = session.game.on_the_table(session.state)
    return {
        "result": result_to_json(result) if result else None,
        "table": {fact.key: _plain(fact.value) for fact in table},
    }


def expected(journal: Path) -> dict[str, Any]:
    """What it must come to."""
    known: dict[str, Any] = json.loads(journal.with_suffix(".json").read_bytes())
    return known


def as_counted(table: Mapping[str, Any]) -> dict[str, Any]:
    """What lies on the table, but for what is told in other words since."""
    same = {key: value for key, value in table.items() if not key.startswith(SAID_OTHERWISE)}
    return {key: _seen(value) for key, value in same.items()}


def _seen(value: Any) -> Any:
    """A tile that was told by our number is told by what can be seen of it since."""
    if isinstance(value, list) and value[:1] == ["tapestry.territory_tile"]:
        return message_to_json(tile_name(value[1]["number"]))
    if isinstance(value, list):
        return [_seen(one) for one in value]
    return {key: _seen(one) for key, one in value.items()} if isinstance(value, dict) else value


def record(session: Session[Any], name: str) -> None:
    """Keep a game that was just played as a new golden journal."""
    folder = FOLDER / session.game.id
    folder.mkdir(exist_ok=True)
    journal = FileJournal(folder / f"{name}.jsonl")
    assert not journal.lines, f"{name} is there already"
    for line in session.journal.lines:
        journal.append(line)
    journal.close()
    text = json.dumps(outcome(session), ensure_ascii=False, indent=1)
    (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    _keep_cloth(f"{session.game.id}/{name}", as_text(session.game.woven(session.entries)))


def _keep_cloth(name: str, woven: str) -> None:
    """What it weaves, beside that of the others; where it weaves anything."""
    cloths = json.loads(WOVEN.read_bytes()) | ({name: woven} if woven else {})
    told = json.dumps(dict(sorted(cloths.items())), ensure_ascii=False, indent=1)
    WOVEN.write_text(told + "\n", encoding="utf-8")


def _plain(value: Message | int | str) -> Any:
    """A number that is only put into words stays the number."""
    if not isinstance(value, Message):
        return value
    return value.params["n"] if set(value.params) == {"n"} else message_to_json(value)
