"""What a whole body and a stream have in common: why the answer ended, its thoughts, its list content.

Both decoders come here with the same facts, so that the same answer gives the same message, finish and usage both ways.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from pydantic import ValidationError
from pydantic_core import from_json

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import FinishReason

from turnwire.codecs.openai_chat.tables import DIALECT, finish_words
from turnwire.codecs.variants import ChatVariant
from turnwire.core.calls import RawCall, finish_calls
from turnwire.core.finish import finish_reason
from turnwire.core.validate import problems_of

THINKING_FIELDS: Final = ("reasoning", "reasoning_content")

# Fields of an answer that are canonical, by level; everything else that is not null is kept as an extra.
KNOWN_BODY: Final = frozenset({"id", "object", "created", "model", "choices", "usage"})
KNOWN_CHOICE: Final = frozenset({"index", "message", "delta", "finish_reason"})
KNOWN_MESSAGE: Final = frozenset({"role", "content", "refusal", "tool_calls", "function_call", *THINKING_FIELDS})
KNOWN_CALL: Final = frozenset({"id", "type", "index", "function"})
KNOWN_FUNCTION: Final = frozenset({"name", "arguments"})
NOISE: Final = frozenset({"obfuscation"})
"""Random text that hides the length of a chunk."""


def body_extras(body: Mapping[str, Any]) -> dict[str, Any]:
    """Fields of a body that are not canonical and not null, as they came."""
    return {
        key: value for key, value in body.items() if value is not None and key not in KNOWN_BODY and key not in NOISE
    }


class Ending(NamedTuple):
    """Why an answer ended, and what is odd about that."""

    reason: FinishReason
    diagnostics: list[dict[str, Any]]


def conclude(
    raw: str | None,
    variant: ChatVariant,
    calls: Sequence[RawCall],
    *,
    has_custom_calls: bool,
    has_refusal: bool,
    usage: Mapping[str, Any] | None,
    request: ChatRequest | None,
) -> Ending:
    """The canonical reason for the server's word."""
    limit = None if request is None else request.parameters.max_tokens
    # Equal, not more: with n above 1 the server counts the tokens of all answers together.
    reached = limit is not None and usage is not None and usage.get("completion_tokens") == limit
    cut = bool(calls) and _ends_inside(calls[-1])
    reason = finish_reason(
        raw,
        finish_words(raw, variant),
        has_calls=bool(calls) or has_custom_calls,
        has_refusal=has_refusal,
        last_call_is_cut=cut,
        reached_limit=reached,
    )
    notes: list[dict[str, Any]] = []
    if reason == "tool_calls" and reached and calls:
        # vllm#58228: cut between two calls, the server says tool_calls and the rest is missing.
        notes.append(note("possibly_truncated_turn", "the token limit was reached with the last call", "/message"))
    return Ending(reason, notes)


def _ends_inside(call: RawCall) -> bool:
    """Whether the arguments of a call end inside a JSON value."""
    if call.is_parsed:
        return False
    try:
        from_json(call.text)
    except ValueError:
        return finish_calls((call,), was_cut=False).last_is_cut
    return False


def unfit(error: ValidationError) -> str:
    """Where an answer holds a value that the canonical model refuses (NaN, for one), without the value."""
    problem = problems_of(error)[0]
    return f"{problem.path}: {problem.message}"


def note(name: str, what: str, at: str | None = None) -> dict[str, Any]:
    """A diagnostic."""
    return {"id": name, "what": what} if at is None else {"id": name, "what": what, "at": at}


def thinking_of(raw: Mapping[str, Any]) -> tuple[str, str] | None:
    """(field, text) of the thoughts beside the content; the first field that holds any, for some servers fill two."""
    for field in THINKING_FIELDS:
        text = raw.get(field)
        if text and isinstance(text, str):
            return field, text
    details = raw.get("reasoning_details")
    if not details:
        return None
    if isinstance(details, (list, tuple)):
        texts = [entry.get("text") for entry in details if isinstance(entry, Mapping)]
        text = "".join(piece for piece in texts if isinstance(piece, str))
        if text:
            return "reasoning_details", text
    return None


def origin(field: str) -> dict[str, str]:
    """Where thoughts stood, so that they go back under the same name."""
    return {"dialect": DIALECT, "field": field}


class ContentPiece(NamedTuple):
    """One entry of a content list: `text`, `thinking` or `refusal` with its text, or a whole `part`."""

    kind: str
    text: str = ""
    part: dict[str, Any] | None = None


def pieces_of(content: Sequence[Any]) -> Iterator[ContentPiece]:
    """The entries of a content list (Mistral, and servers that answer in parts)."""
    for entry in content:
        kind = entry.get("type") if isinstance(entry, Mapping) else None
        if kind == "text" and isinstance(entry.get("text"), str):
            yield ContentPiece("text", entry["text"])
        elif kind == "thinking":
            yield ContentPiece("thinking", _thinking_text(entry.get("thinking")))
        elif kind == "refusal" and isinstance(entry.get("refusal"), str):
            yield ContentPiece("refusal", entry["refusal"])
        elif isinstance(entry, Mapping):
            yield ContentPiece("part", part={"type": "foreign", "dialect": DIALECT, "data": dict(entry)})
        elif isinstance(entry, str):
            yield ContentPiece("text", entry)


def _thinking_text(raw: Any) -> str:
    if isinstance(raw, str):
        return raw
    if isinstance(raw, (list, tuple)):  # Mistral: a list of text parts
        return "".join(piece.text for piece in pieces_of(raw) if piece.kind == "text")
    return ""


def custom_call_part(entry: Mapping[str, Any]) -> dict[str, Any]:
    """A call of a custom tool: it is no canonical call, and goes back among the calls."""
    return {"type": "foreign", "dialect": DIALECT, "data": dict(entry)}
