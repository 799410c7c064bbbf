"""A printed sign that has no letter is called by its name."""

import pytest

from companion.content import po
from companion.resources import data_dir

FILES = sorted((data_dir() / "text").glob("*/imperium*.po"))
UNSAID = ("@", "+ card", "carte +", "cartes +")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_sentence_holds_a_sign_that_nobody_can_say(path):
    said = [text for one in po.read(path.read_text("utf-8"), path.name) for text in one.forms]

    assert [text for text in said if any(sign in text for sign in UNSAID)] == []
