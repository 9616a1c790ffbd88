"""The normal form of bodies of Anthropic: all that reading a body and writing it again may change.

In: a body. Out: an equal one in which every way to say the same thing is one way. `NORMAL_FORM` names the rules for
requests, `RESPONSE_NORMAL_FORM` those for whole answers; two bodies mean the same when their normal forms are equal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tests.normal_forms.values import without_nulls
from turnwire.codecs.anthropic.ids import WireIds, original_id
from turnwire.codecs.anthropic.names import ANSWER_ROOM, IMAGE_TYPES
from turnwire.codecs.anthropic.read_request import CLIENT_TOOLS, is_beta_format
from turnwire.codecs.anthropic.variants import facts_of
from turnwire.codecs.values.wire_values import items_of, object_of, text_of
from turnwire.codecs.variants import Variant
from turnwire.core.closed_schema import close_objects
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.tool_names import ToolNames

NORMAL_FORM: Final = (
    ("null", "a null means that the field is absent, and so does an empty output_config"),
    ("output_format", "output_format with a schema is the format of output_config, where that has none or the same"),
    ("max_tokens", "an absent max_tokens is the one that is sent where a request names none"),
    ("stop_sequences", "an empty list is absent"),
    ("stream", "stream false is absent"),
    ("sampling_default", "temperature 1 and top_p 1 are absent"),
    ("thinking_off", "thinking disabled is absent for a model that does not think"),
    ("system", "system messages at the start of messages are the top-level system; several are blocks of one list"),
    ("blank_text", "texts of nothing but white space are absent, and so is a message that has nothing else"),
    ("result_turn", "the user messages between two assistant messages are one where there are tool results among them"),
    ("result_order", "tool results stand before everything else, in the order of their calls"),
    ("result_content", "empty content of a tool result and is_error false are absent"),
    ("tools", "an empty list of tools is absent; without tools there is no tool_choice"),
    ("tool_order", "tools of the client stand before tools of the server, and have no type"),
    ("tool_names", "tool names are written in canonical form in tools, choice and calls"),
    ("input_schema", "an absent schema is that of an object without properties; one without a type has type object"),
    ("strict", "the schema of a strict tool, and for Claude of a format, closes every object"),
    ("parallel", "disable_parallel_tool_use false is absent, and so is any beside the choice none"),
    ("call_ids", "a missing call id is made; one with characters of other wires, or used before, is rewritten"),
    ("call_input", "a call without input has an empty one"),
    ("signature", "a thinking block without a signature has an empty one"),
    ("image_type", "image/jpg is image/jpeg"),
    ("trailing_space", "for Claude an answer that the caller began ends in no white space"),
)
"""(id, sentence) of every rule."""


def normalize_request(body: Mapping[str, Any], variant: Variant) -> dict[str, Any]:
    """`body` in normal form; nothing in `body` is changed."""
    wire = without_nulls(body)
    if is_beta_format(wire):
        wire["output_config"] = {**object_of(wire.get("output_config")), "format": wire.pop("output_format")}
    facts = facts_of(wire["model"]) if isinstance(wire.get("model"), str) else facts_of("")
    thinking = wire.get("thinking")
    if isinstance(thinking, Mapping):
        thinking = wire["thinking"] = without_nulls(thinking)
    budget = thinking.get("budget_tokens") if isinstance(thinking, Mapping) else None
    wire.setdefault(
        "max_tokens",
        max(facts.max_tokens, budget + ANSWER_ROOM) if type(budget) is int else facts.max_tokens,
    )
    if facts.thinking == "none" and thinking == {"type": "disabled"}:
        del wire["thinking"]
    for key, default in (("stop_sequences", []), ("temperature", 1), ("top_p", 1)):
        if wire.get(key) == default:
            del wire[key]
    if wire.get("stream") is not True:
        wire.pop("stream", None)
    output = wire.pop("output_config", None)
    if isinstance(output, Mapping) and (output := without_nulls(output)):
        wire["output_config"] = output
        if isinstance(output.get("format"), Mapping):
            wanted = output["format"] = without_nulls(output["format"])
            if facts.strict_subset and isinstance(wanted.get("schema"), Mapping):
                wanted["schema"] = close_objects(wanted["schema"])
    names = ToolNames()
    _tools(wire, names)
    if isinstance(wire.get("messages"), (list, tuple)):
        _messages(wire, names)
        last = wire["messages"][-1] if wire["messages"] else {}
        if not facts.trailing_space and last.get("role") == "assistant":
            _strip_end(last)
    return wire


def _tools(wire: dict[str, Any], names: ToolNames) -> None:
    tools = wire.get("tools")
    if not tools:
        wire.pop("tools", None)
        wire.pop("tool_choice", None)
        return
    if not isinstance(tools, (list, tuple)):
        return
    for tool in tools:
        if isinstance(tool, Mapping) and isinstance(tool.get("name"), str):
            names.reserve(tool["name"])
    own = [tool for tool in tools if _is_own(tool)]
    wire["tools"] = [_tool(tool, names) for tool in own] + [tool for tool in tools if not _is_own(tool)]
    choice = wire.get("tool_choice")
    if isinstance(choice, Mapping):
        choice = without_nulls(choice)
        if isinstance(choice.get("name"), str):
            choice["name"] = names.known(choice["name"])
        if choice.get("disable_parallel_tool_use") is False or choice.get("type") == "none":
            choice.pop("disable_parallel_tool_use", None)
        wire["tool_choice"] = choice


def _is_own(tool: Any) -> bool:
    return isinstance(tool, Mapping) and tool.get("type") in CLIENT_TOOLS


def _tool(raw: Mapping[str, Any], names: ToolNames) -> dict[str, Any]:
    tool = without_nulls(raw)
    tool.pop("type", None)
    if isinstance(tool.get("name"), str) and tool["name"]:
        tool["name"] = names.canonical(tool["name"])
    if tool.get("description") == "":
        del tool["description"]
    if isinstance(schema := tool.setdefault("input_schema", {"properties": {}}), Mapping):
        tool["input_schema"] = {"type": "object", **schema}
    if tool.get("strict") is True and isinstance(tool.get("input_schema"), Mapping):
        tool["input_schema"] = close_objects(tool["input_schema"])
    return tool


def _messages(wire: dict[str, Any], names: ToolNames) -> None:
    writer = _Messages(names)
    messages = [writer.message(raw, place) for place, raw in enumerate(wire["messages"])]
    messages = [message for message in messages if message.get("content")]
    start = 0
    while start < len(messages) and messages[start].get("role") == "system":
        start += 1
    texts = [content for content in (_filled(wire.pop("system", None)), *_contents(messages[:start])) if content]
    if texts:
        wire["system"] = texts[0] if len(texts) == 1 else [block for text in texts for block in as_blocks(text)]
    out: list[dict[str, Any]] = []
    run: list[dict[str, Any]] = []
    order: dict[str, int] = {}
    for message in messages[start:]:
        if message.get("role") == "assistant":
            out += _joined(run, order)
            run = []
            order = _order(message)
            out.append(message)
        else:
            run.append(message)
    out += _joined(run, order)
    wire["messages"] = out


def _contents(messages: Sequence[Mapping[str, Any]]) -> list[Any]:
    return [message.get("content") for message in messages]


def as_blocks(content: Any) -> list[Any]:
    """Content as a list of blocks."""
    return [{"type": "text", "text": content}] if isinstance(content, str) else list(items_of(content))


def _filled(content: Any) -> Any:
    """Content without blank texts and nulls; None where nothing is left."""
    if isinstance(content, str):
        return content if content.strip() else None
    if not isinstance(content, (list, tuple)):
        return content
    blocks = [without_nulls(block) if isinstance(block, Mapping) else block for block in content]
    return [block for block in blocks if not _is_blank(block)] or None


def _is_blank(block: Any) -> bool:
    if not isinstance(block, Mapping) or block.get("type") != "text" or not isinstance(block.get("text"), str):
        return False
    return not block["text"].strip()


def _order(message: Mapping[str, Any]) -> dict[str, int]:
    content = message.get("content")
    blocks = content if isinstance(content, list) else []
    ids = [block.get("id") for block in blocks if isinstance(block, Mapping) and block.get("type") == "tool_use"]
    return {call_id: place for place, call_id in enumerate(ids) if isinstance(call_id, str)}


def _joined(run: list[dict[str, Any]], order: Mapping[str, int]) -> list[dict[str, Any]]:
    """The user messages between two assistant messages: one, with the results first, where there are results."""
    users = [message for message in run if message.get("role") == "user"]
    blocks = [block for message in users for block in as_blocks(message.get("content") or [])]
    results = [block for block in blocks if isinstance(block, Mapping) and block.get("type") == "tool_result"]
    if not results:
        return run
    results.sort(key=lambda block: order.get(text_of(block.get("tool_use_id")) or "", len(order)))
    rest = [block for block in blocks if not (isinstance(block, Mapping) and block.get("type") == "tool_result")]
    whole: dict[str, Any] = {}
    for message in users:
        whole |= message
    return [{**whole, "content": [*results, *rest]}, *(each for each in run if each.get("role") != "user")]


def _strip_end(message: dict[str, Any]) -> None:
    content = message["content"]
    if isinstance(content, str):
        message["content"] = content.rstrip()
    elif isinstance(content, list) and isinstance(last := content[-1], Mapping) and last.get("type") == "text":
        text = last.get("text")
        message["content"] = [*content[:-1], {**last, "text": text.rstrip() if isinstance(text, str) else text}]


class _Messages:
    """Messages in order: what a result refers to depends on the calls before it."""

    def __init__(self, names: ToolNames) -> None:
        self._names = names
        self._ids = WireIds()

    def message(self, raw: Any, place: int) -> dict[str, Any]:
        if not isinstance(raw, Mapping):
            return {"content": raw}
        message = without_nulls(raw)
        content = message.get("content")
        if isinstance(content, (list, tuple)):
            seen: list[str | None] = []
            content = [self._block(block, place, seen) for block in content]
        message["content"] = _filled(content)
        return message

    def _block(self, raw: Any, place: int, seen: list[str | None]) -> Any:
        if not isinstance(raw, Mapping):
            return raw
        block = without_nulls(raw)
        match block.get("type"):
            case "tool_use":
                block.setdefault("input", {})
                if isinstance(block.get("name"), str):
                    block["name"] = self._names.known(block["name"])
                given = original_id(text_of(block.get("id")) or "")
                if not given or given in seen:
                    facts = ("request", place, len(seen), text_of(block.get("name")))
                    given = mint_tool_call_id(*facts, given) if given else mint_tool_call_id(*facts)
                seen.append(given)
                block["id"] = self._ids.of_call(given)
            case "tool_result":
                if isinstance(block.get("tool_use_id"), str):
                    block["tool_use_id"] = self._ids.of_result(original_id(block["tool_use_id"]))
                if block.get("is_error") is False:
                    del block["is_error"]
                content = block.pop("content", None)
                if isinstance(content, (list, tuple)):
                    content = [self._block(each, place, seen) for each in content]
                content = _filled(content)
                if content:
                    block["content"] = content
            case "thinking":
                block.setdefault("signature", "")
            case "image" if isinstance(block.get("source"), Mapping):
                source = without_nulls(block["source"])
                kind = source.get("media_type")
                if isinstance(kind, str):
                    source["media_type"] = IMAGE_TYPES.get(kind.lower(), kind)
                block["source"] = source
        return block


RESPONSE_NORMAL_FORM: Final = (
    ("null", "a null means that the field is absent, also in blocks and in usage"),
    ("empty_text", "a text block without text is absent"),
    ("stop_reason", "end_turn with calls is tool_use, and tool_use without a call is end_turn"),
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


def normalize_response(body: Mapping[str, Any], variant: Variant) -> dict[str, Any]:
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
        elif not calls and wire.get("stop_reason") == "tool_use":
            wire["stop_reason"] = "end_turn"
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
        given = original_id(text_of(block.get("id")) or "")
        if not given or given in calls:
            known = (facts, len(calls), text_of(block.get("name")))
            given = mint_tool_call_id(*known, given) if given else mint_tool_call_id(*known)
        calls[given] = None
        block["id"] = ids.of_call(given)
    return block
