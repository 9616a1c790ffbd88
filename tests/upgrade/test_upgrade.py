"""What an earlier version wrote is read by this one, and means the same: every folder of `written`."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import here
from tests.cli.runner import turnwire
from tests.cli.test_context import UNKNOWN, filled
from tests.requirements import requirement
from tests.store.samples import event, new_id, now, thread
from tests.upgrade.write import KEPT, history
from turnwire.config import load_config
from turnwire.core.history import ConversationHistory
from turnwire.core.validate import load_json
from turnwire.store import ContextStore

__all__ = ["here"]

WRITTEN = Path(__file__).parent / "written"
VERSIONS = sorted(path.name for path in WRITTEN.iterdir())

pytestmark = pytest.mark.parametrize("version", VERSIONS)


@requirement("SCH-5")
def test_every_kind_of_file_that_people_keep_is_there(version: str) -> None:
    others = {"history.json", "recording.json", "store.sql", "context.json", "config.yml"}
    others |= {"requests.jsonl", "results.jsonl"}
    assert {path.name for path in (WRITTEN / version).iterdir()} == {f"{name}.jsonl" for name in KEPT} | others


@requirement("SCH-5")
@pytest.mark.parametrize("kind", list(KEPT))
def test_canonical_json_is_read_with_nothing_lost(version: str, kind: str) -> None:
    lines = (WRITTEN / version / f"{kind}.jsonl").read_text("utf-8").removesuffix("\n").split("\n")
    assert lines
    for line in lines:
        assert json.loads(load_json(KEPT[kind][1], line).to_json()) == json.loads(line)


@requirement("SCH-5")
def test_a_history_is_read_message_by_message(version: str) -> None:
    text = (WRITTEN / version / "history.json").read_text("utf-8")
    assert tuple(ConversationHistory.from_json(text).messages) == tuple(history().messages)


@pytest.fixture
def store(version: str, tmp_path: Path) -> str:
    """The store that was written, as a file."""
    place = tmp_path / "store.db"
    with closing(sqlite3.connect(place)) as database:
        database.executescript((WRITTEN / version / "store.sql").read_text("utf-8"))
    return str(place)


@requirement("CTX-8")
def test_a_store_is_opened_read_and_written(version: str, store: str) -> None:
    ContextStore.migrate(store)
    with ContextStore.open(store) as opened:
        talk = opened.load("talk", now=now, new_id=new_id)
        assert [each.to_dict() for each in talk.entries] == [each.to_dict() for each in filled().entries]
        assert opened.load_thread("t1") == thread("t1", "talk", revision=1)
        assert list(opened.events("t1")) == [event(1), event(2)]
        opened.save_run(talk, opened.load_thread("t1"), [event(3)])
        assert list(opened.events("t1")) == [event(1), event(2), event(3)]


@requirement("CTX-8")
def test_an_exported_context_is_imported_byte_for_byte(version: str, here: Path) -> None:
    kept = WRITTEN / version / "context.json"
    assert turnwire("context", "import", str(kept), "--store", "new.db").code == 0
    again = turnwire("context", "export", "talk", "--store", "new.db")
    assert UNKNOWN in again.out
    first, second = json.loads(kept.read_text("utf-8")), json.loads(again.out)
    assert {**first, "revision": 0} == {**second, "revision": 0}


@requirement("SCH-5")
def test_a_configuration_is_read_with_every_setting(version: str) -> None:
    loaded = load_config(WRITTEN / version / "config.yml")
    assert (loaded.default_id, list(loaded.providers)) == ("local", ["local", "lan"])
    local, lan = loaded.providers.values()
    assert local.models is not None
    assert (local.models[0].name, local.models[0].context_length) == ("m", 4096)
    assert local.defaults is not None
    assert (local.defaults.max_tokens, local.defaults.temperature) == (64, 0.2)
    assert (lan.type, lan.endpoint, lan.timeout) == ("vllm", "http://models.example:8000", 30)


@requirement("SCH-5")
def test_a_batch_goes_on_where_it_ended(version: str, here: Path) -> None:
    for name in ("requests.jsonl", "results.jsonl", "config.yml"):
        shutil.copy(WRITTEN / version / name, here)
    words = ("batch", "requests.jsonl", "--provider", "local", "--config", "config.yml", "--out", "results.jsonl")
    told = turnwire(*words, "--json").json
    assert (told["requests"], told["earlier"], told["answered"]) == (3, 3, 0)
    assert Path("results.jsonl").read_bytes() == (WRITTEN / version / "results.jsonl").read_bytes()


@requirement("SCH-5")
def test_a_recording_is_judged(version: str, here: Path) -> None:
    (here / "kept").mkdir()
    shutil.copy(WRITTEN / version / "recording.json", here / "kept" / "one.json")
    told = turnwire("contract", "replay", "kept", "--json")
    assert told.code == 0
    assert told.json["folders"]["kept"]["pass"] == 1
