"""The kit: every widget a screen is made of, known to kv by name and loaded when first used.

Text        Prose Title Head Note Caption Figure Short      wrap, take the height they need
Pictures    Icon Disc                                       from the atlas, tinted
Canvas      Box Thread                                      round corners, an edge; a woven line
Buttons     Gold Press IconButton HelpMark                  one Gold to a screen
Numbers     Counter NumberPad NumberSheet                   hold to repeat; `12+3-2`
Choosing    Chips Field                                     chips
Division    Columns Panel Foot Stack Row Scroll Gap TopBar UndoButtons
Above       Sheet ask() Toast QuestionSheet                 `app.toast(text, action, call)`
Doing       Acts                                        rows to touch, the gold one first
Telling     IconLine HexMap

In kv, without any import:

    <Table>:
        TopBar:
            title: _('chess.title', i18n.lang)
            UndoButtons:
        Columns:
            Panel:
                title: _('chess.you', i18n.lang)
                Counter:
                    value: app.bridge.view.coins if app.bridge.view else 0
                    on_change: root.set_coins(args[1])
            Panel:
                title: _('chess.now', i18n.lang)
                share: 2
                rank: -1
                Head:
                    text: say(app.bridge.view.next, i18n.lang) if app.bridge.view else ''
                Foot:
                    Gold:
                        text: _('chess.done', i18n.lang)
                        on_release: root.done()

Rules of the kit: sizes in '18sp' for text and what stands beside it, '48dp' for targets; colours
only as `theme.role`; nothing is rebuilt when the game changes (properties are bound, lists of
widgets are grown or cut and their words replaced); nothing is scheduled at rest. What may be done
stands in its offer and is given to a button as its `reason`.
"""

from kivy.factory import Factory

KIT = {
    "text.prose": ("Prose", "Title", "Head", "Note", "Caption", "Figure", "Short"),
    "pictures.icon": ("Icon",),
    "frame.box": ("Box",),
    "pictures.thread": ("Thread",),
    "pictures.disc": ("Disc",),
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
    "asking.counter": ("Counter", "HoldButton", "TypedNumber"),
    "asking.number": ("NumberPad",),
    "controls.chips": ("Chips", "Chip"),
    "controls.field": ("Field",),
    "asking.question": ("Options",),
    "controls.acts": ("Acts",),
    "text.icon_line": ("IconLine",),
}

for _module, _names in KIT.items():
    for _name in _names:
        Factory.register(_name, module=f"screens.widgets.{_module}")
