"""One replay of all recordings for the tests of this folder: it takes seconds, and its report is never changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from turnwire.contract import ReplayReport, replay

RECORDINGS = Path(__file__).parent.parent / "recordings"


@pytest.fixture(scope="session")
def report() -> ReplayReport:
    """What the replay of tests/recordings finds."""
    return replay(RECORDINGS)
