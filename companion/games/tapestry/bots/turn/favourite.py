"""Each bot checks its favourite, the Automa first. R-inc-2."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.bots.decide.favourite import choose_favourite
from companion.games.tapestry.bots.decide.track import bot_name, track_name
from companion.games.tapestry.bots.events import FavouriteMoved
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.options import favourite_options
from companion.games.tapestry.turn.names import bot_title


def check_favourite(acting: Acting, bot: str) -> None:
    """The marker moves only where the choice is another track."""
    acting.draw_priority()
    choice = choose_favourite(acting.look(), bot)
    old = acting.bots.favourites[bot]
    key = acting.key(f"{bot}.favourite")
    text = Message("tapestry.bot.ask.favourite", bot=bot_name(bot))
    options = favourite_options(acting.state.used_tracks())
    new = acting.decide(key, text, options, choice.track or old)
    if new == old:
        stays = Message(
            "tapestry.bot.do.favourite.stays", bot=bot_title(bot), track=track_name(new)
        )
        acting.remark(key, stays, *choice.whys, icon="heart")
        return
    with acting.because(key, *choice.whys, places=(f"track:{new}:0",), icon="heart"):
        acting.record(FavouriteMoved(bot, new))
