"""Doors of conversations: entries, whole contexts, the store, threads with their events, policies, approvals, files."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from turnwire_schema.v1.context import ContextDocument, Projection
from turnwire_schema.v1.entry import FileReferenceEntry, ToolRequestEntry, UnknownEntry
from turnwire_schema.v1.policy import AgentConfig, FilePolicy, ToolPolicy
from turnwire_schema.v1.provider import Capabilities
from turnwire_schema.v1.thread import (
    AgentEvent,
    ApprovalDecisions,
    ThreadMessages,
    ThreadRequest,
    ThreadState,
    ThreadView,
    UnknownAgentEvent,
)
from turnwire_schema.v1.tool import ToolCall

from tests.fuzz.promise import BrokenPromise, Payload
from turnwire import user
from turnwire.context import Context, entry_to_json, project, read_entry
from turnwire.core.errors import InvalidDataError, TurnwireError
from turnwire.files import FileResolver
from turnwire.store import ContextStore
from turnwire.tools import approve, decide, deny, use

NOON: Final = datetime(2026, 1, 31, 12, tzinfo=UTC)
_BLIND: Final = Capabilities(vision="no", tools="no", audio="no")
_CALL: Final = ToolCall(id="c", name="read_file", arguments={"path": "a.py", "deep": [{"x": 1}]})
_EVENT: Final[TypeAdapter[AgentEvent]] = TypeAdapter(AgentEvent)


def entry(payload: Payload) -> None:
    """One entry: read and written back the same, an unknown one byte for byte; and the same inside a context."""
    for source in _sources(payload):
        try:
            found = read_entry(source)
        except TurnwireError:
            continue
        text = entry_to_json(found)
        if isinstance(found, UnknownEntry) and isinstance(source, bytes) and text.encode() != source:
            raise BrokenPromise("an unknown entry was written with other bytes")
        again = read_entry(text)
        if again != found or entry_to_json(again) != text:
            raise BrokenPromise("an entry read from its own text is another")
        _try_entry(found)
    _check_context(lambda: Context.from_json(_around(payload.data), **_clock()))


def context(payload: Payload) -> None:
    """A whole context: loaded, projected, changed, written and loaded again."""
    _check_context(lambda: Context.from_json(payload.data, **_clock()))
    if isinstance(payload.value, Mapping):
        _check_context(lambda: Context.from_document(payload.value, **_clock()))
    try:
        document = ContextDocument.from_json(payload.data)
    except (TurnwireError, ValidationError):
        return
    _check_context(lambda: Context.from_document(document, **_clock()))


def stored(payload: Payload) -> None:
    """A context through the store: what is exported is imported again as the same."""
    data = payload.data if payload.kind == "context" else _around(payload.data)
    store = _store()
    try:
        context_id = store.import_(data, replace=True)
    except TurnwireError:
        return
    text = store.export(context_id)
    text.encode()
    found = store.load(context_id, **_clock())
    found.append_message(user("Go on."))
    store.save(found)
    if _state(store.import_(store.export(context_id), replace=True)) != _state(found):
        raise BrokenPromise("a context that was exported and imported is another")
    store.delete(context_id)


def _state(found: Context | str) -> Any:
    value = json.loads(_store().export(found) if isinstance(found, str) else found.to_json())
    value.pop("revision", None)
    return value


def thread(payload: Payload) -> None:
    """What threads are made of: read, written, stored."""
    for model in (ThreadState, ThreadRequest, ThreadMessages, ThreadView, ApprovalDecisions):
        for read, given in ((model.from_json, payload.data), (model.from_dict, payload.value)):
            try:
                found = read(given)
            except (TurnwireError, ValidationError):
                continue
            if model.from_json(found.to_json()) != found:
                raise BrokenPromise("what belongs to a thread, read from its own JSON, is another")
            if isinstance(found, ThreadState):
                _store_thread(found)
    for validate, given in ((_EVENT.validate_json, payload.data), (_EVENT.validate_python, payload.value)):
        try:
            event = validate(given)
        except (TurnwireError, ValidationError):
            continue
        _store_event(event)


def policy(payload: Payload) -> None:
    """Policies: what they say about a call and about files."""
    for model in (ToolPolicy, FilePolicy, AgentConfig):
        for read, given in ((model.from_json, payload.data), (model.from_dict, payload.value)):
            try:
                found = read(given)
            except (TurnwireError, ValidationError):
                continue
            if isinstance(found, ToolPolicy):
                for server in (None, "docs"):
                    decide(found, _CALL, server)
            elif isinstance(found, FilePolicy):
                try:
                    FileResolver(_folder(), found).write("a.py", "x", role="planner")
                except TurnwireError:
                    continue


# One entry


def _sources(payload: Payload) -> list[bytes | str | Mapping[str, Any]]:
    found: list[bytes | str | Mapping[str, Any]] = [payload.data]
    if isinstance(payload.value, Mapping):
        found.append(payload.value)
    return [*found, payload.data.decode("utf-8", "surrogatepass")] if payload.data.isascii() else found


def _try_entry(found: Any) -> None:
    match found:
        case ToolRequestEntry():
            approval = found.data.approval
            words = {"hash": "0" * 64 if approval is None else approval.hash, "by": "user", "now": NOON}
            for decided in (lambda: approve(found, **words), lambda: deny(found, **words), lambda: found):
                try:
                    entry_to_json(use(decided(), now=NOON + timedelta(seconds=1)))
                except TurnwireError:
                    continue
        case FileReferenceEntry():
            for role in ("planner", "unheard-of"):
                try:
                    entry_to_json(FileResolver(_folder()).read(found, role=role))
                except TurnwireError:
                    continue
        case _:
            pass


# A context


def _clock() -> dict[str, Any]:
    steps, numbers = count(), count(1)
    return {"now": lambda: NOON + timedelta(seconds=next(steps)), "new_id": lambda: f"new-{next(numbers)}"}


def _around(data: bytes) -> bytes:
    """A context whose second entry is these bytes."""
    head = b'{"type":"context","version":"1.1","id":"c","created_at":"2026-01-31T12:00:00Z","active_branch":"main",'
    first = json.dumps(_TEXT).encode()
    return (
        head
        + b'"branches":[{"name":"main","created_at":"2026-01-31T12:00:00Z","entries":['
        + first
        + b","
        + (data + b"]}]}")
    )


_TEXT: Final = {
    "type": "text",
    "version": "1.1",
    "id": "first",
    "created_at": "2026-01-31T12:00:00Z",
    "data": {"role": "user", "content": "What stands in a.py?"},
}


def _check_context(load: Callable[[], Context]) -> None:
    try:
        found = load()
    except TurnwireError:
        return
    text = found.to_json()
    text.encode()
    again = Context.from_json(text, **_clock())
    if again.to_json() != text:
        raise BrokenPromise("a context loaded from its own text is another")
    repr(found)
    is_sound = _looked_at(found)
    for given in ({}, {"capabilities": _BLIND}, {"token_limit": 60}, {"token_limit": 10_000_000}):
        _projected(found, is_sound, given)
    _changed(found)


def _looked_at(found: Context) -> bool:
    """Whether every entry fits its type."""
    try:
        document = found.to_document()
        found.pending, found.controls(), [*found.entries]
    except InvalidDataError:
        return False
    for again in (Context.from_document(document), Context.from_document(document.to_dict())):
        if again.to_document() != document:
            raise BrokenPromise("a context made of its own document is another")
    return True


def _projected(found: Context, is_sound: bool, given: dict[str, Any]) -> None:
    try:
        shown = project(found, now=NOON, **given)
    except InvalidDataError:
        if is_sound:
            raise BrokenPromise("a sound context cannot be projected") from None
        return
    if Projection.from_json(shown.to_json()) != shown:
        raise BrokenPromise("a projection read from its own JSON is another")


def _changed(found: Context) -> None:
    for change in (
        lambda: found.append_message(user("Go on.")),
        lambda: found.fork("new-branch", after="first" if "first" in found else None),
        lambda: found.switch(found.branches[0].name),
        *((lambda mode=mode: found.set_mode(mode.name)) for mode in found.modes),
    ):
        try:
            change()
        except TurnwireError:
            continue
    changes = found.changes()
    changes.state.to_json().encode()
    found.saved(changes.revision + 1)
    if Context.from_json(found.to_json()).to_json() != found.to_json():
        raise BrokenPromise("a changed context loaded from its own text is another")


# Stores and folders


@cache
def _home() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="turnwire-fuzz-")


@cache
def _folder() -> Path:
    found = Path(_home().name) / "workspace"
    found.mkdir()
    (found / "a.py").write_text("x = 1\n")
    (found / "src").mkdir()
    (found / "src" / "app.py").write_text("y = 2\n" * 40)
    return found


@cache
def _store() -> ContextStore:
    return ContextStore.open(Path(_home().name) / "store.db")


def _store_thread(found: ThreadState) -> None:
    store, owner = _store(), Context.new("owner", **_clock())
    _without_error(lambda: store.delete("owner"))
    store.create(owner)
    given = found.replace(context_id="owner", revision=None)
    try:
        kept = store.save_thread(given)
    except TurnwireError:
        return
    if store.load_thread(found.id) != kept:
        raise BrokenPromise("a thread that is stored is another")
    store.list_threads()


def _store_event(event: Any) -> None:
    if _EVENT.validate_json(event.to_json()) != event:
        raise BrokenPromise("an event read from its own JSON is another")
    thread_id = event.raw.get("thread_id") if isinstance(event, UnknownAgentEvent) else event.thread_id
    if not isinstance(thread_id, str) or not thread_id:
        return
    store, owner = _store(), Context.new("owner", **_clock())
    _without_error(lambda: store.delete("owner"))
    store.create(owner)
    at = "2026-01-31T12:00:00Z"
    made = ThreadState(version="1.1", id=thread_id, context_id="owner", status="idle", created_at=at)
    try:
        store.save_thread(made)
        store.append_events(thread_id, [event])
    except TurnwireError:
        return
    if [each.to_json() for each in store.events(thread_id)] != [event.to_json()]:
        raise BrokenPromise("an event that is stored is another")


def _without_error(work: Callable[[], object]) -> None:
    try:
        work()
    except TurnwireError:
        return
