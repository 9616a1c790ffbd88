"""What the stand-in model says: scripted answers that are hard to pass on, and how they must arrive."""

from __future__ import annotations

from typing import Any

from turnwire_schema.v1.content import Origin
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta
from turnwire_schema.v1.usage import UsageInfo

from tests.gateway.server import RunningGateway
from turnwire.providers.kinds.mock import Answer, Script

TEXT = "Grüße, 世界 👋🏽 — \u2028 “ende”\n\ttab \\ \u0000."
PIECES = ("Grüße, ", "世", "界 👋", "🏽 — ", "\u2028 “ende”", "\n\ttab \\ \u0000.")
USAGE = UsageInfo(prompt_tokens=21, completion_tokens=13, cached_tokens=5, reasoning_tokens=4)
THOUGHT = "Let me think: 2 + 2."
SIGNATURE = "c2lnbmF0dXJl"
REFUSED = "I cannot help with that."
WEATHER = ("get_weather", {"city": "Zürich", "days": 3})
TIME = ("get_time", {"zone": "Europe/Berlin", "deep": {"list": [1, {"a": None}]}})
PARAMETERS: dict[str, Any] = {
    "type": "object",
    "properties": {"city": {"type": "string"}, "days": {"type": "integer"}},
    "required": ["city"],
    "additionalProperties": False,
}
ANY: dict[str, Any] = {"type": "object", "properties": {"zone": {"type": "string"}}, "required": ["zone"]}


def says(gateway: RunningGateway, *answers: Answer) -> None:
    """Let the model of `gateway` give these answers, in order."""
    gateway.mock.script = Script(list(answers))


def _end(reason: Any, **fields: Any) -> StreamingChunk:
    return StreamingChunk(is_complete=True, finish_reason=reason, usage=USAGE, **fields)


def plain() -> list[StreamingChunk]:
    """A text of difficult characters, cut where it hurts."""
    return [*(StreamingChunk(text=piece) for piece in PIECES), _end("stop")]


def text(said: str) -> list[StreamingChunk]:
    """A text in one piece, its tokens counted."""
    return [StreamingChunk(text=said), _end("stop")]


def _piece(index: int, arguments: str, **fields: Any) -> StreamingChunk:
    return StreamingChunk(tool_call_deltas=(ToolCallDelta(index=index, arguments=arguments, **fields),))


def parallel() -> list[StreamingChunk]:
    """Two calls whose pieces come mixed."""
    return [
        _piece(0, "", id="call_a", name="get_weather"),
        _piece(0, '{"city": "Zü'),
        _piece(1, '{"zone": "Europe/', id="call_b", name="get_time"),
        _piece(0, 'rich", "days"'),
        _piece(1, 'Berlin", "deep": {"list": [1, '),
        _piece(0, ": 3}", is_complete=True),
        _piece(1, '{"a": null}]}}', is_complete=True),
        _end("tool_calls"),
    ]


def thinking(dialect: str) -> list[StreamingChunk]:
    """Signed thoughts of `dialect`, then a text."""
    half = len(THOUGHT) // 2
    origin = Origin(dialect=dialect)
    return [
        StreamingChunk(thinking=THOUGHT[:half], part_index=0, thinking_origin=origin),
        StreamingChunk(thinking=THOUGHT[half:], part_index=0, thinking_origin=origin, signature=SIGNATURE),
        StreamingChunk(text="It is ", part_index=1),
        StreamingChunk(text="4.", part_index=1),
        _end("stop"),
    ]


def refusal() -> list[StreamingChunk]:
    """A refusal in two pieces."""
    return [StreamingChunk(refusal=REFUSED[:9]), StreamingChunk(refusal=REFUSED[9:]), _end("content_filter")]


def truncated() -> list[StreamingChunk]:
    """A call that the token limit cut inside its arguments."""
    return [_piece(0, '{"city": "Zü', id="call_a", name="get_weather"), _end("length")]


def cut() -> list[StreamingChunk]:
    """A text that the token limit cut."""
    return [StreamingChunk(text="It goes on and"), _end("length")]
