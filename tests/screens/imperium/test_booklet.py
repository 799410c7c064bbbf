"""The page on which the C.I.V.'s table is compared with the booklet."""

import pytest

from companion.errors import NotKept
from companion.games.imperium.commands.yours import EndYourTurn
from companion.library.facts import HouseFacts
from tests.screens.imperium import play
from tests.screens.imperium.fingers import Fingers


@pytest.fixture
def finger(start):
    found = Fingers(start())
    play.playing(found.hand, civ="egyptians", mine="romans")
    found.hand.app.bridge.do(EndYourTurn(2))
    found.hand.settle()
    return found


def facts(finger):
    told = finger.hand.app.library.house_facts.of("imperium")
    return {one.fact.removeprefix("imperium.egyptians.barbarian."): one.value for one in told}


def test_one_touch_takes_every_word_as_we_read_it(finger):
    assert finger.view.comparing
    finger.gold()

    assert not finger.view.comparing
    assert finger.bridge.view.phase == "civ_die"
    assert facts(finger) == {
        "1.key": "fame",
        "3.category": "uncivilised",
        "5.key": "pinned",
        "7.land": "cannot_tell",
        "7.category": "cannot_tell",
        "7.token": "cannot_tell",
    }


def test_what_the_booklet_says_otherwise_is_put_right_first(finger):
    finger.chip(finger.name("key", "attack"))
    finger.gold()

    assert facts(finger)["1.key"] == "attack"


def test_words_that_cannot_be_kept_do_not_bar_the_way(finger, monkeypatch):
    def refuse(*_args):
        raise NotKept("imperium.broken.no_folder")

    monkeypatch.setattr(HouseFacts, "set", refuse)
    finger.gold()

    assert not finger.view.comparing
