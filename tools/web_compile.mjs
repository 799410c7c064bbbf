// @ts-check
/** The core and the library below it, compiled by the runtime that will read them. */
import fs from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, sources, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ env: { HOME: "/home", PYTHONNODEBUGRANGES: "1", PYTHONHASHSEED: "0" } }); // lines are enough
python.FS.writeFile("/sources.zip", fs.readFileSync(sources));
python.FS.writeFile("/library.zip", fs.readFileSync(`${folder}/python_stdlib.zip`));
python.runPython(`
import gzip
import io
import py_compile
import sys
import tarfile
import zipfile

ALL = zipfile.ZIP_DEFLATED
NOT_ASKED = {
    *("unittest", "_pyrepl", "xmlrpc", "wsgiref", "multiprocessing", "doctest", "pdb", "pydoc"),
    *("pickletools", "imaplib", "smtplib", "mailbox", "xml", "html", "http", "email", "ftplib"),
    *("_pyio", "_pydatetime", "optparse", "modulefinder", "trace", "pstats", "plistlib", "bdb"),
    *("argparse", "wave", "poplib", "socketserver", "compileall", "profile", "cProfile", "cmd"),
    *("symtable", "fileinput", "pyclbr", "tabnanny", "filecmp", "timeit", "zipapp", "netrc"),
    *("shelve", "pty", "getopt", "sched", "colorsys"),
}
LETTERS = ("__init__", "aliases", "ascii", "latin_1", "cp1252", "cp437", "utf_", "idna", "unicode", "raw_")
begun = {(getattr(one, "__file__", None) or "").partition(".zip/")[2] for one in sys.modules.values()}


def wanted(name):
    room, _, rest = name.partition("/")
    if room == "encodings":
        return rest.startswith(LETTERS)
    return room.partition(".")[0] not in NOT_ASKED and not name.endswith("/")


def compiled(name, data):
    open("/one.py", "wb").write(data)
    never = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile("/one.py", "/one.pyc", name, True, 2, never)
    return name + "c", open("/one.pyc", "rb").read()


given = zipfile.ZipFile("/sources.zip")
packed = gzip.GzipFile("/core.tar.gz", "wb", 9, mtime=0)  # the same from the same
with packed, tarfile.open(fileobj=packed, mode="w") as made:
    for name in sorted(given.namelist(), key=lambda name: (name.rpartition(".")[2], name)):
        data = given.read(name)
        if name.endswith(".py"):
            name, data = compiled(name, data)
        put = tarfile.TarInfo(name)
        put.size = len(data)
        made.addfile(put, io.BytesIO(data))
given = zipfile.ZipFile("/library.zip")
with zipfile.ZipFile("/made.zip", "w", ALL, compresslevel=9) as made:
    for name in filter(wanted, given.namelist()):
        data = given.read(name)
        if name in begun:
            name, data = compiled(name, data)
        made.writestr(zipfile.ZipInfo(name), data, ALL)
`);
fs.writeFileSync(target, python.FS.readFile("/core.tar.gz"));
fs.writeFileSync(`${folder}/python_stdlib.zip`, python.FS.readFile("/made.zip"));
