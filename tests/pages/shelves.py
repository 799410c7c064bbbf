"""Libraries with golden games in them."""

from companion.core.journal import FileJournal, pack_lines
from tests.journals.golden import FOLDER
from tests.journals.to_the_end import put_right_and_ended


def bring_golden(library, game, name, finish=True, again="", first=(), **options):
    """A golden game onto the shelf, or among those that go on; its id.

    `first`: commands before its last one; `options`: what else was chosen before it.
    """
    head_line, *others = FileJournal(FOLDER / game / f"{name}.jsonl", readonly=True).lines
    head = head_line["head"]
    head = {**head, "options": {**head["options"], **options}}
    lines = [{**head_line, "head": head}, *others]
    game_id = f"{game}-{again}{name}".replace("_", "-")[:40]
    folder = library.folder / "games"
    folder.mkdir(exist_ok=True)
    (folder / f"{game_id}.jsonl").write_bytes(pack_lines(lines))
    if not finish:
        return game_id
    session = library.resume(game_id)
    return library.finish(put_right_and_ended(session, *first) if first else session)
