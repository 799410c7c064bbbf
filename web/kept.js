// @ts-check
/**
 * The core's folder: in memory as it sees it, and each change of it in a log of the browser.
 *
 * What the core sees onto the disk is in the log before it goes on; what it only wrote, before
 * the page shows it.
 */

const FULL = 51; // the runtime's number for a disk without room
const ROOMY = 4 << 20; // below this a log is not begun anew

/** @typedef {import("./log.js").Log} Log */
/** @typedef {["write", string, number, Uint8Array] | ["cut", string, number] | ["make", string, number] | ["move", string, string] | ["drop", string] | ["leave", string]} Change */

/** Mount the folder `top` and fill it as it was left. @param {any} FS @param {Log} log @param {string} top */
export async function keep(FS, log, top) {
  const changes = new Changes(FS, log, top);
  FS.mkdirTree(top);
  FS.mount(changes.folder, {}, top);
  for (const frame of await log.frames()) for (const change of unpacked(frame)) changes.again(change);
  changes.hears = true;
  return changes;
}

class Changes {
  /** @param {any} FS @param {Log} log @param {string} top */
  constructor(FS, log, top) {
    this.FS = FS;
    this.log = log;
    this.top = top;
    this.hears = false;
    this.whole = log.size;
    /** @type {Change[]} */
    this.open = [];
    this.folder = { mount: () => this.dressed(FS.filesystems.MEMFS.createNode(null, "/", 0o40777, 0)) };
    this.refused = false;
  }

  /** What is not in the log yet; after it was refused once, everything there is instead. */
  flush() {
    if (!this.open.length && !this.refused) return undefined;
    const anew = this.refused || this.log.size > ROOMY + 3 * this.whole;
    const frame = packed(anew ? this.all() : this.open);
    this.refused = true;
    const kept = anew ? this.log.begin(frame) : this.log.add(frame);
    const done = () => {
      this.refused = false;
      if (anew) this.whole = this.log.size;
    };
    this.open = [];
    return kept ? kept.then(done) : done();
  }

  /** Everything there is. @returns {Change[]} */
  all(path = this.top) {
    const { FS } = this;
    /** @type {Change[]} */
    const found = [];
    for (const name of FS.readdir(path).filter((/** @type {string} */ one) => one !== "." && one !== "..")) {
      const inside = `${path}/${name}`;
      const { mode } = FS.lookupPath(inside).node;
      found.push(["make", inside, mode]);
      if (FS.isDir(mode)) found.push(...this.all(inside));
      else found.push(["write", inside, 0, FS.readFile(inside)]);
    }
    return found;
  }

  /** A change of before, made again. @param {Change} change */
  again(change) {
    const { FS } = this;
    const [what, path, more, bytes] = change;
    if (what === "make") FS.mknod(path, more, 0);
    else if (what === "cut") FS.truncate(path, more);
    else if (what === "move") FS.rename(path, more);
    else if (what === "drop") FS.unlink(path);
    else if (what === "leave") FS.rmdir(path);
    else {
      const stream = FS.open(path, "r+");
      FS.write(stream, bytes, 0, /** @type {Uint8Array} */ (bytes).length, more);
      FS.close(stream);
    }
  }

  /** @param {Change} change */
  tell(change) {
    if (this.hears) this.open.push(change);
  }

  /** Whether it is still what its name leads to. @param {any} node */
  lies(node) {
    const { exists, object } = this.FS.analyzePath(this.FS.getPath(node));
    return exists && object === node;
  }

  /** A node that tells what becomes of it. @param {any} node */
  dressed(node) {
    const { node_ops: nodes, stream_ops: streams } = node;
    const path = (/** @type {any} */ one) => this.FS.getPath(one);
    const inside = (/** @type {any} */ one, /** @type {string} */ name) => `${path(one)}/${name}`;
    const setattr = (/** @type {any} */ one, /** @type {any} */ set) => {
      nodes.setattr(one, set);
      if (set.size !== undefined) this.tell(["cut", path(one), set.size]);
    };
    const told = (/** @type {string} */ what) => (/** @type {any} */ one, /** @type {string} */ name) => {
      nodes[what](one, name);
      this.tell([what === "rmdir" ? "leave" : "drop", inside(one, name)]);
    };
    const mknod = (/** @type {any} */ one, /** @type {string} */ name, /** @type {number} */ mode, /** @type {number} */ dev) => {
      const made = this.dressed(this.FS.filesystems.MEMFS.createNode(one, name, mode, dev));
      this.tell(["make", inside(one, name), mode]);
      return made;
    };
    const rename = (/** @type {any} */ one, /** @type {any} */ folder, /** @type {string} */ name) => {
      const from = path(one);
      const to = inside(folder, name);
      nodes.rename(one, folder, name);
      this.tell(["move", from, to]);
    };
    const more = { setattr, ...(nodes.mknod && { mknod, rename, unlink: told("unlink"), rmdir: told("rmdir") }) };
    node.node_ops = { ...nodes, ...more };
    const write = (/** @type {any} */ stream, /** @type {any} */ from, /** @type {number} */ at, /** @type {number} */ long, /** @type {number} */ position) => {
      const bytes = new Uint8Array(from.buffer, from.byteOffset + at, long).slice();
      const wrote = streams.write(stream, from, at, long, position, false);
      if (this.lies(stream.node)) this.tell(["write", path(stream.node), position, bytes]);
      return wrote;
    };
    node.stream_ops = { ...streams, ...(streams.write && { write }), fsync: () => this.sync() };
    return node;
  }

  /** What the core asks the disk to keep; where that takes a while, the page waits for it. */
  sync() {
    if (!this.log.atOnce) return 0;
    try {
      this.flush();
    } catch {
      throw new this.FS.ErrnoError(FULL);
    }
    return 0;
  }
}

/** Changes as bytes: what they are, then what was written. @param {Change[]} changes */
function packed(changes) {
  const told = changes.map((change) => (change[0] === "write" ? [...change.slice(0, 3), change[3].length] : change));
  const names = new TextEncoder().encode(JSON.stringify(told));
  const written = changes.flatMap((change) => (change[0] === "write" ? [change[3]] : []));
  const frame = new Uint8Array(4 + names.length + written.reduce((total, one) => total + one.length, 0));
  new DataView(frame.buffer).setUint32(0, names.length);
  frame.set(names, 4);
  let at = 4 + names.length;
  for (const one of written) {
    frame.set(one, at);
    at += one.length;
  }
  return frame;
}

/** @param {Uint8Array} frame @returns {Generator<Change>} */
function* unpacked(frame) {
  if (!frame.length) return;
  const long = new DataView(frame.buffer, frame.byteOffset).getUint32(0);
  let at = 4 + long;
  for (const told of JSON.parse(new TextDecoder().decode(frame.subarray(4, at)))) {
    if (told[0] !== "write") {
      yield told;
      continue;
    }
    yield ["write", told[1], told[2], frame.slice(at, at + told[3])];
    at += told[3];
  }
}
