"""A new game, a question at a time."""

from __future__ import annotations

from typing import Any

from companion.core.chance import CARDS, DICE
from companion.core.game import Game
from companion.core.message import Message
from companion.core.setting import PERSON, YES, Setting, yes_or_no
from companion.errors import AnswerRefused, LoomError
from companion.front.asking import Asker
from companion.front.voice import Voice
from companion.library.library import Library

SAID = {DICE: "core.use_app.ask.dice", CARDS: "core.use_app.ask.cards"}


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
    kinds = set(last)
    for kind in game.asks_chance(options):
        question = yes_or_no(f"by_app.{kind}", Message(SAID[kind]), kind in last)
        kinds = kinds | {kind} if asker.ask(question) == YES else kinds - {kind}
    return frozenset(kinds)
