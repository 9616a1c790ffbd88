"""The order of calls in an answer: valid and invalid ones, and calls between the parts of the content."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import TypeVar

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

P = TypeVar("P")
C = TypeVar("C")


def ordered_calls(message: AssistantMessage, at: str) -> Iterator[tuple[ToolCall | InvalidToolCall, str]]:
    """Valid and invalid calls in the order in which the model made them, each with its JSON pointer."""
    placed: dict[int, tuple[InvalidToolCall, str]] = {}
    late: list[tuple[InvalidToolCall, str]] = []
    for index, call in enumerate(message.invalid_tool_calls or ()):
        entry = (call, f"{at}/invalid_tool_calls/{index}")
        if call.position is None or call.position in placed:
            late.append(entry)
        else:
            placed[call.position] = entry
    place = 0
    for index, valid in enumerate(message.tool_calls or ()):
        while place in placed:
            yield placed.pop(place)
            place += 1
        yield valid, f"{at}/tool_calls/{index}"
        place += 1
    yield from (placed[position] for position in sorted(placed))
    yield from late


def calls_among(parts: Iterable[tuple[int, P]], calls: Iterable[tuple[int | None, C]]) -> Iterator[P | C]:
    """Written parts with their place in the content, and written calls among them where the model made them."""
    waiting = deque(calls)
    for place, part in parts:
        while waiting and (before := waiting[0][0]) is not None and before <= place:
            yield waiting.popleft()[1]
        yield part
    yield from (call for _, call in waiting)


def early_calls(message: AssistantMessage, at: str) -> Iterator[str]:
    """JSON pointers of the calls that come before some part of the content.

    A wire format with calls after the content, or in a field of their own, cannot express that.
    """
    calls = message.tool_calls or ()
    if all(call.part_index is None for call in calls) and not message.invalid_tool_calls:
        return
    count = len(message.parts)
    for call, path in ordered_calls(message, at):
        if call.part_index is not None and call.part_index < count:
            yield f"{path}/part_index"


class StreamedCallOrder:
    """Notices, chunk by chunk, that content comes after a call. Not thread-safe."""

    __slots__ = ("_has_call",)

    def __init__(self) -> None:
        self._has_call = False

    def is_broken_by(self, chunk: StreamingChunk) -> bool:
        """Whether `chunk` brings numbered content although a numbered call came before it."""
        if chunk.tool_call_deltas and any(delta.part_index is not None for delta in chunk.tool_call_deltas):
            self._has_call = True
            return False
        return self._has_call and chunk.part_index is not None and not chunk.is_complete
