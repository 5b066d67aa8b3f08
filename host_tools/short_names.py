"""Shortens names that only one file knows, before it is compiled for the unit.

MicroPython keeps every name that it has ever met, for good: some 20 bytes each, and the table of
them doubles when it is full. So in what is compiled

* names that a file makes and no other file knows become `_a`, `_b`, … anew in each file: all that
  are private, and public ones that nobody else in the project uses, tests and models included;
* parameters become `a`, `b`, … anew in each function, unless some call names them (`f(amount=3)`);
  those of rules stay, because commands name them;
* whole numbers that have got such a short name become constants, which the compiler puts in place
  of their names;
* `if TYPE_CHECKING:` goes, with what belongs to it, and so does the import of `const`, which the
  compiler knows by itself.

Lines stay where they are, so a traceback tells the right ones, though not always the right name.

What is looked up by a text has to be found in some text as a word: then it stays. A class on top
of one from another file keeps all its names: short ones could be those of the other. It must not
use private names of the other; `private_names_of_others` finds them.
"""

import ast
import builtins
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from io import StringIO
from string import ascii_letters

from engine_core.commands import rows

RULES = frozenset(row.split(" ")[0] for row in rows())
FLAG = "TYPE_CHECKING"
# The types that have methods of their own: what is called like one of those may be one.
TYPES = (str, bytes, bytearray, list, dict, set, int, object, Exception, StringIO)
ANYBODYS = frozenset(word for kind in TYPES for word in dir(kind)) | frozenset(dir(builtins))

Function = ast.FunctionDef | ast.Lambda
Place = tuple[int, int]  # line and column, as tokens have them


def shortened(source: str, known: frozenset[str]) -> str:
    """The same program; `known` are the names that other files and calls use."""
    lines = source.splitlines(keepends=True)
    _drop(ast.parse(source), lines)
    tree = ast.parse("".join(lines))
    names = _names(tree, known)
    _make_constants(tree, lines, names)
    source = "".join(lines)
    tree = ast.parse(source)
    parameters = _parameters(tree, lines, known)
    for token in reversed(list(tokenize.generate_tokens(StringIO(source).readline))):
        if token.type == tokenize.NAME:
            new = parameters.get(token.start) or names.get(token.string)
            if new:
                row, start = token.start
                line = lines[row - 1]
                lines[row - 1] = line[:start] + new + line[start + len(token.string) :]
    return "".join(lines)


@cache
def known_to(source: str) -> tuple[frozenset[str], frozenset[str]]:
    """Of a file: the names by which it may mean something of another one; those in its calls."""
    used: set[str] = set()
    named: set[str] = set()
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            used.add(node.attr)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            used.update(_imported(node))
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            used.add(node.name)
            if isinstance(node, ast.ClassDef):
                used.update(_stored(node))
        elif isinstance(node, ast.keyword):
            named.add(node.arg or "")
    used.update(words_in_texts(tree))
    return frozenset(used), frozenset(named)


def private_names_of_others(source: str) -> list[str]:
    """Private names that a class may have from a class of another file."""
    tree = ast.parse(source)
    made = {
        node.name if isinstance(node, ast.FunctionDef) else node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        or (isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store))
    }
    made.update(name for node in ast.walk(tree) for name in _stored(node))
    return [
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and is_private(node.attr) and node.attr not in made
    ]


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and len(name) > 1


def _drop(tree: ast.Module, lines: list[str]) -> None:
    """Blanks what the unit has no use for."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            drop = [alias.name for alias in node.names] == ["const"]
        elif isinstance(node, ast.Assign):
            drop = _is_flag(node.targets[0])
        else:
            drop = isinstance(node, ast.If) and not node.orelse and _is_flag(node.test)
        if drop:
            for row in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[row] = "\n"


def _is_flag(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == FLAG


def _make_constants(tree: ast.Module, lines: list[str], names: dict[str, str]) -> None:
    """`_x = 5` becomes `_x = const(5)` where nothing else is ever stored there."""
    uses: dict[str, list[ast.Name]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            uses.setdefault(node.id, []).append(node)
    for node in tree.body:
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            continue
        target, value = node.targets[0], node.value
        others = [use for use in uses[target.id] if use is not target]
        if (
            target.id in names
            and _is_number(value)
            # The compiler only knows it in the lines below.
            and all(use.lineno > node.lineno for use in others)
            and all(isinstance(use.ctx, ast.Load) for use in others)
        ):
            line = lines[value.lineno - 1].encode()
            start, end = value.col_offset, value.end_col_offset
            text = line[:start] + b"const(" + line[start:end] + b")" + line[end:]
            lines[value.lineno - 1] = text.decode()


def _is_number(value: ast.AST) -> bool:
    if isinstance(value, ast.BinOp):
        return _is_number(value.left) and _is_number(value.right)
    return isinstance(value, ast.Constant) and type(value.value) is int


def _imported(node: ast.Import | ast.ImportFrom) -> set[str]:
    """The names of others in an import."""
    paths = [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        paths.append(node.module or "")
    return {name for path in paths for name in path.split(".")}


def words_in_texts(tree: ast.AST) -> set[str]:
    """Every word in a text, but for those that only explain."""
    explained = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        word
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in explained
        for word in re.findall(r"\w+", node.value)
    }


def _stored(node: ast.AST) -> Iterator[str]:
    """The names that the body of a file or a class stores in, in tuples too."""
    if isinstance(node, (ast.Module, ast.ClassDef, ast.If, ast.Try)):
        for part in ast.iter_child_nodes(node):
            if isinstance(part, (ast.Assign, ast.AnnAssign, ast.For)):
                for inside in ast.walk(part):
                    if isinstance(inside, ast.Name) and isinstance(inside.ctx, ast.Store):
                        yield inside.id
            elif isinstance(part, (ast.If, ast.Try)):
                yield from _stored(part)


def _names(tree: ast.Module, known: frozenset[str]) -> dict[str, str]:
    """A short name for each one that only this file knows."""
    made: dict[str, None] = {}
    members: set[str] = set()
    constants: set[str] = set()
    texts = words_in_texts(tree)
    stay = set(ANYBODYS)
    for node in ast.walk(tree):
        made.update(dict.fromkeys(_stored(node)))
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            made[node.name] = None
        if isinstance(node, ast.ClassDef):
            members.update(_stored(node))
            members.update(part.name for part in node.body if isinstance(part, ast.FunctionDef))
        elif isinstance(node, Function):
            free = _free(node)
            stay.update(arg.arg for arg in _every(node) if arg not in free)
        elif isinstance(node, ast.Attribute):
            members.add(node.attr)
            if isinstance(node.ctx, ast.Store):
                made[node.attr] = None
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            made.update((alias.asname, None) for alias in node.names if alias.asname)
            stay.update(_imported(node))
        elif isinstance(node, ast.Assign) and _is_const(node.value):
            constants.update(part.id for part in node.targets if isinstance(part, ast.Name))
    if _stands_on_others(tree):
        stay.update(members)
    chosen = [
        name
        for name in made
        if name not in stay
        and not name.startswith("__")
        and len(name) > 2
        and (is_private(name) or not (name in known or name in texts))
    ]
    chosen.sort(key=lambda name: name in constants)  # last, because they leave no name anyway
    taken = _words(tree) - set(chosen)
    # A constant has to begin with "_", so all do.
    shorts = (short for short in _shorts("_") if short not in taken)
    return {name: next(shorts) for name in chosen}


def _is_const(value: ast.AST) -> bool:
    return (
        isinstance(value, ast.Call)
        and isinstance(value.func, ast.Name)
        and value.func.id == "const"
    )


def _stands_on_others(tree: ast.Module) -> bool:
    """Whether there is a class on top of one from another file."""
    own = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
    return any(
        not isinstance(base, ast.Name) or (base.id not in own and base.id not in ANYBODYS)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for base in node.bases
    )


def _parameters(tree: ast.Module, lines: list[str], known: frozenset[str]) -> dict[Place, str]:
    """What stands at a place instead of a parameter's name. Functions inside of another one have
    their parameters renamed with it, each name to the same one throughout."""
    places: dict[Place, str] = {}
    for outer in _outermost(tree):
        body = outer.body if isinstance(outer.body, list) else [outer.body]
        # Not what stands before the body: a default is somebody else's name.
        nodes = [*_every(outer), *[node for part in body for node in ast.walk(part)]]
        wanted = {arg.arg: "" for arg in _free(outer)}
        stay = {arg.arg for arg in _every(outer)} - set(wanted)
        for node in nodes:
            if isinstance(node, Function):
                free = [arg.arg for arg in _free(node)]
                wanted.update(dict.fromkeys(free, ""))
                stay.update({arg.arg for arg in _every(node)} - set(free))
            elif isinstance(node, (ast.Global, ast.Nonlocal)):
                stay.update(node.names)
            elif isinstance(node, ast.ExceptHandler):
                stay.add(node.name or "")
            elif isinstance(node, ast.alias):
                stay.add(node.asname or node.name)
        taken = _words(outer)
        shorts = (short for short in _shorts("") if short not in taken)
        for name in wanted:
            if name not in stay and name + "=" not in known:
                wanted[name] = next(shorts)
        for node in nodes:
            if isinstance(node, (ast.arg, ast.Name)):
                new = wanted.get(node.arg if isinstance(node, ast.arg) else node.id)
                if new:
                    places[_place(node, lines)] = new
    return places


def _place(node: ast.arg | ast.Name, lines: list[str]) -> Place:
    """In letters, where the tree counts bytes."""
    return node.lineno, len(lines[node.lineno - 1].encode()[: node.col_offset].decode())


def _every(function: Function) -> list[ast.arg]:
    of = function.args
    return [*of.posonlyargs, *of.args, *of.kwonlyargs, *filter(None, (of.vararg, of.kwarg))]


def _free(function: Function) -> list[ast.arg]:
    """The parameters that can have another name."""
    if function.args.kwarg or (isinstance(function, ast.FunctionDef) and function.name in RULES):
        return []
    return [arg for arg in function.args.args if arg.arg != "self" and not is_private(arg.arg)]


def _outermost(tree: ast.AST) -> Iterator[Function]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield node
        else:
            yield from _outermost(node)


def _words(tree: ast.AST) -> set[str]:
    """All names in a piece of program, of anything."""
    words: set[str] = set()
    for node in ast.walk(tree):
        for field in ("id", "arg", "attr", "name", "asname"):
            word = getattr(node, field, None)
            if isinstance(word, str):
                words.add(word)
        if isinstance(node, (ast.Global, ast.Nonlocal)):
            words.update(node.names)
    return words


def _shorts(start: str) -> Iterator[str]:
    for letter in ascii_letters:
        yield start + letter
    for first in ascii_letters:
        for second in ascii_letters:
            yield start + first + second
