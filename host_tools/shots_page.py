"""The page that shows the pictures of all journeys: one file beside them, and no more."""

from html import escape

from host_tools.pictures import MARGIN, SIZE, Shot
from host_tools.virtual_board.reading import lines

HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Deedbox: screens</title>
<style>
:root { color-scheme: light dark; --back: #f4f5f7; --text: #1c2026; --soft: #5b6470; }
@media (prefers-color-scheme: dark) {
  :root { --back: #0f1115; --text: #e6e9ee; --soft: #98a2af; }
}
body { margin: 2rem auto; max-width: 80rem; padding: 0 1rem; background: var(--back);
  color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
h2 { margin: 3rem 0 0; }
p, figcaption { color: var(--soft); margin: 0; }
div { display: grid; gap: 1.5rem; margin-top: 1rem;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); }
figure { margin: 0; }
img { display: block; width: 100%; height: auto; }
figcaption { margin-top: .4rem; font-size: .9rem; }
</style>
<h1>Deedbox: screens</h1>
"""


def page(journeys: list[tuple[str, str, list[Shot]]], scale: int) -> str:
    """For each journey its name, what it is about, and its pictures."""
    parts = [HEAD]
    for name, title, shots in journeys:
        if not shots:
            continue
        parts.append(f'<h2 id="{escape(name)}">{escape(words(name))}</h2>\n')
        if title:
            parts.append(f"<p>{escape(title)}</p>\n")
        parts.append("<div>\n")
        parts += [figure(shot, scale) for shot in shots]
        parts.append("</div>\n")
    return "".join(parts)


def figure(shot: Shot, scale: int) -> str:
    """With what stands on the screen for those who cannot see it."""
    read = " / ".join(line.strip() for line in lines(shot.pixels) if line.strip())
    number = shot.file.split("-")[1]
    width, height = (scale * (side + 2 * MARGIN) for side in SIZE)
    return (
        f'<figure><img src="{escape(shot.file)}.png" width="{width}" height="{height}" '
        f'loading="lazy" alt="{escape(read)}">'
        f"<figcaption>{number} {escape(words(shot.name))}</figcaption></figure>\n"
    )


def words(name: str) -> str:
    text = name.replace("_", " ")
    return text[:1].upper() + text[1:]
