"""What reads a page aloud finds every act of it by name, in pages of every kind of moment."""

import subprocess

import pytest

from tests.describe.desks import FORMS
from tests.web.chromium import Chromium
from tests.web.drawn import pages
from tests.web.judged import findings, the_judge


@pytest.fixture(scope="session")
def judge():
    try:
        return the_judge()
    except (subprocess.CalledProcessError, FileNotFoundError):
        pytest.skip("no judge can be fetched here: the browser's pages are not judged")


def test_no_page_has_a_finding(site, served, judge):
    browser = Chromium(1280, 800)
    try:
        shown = [(name, FORMS[form]) for name, form in pages(site)]
        found = [*findings(browser, f"{served.address}stage.html", judge, shown)]
    finally:
        browser.close()

    assert len(shown) > 15
    assert found == []
