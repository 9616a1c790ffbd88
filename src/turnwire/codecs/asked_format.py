"""Whether an answer is what the request's `response_format` asked for, whole and streamed alike.

Judged is the text of an answer that came to its end by itself. One that was cut, refused, or that calls tools is not
whole or not meant to fit, and its finish reason says so. A schema that cannot be compiled judges nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from pydantic_core import from_json, to_json

from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, JsonSchemaFormat
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.base import StreamDecoder
from turnwire.codecs.endings import note
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import InvalidDataError
from turnwire.core.jsonschema import SchemaChecker, compile_schema
from turnwire.core.jsontext import read_json

BROKEN_FORMAT = "format_not_met"
_AT = "/message/content"


def judged(response: ChatResponse, request: ChatRequest | None) -> ChatResponse:
    """`response`, with a diagnostic where its text is not what the request asked for."""
    found = None if request is None else _fault(response, request)
    return response if found is None else response.replace(diagnostics=[*(response.diagnostics or ()), found])


def judging(decoder: StreamDecoder, request: ChatRequest | None) -> StreamDecoder:
    """`decoder`, whose last chunk has the diagnostic that the whole answer would have."""
    if request is None or not isinstance(request.response_format, (JsonSchemaFormat, JsonObjectFormat)):
        return decoder
    return _JudgingDecoder(decoder, request)


class _JudgingDecoder(StreamDecoder):
    """Passes the chunks of a decoder on and looks at the whole answer when the last one comes. Not thread-safe."""

    def __init__(self, decoder: StreamDecoder, request: ChatRequest) -> None:
        self._decoder = decoder
        self._request = request
        self._answer = StreamAccumulator()

    def feed(self, data: bytes) -> list[StreamingChunk]:
        """See `StreamDecoder.feed`."""
        return self._take(self._decoder.feed(data))

    def close(self) -> list[StreamingChunk]:
        """See `StreamDecoder.close`."""
        return self._take(self._decoder.close())

    def _take(self, chunks: list[StreamingChunk]) -> list[StreamingChunk]:
        for chunk in chunks:
            self._answer.add(chunk)
        if chunks and chunks[-1].is_complete:
            last = chunks[-1]
            found = _fault(self._answer.response, self._request)
            if found is not None:
                chunks = [*chunks[:-1], last.replace(diagnostics=[*(last.diagnostics or ()), found])]
        return chunks


def _fault(response: ChatResponse, request: ChatRequest) -> dict[str, Any] | None:
    wanted, message = request.response_format, response.message
    if response.finish_reason not in ("stop", "other") or message.tool_calls or message.invalid_tool_calls:
        return None
    if not isinstance(wanted, (JsonSchemaFormat, JsonObjectFormat)):
        return None
    try:
        value = read_json(message.text, replace_surrogates=True)
    except ValueError:
        return note(BROKEN_FORMAT, "the text is no JSON, which was asked for", _AT)
    if isinstance(wanted, JsonObjectFormat):
        return None if isinstance(value, dict) else note(BROKEN_FORMAT, "a JSON object was asked for", _AT)
    try:
        checker = _checker(to_json(wanted.json_schema))
    except InvalidDataError:
        return None
    rules = sorted({problem.rule for problem in checker.problems(value)})
    if not rules:
        return None
    return note(BROKEN_FORMAT, f"the text breaks the JSON schema that was asked for: {', '.join(rules)}", _AT)


@lru_cache(maxsize=64)
def _checker(schema: bytes) -> SchemaChecker:
    return compile_schema(from_json(schema))
