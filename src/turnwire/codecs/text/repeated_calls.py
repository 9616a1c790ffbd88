"""Calls that a server gives twice: as marks in the text, and as structure behind it. Each is one call, and runs once.

In: the calls that were read out of the text, and the pieces of those that came as structure. Out, at the end of the
answer: the pieces without the calls that repeat one of the text. Where no call was read, nothing is held back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta

from turnwire.codecs.answers.finish_reasons import note
from turnwire.codecs.answers.request_checks import REPEATED
from turnwire.core.jsontext import read_json


class RepeatedCalls:
    """The calls of one answer that may come again. Not thread-safe."""

    def __init__(self) -> None:
        self._expected: list[tuple[str, Any]] = []
        self._held: list[ToolCallDelta] = []

    @property
    def may_come(self) -> bool:
        """Whether a call was read that may come again as structure."""
        return bool(self._expected)

    def expect(self, name: str, arguments: str) -> None:
        """A call was read out of the text."""
        self._expected.append((name, _value(arguments)))

    def hold(self, deltas: Sequence[ToolCallDelta]) -> None:
        """Keep pieces of calls that came as structure until the answer ends."""
        self._held += deltas

    def take(self, notes: list[dict[str, Any]]) -> list[StreamingChunk]:
        """What was held without the calls that are there already, each of which gets a diagnostic among `notes`."""
        calls: dict[int, tuple[str, str]] = {}
        for delta in self._held:
            name, arguments = calls.get(delta.index, ("", ""))
            calls[delta.index] = (name + (delta.name or ""), arguments + (delta.arguments or ""))
        left, again = list(self._expected), []
        for index, (name, arguments) in calls.items():
            said = (name, _value(arguments))
            if said in left:
                left.remove(said)
                again.append(index)
                what = "a call came in the text and as structure, and is one call"
                notes.append(note(REPEATED, what, f"/message/tool_calls/{self._expected.index(said)}"))
        kept = [
            delta.replace(index=delta.index - sum(index < delta.index for index in again))
            for delta in self._held
            if delta.index not in again
        ]
        self._held = []
        return [StreamingChunk(tool_call_deltas=[delta]) for delta in kept]


def _value(arguments: str) -> Any:
    try:
        return read_json(arguments)
    except ValueError:
        return arguments
