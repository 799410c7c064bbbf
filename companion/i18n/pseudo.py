"""A language nobody speaks, for seeing what a longer one would do to the screens."""

import re
from math import ceil

PSEUDO = "xx"
_ACCENTS = str.maketrans("aceinouyACEINOUY", "áçéîñöüýÁÇÉÎÑÖÜÝ")
_FILLING = "lôrèm ïpsüm dölör sît àmèt "
_KEPT = re.compile(r"(\{[^}]*\}|\[/?[a-z][^\]]*\])")  # placeholders and markup stay as they are


def pseudo(text: str) -> str:
    """The text accented, 40 % longer and between brackets."""
    if not text.strip():
        return text
    pieces = _KEPT.split(text)
    pieces[::2] = [piece.translate(_ACCENTS) for piece in pieces[::2]]
    missing = ceil(0.4 * sum(map(len, pieces[::2])))
    filling = (_FILLING * (missing // len(_FILLING) + 1))[:missing]
    filling = filling.rstrip().ljust(missing, "m")  # the bracket stands at a word
    return f"‹{''.join(pieces)} {filling}›" if missing else f"‹{text}›"
