// @ts-check
/** The core: Python under Pyodide. Everything that is touched goes through one function of it. */
// @ts-ignore
import { loadPyodide } from "./pyodide.mjs";
import { keep } from "./kept.js";
import { open } from "./log.js";

const HOME = "/loom";
const tabs = new BroadcastChannel("loom");

/** @type {any} */
let loom;
/** @type {any} */
let python;
/** @type {any} */
let kept;
/** @type {() => void} */
let let_go = () => {};

/** This tab's alone; false where another has it. @param {boolean} ask whether that one is asked for it */
function ours(ask) {
  return new Promise((told) => {
    /** @param {any} lock */
    const held = (lock) => {
      told(!!lock);
      return lock ? new Promise((done) => (let_go = () => done(undefined))) : undefined;
    };
    if (ask) tabs.postMessage("give");
    navigator.locks.request("loom", { ifAvailable: !ask }, held);
  });
}

/** What another tab asks for is handed over once what was touched is kept. */
tabs.onmessage = () => {
  if (!loom && !kept) return;
  before = before.then(() => {
    postMessage({ gone: true });
    kept?.log.close();
    loom = kept = undefined;
    let_go();
  });
};

/** @param {any} start */
async function begin(start) {
  if (!(await ours(start.ask))) return { taken: true };
  const [runtime, log, core, bridge] = await Promise.all([
    loadPyodide(),
    open(),
    fetch("loom.tar.gz").then((answer) => answer.arrayBuffer()),
    fetch("loom.py").then((answer) => answer.text()),
  ]);
  python = runtime;
  kept = await keep(python.FS, log, HOME);
  python.unpackArchive(core, "gztar");
  python.runPython(bridge);
  loom = python.globals.get("Loom")(HOME, start.language, start.theme, log.kind, new URL("./", location.href).href);
  if (start.code) loom.gone(`code/${start.code}`);
  return { page: loom.shown(start.w, start.h, start.text) };
}

/** What an act makes of the page. @param {any} what */
function next(what) {
  if (what.size) return loom.shown(what.size.w, what.size.h, what.size.text);
  if (what.touch) return loom.touched(what.touch, ...(what.finger || []));
  if (what.go) return loom.gone(what.go);
  if (what.chosen) return loom.chosen(what.name, what.chosen);
  if ("held" in what) return loom.held(what.held, what.hold);
  if (what.typed) return loom.typed(what.typed, what.text);
  if (what.stroke) return loom.stroked(python.toPy(what.stroke), what.lifted);
  if (what.zoom) return loom.zoomed(what.zoom, what.closer, what.x, what.y, what.by[0], what.by[1]);
  if (what.point) return loom.pointed(what.point, what.on, what.piece, what.carries);
  if (what.carried) return loom.carried(what.carried, what.to);
  return loom.scrolled(what.scrolled, what.x, what.y);
}

/** Nothing is shown that is not kept. @param {any} what */
async function answer(what) {
  if (!what.start && !loom) return;
  let told;
  try {
    told = what.start ? await begin(what.start) : { page: next(what) };
  } finally {
    await kept?.flush(); // a start that fails is known to the next one
  }
  postMessage({ ...told, toast: loom?.said(), ...JSON.parse(loom?.wanted() || "{}") });
  if (!counting && loom?.is_counting()) count();
}

let counting = false;

/** What takes long is counted a piece at a time, each after what was touched meanwhile. */
function count() {
  counting = true;
  setTimeout(() => {
    before = before.then(() => {
      counting = false;
      const page = loom?.counted();
      if (page) postMessage({ page });
      if (page === "") count();
    }).catch(failed);
  });
}

/** It is told, and what is touched next is answered. @param {any} error */
function failed(error) {
  const full = error?.name === "QuotaExceededError";
  postMessage(full ? { full } : { failed: String(error).slice(-900) });
}

/** @type {Promise<void>} */
let before = Promise.resolve();
onmessage = ({ data }) => {
  before = before.then(() => answer(data)).catch(failed);
};
