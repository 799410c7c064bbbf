"""What was played, at the terminal: brought in, listed, added up."""

import re

from tests.front.test_pages import number_of
from tests.front.typist import after, library_of


class TestBringingIn:
    """Plays of a table, in a file."""

    TABLE = """date;jeu;joueur;points
03/04/2024;Échecs;Zoé;1
03/04/2024;Échecs;Bo;0
14/03/2024;Échecs;Zoé;1
soon;Échecs;Zoé;1
"""

    def test_what_is_in_it_is_said_and_then_it_is_kept(self, typed, tmp_path):
        file = tmp_path / "plays.csv"
        file.write_bytes(self.TABLE.encode("cp1252"))
        lines = typed("8", "1", str(file), "1")

        assert "- 2 plays were found." in lines
        assert "- Its letters were read as those of Windows (western Europe)." in lines
        assert "- 03/04/2024 is 3 April 2024: the day comes first" in lines
        assert "- Row 5: “soon” is not a date" in lines
        assert "2 plays are among the past games now." in lines

    def test_where_the_table_does_not_tell_it_is_asked(self, typed, tmp_path):
        file = tmp_path / "plays.csv"
        file.write_text("date,game,name\n03/04/2024,Azul,Ana\n", "utf-8")
        typed("8", "1", str(file), "2", "3")
        library = library_of(tmp_path)

        assert library.finished[0].started.startswith("2024-03-04")
        library.close()

    def test_a_play_is_split_before_it_is_kept(self, typed, tmp_path):
        file = tmp_path / "plays.csv"
        people = ("Ana", "Bo", "Cy", "Di")
        rows = [f"2024-05-01,Azul,{name},7" for name in people]
        file.write_text("\n".join(["date,game,name,score", *rows]), "utf-8")
        lines = typed("8", "1", str(file), "1", "2", "1")

        assert "2 plays are among the past games now." in lines

    def test_a_file_that_is_not_there_is_said_so(self, typed):
        assert "nothing.csv cannot be read." in typed("8", "1", "/nowhere/nothing.csv")


class TestPastGames:
    def test_each_says_what_was_played_on_which_day_and_who_had_how_much(self, typed, tmp_path):
        file = tmp_path / "plays.csv"
        rows = ("2024-05-01,Azul,Ana,98.5", "2024-05-01,Azul,Bo,120", "2024-06-02,Wingspan,Ana,88")
        file.write_text("\n".join(["date,game,name,score", *rows]), "utf-8")
        lines = typed("8", "1", str(file), "1", "home", "6")

        past = lines[lines.index("Past games") :]
        listed = [
            line.lstrip("- ") for line in past if re.match(r"(\d+\. |- )(Azul|\d+ \w+ 20|W)", line)
        ]
        assert listed == ["3. Wingspan", "2 June 2024", "4. Azul", "1 May 2024"]

        azul = after(typed("6", "4"), "4")
        assert any("98.5" in line for line in azul)
        assert any("Share" in line for line in azul)


class TestStatistics:
    ROWS = (
        "2024-05-01,Azul,Ana,98.5",
        "2024-05-01,Azul,Bo,120",
        "2024-06-02,Azul,Ana,88",
        "2024-06-02,Azul,Bo,70",
        "2024-06-03,Azul,Ana,80",
        "2024-06-03,Azul,Bo,70",
    )

    def brought_in(self, typed, tmp_path):
        file = tmp_path / "plays.csv"
        file.write_text("\n".join(["date,game,name,score", *self.ROWS]), "utf-8")
        typed("8", "1", str(file), "1")

    def test_of_everybody_who_leads_is_told_and_not_that_somebody_won(self, typed, tmp_path):
        self.brought_in(typed, tmp_path)
        everybody = number_of(typed("7"), "Everybody")
        told = after(typed("7", everybody), everybody)

        assert any(line.endswith(". Azul: 3 games") for line in told)
        assert any(line.endswith(". Ana: 2 of 3 won (67 %)") for line in told)

    def test_of_somebody_whom_they_beat(self, typed, tmp_path):
        self.brought_in(typed, tmp_path)
        ana = number_of(typed("7"), "Ana")
        told = after(typed("7", ana), ana)

        assert any(line.endswith(". Azul: 2 of 3 won (67 %)") for line in told)
        assert "- Ana against Bo: 3 games, 2 ahead, 1 behind" in told
