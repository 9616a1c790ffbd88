"""Parts on Ray, as far as it is decided outside Ray; with Ray: `python -m tests.batch_ray`."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from functools import partial
from pathlib import Path

import pytest

from tests.batch.samples import asked, read_lines, write_lines
from tests.requirements import requirement
from turnwire import MockProvider, __version__
from turnwire.batch import BatchSettings, WorkerLostError
from turnwire.batch.parts import list_parts
from turnwire.batch.ray_engine import work_of_version
from turnwire.batch.ray_parts import AskPart, RayRun
from turnwire.cli.open_providers import OpenThere
from turnwire.config import load_config
from turnwire.core.errors import ConfigurationError
from turnwire.providers.base import ModelProvider

WORK = pickle.dumps(partial(sum, (1, 2)))


@requirement("SCL-2")
def test_a_node_with_another_version_says_both_and_does_no_work() -> None:
    assert work_of_version(__version__)(WORK) == 3
    with pytest.raises(ImportError, match=rf"has turnwire {__version__}; install turnwire 9\.9\.9 there, as here"):
        work_of_version("9.9.9")(WORK)


@requirement("SCL-2")
def test_parts_that_are_asked_at_a_time_share_the_limits_of_the_run() -> None:
    ask = AskPart(open_provider=end_this_process, settings=BatchSettings(concurrency=10, rate=9.0))
    assert ask.shared(3).settings == BatchSettings(concurrency=4, rate=3.0)


def end_this_process() -> ModelProvider:
    raise AssertionError("it is opened on a node")


def end() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Ends:
    """Ends the process that unpickles it."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return end, ()

    def __call__(self) -> ModelProvider:
        raise AssertionError("it is never opened")


@requirement("SCL-2")
def test_a_driver_that_ends_in_silence_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(WorkerLostError, match="the process that drives Ray was killed by SIGKILL"):
        asyncio.run(RayRun((tmp_path / "a", tmp_path / "b"), AskPart(open_provider=Ends())).run())


def mock() -> ModelProvider:
    return MockProvider("hi")


@requirement("SCL-2")
def test_a_part_is_asked_where_it_was_sent_to(tmp_path: Path) -> None:
    (tmp_path / "requests").mkdir()
    write_lines(tmp_path / "requests" / "1.jsonl", [asked("a"), asked("b")])
    part = list_parts(tmp_path / "requests", tmp_path / "results")[0]
    ask = pickle.loads(pickle.dumps(AskPart(open_provider=mock, options={"model": "m"})))
    number, outcome = ask((7, pickle.loads(pickle.dumps(part))))
    assert (number, outcome.summary.answered, outcome.whole.requests.lines) == (7, 2, 2)
    assert [line["id"] for line in read_lines(tmp_path / "results" / "1.jsonl")] == ["a", "b"]


def configured(folder: Path, headers: str) -> OpenThere:
    path = folder / "config.yml"
    path.write_text(
        "model_providers:\n  providers:\n"
        f"    up: {{type: vllm, endpoint: 'http://127.0.0.1:1', api_key_env: THERE_KEY, headers: {headers}}}\n"
        "    other: {type: vllm, headers: {X-Api-Key: abc}}\n"
    )
    return OpenThere.of(load_config(path), "up")


@requirement("SCL-2")
def test_a_provider_is_opened_where_the_configuration_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = pickle.dumps(configured(tmp_path, "{X-Team: blue}"))
    (tmp_path / "config.yml").unlink()
    assert b"abc" not in sent
    with pytest.raises(ConfigurationError, match="the environment variable THERE_KEY is not set"):
        pickle.loads(sent)()
    monkeypatch.setenv("THERE_KEY", "of-the-node")
    provider = pickle.loads(sent)()
    assert provider.info().endpoint == "http://127.0.0.1:1"
    asyncio.run(provider.close())


@requirement("SCL-2")
def test_a_secret_in_the_configuration_itself_is_not_sent(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match="a secret that is written here is not sent") as refused:
        configured(tmp_path, "{X-Api-Key: abc}")
    assert "abc" not in str(refused.value)
