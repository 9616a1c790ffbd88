"""The normal form of a whole answer: all that reading a body and writing it again may change.

In: the body of a 200. Out: an equal one in which every way to say the same thing is one way; `RESPONSE_NORMAL_FORM`
names the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.gemini.normal import normal_part
from turnwire.codecs.gemini.partial_args import PartialCall
from turnwire.codecs.normal_form import without_nulls
from turnwire.codecs.token_counts import count_of
from turnwire.codecs.wire_values import items_of, object_of, objects_of, text_of

RESPONSE_NORMAL_FORM: Final = (
    ("null", "a null means that the field is absent"),
    ("candidates", "an empty list of candidates is absent, and index 0 too"),
    ("content", "a candidate without content has one of the model without parts"),
    ("empty_text", "an empty text with nothing beside it is left out"),
    ("finish_reason", "an answer without a finish reason has OTHER"),
    ("arguments", "a call without args has {}"),
    ("partial_args", "pieces of arguments are put together"),
    ("call_ids", "a call whose id repeats has none"),
    ("no_data", "a part without data is an empty text, and thought: false is absent"),
    ("dummy_signature", "the stand-in for a signature is not a signature"),
    ("base64", "data are written in the standard alphabet with padding"),
    ("zero", "a count of 0 is absent, and a total that is the sum"),
)
"""(id, sentence) of every rule."""

_SUMMED: Final = ("promptTokenCount", "toolUsePromptTokenCount", "candidatesTokenCount", "thoughtsTokenCount")


def normalize_response(body: Mapping[str, Any]) -> dict[str, Any]:
    """`body` in normal form; nothing in `body` is changed."""
    wire = without_nulls(body)
    usage = wire.pop("usageMetadata", None)
    if isinstance(usage, Mapping):
        counts = {key: value for key, value in usage.items() if value is not None and value != 0}
        if counts.get("totalTokenCount") == sum(count_of(counts.get(name)) or 0 for name in _SUMMED):
            del counts["totalTokenCount"]
        if counts:
            wire["usageMetadata"] = counts
    candidates = items_of(wire.pop("candidates", None))
    if candidates:
        # The answer stands first; further candidates are kept as they came.
        first = next((item for item in candidates if isinstance(item, Mapping) and not item.get("index")), None)
        rest = [item for item in candidates if item is not first]
        wire["candidates"] = ([] if first is None else [_candidate(first)]) + rest
    return wire


def _candidate(raw: Mapping[str, Any]) -> dict[str, Any]:
    candidate = without_nulls(raw)
    candidate.pop("index", None)
    candidate.setdefault("finishReason", "OTHER")
    content = without_nulls(object_of(candidate.get("content")))
    content["role"] = "model"
    parts = [normal_part(part) for part in objects_of(content.pop("parts", None))]
    parts = [part for part in parts if part not in ({"text": ""}, {"text": "", "thought": True})]
    seen: set[str] = set()
    for part in parts:
        call = part.get("functionCall")
        if isinstance(call, dict) and "partialArgs" in call:
            pieces = PartialCall()
            pieces.add(part, call)
            call = part["functionCall"] = pieces.whole()[1]
        if isinstance(call, dict):
            given = text_of(call.get("id"))
            if not given or given in seen:
                call.pop("id", None)
            else:
                seen.add(given)
    if parts:
        content["parts"] = parts
    candidate["content"] = content
    return candidate
