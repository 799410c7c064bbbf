"""A language made of the pseudo one, as files: what somebody who adds one would write."""

from pathlib import Path

from companion.content import po
from companion.i18n import SOURCE
from companion.i18n.pseudo import pseudo

BUILT = "qq"


def build(shipped: Path, into: Path) -> Path:
    """The catalogues of English, each text accented and in brackets, in a folder of their own."""
    for file in sorted((shipped / SOURCE).glob("*.po")):
        entries = po.read(file.read_text(encoding="utf-8"), file.name)
        texts = {entry.key: _disguised(entry) for entry in entries if entry.key}
        head = po.head(BUILT, "nplurals=2; plural=(n != 1);")
        po.add_to(into / BUILT / file.name, head, texts)
    return into


def _disguised(entry: po.Entry) -> list[str]:
    """Marks of lists and numbers are no words."""
    return [form if entry.key.startswith(MARKS) else pseudo(form) for form in entry.forms]


MARKS = ("words.number.", "words.list.", "words.table.")
