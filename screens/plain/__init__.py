"""Any game of which nothing is drawn of its own: what can be done, what lies there, what to do."""

SCREENS = {
    "emblem": "hex",
    "new": "screens.plain.new:NewPlain",
    "table": "screens.plain.table:PlainTable",
    "final": "screens.plain.final:PlainFinal",
}
