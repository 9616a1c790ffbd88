"""Built-in tools of an agent (its task list, the files of the workspace), and the thread that they work on."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, TypedDict

from turnwire_schema.v1.entry import FileReferenceData
from turnwire_schema.v1.thread import ThreadFile, Todo, TodoStatus

from turnwire.agent.errors import ThreadError
from turnwire.core.bound_tools import Tool, tool
from turnwire.core.schema_defaults import role_of
from turnwire.core.utc import utc_text

if TYPE_CHECKING:
    from turnwire.agent.thread import AgentThread


_CURRENT: ContextVar[AgentThread] = ContextVar("turnwire_thread")


@contextmanager
def working_on(thread: AgentThread) -> Iterator[None]:
    """Within this, `current_thread` is `thread`, also in the tasks that are started."""
    token = _CURRENT.set(thread)
    try:
        yield
    finally:
        _CURRENT.reset(token)


def current_thread() -> AgentThread:
    """The thread whose run called this tool; for asynchronous tools.

    Raises:
        ThreadError: no run did.
    """
    found = _CURRENT.get(None)
    if found is None:
        raise ThreadError("not_found", "no thread is at work here; this tool runs inside a thread only")
    return found


class TodoItem(TypedDict):
    """One task of `write_todos`."""

    text: str
    status: TodoStatus


async def write_todos(todos: list[TodoItem]) -> str:
    """Replace your list of tasks. Use it to plan work of several steps, and to mark what is done.

    Args:
        todos: All tasks, in order, the finished ones too.
    """
    thread = current_thread()
    made = tuple(Todo(id=str(number), text=each["text"], status=each["status"]) for number, each in enumerate(todos, 1))
    thread.journal.change(todos=made or None)
    still_open = sum(each.status in ("open", "in_progress") for each in made)
    return f"{len(made)} tasks, {still_open} not finished"


async def read_file(path: str, start_line: int | None = None, end_line: int | None = None) -> dict[str, Any]:
    """Read a text file of the workspace, with line numbers.

    Args:
        path: Path relative to the workspace.
        start_line: First line, from 1.
        end_line: Last line, inclusive.
    """
    thread = current_thread()
    files = thread.agent.files
    if files is None:
        return {"status": "missing", "problem": "there is no workspace"}
    reference = FileReferenceData(path=path, status="pending", start_line=start_line, end_line=end_line)
    found = await asyncio.to_thread(files.read, reference, role=role_of(thread.context.mode))
    shown: dict[str, Any] = {"status": found.status}
    if found.content is not None:
        shown["content"] = found.content
        shown["line_count"] = found.line_count
    if found.is_truncated:
        shown["is_truncated"] = True
    if found.problem is not None:
        shown["problem"] = found.problem.message
    return shown


async def write_file(path: str, content: str) -> dict[str, Any]:
    """Write a text file of the workspace; the whole file is replaced.

    Args:
        path: Path relative to the workspace.
        content: The whole new content.
    """
    thread = current_thread()
    files = thread.agent.files
    if files is None:
        return {"status": "missing", "problem": "there is no workspace"}
    written = await asyncio.to_thread(files.write, path, content, role=role_of(thread.context.mode))
    if written.status == "written":
        digest = hashlib.sha256(content.encode()).hexdigest()
        entry = ThreadFile(path=written.resolved_path or path, sha256=digest, updated_at=utc_text(thread.agent.now()))
        held = tuple(each for each in thread.state.files or () if each.path != entry.path)
        thread.journal.change(files=(*held, entry))
        return {"status": "written", "size_bytes": len(content.encode())}
    return {"status": written.status, "problem": written.problem.message if written.problem else "not written"}


def own_tools(*, files: bool = True) -> tuple[Tool[..., Any], ...]:
    """The tools of this module, ready to be registered; without those for files where there is no workspace."""
    return (tool(write_todos), *((tool(read_file), tool(write_file)) if files else ()))
