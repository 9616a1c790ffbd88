"""`turnwire context list | show | export | import | migrate`."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from turnwire_schema.v1.context import Mode
from turnwire_schema.v1.entry import ContextEntry

from tests.cli.runner import script, turnwire
from tests.requirements import requirement
from tests.store.samples import context, thread
from turnwire.context import Context, read_entry
from turnwire.store import ContextStore

AT = "2026-01-31T12:00:00Z"
UNKNOWN = '{"type": "sketch",  "id":"u1", "strokes": [1.50, 1e2, {"b": null, "a": "\\u00fc"}]}'


def entry(kind: str, entry_id: str, **data: object) -> ContextEntry:
    return read_entry({"type": kind, "version": "1.1", "id": entry_id, "created_at": AT, "data": data})


def filled() -> Context:
    """A context with an entry of each kind that a line shows."""
    made = context("talk", title="Über Äpfel")
    made.append(entry("text", "e1", role="user", content="What is\nin a.py?  \x1b[2J"))
    made.append(read_entry(UNKNOWN))
    call = {"id": "1", "name": "read_file", "arguments": {"path": "a.py"}}
    approval = {"state": "pending", "hash": "0" * 64}
    made.append(entry("tool_request", "e2", call=call, state="waiting", approval=approval))
    made.append(entry("file_reference", "e3", path="a.py", status="pending"))
    made.fork("other", after="e1", switch=False)
    return made


@pytest.fixture
def place(here: Path) -> str:
    """A store with one context and one thread."""
    with ContextStore.open("store.db") as store:
        store.create(filled())
        store.save_thread(thread("t1", "talk"))
    return "store.db"


@requirement("CTX-8", "CLI-2")
def test_the_list_has_every_context_and_goes_on(place: str) -> None:
    with ContextStore.open(place) as store:
        store.create(context("second", entries=2))
    listed = turnwire("context", "list", "--store", place, "--limit", "1", "--json").json
    assert [row["id"] for row in listed["contexts"]] == ["second"]
    listed = turnwire("context", "list", "--store", place, "--after", listed["next"], "--json").json
    [row] = listed["contexts"]
    assert (row["id"], row["title"], row["entries"], row["branches"]) == ("talk", "Über Äpfel", 4, ["main", "other"])
    assert (row["revision"], listed["next"]) == (1, None)
    lines = turnwire("context", "list", "--store", place, "--limit", "1").out.splitlines()
    assert lines[0].split() == ["id", "title", "entries", "branches", "revision", "changed"]
    assert lines[1].split()[0] == "second"
    assert lines[2].startswith("more: turnwire context list --after ")
    wrong = turnwire("context", "list", "--store", place, "--after", "x")
    assert (wrong.code, wrong.out) == (1, "")


@requirement("CTX-8", "CLI-2")
@pytest.mark.parametrize("command", [("list",), ("show", "talk"), ("export", "talk")])
@pytest.mark.parametrize("given", [("--store", "data/tlak.db"), ()])
def test_a_store_that_is_not_there_is_an_error_and_is_not_made(
    here: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], given: tuple[str, ...]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(here / "own"))
    place = here / "data" / "tlak.db" if given else here / "own" / "turnwire" / "turnwire.db"
    result = turnwire("context", *command, *given)
    words = "there is none; check the place. `turnwire chat` and `turnwire context import` make one"
    wanted = (1, "", f"turnwire: store {place}: {words}\n")
    if not given and command == ("list",):  # nobody named it, and there is nothing in it
        wanted = (0, "id  title  entries  branches  revision  changed\n", "")
    assert (result.code, result.out, result.err) == wanted
    assert not place.parent.exists()


@requirement("CTX-8", "CLI-2")
def test_a_context_is_shown_with_its_entries_threads_and_what_waits(place: str) -> None:
    result = turnwire("context", "show", "talk", "--store", place)
    assert (result.code, result.err) == (0, "")
    changed = ContextStore.open(place).load("talk").to_document(entries=False).updated_at
    assert result.out.splitlines() == [
        "talk  Über Äpfel",
        f"revision 1, changed {changed}",
        "* main: 4 entries",
        "  other: 1 entry, from main after e1",
        "threads: t1",
        "1 call waits for a decision: e2",
        "",
        "e1  user    What is in a.py? \\x1b[2J",
        "u1  sketch  (this version does not know the type)",
        'e2  call    read_file {"path":"a.py"} (waiting, approval pending)',
        "e3  file    a.py (pending)",
    ]
    shown = turnwire("context", "show", "talk", "--store", place, "--json").json
    assert [each["id"] for each in shown["entries"]] == ["e1", "u1", "e2", "e3"]
    assert (shown["threads"], shown["pending"], shown["branch"]) == (["t1"], ["e2"], "main")
    assert shown["context"]["id"] == "talk"
    other = turnwire("context", "show", "talk", "--store", place, "--branch", "other", "--json").json
    assert [each["id"] for each in other["entries"]] == ["e1"]


@requirement("CTX-8", "CLI-2")
def test_every_kind_of_entry_has_a_line_that_says_what_became_of_it(here: Path) -> None:
    made = context("talk", modes=(Mode(name="plan"), Mode(name="act")), mode="plan")
    gone = {"code": "file.missing", "message": "there is no such file"}
    broken = {"id": "2", "name": "rm", "arguments_text": "{", "reason": "not_json"}
    failed = {"tool_call_id": "1", "name": "f", "is_error": True, "error": {"message": "It is\nbroken."}}
    picture = {"type": "image", "data": "iVBORw0KGgo=", "media_type": "image/png"}
    made.append(entry("text", "a", role="assistant", answer_id="x"))
    made.append(entry("tool_request", "b", invalid_call=broken, state="refused", answer_id="x"))
    made.append(entry("tool_result", "c", request_id="b", result=failed))
    made.append(entry("file_reference", "d", path="a.py", start_line=3, status="missing", problem=gone))
    made.append(entry("image", "e", image=picture, recognition="ocr", state="done", used="ocr", text="EXIT"))
    made.append(entry("image", "f", image={"type": "image", "url": "data:x"}, recognition="auto", state="pending"))
    made.append(entry("mcp_resource", "g", server="docs", uri="file:///a", state="stale"))
    made.append(entry("text", "h", role="user", content=[{"type": "text", "text": "See"}, picture]))
    made.append(entry("text", "i", role="user", content="word " * 100))
    made.set_mode("act", decided_by="user", reason="Go\non.")
    with ContextStore.open("store.db") as store:
        store.create(made)
    lines = turnwire("context", "show", "talk", "--store", "store.db").out.splitlines()
    assert [line.split(None, 1)[1] for line in lines[4:]] == [
        "assistant    (only calls)",
        "call         rm: cannot be run, not_json (refused)",
        "result       f failed: It is broken.",
        "file         a.py:3- (missing): there is no such file",
        "image        image/png (done by ocr): EXIT",
        "image        without a name (pending)",
        "resource     file:///a of docs (stale)",
        "user         See (image)",
        f"user         {('word ' * 100)[:159]}…",
        "mode change  plan -> act, by user: Go on.",
    ]


@requirement("CTX-4", "CLI-2")
def test_what_a_model_is_sent_is_shown_with_what_is_left_out(place: str) -> None:
    lines = turnwire("context", "show", "talk", "--store", place, "--projection", "--token-limit", "500").out
    assert lines.splitlines()[7:] == [
        "1  user  What is in a.py? \\x1b[2J",
        '2  user  <file path="a.py" status="pending"> This file was not read yet. </file>',
        "2 messages, about 45 tokens",
        "left out: u1 sketch (unknown_type)",
        "left out: e2 tool_request (unanswered_call)",
    ]
    shown = turnwire("context", "show", "talk", "--store", place, "--projection", "--json").json["projection"]
    assert [message["role"] for message in shown["messages"]] == ["user", "user"]
    other = turnwire("context", "show", "talk", "--store", place, "--projection", "--branch", "other", "--json").json
    assert len(other["projection"]["messages"]) == 1
    assert len(turnwire("context", "show", "talk", "--store", place, "--json").json["entries"]) == 4
    wrong = turnwire("context", "show", "talk", "--store", place, "--token-limit", "5")
    assert (wrong.code, wrong.err) == (2, "turnwire: --token-limit: give --projection, too\n")


@requirement("CTX-8", "CLI-1")
def test_what_is_not_there_is_an_error_in_one_line(place: str) -> None:
    for words in (("show", "nope"), ("export", "nope"), ("show", "\udcff"), ("show", "TAL"), ("export", "%")):
        result = turnwire("context", *words, "--store", place)
        assert (result.code, result.out) == (1, "")
        assert result.err.startswith("turnwire: store: no context has this id;")
    result = turnwire("context", "show", "talk", "--branch", "nope", "--store", place)
    message = "--branch: there is none of this name; use one of: main, other"
    assert (result.code, result.err) == (2, f"turnwire: {message}\n")


@requirement("CTX-8", "CLI-1")
def test_the_beginning_of_an_id_is_enough_where_no_other_begins_so(place: str) -> None:
    with ContextStore.open(place) as store:
        for name in ("ab", "abc", "abd", "a%c"):
            store.create(context(name))
    for given, found in (("tal", "talk"), ("ab", "ab"), ("abc", "abc"), ("a%", "a%c")):
        assert turnwire("context", "show", given, "--store", place, "--json").json["context"]["id"] == found
        assert json.loads(turnwire("context", "export", given, "--store", place).out)["id"] == found
    result = turnwire("context", "show", "a", "--store", place)
    assert (result.code, result.err) == (2, "turnwire: several contexts begin with a; give more of the id\n")


@requirement("CTX-8", "CLI-2")
def test_an_export_keeps_unknown_entries_byte_for_byte_and_is_imported_into_another_store(place: str) -> None:
    exported = turnwire("context", "export", "talk", "--store", place)
    assert UNKNOWN in exported.out
    assert json.loads(exported.out)["id"] == "talk"
    told = turnwire("context", "export", "talk", "--store", place, "--output", "talk.json", "--json").json
    assert told == {"written": "talk.json"}
    assert Path("talk.json").read_text("utf-8") == exported.out
    assert turnwire("context", "import", "talk.json", "--store", "new.db", "--json").json == {"imported": "talk"}
    again = turnwire("context", "export", "talk", "--store", "new.db")
    assert UNKNOWN in again.out
    first, second = json.loads(exported.out), json.loads(again.out)
    assert {**first, "revision": 0} == {**second, "revision": 0}
    assert turnwire("context", "import", "-", "--store", "third.db", stdin=exported.out_bytes).out == "talk imported\n"


@requirement("CTX-8", "CLI-2")
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_an_export_that_fails_leaves_what_stood_there(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    Path("kept.json").write_text("before")
    full_disk = turnwire("context", "export", "talk", "--store", place, "-o", "/dev/full")
    assert (full_disk.code, full_disk.err) == (2, "turnwire: --output /dev/full: No space left on device\n")
    monkeypatch.setattr("turnwire.file_replacement.os.fsync", full)
    before = sorted(each.name for each in Path().iterdir())
    assert turnwire("context", "export", "talk", "--store", place, "-o", "kept.json").code == 2
    assert Path("kept.json").read_text() == "before"
    assert sorted(each.name for each in Path().iterdir()) == before


@requirement("CTX-8", "CLI-1")
def test_an_import_does_not_overwrite_unless_it_is_asked_to(place: str) -> None:
    turnwire("context", "export", "talk", "--store", place, "-o", "talk.json")
    refused = turnwire("context", "import", "talk.json", "--store", place)
    assert (refused.code, refused.out) == (1, "")
    message = "store: a context of this id is stored already; --replace deletes it before, with its threads"
    assert refused.err == f"turnwire: {message}\n"
    assert turnwire("context", "import", "talk.json", "--store", place, "--replace").code == 0
    for text, code in (("{", 1), ("[]", 1), ('{"type": "thread"}', 1)):
        Path("wrong.json").write_text(text)
        result = turnwire("context", "import", "wrong.json", "--store", place)
        assert (result.code, result.out) == (code, "")
    assert turnwire("context", "import", "nope.json", "--store", place).code == 2


@requirement("CTX-8", "CLI-2")
def test_a_context_is_deleted_with_its_threads_where_somebody_means_it(place: str) -> None:
    refused = turnwire("context", "delete", "talk", "--store", place)
    assert (refused.code, refused.err) == (
        2,
        "turnwire: this cannot be undone, and nobody can be asked here; give --yes\n",
    )
    with ContextStore.open(place) as store:
        assert store.ids_like("talk") == ["talk"]
    done = turnwire("context", "delete", "ta", "--yes", "--store", place)
    assert (done.code, done.out) == (0, "talk Über Äpfel and 1 thread deleted\n")
    with ContextStore.open(place) as store:
        assert (store.ids_like("talk"), store.list_threads(9).threads) == ([], ())
    assert turnwire("context", "delete", "talk", "--yes", "--store", place).code == 1


def test_migrate_says_from_which_version_to_which(here: Path) -> None:
    assert turnwire("context", "migrate", "--store", "new.db").out == "version none -> 0002\n"
    assert turnwire("context", "migrate", "--store", "new.db").out == "the store has version 0002 already\n"
    assert turnwire("context", "migrate", "--store", "new.db", "--json").json == {"before": "0002", "now": "0002"}


@requirement("CTX-8", "CLI-2")
def test_the_store_is_the_given_one_else_the_configured_one_else_the_users(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(here / "data"))
    assert turnwire("context", "list", "--json").json == {"contexts": [], "next": None}
    assert turnwire("context", "migrate").code == 0
    assert (here / "data" / "turnwire" / "turnwire.db").exists()
    (here / ".agent").mkdir()
    (here / ".agent" / "config.yml").write_text("agent:\n  store: talks.db\n")
    below = here / "deep" / "below"
    below.mkdir(parents=True)
    monkeypatch.chdir(below)
    missing = turnwire("context", "list")
    assert (missing.code, str(here / ".agent" / "talks.db") in missing.err) == (1, True)
    assert turnwire("context", "migrate").code == 0
    assert (here / ".agent" / "talks.db").exists()
    assert turnwire("context", "list").code == 0
    assert turnwire("context", "migrate", "--store", "given.db").code == 0
    assert (below / "given.db").exists()


@requirement("CTX-8", "CLI-1")
def test_no_secret_of_an_address_is_shown(here: Path) -> None:
    for address in ("postgresql://me:hunter2@127.0.0.1:1/talks", "mysql://me:hunter2@host/talks"):
        for flag in ((), ("--json",)):
            result = turnwire("context", "list", "--store", address, *flag)
            assert result.code in (1, 2)
            assert "hunter2" not in result.out + result.err


@requirement("CTX-8")
def test_the_installed_script_lists_and_exports(place: str, here: Path) -> None:
    result = script("context", "list", "--store", place, cwd=here)
    assert (result.code, result.err) == (0, "")
    assert "talk" in result.out
    assert UNKNOWN in script("context", "export", "talk", "--store", place, cwd=here).out
