"""Android's voice: it answers only when its engine has told that it is there (`onInit`)."""

from collections.abc import Callable

from jnius import PythonJavaClass, java_method

from screens.device.android import activity, chars, java

LONGEST = 3900
"""The engine takes 4000 letters at a time."""
SUCCESS = 0


class Ready(PythonJavaClass):
    """Called by the engine, on its own thread, once."""

    __javainterfaces__ = ["android/speech/tts/TextToSpeech$OnInitListener"]
    __javacontext__ = "app"

    def __init__(self, then: Callable[[int], object]) -> None:
        super().__init__()
        self.then = then

    @java_method("(I)V")
    def onInit(self, status: int) -> None:  # noqa: N802 – Java's name
        self.then(status)


class AndroidVoice:
    """What is asked for before the engine is there is said when it comes; the last of it only."""

    def __init__(self) -> None:
        self._ready = False
        self._waiting: tuple[str, str] | None = None
        self._listener = Ready(self._begun)  # kept: Java holds it by no name of ours
        self._engines = java("android.speech.tts.TextToSpeech")
        self._engine = self._engines(activity(), self._listener)

    def say(self, text: str, language: str) -> None:
        """Now, or as soon as there is an engine."""
        if not self._ready:
            self._waiting = (text, language)
            return
        # A language it has no voice for leaves it the one it has.
        self._engine.setLanguage(java("java.util.Locale")(language))
        how = self._engines.QUEUE_FLUSH
        for part in parts(text):
            self._engine.speak(chars(part), how, None, "loom")
            how = self._engines.QUEUE_ADD

    def hush(self) -> None:
        """Nothing more."""
        self._waiting = None
        if self._ready:
            self._engine.stop()

    def _begun(self, status: int) -> None:
        self._ready = status == SUCCESS
        if self._ready and self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            self.say(*waiting)


def parts(text: str) -> list[str]:
    """As long as the engine takes them, cut between words."""
    found: list[str] = []
    while len(text) > LONGEST:
        at = text.rfind(" ", 0, LONGEST)
        at = at if at > 0 else LONGEST
        found.append(text[:at])
        text = text[at:].lstrip()
    return [*found, text]
