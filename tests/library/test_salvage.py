"""What a file that was set aside still holds."""

import json

import pytest

from companion.core.message import Message
from companion.errors import Damaged, NotKept
from companion.library.salvage import readable_part
from tests.core.toy import Earn, Options
from tests.library.makers import GAME, a_finished_game, the_library


class TestAPartOfAText:
    @pytest.mark.parametrize(
        ("text", "holds"),
        [
            ('{"a": [1, 2, {"b": "x", "c": "y', {"a": [1, 2, {"b": "x"}]}),
            ('{"a": [1, 2', {"a": [1]}),
            ('{"a": "} ] , \\" {", "b": 2, "c"', {"a": '} ] , " {', "b": 2}),
            ('{"a": 1, "b": ?, "c": 3}', {"a": 1}),
            ("[[1], [2], [", [[1], [2]]),
            ('{"a": 1}', {"a": 1}),
            ("", None),
            ("nothing", None),
            ("[" * 100_000, None),
        ],
    )
    def test_is_what_stands_before_the_damage(self, text, holds):
        assert readable_part(text) == holds


class TestAGameSetAside:
    def test_says_how_much_of_it_can_be_read(self, tmp_path):
        with the_library(tmp_path) as library:
            session = library.start(GAME, Options())
            for _ in range(5):
                session.do(Earn(1))
            journal = tmp_path / "games" / f"{library.id_of(session)}.jsonl"
        rows = journal.read_bytes().splitlines(keepends=True)
        journal.write_bytes(b"".join([*rows[:3], b"x", *rows[3:]]))
        with the_library(tmp_path) as library:
            library.resume(journal.stem)
            [aside] = library.damaged.all()

            assert aside.name == journal.name
            assert aside.holds == Message("library.aside.game", game="toy", n=2, of=5)

            back = library.damaged.bring_back(aside)

            assert library.resume(back).state.coins == 2
            assert {game.id for game in library.running} == {journal.stem, back}

    def test_that_was_finished_comes_back_as_far_as_it_can_be_read(self, tmp_path):
        with the_library(tmp_path) as library:
            session = library.start(GAME, Options())
            for _ in range(4):
                session.do(Earn(3))
            finished = tmp_path / "finished" / f"{library.finish(session)}.json"
        whole = finished.read_bytes()
        finished.write_bytes(whole[: whole.index(b'"step": 4')])
        with the_library(tmp_path) as library:
            with pytest.raises(Damaged):
                library.review(finished.stem)
            [aside] = library.damaged.all()
            back = library.damaged.bring_back(aside)

            assert (aside.holds.params["n"], len(library.finished)) == (3, 0)
            assert library.resume(back).state.coins == 9

    def test_without_a_beginning_holds_nothing(self, tmp_path):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library)
        (tmp_path / "finished" / f"{game_id}.json").write_bytes(b'{"kind": "finished game"')
        with the_library(tmp_path) as library:
            with pytest.raises(Damaged):
                library.review(game_id)
            [aside] = library.damaged.all()

            assert (aside.holds, aside.lines) == (Message("library.aside.nothing"), ())
            with pytest.raises(Damaged):
                library.damaged.bring_back(aside)

            library.damaged.remove(aside)

            assert library.damaged.all() == ()


class TestRecordsSetAside:
    def test_tell_who_is_in_them(self, tmp_path):
        with the_library(tmp_path) as library:
            for name in ("Ana", "Éloi"):
                library.people.add(name)
        people = tmp_path / "people.json"
        people.write_bytes(people.read_bytes()[:-30])
        with the_library(tmp_path) as library:
            [aside] = library.damaged.all()

            assert aside.holds.key == "library.aside.people"
            assert aside.holds.params["all"][0].params["name"] == "Ana"

    def test_tell_what_was_learned(self, tmp_path):
        with the_library(tmp_path) as library:
            library.house_facts.set("toy", "coins", 7)
        (tmp_path / "house_facts.json").rename(tmp_path / "house_facts.json.damaged-1")
        with the_library(tmp_path) as library:
            [aside] = library.damaged.all()

            [fact] = aside.holds.params["all"]
            assert fact.params["name"] == "coins: 7"

    @pytest.mark.parametrize("content", [[], {}, {"tables": 7}, {"tables": {"people": [1]}}, None])
    def test_of_a_strange_shape_hold_nothing(self, tmp_path, content):
        (tmp_path / "people.json.damaged-1").write_text(json.dumps(content), encoding="utf-8")
        with the_library(tmp_path) as library:
            assert library.damaged.all()[0].holds == Message("library.aside.nothing")


class TestACopy:
    def test_of_a_running_game_is_the_very_same_file(self, tmp_path):
        with the_library(tmp_path / "home") as library:
            game_id = library.id_of(library.start(GAME, Options()))
            library.damaged.save_copy(game_id, tmp_path / "copy.jsonl")
            with pytest.raises(NotKept):
                library.damaged.save_copy(game_id, tmp_path / "nowhere" / "copy.jsonl")

        journal = tmp_path / "home" / "games" / f"{game_id}.jsonl"
        assert (tmp_path / "copy.jsonl").read_bytes() == journal.read_bytes()
