"""Files of every version ever shipped, and how a format grows."""

import json
import shutil
from pathlib import Path

import pytest

from companion.core.about import About
from companion.core.message import Message
from companion.errors import Damaged, TooNew
from companion.games import find_game
from companion.games.score_pad.options import Options, Seat
from companion.library import formats
from companion.library.formats import Format
from companion.library.library import Library
from companion.library.people import Person
from companion.library.person_id import person_id
from companion.library.settings import Settings, Theme
from companion.library.storage import AtomicStorage
from tests.fixtures import make
from tests.library.makers import TickingClock

SHIPPED = sorted(path for path in Path(make.__file__).parent.iterdir() if path.name[0] == "v")
SEATS = (Seat("Ana"), Seat("Éloi"))


@pytest.mark.parametrize("shipped", SHIPPED, ids=lambda path: path.name)
class TestAShippedVersion:
    def test_opens_with_everything_in_it(self, tmp_path, shipped):
        shutil.copytree(shipped / "home", tmp_path / "home")
        library = Library.open(tmp_path / "home", TickingClock())
        try:
            check_everything(library)
        finally:
            library.close()

    def test_tells_how_each_game_was_played(self, tmp_path, shipped):
        shutil.copytree(shipped / "home", tmp_path / "home")
        library = Library.open(tmp_path / "home", TickingClock())
        try:
            assert [row.about for row in library.finished] == [About(way="points")] * 2
            assert [row.place + row.remark for row in library.finished] == ["", ""]
        finally:
            library.close()

    def test_can_be_restored_from_its_backup(self, tmp_path, shipped):
        library = Library.open(tmp_path, TickingClock())
        try:
            library.restore(shipped / "backup.zip")
            check_everything(library)
        finally:
            library.close()

    def test_can_be_gone_on_with(self, tmp_path, shipped):
        shutil.copytree(shipped / "home", tmp_path / "home")
        library = Library.open(tmp_path / "home", TickingClock())
        try:
            session = library.resume(library.running[0].id)
            session.redo()
            session.undo()
            session.undo()

            assert not session.state.written
            assert library.reopen(library.finished[0].id).state.over
        finally:
            library.close()


def check_everything(library):
    """What `tests.fixtures.make` put there."""
    assert library.notices == []
    assert library.settings == Settings(language="fr", theme=Theme.CLOCK, text_size=160)
    assert library.people.all() == (
        Person(1, "Ana", "red", "disc", uid=person_id("Ana")),
        Person(2, "Éloi", uid=person_id("Éloi")),
    )
    assert library.house_facts.get("tapestry", "some.count") == 4
    assert library.house_facts.get("tapestry", "some.list") == ("coin", "worker")
    assert [[(one.name, one.score) for one in row.scores] for row in library.finished] == [
        [("Ana", 3), ("Éloi", 3)],
        [("Ana", 12), ("Éloi", 7)],
    ]
    assert library.finished[0].note == Message("score_pad.typed", text="Azul")
    assert all(library.review(row.id).state.over for row in library.finished)
    [running] = library.running
    ana = Message("score_pad.typed", text="Ana")
    assert running.recap == Message("score_pad.recap.leads", names=(ana,), n=5, points=5)
    assert library.resume(running.id).state.total("1") == 5
    wanted = Options(seats=SEATS, rows=("Maps", "Coins"))
    assert library.last_choices(find_game("score_pad")) == wanted


def test_pads_and_timers_are_kept_since_the_second_version(tmp_path):
    shutil.copytree(SHIPPED[1] / "home", tmp_path / "home")
    library = Library.open(tmp_path / "home", TickingClock())
    try:
        pad = library.pads.of("azul")
        shown = library.timers.shows(library.running[0].id)
    finally:
        library.close()

    assert (pad.layout, pad.number, shown) == ({"highest_wins": False}, 230802, 1500)


def test_every_format_has_a_shipped_version_of_every_number():
    known = [one for one in vars(formats).values() if isinstance(one, Format)]
    shipped = {(kind, number) for folder in SHIPPED for kind, number in written_in(folder)}

    assert {(one.kind, n) for one in known for n in range(1, one.version + 1)} - shipped == {
        ("arrival", 1),
        ("edited files tried", 1),
        ("own backups", 1),
        ("backup", 1),
        ("backup", 2),
        ("backup", 3),
        ("games handed over", 1),
        ("taught cards", 1),
    }


def written_in(folder):
    """Kinds and versions of the files of a home."""
    for path in (folder / "home").rglob("*.json"):
        content = json.loads(path.read_bytes())
        yield content["kind"], content["format"]


class TestAFormat:
    OLD = Format("shelf")
    NEW = Format(
        "shelf",
        version=3,
        upgrades={
            1: lambda content: {"names": content["name"].split()},
            2: lambda content: {"names": content["names"], "count": len(content["names"])},
        },
    )

    def test_brings_an_old_file_up_version_by_version(self):
        old = self.OLD.write({"name": "Ana Bo"})

        assert self.NEW.read(old, "x") == {"names": ["Ana", "Bo"], "count": 2}

    def test_says_so_of_a_newer_file(self):
        with pytest.raises(TooNew):
            self.OLD.read(self.NEW.write({}), "x")

    def test_says_so_of_an_old_file_that_cannot_be_brought_up(self):
        with pytest.raises(Damaged):
            self.NEW.read(self.OLD.write({"name": 7}), "x")

    @pytest.mark.parametrize("version", ["0", "-1", "1.5", "null", "true", '"1"'])
    def test_has_a_number_from_one(self, version):
        with pytest.raises(Damaged):
            self.OLD.read(f'{{"kind": "shelf", "format": {version}}}'.encode(), "x")

    def test_of_tables_is_brought_up_when_it_is_read_and_kept_when_it_is_written(self, tmp_path):
        def rename(content):
            return {"tables": {"new": content["tables"]["old"]}}

        path = tmp_path / "x.json"
        path.write_bytes(Format("x").write({"tables": {"old": {"1": {"a": 1}}}}))
        newer = Format("x", version=2, upgrades={1: rename})
        storage = AtomicStorage(path, newer, print)
        tables = storage.read()

        assert tables == {"new": {"1": {"a": 1}}}

        storage.write(tables)

        assert json.loads(path.read_bytes())["format"] == 2


class TestAFileOfManyRows:
    @pytest.mark.parametrize("count", [0, 1, 500, 1203])
    def test_is_the_same_written_in_pieces(self, count):
        rows = {str(n): {"id": f"é{n}", "score": [n, None, 1.5]} for n in range(1, count + 1)}
        made = []
        list(formats.PAST.writing("finished", rows, made.append))

        assert b"".join(made) == formats.PAST.write({"tables": {"finished": rows}})
