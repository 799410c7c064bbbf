"""A Chromium without a window, told over its pipe what to do; and a server of plain files."""

import base64
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from tools.web_run import HERE, server

NAMES = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 60.0
PATIENT = """
if (!window.later) Object.defineProperty(Event.prototype, "timeStamp",
  { get() { return performance.now() + window.later } });
window.later = (window.later || 0) + 1000"""
"""So much time as makes a touch no accident has gone by."""
COUNTS = """
window.Worker = class extends Worker {
  constructor(...made) {
    super(...made);
    window.unanswered = 0;
    this.addEventListener("message", () => window.unanswered--);
  }
  postMessage(...said) { window.unanswered++; super.postMessage(...said); }
}"""
"""Whether the core has answered all that it was told."""
DRAWN = """new Promise(done => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  setTimeout(done, 1000);
})"""
"""What a scroll tells is told with the next frame."""
MAY = ["durableStorage", "clipboardReadWrite", "clipboardSanitizedWrite"]


def found():
    """Where one is; None where there is none."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Served:
    """A folder on this machine's own address."""

    def __init__(self, folder: Path) -> None:
        self.server = server(folder)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://{HERE}:{self.server.server_port}/"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Chromium:
    """One page of it."""

    def __init__(self, width: int, height: int) -> None:
        self.profile = tempfile.mkdtemp(prefix="loom-chromium-")
        to_read, self._to = os.pipe()
        self._from, to_write = os.pipe()
        # it reads from 3 and writes to 4
        command = (
            f'exec "{found()}" --headless=new --no-sandbox --disable-gpu --remote-debugging-pipe '
            f"--user-data-dir={self.profile} --window-size={width},{height} about:blank "
            f"3<&{to_read} 4>&{to_write}"
        )
        self.process = subprocess.Popen(
            ("bash", "-c", command),
            pass_fds=(to_read, to_write),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_read)
        os.close(to_write)
        self._number, self._rest, self._session = 0, b"", ""
        self.events = []
        self._size = width, height
        self.saved = Path(self.profile) / "saved"
        """Where files come to that the page saves."""
        self.ask("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(self.saved))
        self.ask("Browser.grantPermissions", permissions=MAY)
        targets = self.ask("Target.getTargets")["targetInfos"]
        self._look_at(next(one for one in targets if one["type"] == "page")["targetId"])

    def _look_at(self, target: str) -> None:
        self._target = target
        attached = self.ask("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]
        for room in ("Page", "Runtime", "Log"):
            self.ask(f"{room}.enable")
        self.ask("Page.addScriptToEvaluateOnNewDocument", source=COUNTS)
        self.resize(*self._size)

    def resize(self, width: int, height: int) -> None:
        """A window of another size."""
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )

    def tab(self) -> None:
        """Another page beside what there is; what is asked from now on is asked of it."""
        self._session = ""
        self._look_at(self.ask("Target.createTarget", url="about:blank")["targetId"])

    def look_at(self, target: str) -> None:
        """The page of before again."""
        self._session = ""
        self._look_at(target)

    def kill(self) -> None:
        """The page's process ends in the middle of whatever it does; a new page takes its place."""
        killed, self._session = self._target, ""
        for process in self.ask("SystemInfo.getProcessInfo")["processInfo"]:
            if process["type"] == "renderer":
                os.kill(process["id"], signal.SIGKILL)
        time.sleep(0.5)
        self.tab()
        session, self._session = self._session, ""
        self.ask("Target.closeTarget", targetId=killed)
        self._session = session

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        for end in (self._to, self._from):
            os.close(end)
        shutil.rmtree(self.profile, ignore_errors=True)

    @property
    def target(self) -> str:
        """The page that is asked."""
        return self._target

    def _tell(self, method: str, **params) -> None:
        self._number += 1
        message = {"id": self._number, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._to, json.dumps(message).encode() + b"\0")

    def ask(self, method: str, **params):
        """What it answers."""
        self._tell(method, **params)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            told = self._hear()
            if told.get("id") == self._number:
                if "error" in told:
                    raise RuntimeError(told["error"])
                return told["result"]
            self.events.append(told)
        raise TimeoutError(method)

    def _hear(self):
        while b"\0" not in self._rest:
            if not select.select([self._from], [], [], PATIENCE)[0]:
                raise TimeoutError("the browser says nothing")
            self._rest += os.read(self._from, 1 << 20)
        line, self._rest = self._rest.split(b"\0", 1)
        return json.loads(line)

    # a page

    def open(self, address: str) -> None:
        self.ask("Page.navigate", url=address)
        self.wait("window.shown > 0")

    def value(self, script: str):
        """What a script comes to."""
        told = self.ask(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True
        )
        if "exceptionDetails" in told:
            raise RuntimeError(told["exceptionDetails"])
        return told["result"].get("value")

    def wait(self, script: str, patience: float = PATIENCE) -> None:
        """Until something is so."""
        until = time.monotonic() + patience
        while not self.value(script):
            if time.monotonic() > until:
                said = self.value("document.getElementById('shell')?.textContent")
                raise TimeoutError(f"{script}: {said}")
            time.sleep(0.05)

    def touch(self, does: str) -> None:
        """A finger on the button of an act, brought into sight; until the page has changed."""
        self.bring(does)
        self.value(PATIENT)
        before = self.value("window.shown")
        self.tap(does)
        self.wait(f"window.shown > {before}")
        self.settle()

    def bring(self, does: str) -> None:
        """Scrolled to where it is seen; what that draws is drawn."""
        self.value(f"{_button(does)}.scrollIntoView({{block: 'center'}})")
        self.settle()

    def settle(self) -> None:
        """Until nothing is on its way any more; a page without a core never waits."""
        self.value(DRAWN)
        self.wait("!(window.unanswered > 0)")

    def tap(self, does: str) -> None:
        """The finger alone."""
        middle = "(r => [r.x + r.width / 2, r.y + r.height / 2])"
        x, y = self.value(f"{middle}({_button(does)}.getBoundingClientRect())")
        for kind in ("touchStart", "touchEnd"):
            points = [{"x": x, "y": y}] if kind == "touchStart" else []
            self.ask("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    def choose(self, does: str, file: Path) -> None:
        """The file that the browser's chooser is answered with; until the page has changed."""
        self.ask("Page.setInterceptFileChooserDialog", enabled=True)
        self.bring(does)
        self.tap(does)
        opened = self._told_of("Page.fileChooserOpened")
        before = self.value("window.shown")
        self.ask("DOM.setFileInputFiles", files=[str(file)], backendNodeId=opened["backendNodeId"])
        self.wait(f"window.shown > {before}")

    def save(self, does: str) -> Path:
        """The file that a touch leaves in the folder of what was saved."""
        before = {*self.saved.glob("*")}
        self.bring(does)
        self.tap(does)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            new = {*self.saved.glob("*")} - before
            whole = [one for one in new if one.suffix != ".crdownload"]
            if whole and whole[0].stat().st_size:
                return whole[0]
            time.sleep(0.05)
        raise TimeoutError(f"{does} saves nothing")

    def _told_of(self, event: str):
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for one in self.events:
                if one.get("method") == event:
                    self.events.remove(one)
                    return one["params"]
            self.value("0")
            time.sleep(0.05)
        raise TimeoutError(event)

    @property
    def acts(self) -> list[str]:
        """Everything that can be touched."""
        return self.value(
            "[...document.querySelectorAll('button')].map(b => b.dataset.does).filter(Boolean)"
        )

    def picture(self, path: Path) -> None:
        """What is seen."""
        told = self.ask("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(told["data"]))


def _button(does: str) -> str:
    """The last of them: beside a sheet, its own cross and not what lies around it."""
    return f"[...document.querySelectorAll('button[data-does=\"{does}\"]')].at(-1)"
