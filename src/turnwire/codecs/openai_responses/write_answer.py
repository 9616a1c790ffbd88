"""Whole answers, canonical → wire, for clients.

In: a `ChatResponse` of any origin, and the client's request. Out: the body of a 200 with every field that the published
response has. Items keep the ids that their server gave; the others get ids made from the answer's id and their place.
The last item of an answer that was cut is incomplete.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from turnwire_schema.v1.content import ForeignPart, ThinkingPart
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.openai_responses.item_fields import mint_item_id
from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.openai_responses.names import DIALECT
from turnwire.codecs.openai_responses.usage import write_usage
from turnwire.codecs.openai_responses.write_answer_fields import (
    AnswerFields,
    is_own_word,
    status_of_answer,
    wants_summary,
)
from turnwire.codecs.openai_responses.write_items import (
    Group,
    call_item,
    foreign_item,
    groups,
    is_other_call,
    is_own_thought,
    message_parts,
    part_own,
    reason_of,
    reasoning_item,
)
from turnwire.codecs.own_options import OUR_NOTES, merge, own_of
from turnwire.codecs.times import epoch_seconds
from turnwire.core.losses import Converted
from turnwire.core.tool_names import client_names

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import FunctionCall, OutputItem, OutputMessage, Response


def write_response(response: ChatResponse, *, request: ChatRequest | None = None) -> Converted[Response]:
    """The body of a whole answer."""
    losses = ResponsesLosses()
    created = epoch_seconds(response.created, losses)
    missing = [name for name in ("id", "created", "model") if getattr(response, name) is None]
    if missing:
        losses.lose("identity", "", "made up, empty or 0", detail=", ".join(missing))
    model = response.model if response.model is not None else ""
    answer_id = response.id if response.id is not None else mint_item_id("resp", model, created)
    message, raw = response.message, response.raw_finish_reason
    status = status_of_answer(
        response.finish_reason,
        raw,
        losses,
        has_refusal=any(part.type == "refusal" for part in message.parts),
        has_calls=_has_calls(message),
    )
    writer = OutputWriter(answer_id, client_names(request), losses, thoughts_in_summary=wants_summary(request))
    has_output = not (message.content == "" and is_own_word(raw)) or bool(message.tool_calls)
    if has_output or message.invalid_tool_calls:
        writer.write(message, is_cut=status.is_cut)
    fields = AnswerFields(answer_id=answer_id, model=model, created=created, request=request)
    fields.usage = write_usage(response.usage, losses)
    wire = fields.end(status, writer.out, response.extras or {}, raw, losses)
    return Converted(wire, tuple(losses.losses))


def _has_calls(message: AssistantMessage) -> bool:
    """Whether a client will find calls to answer."""
    told = [call for call in message.invalid_tool_calls or () if call.reason != "server_rejected"]
    return bool(message.tool_calls or told) or any(map(is_other_call, message.parts))


class OutputWriter:
    """Writes the items of one answer. Not thread-safe."""

    __slots__ = ("_answer_id", "_in_summary", "_losses", "_names", "out")

    def __init__(
        self, answer_id: str, names: Mapping[str, str], losses: ResponsesLosses, *, thoughts_in_summary: bool = False
    ) -> None:
        self.out: list[OutputItem] = []
        self._answer_id = answer_id
        self._names = names
        self._in_summary = thoughts_in_summary
        self._losses = losses

    def write(self, message: AssistantMessage, *, is_cut: bool) -> None:
        """The items of the message; the last one is incomplete where the answer was cut inside it."""
        if message.name is not None:
            self._losses.lose("message_name", "/message/name")
        if message.extras:
            self._losses.lose("answer_part", "/message/extras", detail="extras")
        own = own_of(message.provider_options, DIALECT)
        last: Group | None = None
        held = list(groups(message, "/message"))
        if own and all(group.kind != "message" for group in held):
            self._losses.lose("message_options", "/message/provider_options")
        for group in held:
            if self._write(group, own):
                last = group
        # A call says for itself whether it was cut, and a foreign item is as it came.
        if is_cut and last is not None and last.kind not in ("call", "foreign") and "status" not in last.item:
            cut = cast("OutputMessage", self.out[-1])  # or thoughts, which have a status too
            cut["status"] = "incomplete"

    def _write(self, group: Group, own: Mapping[str, object]) -> bool:
        """Write one group; whether it became an item."""
        match group.kind, group.members[0]:
            case "message", _:
                item: OutputMessage = {
                    "id": self._mint("msg"),
                    "type": "message",
                    "role": "assistant",
                    "status": "completed",
                    "content": message_parts(group, for_client=True),
                }
                self.out.append(merge(merge(item, group.item), own))
                return True
            case "reasoning", _:
                return self._reasoning(group)
            case "call", (ToolCall() | InvalidToolCall() as call, at):
                return self._call(call, at)
            case "foreign", (ForeignPart() as foreign, _):
                self.out.append(foreign_item(foreign))
                return True
            case _:
                for part, at in group.parts:
                    self._losses.lose("answer_part", at, detail=part.type)
                return False

    def _mint(self, prefix: str) -> str:
        return mint_item_id(prefix, self._answer_id, len(self.out))

    def _reasoning(self, group: Group) -> bool:
        says = [part for part, at in group.thoughts if self._says(part, at)]
        if says:
            self.out.append(reasoning_item(group, self._mint("rs"), foreign_in_summary=self._in_summary))
        return bool(says)

    def _says(self, part: ThinkingPart, at: str) -> bool:
        """Whether anything of a thought can be said to a client."""
        is_own = is_own_thought(part)
        if part.redacted_data is not None:
            self._losses.lose("thinking_redacted" if is_own else "thinking_foreign", at)
        elif part.signature is not None and not is_own:
            self._losses.lose("thinking_foreign", f"{at}/signature")
        if not is_own and part_own(part):
            self._losses.lose("part_options", f"{at}/provider_options")
        return is_own if part.redacted_data is None and not part.text else bool(part.text)

    def _call(self, call: ToolCall | InvalidToolCall, at: str) -> bool:
        if isinstance(call, InvalidToolCall) and call.reason == "server_rejected":
            self._losses.lose("rejected_call", at)
            return False
        item = call_item(call, at, self._losses, self._names, for_client=True)
        is_cut = isinstance(call, InvalidToolCall) and call.reason == "truncated"
        named = {"id": self._mint("fc"), "status": "incomplete" if is_cut else "completed"}
        whole = cast("FunctionCall", {**named, **item})  # its own id and status, where it has them
        self.out.append(whole)
        if isinstance(call, InvalidToolCall) and reason_of(whole) is None:
            self._losses.lose("invalid_call_mark", at, "sent like any other call")
        if call.extras and not call.extras.keys() <= OUR_NOTES:
            self._losses.lose("answer_part", f"{at}/extras", detail="extras")
        return True
