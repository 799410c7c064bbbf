// @ts-check
/** The core: Python under Pyodide. Everything that is touched goes through one function of it. */
// @ts-ignore
import { loadPyodide } from "./pyodide.mjs";

/** @type {any} */
let loom;

/** @param {any} start */
async function begin(start) {
  const python = await loadPyodide();
  python.unpackArchive(await (await fetch("loom.zip")).arrayBuffer(), "zip");
  python.runPython(await (await fetch("loom.py")).text());
  loom = python.globals.get("Loom")(start.language);
  return loom.shown(start.w, start.h, start.text);
}

/** @param {any} what */
async function next(what) {
  if (what.start) return begin(what.start);
  if (what.size) return loom.shown(what.size.w, what.size.h, what.size.text);
  if (what.touch) return loom.touched(what.touch);
  if ("held" in what) return loom.held(what.held);
  if (what.typed) return loom.typed(what.typed, what.text);
  if (what.carried) return loom.carried(what.carried, what.to);
  return loom.scrolled(what.scrolled, what.x, what.y);
}

let before = Promise.resolve();
onmessage = ({ data }) => {
  before = before.then(async () => {
    try {
      const page = await next(data);
      postMessage({ page, toast: loom.said() });
    } catch (error) {
      postMessage({ failed: String(error).slice(-900) });
    }
  });
};
