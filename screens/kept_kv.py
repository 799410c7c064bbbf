"""Kivy's own rules are parsed once a machine: they are kept as Python keeps its own modules.

It reads them while it is imported, and they were a tenth of the start; we have none. What came of
them lies in `__pycache__`, by the size and time of their file. Where nothing can be written there,
or Python is told to write nothing, they are parsed every time.
"""

import io
import marshal
import os
import pickle
import sys
from importlib import import_module
from importlib.util import cache_from_source
from pathlib import Path
from types import CodeType, ModuleType

import kivy

LANG = "kivy.lang"


def _parser_first() -> ModuleType:
    """Kivy's parser, before anything was read with it; as it is where all is loaded already."""
    if LANG in sys.modules:
        return import_module(f"{LANG}.parser")
    package, builder = ModuleType(LANG), ModuleType(f"{LANG}.builder")
    package.__path__ = [str(Path(kivy.__file__).parent / "lang")]
    sys.modules |= {LANG: package, builder.__name__: builder}
    try:
        return import_module(f"{LANG}.parser")
    finally:
        del sys.modules[LANG], sys.modules[builder.__name__]


parser = _parser_first()
Parser = parser.Parser
FORM = 1
Sign = tuple[object, ...]


class _Pickler(pickle.Pickler):
    """Keeps code too."""

    def reducer_override(self, thing):
        """Code as Python keeps it; the rest as it is used to."""
        if isinstance(thing, CodeType):
            return marshal.loads, (marshal.dumps(thing),)
        return NotImplemented


def parsed(content: str = "", filename: str | None = None) -> Parser:
    """What Kivy makes of a kv file, made now or before."""
    if not filename or not os.path.isfile(filename):
        return Parser(content=content, filename=filename)
    file = Path(filename)
    place, sign = place_of(file), _sign(file)
    found = read(place, sign)
    if found is None:
        found = Parser(content=content, filename=filename)
        _write(place, sign, found)
    else:
        found.sourcecode = list(enumerate(content.splitlines()))
        found.execute_directives()
    return found


def place_of(file: Path) -> Path:
    """Where it is kept."""
    return Path(cache_from_source(str(file.with_suffix(".kv.py")))).with_suffix(".kvc")


def read(place: Path, sign: Sign) -> Parser | None:
    """What was kept of the file as it is; None where that is nothing."""
    try:
        kept, found = pickle.loads(place.read_bytes())
    except Exception:  # whatever it is that lies there, it is not ours
        return None
    return found if kept == sign else None


def _sign(file: Path) -> Sign:
    """Another one, and it is parsed again."""
    told = file.stat()
    return FORM, kivy.__version__, str(file), told.st_size, told.st_mtime_ns


def _write(place: Path, sign: Sign, made: Parser) -> None:
    if sys.dont_write_bytecode:
        return
    lines, made.sourcecode = made.sourcecode, []
    written = io.BytesIO()
    try:
        _Pickler(written, pickle.HIGHEST_PROTOCOL).dump((sign, made))
        place.parent.mkdir(parents=True, exist_ok=True)
        passing = place.with_suffix(f".{os.getpid()}")
        passing.write_bytes(written.getvalue())
        passing.replace(place)
    except (OSError, pickle.PicklingError, ValueError):
        pass
    finally:
        made.sourcecode = lines


def _first(content: str = "", filename: str | None = None) -> Parser:
    """Kivy's own rules; whoever asks for the parser from here on gets the parser."""
    parser.Parser = Parser
    return parsed(content, filename)


parser.Parser = _first
try:
    builder = import_module(f"{LANG}.builder")
finally:
    parser.Parser = Parser
sys.modules[LANG].parser = parser
builder.Parser = parsed
