"""A new game, a question at a time."""

from __future__ import annotations

from typing import Any

from companion.core.chance import used
from companion.core.game import Game
from companion.core.message import Message
from companion.core.setting import PERSON, YES, Setting, yes_or_no
from companion.errors import AnswerRefused, LoomError
from companion.front.asking import Asker
from companion.front.voice import Voice
from companion.library.library import Library


def decide(voice: Voice, library: Library, game: Game[Any]) -> tuple[Any, frozenset[str]]:
    """Options that will do, and what the app rolls and draws; raises Back."""
    known = [person.name for person in library.people.all()]
    asker, options = Asker(voice, known=known), game.as_new(library.last_choices(game))
    asked: set[str] = set()
    while setting := _next(game, options, asked):
        options = _decided(voice, asker, setting, options)
        asked.add(setting.question.key)
    return options, _by_app(library, asker, game, options)


def remember_people(library: Library, game: Game[Any], options: Any) -> None:
    """Whoever is new among the names is kept for the next game."""
    for setting in game.settings(options):
        name = getattr(setting.question, "guess", "")
        if setting.question.kind == PERSON and name and library.people.named(name) is None:
            try:
                library.people.add(name)
            except LoomError:
                continue


def _next(game: Game[Any], options: Any, asked: set[str]) -> Setting[Any] | None:
    """The first that was not asked; others may come up with what was answered."""
    return next((one for one in game.settings(options) if one.question.key not in asked), None)


def _decided(voice: Voice, asker: Asker, setting: Setting[Any], options: Any) -> Any:
    """The options with the answer; what the game refuses is asked again."""
    if setting.group is not None:
        voice.heading(setting.group)
    while True:
        answer = asker.ask(setting.question)
        try:
            return setting.with_answer(answer)
        except LoomError as error:
            voice.trouble(error)
            if isinstance(error, AnswerRefused):
                continue
            return options


def _by_app(library: Library, asker: Asker, game: Game[Any], options: Any) -> frozenset[str]:
    last = game.usual_chance(options, library.last_by_app(game))
    asked = game.asks_chance(options)
    usual = {kind for kind in game.chance if kind not in asked and used(last, kind)}
    wanted = {kind for kind in asked if _wanted(asker, kind, now=used(last, kind))}
    return frozenset(usual | wanted)


def _wanted(asker: Asker, kind: str, *, now: bool) -> bool:
    """Whether the app does it, with a line of what that means."""
    text, note = (Message(f"core.use_app.{what}.{kind}") for what in ("ask", "means"))
    return bool(asker.ask(yes_or_no(f"by_app.{kind}", text, now, note)) == YES)
