"""The documentation site, built once for every test that looks at it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools.site.build import build


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the HTML; building fails on a broken link or anchor in Markdown."""
    try:
        return build(tmp_path_factory.mktemp("docs"))
    except subprocess.CalledProcessError as error:
        pytest.fail(f"the site does not build:\n{error.output}")


@pytest.fixture(scope="session")
def pages(site: Path) -> dict[str, str]:
    """The HTML of every page by its path."""
    return {path.relative_to(site).as_posix(): path.read_text(encoding="utf-8") for path in site.rglob("*.html")}
