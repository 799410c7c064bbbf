"""What lies around the games, walked with a finger in a browser: settings, files, what is told."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from companion.games import find_game
from companion.library.codes import code_of
from tests.fixtures import make
from tests.web.chromium import Chromium, Served

BACKUP = Path(make.__file__).parent / "v3" / "backup.zip"
TOLD = "document.querySelector('.toast')?.textContent || ''"
TABLE = "date,game,player,score\n2024-05-01,Wingspan,Ana,78\n2024-05-01,Wingspan,Bob,81\n"


@pytest.fixture(scope="module")
def page(site):
    """One that is at home all the time."""
    served, browser = Served(site), Chromium(1280, 800)
    try:
        browser.open(f"{served.address}?language=en&theme=dark")
        yield browser
    finally:
        browser.close()
        served.close()


def lightness(page):
    """Of the ground."""
    return page.value("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)")[
        0
    ]


def left_of(page, does):
    return page.value(
        f"document.querySelector('button[data-does=\"{does}\"]').getBoundingClientRect().left"
    )


def home(page):
    while "new.tapestry" not in page.acts:
        page.touch("back")


def test_a_browser_that_may_remove_games_is_told_of_with_the_way_to_a_backup(page):
    refused = {"permission": {"name": "persistent-storage"}, "setting": "denied"}
    page.ask("Browser.setPermission", **refused)
    page.touch("new.score_pad")  # nothing was touched before
    page.wait(f"({TOLD}).includes('may remove')")
    shown = page.value("window.shown")
    page.value("document.querySelector('.toast button').click()")
    page.wait(f"window.shown > {shown}")

    assert "back_up" in page.acts
    page.touch("back")
    assert "begin" in page.acts


def test_what_is_set_takes_effect_at_the_touch(page):
    home(page)
    page.touch("settings")
    dark, left = lightness(page), left_of(page, "backups")
    page.touch("theme.light")
    assert lightness(page) > dark + 100
    page.touch("size.160")
    assert left_of(page, "backups") != left
    page.touch("language.fr")
    assert page.value("document.documentElement.lang") == "fr"
    page.touch("size.100")
    home(page)
    right = left_of(page, "practise")
    page.touch("settings")
    page.touch("left_handed")
    home(page)
    assert left_of(page, "practise") < right


def restore(page):
    """The home of a backup, in English."""
    page.touch("settings")
    page.touch("backups")
    page.choose("choose", BACKUP)
    page.touch("restore_now")
    page.wait(f"({TOLD}).includes('rétablie')")
    page.touch("back")
    page.touch("language.en")


def test_files_go_out_and_come_in_and_it_is_told(page, tmp_path):
    home(page)
    restore(page)
    page.touch("backups")
    backup = page.save("back_up")
    page.wait(f"({TOLD}).includes({backup.name!r})")
    with ZipFile(backup) as file:
        assert file.testzip() is None
    table = tmp_path / "plays.csv"
    table.write_text(TABLE, encoding="utf-8")
    page.touch("back")
    page.touch("arrivals")
    page.choose("choose", table)
    page.touch("keep")
    page.wait(f"({TOLD}).includes('1 play')")
    home(page)
    page.touch("past")
    page.touch("open.score_pad-2026-11-18-2")
    page.touch("picture")

    assert page.save("write").read_bytes().startswith(b"\x89PNG")
    page.touch("back")
    page.touch("share")
    page.touch("answer.yes")
    page.wait(f"({TOLD}).includes('Copied')")
    assert "Ana" in page.value("navigator.clipboard.readText()")


def test_an_address_with_a_code_begins_a_game_against_its_opponent(site):
    game = find_game("imperium")
    code = code_of(game, game.options_type(), 4711)
    served, browser = Served(site), Chromium(1280, 800)
    try:
        browser.open(f"{served.address}?language=en&theme=dark&code={code}")

        assert "begin" in browser.acts
        assert "set.opponent.romans" in browser.acts or "slot.opponent" in browser.acts
    finally:
        browser.close()
        served.close()
