"""The folder that a host would serve, and a browser that looks at it, where there is one."""

import shutil
import subprocess

import pytest

from tests.web.chromium import Chromium, Served, found
from tools import web


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    if found() is None or shutil.which("npm") is None:
        pytest.skip("no Chromium or no npm here: the browser's page is not opened")
    folder = tmp_path_factory.mktemp("site") / "web"
    original, web.TARGET = web.TARGET, folder
    try:
        web.main()
    except subprocess.CalledProcessError:
        pytest.skip("the browser's runtime cannot be fetched here: its page is not opened")
    finally:
        web.TARGET = original
    return folder


@pytest.fixture
def served(site):
    server = Served(site)
    yield server
    server.close()


@pytest.fixture
def address(served):
    return f"{served.address}?language=en&theme=dark"


@pytest.fixture
def page(address):
    browser = Chromium(1280, 800)
    try:
        browser.open(address)
        yield browser
    finally:
        browser.close()
