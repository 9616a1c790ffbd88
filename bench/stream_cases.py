"""Streams of other dialects, and of servers that flush every line."""

from __future__ import annotations

from collections.abc import Iterator

from bench import data, floor, stream_data, stream_floor, subject
from bench.cases import Row, answer_row, case
from bench.measure import Effort
from turnwire import get_codec


@case("chat-lines")
def chat_lines(effort: Effort) -> Iterator[Row]:
    """Two reads for each event: its line of data, and the empty line."""
    for name, title, goal, events in (
        ("chat-text-lines", "1,000 text chunks, line by line", 1.0, data.chat_text_stream()),
        ("chat-arguments-lines", "1,000 tool-argument chunks, line by line", 1.0, data.chat_argument_stream()),
    ):
        pieces = stream_data.by_line(events)
        yield answer_row(name, title, goal, effort, pieces, floor.read_chat_stream, subject.read_chat_stream)


@case("other-streams")
def other_streams(effort: Effort) -> Iterator[Row]:
    """One read for each event, as in `chat-text`."""
    for name, title, pieces, by_hand in (
        ("anthropic", "Anthropic", stream_data.anthropic_text_stream(), stream_floor.read_anthropic_stream),
        ("openai-responses", "Responses", stream_data.responses_text_stream(), stream_floor.read_responses_stream),
        ("gemini", "Gemini", stream_data.gemini_text_stream(), stream_floor.read_gemini_stream),
    ):
        decode = get_codec(name).decode_stream
        yield answer_row(f"{name}-text", f"1,000 {title} text events", 1.0, effort, pieces, by_hand, decode)
