"""The normal form of bodies of Responses: all that reading a body and writing it again may change.

In: a body. Out: an equal one in which every way to say the same thing is one way. `NORMAL_FORM` names the rules for
requests, `RESPONSE_NORMAL_FORM` those for whole answers; two bodies mean the same when their normal forms are equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pydantic_core import from_json

from tests.normal_forms.openai import normal_strict, without_sampling
from tests.normal_forms.values import arguments_value, data_url, sent_arguments, without_nulls
from turnwire.codecs.openai_responses.names import DEFAULTS
from turnwire.codecs.openai_responses.read_items import is_closed, mint_item_id
from turnwire.codecs.openai_responses.read_messages import file_data
from turnwire.codecs.openai_responses.tool_kinds import is_run_by_client
from turnwire.codecs.openai_responses.variants import ResponsesVariant
from turnwire.codecs.openai_responses.write_answer import ENDED_IN_ERROR
from turnwire.codecs.requests.tool_definitions import with_properties
from turnwire.codecs.values.wire_values import object_of, text_of, word_of
from turnwire.codecs.variants import Variant
from turnwire.core.data_urls import write_data_url
from turnwire.core.json_truncation import text_is_cut
from turnwire.core.tool_names import ToolNames

NORMAL_FORM: Final = (
    ("null", "a null means that the field is absent; an empty text or reasoning object is absent, too"),
    ("input_text", "an input that is a text is a list of one message of the user"),
    ("message_type", "a message does not name its type"),
    ("assistant_content", "content of an assistant's message is a list; an empty one holds one empty text"),
    ("text_type", "texts are output_text in messages of the assistant and input_text everywhere else"),
    ("empty_lists", "empty annotations and log probabilities are absent, so are empty reasoning content and no input"),
    ("empty_reasoning", "a summary or reasoning text that is empty is left out"),
    ("status", "the status completed of an item is absent"),
    ("detail", "an image without detail says auto"),
    ("data_url", "a data: URL holds base64 and has no other parameter; bare base64 in file_data is a data: URL"),
    ("max_output_tokens", "a token limit below the least that the server takes is that least"),
    ("sampling", "for a model of OpenAI's that reasons, sampling parameters are absent"),
    ("stream", "stream false is absent, and without a stream there are no stream_options"),
    ("tools", "an empty list of tools is absent; without tools there is no tool_choice and no parallel_tool_calls"),
    ("tool_order", "tools that a client runs stand before those that only a server can run"),
    ("tool_names", "tool names are written in canonical form in tools, choice and calls"),
    ("parameters", "the schema of a tool has type and properties, also where it has no parameters"),
    (
        "strict",
        "a strict schema closes every object; strict is false where the server's subset cannot say it",
    ),
    (
        "arguments",
        "the text of arguments is compared as JSON; empty, null and double-encoded ones are what they mean, and what is"
        " no JSON object is {}",
    ),
    ("call_ids", "a call id that repeats in a turn is replaced in the call and in its result"),
    ("output_name", "the name of a result is absent where it is the name of the tool that was called"),
)
"""(id, sentence) of every rule."""

_TEXTS: Final = frozenset({"input_text", "output_text", "text"})


def normalize_request(body: Mapping[str, Any], variant: ResponsesVariant) -> dict[str, Any]:
    """`body` in normal form; nothing in `body` is changed."""
    wire = without_nulls(body)
    limit = wire.get("max_output_tokens")
    if type(limit) is int and 0 < limit < variant.min_output_tokens:
        wire["max_output_tokens"] = variant.min_output_tokens
    if variant.openai_models:
        reasoning = wire.get("reasoning")
        wire = without_sampling(wire, reasoning.get("effort") if isinstance(reasoning, Mapping) else None)
    if wire.get("stream") is not True:
        wire.pop("stream", None)
        wire.pop("stream_options", None)
    for key in ("reasoning", "text"):
        if isinstance(wire.get(key), Mapping):
            wire[key] = without_nulls(wire[key])
            if key == "text" and isinstance(wire[key].get("format"), Mapping):
                wire[key]["format"] = without_nulls(wire[key]["format"])
                if variant.strict_subset:
                    normal_strict(wire[key]["format"], "schema", has_subset=True)
            if not wire[key]:
                del wire[key]
    names = ToolNames()
    _tools(wire, names, variant)
    given = wire.pop("input", None)
    if isinstance(given, str):
        given = [{"role": "user", "content": given}]
    if given:
        normalizer = _Items(names)
        wire["input"] = [normalizer.item(item) for item in given] if isinstance(given, (list, tuple)) else given
    return wire


def _tools(wire: dict[str, Any], names: ToolNames, variant: ResponsesVariant) -> None:
    tools = wire.get("tools")
    if not tools:
        wire.pop("tools", None)
        if not wire.get("prompt"):
            wire.pop("tool_choice", None)
            wire.pop("parallel_tool_calls", None)
        return
    if not isinstance(tools, (list, tuple)):
        return
    for tool in tools:
        if _is_function(tool) and isinstance(tool.get("name"), str):
            names.reserve(tool["name"])
    ours = [_tool(tool, names, variant) if _is_function(tool) else tool for tool in tools if _is_ours(tool)]
    wire["tools"] = ours + [tool for tool in tools if not _is_ours(tool)]
    choice = wire.get("tool_choice")
    if isinstance(choice, Mapping) and choice.get("type") == "function" and choice.keys() == {"type", "name"}:
        wire["tool_choice"] = {**choice, "name": names.known(choice["name"])}


def _is_ours(tool: Any) -> bool:
    """Whether a client runs a tool, or those in a namespace."""
    if not isinstance(tool, Mapping):
        return False
    return tool.get("type") in ("function", "custom", "namespace") or is_run_by_client(tool)


def _is_function(tool: Any) -> bool:
    return isinstance(tool, Mapping) and tool.get("type") == "function"


def _tool(raw: Mapping[str, Any], names: ToolNames, variant: ResponsesVariant) -> dict[str, Any]:
    tool = without_nulls(raw)
    if isinstance(tool.get("name"), str) and tool["name"]:
        tool["name"] = names.canonical(tool["name"])
    tool["parameters"] = with_properties(object_of(tool.get("parameters")))
    normal_strict(tool, "parameters", has_subset=variant.strict_subset)
    return tool


class _Items:
    """Items in order: what a result refers to depends on the calls before it."""

    def __init__(self, names: ToolNames) -> None:
        self._names = names
        self._tool_of: dict[str, str] = {}

    def item(self, raw: Any) -> Any:
        if not isinstance(raw, Mapping):
            return raw
        item = normal_item(raw)
        if item.get("type") == "function_call":
            self._call(item)
        elif item.get("type") == "function_call_output":
            self._result(item)
        return item

    def _call(self, item: dict[str, Any]) -> None:
        item["arguments"] = sent_arguments(item.get("arguments"))
        if isinstance(item.get("name"), str) and item["name"]:
            item["name"] = self._names.known(item["name"])
            self._tool_of[word_of(item.get("call_id"))] = item["name"]

    def _result(self, item: dict[str, Any]) -> None:
        name = item.get("name")
        if isinstance(name, str) and name:
            name = item["name"] = self._names.known(name)
        if name is not None and self._tool_of.get(word_of(item.get("call_id"))) == name:
            del item["name"]


def normal_item(raw: Mapping[str, Any]) -> dict[str, Any]:
    """One item in normal form."""
    item = without_nulls(raw)
    if item.get("status") == "completed":
        del item["status"]
    match item.get("type"):
        case "message" | None if "role" in item:
            item.pop("type", None)
            item["content"] = _content(item.get("content"), item["role"] == "assistant")
        case "reasoning":
            _reasoning(item)
        case "function_call":
            item["arguments"] = arguments_value(item.get("arguments"))
            item.setdefault("call_id", item.get("id"))
        case "function_call_output":
            item["output"] = _content(item.get("output"), False)
    return item


def _content(content: Any, is_answer: bool) -> Any:
    if isinstance(content, str):
        return [{"type": "output_text", "text": content}] if is_answer else content
    if not isinstance(content, (list, tuple)):
        return content
    parts = [_part(part, is_answer) for part in content]
    return [{"type": "output_text", "text": ""}] if is_answer and not parts else parts


def _part(raw: Any, is_answer: bool) -> Any:
    if not isinstance(raw, Mapping):
        return raw
    part = without_nulls(raw)
    if text_of(part.get("type")) in _TEXTS:
        part["type"] = "output_text" if is_answer else "input_text"
    for key in ("annotations", "logprobs"):
        if is_answer and part.get(key) == []:
            del part[key]
    if part.get("type") == "input_image":
        part.setdefault("detail", "auto")
        if isinstance(part.get("image_url"), str):
            part["image_url"] = data_url(part["image_url"])
    if part.get("type") == "input_file" and isinstance(part.get("file_data"), str):
        data = file_data(part["file_data"])
        part["file_data"] = part["file_data"] if data is None else write_data_url(data.media_type, data.data)
    return part


def _reasoning(item: dict[str, Any]) -> None:
    for field, usual in (("summary", "summary_text"), ("content", "reasoning_text")):
        entries = item.get(field)
        kept = [
            {"type": usual, **without_nulls(entry)}
            for entry in (entries if isinstance(entries, (list, tuple)) else ())
            if isinstance(entry, Mapping) and isinstance(entry.get("text"), str) and entry["text"]
        ]
        item[field] = kept
    if not item["content"]:
        del item["content"]


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


def normalize_response(body: Mapping[str, Any], variant: Variant) -> dict[str, Any]:
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
    except ValueError:
        return text_is_cut(arguments)
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
