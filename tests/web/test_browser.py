"""The app in a browser: the same pages, drawn as SVG with real buttons, played by touches."""

import shutil

import pytest

from tests.web.chromium import Chromium, Served, found
from tools import web

pytestmark = pytest.mark.skipif(
    found() is None or shutil.which("npm") is None,
    reason="no Chromium or no npm here: the browser's page is not opened",
)


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    original, web.TARGET = web.TARGET, folder / "web"
    try:
        web.main()
        server = Served(folder / "web")
    finally:
        web.TARGET = original
    yield server
    server.close()


@pytest.fixture
def page(served):
    browser = Chromium(1280, 800)
    browser.open(f"{served.address}?language=en&theme=dark")
    yield browser
    browser.close()


def text_of(page):
    return page.value("[...document.querySelectorAll('.p > svg text')].map(t => t.textContent)")


def test_a_game_is_begun_played_and_left_by_touches(page):
    assert "Loom" in text_of(page)
    page.touch("new.score_pad")
    page.touch("begin")
    offer = next(one for one in page.acts if one.startswith("offer.write"))
    page.touch(offer)
    asked = [one for one in page.acts if one.startswith(("answer.", "digit."))]
    assert asked
    page.touch("leave")
    page.touch("back")

    assert "go_on" in page.acts
    labels = page.value(
        "[...document.querySelectorAll('.p > button')].filter(b => b.dataset.does)"
        ".map(b => b.getAttribute('aria-label'))"
    )
    assert all(labels)


def test_nothing_is_fetched_from_elsewhere(page, served):
    asked = page.value("performance.getEntriesByType('resource').map(e => e.name)")

    assert asked
    assert [one for one in asked if not one.startswith(served.address)] == []
