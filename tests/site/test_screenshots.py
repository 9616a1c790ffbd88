"""The pictures of the README and the site are those that the tool takes, and stay small."""

from __future__ import annotations

import re
from pathlib import Path

from PIL import Image

from tests.requirements import requirement
from tools.screenshots import PICTURES, SCHEMES, SIZE, SUBJECTS, file_name, take

LARGEST = 100 * 1024


@requirement("DOC-1")
def test_every_picture_is_taken_in_both_themes_and_is_small() -> None:
    names = {file_name(subject, scheme) for subject in SUBJECTS for scheme in SCHEMES}
    assert {path.name for path in PICTURES.iterdir()} == names
    for name in names:
        assert (PICTURES / name).stat().st_size < LARGEST, name
        with Image.open(PICTURES / name) as picture:
            assert picture.size == SIZE, name


@requirement("DOC-1")
def test_every_picture_is_shown_on_a_page() -> None:
    shown = {
        name
        for page in PICTURES.parent.rglob("*.md")
        for name in re.findall(r"!\[[^\]]{20,}\]\([./]*pictures/([a-z-]+)\.png\)", page.read_text(encoding="utf-8"))
    }
    assert shown == set(SUBJECTS)


@requirement("DOC-1")
def test_pictures_can_be_taken_again(tmp_path: Path) -> None:
    taken = take(tmp_path, {"workbench": SUBJECTS["workbench"]})
    assert [path.name for path in taken] == ["workbench.png", "workbench-dark.png"]
    brightness = [sum(Image.open(path).convert("L").histogram()[200:]) for path in taken]
    assert brightness[0] > 10 * brightness[1]
