"""Kivy as python-for-android builds it, without the network libraries that nothing here imports."""

from pathlib import Path

from pythonforandroid.recipes import kivy


class Kivy(kivy.KivyRecipe):
    """Of its pure Python parts only `filetype` is imported; `buildozer.spec` pins it."""

    python_depends = []

    def get_recipe_dir(self) -> str:
        """Where its patches lie."""
        return str(Path(kivy.__file__).parent)


recipe = Kivy()
