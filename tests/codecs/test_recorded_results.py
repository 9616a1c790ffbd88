"""Every recorded answer, as it came and changed, is read as the stored results say; see `recorded_results`."""

from __future__ import annotations

import json

from tests.codecs.recorded_results import STORED, answers, digests


def test_every_recorded_answer_is_read_as_it_was() -> None:
    stored = json.loads(STORED.read_text())
    found = {recording.name: digests(recording, codec) for recording, codec in answers()}
    assert found.keys() == stored.keys()
    assert [(name, _other(digest, stored[name])) for name, digest in found.items() if digest != stored[name]] == []


def _other(found: dict[str, str], stored: dict[str, str]) -> list[str]:
    """Names of results that are not as stored."""
    return sorted(name for name in found.keys() | stored.keys() if found.get(name) != stored.get(name))
