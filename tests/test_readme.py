"""What the README shows is true: its program runs and prints what stands beside it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def test_the_program_in_the_readme_prints_what_its_comments_say(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile(program, "README.md", "exec"), {})
    said = [line.split("# ")[1] for line in program.splitlines() if "print(" in line]
    assert capsys.readouterr().out.splitlines() == said


def test_every_file_that_a_readme_links_to_is_there() -> None:
    for readme in ROOT.glob("*.md"):
        for target in re.findall(r"\]\(([^)#]+)\)", readme.read_text("utf-8")):
            assert (ROOT / target).exists(), f"{readme.name} links to {target}"
