"""What the README shows is true: its programs run and print what stands beside them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def test_the_programs_in_the_readme_print_what_their_comments_say(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    programs = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(programs) == 2
    for program in programs:
        exec(compile(program, "README.md", "exec"), {})
        said = [line.split("# ")[1] for line in program.splitlines() if "print(" in line]
        assert capsys.readouterr().out.splitlines() == said


def test_every_file_that_a_readme_links_to_is_there() -> None:
    for readme in ROOT.glob("*.md"):
        for target in re.findall(r"\]\(([^)#]+)\)", readme.read_text("utf-8")):
            assert (ROOT / target).exists(), f"{readme.name} links to {target}"
