// @ts-check
/** Pieces in a browser: an element a piece, a group a layer, real buttons over what is touched. */

import { settle, stop } from "./ring.js";

const SVG = "http://www.w3.org/2000/svg";
const BASE = 0.342; // from the middle of a line to its base, in parts of its size
const FINGER = 48;

/** @typedef {[key: string, x: number, y: number, w: number, h: number, says: string, does: string, hold: string, reason: string, round: boolean, carries: string, takes: string, drawn: boolean]} Hit */

/** What is drawn, by the keys of its pieces. @type {Map<string, any>} */
export const made = new Map();
/** @type {Record<string, string>} */
let roles = {};
/** @type {Map<string, string>} */
const colours = new Map();

/** The colours of a theme: role -> #rrggbb. @param {Record<string, string>} table */
export function theme(table) {
  roles = table;
  colours.clear();
}

/** A role as CSS wants it. @param {string} role */
export function colour(role) {
  const known = colours.get(role);
  if (known) return known;
  const [mixed, alpha] = role.split("~");
  const [name, mix] = mixed.split("@");
  let parts = hex(roles[name]);
  if (mix) {
    const [share, ground] = mix.split(":");
    const below = hex(roles[ground || "ground"]);
    parts = parts.map((part, n) => Math.round(part * +share + below[n] * (1 - +share)));
  }
  const made_ = `rgb(${parts.join(" ")} / ${alpha || 1})`;
  colours.set(role, made_);
  return made_;
}

/** @param {string} text */
function hex(text) {
  if (!text) throw new Error("no such role");
  return [1, 3, 5].map((n) => parseInt(text.slice(n, n + 2), 16));
}

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const ANCHOR = { l: "start", c: "middle", r: "end" };

/** A shape as SVG, by its sign. @type {Record<string, (shape: any[]) => string>} */
const DRAW = {
  P: ([points, fill]) => `<polygon points="${points}" fill="${colour(fill)}"/>`,
  B: ([outer, inner, fill]) => {
    const back = [];
    for (let n = inner.length - 2; n >= 0; n -= 2) back.push(inner[n], inner[n + 1]);
    return `<polygon points="${outer},${back}" fill="${colour(fill)}"/>`;
  },
  L: ([points, role, width, close]) =>
    `<poly${close ? "gon" : "line"} points="${points}" fill="none" stroke="${colour(role)}" ` +
    `stroke-width="${width}" stroke-linejoin="round"/>`,
  D: ([x, y, r, fill, stretch]) =>
    `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * stretch}" fill="${colour(fill)}"/>`,
  R: ([x, y, w, h, r, fill, edge, width, dash]) => {
    const e = edge ? width / 2 : 0;
    const corner = Math.max(0, Math.min(r, h / 2, w / 2) - e);
    const line = edge
      ? ` stroke="${colour(edge)}" stroke-width="${width}"${dash ? ' stroke-dasharray="4 4"' : ""}`
      : "";
    return (
      `<rect x="${x + e}" y="${y + e}" width="${Math.max(0, w - 2 * e)}" ` +
      `height="${Math.max(0, h - 2 * e)}" rx="${corner}" fill="${fill ? colour(fill) : "none"}"${line}/>`
    );
  },
  I: ([name, x, y, side, role]) =>
    name
      ? `<use href="#i-${name}" x="${x - side / 2}" y="${y - side / 2}" width="${side}" ` +
        `height="${side}" color="${colour(role)}"/>`
      : "",
  W: ([text, x, y, size, role, bold, anchor, font]) =>
    `<text x="${x}" y="${y + BASE * size}" font-size="${size}" fill="${colour(role)}"` +
    `${bold ? ' font-weight="700"' : ""}${font ? ` class="${font}"` : ""} ` +
    // @ts-ignore
    `text-anchor="${ANCHOR[anchor]}">${escaped(text)}</text>`,
};

/** Shapes as the text of a drawing. @param {any[][]} some */
export const shapes = (some) => some.map(([sign, ...one]) => DRAW[sign](one)).join("");

/**
 * Draw what changed. `hear` is told what was touched, held, typed, carried.
 * @param {any} page @param {HTMLElement} root @param {(what: any) => void} hear
 */
export function bring(page, root, hear) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement?.closest("#page button"));
  for (const [head, layers] of page.changed) piece(head, layers, hear);
  for (const [key, x, y] of page.stands || []) made.get(key)?.scrollTo(x, y);
  const wanted = new Set(page.order);
  for (const [key, element] of made)
    if (!wanted.has(key)) {
      element.remove();
      made.delete(key);
    }
  /** @type {Map<Element, Element | null>} */
  const places = new Map();
  for (const key of page.order) {
    const element = made.get(key);
    const holder = element.above ? made.get(element.above).inside : root;
    const at = places.has(holder) ? places.get(holder) : holder.firstChild;
    if (element === at) places.set(holder, at.nextSibling);
    else {
      holder.insertBefore(element, at);
      places.set(holder, at);
    }
  }
  settle(root, made, page, focused);
}

/** @param {any[]} head @param {any[]} layers @param {(what: any) => void} hear */
function piece(head, layers, hear) {
  const [key, x, y, w, h, hits, above, inner, typed, zooms] = head;
  let element = made.get(key);
  if (!element) {
    element = document.createElement("div");
    element.className = "p";
    element.dataset.key = key;
    element.layers = new Map();
    element.picture = document.createElementNS(SVG, "svg");
    element.append(element.picture);
    made.set(key, element);
  }
  element.above = above;
  element.style.cssText = `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;
  if (inner[1]) rolls(element, inner, hear);
  if (zooms && !element.zooms) spread(element, hear);
  element.picture.replaceChildren(...layers.map((layer) => group(element, layer)));
  if (hits) buttons(element, hits, hear);
  if (typed) field(element, typed, hear);
}

/** @param {any} element @param {any} layer */
function group(element, layer) {
  const told = typeof layer !== "string";
  const name = told ? layer[0] : layer;
  let g = element.layers.get(name);
  if (!g) {
    g = document.createElementNS(SVG, "g");
    if (told && layer[4]) g.classList.add(layer[4]);
    element.layers.set(name, g);
  }
  if (told) {
    const [, some, x, y] = layer;
    if (x || y || g.style.transform) {
      g.style.transform = `translate(${x}px,${y}px)`;
      g.classList.add("slides");
    }
    if (some) g.innerHTML = shapes(some);
  }
  return g;
}

/** @param {any} element @param {number[]} inner @param {(what: any) => void} hear */
function rolls(element, inner, hear) {
  if (!element.inside) {
    element.inside = document.createElement("div");
    element.inside.className = "inside";
    element.classList.add("rolls");
    element.tabIndex = 0; // keys scroll it, also where nothing in it can be touched
    element.append(element.inside);
    element.addEventListener("scroll", () => {
      hear({ scrolled: element.dataset.key, x: element.scrollLeft, y: element.scrollTop });
    }, { passive: true });
  }
  element.inside.style.cssText = `width:${inner[0]}px;height:${inner[1]}px`;
}

/** @param {any} element @param {Hit[]} hits @param {(what: any) => void} hear */
function buttons(element, hits, hear) {
  element.querySelectorAll(":scope > button").forEach((/** @type {Element} */ one) => one.remove());
  if (hits.length) element.picture.setAttribute("aria-hidden", "true");
  /** @type {HTMLButtonElement[]} */
  const board = [];
  for (const hit of hits) {
    const [key, x, y, w, h, says, does, hold, reason, round, carries, takes, drawn] = hit;
    const wide = round ? w : Math.max(w, FINGER);
    const high = round ? h : Math.max(h, FINGER);
    const button = document.createElement("button");
    button.style.cssText =
      `left:${x - (wide - w) / 2}px;top:${y - (high - h) / 2}px;width:${wide}px;height:${high}px` +
      (round ? ";border-radius:50%" : "");
    button.setAttribute("aria-label", reason ? `${says}. ${reason}` : says);
    Object.assign(button.dataset, { key, does, hold, takes });
    if (reason || !does) button.setAttribute("aria-disabled", "true");
    if (!does && !reason && !hold && !carries) button.tabIndex = -1;
    if (!says) {
      button.tabIndex = -1; // around a sheet, which has a button of its own to close it
      button.setAttribute("aria-hidden", "true");
    }
    if (round && !key.startsWith(`${element.dataset.key}.`) && button.tabIndex === 0) board.push(button);
    if (carries) carry(button, element, carries, hear);
    if (drawn) draws(button, element, hits, hear);
    touch(button, hit, hear);
    element.append(button);
  }
  stop(board, element.on);
  for (const one of board) one.addEventListener("focus", () => stop(board, (element.on = one.dataset.key || "")));
}

/** A touch does, a long one tells. @param {HTMLElement} button @param {Hit} hit @param {(what: any) => void} hear */
function touch(button, hit, hear) {
  const [key, , , , , , does, hold, reason] = hit;
  let timer = 0;
  let held = false;
  const stop = () => window.clearTimeout(timer);
  button.addEventListener("pointerdown", () => {
    held = false;
    timer = window.setTimeout(() => {
      held = true;
      hear({ held: key, hold });
    }, 500);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) button.addEventListener(end, stop);
  button.addEventListener("contextmenu", (event) => event.preventDefault());
  button.addEventListener("click", (event) => {
    if (held) return;
    if (does) hear({ touch: does, finger: finger(button, key, event) });
    else if (reason) hear({ told: reason });
    else if (event.detail) below(button, event)?.dispatchEvent(new MouseEvent("click", event));
  });
}

/** What tells only lets a touch through to what it stands on. @param {HTMLElement} button @param {MouseEvent} event */
function below(button, { clientX, clientY }) {
  const found = /** @type {HTMLElement[]} */ (document.elementsFromPoint(clientX, clientY));
  const sheet = OVER.test(button.dataset.key || "");
  return found.find(({ dataset }) => dataset.does && OVER.test(dataset.key || "") === sheet);
}
const OVER = /^\/over/;

/** What is touched, where and when; keys and voices (no detail) are meant. @param {HTMLElement} button @param {string} key @param {MouseEvent} event */
function finger(button, key, event) {
  const page = /** @type {HTMLElement} */ (button.closest("#page")).getBoundingClientRect();
  return event.detail ? [key, event.clientX - page.x, event.clientY - page.y, event.timeStamp] : undefined;
}

/** @param {HTMLElement} button @param {any} element @param {string} layer @param {(what: any) => void} hear */
function carry(button, element, layer, hear) {
  button.classList.add("carries");
  button.addEventListener("pointerdown", (down) => {
    const group_ = element.layers.get(layer);
    const from = group_?.style.transform || "";
    let moved = false;
    const move = (/** @type {PointerEvent} */ event) => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!moved && Math.hypot(x, y) < 12) return;
      moved = true;
      group_?.classList.remove("slides");
      if (group_) group_.style.transform = `${from} translate(${x}px,${y}px)`;
    };
    const end = (/** @type {PointerEvent} */ event) => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      if (!moved) return;
      if (group_) group_.style.transform = from;
      const on = document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((one) => /** @type {HTMLElement} */ (one).dataset)
        .find((one) => one?.takes && layer.startsWith(one.takes));
      if (on) hear({ carried: layer, to: on.key });
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
  });
}

/** How many fingers are down, wherever. */
let fingers = 0;
for (const [name, by] of /** @type {[string, number][]} */ ([["pointerdown", 1], ["pointerup", -1], ["pointercancel", -1]]))
  window.addEventListener(name, () => (fingers = Math.max(0, fingers + by)), true);

/** A finger that slides on draws over places, until it is lifted or another one comes. @param {HTMLElement} button @param {any} element @param {Hit[]} hits @param {(what: any) => void} hear */
function draws(button, element, hits, hear) {
  button.classList.add("carries");
  button.addEventListener("pointerdown", (down) => {
    /** @type {string[]} */
    const passed = [button.dataset.key || ""];
    let moved = false;
    const move = (/** @type {PointerEvent} */ event) => {
      if (!moved && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < 12) return;
      moved = true;
      for (const one of event.getCoalescedEvents?.() || [event]) {
        const place = nearest(element, hits, one.clientX, one.clientY);
        if (place !== passed[passed.length - 1]) passed.push(place);
      }
      hear({ stroke: fingers < 2 ? passed : [], lifted: false });
      if (fingers > 1) stop();
    };
    const end = (/** @type {PointerEvent} */ event) => {
      stop();
      if (moved) unclicked();
      if (moved) hear({ stroke: event.type === "pointerup" ? passed : [], lifted: true });
    };
    const stop = () => {
      window.removeEventListener("pointermove", move);
      for (const name of ["pointerup", "pointercancel"]) window.removeEventListener(name, /** @type {EventListener} */ (end));
    };
    window.addEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, /** @type {EventListener} */ (end));
  });
}

/** What was drawn or moved is no click. */
function unclicked() {
  const eat = (/** @type {Event} */ event) => event.stopPropagation();
  window.addEventListener("click", eat, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener("click", eat, true), 0);
}

/** The place under a finger; empty beside all of them. @param {any} element @param {Hit[]} hits @param {number} x @param {number} y */
function nearest(element, hits, x, y) {
  const box = element.getBoundingClientRect();
  let [found, least] = ["", Infinity];
  for (const [key, left, top, w, h, , , , , , , , drawn] of hits) {
    const away = Math.hypot(x - box.left - left - w / 2, y - box.top - top - h / 2);
    if (drawn && away < least && away < Math.max(24, w * 0.75)) [found, least] = [key, away];
  }
  return found;
}

/** Two fingers or the wheel make a board larger: what lies between them stays there. @param {any} element @param {(what: any) => void} hear */
function spread(element, hear) {
  element.zooms = true;
  element.classList.add("zooms");
  /** @type {Map<number, PointerEvent>} */
  const down = new Map();
  const told = (/** @type {number} */ closer, /** @type {number} */ x, /** @type {number} */ y, by = [0, 0]) => {
    const box = element.getBoundingClientRect();
    hear({ zoom: element.dataset.key, closer, x: x - box.left, y: y - box.top, by });
  };
  const between = () => {
    const [one, other] = [...down.values()];
    const [x, y] = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
    return { x, y, far: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) };
  };
  /** @type {{x: number, y: number, far: number} | undefined} */
  let began;
  let moves = false; // one finger moves the board where nothing is drawn or carried
  let gone = 0;
  element.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
    down.set(event.pointerId, event);
    began = down.size === 2 ? between() : undefined;
    moves = !(/** @type {HTMLElement} */ (event.target).closest(".carries"));
    gone = 0;
  });
  window.addEventListener("pointermove", (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    down.set(event.pointerId, event);
    const [x, y] = [before.clientX - event.clientX, before.clientY - event.clientY];
    gone += Math.hypot(x, y);
    if (moves && down.size === 1 && gone > 12) element.closest(".rolls")?.scrollBy(x, y);
  });
  for (const name of ["pointerup", "pointercancel"])
    window.addEventListener(name, (event) => {
      const pointer = /** @type {PointerEvent} */ (event);
      if (began && down.has(pointer.pointerId) && down.size === 2) {
        const now = between();
        told(now.far / Math.max(1, began.far), began.x, began.y, [began.x - now.x, began.y - now.y]);
        began = undefined;
      }
      if (moves && gone > 12 && down.has(pointer.pointerId)) unclicked();
      down.delete(pointer.pointerId);
    });
  element.addEventListener("wheel", (/** @type {WheelEvent} */ event) => {
    event.preventDefault();
    told(event.deltaY < 0 ? 1.2 : 1 / 1.2, event.clientX, event.clientY);
  }, { passive: false });
}

/** @param {any} element @param {any[]} typed @param {(what: any) => void} hear */
function field(element, typed, hear) {
  const [value, label, does, kind, size, longest, focused] = typed;
  if (!element.field) {
    element.field = document.createElement(kind === "lines" ? "textarea" : "input");
    element.field.className = "field";
    element.append(element.field);
    element.field.addEventListener("input", () => hear({ typed: does, text: element.field.value }));
    if (focused) window.setTimeout(() => element.field.focus(), 0);
  }
  Object.assign(element.field, { maxLength: longest, placeholder: label });
  element.field.inputMode = kind === "number" ? "numeric" : kind === "search" ? "search" : "text";
  element.field.setAttribute("aria-label", label);
  element.field.style.cssText = `font-size:${size}px;color:${colour("ink")}`;
  if (document.activeElement !== element.field) element.field.value = value;
}
