"""What is given out: one version, the same bytes again, a sum for each file."""

import hashlib
import os
import re
import tarfile
from xml.etree import ElementTree

from companion import __version__
from tests.architecture.house import TOP
from tools import release


def a_folder(top, name):
    folder = top / name / "Loom"
    (folder / "data").mkdir(parents=True)
    (folder / "loom").write_text("#!/bin/sh", encoding="utf-8")
    (folder / "loom").chmod(0o700)
    (folder / "data" / "words").write_text("Loom", encoding="utf-8")
    (folder / "link").symlink_to("loom")
    return folder


class TestVersion:
    """It stands in companion/__init__.py; what tells of each version tells of this one first."""

    def test_the_changes_and_the_shop_tell_of_this_one_first(self):
        changes = (TOP / "CHANGELOG.md").read_text("utf-8")
        (told,) = (TOP / "tools" / "package" / "share").glob("*.xml")
        newest = ElementTree.parse(told).find("releases/release")

        assert re.findall(r"^## ([\d.]+)", changes, re.M)[0] == __version__
        assert newest.get("version") == __version__

    def test_nothing_that_is_built_says_another(self):
        for name in ("pyproject.toml", "buildozer.spec", "web/manifest.webmanifest"):
            assert not re.search(r"^\W*version\W+\d", (TOP / name).read_text("utf-8"), re.M)


def test_the_same_files_are_the_same_archive(tmp_path):
    first, second = a_folder(tmp_path, "one"), a_folder(tmp_path, "two")
    os.utime(second / "loom", (0, 0))
    for folder in (first, second):
        release.pack(folder, folder.parent / "Loom.tar.gz", 1_700_000_000)
    one, two = ((each.parent / "Loom.tar.gz").read_bytes() for each in (first, second))

    assert one == two
    with tarfile.open(first.parent / "Loom.tar.gz") as archive:
        modes = {each.name: (each.mode, each.uname) for each in archive if each.isfile()}
    assert modes == {"Loom/data/words": (0o644, ""), "Loom/loom": (0o755, "")}


def test_every_file_has_its_sum(tmp_path):
    (tmp_path / "loom.whl").write_bytes(b"loom")
    (tmp_path / release.SUMS).write_text("of before", encoding="utf-8")
    (tmp_path / "web").mkdir()

    assert list(release.sums(tmp_path)) == [f"{hashlib.sha256(b'loom').hexdigest()}  loom.whl\n"]


def test_what_is_not_committed_is_not_given_out(monkeypatch, capsys):
    monkeypatch.setattr(release, "_git", lambda *_: "?? secret.txt")

    assert release.main() == 1
    assert "secret.txt" in capsys.readouterr().out
