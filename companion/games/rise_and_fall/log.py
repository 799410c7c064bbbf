"""The log: a step and what it brought about by itself, each with its picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.command import Command, Entry
from companion.core.game import LogLine
from companion.games.rise_and_fall.commands.correct import GiveToken, SetBank
from companion.games.rise_and_fall.commands.score import (
    BeginCount,
    ConfirmSheet,
    CountWorld,
    DropRegion,
    ReadValues,
)
from companion.games.rise_and_fall.commands.settle import SettleDecline
from companion.games.rise_and_fall.commands.setup import (
    AllPlaced,
    ChangeWay,
    DrawFirstPlayer,
    TickItem,
    TickItems,
    WatchBank,
)
from companion.games.rise_and_fall.commands.turn import (
    BecomeExtinct,
    DoNotBuy,
    EndTurn,
    FinishActions,
    NobodyElseActs,
    NobodyElseBuys,
    PlayCardAtRandom,
)
from companion.games.rise_and_fall.commands.world import LiftTile, PaintSea, RubOutSea, TurnTile
from companion.games.rise_and_fall.commands.written import EndSheet, FillBox, WriteRow, WriteTotal
from companion.games.rise_and_fall.content import actions, bank_facts, kinds, terrains
from companion.games.rise_and_fall.state import State

PICTURES: Mapping[type[Command[State]], str] = {
    AllPlaced: "rise-nomad",
    BecomeExtinct: "warning",
    BeginCount: "stop",
    ChangeWay: "settings",
    ConfirmSheet: "check",
    CountWorld: "map",
    DoNotBuy: "skip",
    DrawFirstPlayer: "rise-first-player",
    DropRegion: "trash",
    EndSheet: "flag",
    EndTurn: "end-of-track",
    FinishActions: "check",
    GiveToken: "rise-first-player",
    LiftTile: "layers",
    NobodyElseActs: "skip",
    NobodyElseBuys: "skip",
    PaintSea: "rise-sea",
    PlayCardAtRandom: "timer",
    ReadValues: "rise-card",
    RubOutSea: "rise-sea",
    SetBank: "rise-gold",
    SettleDecline: "rise-card",
    TickItem: "checkbox-on",
    TickItems: "checkbox-on",
    TurnTile: "layers",
    WatchBank: "rise-gold",
    FillBox: "edit",
    WriteRow: "edit",
    WriteTotal: "edit",
}
"""Of commands that name neither a piece nor a card, a terrain or a resource."""


def lines(entry: Entry[State]) -> tuple[LogLine, ...]:
    """The step first."""
    told = tuple(LogLine(one.icon, one.text) for one in entry.told)
    return (LogLine(picture(entry.command), entry.label), *told)


def picture(command: Command[Any]) -> str:
    """The piece, the terrain or the resource that the command names; otherwise its own."""
    named: dict[str, str] = {one.id: one.icon for one in bank_facts().resources}
    named |= {kind.id: kind.icon for kind in kinds().values()}
    named |= {ground.id: ground.icon for ground in terrains().values()}
    named |= {act.id: kinds()[act.piece].icon for act in actions().values()}
    for field in ("action", "card", "kind", "terrain", "resource"):
        if (icon := named.get(getattr(command, field, ""))) is not None:
            return icon
    return PICTURES.get(type(command), "")
