"""What is left of the kit: widgets known to kv by name and loaded when first used."""

from kivy.factory import Factory

KIT = {
    "text.prose": ("Prose", "Title", "Head", "Note", "Caption", "Figure", "Short"),
    "pictures.icon": ("Icon",),
    "frame.box": ("Box",),
    "pictures.thread": ("Thread",),
    "controls.button": ("Press", "Gold", "IconButton", "HelpMark", "Tappable"),
    "touch.gliding": ("Glides",),
    "frame.panel": (
        "OnePassBox",
        "Scroll",
        "Stack",
        "Row",
        "KeepsRoom",
        "Gap",
        "Foot",
        "Panel",
        "Columns",
    ),
    "controls.top_bar": ("TopBar", "UndoButtons"),
    "above.sheet": ("Sheet",),
    "above.toast": ("Toast",),
}

for _module, _names in KIT.items():
    for _name in _names:
        Factory.register(_name, module=f"screens.widgets.{_module}")
