"""Small wrongs put into the code."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants.__main__ import share_killed, tell_one
from tools.mutants.inside import Functions, fate, is_in_a_function
from tools.mutants.judge import Fate, Verdict, judge, spoiled
from tools.mutants.mutate import chosen, mutants_of
from tools.mutants.rooms import ROOMS, ROOT
from tools.mutants.touching import Touching

SOURCE = '''"""Whether 3 < 4: not touched."""

def old_enough(age: int = 2) -> bool:
    """Nor is 1 + 1."""
    if age < 18 and not is_king(age):
        raise TooYoung(f"{age + 1}")
    tell(age)
    return min(age, 120) == age
'''
WRONGS = [
    "2 -> 3",
    "age < 18 and not is_king(age) -> False",
    "age < 18 and not is_king(age) -> (age < 18 or not is_king(age))",
    "age < 18 -> (age <= 18)",
    "18 -> 19",
    "not is_king(age) -> (is_king(age))",
    'raise TooYoung(f"{age + 1}") -> pass',
    "tell(age) -> pass",
    "min(age, 120) == age -> (min(age, 120) != age)",
    "min -> max",
    "120 -> 121",
]
TESTS = """
from older import older

def test_loose():
    older(3)

def test_tight():
    assert older(3) == 4
"""


def wrongs(tmp_path, source):
    """The wrongs of a file, as the table tells them."""
    (tmp_path / "it.py").write_text(source, encoding="utf-8")
    return mutants_of(tmp_path, "it.py")


class TestMutants:
    def test_are_made_of_what_runs(self, tmp_path):
        told = [one.name.partition(": ")[2] for one in wrongs(tmp_path, SOURCE)]

        assert sorted(told) == sorted(WRONGS)

    def test_name_their_function(self, tmp_path):
        assert wrongs(tmp_path, SOURCE)[-1].function == "old_enough"

    def test_stand_where_the_right_stood(self, tmp_path):
        [one] = wrongs(tmp_path, "é = 'é' if 'é' in é_s else 0 if True else 'é'\n")[-1:]

        assert one.put_into((tmp_path / "it.py").read_bytes()).decode().startswith("é = 'é' if 'é'")

    def test_of_a_room_are_the_same_for_the_same_seed(self):
        files = ROOMS["score_pad"].files()
        few, more = (list(chosen(ROOT, files, count, "7")) for count in (5, 9))

        assert more[:5] == few
        assert list(chosen(ROOT, files, 5, "8")) != few

    @pytest.mark.parametrize("name", ROOMS)
    def test_are_in_every_room(self, name):
        files = ROOMS[name].files()

        assert any(mutants_of(ROOT, file) for file in files)
        assert all((ROOT / one).exists() for one in ROOMS[name].tests)


class TestJudging:
    @pytest.fixture
    def project(self, tmp_path):
        (tmp_path / "older.py").write_text("def older(n):\n    return n + 1\n", encoding="utf-8")
        (tmp_path / "test_older.py").write_text(TESTS, encoding="utf-8")
        return tmp_path

    def fate(self, project, *tests, equivalent=()):
        mutant = next(one for one in mutants_of(project, "older.py") if one.before == "n + 1")
        touching = Touching({"older.py": {2: [f"test_older.py::{one}" for one in tests]}}, {})
        return judge(project, mutant, touching, set(equivalent)).fate

    def test_asks_the_tests_that_come_by(self, project):
        assert self.fate(project, "test_loose") is Fate.SURVIVED
        assert self.fate(project, "test_loose", "test_tight") is Fate.KILLED
        assert self.fate(project) is Fate.UNTOUCHED
        assert (
            self.fate(project, equivalent=["older.py:older: n + 1 -> (n - 1)"]) is Fate.EQUIVALENT
        )

    def test_leaves_the_file_as_it_was(self, project):
        [mutant, *_] = mutants_of(project, "older.py")
        sound = (project / "older.py").read_bytes()
        with spoiled(project / "older.py", mutant):
            assert (project / "older.py").read_bytes() != sound

        assert (project / "older.py").read_bytes() == sound

    def test_counts_those_that_somebody_could_notice(self, project, capsys):
        [mutant, *_] = mutants_of(project, "older.py")
        fates = (Fate.KILLED, Fate.KILLED, Fate.SURVIVED, Fate.UNTOUCHED, Fate.EQUIVALENT)
        verdicts = [Verdict(mutant, fate) for fate in fates]
        for verdict in verdicts:
            tell_one(verdict)

        assert share_killed(verdicts) == 50
        assert share_killed([]) == 100
        assert capsys.readouterr().out.count("older.py:older") == 2


NESTED = """
MOST = 3

def most(n, least=1):
    def within(one):
        return one < MOST
    return sum(within(one) for one in range(least, n + 1))

class Box:
    @property
    def size(self):
        return max(1, 2)
"""


class Told:
    """A test as it is collected, of which only whether it passes is asked."""

    def __init__(self, name, holds):
        self.nodeid, self.holds = name, holds


PASSES = "def test_it():\n    assert True\n"
FAILS_ALONE = "import os\n\ndef test_it():\n    os._exit(9)\n"


class TestARoom:
    """In a process of its own, as pytest collects in it."""

    @pytest.fixture
    def root(self, tmp_path):
        (tmp_path / "older.py").write_text("def older(n):\n    return n + 1\n", encoding="utf-8")
        subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
        return tmp_path

    def mutants(self, root, **rooms):
        """The command, with these rooms of one test each."""
        for name, test in rooms.items():
            (root / f"test_{name}.py").write_text(test, encoding="utf-8")
        lines = (
            "import sys",
            "from pathlib import Path",
            "import tools.mutants.__main__ as command",
            "from tools.mutants import inside, rooms",
            f"root = Path({str(root)!r})",
            "rooms.ROOT = command.ROOT = root",
            f"for name in {list(rooms)}:",
            "    tests = (str(root / f'test_{name}.py'),)",
            "    command.ROOMS[name] = rooms.Room(('older.py',), tests)",
            f"asked = [part for name in {list(rooms)} for part in ('--room', name)]",
            "sys.exit(command.main([*asked, '--count', '2', '--minutes', '1']))",
        )
        command = [sys.executable, "-W", "error", "-c", "\n".join(lines)]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    def test_of_which_some_tests_come_by_no_line_is_judged(self, root):
        ended = self.mutants(root, one=PASSES)

        assert "one: 2 of 2 mutants" in ended.stdout
        assert "2 untouched" in ended.stdout

    def test_that_cannot_be_measured_does_not_end_the_others(self, root):
        ended = self.mutants(root, dead=FAILS_ALONE, one=PASSES)

        assert "dead: the tests from" in ended.stdout
        assert "one: 2 of 2 mutants" in ended.stdout
        assert ended.returncode == 1


class TestInsideOneProcess:
    @pytest.fixture
    def room(self, tmp_path, monkeypatch):
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.delitem(sys.modules, "nested", raising=False)
        (tmp_path / "nested.py").write_text(NESTED, encoding="utf-8")
        functions = Functions(tmp_path, [Path("nested.py")])
        monkeypatch.setattr("tools.mutants.inside._passes", lambda item, _following: item.holds())
        return functions, mutants_of(tmp_path, Path("nested.py"))

    def mutant(self, mutants, before):
        return next(one for one in mutants if one.before == before)

    @pytest.mark.parametrize(
        ("before", "inside"),
        [("one < MOST", True), ("n + 1", True), ("max", True), ("3", False)],
    )
    def test_what_acts_while_a_file_is_read_cannot_be_put_in(self, room, before, inside):
        functions, mutants = room

        assert is_in_a_function(functions, self.mutant(mutants, before)) is inside

    def test_a_child_has_the_wrong_and_nobody_else(self, room):
        import nested

        functions, mutants = room
        tests = {
            "loose": Told("loose", lambda: nested.most(1) == 1),
            "tight": Told("tight", lambda: nested.most(3) == 2),
            "endless": Told("endless", lambda: nested.Box().size == 2),
        }

        def judged(before, *names):
            touching = Touching({"nested.py": {1: list(names)}}, {})
            return fate(functions, tests, self.mutant(mutants, before), touching)

        assert judged("one < MOST", "loose") is Fate.SURVIVED
        assert judged("one < MOST", "loose", "tight") is Fate.KILLED
        assert judged("max", "endless") is Fate.KILLED
        assert judged("max") is Fate.UNTOUCHED
        assert (nested.most(3), nested.Box().size) == (2, 2)
