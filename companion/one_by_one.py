"""Modules imported one by one, each after those it leans on: work that can wait in between."""

from __future__ import annotations

from collections.abc import Iterator
from dis import opmap
from importlib import import_module
from importlib.util import find_spec, resolve_name
from sys import modules
from types import CodeType

OURS = ("companion.", "screens.")
IMPORT, LOAD, MORE = (opmap[name] for name in ("IMPORT_NAME", "LOAD_CONST", "EXTENDED_ARG"))


def one_by_one(*names: str) -> Iterator[None]:
    """Modules and what they lean on of ours, one at a time, those that lean on none first."""
    met: set[str] = set()
    for name in names:
        yield from _with_what_it_needs(name, met)


def _with_what_it_needs(name: str, met: set[str]) -> Iterator[None]:
    if name in met or name in modules or not name.startswith(OURS):
        return
    met.add(name)
    package = name.rpartition(".")[0]
    yield from _with_what_it_needs(package, met)
    for needed in _needed_by(name):
        yield from _with_what_it_needs(needed, met)
    import_module(name)
    yield


def _needed_by(name: str) -> Iterator[str]:
    """What a module imports at its top, as its code says."""
    spec = find_spec(name)
    get_code = getattr(spec.loader, "get_code", None) if spec else None
    code = get_code(name) if get_code else None
    if spec is not None and code is not None:
        package = name if spec.submodule_search_locations else name.rpartition(".")[0]
        for level, names, module in _imports(code):
            whole = resolve_name("." * level + module, package) if level else module
            yield whole
            yield from (f"{whole}.{each}" for each in names if _is_module(whole, each))


def _imports(code: CodeType) -> Iterator[tuple[int, tuple[str, ...], str]]:
    """Level, names and module of each import that is no part of a function."""
    loaded: list[object] = [None, None]
    further, steps = 0, code.co_code
    for operation, low in zip(steps[::2], steps[1::2], strict=True):
        place = further | low
        further = place << 8 if operation == MORE else 0
        if operation == LOAD:
            loaded.append(code.co_consts[place])
        elif operation == IMPORT and isinstance(loaded[-2], int):
            names = loaded[-1]
            yield loaded[-2], names if isinstance(names, tuple) else (), code.co_names[place]


def _is_module(package: str, name: str) -> bool:
    """Of a package that is loaded, and only of ours."""
    if not package.startswith(OURS) or package not in modules or hasattr(modules[package], name):
        return False
    return hasattr(modules[package], "__path__") and find_spec(f"{package}.{name}") is not None
