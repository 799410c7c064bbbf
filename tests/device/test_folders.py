"""Where files lie on a desktop."""

from screens.device.folders import folder


class TestFolders:
    def test_the_desktop_says_what_they_are_called(self, tmp_path):
        (tmp_path / ".config").mkdir()
        (tmp_path / "Téléchargements").mkdir()
        names = '# a comment\nXDG_DOWNLOAD_DIR="$HOME/Téléchargements"\n'
        (tmp_path / ".config" / "user-dirs.dirs").write_text(names, "utf-8")

        assert folder(tmp_path, "DOWNLOAD", "Downloads") == tmp_path / "Téléchargements"

    def test_where_it_says_nothing_they_have_their_usual_names(self, tmp_path):
        (tmp_path / "Downloads").mkdir()

        assert folder(tmp_path, "DOWNLOAD", "Downloads") == tmp_path / "Downloads"

    def test_one_that_is_not_there_is_none(self, tmp_path):
        assert folder(tmp_path, "DOWNLOAD", "Downloads") is None
