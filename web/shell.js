// @ts-check
/** What is told before the core runs, or beside it: a few sentences and a button. */

const shell = /** @type {HTMLElement} */ (document.getElementById("shell"));
/** @type {Record<string, Record<string, string>>} */
const WORDS = await (await fetch("words.json")).json();
const spoken = () => WORDS[document.documentElement.lang] || WORDS[navigator.language.slice(0, 2)] || WORDS.en;

/** A sentence of the shell. @param {string} name */
export const ask = (name) => spoken()[name];

/** In the place of the page. @param {string} name @param {string} more @param {[string, () => void]} act */
export function tell(name, more, [act, does]) {
  const line = document.createElement("span");
  line.textContent = ask(name);
  const button = document.createElement("button");
  button.textContent = ask(act);
  button.addEventListener("click", does, { once: true });
  const detail = document.createElement("small");
  detail.textContent = more;
  shell.replaceChildren(line, button, ...(more ? [detail] : []));
  shell.hidden = false;
  shell.classList.add("asks");
}

/** The page is there. */
export function hide() {
  shell.hidden = true;
}

/** A line that goes by itself, later where something can be done. @param {string} text @param {[string, () => void]} [act] */
export function toast(text, act) {
  document.querySelector(".toast")?.remove();
  const line = document.createElement("p");
  line.className = "toast";
  line.setAttribute("role", "status");
  line.textContent = text;
  if (act) {
    const button = document.createElement("button");
    button.textContent = ask(act[0]);
    button.addEventListener("click", act[1]);
    line.addEventListener("click", () => line.remove());
    line.append(button);
    line.classList.add("asks");
  }
  window.setTimeout(() => line.remove(), act ? 20000 : 4000);
  document.body.append(line);
}
