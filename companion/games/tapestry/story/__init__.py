"""What the game says of itself: in one line, where it stands, what lies where, what happened."""

from companion.games.tapestry.story.log import log
from companion.games.tapestry.story.next_act import next_act
from companion.games.tapestry.story.now import recap, where_were_we
from companion.games.tapestry.story.table import on_the_table

__all__ = ["log", "next_act", "on_the_table", "recap", "where_were_we"]
