// @ts-check
/** Where a browser keeps what the core wrote: a log of frames, each whole or not there at all. */

const MAGIC = 0x4c4f4f4d;
const HEAD = 12; // the magic number, how often the log was begun anew, the sum of both
const FRAME = 8; // how long, and its sum
const STORE = "frames";

/**
 * @typedef {object} Log
 * @property {"files" | "database" | "nothing"} kind
 * @property {boolean} atOnce whether a frame is kept when `add` comes back
 * @property {number} size
 * @property {() => Promise<Uint8Array[]>} frames
 * @property {(frame: Uint8Array) => void | Promise<void>} add
 * @property {(frame: Uint8Array) => void | Promise<void>} begin one frame in the place of all
 * @property {() => void} close
 */

/** The best that this browser has; what another kind kept before goes on in it. @returns {Promise<Log>} */
export async function open() {
  const files = await Files.open();
  const data = await Database.open().catch(() => null);
  if (!files) return data || new Nothing();
  if (files.fresh && data) for (const frame of await data.frames()) files.add(frame);
  data?.close();
  return files;
}

/** Two files of the origin's own: one that is written to, one for beginning anew. @implements {Log} */
class Files {
  kind = /** @type {const} */ ("files");
  atOnce = true;

  /** None where a browser has no such files. @returns {Promise<Files | null>} */
  static async open() {
    if (!("createSyncAccessHandle" in (globalThis.FileSystemFileHandle?.prototype ?? {}))) return null;
    const folder = await room();
    return folder && new Files(await Promise.all(["a", "b"].map((name) => handle(folder, name))));
  }

  /** @param {any[]} handles */
  constructor(handles) {
    this.handles = handles;
    const ages = handles.map(age);
    this.age = Math.max(...ages);
    this.at = ages.indexOf(this.age);
    this.size = HEAD;
    this.fresh = !this.age;
    if (this.fresh) this.begin(new Uint8Array());
  }

  async frames() {
    const found = [];
    const handle = this.handles[this.at];
    const all = new Uint8Array(handle.getSize());
    handle.read(all, { at: 0 });
    const view = new DataView(all.buffer);
    let from = HEAD;
    while (from + FRAME <= all.length) {
      const long = view.getUint32(from);
      const frame = all.subarray(from + FRAME, from + FRAME + long);
      if (frame.length < long || sum(frame) !== view.getUint32(from + 4)) break;
      found.push(frame);
      from += FRAME + long;
    }
    this.size = from;
    return found;
  }

  /** @param {Uint8Array} frame */
  add(frame) {
    const handle = this.handles[this.at];
    put(handle, framed(frame), this.size);
    handle.flush();
    this.size += FRAME + frame.length;
  }

  /** @param {Uint8Array} frame */
  begin(frame) {
    const next = 1 - this.at;
    const handle = this.handles[next];
    handle.truncate(0);
    put(handle, framed(frame), HEAD);
    handle.flush();
    put(handle, head(this.age + 1), 0);
    handle.flush();
    this.age += 1;
    this.at = next;
    this.size = HEAD + FRAME + frame.length;
  }

  close() {
    for (const handle of this.handles) handle.close();
  }
}

/** The same in a database, for browsers whose files cannot be written at once. @implements {Log} */
class Database {
  kind = /** @type {const} */ ("database");
  atOnce = false;
  size = 0;

  static open() {
    return new Promise((done, failed) => {
      const asked = indexedDB.open("loom", 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { autoIncrement: true });
      asked.onsuccess = () => done(new Database(asked.result));
      asked.onerror = () => failed(asked.error);
    });
  }

  /** @param {IDBDatabase} data */
  constructor(data) {
    this.data = data;
  }

  /** @returns {Promise<Uint8Array[]>} */
  frames() {
    return new Promise((done, failed) => {
      const asked = this.data.transaction(STORE).objectStore(STORE).getAll();
      asked.onsuccess = () => {
        this.size = asked.result.reduce((total, frame) => total + frame.length, 0);
        done(asked.result);
      };
      asked.onerror = () => failed(asked.error);
    });
  }

  /** @param {Uint8Array} frame */
  add(frame) {
    this.size += frame.length;
    return this.write((store) => store.add(frame));
  }

  /** @param {Uint8Array} frame */
  begin(frame) {
    this.size = frame.length;
    return this.write((store) => {
      store.clear();
      store.add(frame);
    });
  }

  /** @param {(store: IDBObjectStore) => void} write @returns {Promise<void>} */
  write(write) {
    return new Promise((done, failed) => {
      const all = this.data.transaction(STORE, "readwrite", { durability: "strict" });
      all.oncomplete = () => done();
      all.onabort = all.onerror = () => failed(all.error);
      write(all.objectStore(STORE));
    });
  }

  close() {
    this.data.close();
  }
}

/** A browser that keeps nothing: what is played is gone with the page. @implements {Log} */
class Nothing {
  kind = /** @type {const} */ ("nothing");
  atOnce = true;
  size = 0;
  async frames() {
    return [];
  }
  add() {}
  begin() {}
  close() {}
}

/** The origin's own folder; none where a private window has none. */
async function room() {
  try {
    return await (await navigator.storage.getDirectory()).getDirectoryHandle("loom", { create: true });
  } catch {
    return null;
  }
}

/**
 * A file to be written to; a page that is just going may hold it for a moment.
 * @param {FileSystemDirectoryHandle} folder @param {string} name @returns {Promise<any>}
 */
async function handle(folder, name, patience = 40) {
  const file = await folder.getFileHandle(name, { create: true });
  try {
    // @ts-ignore
    return await file.createSyncAccessHandle();
  } catch (error) {
    if (!patience) throw error;
    await new Promise((done) => setTimeout(done, 100));
    return handle(folder, name, patience - 1);
  }
}

/** How often the log in a file was begun anew; 0 where it has no beginning. @param {any} handle */
function age(handle) {
  const found = new DataView(new ArrayBuffer(HEAD));
  if (handle.read(found, { at: 0 }) < HEAD || found.getUint32(0) !== MAGIC) return 0;
  return found.getUint32(8) === sum(new Uint8Array(found.buffer, 0, 8)) ? found.getUint32(4) : 0;
}

/** @param {number} age_ */
function head(age_) {
  const made = new DataView(new ArrayBuffer(HEAD));
  made.setUint32(0, MAGIC);
  made.setUint32(4, age_);
  made.setUint32(8, sum(new Uint8Array(made.buffer, 0, 8)));
  return new Uint8Array(made.buffer);
}

/** @param {Uint8Array} frame */
function framed(frame) {
  const made = new Uint8Array(FRAME + frame.length);
  const view = new DataView(made.buffer);
  view.setUint32(0, frame.length);
  view.setUint32(4, sum(frame));
  made.set(frame, FRAME);
  return made;
}

/** @param {any} handle @param {Uint8Array} bytes @param {number} at */
function put(handle, bytes, at) {
  if (handle.write(bytes, { at }) < bytes.length) throw new DOMException("no room", "QuotaExceededError");
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n;
});

/** The sum that tells a torn frame. @param {Uint8Array} bytes */
function sum(bytes) {
  let all = 0xffffffff;
  for (const byte of bytes) all = TABLE[(all ^ byte) & 255] ^ (all >>> 8);
  return (all ^ 0xffffffff) >>> 0;
}
