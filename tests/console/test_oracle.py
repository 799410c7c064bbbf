"""`python -m companion oracle`: a JSON position a line in, a JSON answer a line out."""

import io
import json
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import pytest

from companion.core.message import Message
from companion.games.tapestry.tools.oracle import run
from companion.games.tapestry.tools.position_line import BadLine, read_line

HERE = Path(__file__).resolve().parent
TOP = HERE.parent.parent
TRACKS = {"exploration": 3, "science": 0, "military": 1, "technology": 5}
POSITION = {
    "ask": "track",
    "bot": "automa",
    "level": 2,
    "civilization": "engineers",
    "favourite": {"automa": "science", "shadow": "military"},
    "tracks": {"human": {**TRACKS}, "automa": {**TRACKS}, "shadow": {**TRACKS}},
    "landmarks_claimed": {"exploration": [4], "science": [], "military": [], "technology": []},
    "achievements": {"middle_island": ["human"], "complete_track": [], "topple_two": []},
    "map": [
        {"hex": [2, 0], "tile": True, "tokens": [{"owner": "human", "toppled": False}] * 2},
        {"hex": [-2, 2], "tile": True, "tokens": [{"owner": "automa", "toppled": False}] * 2},
        {"hex": [1, 0], "tile": True, "tokens": [{"owner": "human", "toppled": False}]},
        {"hex": [-1, 1], "tile": True, "tokens": []},
    ],
    "outposts_left": {"automa": 7, "shadow": 9},
    "territory_tiles_left": 40,
    "pair": [15, 9],
}


def position(**changes):
    return {**deepcopy(POSITION), **changes}


def line(**changes):
    return json.dumps(position(**changes)).encode()


def answers(*lines, end=b"\n"):
    """The answers to lines, and the exit code."""
    out, complaints = io.StringIO(), io.StringIO()
    code = run(io.BytesIO(end.join(lines) + end), out, complaints, speak)
    return [json.loads(one) for one in out.getvalue().splitlines()], code


def speak(message: Message) -> str:
    return message.key


def changed(path, value):
    """The position with one value changed; `path` is a list of steps."""
    given = position()
    place = given
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return json.dumps(given).encode()


class TestAnswers:
    def test_a_track(self):
        ((answer,), code) = answers(line(pair=[6, 13]))

        everything = ["exploration", "science", "military", "technology"]
        assert answer == {
            "track": "science",
            "why": [
                {"rule": "R-track-1", "left": everything},
                {"rule": "R-track-2", "left": ["science"]},
            ],
        }
        assert code == 0

    def test_no_track_when_all_are_finished(self):
        tracks = {owner: dict.fromkeys(TRACKS, 12) for owner in ("human", "automa", "shadow")}

        ((answer,), _) = answers(line(tracks=tracks))

        assert answer == {"track": None, "why": [{"rule": "R-track-3", "left": []}]}

    def test_a_favourite_that_stays(self):
        ((answer,), _) = answers(line(ask="favourite", bot="shadow"))

        assert answer == {"track": "military", "why": [{"rule": "R-inc-2", "left": ["military"]}]}

    def test_a_neutral_conquest(self):
        ((answer,), _) = answers(line(ask="conquer"))

        assert answer["procedure"] == "neutral"
        assert answer["hex"] == [-1, 1]
        assert not answer["draw_tile"]
        assert answer["shadow_toppled"]
        assert [why["rule"] for why in answer["why"]] == ["R-conq-4", "R-conq-5"]
        assert answer["why"][-1]["left"] == [[-1, 1]]

    def test_an_opponents_territory_anywhere(self):
        ((answer,), _) = answers(line(ask="conquer", anywhere=True))

        assert (answer["procedure"], answer["hex"]) == ("opponent", [1, 0])

    def test_nothing_to_conquer(self):
        ((answer,), _) = answers(line(ask="conquer", outposts_left={"automa": 0, "shadow": 9}))

        assert answer == {
            "procedure": "none",
            "hex": None,
            "draw_tile": False,
            "shadow_toppled": False,
            "why": [{"rule": "R-conq-0", "left": []}],
        }

    def test_an_exploration(self):
        ((answer,), _) = answers(line(ask="explore"))

        assert answer["hex"] == [-3, 2]
        assert list(answer) == ["hex", "why"]

    def test_the_bot_is_not_needed_to_conquer_or_explore(self):
        without = position(ask="explore")
        del without["bot"]

        (_, code) = answers(json.dumps(without).encode())

        assert code == 0

    def test_printed_hexes_need_not_be_listed(self):
        ((answer,), _) = answers(line(ask="conquer", map=POSITION["map"][:3]))

        assert [-1, 2] in answer["why"][0]["left"]

    def test_windows_line_ends_are_accepted(self):
        (both, code) = answers(line(), line(), end=b"\r\n")

        assert len(both) == 2
        assert code == 0

    def test_the_last_line_needs_no_end(self):
        out = io.StringIO()

        code = run(io.BytesIO(line()), out, io.StringIO(), speak)

        assert out.getvalue().count("\n") == 1
        assert code == 0

    def test_nothing_in_nothing_out(self):
        out = io.StringIO()

        assert run(io.BytesIO(b""), out, io.StringIO(), speak) == 0
        assert out.getvalue() == ""


HUMAN = {"owner": "human", "toppled": False}
AUTOMA = {"owner": "automa", "toppled": False}
TWICE = "tracks.human.science"
BAD = [
    (b"{", "", "no_json"),
    (b"[1]", "", "no_object"),
    (b"null", "", "no_object"),
    (b"", "", "empty"),
    (b"   ", "", "empty"),
    (b"\xef\xbb\xbf" + line(), "", "byte_order_mark"),
    (b"\xff\xfe{}", "", "no_json"),
    (b"[" * 100_000, "", "no_json"),
    (line(extra=float("nan")), "", "no_json"),
    (line(extra=[float("-inf")]), "", "no_json"),
    (b'{"level":1' + b"0" * 5000 + b"}", "", "no_json"),
    (b'{"ask":"track","ask":"track"}', "ask", "key_twice"),
    (line().replace(b'"science": 0', b'"science": 0, "science": 1', 1), TWICE, "key_twice"),
    (line().replace(b'"tile": true', b'"tile": true, "tile": true', 1), "map[0].tile", "key_twice"),
    (line(ask="advance"), "ask", "unknown_ask"),
    (line(ask=3), "ask", "no_text"),
    (line(bot="human"), "bot", "unknown_owner"),
    (line(level=7), "level", "out_of_range"),
    (line(level=0), "level", "out_of_range"),
    (line(level=True), "level", "no_number"),
    (line(civilization=None), "civilization", "no_text"),
    (line(anywhere=1), "anywhere", "no_flag"),
    (changed(["favourite", "automa"], "arts"), "favourite.automa", "unknown_track"),
    (changed(["favourite", "human"], "science"), "favourite.human", "unknown_owner"),
    (changed(["tracks", "human", "science"], 13), "tracks.human.science", "out_of_range"),
    (changed(["tracks", "human", "science"], -1), "tracks.human.science", "out_of_range"),
    (changed(["tracks", "human", "science"], "3"), "tracks.human.science", "no_number"),
    (changed(["tracks", "human", "science"], True), "tracks.human.science", "no_number"),
    (changed(["tracks", "human", "science"], 3.0), "tracks.human.science", "no_number"),
    (changed(["tracks", "shadow", "farming"], 3), "tracks.shadow.farming", "unknown_track"),
    (changed(["tracks", "robot"], TRACKS), "tracks.robot", "unknown_owner"),
    (changed(["tracks", "automa"], [1, 2, 3, 4]), "tracks.automa", "no_object"),
    (changed(["landmarks_claimed", "arts"], []), "landmarks_claimed.arts", "unknown_track"),
    (
        changed(["landmarks_claimed", "science"], [5]),
        "landmarks_claimed.science[0]",
        "no_tier_space",
    ),
    (
        changed(["landmarks_claimed", "science"], [13]),
        "landmarks_claimed.science[0]",
        "out_of_range",
    ),
    (changed(["landmarks_claimed", "science"], [4, 4]), "landmarks_claimed.science[1]", "twice"),
    (changed(["achievements", "win"], []), "achievements.win", "unknown_key"),
    (
        changed(["achievements", "topple_two"], ["me"]),
        "achievements.topple_two[0]",
        "unknown_owner",
    ),
    (changed(["map", 3, "hex"], [5, 0]), "map[3].hex", "off_map"),
    (changed(["map", 3, "hex"], [3, -3]), "map[3].hex", "off_map"),
    (changed(["map", 3, "hex"], [1, 0]), "map[3].hex", "hex_twice"),
    (changed(["map", 3, "hex"], [1, True]), "map[3].hex[1]", "no_number"),
    (changed(["map", 3, "hex"], [1]), "map[3].hex", "no_hex"),
    (changed(["map", 3, "hex"], "1,0"), "map[3].hex", "no_list"),
    (changed(["map", 3, "tile"], "yes"), "map[3].tile", "no_flag"),
    (changed(["map", 3, "tokens"], [HUMAN] * 3), "map[3].tokens", "too_many_tokens"),
    (changed(["map", 3, "tokens"], [HUMAN, AUTOMA]), "map[3].tokens", "two_standing"),
    (changed(["map", 3, "tokens"], [{"owner": "human"}]), "map[3].tokens[0].toppled", "missing"),
    (
        changed(["map", 3, "tokens"], [{"owner": "p1", "toppled": True}]),
        "map[3].tokens[0].owner",
        "unknown_owner",
    ),
    (changed(["map", 0], None), "map[0]", "no_object"),
    (line(map={}), "map", "no_list"),
    (changed(["outposts_left", "automa"], -1), "outposts_left.automa", "out_of_range"),
    (changed(["outposts_left", "automa"], 13), "outposts_left.automa", "out_of_range"),
    (line(territory_tiles_left="3"), "territory_tiles_left", "no_number"),
    (line(territory_tiles_left=-1), "territory_tiles_left", "out_of_range"),
    (line(pair=[0, 9]), "pair[0]", "out_of_range"),
    (line(pair=[15, 23]), "pair[1]", "out_of_range"),
    (line(pair=[9, 9]), "pair[1]", "card_twice"),
    (line(pair=[9]), "pair", "no_pair"),
    (line(pair=[9, 10, 11]), "pair", "no_pair"),
]


class TestBadLines:
    @pytest.mark.parametrize(("bad", "key", "because"), BAD, ids=range(len(BAD)))
    def test_it_is_named_in_its_place_and_the_next_is_read(self, bad, key, because):
        (rows, code) = answers(line(), bad, line())

        assert rows[1] == {"error": {"line": 2, "key": key, "message": f"oracle.{because}"}}
        assert "track" in rows[0]
        assert rows[2] == rows[0]
        assert code == 2

    @pytest.mark.parametrize(
        ("given", "said"),
        [("é" * 38, f'"{"é" * 38}"'), ("é" * 39, f'"{"é" * 38}…'), ("é" * 999, f'"{"é" * 38}…')],
    )
    def test_a_long_value_is_shown_by_its_beginning(self, given, said):
        with pytest.raises(BadLine) as fault:
            read_line(line(ask=given))

        assert fault.value.message.params["found"] == said

    @pytest.mark.parametrize("name", sorted(POSITION))
    def test_a_missing_key(self, name):
        without = position()
        del without[name]

        (rows, code) = answers(json.dumps(without).encode())

        assert rows[0]["error"]["key"] == name
        assert rows[0]["error"]["message"] == "oracle.missing"
        assert code == 2

    @pytest.mark.parametrize(
        ("path", "key"),
        [
            (["tracks", "shadow"], "tracks.shadow"),
            (["tracks", "human", "technology"], "tracks.human.technology"),
            (["favourite", "shadow"], "favourite.shadow"),
            (["landmarks_claimed", "military"], "landmarks_claimed.military"),
            (["achievements", "complete_track"], "achievements.complete_track"),
            (["map", 1, "tile"], "map[1].tile"),
            (["map", 2, "tokens"], "map[2].tokens"),
            (["outposts_left", "shadow"], "outposts_left.shadow"),
        ],
    )
    def test_a_missing_key_deeper_down(self, path, key):
        given = position()
        place = given
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

        (rows, _) = answers(json.dumps(given).encode())

        assert rows[0]["error"]["key"] == key

    def test_messages_go_to_the_other_stream(self):
        out, complaints = io.StringIO(), io.StringIO()

        run(io.BytesIO(b"{\n"), out, complaints, speak)

        assert complaints.getvalue() == "oracle.bad_lines\n"
        assert len(out.getvalue().splitlines()) == 1


class TestCorpus:
    """Crowded positions and their answers, kept: an answer changes only with a rule."""

    def test_the_answers_are_as_they_were(self):
        positions = (HERE / "oracle_positions.jsonl").read_bytes().splitlines()
        known = (HERE / "oracle_answers.jsonl").read_text(encoding="utf-8").splitlines()

        now, code = answers(*positions)

        assert code == 0
        assert now == [json.loads(one) for one in known]


class TestAsAProcess:
    @pytest.mark.parametrize(("lines", "code"), [([line()], 0), ([line(), b"{"], 2)])
    def test_one_json_line_for_each_and_the_exit_code(self, lines, code):
        ran = subprocess.run(
            [sys.executable, "-m", "companion", "oracle"],
            input=b"\n".join(lines) + b"\n",
            capture_output=True,
            cwd=TOP,
            check=False,
        )

        answers = [json.loads(one) for one in ran.stdout.splitlines()]
        assert ran.returncode == code
        assert len(answers) == len(lines)
        assert bool(ran.stderr) is (code == 2)
