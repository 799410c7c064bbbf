"""The size of the text: chosen on a sheet that does not grow with it, so nothing moves."""

from kivy.app import App
from kivy.properties import NumericProperty

from screens.kv import load_kv
from screens.widgets.above.sheet import Sheet
from screens.widgets.frame.panel import Row
from screens.widgets.text.prose import Prose

LEAST, MOST, STEP = 80, 200, 10


class TextSizeRow(Row):
    """Smaller, the number, larger; measured in dp."""

    percent = NumericProperty(100)
    least, most = LEAST, MOST

    def change(self, way: int) -> None:
        """One step; the whole app follows at once."""
        App.get_running_app().nav.view.change(text_size=int(self.percent) + way * STEP)
        self.percent = App.get_running_app().choices.now.text_size


def open_text_size() -> Sheet:
    """Over the settings."""
    app = App.get_running_app()
    sheet = Sheet(title=app.i18n._("app.settings.text_size"), dialog=True, wide=400, tall=300)
    sheet.put(Prose(text=app.i18n._("app.settings.text_sample")))
    sheet.act(TextSizeRow(percent=app.choices.now.text_size))
    return sheet.open()


load_kv(__file__)
