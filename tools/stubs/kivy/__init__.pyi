kivy_data_dir: str
kivy_options: dict[str, tuple[str, ...]]
