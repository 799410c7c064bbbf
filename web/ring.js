// @ts-check
/** Where keys go on a page: below a sheet nowhere, on a board one place after the other. */

const LINE = 80; // how far an arrow scrolls where nothing more is touched
const [SCRIM, SHEET] = ["/scrim", "/over"]; // pieces of a sheet, and what lies around it

/** Keys go on where they were once the page is another. @param {HTMLElement} root @param {Map<string, any>} made @param {any} page @param {HTMLElement | null} focused */
export function settle(root, made, page, focused) {
  mark(root, page.gold || "");
  const was = cover(made, page.order.includes(SCRIM), focused) || focused;
  const now = was && !was.isConnected ? again(root, was.dataset) : was;
  if (now !== document.activeElement) now?.focus({ preventScroll: true });
}

/** The button that goes on says by which keys, also to whoever hears the page. @param {HTMLElement} root @param {string} gold */
function mark(root, gold) {
  root.dataset.gold = gold;
  root.querySelector("[aria-keyshortcuts]")?.removeAttribute("aria-keyshortcuts");
  if (gold) of(root, "does", gold)?.setAttribute("aria-keyshortcuts", "Control+Enter");
}

/** Where keys go on once the button they were on was drawn anew, or is gone. @param {HTMLElement} root @param {DOMStringMap} was */
const again = (root, was) =>
  of(root, "key", was.key || "") || of(root, "does", was.does || "") || of(root, "does", root.dataset.gold || "");

/** @param {HTMLElement} root @param {string} name @param {string} value @returns {HTMLElement | null} */
const of = (root, name, value) =>
  value ? root.querySelector(`button[data-${name}="${CSS.escape(value)}"]`) : null;

/** Where keys were when a sheet came above it. @type {HTMLElement | null} */
let below = null;
let covered = false;

/** Below a sheet nothing is reached; where keys go on once it is closed. @param {Map<string, any>} made @param {boolean} over @param {HTMLElement | null} focused @returns {HTMLElement | null} */
function cover(made, over, focused) {
  for (const [key, element] of made) if (!element.above) element.inert = over && ![SHEET, SCRIM].some((one) => key.startsWith(one));
  if (over === covered) return null;
  covered = over;
  const back = over ? null : below;
  below = over ? focused : null;
  return back;
}

/** Keys go on there; where nothing lies that way the list does. @param {Map<string, any>} made @param {[string, string] | null} to @param {string} way */
export function on(made, to, way) {
  const element = to && made.get(to[0]);
  if (element) return (element.field || find(element, to[1]))?.focus();
  const list = document.activeElement?.closest(".rolls") || document.querySelector(".rolls");
  if (way === "up" || way === "down") list?.scrollBy(0, way === "up" ? -LINE : LINE);
}

/** @param {any} element @param {string} key */
const find = (element, key) => element.querySelector(`:scope > button[data-key="${CSS.escape(key)}"]`);

/** Of a board Tab comes to one place: where keys were last, or the first; arrows lead to the others. @param {HTMLButtonElement[]} board @param {string} key */
export function stop(board, key) {
  const kept = board.find((one) => one.dataset.key === key) || board[0];
  for (const one of board) one.tabIndex = one === kept ? 0 : -1;
}
