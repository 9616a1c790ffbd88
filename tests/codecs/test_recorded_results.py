"""Every recorded answer, as it came and changed, is read as the stored results say; see `recorded_results`."""

from __future__ import annotations

import json

import pytest

from tests.codecs.recorded_results import RECORDINGS, STORED, answers, digests

FOLDERS = sorted(each.name for each in RECORDINGS.iterdir() if each.is_dir())


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_recorded_answer_is_read_as_it_was(folder: str) -> None:
    stored = {name: held for name, held in json.loads(STORED.read_text()).items() if name.startswith(f"{folder}/")}
    here = ((recording, codec) for recording, codec in answers() if recording.name.startswith(f"{folder}/"))
    found = {recording.name: digests(recording, codec) for recording, codec in here}
    assert found.keys() == stored.keys()
    assert [(name, _other(digest, stored[name])) for name, digest in found.items() if digest != stored[name]] == []


def _other(found: dict[str, str], stored: dict[str, str]) -> list[str]:
    """Names of results that are not as stored."""
    return sorted(name for name in found.keys() | stored.keys() if found.get(name) != stored.get(name))
