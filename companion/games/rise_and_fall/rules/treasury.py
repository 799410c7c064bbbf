"""Rulebook, "Important rules", "The players' treasury", "The bank's coffers are empty".

1. What is spent goes to the bank, what is produced or earned comes from it.
2. Nobody ever owns more than 5 wood and 5 stone; gold has no limit but the bank's.
3. A bank that cannot pay all pays what it can; the rest is lost for good.

Where the app does not follow treasuries nothing is paid or gained here: people do it themselves.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.instruction import Instruction, Why
from companion.core.message import Message, name
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall.content import GOLD, STONE, WOOD, bank_facts
from companion.games.rise_and_fall.events.people import TreasuryChanged
from companion.games.rise_and_fall.state import Player, State

LIMITED = (WOOD, STONE)


def verify_costs(player: Player, costs: Mapping[str, int]) -> None:
    """1. What is spent must be there."""
    for resource, amount in costs.items():
        if player.holds(resource) < amount:
            raise RuleBroken(
                f"rise_and_fall.broken.too_few_{resource}", n=amount, has=player.holds(resource)
            )


def verify_room(player: Player, gains: Mapping[str, int], costs: Mapping[str, int]) -> None:
    """2. A sixth wood or stone cannot be taken."""
    most = bank_facts().most
    for resource in LIMITED:
        after = player.holds(resource) + gains.get(resource, 0) - costs.get(resource, 0)
        if gains.get(resource, 0) and after > most:
            raise RuleBroken(f"rise_and_fall.broken.too_much_{resource}", most=most)


def pay(step: Step[State], seat: str, costs: Mapping[str, int]) -> None:
    """To the bank."""
    if not step.state.counts_treasuries:
        return
    if any(costs.values()):
        spent = {resource: -amount for resource, amount in costs.items()}
        step.record(TreasuryChanged(seat, **spent))


def gain(step: Step[State], seat: str, gains: Mapping[str, int]) -> None:
    """3. From the bank, as far as it can pay."""
    if not step.state.counts_treasuries:
        return
    wanted = gains.get(GOLD, 0)
    gold = what_the_bank_can_pay(step.state, wanted)
    if gold < wanted:
        step.tell(
            Instruction(
                "bank.short",
                Message("rise_and_fall.told.bank_short", n=gold, wanted=wanted),
                (Why("rise_and_fall.bank_empty"),),
                icon="rise-gold",
            )
        )
    given = {**gains, GOLD: gold}
    if any(given.values()):
        step.record(TreasuryChanged(seat, **given))


def what_the_bank_can_pay(state: State, gold: int) -> int:
    """All of it where nobody watches the bank."""
    return gold if state.bank is None else min(gold, max(0, state.bank))


def resource_name(resource: str) -> Message:
    """Its name."""
    return name("rise_and_fall", "resource", resource)
