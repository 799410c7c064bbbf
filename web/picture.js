// @ts-check
/** A page as a picture that is saved: the same shapes in one drawing, its fonts and icons in it. */
import { shapes } from "./drawer.js";

const FONTS = [["Roboto-Regular.ttf", 400], ["Roboto-Bold.ttf", 700]];
const FINE = 2;

/** Bytes as an address that a drawing may hold. @param {string} name */
async function inside(name) {
  const bytes = new Uint8Array(await (await fetch(name)).arrayBuffer());
  let text = "";
  for (let n = 0; n < bytes.length; n += 8192) text += String.fromCharCode(...bytes.subarray(n, n + 8192));
  return `data:font/ttf;base64,${btoa(text)}`;
}

/** Every piece where it lies, also in what scrolls. @param {any} page */
function drawn(page) {
  /** @type {Map<string, number[]>} */
  const at = new Map();
  return page.changed
    .map((/** @type {any[]} */ [[key, x, y, , , , above], layers]) => {
      const [left, top] = at.get(above) || [0, 0];
      at.set(key, [left + x, top + y]);
      const inner = layers.map(
        (/** @type {any[]} */ [, some, across, down]) => `<g transform="translate(${across},${down})">${shapes(some)}</g>`,
      );
      return `<g transform="translate(${left + x},${top + y})">${inner.join("")}</g>`;
    })
    .join("");
}

/** The bytes of a PNG. @param {any} page @param {number} w @param {number} h @param {string} ground */
export async function picture(page, w, h, ground) {
  const faces = await Promise.all(
    FONTS.map(async ([name, weight]) =>
      `@font-face{font-family:Roboto;font-weight:${weight};src:url(${await inside(`${name}`)})}`),
  );
  const icons = document.getElementById("icons")?.innerHTML || "";
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w * FINE}" height="${h * FINE}" viewBox="0 0 ${w} ${h}">` +
    `<style>${faces.join("")}text{font-family:Roboto,sans-serif}</style><defs>${icons}</defs>` +
    `<rect width="${w}" height="${h}" fill="${ground}"/>${drawn(page)}</svg>`;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [w * FINE, h * FINE];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  URL.revokeObjectURL(image.src);
  return canvas.toDataURL("image/png").split(",")[1];
}
