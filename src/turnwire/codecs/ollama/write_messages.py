"""Canonical messages into the wire's `messages`.

The wire has one shape for all roles: a text, and beside it images, thinking, tool calls, and for results the name and
id of the call. Old servers match results with calls by order; newer ones show a template the name or the id of a call.
So a result carries both, an id that Turnwire minted stays at home, and results go out in the order of their calls.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from operator import itemgetter
from typing import TYPE_CHECKING, Final, TypeAlias

from pydantic_core import from_json

from turnwire_schema.v1.message import AssistantMessage, ChatMessage, ToolMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.ollama.losses import OllamaLosses
from turnwire.codecs.ollama.write_parts import encode_content
from turnwire.codecs.own_options import merge_own, plain
from turnwire.core.call_order import early_calls, ordered_calls

if TYPE_CHECKING:
    from turnwire_schema.wire.ollama import Message, MessageToolCall, ToolArguments

AnyCall: TypeAlias = ToolCall | InvalidToolCall
PARAGRAPH: Final = "\n\n"
"""Between two texts of one message, and between messages of one role where the server joins them (server/prompt.go)."""
_TOLD: Final = frozenset({"system", "user"})


def encode_messages(messages: Sequence[ChatMessage], names: tuple[str, ...], losses: OllamaLosses) -> list[Message]:
    """The wire's `messages`."""
    out: list[Message] = []
    asked = _AskedCalls()
    run: list[tuple[int, ToolMessage]] = []
    for position, message in enumerate(messages):
        if message.role == "tool":
            run.append((position, message))
            continue
        if run:
            out.extend(_encode_results(run, asked, names, losses))
            run = []
        wire = _encode_plain(message, position, losses)
        if message.role == "assistant" and (calls := _calls_in_order(message)):
            asked = _AskedCalls(calls)
            wire["tool_calls"] = _encode_calls(calls, f"/messages/{position}", names, losses)
            for path in early_calls(message, f"/messages/{position}"):
                losses.lose("call_order", path, "sent beside the content")
        if message.name is not None:
            losses.lose("message_name", f"/messages/{position}/name")
        if message.provider_options:
            merge_own(wire, message.provider_options, names)
        if message.role == "system" and message.variant == "developer" and wire["role"] == "system":
            losses.lose("developer_role", f"/messages/{position}", "sent as system")
        out.append(wire)
    if run:
        out.extend(_encode_results(run, asked, names, losses))
    return out


def _encode_plain(message: ChatMessage, position: int, losses: OllamaLosses) -> Message:
    """Role and content of a message."""
    content = message.content
    if type(content) is str and "[img" not in content:
        return {"role": message.role, "content": content}
    if content is None:
        return {"role": message.role}
    joint = PARAGRAPH if message.role in _TOLD else ""
    found = encode_content(content, f"/messages/{position}/content", losses, joint=joint)
    wire: Message = {"role": message.role, "content": found.text}
    if found.thinking:
        wire["thinking"] = found.thinking
    if found.media:
        wire["images"] = list(found.media)
    return wire


class _AskedCalls:
    """The calls of one message, for the results after it: found by id without looking through all of them."""

    __slots__ = ("_calls", "_places")

    def __init__(self, calls: Sequence[AnyCall] = ()) -> None:
        self._calls = calls
        self._places: dict[str, list[int]] = {}
        for place, call in enumerate(calls):
            self._places.setdefault(call.id, []).append(place)

    def sort(
        self, run: Sequence[tuple[int, ToolMessage]], losses: OllamaLosses
    ) -> Iterator[tuple[int, ToolMessage, AnyCall | None]]:
        """(original position, result, the call that it answers) of results in a row, in the order of their calls.

        Results of one id answer its calls one after another.
        """
        met: dict[str, int] = {}
        placed: list[tuple[int, int, ToolMessage]] = []
        for position, message in run:
            wanted = message.tool_call_id
            number = met[wanted] = met.get(wanted, -1) + 1
            places = self._places.get(wanted, ())
            placed.append((places[number] if number < len(places) else len(self._calls), position, message))
        if any(one[0] > next_one[0] for one, next_one in pairwise(placed)):
            losses.lose("result_order", f"/messages/{run[0][0]}", "sent in the order of the calls")
            placed.sort(key=itemgetter(0))
        for place, position, message in placed:
            yield position, message, self._calls[place] if place < len(self._calls) else None


def _encode_results(
    run: Sequence[tuple[int, ToolMessage]], asked: _AskedCalls, names: tuple[str, ...], losses: OllamaLosses
) -> Iterator[Message]:
    for position, message, call in asked.sort(run, losses):
        wire = _encode_plain(message, position, losses)
        name = message.name if message.name is not None or call is None else call.name
        if name:
            wire["tool_name"] = name
        if call is None or call.id_origin != "minted":
            wire["tool_call_id"] = message.tool_call_id
        if message.is_error:
            losses.lose("is_error", f"/messages/{position}", "the text is sent without the mark")
        if message.provider_options:
            merge_own(wire, message.provider_options, names)
        yield wire


def _calls_in_order(message: AssistantMessage) -> Sequence[AnyCall]:
    """Valid and invalid calls of a message in the order in which the model wrote them."""
    if not message.invalid_tool_calls:
        return message.tool_calls or ()
    return [call for call, _ in ordered_calls(message, "")]


def _encode_calls(
    calls: Sequence[AnyCall], at: str, names: tuple[str, ...], losses: OllamaLosses
) -> list[MessageToolCall]:
    out: list[MessageToolCall] = []
    for call in calls:
        arguments = _arguments(call, at, losses)
        wire: MessageToolCall = {"function": {"name": call.name or "", "arguments": arguments}}
        if call.id_origin != "minted":
            wire = {"id": call.id, **wire}
        merge_own(wire, call.provider_options, names)
        out.append(wire)
    return out


def _arguments(call: AnyCall, at: str, losses: OllamaLosses) -> ToolArguments:
    """Arguments that the server accepts: of an invalid call its own where only the name was wrong, else {}."""
    if isinstance(call, ToolCall):
        return dict(plain(call.arguments))
    try:
        arguments = from_json(call.arguments_text)
    except ValueError:
        arguments = None
    if isinstance(arguments, dict):
        losses.lose("invalid_tool_call", at, "sent as an ordinary call under the name it came with")
        return arguments
    losses.lose("invalid_tool_call", at, "sent with arguments {} in place of the raw text")
    return {}
