"""What each kind of reason claims, checked against the table it speaks of: written plainly."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.instruction import Why
from companion.games.tapestry import content
from companion.games.tapestry.bots import printed
from companion.games.tapestry.bots.cards import ALL_CARDS
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.look import closed_tracks, landmarks_of, place_of
from companion.games.tapestry.land.board import board as board_of_side
from companion.games.tapestry.once_a_turn import SpaceGained
from companion.games.tapestry.state import LAST_SPACE, UNKNOWN_TILE, hex_of
from tests.tapestry.bots.claim import WHY, Claim

PLACES_OF_THE_ISLAND = 2

Check = Callable[[Claim], bool]


def by_icon(icon: str, ways: Callable[[Claim], dict[str, int]]) -> Check:
    """The left card shows this icon for the bot, and these tracks are as near as it says."""

    def check(claim: Claim) -> bool:
        card, far = claim.left, ways(claim)
        shown = card.automa if claim.bot == "automa" else card.shadow
        nearest = {track for track, n in far.items() if n == min(far.values())}
        says = (claim.params["card"], shown, set(claim.why.remaining))
        return says == (card.number, icon, nearest) and claim.params["n"] == max(
            1, min(far.values())
        )

    return check


def first_on_list(bot: str, heart: bool) -> Check:
    """Of the tracks left, the first that is read on the right card."""

    def check(claim: Claim) -> bool:
        order = list(claim.right.tracks)
        order = order if bot == "automa" else order[::-1]
        favourite = claim.bots.favourites[bot]
        read = [(favourite, True) if one == "favourite" else (one, False) for one in order]
        read += [(track, False) for track in claim.state.tracks[bot]]
        left = next(why.remaining for why in reversed(claim.earlier) if why.remaining)
        track, by_heart = next(one for one in read if one[0] in left)
        said = (claim.params["card"], claim.why.remaining, heart)
        return said == (claim.right.number, (track,), by_heart)

    return check


def with_the_heart(bot: str) -> Check:
    """By the house rule Arts comes right after the favourite, which is not among those left."""

    def check(claim: Claim) -> bool:
        order = list(claim.right.tracks)
        order = order if bot == "automa" else order[::-1]
        before = [*order[: order.index("favourite")], claim.bots.favourites[bot]]
        left = next(why.remaining for why in reversed(claim.earlier) if why.remaining)
        return claim.why.remaining == ("arts",) and not set(before) & set(left)

    return check


def tile_nobody_named(claim: Claim) -> bool:
    return claim.coming[0].tile == UNKNOWN_TILE


def yours_in_reach(claim: Claim) -> bool:
    """Next to its own, or anywhere where the space says so."""
    anywhere = {k for k in claim.yours() if len(claim.state.map[k].tokens) == 1}
    left = set(claim.why.remaining)
    return claim.params["n"] == len(left) and left in (claim.targets(), anywhere)


def neutral(icon: bool, no_tile: bool) -> Check:
    return lambda c: (
        c.right.topple is icon and not c.targets() and (c.state.tiles_left() == 0) is no_tile
    )


def takes_nothing(owner: str) -> Check:
    """After its move nothing of the space is gained, before the next decision is made."""

    def check(claim: Claim) -> bool:
        moved, *after = claim.coming
        return moved.owner == owner and not (after and isinstance(after[0], SpaceGained))

    return check


def single(claim: Claim) -> list[str]:
    return [k for k in claim.land("automa") if len(claim.state.map[k].tokens) == 1]


def in_order(claim: Claim) -> bool:
    left = {place_of(one) for one in claim.earlier[-1].remaining}
    first = next(at for at in printed.hex_order(claim.right.number) if at in left)
    board = board_of_side(claim.state.options.side.value)
    says = (claim.params["card"], claim.params["hex"])
    return says == (claim.right.number, board.names[first])


def ahead_of(claim: Claim, bot: str, track: str) -> bool:
    own = claim.spaces(bot)[track]
    return any(claim.spaces(o)[track] > own for o in claim.state.tracks if o != bot)


def favourite(claim: Claim) -> str:
    return claim.bots.favourites[claim.bot]


def close_to_people(claim: Claim) -> set[str]:
    own = claim.spaces("automa")
    best = {t: max(claim.spaces(p)[t] for p in claim.state.players) for t in own}
    return {track for track, at in own.items() if best[track] - at in (1, 2)}


def comes(kind: str) -> Check:
    return lambda claim: kind in claim.kinds_coming()


def level(*levels: int) -> Check:
    return lambda claim: claim.state.options.level in levels


def nothing_on_it(bonus: bool) -> Check:
    def check(claim: Claim) -> bool:
        gained = [e for e in claim.state.this_turn if isinstance(e, SpaceGained)][-1]
        space = content.space(gained.track, gained.space)
        return space.automa == () and bool(space.bonus) is bonus

    return check


def rolled(claim: Claim) -> bool:
    """Only the last roll shows one of these tracks."""
    wanted = {track.key.rpartition(".")[2] for track in claim.params["tracks"]}
    place = claim.scope.key
    keys = [key for key in claim.entry.answers if key.startswith("automa.roll")]
    faces = [claim.entry.answers[key].value for key in keys[keys.index(place) :]]
    stop = next(n for n, face in enumerate(faces) if face in wanted)
    return stop > 0


def stuck_at(end: int) -> Check:
    def check(claim: Claim) -> bool:
        track = claim.scope.heading.params["track"].key.rpartition(".")[2]
        bot = claim.scope.heading.params["bot"].key.rpartition(".")[2]
        return claim.spaces(bot)[track] == end

    return check


def here(claim: Claim) -> str:
    return next(one for one in claim.scope.places if one.startswith("hex:")).removeprefix("hex:")


def on_a_landmark(claim: Claim) -> bool:
    _, track, space = claim.scope.places[0].split(":")
    return claim.spaces(claim.bot)[track] == int(space) and int(space) not in (
        claim.state.claimed.get(track, ())
    )


def place_free(claim: Claim) -> bool:
    event = claim.coming[0]
    taken = claim.state.achievements.get(event.achievement, ())
    points = content.achievement(event.achievement).points[claim.state.options.side.value]
    return event.owner == claim.bot and event.owner not in taken and len(taken) < len(points)


def toppled_of_people(claim: Claim) -> int:
    """Under outposts of the Automa."""
    tokens = [token for key in claim.land("automa") for token in claim.state.map[key].tokens]
    return sum(token.toppled and token.owner in claim.state.players for token in tokens)


def island(claim: Claim) -> bool:
    holders = claim.state.achievements.get("middle_island", ())
    return "automa" not in holders and len(holders) < PLACES_OF_THE_ISLAND


def multiplier(claim: Claim) -> bool:
    mat = content.automa_level(claim.state.options.level).mat
    columns = content.automa().multipliers[mat][claim.coming[0].source]
    return claim.params["times"] == columns[claim.bots.covered]


def given_up(claim: Claim) -> bool:
    return claim.coming[0].counted == 3


def favourites_differ(claim: Claim) -> bool:
    event = next(e for e in claim.coming if type(e).__name__ == "BotsSetUp")
    named = claim.params["track"].key.rpartition(".")[2]
    return event.favourites["automa"] == named != event.favourites["shadow"]


def _went(c: Claim) -> tuple[int, bool]:
    moved = c.coming[0]
    return moved.end - moved.start, moved.track in c.why.remaining


def by_the_die(by: int) -> Check:
    return lambda c: _went(c) == (by, True)


def first_beside(claim: Claim) -> bool:
    own = claim.land("automa")
    return all(claim.next_to(key, own) for key in claim.why.remaining)


def anything(claim: Claim) -> bool:
    """It says what the line itself does: nothing about the table."""
    return bool(claim.coming)


CLAIMS: dict[str, Check] = {
    "track.any": by_icon("any", lambda c: dict.fromkeys(c.unfinished(c.bot), 0)),
    "track.landmark": by_icon("landmark", lambda c: c.ways_to_landmarks(c.bot)),
    "track.finish": by_icon(
        "finish", lambda c: {t: LAST_SPACE - at for t, at in c.unfinished(c.bot).items()}
    ),
    "track.none": lambda c: not c.unfinished(c.scope.key.partition(".")[0]),
    "track.closed": lambda c: (
        {*c.unfinished(c.scope.key.partition(".")[0])} <= {*closed_tracks(c.state)}
    ),
    "list.automa": first_on_list("automa", heart=False),
    "list.automa.heart": first_on_list("automa", heart=True),
    "list.shadow": first_on_list("shadow", heart=False),
    "list.shadow.heart": first_on_list("shadow", heart=True),
    "list.automa.with_heart": with_the_heart("automa"),
    "list.shadow.with_heart": with_the_heart("shadow"),
    "hex.no_path.ruling": lambda c: len(c.why.remaining) == len(c.earlier[-1].remaining),
    "hex.order": in_order,
    "conquer.no_outpost": lambda c: c.bots.outposts_left["automa"] == 0,
    "conquer.opponent": yours_in_reach,
    "conquer.neutral.icon": neutral(icon=True, no_tile=False),
    "conquer.neutral.no_icon": neutral(icon=False, no_tile=False),
    "conquer.neutral.icon.no_tile.ruling": neutral(icon=True, no_tile=True),
    "conquer.neutral.no_icon.no_tile.ruling": neutral(icon=False, no_tile=True),
    "conquer.nowhere": lambda c: not c.targets(),
    "conquer.island": island,
    "conquer.single": lambda c: any(len(c.state.map[k].tokens) == 1 for k in c.yours()),
    "conquer.any_land": lambda c: (
        bool(c.yours()) and all(len(c.state.map[k].tokens) > 1 for k in c.yours())
    ),
    "explore.no_tile": lambda c: c.state.tiles_left() == 0,
    "explore.nowhere": lambda c: (
        not any(c.next_to(place, c.land("automa")) for place in c.unexplored())
    ),
    "explore.beside": first_beside,
    "explore.anywhere": lambda c: set(c.why.remaining) == c.unexplored(),
    "explore.furthest.ruling": lambda c: c.bots.favourites["automa"] != "military",
    "favourite.keeps": lambda c: (
        not ahead_of(c, c.bot, favourite(c)) and c.spaces(c.bot)[favourite(c)] < LAST_SPACE
    ),
    "favourite.nowhere": lambda c: not c.unfinished(c.bot),
    "favourite.at_end": lambda c: c.spaces(c.bot)[favourite(c)] == LAST_SPACE,
    "favourite.overtaken": lambda c: ahead_of(c, c.bot, favourite(c)),
    "favourite.nearest": lambda c: (
        c.params["n"] == min(c.ways_to_landmarks(c.bot).values())
        and {t for t, n in c.ways_to_landmarks(c.bot).items() if n == c.params["n"]}
        == set(c.why.remaining)
    ),
    "favourite_rolled.other": favourites_differ,
    "favourite_rolled.own": comes("BotsSetUp"),
    "income.first": lambda c: bots_of(c.entry.before).income_turns == 0,
    "income.empty": lambda c: bots_of(c.entry.before).deck == (),
    "income.open_hand": lambda c: c.bots.deck == () and c.left.open_hand,
    "pair": comes("PairDrawn"),
    "last_card.ruling": lambda c: len(c.bots.deck) == 1,
    "progress_card": lambda c: not c.bots.pair and not c.bots.priority,
    "first_turn.human": level(1),
    "first_turn.favourites": level(5),
    "first_turn.all_tracks": level(6),
    "first_turn.but_arts": level(6),
    "first_turn.own_level": lambda c: c.state.options.own_level is not None,
    "landmark.mat": on_a_landmark,
    "landmark.out": on_a_landmark,
    "achievement.automa": place_free,
    "achievement.shadow": place_free,
    "achieved.complete_track": lambda c: (
        [at for row in c.state.tracks[c.coming[0].owner].values() for at in row].count(LAST_SPACE)
        == 1
    ),
    "achieved.middle_island": lambda c: (
        board_of_side(c.state.options.side.value).island in map(hex_of, c.land("automa"))
    ),
    "achieved.topple_two": lambda c: toppled_of_people(c) >= 2,
    "research.with": lambda c: c.coming[0].track in c.why.remaining,
    "research.without": takes_nothing("automa"),
    "by_die.on": by_the_die(1),
    "by_die.back": by_the_die(-1),
    "rolled_on": rolled,
    "stuck.end.ruling": stuck_at(LAST_SPACE),
    "stuck.start.ruling": stuck_at(0),
    "already": lambda c: any(isinstance(e, SpaceGained) for e in c.state.this_turn),
    "nothing_here.bonus": nothing_on_it(bonus=True),
    "nothing_here.benefit": nothing_on_it(bonus=False),
    "own_civilization": lambda c: c.bots.civilization == "own" or bool(c.bots.second_civilization),
    "own_civilization.asked": lambda c: c.before.options.teaches,
    "turned_up": lambda c: c.bots.hand > 0,
    "shadow_takes_nothing": takes_nothing("shadow"),
    "tapestry": comes("AutomaDrewTapestry"),
    "tile_at_random": tile_nobody_named,
    "offer.tech": anything,
    "offer.masterpiece": anything,
    "trap": lambda c: c.state.players.keys() & {t.owner for t in c.state.map[here(c)].tokens},
    "shadow_outpost.full.ruling": lambda c: len(c.state.map[here(c)].tokens) > 1,
    "shadow_outpost.icon": lambda c: c.right.topple and c.params["card"] == c.right.number,
    "single_tokens": lambda c: c.params["n"] == len(single(c)) > 2,
    "points": multiplier,
    "points.landmark": lambda c: c.params["n"] == len(landmarks_of(c.state)),
    "points.territory": lambda c: c.params["n"] == len(c.land("automa")),
    "civilization": lambda c: "explorers" in (c.bots.civilization, c.bots.second_civilization),
    "conquerors.enough": lambda c: c.params["n"] == len(c.land("automa")) >= c.params["turn"],
    "conquerors.few_single": lambda c: c.params["n"] == len(single(c)) <= 2,
    "conquerors.no_shadow_outpost": lambda c: c.bots.outposts_left["shadow"] == 0,
    "iconoclasts": given_up,
    "equalizers.close": lambda c: (
        bool(close_to_people(c)) and set(c.why.remaining) <= close_to_people(c)
    ),
    "equalizers.none": lambda c: not close_to_people(c) and c.coming[0].counted == 5,
    "progress": comes("ProgressJoined"),
    "shuffle": comes("DecisionsShuffled"),
    "cover": comes("TapestryCovered"),
    "first_into_era": lambda c: all(
        one.income_turns < c.params["era"] for one in c.state.players.values()
    ),
    "set_up.decks": lambda c: bool(set(ALL_CARDS)) and "BotsSetUp" in c.kinds_coming(),
    "set_up.outposts": comes("BotOutpostPlaced"),
}


def kind_of(why: Why) -> str:
    """The kind of a reason, by its words."""
    return why.text.key.removeprefix(WHY)


def holds(claim: Claim) -> bool:
    """Whether what it says is so."""
    return bool(CLAIMS[kind_of(claim.why)](claim))
