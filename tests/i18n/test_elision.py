"""French: a name that may begin with a vowel stands after no word that would lose its own."""

import re
from pathlib import Path

FRENCH = Path(__file__).parents[2] / "data" / "text" / "fr"
NAMES = "who|name|player|person|owner|track|piece|card|building|what|thing"
BEFORE_A_NAME = re.compile(rf"\b(?:de|que|le|la|se|ne) \{{(?:{NAMES})\}}", re.I)


def test_no_name_wants_an_elision():
    wrong = {
        file.name: BEFORE_A_NAME.findall(file.read_text(encoding="utf-8"))
        for file in FRENCH.glob("*.po")
        if BEFORE_A_NAME.search(file.read_text(encoding="utf-8"))
    }

    assert wrong == {}
