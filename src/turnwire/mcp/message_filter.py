"""Messages of a server before the SDK reads them: a list with one invalid tool keeps the others, and a result with
one block of an unknown type, or with structured content alone, is a result.

The SDK refuses a whole list for one wrong definition. Only what is used of a tool goes on; what is no tool is taken out
and reported. Notifications without a receiver end here.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, Final, Self

import anyio

_HEARD: Final = frozenset(
    {
        "notifications/resources/list_changed",
        "notifications/tools/list_changed",
        "notifications/subscriptions/acknowledged",
        "notifications/cancelled",
    }
)

_CALL_RESULT: Final = frozenset({"content", "structuredContent", "isError"})
"""Fields of the result of a call, any of which may be the only one."""
_BLOCKS: Final = frozenset({"text", "image", "audio", "resource_link", "resource"})

WrongTool = Callable[[str, str], None]
"""Called for a tool that was taken out: its name, and why."""


@contextlib.asynccontextmanager
async def cleaned(transport: Any, wrong: WrongTool) -> AsyncIterator[tuple[Any, Any]]:
    """The streams of `transport`, lists of tools cleaned."""
    async with transport as (incoming, outgoing):
        yield _Incoming(incoming, wrong), outgoing


class _Incoming:
    """A receiving stream; everything but the messages is that of the inner one."""

    def __init__(self, inner: Any, wrong: WrongTool) -> None:
        self._inner = inner
        self._wrong = wrong

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    async def receive(self) -> Any:
        """The next message that is of use."""
        while True:
            message = await self._inner.receive()
            inner = getattr(message, "message", None)
            if not _is_wanted(inner):
                continue
            result = getattr(inner, "result", None)
            if isinstance(result, dict):
                if isinstance(result.get("tools"), list):
                    result["tools"] = well_formed(result["tools"], self._wrong)
                elif _CALL_RESULT & result.keys():
                    result["content"] = known_blocks(result.get("content"))
            return message

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Any:
        try:
            return await self.receive()
        except anyio.EndOfStream:
            raise StopAsyncIteration from None

    async def __aenter__(self) -> Self:
        await self._inner.__aenter__()
        return self

    async def __aexit__(self, *error: Any) -> Any:
        return await self._inner.__aexit__(*error)


def _is_wanted(message: Any) -> bool:
    """Whether a message is more than a notification without a receiver.

    The SDK would log those that are malformed with what they hold, and start a task for each of a flood.
    """
    method = getattr(message, "method", None)
    if method is None or hasattr(message, "id"):
        return True
    if method == "notifications/resources/updated":
        return isinstance((message.params or {}).get("uri"), str)
    return method in _HEARD


def known_blocks(content: Any) -> Any:
    """The blocks of a call's result, with a notice for each of unknown type; none for null or nothing."""
    if not isinstance(content, list):
        return [] if content is None else content
    return [block if _type_of(block) in _BLOCKS else {"type": "text", "text": not_shown(block)} for block in content]


def _type_of(block: Any) -> str | None:
    kind = block.get("type") if isinstance(block, Mapping) else None
    return kind if isinstance(kind, str) else None


def not_shown(block: Any) -> str:
    """The text that a model reads in place of a block that it cannot be shown."""
    return f"[{(_type_of(block) or 'unknown')[:64]}: this kind of content is not shown]"


def well_formed(tools: list[Any], wrong: WrongTool) -> list[dict[str, Any]]:
    """The tools that the protocol can carry, with the fields that are used; annotations are a server's own word."""
    kept = []
    for tool in tools:
        name = tool.get("name") if isinstance(tool, Mapping) else None
        if not isinstance(name, str) or not name:
            wrong("?", "it has no name")
            continue
        schema = tool.get("inputSchema")
        if not isinstance(schema, Mapping) or schema.get("type", "object") != "object":
            wrong(name, "its schema does not describe an object")
            continue
        clean: dict[str, Any] = {"name": name, "inputSchema": {"type": "object", **schema}}
        clean |= {key: tool[key] for key in ("title", "description") if isinstance(tool.get(key), str)}
        output = tool.get("outputSchema")
        if isinstance(output, Mapping) and output.get("type") == "object":
            clean["outputSchema"] = dict(output)
        kept.append(clean)
    return kept
