"""What buildozer and python-for-android make of buildozer.spec, with no network and no SDK.

Prints one JSON record: errors, the build order, the recipes' Python, every file of the APK.
"""

import contextlib
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent
PURE = {"filetype", "plyer", "tinydb"}


def facts() -> dict[str, Any]:
    """Everything that can be known without building."""
    from buildozer import Buildozer

    os.chdir(TOP)
    spec = Buildozer(filename=str(TOP / "buildozer.spec"))
    spec.logger.set_level(0)
    spec.check_configuration_tokens()
    wanted = [each.strip() for each in spec.config.getlist("app", "requirements", [])]
    return {
        "version": spec.get_version(),
        "errors": _pins(wanted) + _pictures(spec) + _levels(spec),
        **_order([each.partition("==")[0] for each in wanted], spec),
        "manifest": _manifest(spec),
        "files": _files(spec),
    }


def _pins(wanted: list[str]) -> list[str]:
    pins = dict(each.split("==") for each in wanted if "==" in each)
    errors = [f"{each} is not pinned" for each in wanted if "==" not in each and each != "android"]
    if pins.get("python3") != pins.get("hostpython3"):
        errors.append("python3 and hostpython3 differ")
    return errors


def _pictures(spec: Any) -> list[str]:
    names = [
        spec.config.getdefault("app", key, "") for key in ("icon.filename", "presplash.filename")
    ]
    return [f"{name} is missing" for name in names if not Path(name).is_file()]


def _levels(spec: Any) -> list[str]:
    from pythonforandroid import recommendations

    get = spec.config.getdefault
    checks = {
        "android.api is below what p4a accepts": int(get("app", "android.api"))
        >= recommendations.MIN_TARGET_API,
        "android.ndk is not the recommended one": get("app", "android.ndk")
        == recommendations.RECOMMENDED_NDK_VERSION,
        "android.ndk_api is not android.minapi": get("app", "android.ndk_api")
        == get("app", "android.minapi"),
    }
    return [said for said, good in checks.items() if not good]


def _order(names: list[str], spec: Any) -> dict[str, Any]:
    from pythonforandroid.bootstrap import Bootstrap
    from pythonforandroid.build import Context
    from pythonforandroid.graph import get_recipe_order_and_bootstrap
    from pythonforandroid.recipe import Recipe

    context = Context()
    context.recipe_build_order = []
    context.local_recipes = spec.config.getdefault("app", "p4a.local_recipes")
    recipes = {name.lower() for name in Recipe.list_recipes(context)}
    chosen = Bootstrap.get_bootstrap(spec.config.getdefault("app", "p4a.bootstrap"), context)
    order, pure, _ = get_recipe_order_and_bootstrap(context, names, chosen)
    unknown = [name for name in names if name.lower() not in recipes | PURE]
    return {"order": order, "pure": pure, "unknown": unknown}


def _manifest(spec: Any) -> str:
    """The manifest as p4a's own template writes it with what buildozer hands over."""
    import pythonforandroid
    from jinja2 import Template

    get = spec.config.getdefault
    rooms = Path(pythonforandroid.__file__).parent / "bootstraps" / "_sdl_common"
    template = (rooms / "build/templates/AndroidManifest.tmpl.xml").read_text(encoding="utf-8")
    permissions = spec.config.getlist("app", "android.permissions", [])
    args = {
        "min_sdk_version": int(get("app", "android.minapi")),
        "version": spec.get_version(),
        "permissions": [{"name": name} for name in permissions],
        "extra_manifest_xml": _text(get("app", "android.extra_manifest_xml")),
        "extra_manifest_application_arguments": _text(
            get("app", "android.extra_manifest_application_arguments")
        ),
        "allow_backup": str(
            spec.config.getbooldefault("app", "android.allow_backup", True)
        ).lower(),
        "backup_rules": Path(get("app", "android.backup_rules")).stem,
        "window": True,
    }
    return Template(template).render(args=args, android_api=int(get("app", "android.api")))


def _text(name: str) -> str:
    return Path(name).read_text(encoding="utf-8")


def _files(spec: Any) -> list[str]:
    """The files that buildozer itself would copy."""
    with tempfile.TemporaryDirectory() as folder:
        spec.config.set("buildozer", "build_dir", folder)
        spec.targetname = "android"
        Path(spec.app_dir).mkdir(parents=True, exist_ok=True)
        spec._copy_application_sources()
        top = Path(spec.app_dir)
        return sorted(p.relative_to(top).as_posix() for p in top.rglob("*") if p.is_file())


if __name__ == "__main__":
    with contextlib.redirect_stdout(sys.stderr):
        found = facts()
    print(json.dumps(found))
