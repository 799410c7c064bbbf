"""What Progress may stand for when you pay. Rulebook, "Payer".

A Progress may be paid for a Population, or for two Materials without change. Nothing else
stands for anything else. The C.I.V. never does so.
"""

from __future__ import annotations

from companion.errors import RuleBroken
from companion.games.imperium.tokens import Tokens

MATERIALS_FOR_PROGRESS = 2


def paid(cost: Tokens, for_population: int = 0, for_materials: int = 0) -> Tokens:
    """What leaves you for this cost."""
    return Tokens(
        max(0, cost.materials - MATERIALS_FOR_PROGRESS * for_materials),
        cost.population - for_population,
        cost.progress + for_population + for_materials,
    )


def verify_payment(has: Tokens, cost: Tokens, for_population: int, for_materials: int) -> Tokens:
    """What is paid, or why it may not be paid so."""
    if min(cost.materials, cost.population, cost.progress, for_population, for_materials) < 0:
        raise RuleBroken("imperium.broken.below_zero")
    most = -(-cost.materials // MATERIALS_FOR_PROGRESS)
    if for_population > cost.population or for_materials > most:
        raise RuleBroken("imperium.broken.progress_for_nothing")
    leaves = paid(cost, for_population, for_materials)
    if not has.covers(leaves):
        raise RuleBroken("imperium.broken.cannot_pay")
    return leaves


def fewest_progress(has: Tokens, cost: Tokens) -> tuple[int, int] | None:
    """The Progress that must stand for Population and for Materials; None if it cannot be paid."""
    for_population = max(0, cost.population - has.population)
    lacking = max(0, cost.materials - has.materials)
    for_materials = -(-lacking // MATERIALS_FOR_PROGRESS)
    fits = has.covers(paid(cost, for_population, for_materials))
    return (for_population, for_materials) if fits else None
