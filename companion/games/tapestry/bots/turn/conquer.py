"""The Automa conquers: R-conq-3, R-conq-6, R-conq-7, R-conq-8, R-trap-2."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext

from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.question import Choice
from companion.games.tapestry.bots.decide.conquest import (
    Conquest,
    choose_conquest,
    lays_shadow,
    wants_shadow,
)
from companion.games.tapestry.bots.decide.narrowing import hex_id
from companion.games.tapestry.bots.events import BotOutpostPlaced
from companion.games.tapestry.bots.look import place_of
from companion.games.tapestry.bots.position import MIDDLE_ISLAND, Position
from companion.games.tapestry.bots.turn.achieve import check_toppled, reach_achievement
from companion.games.tapestry.bots.turn.acting import NOT_DONE, Acting
from companion.games.tapestry.bots.turn.land import lay_tile
from companion.games.tapestry.bots.turn.options import (
    NO,
    YES,
    done_options,
    hex_options,
    trap_options,
)
from companion.games.tapestry.land import traps
from companion.games.tapestry.land.events import TokenToppled
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.score import achievements
from companion.games.tapestry.teaching import kept
from companion.games.tapestry.turn import effects, noticing
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn


def conquer(acting: Acting, anywhere: bool = False) -> None:
    """Decide where, lay what belongs there; it never rolls the conquest dice (R-conq-7)."""
    if effects.is_forbidden(acting.state, AUTOMA, "no_conquer"):
        acting.remark(acting.key("automa.conquer"), Message("tapestry.bot.do.conquer.forbidden"))
        return
    acting.draw_priority()
    position = acting.look()
    choice = choose_conquest(position, anywhere)
    key = acting.key("automa.conquer")
    place = _settled(acting, key, choice)
    if place == NOT_DONE or acting.bots.outposts_left[AUTOMA] <= 0:
        acting.remark(key, Message("tapestry.bot.do.conquer.none"), *choice.whys, icon="flag")
        return
    text = _conquers(acting, place, position)
    places = (f"hex:{place}",)
    with acting.because(key, *choice.whys, heading=text, places=places, icon="flag"):
        _take(acting, place, position)


def _settled(acting: Acting, key: str, choice: Conquest) -> str:
    value = NOT_DONE if choice.hex is None else hex_id(choice.hex)
    options = hex_options(acting.state.options.side.value)
    return acting.decide(key, Message("tapestry.bot.ask.conquer"), options, value)


def _conquers(acting: Acting, place: str, position: Position) -> Message:
    """What is conquered; who lies is told when it is known."""
    here = acting.state.map[place]
    opponent = here.controller() in acting.state.players
    kind = "opponent" if opponent else "neutral" if here.explored else "empty"
    return Message(f"tapestry.bot.do.conquer.{kind}", hex=position.board.names[place_of(place)])


def _take(acting: Acting, place: str, position: Position) -> None:
    """Tile, outposts, and who lies."""
    lay_tile(acting, place, "R-conq-6")
    owner = acting.state.map[place].controller()
    acting.record(BotOutpostPlaced(place, AUTOMA))
    trapped = owner is not None and owner != AUTOMA and _topple(acting, place, owner)
    if owner is None and wants_shadow(position, place_of(place)):
        _lay_shadow(acting, place, full=not lays_shadow(position, place_of(place)))
    if place_of(place) == position.board.island and not trapped:
        reach_achievement(acting, AUTOMA, MIDDLE_ISLAND, "R-conq-8")
    if not trapped:
        check_toppled(acting)
        noticing.conquered(acting.person, AUTOMA, owner)
    elif owner is not None:
        noticing.toppled(acting.person, owner)


def _topple(acting: Acting, place: str, owner: str) -> bool:
    """R-conq-3: theirs lies, or the Automa's if they spring a trap; the answer is that."""
    if not may_trap(acting, owner):
        acting.record(TokenToppled(place, owner))
        return False
    kept.meet_perhaps(acting.step, owner, traps.TRAP)
    key = acting.key("automa.conquer.trap")
    held = [card for card in _responses(acting) if traps.may_hold(acting.state, owner, card)]
    response = _response(acting, key, place, held)
    if response in traps.unread(acting.state):
        return _answered(acting, place, owner, response)
    card = traps.TRAP if response == YES else response
    person = acting.person.of(owner).because_of(AUTOMA)
    trapped = response != NO and traps.topples(person, card)
    whys = (Why("R-conq-3", Message("tapestry.bot.why.trap")),) if trapped else ()
    text = _said(acting, card, sprung=trapped)
    said = acting.because(key, *whys, heading=text, places=(f"hex:{place}",), icon="trap")
    with said if trapped or held else nullcontext():
        acting.record(TokenToppled(place, AUTOMA if trapped else owner))
        if response != NO:
            _respond(person, card)
    return trapped


def _responses(acting: Acting) -> tuple[str, ...]:
    """The cards of the boxes in play that answer a conquest."""
    state = acting.state
    return (traps.TRAP, *traps.others_in_play(state), *traps.unread(state), *traps.taught(state))


def _response(acting: Acting, key: str, place: str, held: Sequence[str]) -> str:
    """Asked where a card that answers may be in hand; otherwise none, unless told otherwise."""
    every = trap_options(_responses(acting)[1:])
    ask = Message("tapestry.bot.ask.trap")
    if not held or not acting.asks_traps:
        return acting.decide(key, ask, every, NO)
    may = {NO, *(YES if card == traps.TRAP else card for card in held)}
    options = tuple(option for option in every if option.id in may)
    return acting.ask(Choice(key, ask, options, guess=NO, places=(f"hex:{place}",)))


def _said(acting: Acting, card: str, *, sprung: bool) -> Message:
    """A card that is not the printed trap by its name; in games of before it was called to mind."""
    if card not in (NO, traps.TRAP):
        how = "sprung" if sprung else "answered"
        return Message(f"tapestry.bot.do.trap.{how}_by", card=word("tapestry", card))
    how = "sprung" if sprung else "not_sprung" if acting.asks_traps else "may"
    return Message(f"tapestry.bot.do.trap.{how}")


def _answered(acting: Acting, place: str, owner: str, card: str) -> bool:
    """A card whose words no source has: what happened is asked."""
    person = acting.person.of(owner).because_of(AUTOMA)
    traps.respond(person, card)
    trapped = traps.happened(person, card, place)
    if trapped or traps.stands(acting.state, owner, place):
        acting.record(TokenToppled(place, AUTOMA if trapped else owner))
    if trapped:
        achievements.check_toppled(person)
    return trapped


def _respond(owner: Turn, card: str) -> None:
    """What the card brings its player, and perhaps the second outpost toppled."""
    traps.respond(owner, card)
    achievements.check_toppled(owner)


def may_trap(acting: Acting, owner: str) -> bool:
    """R-trap-2: nobody springs a trap after the own fifth income turn, but by a mat's leave."""
    return owner in acting.state.players and traps.may_respond(acting.state, owner)


def _lay_shadow(acting: Acting, place: str, *, full: bool) -> None:
    """R-conq-6: a toppled outpost of the Shadow Empire; none on a full hex (ruling)."""
    key = acting.key("automa.conquer.shadow")
    ask = Message("tapestry.bot.ask.shadow_outpost")
    laid = acting.decide(key, ask, done_options(), NO if full else YES) == YES
    because = "full.ruling" if full else "icon"
    text = Message(f"tapestry.bot.why.shadow_outpost.{because}", card=acting.right)
    why = Why("R-conq-6", text)
    if not laid:
        acting.remark(
            key, Message("tapestry.bot.do.shadow_outpost.none"), why, icon="token-toppled"
        )
        return
    with acting.because(key, why, places=(f"hex:{place}",), icon="token-toppled"):
        acting.record(BotOutpostPlaced(place, SHADOW, toppled=True))
