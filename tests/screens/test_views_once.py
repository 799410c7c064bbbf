"""A view is built when a screen asks for it, and once a change, however many ask."""

from types import SimpleNamespace

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.games.score_pad import GAME, views
from companion.games.score_pad.commands import WriteScore
from companion.games.score_pad.options import Options, Seat
from screens.bridge import Bridge


@pytest.fixture
def built(monkeypatch):
    """The states that a view of the table was made of."""
    found, table_view = [], views.table_view

    def counted(state):
        found.append(state)
        return table_view(state)

    monkeypatch.setattr(views, "table_view", counted)
    return found


@pytest.fixture
def bridge():
    return a_bridge()


def a_bridge():
    nothing = lambda *_args, **_more: ""  # noqa: E731 – says nothing
    app = SimpleNamespace(
        i18n=SimpleNamespace(bind=nothing, say=nothing, words=SimpleNamespace()),
        choices=SimpleNamespace(keep_awake=nothing),
        library=SimpleNamespace(id_of=nothing, start=a_session),
        **dict.fromkeys(("hush", "buzz", "toast", "tell_trouble"), nothing),
    )
    made = Bridge(app)
    made.kept = app  # Kivy holds what is bound weakly
    return made


def a_session(_game, options):
    return Session.begin(GAME, options, MemoryJournal(), seed="1")


def test_it_waits_until_it_is_looked_at(built, bridge):
    bridge.begin("score_pad", Options((Seat("Ada"), Seat("Ben"))))
    bridge.do(WriteScore(0, "1", 3))

    assert built == []


def test_all_who_look_see_the_same(built, bridge):
    bridge.begin("score_pad", Options((Seat("Ada"), Seat("Ben"))))
    first = bridge.view

    assert bridge.view is first
    assert len(built) == 1


def test_a_change_makes_another_one(built, bridge):
    bridge.begin("score_pad", Options((Seat("Ada"), Seat("Ben"))))
    first = bridge.view
    bridge.do(WriteScore(0, "1", 3))

    assert bridge.view != first
    assert len(built) == 2


def test_what_a_change_would_mean_is_no_step(bridge):
    bridge.begin("score_pad", Options((Seat("Ada"), Seat("Ben"))))
    first, told = bridge.do(WriteScore(0, "1", 3)), []
    bridge.do(WriteScore(0, "2", 4))
    bridge.bind(on_told=lambda _bridge, entry: told.append(entry))

    assert bridge.differ({}, first.id) is None
    assert told == []


def test_without_a_game_there_is_nothing_to_see(built, bridge):
    bridge.begin("score_pad", Options((Seat("Ada"),)))
    bridge.running_id = ""
    bridge.close()

    assert bridge.view is None
    assert built == []
