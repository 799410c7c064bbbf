// @ts-check
/** The page: hands on what is touched to the core in its worker, and draws what comes back. */
import { bring, colour, theme } from "./drawer.js";

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const live = /** @type {HTMLElement} */ (document.getElementById("live"));
const shell = /** @type {HTMLElement} */ (document.getElementById("shell"));
const worker = new Worker("worker.js", { type: "module" });
const wanted = new URLSearchParams(location.search);

/** @param {any} what */
const hear = (what) => {
  if (what.told) toast(what.told);
  else worker.postMessage(what);
};

/** @param {string} text */
function toast(text) {
  document.querySelector(".toast")?.remove();
  const line = document.createElement("p");
  line.className = "toast";
  line.setAttribute("role", "status");
  line.textContent = text;
  document.body.append(line);
  window.setTimeout(() => line.remove(), 4000);
}

const size = () => {
  const box = root.getBoundingClientRect();
  return { w: box.width, h: box.height, text: +(wanted.get("text") || 1) };
};

worker.onmessage = ({ data }) => {
  if (data.failed) {
    shell.hidden = false;
    shell.textContent = data.failed;
    return;
  }
  if (data.toast) toast(data.toast);
  if (!data.page) return;
  const page = JSON.parse(data.page);
  document.title = page.title || "Loom";
  document.documentElement.lang = page.language;
  document.body.style.background = colour(page.ground);
  bring(page, root, hear);
  live.textContent = page.live || "";
  shell.hidden = true;
  Object.assign(window, { shown: (/** @type {any} */ (window).shown || 0) + 1 });
};

const dark = wanted.get("theme") || (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
const [icons, themes] = await Promise.all([
  fetch("icons.svg").then((answer) => answer.text()),
  fetch("theme.json").then((answer) => answer.json()),
  document.fonts.load("16px Loom"),
  document.fonts.load("700 16px Loom"),
]);
/** @type {HTMLElement} */ (document.getElementById("icons")).innerHTML = icons;
theme({ ...themes[dark].roles, ...themes[dark].seats });
worker.postMessage({ start: { ...size(), language: wanted.get("language") || navigator.language.slice(0, 2) } });
window.addEventListener("resize", () => worker.postMessage({ size: size() }));
