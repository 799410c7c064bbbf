"""What reads a page aloud finds every act of it by name, in pages of every kind of moment."""

import subprocess
import tarfile

import pytest

from tests.describe.desks import FORMS
from tests.web.chromium import Chromium
from tests.web.drawn import pages
from tools.from_npm import fetched

JUDGE = "axe-core@4.10.3"
SUM = (
    "5e6edba515e70d25f6604d9815f064d859c5d1ea7ab661bbc4f87c88779ef0c2"
    "1cae0abbeb636471ef39e9d62d2582e4b88a1866f19f4ecfcf6d986275e4dc12"
)
ASKED = "axe.run({resultTypes: ['violations']}).then(told => told.violations.map(one =>"
TOLD = " `${one.id}: ${one.nodes.slice(0, 3).map(node => node.html.slice(0, 200)).join(' | ')}`))"


@pytest.fixture(scope="session")
def judge():
    try:
        archive = fetched(JUDGE, SUM)
    except (subprocess.CalledProcessError, FileNotFoundError):
        pytest.skip("no judge can be fetched here: the browser's pages are not judged")
    with tarfile.open(archive) as package:
        return package.extractfile("package/axe.min.js").read().decode()


def test_no_page_has_a_finding(site, served, judge):
    found, browser = [], Chromium(1280, 800)
    try:
        shown = [*pages(site)]
        browser.open(f"{served.address}stage.html")
        browser.value(f"{judge};0")
        for name, form in shown:
            browser.resize(*FORMS[form])
            browser.value(f"draw({name!r}, 'dark').then(() => 0)")
            found += [f"{name}: {one}" for one in browser.value(ASKED + TOLD)]
    finally:
        browser.close()

    assert len(shown) > 15
    assert found == []
