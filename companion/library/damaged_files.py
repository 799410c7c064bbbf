"""Files that were set aside: looked at, brought back as far as they go, let go of."""

from __future__ import annotations

from pathlib import Path

from companion.core.head import read_head
from companion.core.journal import MemoryJournal, pack_lines
from companion.library.atomic import fails_as_not_kept, write_whole
from companion.library.home import Home
from companion.library.ids import Ids
from companion.library.running import FindGame, RunningGames, open_session
from companion.library.salvage import SetAside, set_aside_in


class DamagedFiles:
    """Those of a home folder."""

    def __init__(self, home: Home, running: RunningGames, ids: Ids, find: FindGame) -> None:
        self._home = home
        self._running = running
        self._ids = ids
        self._find = find

    def all(self) -> tuple[SetAside, ...]:
        """Each with what it still holds, the last one first."""
        return set_aside_in(self._home.folder)

    def bring_back(self, aside: SetAside) -> str:
        """The sound beginning of a game as a running game; its id. Raises Damaged, NotKept."""
        self._home.need_writing()
        open_session(self._find(read_head(aside.lines).game), MemoryJournal([*aside.lines]))
        back = self._ids.first_free(aside.game_id.rpartition("-")[0] or aside.game_id)
        write_whole(self._running.path(back), pack_lines(aside.lines))
        return back

    def remove(self, aside: SetAside) -> None:
        """Let one go for good; raises NotKept."""
        self._home.need_writing()
        with fails_as_not_kept(aside.path):
            aside.path.unlink()

    def save_copy(self, game_id: str, target: Path) -> None:
        """The file of a running game as it is, elsewhere; raises NotKept."""
        path = self._running.path(game_id)
        with fails_as_not_kept(target):
            write_whole(Path(target), path.read_bytes())
