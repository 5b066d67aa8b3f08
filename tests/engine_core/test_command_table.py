"""The table of commands and the table of refusals agree with the rules they speak of."""

import ast
import inspect
from pathlib import Path

import engine_core
from engine_core.commands import rows
from engine_core.game import rule_of
from engine_core.refusals import SENTENCES as TEXT

SENTENCES = dict(
    line.split(": ", 1) for line in TEXT.strip().split("\n") if not line.startswith("#")
)
SOURCES = sorted(Path(engine_core.__file__).parent.rglob("*.py"))
OBSTACLES = ("obstacle", "not_now")  # functions of these names return a code or None


def test_the_table_of_commands_agrees_with_the_functions() -> None:
    """P33: a missing, an unknown and an optional argument are told from this table."""
    for row in rows():
        command, _, *arguments = row.split(" ")
        parameters = list(inspect.signature(rule_of(command)[0]).parameters.values())[1:]
        told = [
            parameter.name + ("" if parameter.default is parameter.empty else "?")
            for parameter in parameters
        ]
        assert arguments == told, command


def strings(node: ast.AST | None) -> set[str]:
    """All texts that an expression may come to, as far as they are written out."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
        return {text % kind for text in strings(node.left) for kind in ("house", "hotel")}
    return set()


def codes_in(tree: ast.AST) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "Refused" and node.args:
                found |= strings(node.args[0])
        elif isinstance(node, ast.FunctionDef) and node.name in OBSTACLES:
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return):
                    found |= strings(inner.value)
    return found


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    """P33: each code that the rules refuse with, and no other, is in the table."""
    used: set[str] = set()
    for path in SOURCES:
        used |= codes_in(ast.parse(path.read_text("utf-8")))
    assert not used - SENTENCES.keys(), "refusals without a sentence"
    assert not SENTENCES.keys() - used, "sentences that nothing refuses with"


def test_a_sentence_is_one_line_and_ends_with_a_full_stop() -> None:
    for code, sentence in SENTENCES.items():
        assert "\n" not in sentence and sentence.endswith("."), code
        assert code == code.lower() and code.replace("_", "").isalpha(), code
    assert len(set(SENTENCES.values())) == len(SENTENCES)
