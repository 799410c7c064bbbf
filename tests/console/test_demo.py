"""`python -m companion demo` and `simulate`: whole games in the terminal."""

import io

import pytest

from companion.games.tapestry.tools import demo, simulate
from companion.games.tapestry.tools.demo import tell_game
from companion.games.tapestry.tools.simulate import report
from companion.i18n import Words
from companion.resources import data_dir


def words(language="en"):
    return Words(data_dir() / "text", language)


def told(level=3, seed="7", language="en"):
    out = io.StringIO()
    tell_game(level, seed, words(language), out)
    return out.getvalue()


class TestDemo:
    def test_every_turn_with_its_cards_acts_and_reasons(self):
        text = told()

        assert "Automa: Player token on" in text
        assert "(Bots: valid tracks)" in text
        assert "R-track-1" not in text
        assert text.count("income turn 5") == 2
        assert "points:" in text

    def test_the_same_by_seed(self):
        assert told() == told()
        assert told() != told(seed="8")

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_no_key_is_left_untranslated(self, language):
        text = told(level=6, language=language)

        assert "tapestry." not in text
        assert "⟦" not in text

    def test_in_french(self):
        assert "Pistes favorites" in told(language="fr")

    def test_from_the_command_line(self, capsys):
        code = demo.main(["--level", "2", "--seed", "1", "--language", "fr"])

        assert code == 0
        assert "Tour de Revenus 5" in capsys.readouterr().out


class TestSimulate:
    def test_the_same_whatever_the_number_of_jobs(self):
        alone = list(simulate.simulate(8, 2, "1", 1))
        shared = list(simulate.simulate(8, 2, "1", 2))

        assert alone == shared

    def test_other_seeds_are_other_games(self):
        assert list(simulate.simulate(3, 2, "1", 1)) != list(simulate.simulate(3, 2, "2", 1))

    def test_level_0_takes_all_in_turn(self):
        levels = [game.level for game in simulate.simulate(7, 0, "1", 1)]

        assert levels == [1, 2, 3, 4, 5, 6, 1]

    def test_points_by_level_civilization_and_source(self):
        games = list(simulate.simulate(12, 2, "1", 1))

        lines = list(report(games, words()))

        assert any(line.startswith("Level 2") for line in lines)
        assert any("Military and Science" in line for line in lines)
        assert {game.civilization for game in games} <= {
            "scientists",
            "explorers",
            "engineers",
            "conquerors",
        }

    def test_from_the_command_line(self, capsys):
        code = simulate.main(["--games", "2", "--level", "1", "--seed", "3"])

        seen = capsys.readouterr()
        assert code == 0
        assert "2/2" in seen.err
        assert "2/2" not in seen.out

    def test_nonsense_is_refused(self):
        with pytest.raises(SystemExit):
            simulate.main(["--games", "0"])
