// @ts-check
/** Pieces in a browser: an element a piece, a group a layer, real buttons over what is touched. */

const SVG = "http://www.w3.org/2000/svg";
const BASE = 0.342; // from the middle of a line to its base, in parts of its size
const FINGER = 48;

/** @typedef {[key: string, x: number, y: number, w: number, h: number, says: string, does: string, hold: string, reason: string, round: boolean, carries: string, takes: string]} Hit */

/** @type {Map<string, any>} */
const made = new Map();
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

/**
 * Draw what changed. `hear` is told what was touched, held, typed, carried.
 * @param {any} page @param {HTMLElement} root @param {(what: any) => void} hear
 */
export function bring(page, root, hear) {
  for (const [head, layers] of page.changed) piece(head, layers, hear);
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
}

/** @param {any[]} head @param {any[]} layers @param {(what: any) => void} hear */
function piece(head, layers, hear) {
  const [key, x, y, w, h, hits, above, inner, typed] = head;
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
    const [, shapes, x, y] = layer;
    if (x || y || g.style.transform) {
      g.style.transform = `translate(${x}px,${y}px)`;
      g.classList.add("slides");
    }
    if (shapes) g.innerHTML = shapes.map((/** @type {any[]} */ [sign, ...one]) => DRAW[sign](one)).join("");
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
  for (const hit of hits) {
    const [key, x, y, w, h, says, does, hold, reason, round, carries, takes] = hit;
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
    if (carries) carry(button, element, carries, hear);
    touch(button, hit, hear);
    element.append(button);
  }
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
  button.addEventListener("click", () => {
    if (held) return;
    if (does) hear({ touch: does });
    else if (reason) hear({ told: reason });
  });
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
