"""The events of steps in a stream that is written: start, pieces, stop."""

from __future__ import annotations

from collections.abc import Mapping

from turnwire.codecs.wirejson import dump_wire_json


def event(body: Mapping[str, object]) -> bytes:
    """One server-sent event, named by its `event_type`."""
    return b"event: " + str(body["event_type"]).encode() + b"\ndata: " + dump_wire_json(body) + b"\n\n"


class StepEvents:
    """Writes the events of the steps of one stream, which it numbers. Not thread-safe."""

    __slots__ = ("_index", "_out")

    def __init__(self) -> None:
        self._index = -1
        self._out: list[bytes] = []

    def put(self, data: bytes) -> None:
        """Add what is an event already."""
        self._out.append(data)

    def start(self, step: Mapping[str, object]) -> int:
        """Begin a step; its number."""
        self._index += 1
        self._out.append(event({"event_type": "step.start", "index": self._index, "step": step}))
        return self._index

    def delta(self, index: int, delta: Mapping[str, object]) -> None:
        """Add a piece to a step."""
        self._out.append(event({"event_type": "step.delta", "index": index, "delta": delta}))

    def stop(self, index: int) -> None:
        """End a step."""
        self._out.append(event({"event_type": "step.stop", "index": index}))

    def taken(self) -> bytes:
        """The events since the last time."""
        out = b"".join(self._out)
        self._out.clear()
        return out
