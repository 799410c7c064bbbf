"""What comes from outside is bounded, by the same numbers where it is read and written."""

import json
import zlib
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from time import process_time

import pytest

from companion.core.journal import FileJournal, pack_lines
from companion.core.message import Message
from companion.errors import BadBackup, Damaged, LoomError, NotKept
from companion.games.score_pad.commands import EndGame, WriteScore
from companion.games.score_pad.options import Options, Seat
from companion.library import limits
from companion.library.backup import packing
from companion.library.editing import Changes
from companion.library.formats import FINISHED, HANDED_OVER
from companion.library.gate import need_lines_within
from companion.library.ids import Ids
from companion.library.library import Library
from companion.library.progress import do_all
from companion.library.statistics import Taste
from tests.journals.golden import journals
from tests.library.makers import EIGHT, TickingClock

SEATS = (Seat("Ana"), Seat("Bo"))
LATEST, EARLIEST = "9999-12-31T23:59:59-12:00", "0001-01-01T00:00:00+12:00"
DIGITS = 10**4000
LONG = "a" * 10**6


def nested(depth):
    """A message in a message in a message."""
    inside = "core.nothing"
    for _ in range(depth):
        inside = ["core.nothing", {"one": {"m": inside}}]
    return inside


def standing(**other):
    row = {"seat": "1", "name": "Ana", "score": 7, "rank": 1, "winner": True}
    return {**row, **other}


WILD = {
    "points": {"result": {"rows": [standing(score=DIGITS)], "note": None, "highest_wins": True}},
    "a text for points": {
        "result": {"rows": [standing(score="7")], "note": None, "highest_wins": True}
    },
    "people": {
        "result": {
            "rows": [standing(seat=str(seat)) for seat in range(5000)],
            "note": None,
            "highest_wins": True,
        }
    },
    "a name": {"result": {"rows": [standing(name=LONG)], "note": None, "highest_wins": True}},
    "no name": {"result": {"rows": [standing(name=None)], "note": None, "highest_wins": True}},
    "a remark": {"remark": LONG},
    "a place": {"place": LONG},
    "minutes": {"minutes": DIGITS},
    "a key that is none": {"about": {"level": [7, {}]}},
    "a number in a text": {
        "result": {"rows": [], "note": ["score_pad.typed", {"text": DIGITS}], "highest_wins": True}
    },
    "depth": {"about": {"level": nested(60)}},
    "what was there before": {"edits": [{"at": "", "before": {"remark": LONG}}]},
    "a number for a text before": {"edits": [{"at": "", "before": {"minutes": "soon"}}]},
}


@pytest.fixture
def library(tmp_path):
    library = Library.open(tmp_path / "home", TickingClock())
    yield library
    library.close()


def a_past_game(library):
    session = library.start("score_pad", Options(seats=SEATS, title="Azul"))
    session.do(WriteScore(0, "1", 7))
    session.do(EndGame())
    return library.finish(session)


def spoiled(home, game_id, **other):
    """The file of a past game as somebody else might have written it."""
    path = home / "finished" / f"{game_id}.json"
    content = {**FINISHED.read(path.read_bytes(), path.name), **other}
    path.write_bytes(FINISHED.write(content))
    (home / "index.json").unlink()
    (home / "past.json").unlink()


def sent(library, game_id, **other):
    """The same, handed over."""
    [row] = HANDED_OVER.read(zlib.decompress(library.shelf.hand_over(game_id)), "loom")["games"]
    row["finished"] = {**row["finished"], **other}
    return zlib.compress(HANDED_OVER.write({"games": [{**row, "id": "score_pad-2020-01-01-1"}]}))


class TestAPastGameOnTheDisk:
    @pytest.mark.parametrize("stamp", [LATEST, EARLIEST, "9500-01-01T00:00:00+00:00", "soon"])
    def test_of_a_day_that_never_was_is_of_no_day(self, tmp_path, library, stamp):
        game_id = a_past_game(library)
        library.close()
        spoiled(tmp_path / "home", game_id, started=stamp, ended=stamp)
        again = Library.open(tmp_path / "home", TickingClock())
        [row] = again.finished
        [point] = again.statistics.answer(Taste()).points
        again.shelf.put_right(game_id, Changes(started=EIGHT))
        again.forget(game_id)
        again.close()

        assert (row.started, row.ended, point.day) == ("", "", "")
        assert list(again.finished) == []

    @pytest.mark.parametrize("wild", WILD)
    def test_that_cannot_be_shown_is_set_aside_and_the_others_stay(self, tmp_path, library, wild):
        game_id, other_id = a_past_game(library), a_past_game(library)
        library.close()
        spoiled(tmp_path / "home", game_id, **WILD[wild])
        again = Library.open(tmp_path / "home", TickingClock())
        [aside] = again.set_aside
        played = again.statistics.answer(Taste()).all.played
        again.remove_set_aside(aside)
        again.close()

        assert [row.id for row in again.finished] == [other_id]
        assert (aside.name, played) == (f"{game_id}.json", 1)
        assert [notice.key for notice in again.notices] == ["library.notice.set_aside"]

    def test_of_a_wild_place_in_the_row_still_lets_others_be_kept(self, tmp_path, library):
        game_id = a_past_game(library)
        library.close()
        spoiled(tmp_path / "home", game_id, order=DIGITS)
        for _ in range(2):
            again = Library.open(tmp_path / "home", TickingClock())
            a_past_game(again)
            again.close()

        assert len(Library.open(tmp_path / "home", TickingClock()).finished) == 3


class TestAGameHandedOver:
    @pytest.mark.parametrize("wild", WILD)
    def test_that_is_beyond_what_may_be_is_refused_whole(self, tmp_path, library, wild):
        game_id = a_past_game(library)
        data = sent(library, game_id, **WILD[wild])
        with pytest.raises(Damaged):
            library.shelf.take(data)

        assert [row.id for row in library.finished] == [game_id]

    @pytest.mark.parametrize(
        ("wild", "key"),
        [
            ("a remark", "library.gate.text"),
            ("points", "library.gate.number"),
            ("people", "library.gate.seats"),
            ("depth", "library.gate.deep"),
        ],
    )
    def test_the_reason_is_named(self, library, wild, key):
        with pytest.raises(Damaged) as refusal:
            library.shelf.take(sent(library, a_past_game(library), **WILD[wild]))

        assert refusal.value.message.key == key

    @pytest.mark.parametrize("depth", [*range(90, 100), 200, 330, 900, 5000])
    def test_however_deep_it_is_it_is_taken_or_refused(self, library, depth):
        data = sent(library, a_past_game(library))
        [row] = HANDED_OVER.read(zlib.decompress(data), "loom")["games"]
        deep = "[" * depth + "]" * depth
        text = json.dumps({"games": [{**row, "id": "score_pad-2020-01-01-1", "more": 0}]})
        content = text.replace('"more": 0', f'"more": {deep}')[1:]
        whole = f'{{"kind": "games handed over", "format": 1, "sum": 0, {content}'
        with pytest.raises(LoomError):
            library.shelf.take(zlib.compress(whole.encode()))

    def test_of_lines_that_hold_too_much_is_refused(self, library):
        game_id = a_past_game(library)
        lines = list(library.finished.read(game_id).lines)
        wild = {**lines[1], "told": [{"text": LONG}]}
        with pytest.raises(Damaged) as refusal:
            library.shelf.take(sent(library, game_id, lines=[lines[0], wild, *lines[2:]]))

        assert refusal.value.message.key == "library.gate.text"

    @pytest.mark.parametrize("filling", [b"{}", b"[]", b"0", b"[{}]"])
    def test_of_far_too_many_things_is_refused_before_any_is_made(self, library, filling):
        many = b",".join([filling] * (limits.HANDED // (len(filling) + 1) - 100))
        whole = b'{"kind": "games handed over", "format": 1, "games": [' + many + b"]}"
        with pytest.raises(Damaged) as refusal:
            library.shelf.take(zlib.compress(whole, 1))

        assert refusal.value.message.key == "library.handing.too_large"

    def test_that_unpacks_to_more_than_is_read_is_refused(self, library):
        with pytest.raises(Damaged) as refusal:
            library.shelf.take(zlib.compress(bytes(limits.HANDED + 10)))

        assert refusal.value.message.key == "library.handing.too_large"

    def test_what_would_not_be_taken_is_not_handed_over(self, library, monkeypatch):
        game_id = a_past_game(library)
        monkeypatch.setattr(limits, "HANDED", 100)
        with pytest.raises(NotKept) as refusal:
            library.shelf.hand_over(game_id)

        assert refusal.value.message.key == "library.handing.too_large"

    def test_is_taken_a_game_at_a_time(self, library):
        game_id = a_past_game(library)
        arrived = []
        steps = list(library.shelf.taking(library.shelf.hand_over(game_id), arrived.append))

        assert steps == [(1, 2), (2, 2)]
        assert [one.id for one in arrived] == [game_id]


class TestARunningGame:
    """One that came with a backup: home shows it as a row that says why, and it can be thrown."""

    @pytest.mark.parametrize(
        ("what", "key"),
        [
            ({"told": [LONG]}, "library.gate.text"),
            ({"told": [DIGITS]}, "library.gate.number"),
            ({"told": [nested(60)]}, "library.gate.deep"),
        ],
    )
    def test_of_wild_lines_is_a_row_that_says_so(self, tmp_path, library, what, key):
        session = library.start("score_pad", Options(seats=SEATS))
        session.do(WriteScore(0, "1", 7))
        game_id, lines = library.id_of(session), list(session.journal.lines)
        library.close()
        path = tmp_path / "home" / "games" / f"{game_id}.jsonl"
        path.write_bytes(pack_lines([lines[0], {**lines[1], **what}]))
        again = Library.open(tmp_path / "home", TickingClock())
        [row] = again.running
        with pytest.raises(Damaged):
            again.resume(game_id)
        again.forget(game_id)
        again.close()

        assert row.trouble.key == key
        assert again.running == ()

    @pytest.mark.parametrize("game", ["imperium", "rise_and_fall", "score_pad", "tapestry"])
    def test_with_5000_people_is_a_row_that_says_so(self, tmp_path, library, game):
        named = {"rise_and_fall": "participants", "tapestry": "participants"}.get(game, "seats")
        heads = (FileJournal(path, readonly=True).lines[:1] for path in journals())
        lines = next(
            head
            for head in heads
            if head[0]["head"]["game"] == game and named in head[0]["head"]["options"]
        )
        options = lines[0]["head"]["options"]
        options[named] = options[named][:1] * 5000
        (tmp_path / "home" / "games" / f"{game}-2020-01-01-1.jsonl").write_bytes(pack_lines(lines))
        [row] = library.running

        assert row.trouble == Message("library.gate.seats", most=limits.SEATS)

    def test_larger_than_any_is_set_aside(self, tmp_path, library, monkeypatch):
        game_id = library.id_of(library.start("score_pad", Options(seats=SEATS)))
        library.close()
        monkeypatch.setattr(limits, "HANDED", 100)
        again = Library.open(tmp_path / "home", TickingClock())
        running, aside = again.running, again.set_aside
        again.close()

        assert running == ()
        assert [one.game_id for one in aside] == [game_id]

    def test_of_more_lines_than_any_is_refused(self, library, monkeypatch):
        session = library.start("score_pad", Options(seats=SEATS))
        session.do(WriteScore(0, "1", 7))
        game_id = library.id_of(session)
        library.leave(session)
        monkeypatch.setattr(limits, "LINES", 1)
        with pytest.raises(Damaged) as refusal:
            library.resume(game_id)

        assert refusal.value.message.key == "library.gate.lines"


class TestWhatIsWritten:
    @pytest.mark.parametrize(
        "clock",
        [
            datetime(9999, 12, 31, 23, 0, tzinfo=timezone(-timedelta(hours=12))),
            datetime(9500, 1, 1, tzinfo=UTC),
            datetime(1, 1, 1, 1, tzinfo=timezone(timedelta(hours=14))),
        ],
    )
    def test_by_a_clock_that_is_out_of_its_mind_is_of_no_day(self, tmp_path, clock):
        library = Library.open(tmp_path / "home", lambda: clock)
        game_id = a_past_game(library)
        library.shelf.put_right(game_id, Changes(remark="late"))
        library.timers.begin("score_pad-1")
        library.close()
        again = Library.open(tmp_path / "home", TickingClock())
        [row] = again.finished
        again.close()

        assert (row.started, row.remark, again.notices) == ("", "late", [])

    def test_more_lines_than_are_read_are_refused(self, library, monkeypatch):
        monkeypatch.setattr(limits, "LINES", 3)
        session = library.start("score_pad", Options(seats=SEATS))
        game_id = library.id_of(session)
        session.do(WriteScore(0, "1", 7))
        session.do(WriteScore(0, "2", 7))
        with pytest.raises(NotKept) as refusal:
            session.do(EndGame())
        library.leave(session)

        assert refusal.value.message.key == "core.save.too_long"
        assert len(library.resume(game_id).entries) == 2

    def test_beyond_what_is_read_is_refused(self, library):
        game_id = a_past_game(library)
        kept = library.finished.read(game_id)
        wild = replace(kept, row=replace(kept.row, remark=LONG))
        with pytest.raises(NotKept) as refusal:
            library.shelf.put_back(wild)

        assert refusal.value.message.key == "library.gate.text"
        assert library.finished.read(game_id) == kept

    def test_of_all_that_was_put_right_the_first_and_the_last_are_kept(self, library):
        game_id = a_past_game(library)
        for number in range(limits.EDITS + 20):
            library.shelf.put_right(game_id, Changes(remark=f"{number}"))
        edits = library.finished.read(game_id).edits

        assert len(edits) == limits.EDITS
        assert edits[0].before == {"remark": ""}
        assert edits[-1].before == {"remark": f"{limits.EDITS + 18}"}


class TestManyOfOneDay:
    def test_each_number_is_looked_for_once(self, library, monkeypatch):
        kept = library.finished.read(a_past_game(library))
        many = [replace(kept, row=replace(kept.row, id="score_pad-2020-01-01"))] * 200
        asked, has = [], Ids.has
        monkeypatch.setattr(Ids, "has", lambda ids, name: asked.append(name) or has(ids, name))
        do_all(library.shelf.bring_in(many))

        assert len(library.finished) == 201
        assert len(asked) == 200


class TestPeopleAndSettings:
    def test_beyond_what_may_be_are_set_aside(self, tmp_path, library):
        library.people.add("Ana")
        library.people.add("Bo")
        library.close()
        path = tmp_path / "home" / "people.json"
        path.write_text(path.read_text("utf-8").replace("Ana", LONG), encoding="utf-8")
        again = Library.open(tmp_path / "home", TickingClock())
        names = [person.name for person in again.people.all()]
        again.close()

        assert names == ["Ana"]  # as the file was before
        assert [notice.key for notice in again.notices] == [
            "library.notice.set_aside",
            "library.notice.backup_used",
        ]

    def test_beyond_what_is_read_are_refused(self, library):
        with pytest.raises(NotKept):
            library.change_settings(practice=LONG)

        assert library.settings.practice == ""

    def test_in_a_backup_are_refused(self, tmp_path, library, monkeypatch):
        library.people.add("Ana")
        library.close()
        path = tmp_path / "home" / "people.json"
        path.write_text(path.read_text("utf-8").replace("Ana", LONG), encoding="utf-8")
        with monkeypatch.context() as lenient:
            lenient.setattr(limits, "REMARK", 10**7)
            do_all(packing(tmp_path / "home", tmp_path / "backup.zip", ""))
        again = Library.open(tmp_path / "other", TickingClock())
        with pytest.raises(BadBackup) as refusal:
            again.restore(tmp_path / "backup.zip")
        again.close()

        assert refusal.value.message.key == "library.backup.damaged"


class TestWhatWasSetAside:
    def test_is_looked_into_in_a_moment(self, tmp_path, library):
        for number, text in enumerate(
            ["[" * 10**6, "{}," * 10**6, '{"a": [' + "1," * 10**6, '"' + "a" * 10**7]
        ):
            (tmp_path / "home" / "finished" / f"a-{number}.json.damaged-1").write_text(text)
        began = process_time()
        found = library.set_aside

        assert len(found) == 4
        assert process_time() - began < 10


@pytest.mark.parametrize("path", journals(), ids=lambda path: path.stem)
def test_every_game_ever_recorded_is_within(path):
    rows = path.read_bytes().splitlines()
    need_lines_within([json.loads(row[9:] if row[8:9] == b" " else row) for row in rows])
