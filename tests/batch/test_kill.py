"""A run that is killed in the middle, several times: nothing is lost, and nothing is answered twice."""

from __future__ import annotations

from pathlib import Path

from tests.batch.kill import rounds
from tests.requirements import requirement


@requirement("CLI-2")
def test_a_run_that_is_killed_again_and_again_answers_every_request_once(tmp_path: Path) -> None:
    seen = rounds(tmp_path, kills=4, requests=80, seed=3)
    assert (seen["requests"], seen["files"]) == (80, 1)
    assert min(seen["killed"], seen["torn"]) > 0


@requirement("SCL-2")
def test_shards_that_are_killed_again_and_again_answer_every_request_of_their_parts_once(tmp_path: Path) -> None:
    seen = rounds(tmp_path, kills=4, requests=400, seed=3, shards=2)
    assert seen["files"] > 2
    assert min(seen["killed"] - 1, seen["torn"]) > 0
