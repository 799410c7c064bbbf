"""Write data/schema from the records, so that an editor explains a data file and checks it.

python -m tools.build_schemas
"""

import ast
import inspect
import json
import textwrap
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from companion.content.moved_rows import Moved
from companion.content.notices import Notices
from companion.describe.roles import Themes
from companion.games.imperium import content as imperium
from companion.games.imperium.catalogue import CardsFile
from companion.games.imperium.setup import SetupFile
from companion.games.imperium.table import NationTable
from companion.games.rise_and_fall import checklist
from companion.games.rise_and_fall import content as rise
from companion.games.tapestry.content.files import FILES, FOLDERS
from companion.library.numbers import KnownGames
from companion.lookup.asked import SearchWords
from companion.lookup.written import WrittenAbout, WrittenPage

ROOT = Path(__file__).parents[1] / "data"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLAIN = {str: "string", int: "integer", bool: "boolean", float: "number"}
MADE = (Callable,)
"""What a record gets from code, never from a file."""
Schema = dict[str, Any]
RECORDS: Mapping[str, type[Any]] = {
    **{f"tapestry/{name}": record for name, record in FILES.items()},
    "tapestry/civilization": FOLDERS["civilizations"],
    "imperium/cards": CardsFile,
    "imperium/keys": imperium.KeysFile,
    "imperium/levels": imperium.LevelsFile,
    "imperium/nations": imperium.NationsFile,
    "imperium/setup": SetupFile,
    "imperium/table": NationTable,
    "rise_and_fall/actions": rise.Actions,
    "rise_and_fall/bank": rise.BankFacts,
    "rise_and_fall/pieces": rise.Pieces,
    "rise_and_fall/setup": checklist.SetupFile,
    "rise_and_fall/world": rise.World,
    "rules/about": WrittenAbout,
    "rules/page": WrittenPage,
    "moved": Moved,
    "search": SearchWords,
    "bgg": KnownGames,
    "notices": Notices,
    "theme": Themes,
}
"""By the name of the schema: the record its files must be."""


def main() -> None:
    """Write every schema."""
    for name, record in RECORDS.items():
        path = schema_file(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text(record), encoding="utf-8")


def schema_file(name: str) -> Path:
    """Where a schema lies."""
    return ROOT / "schema" / f"{name}.schema.json"


def data_files() -> Mapping[Path, str]:
    """Every file of facts under data/, and the name of its schema."""
    found = sorted(ROOT.glob("*.json"))
    for game in ("tapestry", "imperium", "rise_and_fall"):
        found += sorted((ROOT / game).rglob("*.json"))
    found += sorted((ROOT / "text").rglob("*.json"))
    return {path: schema_of(path.relative_to(ROOT)) for path in found}


def schema_of(path: Path) -> str:
    """The schema of a file: its own, or the one that all of its folder share."""
    if path.parent.name == "rules":
        return "rules/about" if path.stem == "about" else "rules/page"
    if path.parent.name == "search":
        return "search"
    if path.parent.name == "cards" and path.parts[0] == "imperium":
        return "imperium/cards"
    if path.parent.name in FOLDERS:
        return f"{path.parent.as_posix().removesuffix('s')}"
    if path.parent.name == "tables":
        return f"{path.parts[0]}/table"
    return path.with_suffix("").as_posix()


def text(record: type[Any]) -> str:
    """The schema of a record, as it is written."""
    return json.dumps(file_schema(record), indent=1, ensure_ascii=False) + "\n"


def file_schema(record: type[Any]) -> Schema:
    """The schema of a whole file: its record and every record within it."""
    found: dict[str, Schema] = {}
    whole = _record(record, found)
    return {"$schema": DIALECT, **whole, "$defs": dict(sorted(found.items()))}


def _of(kind: Any, found: dict[str, Schema]) -> Schema:
    origin, inside = get_origin(kind), get_args(kind)
    if kind is Any:
        return {}
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    if origin is Literal:
        return {"enum": list(inside)}
    if kind is types.NoneType:
        return {"type": "null"}
    if origin in (Union, types.UnionType):
        return {"anyOf": [_of(each, found) for each in inside]}
    if origin is tuple:
        return _row(inside, found)
    if origin is not None and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": _of(inside[1], found)}
    if isinstance(kind, type) and issubclass(kind, Enum):
        return {"enum": [member.value for member in kind]}
    if is_dataclass(kind) and isinstance(kind, type):
        return _reference(kind, found)
    raise TypeError(f"no schema for {kind!r}")


def _row(inside: tuple[Any, ...], found: dict[str, Schema]) -> Schema:
    if len(inside) == 2 and inside[1] is Ellipsis:
        return {"type": "array", "items": _of(inside[0], found)}
    items = [_of(each, found) for each in inside]
    return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}


def _reference(kind: type[Any], found: dict[str, Schema]) -> Schema:
    if kind.__name__ not in found:
        found[kind.__name__] = {}
        found[kind.__name__] = _record(kind, found)
    return {"$ref": f"#/$defs/{kind.__name__}"}


def _record(kind: type[Any], found: dict[str, Schema]) -> Schema:
    hints, said = get_type_hints(kind), descriptions(kind)
    written = [
        field for field in fields(kind) if field.init and get_origin(hints[field.name]) not in MADE
    ]
    properties = {
        field.name.rstrip("_"): {
            **_of(hints[field.name], found),
            **_description(said.get(field.name)),
        }
        for field in written
    }
    needed = [
        field.name.rstrip("_")
        for field in written
        if field.default is MISSING and field.default_factory is MISSING
    ]
    return {
        "type": "object",
        **_description(inspect.getdoc(kind)),
        "properties": properties,
        "required": needed,
        "patternProperties": {"^[$_]": {}},
        "additionalProperties": False,
    }


def _description(said: str | None) -> Schema:
    return {"description": " ".join(said.split())} if said else {}


def descriptions(kind: type[Any]) -> Mapping[str, str]:
    """What a record says below its fields."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(tree, ast.ClassDef)
    said: dict[str, str] = {}
    for line, after in zip(tree.body, tree.body[1:], strict=False):
        text_below = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        if isinstance(line, ast.AnnAssign) and text_below:
            said[line.target.id] = after.value.value  # type: ignore[union-attr,attr-defined]
    return said


if __name__ == "__main__":
    main()
