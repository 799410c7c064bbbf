"""Everything the pad says, said."""

import pytest

from companion.core.message import Message
from companion.games.score_pad import GAME
from companion.games.score_pad.commands import (
    AddRow,
    ChangeSeat,
    ClearScore,
    EndGame,
    RenameRow,
    TurnWinner,
    WriteScore,
)
from companion.i18n import Words
from companion.resources import data_dir
from tests.score_pad.makers import a_pad, write

SAID = {
    "en": [
        "Ana, Round 1: 12",
        "Ana, Round 1: 9 instead of 12",
        "Player 2, Round 1: −1",
        "Player 2, Round 1: cleared",
        "Round 3 added",
        "Round 1 is now Maps",
        "Ana is now Anna",
        "Anna: another colour or shape",
        "The lowest total wins",
        "The highest total wins",
        "End of the game",
    ],
    "fr": [
        "Ana, Manche 1\xa0: 12",
        "Ana, Manche 1\xa0: 9 au lieu de 12",
        "Joueur 2, Manche 1\xa0: −1",
        "Joueur 2, Manche 1\xa0: effacé",
        "Manche 3\xa0: ligne ajoutée",
        "Manche 1 devient Maps",
        "Ana devient Anna",
        "Anna\xa0: autre couleur ou autre forme",
        "Le total le plus bas gagne",
        "Le total le plus haut gagne",
        "Fin de la partie",
    ],
}


def words(language):
    """The app's own."""
    return Words(data_dir() / "text", language)


@pytest.mark.parametrize("language", SAID)
class TestTheLog:
    def test_says_what_was_done(self, language):
        session = a_pad("Ana", "")
        for command in (
            WriteScore(0, "1", 12),
            WriteScore(0, "1", 9),
            WriteScore(0, "2", -1),
            ClearScore(0, "2"),
            AddRow(),
            RenameRow(0, "Maps"),
            ChangeSeat("1", "Anna"),
            ChangeSeat("1", colour="black"),
            TurnWinner(),
            TurnWinner(),
            EndGame(),
        ):
            session.do(command)
        lines = [line for entry in session.entries for line in GAME.log(entry)]
        say = words(language).text

        assert [say(line.text) for line in lines] == SAID[language]
        assert all(line.icon for line in lines)


class TestTheRecap:
    @pytest.mark.parametrize(
        ("points", "en", "fr"),
        [
            (1, "Ahead with 1 point: Ana", "En tête avec 1 point\xa0: Ana"),
            (0, "Ahead with 0 points: Ana", "En tête avec 0 point\xa0: Ana"),
            (7, "Ahead with 7 points: Ana", "En tête avec 7 points\xa0: Ana"),
        ],
    )
    def test_counts_as_each_language_counts(self, points, en, fr):
        recap = GAME.recap(write(a_pad("Ana"), (points,)).state)

        assert (words("en").text(recap), words("fr").text(recap)) == (en, fr)

    def test_of_a_negative_total_is_plural_in_french_too(self):
        recap = GAME.recap(write(a_pad("Ana"), (-5,)).state)

        assert words("fr").text(recap).replace("−", "-") == "En tête avec -5 points\xa0: Ana"

    def test_is_said_to_the_last_param(self):
        session = write(a_pad("Ana", "Bo", title="Azul"), (3, 3))
        lines = [GAME.recap(session.state), *GAME.where_were_we(session.state)]

        assert [words("en").text(line) for line in lines] == [
            "Azul: Ahead with 3 points: Ana and Bo",
            "Ana: 3 points",
            "Bo: 3 points",
            "Now write down: Ana, Round 2.",
        ]
        assert isinstance(lines[0], Message)
