"""Everything that a request or an answer says, as a bag of facts: so that nothing can go astray unseen.

A fact has a kind, a value and the place where it stands. After a conversion every fact is there again, or a loss at its
place (or around it, or inside it) tells that it is not.
"""

from __future__ import annotations

import base64
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.message import AssistantMessage, ChatMessage, ToolMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import ToolCall

from turnwire.core.call_order import ordered_calls


class Fact(NamedTuple):
    """One thing that is said. `value` is hashable; facts are the same when kind and value are."""

    kind: str
    value: str
    at: str

    @property
    def said(self) -> tuple[str, str]:
        return self.kind, self.value


def facts_of_request(request: ChatRequest) -> list[Fact]:
    """The facts of a request: what is said to the model, and what it may do."""
    return list(_request(request))


def facts_of_answer(response: ChatResponse) -> list[Fact]:
    """The facts of an answer: the message, why it ended, and what it cost.

    An answer that only has calls that cannot run ends with calls because of them: what becomes of them is told there.
    """
    has_bad_calls_only = response.message.invalid_tool_calls and not response.message.tool_calls
    at = "/message/invalid_tool_calls/0" if has_bad_calls_only else "/finish_reason"
    counts = response.usage.to_dict()
    return [
        *_message(response.message, "/message", _Calls()),
        Fact("finish", response.finish_reason, at),
        *(Fact(name, str(counts[name]), f"/usage/{name}") for name in _COUNTS if counts.get(name) is not None),
    ]


_COUNTS = ("prompt_tokens", "completion_tokens", "cached_tokens", "cache_write_tokens", "reasoning_tokens")


def facts_of_stream(response: ChatResponse) -> list[Fact]:
    """The facts of an answer that came as a stream: texts are one, and calls are told apart by their order."""
    facts = facts_of_answer(response)
    place = {fact.kind: fact.at for fact in reversed(facts)}
    joined = [
        Fact(kind, "".join(fact.value for fact in facts if fact.kind == kind), place[kind])
        for kind in ("assistant text", "thinking text")
        if kind in place
    ]
    rest = [fact._replace(at=_CALLS.sub("/tool_calls", fact.at)) for fact in facts if not fact.kind.endswith(" text")]
    return [*joined, *rest]


def in_stream(losses: Iterable[Loss]) -> list[Loss]:
    """Losses with the places that facts of streams have; a place in a chunk is one in the message."""
    return [
        loss.replace(at="/message" if loss.at.startswith(_IN_CHUNK) else _CALLS.sub("/tool_calls", loss.at))
        for loss in losses
    ]


_IN_CHUNK = ("/refusal", "/parts", "/thinking", "/signature", "/tool_call_deltas", "/text")
_CALLS = re.compile(r"/(invalid_)?tool_calls/[0-9]+")


def _request(request: ChatRequest) -> Iterator[Fact]:
    calls = _Calls()
    for index, message in enumerate(request.messages):
        yield from _message(message, f"/messages/{index}", calls)
    for index, tool in enumerate(request.tools or ()):
        at = f"/tools/{index}"
        yield Fact("tool", tool.name, f"{at}/name")
        yield Fact("tool description", _json([tool.name, tool.description]), f"{at}/description")
        yield Fact("tool schema", _json([tool.name, _open(tool.parameters)]), f"{at}/parameters")
        yield from _options(tool.provider_options, at)
    if request.tool_choice is not None and request.tool_choice != "auto":
        choice = request.tool_choice if isinstance(request.tool_choice, str) else request.tool_choice.to_dict()
        yield Fact("tool choice", _json(choice), "/tool_choice")
    if request.parallel_tool_calls is False:
        yield Fact("one call at a time", "", "/parallel_tool_calls")
    if request.response_format is not None and request.response_format.type != "text":
        form = request.response_format.to_dict()
        yield Fact("format", form["type"], "/response_format")
        for name in ("json_schema", "description"):  # the name is for servers that want one
            if form.get(name) is not None:
                yield Fact(f"format {name}", _json(_open(form[name])), f"/response_format/{name}")
    parameters = request.parameters
    for name, value in parameters.to_dict().items():
        if name not in ("provider_options", "extras", "timeout") and value not in (None, []):
            meant = "none" if (name, value) == ("thinking", False) else value
            yield Fact(f"parameter {name}", _json(meant), f"/parameters/{name}")
    yield from _options(parameters.provider_options, "/parameters")


class _Calls:
    """The calls of a conversation by what they say: after a conversion an id may be another, the result's call may not.

    The result of a call that cannot run has the place of the call: what becomes of the call is told there.
    """

    def __init__(self) -> None:
        self._open: dict[str, list[tuple[str, str | None]]] = {}
        self._last: dict[str, tuple[str, str | None]] = {}

    def made(self, call_id: str, said: str, place: str | None = None) -> None:
        self._open.setdefault(call_id, []).append((said, place))

    def answered(self, call_id: str) -> tuple[str, str | None]:
        waiting = self._open.get(call_id)
        if waiting:
            self._last[call_id] = waiting.pop(0)
        return self._last.get(call_id, ("unknown call", None))


def _open(schema: Any) -> Any:
    """A schema without `additionalProperties: false`, which strict tools get on some wires, and empty `properties`."""
    if isinstance(schema, Mapping):
        idle = (("additionalProperties", False), ("properties", {}))
        return {key: _open(value) for key, value in schema.items() if (key, value) not in idle}
    return [_open(item) for item in schema] if isinstance(schema, (list, tuple)) else schema


def _message(message: ChatMessage, at: str, calls: _Calls) -> Iterator[Fact]:
    speaker: str = message.role
    if getattr(message, "variant", None) == "developer":
        yield Fact("developer", "", f"{at}/variant")
    if message.name and message.role != "tool":
        yield Fact("name", message.name, f"{at}/name")
    yield from _options(message.provider_options, at)
    if isinstance(message, ToolMessage):
        call, place = calls.answered(message.tool_call_id)
        speaker = f"result of {call}"
        yield Fact("result", call, place or at)
        if message.is_error and place is None:
            yield Fact("failed", call, f"{at}/is_error")
    else:
        place = None
    for index, part in enumerate(message.parts):
        for fact in _part(part.to_dict(), speaker, f"{at}/content/{index}"):
            yield fact._replace(at=place or fact.at)
    if isinstance(message, AssistantMessage):
        yield from _made(message, at, calls)


def _made(message: AssistantMessage, at: str, calls: _Calls) -> Iterator[Fact]:
    for call, place in ordered_calls(message, at):
        if isinstance(call, ToolCall):
            said = _json([call.name, call.arguments])
            calls.made(call.id, said)
            yield Fact("call", said, place)
        else:
            said = _json([call.name, _as_json(call.arguments_text)])
            calls.made(call.id, "bad call", place)
            if call.name or call.arguments_text:  # else it says nothing
                yield Fact("bad call", said, f"{place}/arguments_text")
        if call.id_origin != "minted":
            yield Fact("call id", call.id, f"{place}/id")
        yield from _options(call.provider_options, place)


_MEDIA = ("data", "path", "name", "detail", "transcript", "text")


def _part(part: Mapping[str, Any], speaker: str, at: str) -> Iterator[Fact]:
    kind = part["type"]
    yield from _options(part.get("provider_options"), at)
    match kind:
        case "text":
            if part["text"].strip():
                yield Fact(f"{speaker} text", _as_json(part["text"]), at)
        case "thinking":
            for field in ("text", "signature", "redacted_data"):
                if part.get(field):
                    yield Fact(f"thinking {field}", part[field], f"{at}/{field}")
        case "refusal":
            yield Fact("refusal", part["text"], at)
        case "foreign":
            yield Fact("foreign", _json([part["dialect"], part["data"]]), at)
        case "image" | "audio" | "document":
            if kind == "document" and str(part.get("media_type")).startswith("text/") and part.get("data"):
                text = base64.b64decode(part["data"]).decode("utf-8", "replace")
                part = {**part, "text": text, "data": None}
            for field in _MEDIA:
                if part.get(field):
                    yield Fact(f"{speaker} {kind} {field}", part[field], f"{at}/{field}")
            for field in ("url", "file_id"):  # some wires have one word for both
                if part.get(field):
                    yield Fact(f"{speaker} {kind} address", part[field], f"{at}/{field}")
        case _:
            yield Fact("unknown", _json(part), at)


def _as_json(text: str) -> str:
    """A text that is JSON in one form: results go over some wires as values."""
    try:
        return _json(json.loads(text))
    except ValueError:
        return text


def _options(options: Any, at: str) -> Iterator[Fact]:
    for owner, fields in (options or {}).items():
        for name, value in fields.items():
            if not _says_nothing(name, value):
                yield Fact(f"option of {owner}", _json([name, value]), f"{at}/provider_options")


def _says_nothing(name: str, value: Any) -> bool:
    """Whether an option only notes what was absent: nulls at any depth, or the description that a tool has not."""
    if isinstance(value, Mapping) and value:
        return all(_says_nothing(inner, held) for inner, held in value.items())
    return value is None or (name == "description" and value == "")


def _json(value: Any) -> str:
    return json.dumps(_numbers(value), sort_keys=True, ensure_ascii=False)


def _numbers(value: Any) -> Any:
    """JSON knows one kind of number: 1.0 is 1."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, Mapping):
        return {key: _numbers(inner) for key, inner in value.items()}
    return [_numbers(inner) for inner in value] if isinstance(value, (list, tuple)) else value


# Losses that reach further than their place.
_REACH = {"ollama.tool_choice_none": ("/tools",)}


def astray(before: Iterable[Fact], after: Iterable[Fact], losses: Iterable[Loss]) -> list[Fact]:
    """The facts of `before` that are not among `after` and that no loss tells of."""
    told = [place for loss in losses for place in (loss.at, *_REACH.get(loss.id, ()))]
    after = tuple(after)
    there = Counter(fact.said for fact in after)
    missing = []
    for fact in before:
        if there[fact.said] > 0:
            there[fact.said] -= 1
        elif not any(_meets(at, fact.at) for at in told) and not _has_words_behind_it(fact, after, told):
            missing.append(fact)
    return missing


def _has_words_behind_it(fact: Fact, after: Iterable[Fact], told: Iterable[str]) -> bool:
    """Whether a system text goes on with what a loss says of the form of the answer."""
    return (
        fact.kind == "system text"
        and "/response_format" in told
        and any(other.kind == fact.kind and other.value.startswith(f"{fact.value}\n\n") for other in after)
    )


def _meets(one: str, other: str) -> bool:
    """Whether one place is the other, is in it, or has it inside."""
    return f"{one}/".startswith(f"{other}/") or f"{other}/".startswith(f"{one}/")
