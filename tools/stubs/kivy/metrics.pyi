from kivy.event import EventDispatcher

class MetricsBase(EventDispatcher):
    density: float
    fontscale: float

    def get_fontscale(self, force_recompute: bool = ...) -> float: ...

Metrics: MetricsBase

def dp(value: float) -> float: ...
