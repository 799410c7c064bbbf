"""What Loom is, which version, whose games."""

from kivy.app import App
from kivy.properties import ListProperty, StringProperty

from companion import __version__
from companion.content.notices import Notice, notices, text_of
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.text.prose import Note

WIDE = 860


class About(View):
    """A page to read."""

    version = StringProperty(__version__)
    licences = ListProperty()

    def enter(self, **_where):
        """The licences are read when somebody looks."""
        said = App.get_running_app().i18n._
        self.licences = [
            Act(one.name, one, note=said("app.about.licence", kind=one.licence, holder=one.holder))
            for one in notices()
        ]

    def open_licences(self) -> Sheet:
        """Whose work it is, each leading to its licence."""
        sheet = Sheet(title=App.get_running_app().i18n._("app.about.licences"))
        rows = sheet.put(Acts())
        rows.items = self.licences
        rows.bind(on_pick=lambda _rows, notice: open_licence(notice))
        return sheet.open()


def open_licence(notice: Notice) -> Sheet:
    """The text as its holders wrote it: a label for each paragraph, as no picture is so high."""
    sheet = Sheet(title=notice.name, wide=WIDE)
    for paragraph in text_of(notice).split("\n\n"):
        if paragraph.strip():
            sheet.put(Note(text=_joined(paragraph), role="ink"))
    return sheet.open()


def _joined(paragraph: str) -> str:
    """Lines that were broken for a terminal go on; those that are indented stand by themselves."""
    lines = paragraph.strip("\n").splitlines()
    if any(line.startswith("  ") for line in lines):
        return "\n".join(line.strip() for line in lines)
    return " ".join(lines)


load_kv(__file__)
