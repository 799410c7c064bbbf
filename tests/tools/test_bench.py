"""Measured lines and what is printed of them."""

from tools.bench import words
from tools.bench.__main__ import lines, main
from tools.bench.line import Line


class TestLine:
    def test_it_stands_beside_its_floor(self):
        line = Line("a tap", 6, floor=4, floor_is="a bare label", aim=1.3)

        assert (line.times, line.met) == (1.5, False)
        assert "1.50×" in str(line)
        assert "floor 4.000 (a bare label)" in str(line)

    def test_every_aim_must_be_met(self):
        assert Line("a", 6, floor=6, aim=1.3, most=5).met is False
        assert Line("a", 4, floor=4, aim=1.3, most=5).met is True

    def test_without_an_aim_nothing_is_missed(self):
        assert Line("a", 6).met is None


class TestRun:
    def test_a_named_benchmark_runs_alone(self, capsys):
        ended = main(["words"])

        assert ended == 0
        assert "one nested message as text" in capsys.readouterr().out

    def test_one_that_is_none_has_no_lines(self):
        assert list(lines(["nothing"])) == []

    def test_one_that_cannot_go_on_says_why_and_the_others_do(self, capsys, monkeypatch):
        def stuck():
            yield Line("a first", 1)
            raise SystemExit("it came to no end")

        monkeypatch.setattr(words, "run", stuck)

        assert [line.name for line in lines(["words"])] == ["a first"]
        assert "it came to no end" in capsys.readouterr().err
