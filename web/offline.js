// @ts-check
/** Every file of one version, kept at the first visit; a newer one waits until it is wanted. */

/** @type {any} */
const here = self;
/** Written when the folder is built. @type {string[]} */
const FILES = [];
const VERSION = "";

here.addEventListener("install", (/** @type {any} */ event) => {
  const fresh = FILES.map((name) => new Request(name, { cache: "no-cache" }));
  event.waitUntil(caches.open(VERSION).then((kept) => kept.addAll(fresh)));
});

here.addEventListener("activate", (/** @type {any} */ event) => {
  const rid = async () => {
    const old = (await caches.keys()).filter((name) => name !== VERSION);
    await Promise.all(old.map((name) => caches.delete(name)));
    await here.clients.claim();
  };
  event.waitUntil(rid());
});

here.addEventListener("message", (/** @type {any} */ { data }) => {
  if (data === "now") here.skipWaiting();
});

here.addEventListener("fetch", (/** @type {any} */ event) => {
  const asked = new URL(event.request.url);
  if (event.request.method !== "GET" || asked.origin !== location.origin) return;
  const answer = async () => {
    const kept = await caches.open(VERSION);
    return (await kept.match(event.request, { ignoreSearch: true })) || fetch(event.request);
  };
  event.respondWith(answer());
});
