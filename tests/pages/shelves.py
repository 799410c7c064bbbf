"""Libraries with golden games in them."""

from companion.core.journal import FileJournal, pack_lines
from tests.journals.golden import FOLDER


def bring_golden(library, game, name, finish=True, again="", **options):
    """A golden game onto the shelf, or among those that go on; its id.

    `options`: what else was chosen before it.
    """
    first, *others = FileJournal(FOLDER / game / f"{name}.jsonl", readonly=True).lines
    head = first["head"]
    head = {**head, "options": {**head["options"], **options}}
    lines = [{**first, "head": head}, *others]
    game_id = f"{game}-{again}{name}".replace("_", "-")[:40]
    folder = library.folder / "games"
    folder.mkdir(exist_ok=True)
    (folder / f"{game_id}.jsonl").write_bytes(pack_lines(lines))
    return library.finish(library.resume(game_id)) if finish else game_id
