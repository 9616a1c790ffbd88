"""The normal form of a whole answer: all that reading a body and writing it again may change.

In: the body of a 200. Out: an equal one in which every way to say the same thing is one way; `RESPONSE_NORMAL_FORM`
names the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.anthropic.ids import WireIds
from turnwire.codecs.normal_form import without_nulls
from turnwire.codecs.wire_values import text_of
from turnwire.core.ids import mint_tool_call_id

RESPONSE_NORMAL_FORM: Final = (
    ("null", "a null means that the field is absent, also in blocks and in usage"),
    ("empty_text", "a text block without text is absent"),
    ("stop_reason", "end_turn with calls is tool_use"),
    ("call_ids", "a missing call id is made; one that repeats or has characters of other wires is rewritten"),
    ("call_input", "a call without input has an empty one"),
    ("signature", "a thinking block without a signature has an empty one"),
    ("usage", "unknown counts of input and output are 0"),
    (
        "stream",
        "a field that is unknown stands in the last message_delta where an event had it, and is a loss where a"
        " delta had it, because it belongs to a block that is open already; events of unknown types are passed over",
    ),
)
"""(id, sentence) of every rule."""


def normalize_response(body: Mapping[str, Any]) -> dict[str, Any]:
    """`body` in normal form; nothing in `body` is changed."""
    wire = without_nulls(body)
    usage = wire.get("usage")
    usage = without_nulls(usage) if isinstance(usage, Mapping) else {}
    usage = {key: without_nulls(value) if isinstance(value, Mapping) else value for key, value in usage.items()}
    wire["usage"] = {"input_tokens": 0, "output_tokens": 0, **{k: v for k, v in usage.items() if v != {}}}
    content = wire.get("content")
    if isinstance(content, (list, tuple)):
        calls: dict[str, None] = {}
        ids = WireIds()
        blocks = [_block(block, calls, ids, wire.get("id")) for block in content]
        wire["content"] = [block for block in blocks if not _is_empty(block)]
        if calls and wire.get("stop_reason") in ("end_turn", "stop_sequence"):
            wire["stop_reason"] = "tool_use"
    return wire


def _is_empty(block: Any) -> bool:
    return (
        isinstance(block, Mapping)
        and block.get("type") == "text"
        and block.keys() <= {"type", "text"}
        and not (block.get("text"))
    )


def _block(raw: Any, calls: dict[str, None], ids: WireIds, facts: Any) -> Any:
    if not isinstance(raw, Mapping):
        return raw
    block = without_nulls(raw)
    if block.get("type") == "thinking":
        block.setdefault("signature", "")
    elif block.get("type") == "tool_use":
        block.setdefault("input", {})
        given = text_of(block.get("id"))
        if not given or given in calls:
            known = (facts, len(calls), text_of(block.get("name")))
            given = mint_tool_call_id(*known, given) if given else mint_tool_call_id(*known)
        calls[given] = None
        block["id"] = ids.of_call(given)
    return block
