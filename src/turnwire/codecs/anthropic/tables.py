"""The words of the wire as tables: stop reasons, block types, media types, thinking budgets.

Nothing here decides; the other modules look things up. Source: Anthropic OpenAPI of August 2026 (version 2023-06-01).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from turnwire_schema.v1.response import FinishReason

DIALECT: Final = "anthropic"

STOP_REASONS: Final[Mapping[str, FinishReason]] = MappingProxyType(
    {
        "end_turn": "stop",
        "stop_sequence": "stop",
        "max_tokens": "length",
        "model_context_window_exceeded": "length",
        "tool_use": "tool_calls",
        "refusal": "content_filter",
        "pause_turn": "other",  # a server tool runs on; the client sends the answer back to go on
        "compaction": "other",  # beta: the answer ends after a summary
    }
)
WORD_OF: Final[Mapping[str, str]] = MappingProxyType(
    {"stop": "end_turn", "length": "max_tokens", "tool_calls": "tool_use", "content_filter": "refusal"}
)

_FOREIGN_WORDS: Final = frozenset(
    # OpenAI chat and its servers, Ollama, OpenAI Responses
    (
        *("stop", "length", "tool_calls", "function_call", "content_filter", "abort", "error", "eos", "repetition"),
        *("load", "unload", "completed", "incomplete", "failed", "cancelled", "queued", "in_progress"),
    )
)
_OWN_FORM: Final = re.compile(r"[a-z]+(?:_[a-z]+)*")


def is_own_word(raw: str | None) -> bool:
    """Whether a raw finish reason is a word of this wire: known, or a new one in its spelling.

    It shows, too, whether an answer came from this dialect, whose own fields then go back into it.
    """
    if raw is None:
        return False
    return raw in STOP_REASONS or (raw not in _FOREIGN_WORDS and _OWN_FORM.fullmatch(raw) is not None)


IMAGE_TYPES: Final = frozenset(("image/jpeg", "image/png", "image/gif", "image/webp"))
IMAGE_ALIASES: Final[Mapping[str, str]] = MappingProxyType({"image/jpg": "image/jpeg"})
PDF: Final = "application/pdf"
PLAIN: Final = "text/plain"

OUTPUT_ONLY: Final = frozenset(("parsed_output",))
"""Keys that SDKs add to blocks of an answer and that no request may carry."""

BUDGETS: Final[Mapping[str, int]] = MappingProxyType(
    {"minimal": 1024, "low": 2048, "medium": 10000, "high": 16384, "xhigh": 32768, "max": 32768}
)
"""Tokens of thinking for an effort, on models that know budgets only."""
LEAST_BUDGET: Final = 1024
ANSWER_ROOM: Final = 4096
"""Tokens left for the answer beside a budget, where the request names no limit."""

NEAREST_EFFORT: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "minimal": ("low",),
        "low": (),
        "medium": (),
        "high": (),
        "xhigh": ("high",),
        "max": ("high",),
    }
)
"""What stands in for an effort that a model does not know, in this order."""

JSON_INSTRUCTION: Final = "Answer with one JSON object and nothing else: no text before or after it, no code fence."
"""Added to the system text for the format json_object, for which the wire has no word."""

Data = dict[str, Any]

# Fields by kind of object that the codec maps; everything else at that level travels in own options or extras, so a
# field that is new to the wire's document is not a gap. A test holds the names to the document.
MESSAGE: Final = frozenset(("role", "content"))
TEXT: Final = frozenset(("type", "text"))
THINKING: Final = frozenset(("type", "thinking", "signature"))
REDACTED: Final = frozenset(("type", "data"))
IMAGE: Final = frozenset(("type", "source"))
DOCUMENT: Final = frozenset(("type", "source", "title"))
SOURCES: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "base64": frozenset(("type", "media_type", "data")),
        "url": frozenset(("type", "url")),
        "file": frozenset(("type", "file_id")),
        "text": frozenset(("type", "media_type", "data")),
    }
)
TOOL_USE: Final = frozenset(("type", "id", "name", "input"))
TOOL_RESULT: Final = frozenset(("type", "tool_use_id", "content", "is_error"))
TOOL: Final = frozenset(("name", "description", "input_schema", "strict", "type"))
TOOL_CHOICE: Final = frozenset(("type", "name", "disable_parallel_tool_use"))
OUTPUT_CONFIG: Final = frozenset(("format", "effort"))
EVENTS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "message_start": frozenset(("type", "message")),
        "content_block_start": frozenset(("type", "index", "content_block")),
        "content_block_delta": frozenset(("type", "index", "delta")),
        "content_block_stop": frozenset(("type", "index")),
        "message_delta": frozenset(("type", "delta", "usage")),
        "message_stop": frozenset(("type",)),
    }
)
DELTAS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "text_delta": frozenset(("type", "text")),
        "citations_delta": frozenset(("type", "citation")),
        "thinking_delta": frozenset(("type", "thinking")),
        "signature_delta": frozenset(("type", "signature")),
        "input_json_delta": frozenset(("type", "partial_json")),
    }
)
