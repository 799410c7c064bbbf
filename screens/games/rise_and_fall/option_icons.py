"""The pictures of answers of Rise & Fall that are no names, by how their keys begin."""

ICONS = {
    "rise_and_fall.ask.elsewhere": "layers",
    "rise_and_fall.part.count": "question",
    "rise_and_fall.part.piece": "hex",
    "rise_and_fall.part.target": "arrow-right",
    "rise_and_fall.part.victim": "people",
    "rise_and_fall.place.": "rise-card",
    "rise_and_fall.player": "person",
}
"""The longest that fits is taken."""
