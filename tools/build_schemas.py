"""Write a JSON schema for every data file that is loaded, from the record it is loaded into.

An editor that follows `$schema` then offers the keys and points at what does not fit. Run it
after changing a record, and commit what it wrote.
"""

import ast
import json
import types
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

TOP = Path(__file__).resolve().parent.parent
DATA = TOP / "data"
PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean", types.NoneType: "null"}
REMARKS = {"^[_$]": {}}


class Loaded(NamedTuple):
    """A data file and the record it becomes."""

    path: str
    record: Any

    @property
    def schema(self) -> str:
        """Where its schema lies, inside data/."""
        return f"schema/{self.path.removesuffix('.json')}.schema.json"


def main() -> None:
    """Write every schema, and nothing else into its folder."""
    wanted = schemas()
    for path in (DATA / "schema").rglob("*.json"):
        if path.relative_to(DATA).as_posix() not in wanted:
            path.unlink()
    for name, text in wanted.items():
        (DATA / name).parent.mkdir(parents=True, exist_ok=True)
        (DATA / name).write_text(text, encoding="utf-8")


def schemas() -> dict[str, str]:
    """The text of every schema by its place in data/."""
    return {each.schema: _text(each) for each in loaded()}


def loaded() -> tuple[Loaded, ...]:
    """Every `load("path", Record)` in companion whose path is known without running."""
    found: dict[str, Loaded] = {}
    for source in sorted((TOP / "companion").rglob("*.py")):
        text = source.read_text(encoding="utf-8")
        if "load(" in text:
            found |= {each.path: each for each in _loads(source, ast.parse(text))}
    return tuple(found[path] for path in sorted(found))


def _loads(source: Path, tree: ast.Module) -> Iterator[Loaded]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "load" and len(node.args) == 2:
            known = vars(import_module(_module(source)))
            path, record = (_value(argument, known) for argument in node.args)
            if isinstance(path, str) and is_dataclass(record):
                yield Loaded(path, record)


def _module(source: Path) -> str:
    return ".".join(source.relative_to(TOP).with_suffix("").parts).removesuffix(".__init__")


def _value(expression: ast.expr, known: Mapping[str, Any]) -> Any:
    """A literal, a name of the module or an attribute of one; nothing for what must be run."""
    if isinstance(expression, ast.Constant):
        return expression.value
    if isinstance(expression, ast.Name):
        return known.get(expression.id)
    if isinstance(expression, ast.Attribute):
        return getattr(_value(expression.value, known), expression.attr, None)
    return None


def _text(each: Loaded) -> str:
    records: dict[str, Any] = {}
    top = _schema(each.record, records)
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": each.path,
        **top,
        "$defs": {name: records[name] for name in sorted(records)},
    }
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def _schema(kind: Any, records: dict[str, Any]) -> dict[str, Any]:
    origin, inside = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    if origin in (Union, types.UnionType):
        return {"anyOf": [_schema(each, records) for each in inside]}
    if origin is Literal:
        return {"enum": list(inside)}
    if origin is tuple:
        return _array(inside, records)
    if origin is not None and issubclass(origin, Mapping):
        return _table(inside, records)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return {"enum": [member.value for member in kind]}
    return _record(kind, records) if is_dataclass(kind) else {}


def _array(inside: tuple[Any, ...], records: dict[str, Any]) -> dict[str, Any]:
    if len(inside) == 2 and inside[1] is Ellipsis:
        return {"type": "array", "items": _schema(inside[0], records)}
    places = [_schema(each, records) for each in inside]
    return {"type": "array", "prefixItems": places, "items": False, "minItems": len(places)}


def _table(inside: tuple[Any, ...], records: dict[str, Any]) -> dict[str, Any]:
    names = _schema(inside[0], records)
    listed = {"propertyNames": {"anyOf": [names, {"pattern": "^[_$]"}]}} if "enum" in names else {}
    values = _schema(inside[1], records)
    return {
        "type": "object",
        **listed,
        "patternProperties": REMARKS,
        "additionalProperties": values,
    }


def _record(kind: Any, records: dict[str, Any]) -> dict[str, Any]:
    if kind.__name__ not in records:
        records[kind.__name__] = {}
        hints = get_type_hints(kind)
        own = {field.name.rstrip("_"): field for field in fields(kind) if field.init}
        records[kind.__name__] = {
            "description": (kind.__doc__ or "").partition("\n")[0],
            "type": "object",
            "properties": {key: _schema(hints[field.name], records) for key, field in own.items()},
            "required": [key for key, field in own.items() if _needed(field)],
            "patternProperties": REMARKS,
            "additionalProperties": False,
        }
    return {"$ref": f"#/$defs/{kind.__name__}"}


def _needed(field: Any) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


if __name__ == "__main__":
    main()
