"""What our packages are built of is pinned by its sums, and nothing else is in it."""

import ast
import re
import tomllib

from tests.architecture.house import TOP, sources

LOCKED = TOP / "tools" / "package" / "locked.txt"
NEVER = {
    "pil", "pillow", "requests", "urllib3", "certifi", "idna", "chardet", "charset_normalizer",
    "docutils", "pygments", "kivy_garden",
}  # fmt: skip
ROW = re.compile(
    r"^([\w.-]+)==(\S+)(?: ; [^\n]+?)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", re.M
)


def rows():
    return {name: (version, sums) for name, version, sums in ROW.findall(LOCKED.read_text("utf-8"))}


def test_every_row_has_a_version_and_its_sums():
    plain = [line for line in LOCKED.read_text("utf-8").splitlines() if "==" in line]

    assert len(rows()) == len(plain) > 10


def test_they_are_the_versions_that_the_project_asks_for():
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["bundle"]]

    assert {f"{name}=={version}" for name, (version, _) in rows().items()} >= set(asked)


def test_what_kivy_would_bring_is_not_in_it():
    assert not {name.lower().replace("-", "_") for name in rows()} & NEVER


def test_nothing_of_ours_imports_it():
    found = [
        f"{source.name} imports {module}"
        for source in sources("companion", "screens")
        for module in source.imports
        if module.partition(".")[0].lower() in NEVER
    ]

    assert not found


def test_the_bundle_leaves_it_out():
    spec = (TOP / "tools" / "bundle" / "loom.spec").read_text("utf-8")
    (call,) = (
        node
        for node in ast.walk(ast.parse(spec))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Analysis"
    )
    (left_out,) = (key.value for key in call.keywords if key.arg == "excludes")

    assert {"PIL", "requests", "urllib3", "certifi", "docutils", "pygments"} <= set(
        ast.literal_eval(left_out)
    )
