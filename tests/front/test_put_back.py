"""What gave way to a printed number is said at home, and can be put back as long as one stays."""

from companion.content import SHELF
from companion.front.home import Home
from companion.front.voice import Voice
from companion.games.rise_and_fall.content import kinds
from companion.i18n import Words
from companion.library.library import Library
from companion.resources import data_dir
from tests.library.makers import TickingClock

OLD = '{"kind": "house facts", "format": 2, "tables": {"facts": {"1": %s}}}'
TOLD = '{"game": "rise_and_fall", "fact": "value.city.3", "value": 15}'


def at_home(folder, *typed):
    """What is shown to somebody who types this and leaves."""
    library, shown, lines = Library.open(folder, TickingClock()), [], iter((*typed, None))
    try:
        words = Words(data_dir() / "text", "en")
        Home(Voice(words, lambda _sign: next(lines), shown.append), library).stay()
        counts = kinds()["city"].values[2]
    finally:
        library.close()
        SHELF.use_facts({})
    return shown, counts, words


def test_it_is_said_once_and_put_back_by_its_number(tmp_path):
    (tmp_path / "house_facts.json").write_text(OLD % TOLD, encoding="utf-8")
    shown, before, words = at_home(tmp_path)
    undo = words.say("library.notice.put_back")
    [entry] = [line for line in shown if undo in line]
    again, _, _ = at_home(tmp_path)

    assert before == 5
    assert [line for line in shown if "Rise & Fall: 1 number" in line]
    assert not [line for line in again if undo in line]

    (tmp_path / "house_facts.json").write_text(OLD % TOLD, encoding="utf-8")
    _, after, _ = at_home(tmp_path, "", entry.split(".")[0].strip())
    assert after == 15
