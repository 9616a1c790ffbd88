"""The normal form of a whole answer: all that reading a body and writing it again may change.

In: the body of a 200. Out: an equal one in which every way to say the same thing is one way; `RESPONSE_NORMAL_FORM`
names the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pydantic_core import from_json

from turnwire.codecs.normal_form import without_nulls
from turnwire.codecs.openai_responses.answer import DEFAULTS, ENDED_IN_ERROR
from turnwire.codecs.openai_responses.item_ids import mint_item_id
from turnwire.codecs.openai_responses.normal import normal_item
from turnwire.codecs.openai_responses.read_output import is_closed
from turnwire.codecs.wire_values import object_of, text_of, word_of

RESPONSE_NORMAL_FORM: Final = (
    ("null", "a null means that the field is absent; an item that is null is none"),
    ("defaults", "a field of the response that says its published default is absent"),
    ("nested_null", "a null in reasoning, text, its format and the usage means that the field is absent"),
    ("usage_details", "a detail of the usage that is 0 is absent"),
    ("object", "the object is a response"),
    ("item_status", "the status completed of an item is absent; the last item of an answer that was cut is incomplete"),
    (
        "call_status",
        "a call that ends inside its arguments is incomplete, as is a last one that a cut answer does not close",
    ),
    (
        "cut_call",
        "an answer whose last call ends inside its arguments is incomplete, whether its status says so, says that it"
        " failed at that, or is completed",
    ),
    ("item_ids", "an item without an id gets one"),
    ("empty_message", "a message without content is not an item"),
    ("empty_lists", "empty annotations, log probabilities and reasoning content are absent"),
    ("empty_reasoning", "a summary or reasoning text that is empty is left out"),
    ("arguments", "the text of arguments is compared as JSON"),
    (
        "stream",
        "what an item says at its end, and the response at its, replaces what their beginnings said; a field of an"
        " event that is unknown stands in the last response; events of hosted tools and of unknown types are passed"
        " over, for the items say it again",
    ),
)
"""(id, sentence) of every rule."""

_PREFIXES: Final = {"reasoning": "rs", "function_call": "fc"}
_NESTED: Final = ("reasoning", "text")


def normalize_response(body: Mapping[str, Any]) -> dict[str, Any]:
    """`body` in normal form; nothing in `body` is changed."""
    wire = without_nulls(body)
    for key in _NESTED:
        if isinstance(wire.get(key), Mapping):
            wire[key] = without_nulls(wire[key])
            if isinstance(wire[key].get("format"), Mapping):
                wire[key]["format"] = without_nulls(wire[key]["format"])
    for key, default in DEFAULTS.items():
        if key in wire and (wire[key] == default or wire[key] == {}):
            del wire[key]
    wire.pop("object", None)
    if isinstance(wire.get("usage"), Mapping):
        wire["usage"] = _usage(wire["usage"])
    output = wire.get("output")
    items = [_item(item) for item in (output if isinstance(output, (list, tuple)) else ()) if isinstance(item, Mapping)]
    items = [item for item in items if item.get("role") is None or item.get("content")]
    for index, item in enumerate(items):
        if "id" not in item and (text_of(item.get("type")) in _PREFIXES or "role" in item):
            item["id"] = mint_item_id(_PREFIXES.get(word_of(item.get("type")), "msg"), wire.get("id"), index)
    if items and wire.get("status") not in (None, "completed"):
        last = items[-1]
        is_cut = object_of(wire.get("incomplete_details")).get("reason") != "content_filter"
        if last.get("type") == "reasoning" or "role" in last or (is_cut and _is_open_call(output)):
            last.setdefault("status", "incomplete")
    if _ends_in_cut_call(output):
        _say_incomplete(wire)
    wire["output"] = items
    return wire


def _ends_in_cut_call(output: Any) -> bool:
    """Whether the last call of the answer ends inside its arguments, and nothing says that it is whole."""
    items = [item for item in (output if isinstance(output, (list, tuple)) else ()) if isinstance(item, Mapping)]
    calls = [item for item in items if item.get("type") == "function_call"]
    if not calls or not (calls[-1] is items[-1] or calls[-1].get("status") == "incomplete"):
        return False
    return _ends_inside(calls[-1].get("arguments"))


def _say_incomplete(wire: dict[str, Any]) -> None:
    """Let the status of an answer with a cut call be one, for the limit of its request is not known here."""
    if wire.get("status") in ("completed", "failed", "incomplete"):
        wire["status"] = "incomplete"
    if wire.get("error") == ENDED_IN_ERROR:
        del wire["error"]
    if object_of(wire.get("incomplete_details")).get("reason") == "max_output_tokens":
        del wire["incomplete_details"]


def _ends_inside(arguments: Any) -> bool:
    """Whether the text of arguments ends inside its JSON value."""
    if not isinstance(arguments, str):
        return False
    try:
        from_json(arguments or "{}")
    except ValueError as error:
        return str(error).startswith("EOF while parsing")
    except TypeError:  # a lone surrogate in a caller's own text
        return False
    return False


def _is_open_call(output: Any) -> bool:
    """Whether the last item is a call whose arguments are not a closed object."""
    last = output[-1]
    if not isinstance(last, Mapping) or last.get("type") != "function_call":
        return False
    return not is_closed(word_of(last.get("arguments") or ""))


def _item(raw: Mapping[str, Any]) -> dict[str, Any]:
    if raw.get("type") in ("message", None) and not raw.get("content"):
        return {"role": "assistant"}
    if raw.get("type") == "function_call" and _ends_inside(raw.get("arguments")):
        raw = {**raw, "status": "incomplete"}
    return normal_item(raw if "role" in raw or raw.get("type") != "message" else {**raw, "role": "assistant"})


def _usage(raw: Mapping[str, Any]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for key, value in without_nulls(raw).items():
        if isinstance(value, Mapping):
            rest = {name: count for name, count in value.items() if count is not None and count != 0}
            if rest:
                out[key] = rest
        else:
            out[key] = value
    return out
