"""Every small wrong that can be put into a file."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

OTHER: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One wrong: the bytes from `begin` to `end` of a file replaced."""

    file: Path
    line: int
    function: str
    begin: int
    end: int
    before: str
    after: str

    @property
    def name(self) -> str:
        """The same as long as the code around it is."""
        return f"{self.file}:{self.function}: {self.before} -> {self.after}"

    def put_into(self, source: bytes) -> bytes:
        """The file with the wrong in it."""
        return source[: self.begin] + self.after.encode() + source[self.end :]


def mutants_of(root: Path, file: Path) -> list[Mutant]:
    """All of a file, from its top to its end."""
    source = (root / file).read_bytes()
    finder = _Finder(file, source)
    finder.visit(ast.parse(source))
    return sorted(set(finder.found), key=lambda one: (one.begin, one.end, one.after))


class _Finder(ast.NodeVisitor):
    """Walks the code and passes over what says nothing at run time: hints, texts, decorators."""

    def __init__(self, file: Path, source: bytes) -> None:
        self.file = file
        self.source = source
        self.found: list[Mutant] = []
        self._inside: list[str] = []
        lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in lines:
            self._starts.append(self._starts[-1] + len(line))

    # what is passed over

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Places inside are not known."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._inside.append(node.name)
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)
        self._inside.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._inside.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self._inside.pop()

    # what is made wrong

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return
        self._put(node.test, "False")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._put(node.test, "False")
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self._put(condition, "True")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self._put(node, "pass")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._put(node, "pass")

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, operator in enumerate(node.ops):
            ops = list(node.ops)
            ops[place] = _other(operator)
            self._put(node, ast.unparse(ast.Compare(node.left, ops, node.comparators)))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        self._put(node, ast.unparse(ast.BoolOp(_other(node.op), node.values)))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in OTHER:
            self._put(node, ast.unparse(ast.BinOp(node.left, _other(node.op), node.right)))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            self._put(node, ast.unparse(node.operand))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in CALLED:
            self._put(node.func, CALLED[node.func.id])
        self.visit(node.func)
        for one in node.args:
            self.visit(one)
        for keyword in node.keywords:
            if keyword.arg != "strict":
                self.visit(keyword.value)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._put(node, str(not node.value))
        elif isinstance(node.value, int):
            self._put(node, str(node.value + 1))

    def _put(self, node: ast.expr | ast.stmt, after: str) -> None:
        begin = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[(node.end_lineno or 1) - 1] + (node.end_col_offset or 0)
        before = self.source[begin:end].decode()
        if isinstance(node, ast.expr) and not after.isalnum():
            after = f"({after})"
        if " ".join(before.split()) in (after, after[1:-1]):
            return
        inside = ".".join(self._inside) or "module"
        shown = " ".join(before.split())
        self.found.append(Mutant(self.file, node.lineno, inside, begin, end, shown, after))


def _other(operator: ast.AST) -> ast.AST:
    return OTHER[type(operator)]()


def chosen(root: Path, files: list[Path], count: int, seed: str) -> Iterator[Mutant]:
    """So many of all of them, in the order of the seed: a longer run begins with a shorter one."""
    import random

    everything = [mutant for file in files for mutant in mutants_of(root, file)]
    random.Random(seed).shuffle(everything)
    yield from everything[:count]
