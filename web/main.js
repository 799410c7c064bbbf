// @ts-check
/** The page: hands on what is touched to the core in its worker, and draws what comes back. */
import { bring, colour, made, theme } from "./drawer.js";
import { picture } from "./picture.js";
import { on } from "./ring.js";
import { ask, hide, tell, toast } from "./shell.js";

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const live = /** @type {HTMLElement} */ (document.getElementById("live"));
const wanted = new URLSearchParams(location.search);
const language = wanted.get("language") || navigator.language.slice(0, 2);
const dark = wanted.get("theme") || (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
/** @type {Record<string, Record<string, string>>} */
const themes = {};
let shownIn = "";
const worker = new Worker("worker.js", { type: "module" });

/** @param {any} what */
const hear = (what) => {
  if (what.told) toast(what.told);
  else worker.postMessage(what);
  if (what.touch && !asked) keepForGood();
};
/** Whether this browser was asked to keep what is played: once something is. */
let asked = false;

/** A browser that may remove it is told of, with the way to a backup. */
async function keepForGood() {
  asked = true;
  if ((await navigator.storage?.persist?.()) ?? true) return;
  toast(ask("passing"), ["back_up", () => worker.postMessage({ go: "backups" })]);
}

/** A file of the core is saved where the browser saves files. @param {{name: string, data: string}} file */
function save(file) {
  const bytes = Uint8Array.from(atob(file.data), (letter) => letter.charCodeAt(0));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = file.name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

/** A picture is drawn here and saved. @param {{name: string, w: number, h: number, page: string}} one */
async function draw(one) {
  const page = JSON.parse(one.page);
  save({ name: one.name, data: await picture(page, one.w, one.h, colour(page.ground)) });
}

/** Words for other apps; where a browser shares nothing they are copied. @param {{text: string, title: string}} told */
async function share(told) {
  if (navigator.share) return navigator.share(told).catch(() => {}); // somebody thought better of it
  await navigator.clipboard.writeText(told.text);
  toast(ask("copied"));
}

/** Somebody chooses a file of theirs; its bytes go to the core. @param {string} accept */
function choose(accept) {
  const field = document.createElement("input");
  field.type = "file";
  field.accept = accept;
  field.hidden = true;
  document.body.append(field); // where it lies nowhere, some browsers forget it
  field.oncancel = () => field.remove();
  field.onchange = async () => {
    const file = field.files && field.files[0];
    field.remove();
    if (file) worker.postMessage({ name: file.name, chosen: new Uint8Array(await file.arrayBuffer()) });
  };
  field.click();
}

const size = () => {
  const box = root.getBoundingClientRect();
  return { w: box.width, h: box.height, text: +(wanted.get("text") || 1) };
};

/** @param {boolean} take from another tab */
const start = (take) => worker.postMessage({ start: { ...size(), language, theme: dark, ask: take, code: wanted.get("code") } });

worker.onmessage = (/** @type {MessageEvent} */ { data }) => {
  if (data.failed) return tell("failed", data.failed, ["again", () => location.reload()]);
  if (data.full) return toast(ask("full"));
  if (data.taken) return tell("taken", "", ["take", () => start(true)]);
  if (data.gone) return tell("gone", "", ["take", () => start(true)]);
  if (data.toast) toast(data.toast);
  if (data.save) save(data.save);
  if (data.choose) choose(data.choose);
  if (data.picture) ready.then(() => draw(data.picture));
  if (data.share) share(data.share);
  if (data.link) window.open(data.link, "_blank", "noopener");
  if (data.page) ready.then(() => show(JSON.parse(data.page)));
};

/** @param {any} page */
function show(page) {
  if (page.theme !== shownIn) theme(themes[(shownIn = page.theme)]);
  document.title = page.title || "Loom";
  document.documentElement.lang = page.language;
  document.documentElement.style.setProperty("--text", page.text);
  root.dataset.steps = page.steps;
  root.dataset.close = page.close;
  document.body.style.background = colour(page.ground);
  keys = [...page.keys, page.close, page.gold].filter(Boolean);
  bring(page, root, hear);
  if (page.way) on(made, page.on, page.way);
  live.textContent = page.live || "";
  hide();
  Object.assign(window, { shown: (/** @type {any} */ (window).shown || 0) + 1 });
}

/** Open without a network from now on; a newer version when the player says so. */
async function keepOffline() {
  if (!navigator.serviceWorker) return;
  const kept = await navigator.serviceWorker.register("offline.js").catch(() => null);
  const offer = (/** @type {ServiceWorker | null | undefined} */ newer) => {
    if (newer && navigator.serviceWorker.controller)
      toast(ask("newer"), ["load", () => newer.postMessage("now")]);
  };
  offer(kept?.waiting);
  kept?.addEventListener("updatefound", () => {
    const newer = kept.installing;
    newer?.addEventListener("statechange", () => newer.state === "installed" && offer(newer));
  });
  let old = !!navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (old) location.reload();
    old = true;
  });
}

/** Acts of the page that keys do now. @type {string[]} */
let keys = [];
/** What has keys of its own, by the acts of the page: the first that is there. @type {Record<string, () => string[]>} */
const KEYS = {
  "Control+Enter": () => [root.dataset.gold || ""],
  Escape: () => [root.dataset.close || "", "back"],
  "Control+z": () => ["undo"],
  "Control+y": () => ["redo"],
  "Control+Shift+Z": () => ["redo"],
  "Control+f": () => ["rules"],
  r: () => ["rotate"],
};
/** A field has them itself. */
const OF_FIELDS = ["Control+z", "Control+y", "Control+Shift+Z", "r"];
/** @type {Record<string, string>} */
const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

document.addEventListener("keydown", (event) => {
  const control = event.ctrlKey || event.metaKey;
  const held = `${control ? "Control+" : ""}${event.shiftKey ? "Shift+" : ""}${event.key}`;
  const now = /** @type {HTMLElement | null} */ (document.activeElement);
  const typed = now?.matches("input, textarea");
  const there = KEYS[held]?.().find((does) => keys.includes(does));
  const point = !control && !event.altKey && ARROWS[event.key];
  const search = held === "Control+f" && root.querySelector(there ? ".field[inputmode=search]" : ".field");
  if (search) /** @type {HTMLElement} */ (search).focus();
  else if (there && !(typed && OF_FIELDS.includes(held))) hear({ touch: there });
  else if (point && !(typed && (event.shiftKey || now?.matches("textarea") || /left|right/.test(point))))
    hear({ point, ...at(now), carries: event.shiftKey });
  else if (event.key === "F1" && now?.dataset.key) hear({ held: now.dataset.key, hold: now.dataset.hold });
  else if (!typed && !control && keys.includes(RUB) && number(event, now)) hear({ touch: number(event, now) });
  else return;
  event.preventDefault();
});

const RUB = "rub_out";

/** Where digits are touched they are typed as well, and Enter takes what they come to. @param {KeyboardEvent} event @param {HTMLElement | null} now */
function number(event, now) {
  if (event.key === "Backspace") return RUB;
  if (event.key === "Enter") return now?.matches(":focus-visible") ? "" : root.dataset.gold;
  const sign = /^[0-9+*-]$/.test(event.key) ? event.key : /^Digit(\d)$/.exec(event.code)?.[1];
  return sign && `digit.${sign}`;
}

/** A button, or a field by the piece that it is. @param {HTMLElement | null} now */
function at(now) {
  const piece = /** @type {HTMLElement | null} */ (now?.closest(".p"))?.dataset.key || "";
  return { on: now?.dataset.key || piece, piece };
}

const ready = Promise.all([
  fetch("icons.svg").then((answer) => answer.text()),
  fetch("theme.json").then((answer) => answer.json()),
  document.fonts.load("16px Loom"),
  document.fonts.load("700 16px Loom"),
]).then(([icons, known]) => {
  /** @type {HTMLElement} */ (document.getElementById("icons")).innerHTML = icons;
  for (const one of ["dark", "light"]) themes[one] = { ...known[one].roles, ...known[one].seats };
});
start(false);
window.addEventListener("resize", () => worker.postMessage({ size: size() }));
keepOffline();
