"""The normal form of bodies of Gemini: all that reading a body and writing it again may change.

In: a body. Out: an equal one in which every way to say the same thing is one way. `NORMAL_FORM` names the rules for
requests, `RESPONSE_NORMAL_FORM` those for whole answers; two bodies mean the same when their normal forms are equal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tests.normal_forms.values import without_nulls
from turnwire.codecs.gemini.json_form import whole_form
from turnwire.codecs.gemini.names import DUMMY_SIGNATURES, KNOWN_CONTENT, wire_name
from turnwire.codecs.gemini.read_answer_parts import PartialCall
from turnwire.codecs.gemini.read_messages import WaitingCalls
from turnwire.codecs.values.wire_values import count_of, items_of, object_of, objects_of, text_of, word_of
from turnwire.codecs.variants import Variant
from turnwire.core.data_urls import standard_base64
from turnwire.core.tool_names import ToolNames

NORMAL_FORM: Final = (
    ("null", "a null means that the field is absent"),
    ("field_names", "a field in snake_case is the one in camelCase"),
    ("single_objects", "a single object or text stands for a list of one, a text for a part"),
    ("model", "the model stands in the URL"),
    ("empty", "an empty list or object is absent, where it says nothing"),
    ("roles", "a content without role, or of the role function, is the user's; the system instruction has none"),
    ("empty_contents", "a content without parts is left out"),
    ("user_turns", "a turn of function responses and the texts beside it are one turn"),
    ("response_order", "responses to calls without ids stand in the order of the calls"),
    ("call_ids", "a call whose id repeats has none, and a response has the id of its call"),
    ("arguments", "a call without args has {}, a function response without response too"),
    ("empty_text", "an empty text that is all that stands beside calls is left out"),
    ("no_data", "a part without data is an empty text, and thought: false is absent"),
    ("dummy_signature", "the stand-in for a signature is not a signature"),
    ("base64", "data are written in the standard alphabet with padding"),
    ("tools", "all functions stand in the first tool, tools of other kinds after it"),
    ("tool_names", "a tool name with other characters than letters, digits and underscores has underscores there"),
    ("words", "modes and levels are written in capitals"),
    ("stop", "an empty stop text is none"),
)
"""(id, sentence) of every rule."""


def normalize_request(body: Mapping[str, Any], variant: Variant) -> dict[str, Any]:
    """`body` in normal form; nothing in `body` is changed."""
    wire = whole_form(body)
    wire.pop("model", None)
    names = ToolNames()
    _tools(wire, names)
    system = wire.pop("systemInstruction", None)
    if system is not None:
        parts = [normal_part(part) for part in _parts_of(system)]
        own = system.items() if isinstance(system, Mapping) else ()
        instruction = {key: value for key, value in own if key not in KNOWN_CONTENT}
        if parts:
            instruction["parts"] = parts
        if instruction:
            wire["systemInstruction"] = instruction
    contents = wire.get("contents")
    if isinstance(contents, list):
        wire["contents"] = _Contents(names).all(contents)
    config = wire.get("generationConfig")
    if isinstance(config, dict):
        _config(config)
    choice = wire.get("toolConfig")
    if isinstance(choice, dict):
        _choice(choice, names)
    for key in ("generationConfig", "toolConfig", "tools"):
        if key in wire and not wire[key]:
            del wire[key]
    return wire


def _tools(wire: dict[str, Any], names: ToolNames) -> None:
    tools = wire.get("tools")
    if not isinstance(tools, list):
        return
    functions: list[dict[str, Any]] = []
    others: list[Any] = []
    for tool in tools:
        if isinstance(tool, Mapping):
            functions += [dict(function) for function in objects_of(tool.get("functionDeclarations"))]
            rest = {key: value for key, value in tool.items() if key != "functionDeclarations"}
            if rest:
                others.append(rest)
    for function in functions:
        names.reserve(word_of(function.get("name")))
    for function in functions:
        function["name"] = wire_name(names.canonical(word_of(function.get("name"))))
    wire["tools"] = ([{"functionDeclarations": functions}] if functions else []) + others


def _choice(choice: dict[str, Any], names: ToolNames) -> None:
    config = choice.get("functionCallingConfig")
    if not isinstance(config, dict):
        return
    if isinstance(config.get("mode"), str):
        config["mode"] = config["mode"].upper()
    allowed = config.pop("allowedFunctionNames", None)
    if allowed:
        config["allowedFunctionNames"] = [
            wire_name(names.known(name)) for name in items_of(allowed) if isinstance(name, str)
        ]
    if not config:
        del choice["functionCallingConfig"]


def _config(config: dict[str, Any]) -> None:
    texts = [text for text in items_of(config.pop("stopSequences", None)) if text]
    if texts:
        config["stopSequences"] = texts
    thinking = config.get("thinkingConfig")
    if isinstance(thinking, dict):
        if isinstance(thinking.get("thinkingLevel"), str):
            thinking["thinkingLevel"] = thinking["thinkingLevel"].upper()
        if not thinking:
            del config["thinkingConfig"]


class _Contents:
    """Contents in order: what a response refers to depends on the calls before it."""

    def __init__(self, names: ToolNames) -> None:
        self._names = names
        # (id, name, place, whether the id repeats) of calls without a result
        self._waiting = WaitingCalls[tuple[str | None, int, bool]]()

    def all(self, contents: list[Any]) -> list[dict[str, Any]]:
        out: list[dict[str, Any]] = []
        for raw in contents:
            content = raw if isinstance(raw, Mapping) else {"parts": [raw]}
            rest = {key: value for key, value in content.items() if key not in ("role", "parts")}
            role = content.get("role")
            if role == "model":
                parts = _without_empty_text(list(self._model(_parts_of(content))))
            else:
                parts, role = list(self._user(_parts_of(content))), "user"
            if not parts:
                continue
            if role == "user" and out and out[-1]["role"] == "user":
                before = out[-1]["parts"]
                if _is_response(before[-1]) or _is_response(parts[0]):
                    before += parts
                    out[-1] |= rest
                    continue
            out.append({"role": role, "parts": parts, **rest})
        for content in out:
            content["parts"] = [part for part, _ in _ordered(content["parts"])]
        return out

    def _model(self, parts: list[Any]) -> Iterator[dict[str, Any]]:
        waiting = WaitingCalls[tuple[str | None, int, bool]]()
        count = 0
        seen: set[str] = set()
        for part in parts:
            normal = normal_part(part)
            call = normal.get("functionCall")
            if isinstance(call, dict):
                name = call.get("name")
                if isinstance(name, str):
                    call["name"] = wire_name(self._names.known(name))
                given = text_of(call.get("id"))
                repeats = given in seen
                waiting.add((given, count, repeats), given, name)
                count += 1
                if given is None or repeats:
                    call.pop("id", None)
                else:
                    seen.add(given)
            yield normal
        if count:
            self._waiting = waiting

    def _user(self, parts: list[Any]) -> Iterator[dict[str, Any]]:
        for part in parts:
            normal = normal_part(part)
            response = normal.get("functionResponse")
            if isinstance(response, dict):
                self._response(response, normal)
            yield normal

    def _response(self, response: dict[str, Any], part: dict[str, Any]) -> None:
        given, name = text_of(response.get("id")), response.get("name")
        found = self._waiting.take(given, name)
        if isinstance(name, str):
            response["name"] = wire_name(self._names.known(name))
        if found is None:
            return
        call_id, place, repeats = found
        if call_id is None or repeats:
            response.pop("id", None)
            part["\0place"] = place  # taken out again by _ordered
        else:
            response["id"] = call_id
            part["\0place"] = -1 - place


def _ordered(parts: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], int | None]]:
    """The parts, each run of responses in the order of its calls where one of them has no id."""
    run: list[tuple[dict[str, Any], int | None]] = []
    for part in [*parts, {}]:
        place = part.pop("\0place", None)
        if _is_response(part):
            run.append((part, place))
            continue
        if any(place is not None and place >= 0 for _, place in run):
            last = 1 << 30
            run.sort(key=lambda item: last if item[1] is None else item[1] if item[1] >= 0 else -1 - item[1])
        yield from run
        run = []
        if part:
            yield part, None


def _without_empty_text(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    calls = [part for part in parts if "functionCall" in part]
    rest = [part for part in parts if "functionCall" not in part]
    return calls if calls and rest == [{"text": ""}] else parts


def _is_response(part: Mapping[str, Any]) -> bool:
    return "functionResponse" in part


def _parts_of(content: Any) -> list[Any]:
    if isinstance(content, str):
        return [content]
    return list(content.get("parts", ())) if isinstance(content, Mapping) else []


def normal_part(part: Any) -> dict[str, Any]:
    """One part in normal form."""
    if not isinstance(part, Mapping):
        return {"text": part}
    out = {key: value for key, value in part.items() if value is not None and (key, value) != ("thought", False)}
    if out.keys() <= {"thought", "thoughtSignature"}:
        out["text"] = ""
    blob = out.get("inlineData")
    if isinstance(blob, Mapping) and isinstance(blob.get("data"), str):
        out["inlineData"] = {**blob, "data": standard_base64(blob["data"]) or blob["data"]}
    call = out.get("functionCall")
    if isinstance(call, Mapping):
        out["functionCall"] = {"args": {}, **call}
        if out.get("thoughtSignature") in DUMMY_SIGNATURES:
            del out["thoughtSignature"]
    response = out.get("functionResponse")
    if isinstance(response, Mapping):
        out["functionResponse"] = {"response": {}, **response}
        parts = response.get("parts")
        if parts:
            out["functionResponse"]["parts"] = [normal_part(item) for item in parts]
        else:
            out["functionResponse"].pop("parts", None)
    return out


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


def normalize_response(body: Mapping[str, Any], variant: Variant) -> dict[str, Any]:
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
