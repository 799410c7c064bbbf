"""Running the large counts."""

from types import ModuleType

from tools.soak import count, run


def a_soak(says) -> ModuleType:
    module = ModuleType("a_soak")
    module.NAME, module.COUNT, module.run = "counting", 250, says
    return module


class TestRun:
    def test_one_line_names_count_seed_and_time(self, capsys):
        passed = run(a_soak(lambda cases, seed: f"{cases} from {seed}"), 3, 7)

        said = capsys.readouterr().out
        assert passed
        assert said.count("\n") == 1
        assert all(each in said for each in ("counting", "3 cases", "seed 7", " s  3 from 7"))

    def test_one_that_raises_has_failed(self, capsys):
        def broken(cases, seed):
            raise AssertionError("case 2")

        assert not run(a_soak(broken), 3, 7)
        assert "FAILED: case 2" in capsys.readouterr().out


class TestCount:
    def test_a_share_is_at_least_one_case(self):
        module = a_soak(None)

        assert [count(module, share) for share in (1, 0.01, 0.0001)] == [250, 3, 1]
