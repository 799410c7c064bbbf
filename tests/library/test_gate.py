"""What may be in a game that comes from elsewhere, and what refuses it."""

import json
import zlib

import pytest

from companion.core.codec import to_json
from companion.core.journal import FileJournal, pack_lines
from companion.core.message import Message
from companion.errors import Damaged, LoomError, NotKept
from companion.games import find_game
from companion.games.score_pad.commands import WriteScore
from companion.games.score_pad.options import Options
from companion.library import limits
from companion.library.formats import HANDED_OVER
from companion.library.gate import need_lines_within
from companion.library.library import Library
from tests.journals.golden import journals
from tests.library.makers import TickingClock
from tests.library.wild import (
    DIGITS,
    LONG,
    SEATS,
    WILD,
    a_past_game,
    nested,
    sent,
)


@pytest.fixture
def library(tmp_path):
    library = Library.open(tmp_path / "home", TickingClock())
    yield library
    library.close()


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


class TestWhatANewGameOpensWith:
    def test_is_as_at_first_where_the_last_one_had_5000_people(self, library):
        many = json.loads(json.dumps(to_json(Options(seats=SEATS[:1] * 5000))))
        library._settings.remember_choices("score_pad", many, ())
        library.pads.keep("Azul", many)

        assert library.last_choices(find_game("score_pad")) == Options()
        assert library.pads.of("Azul").layout is None


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
        running, aside = again.running, again.damaged.all()
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


@pytest.mark.parametrize("path", journals(), ids=lambda path: path.stem)
def test_every_game_ever_recorded_is_within(path):
    rows = path.read_bytes().splitlines()
    need_lines_within([json.loads(row[9:] if row[8:9] == b" " else row) for row in rows])
