"""The Market beside what is asked or told: a touch answers, or opens what lies there."""

from __future__ import annotations

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Node, Row
from companion.games.imperium.pages import may_come
from companion.games.imperium.pages.cards import face_of_space, small
from companion.games.imperium.pages.shared import ToldBefore, state_of


def market(desk: Desk, acts: Acts, places: tuple[str, ...], question: object = None) -> Node:
    """The Market: gold where something is done now; a touch answers, or opens what lies there."""
    found, lost = [], may_come.losses(desk)
    options = {one.place: one for one in getattr(question, "options", ()) if one.place}
    for slot, space in enumerate(state_of(desk).market.spaces, start=1):
        place = f"market:{slot}"
        if place in options:
            does = acts.add(
                f"answer.{options[place].id}", ToldBefore(desk).answers(options[place].id)
            )
        elif question is None:
            does = acts.add(f"space.{slot}", desk.look(opened=f"space.{slot}"))
        else:
            does = ""
        lit = place in places or place in options
        says = Message("imperium.screen.on_space", slot=slot, what=face_of_space(space).name)
        found.append(
            small(
                face_of_space(space),
                84,
                key=f"market.{slot}",
                does=does,
                says=says,
                chosen=lit,
                tokens=space.tokens,
                place=slot,
                may_go=lost.get(slot, 0),
                named=False,
                faint=bool(places) and not lit,
            )
        )
    return Row(tuple(found), gap=6, key="market")
