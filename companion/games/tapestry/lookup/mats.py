"""Civilizations, capitals and the civilizations of the Automa."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message, chained
from companion.games.tapestry.benefits import Verb
from companion.games.tapestry.content import look_up
from companion.games.tapestry.content.boards import Capital
from companion.games.tapestry.content.bots import AutomaCivilization
from companion.games.tapestry.content.cards import Ability, Civilization, Scoring
from companion.games.tapestry.describing import given, gives
from companion.games.tapestry.lookup import pictures, printed
from companion.games.tapestry.lookup.changes import changes
from companion.games.tapestry.lookup.saying import (
    asked,
    dotted,
    label,
    line,
    named,
    plain,
    sentence,
    told,
    value,
)
from companion.games.tapestry.lookup.spaces import box
from companion.games.tapestry.turn.mats import class_of
from companion.lookup import Entry, Fact
from companion.lookup.rules import in_every_language


def mats() -> Iterator[Entry]:
    """Everything that lies before a player, or before the Automa."""
    yield from map(_civilization, look_up.civilizations().values())
    yield from map(_capital, look_up.capitals().values())
    yield from map(_automa, look_up.automa().civilizations)


def _civilization(mat: Civilization) -> Entry:
    text = named("civilization_text", mat.id)
    return Entry(
        id=f"civilization.{mat.id}",
        kind="civilization",
        title=named("civilization", mat.id),
        answer=Message("words.shape.opening", said=text),
        details=(*_rest(text), *_notes(mat)),
        words=asked("civilization", name=named("civilization", mat.id)),
        icons=("civilization",),
        see=("rule.civilizations", "rule.rebalancing"),
        expansion=box(mat.expansion),
        printed=("on_the_card", "rebalancing"),
        facts=tuple(_civilization_facts(mat)),
        house_facts=(*_asked_about(mat.id), *printed.of_civilization(mat)),
    )


def _rest(text: Message) -> tuple[Message, ...]:
    """What follows the answer, where something does in some language."""
    rest = Message("words.shape.rest", said=text)
    return (rest,) if any(in_every_language(rest)) else ()


def _asked_about(civilization: str) -> tuple[str, ...]:
    """What the owner is asked about this civilization."""
    starts = (f"rebalancing.{civilization}", f"{civilization}_")
    return tuple(fact for fact in look_up.house_facts() if fact.startswith(starts))


def _civilization_facts(mat: Civilization) -> Iterator[Fact]:
    if mat.tokens:
        icon = "outpost" if mat.token_kind == "outpost" else "cube"
        yield Fact(label("tokens"), plain(mat.tokens), (icon,))
    if mat.start:
        yield Fact(label("start"), gives(mat.start), pictures.of(mat.start))
    if mat.start_told:
        yield Fact(label("start"), named("civilization_start", mat.id), ("play",))
    for number, ability in enumerate(mat.income, 1):
        yield Fact(_turns(ability), _steps(mat, number), ("income", *pictures.of(ability.benefits)))
    yield from _printed_spaces(mat)
    yield from changes(mat.id)
    for scoring in mat.final:
        yield Fact(label("final"), _scored(scoring), ("vp",))
    yield Fact(label("later"), _later(mat), ("plus",))
    if class_of(mat.id).left_to_the_table:
        yield Fact(label("left"), named("civilization_left", mat.id), ("flag",))
    yield Fact(label("solo"), value("allowed" if mat.solo else "banned"), ("owner-automa",))


def _printed_spaces(mat: Civilization) -> Iterator[Fact]:
    """What the spaces of the mat give, each kind once; free advances are told by its text."""
    spaces = mat.mat.spaces if mat.mat else ()
    kinds = {given(space.benefits): space.benefits for space in spaces if space.benefits}
    if any(each.op is not Verb.ADVANCE for benefits in kinds.values() for each in benefits):
        yield Fact(label("mat"), line(dotted(kinds)), ("civilization",))


def _later(mat: Civilization) -> Message:
    """Whether it may be gained in mid-game, and what happens then."""
    allowed = value("can_be_gained" if mat.later else "cannot_be_gained")
    if not mat.later_text:
        return allowed
    return told("later", allowed=allowed, text=named("civilization_later", mat.id))


def _turns(ability: Ability) -> Message:
    return label("income", turns=", ".join(map(str, ability.turns)))


def _notes(mat: Civilization) -> Iterator[Message]:
    return (named("civilization_note", mat.id, note + 1) for note in range(mat.notes))


def _steps(mat: Civilization, number: int) -> Message:
    """The steps of an ability in their order."""
    ability = mat.income[number - 1]
    steps = [named("civilization_step", mat.id, number, step + 1) for step in range(ability.steps)]
    if not steps:
        return gives(ability.benefits)
    return sentence(chained("words.shape.after", steps))


def _scored(scoring: Scoring) -> Message:
    if scoring.table:
        return told("table", points="/".join(map(str, scoring.table)))
    return told("each", n=scoring.each)


def _capital(capital: Capital) -> Entry:
    plots = len(capital.blocked)
    known = told("base_capital", n=plots) if plots else told("advanced_capital")
    facts = [Fact(label("impassable"), value("grid", n=plots), ("impassable",))] if plots else []
    if capital.pair:
        facts.append(Fact(label("pair"), plain(capital.pair), ("swap",)))
    return Entry(
        id=f"capital.{capital.id}",
        kind="capital",
        title=named("capital", capital.id),
        answer=sentence(named("capital_note", capital.id) if capital.note else known),
        words=asked("capital", name=named("capital", capital.id)),
        icons=("advanced-capital" if capital.expansion != "base" else "capital",),
        see=("rule.districts", "rule.advanced_capitals"),
        expansion=box(capital.expansion),
        printed=("buildings",),
        facts=tuple(facts),
        house_facts=(f"grid.{capital.id}",) if not plots else (),
    )


def _automa(card: AutomaCivilization) -> Entry:
    heart = card.favourite if card.favourite in look_up.tracks() else "science_die"
    favourite = named("track", heart) if heart != "science_die" else named("die", "science_d12")
    fact = f"automa_civilization.{card.id}"
    return Entry(
        id=f"automa.{card.id}",
        kind="bot",
        title=named("automa_civilization", card.id),
        answer=sentence(told("automa_civilization", favourite=favourite)),
        icons=("owner-automa", "die-science" if heart == "science_die" else f"track-{heart}"),
        see=("R-setup-3", "R-inc-1"),
        expansion=box(card.expansion),
        printed=("aid_bots", "automa"),
        facts=tuple(_automa_facts(card)),
        house_facts=(fact,) if fact in look_up.house_facts() else (),
    )


def _automa_facts(card: AutomaCivilization) -> Iterator[Fact]:
    if card.set_up:
        yield Fact(label("start"), named("automa_civilization_set_up", card.id), ("play",))
    for number, ability in enumerate(card.income, 1):
        turns = label("income", turns=", ".join(map(str, ability.turns)))
        yield Fact(turns, named("automa_civilization_text", card.id, number), ("income",))
    if card.always:
        yield Fact(label("when"), named("automa_civilization_always", card.id), ("info",))
    if card.end:
        yield Fact(label("final"), named("automa_civilization_end", card.id), ("vp",))
