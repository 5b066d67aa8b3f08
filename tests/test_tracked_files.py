"""No file names a package registry's host or a folder of somebody's own computer.

Packages are asked for by name, and whoever builds decides where from; a path from one computer
is of no use on another.
"""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Written so that this file does not find itself.
HOSTS = r"pypi[.]org|pythonhosted[.]org|npmjs[.](?:org|com)|(?:deb|packages)[.]debian[.]org"
FOLDERS = r"(?<![\w.~/])/(?:work|root|home|Users)/"
NEEDLE = re.compile(f"{HOSTS}|{FOLDERS}")


def project_files() -> list[str]:
    """What git has, or would take with the next commit."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        run = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("This folder is not a git checkout, so there are no tracked files.")
    return [name for name in run.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_no_file_names_a_registry_or_a_folder_of_one_computer() -> None:
    found = []
    for name in project_files():
        text = (ROOT / name).read_text("utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), 1):
            for match in NEEDLE.finditer(line):
                found.append(f"{name}:{number}: take out {match[0]!r}.")
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("https://" + "pypi" + ".org/simple", True),
        ("https://registry." + "npmjs" + ".org/x", True),
        ("cd " + "/wor" + "k/main", True),
        ("'/" + "home/ann/deedbox'", True),
        ("pip install click", False),
        ("teamwork/home/plan", False),
    ],
)
def test_the_search_finds_what_it_is_for(text: str, wrong: bool) -> None:
    assert bool(NEEDLE.search(text)) is wrong
