"""Which texts the firmware uses, read from its source.

A text is named in one of three calls: say("topic key"), one line; text_of("topic key"), shown on
several; table.refuse(code, "topic key"), a note of three lines, with a refusal's own words where
no text is named. In a name that is put together at run time, "%" stands for the part that the
source does not tell, as in "story %".
"""

import ast
from pathlib import Path

APP = Path(__file__).parents[2] / "firmware" / "app"


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def sources() -> list:
    """All that speaks; words.py itself only passes on what it is given."""
    found = [path for path in sorted(APP.rglob("*.py")) if path.parent.name != "lang"]
    return [path for path in found if path != APP / "words.py"]


def uses() -> list:
    """(call, name of the text, where) of every use; the name may have "%" in it."""
    found = []
    for path in sources():
        for function, call in calls(tree_of(path), None):
            place = "%s:%d" % (path.relative_to(APP), call.lineno)
            for text in sorted(named_in(call, function)):
                if text != "%":  # a parameter: whoever gives it is a use of its own
                    found.append((called(call), text, place))
    return found


def calls(node: ast.AST, function):
    """Every call, with the function that it stands in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield function, child
        yield from calls(child, child if isinstance(child, ast.FunctionDef) else function)


def called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def named_in(call: ast.Call, function) -> set:
    """The names of the texts that the call may show."""
    if called(call) in ("say", "text_of"):
        return texts(call.args[0], function)
    if called(call) != "refuse":
        return set()
    if len(call.args) > 1:
        return texts(call.args[1], function)
    return joined({"refusals "}, texts(call.args[0], function))


def texts(node: ast.AST, function) -> set:
    """What the expression can be, with "%" for what cannot be known here."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else {"%"}
    if isinstance(node, ast.IfExp):
        return texts(node.body, function) | texts(node.orelse, function)
    if isinstance(node, ast.BoolOp):
        return set().union(*[texts(value, function) for value in node.values])
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return joined(texts(node.left, function), texts(node.right, function))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
        return formatted(node, function)
    if isinstance(node, ast.Name) and function is not None:
        return values_of(node.id, function)
    return {"%"}


def joined(lefts: set, rights: set) -> set:
    return {left + right for left in lefts for right in rights}


def formatted(node: ast.BinOp, function) -> set:
    template = str(node.left.value) if isinstance(node.left, ast.Constant) else "%s"
    template = template.replace("%d", "%s")
    if template.count("%s") != 1:
        return {template.replace("%s", "%")}
    return {template.replace("%s", text) for text in texts(node.right, function)}


def values_of(name: str, function) -> set:
    """What a variable is given anywhere in the function: "=", or the round of a comprehension."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                found |= given(name, target, node.value, function)
        elif isinstance(node, ast.comprehension) and isinstance(node.iter, ast.Tuple):
            if isinstance(node.target, ast.Name) and node.target.id == name:
                for value in node.iter.elts:
                    found |= texts(value, function)
    return found or {"%"}


def given(name: str, target: ast.AST, value: ast.AST, function) -> set:
    if isinstance(target, ast.Name) and target.id == name:
        return texts(value, function)
    if isinstance(target, ast.Tuple):
        for place, part in enumerate(target.elts):
            if isinstance(part, ast.Name) and part.id == name:
                if isinstance(value, ast.Tuple):
                    return texts(value.elts[place], function)
                return {"%"}
    return set()


def returned(path: str, name: str, place: int) -> set:
    """The words that a function of firmware/app returns at this place of its tuples."""
    for node in ast.walk(tree_of(APP / path)):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            found = set()
            for part in ast.walk(node):
                if isinstance(part, ast.Return) and isinstance(part.value, ast.Tuple):
                    found |= texts(part.value.elts[place], None)
            return found - {"%"}
    raise ValueError(name)
