"""What is complete in a capital, a line each with its picture."""

from kivy.properties import ListProperty

from screens.widgets.frame.panel import Stack
from screens.widgets.text.icon_line import IconLine


class Complete(Stack):
    """`facts` are (icon, words)."""

    facts = ListProperty()

    def on_facts(self, *_args):
        while len(self.children) > len(self.facts):
            self.remove_widget(self.children[0])
        while len(self.children) < len(self.facts):
            self.add_widget(IconLine())
        for line, (icon, text) in zip(reversed(self.children), self.facts, strict=True):
            line.icon, line.text = icon, text
