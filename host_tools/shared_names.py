"""Shortens names that several files know, before they are compiled for the unit.

short_names.py does what one file can be sure of. What is left are names that files know of each
other: functions that are imported, methods, attributes. MicroPython keeps each of them for good,
so here they become short ones, the same in all files; and two names that can never be taken for
each other share one.

They can be taken for each other where they stand in one file as names of anything but attributes,
or where one object has both: members of one class, and of those that it stands on. An attribute of
an object is asked for under the name that its class has for it, so nothing else can be in doubt.

A name stays where a program beside the unit's knows it, a word in a text, or anybody of Python's
own; where a call names it; and where some object is given it that no class tells of.
"""

import ast
import builtins
import tokenize
from collections.abc import Iterable, Iterator
from io import StringIO
from string import ascii_letters

from host_tools.short_names import ANYBODYS, is_private, words_in_texts

# What the unit's programs import from Python itself: their names are not ours.
PYTHONS_OWN = ("array", "binascii", "gc", "io", "os", "random", "struct", "sys", "time")
OTHERS = frozenset(("close", "send", "throw", "value", "errno", "args", "const", "self", "cls"))
FOR_PEOPLE = "/lang/"  # where texts are sentences, and no word in them means a name

# By name: the members of a class, and the classes that it stands on. Where several classes have
# the same name, they count as one.
Classes = dict[str, tuple[set[str], set[str]]]


def renamed(texts: dict[str, str], known: frozenset[str]) -> dict[str, str]:
    """The same programs, by path; `known` are the names that others use."""
    trees = {path: ast.parse(text) for path, text in texts.items()}
    classes = _classes(trees.values())
    chosen = _made(trees.values(), classes) - known - _staying(trees, classes)
    groups = [_standing(tree) & chosen for tree in trees.values()]
    groups += [_with_bases(name, classes) & chosen for name in classes]
    taken = {word for tree in trees.values() for word in _standing(tree) | _attributes(tree)}
    shorts = _shared(sorted(chosen), groups, taken)
    return {path: _replaced(text, shorts) for path, text in texts.items()}


def _classes(trees: Iterable[ast.Module]) -> Classes:
    classes: Classes = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                members, bases = classes.setdefault(node.name, (set(), set()))
                bases.update(base.id for base in node.bases if isinstance(base, ast.Name))
                members.update(_members(node))
    return classes


def _members(node: ast.ClassDef) -> Iterator[str]:
    for part in node.body:
        if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
            yield part.name
        else:
            for inside in ast.walk(part):
                if isinstance(inside, ast.Name) and isinstance(inside.ctx, ast.Store):
                    yield inside.id
    for inside in ast.walk(node):
        if isinstance(inside, ast.Attribute) and _is_own(inside):
            yield inside.attr


def _is_own(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self"


def _with_bases(name: str, classes: Classes) -> set[str]:
    members, bases = classes.get(name, (set(), set()))
    return members.union(*(_with_bases(base, classes) for base in bases if base != name))


def _made(trees: Iterable[ast.Module], classes: Classes) -> set[str]:
    """What the programs make themselves, and is worth it."""
    made = {name for members, _ in classes.values() for name in members}
    for tree in trees:
        for node in tree.body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                made.add(node.name)
            elif not isinstance(node, (ast.Import, ast.ImportFrom)):
                for inside in ast.walk(node):
                    if isinstance(inside, ast.Name) and isinstance(inside.ctx, ast.Store):
                        made.add(inside.id)
    return {name for name in made if len(name) > 2 and name[:2] != "__" and not is_private(name)}


def _staying(trees: dict[str, ast.Module], classes: Classes) -> set[str]:
    stay = set(ANYBODYS | OTHERS | set(dir(builtins)))
    for module in PYTHONS_OWN:
        stay.update(dir(__import__(module)))
    members = {name for own, _ in classes.values() for name in own}
    packages = {path.split("/")[0] for path in trees}
    for path, tree in trees.items():
        stay.update(path.removesuffix(".py").split("/"))
        if FOR_PEOPLE not in path:
            stay.update(words_in_texts(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.arg):
                stay.add(node.arg)
            elif isinstance(node, ast.keyword):
                stay.add(node.arg or "")
            elif isinstance(node, ast.Attribute):
                if isinstance(node.ctx, ast.Store) and node.attr not in members:
                    stay.add(node.attr)
            elif isinstance(node, (ast.Import, ast.ImportFrom)):
                stay.update(_of_strangers(node, packages))
    return stay


def _of_strangers(node: ast.Import | ast.ImportFrom, packages: set[str]) -> Iterator[str]:
    """The names in an import that are not the project's to change."""
    module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
    for alias in node.names:
        if module.split(".")[0] not in packages:
            yield from alias.name.split(".")
            yield alias.asname or ""


def _standing(tree: ast.AST) -> set[str]:
    """The names in a file, but for those of attributes."""
    words: set[str] = set()
    for node in ast.walk(tree):
        for field in ("id", "arg", "name", "asname"):
            word = getattr(node, field, None)
            if isinstance(word, str):
                words.add(word)
        if isinstance(node, (ast.Global, ast.Nonlocal)):
            words.update(node.names)
    return words


def _attributes(tree: ast.AST) -> set[str]:
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def _shared(names: list[str], groups: list[set[str]], taken: set[str]) -> dict[str, str]:
    """A short name for each, other ones for those in one group. Who has the most to be told from
    comes first, for then the fewest are needed."""
    others: dict[str, set[str]] = {name: set() for name in names}
    for group in groups:
        for name in group:
            others[name].update(group)
    shorts: dict[str, str] = {}
    free = [short for short in _shorts() if short not in taken]
    for name in sorted(names, key=lambda name: -len(others[name])):
        meant = {shorts[other] for other in others[name] if other in shorts}
        shorts[name] = next(short for short in free if short not in meant)
    return shorts


def _shorts() -> Iterator[str]:
    """Not those of short_names.py: they end with "_"."""
    for letter in ascii_letters:
        yield letter + "_"
    for first in ascii_letters:
        for second in ascii_letters:
            yield first + second + "_"


def _replaced(text: str, shorts: dict[str, str]) -> str:
    lines = text.splitlines(keepends=True)
    for token in reversed(list(tokenize.generate_tokens(StringIO(text).readline))):
        new = shorts.get(token.string) if token.type == tokenize.NAME else None
        if new:
            row, start = token.start
            line = lines[row - 1]
            lines[row - 1] = line[:start] + new + line[start + len(token.string) :]
    return "".join(lines)
