// @ts-check
/** A second screen: what another device lays out is drawn here. It shows and does nothing. */
import { bring, colour, theme } from "./drawer.js";

const EVERY = 1500; // so often it is asked whether something has happened, in milliseconds
const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const live = /** @type {HTMLElement} */ (document.getElementById("live"));
const away = /** @type {HTMLElement} */ (document.getElementById("shell"));
const screen_ = sessionStorage.getItem("screen") || crypto.getRandomValues(new Uint32Array(4)).join("-");
sessionStorage.setItem("screen", screen_);

/** What stands here is of so many changes. @type {number} */
let seen = -1;
/** @type {Promise<void>} */
let before = Promise.resolve();

const size = () => {
  const box = root.getBoundingClientRect();
  return { w: box.width, h: box.height };
};

/** Ask the device at the table, one thing after the other. @param {any} [what] */
function hear(what) {
  if (what?.told || what?.held) return;
  before = before.then(() => ask(what)).catch(() => gone());
}

/** @param {any} what */
async function ask(what) {
  const body = JSON.stringify({ screen: screen_, seen, language: navigator.language.slice(0, 2), ...size(), ...what });
  const answer = await fetch("look", { method: "POST", body });
  if (answer.status === 204) away.hidden = true;
  else if (answer.ok) show(await answer.json());
  else gone();
}

/** @param {any} page */
function show(page) {
  seen = page.seen;
  document.title = page.title || "Loom";
  document.documentElement.lang = page.language;
  document.body.style.background = colour(page.ground);
  bring(page, root, hear);
  live.textContent = page.live || "";
  away.hidden = true;
}

/** The device does not answer: what stands here may be old. */
function gone() {
  away.textContent = "…";
  away.hidden = false;
  seen = -1;
}

const light = matchMedia("(prefers-color-scheme: light)").matches;
const [icons, themes] = await Promise.all([
  fetch("icons.svg").then((answer) => answer.text()),
  fetch("theme.json").then((answer) => answer.json()),
  document.fonts.load("16px Loom"),
  document.fonts.load("700 16px Loom"),
]);
/** @type {HTMLElement} */ (document.getElementById("icons")).innerHTML = icons;
const shown = themes[light ? "light" : "dark"];
theme({ ...shown.roles, ...shown.seats });
hear();
window.setInterval(hear, EVERY);
window.addEventListener("resize", () => ((seen = -1), hear()));
