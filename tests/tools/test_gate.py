"""The processes of the gate: what one has compiled is there for the next."""

from tools.gate import COMPILED, KEEPS_NOTHING, around

KEPT = "PYTHONPYCACHEPREFIX"


def test_where_python_keeps_nothing_the_gate_does(monkeypatch):
    monkeypatch.setenv(KEEPS_NOTHING, "1")

    assert KEEPS_NOTHING not in around()
    assert around()[KEPT] == str(COMPILED.resolve())


def test_elsewhere_python_keeps_it_as_it_is_used_to(monkeypatch):
    monkeypatch.delenv(KEEPS_NOTHING, raising=False)
    monkeypatch.delenv(KEPT, raising=False)

    assert KEPT not in around()
