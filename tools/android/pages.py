"""Whether libraries of a package fit a memory of 16 KB pages: what each segment is aligned to."""

import zipfile
from pathlib import Path
from struct import unpack_from

PAGE = 16 * 1024
LOAD = 1
WIDE = "lib/arm64-v8a/"
"""Only processors of 64 bits have such pages."""


def misaligned(package: Path) -> list[str]:
    """The libraries that do not start there."""
    with zipfile.ZipFile(package) as archive:
        names = [name for name in archive.namelist() if WIDE in name and name.endswith(".so")]
        return [name for name in names if alignment(archive.read(name)) < PAGE]


def alignment(library: bytes) -> int:
    """The smallest of its loaded segments; what is no ELF of 64 bits is loaded by nobody."""
    if library[:5] != b"\x7fELF\x02":
        return PAGE
    (table,) = unpack_from("<Q", library, 32)
    size, number = unpack_from("<HH", library, 54)
    rows = (table + size * row for row in range(number))
    found = [unpack_from("<Q", library, row + 48)[0] for row in rows if _loaded(library, row)]
    return min(found, default=PAGE)


def _loaded(library: bytes, row: int) -> bool:
    return unpack_from("<I", library, row)[0] == LOAD
