"""Whole answers, canonical → wire, for clients; and the response object, which stream events contain, too.

In: a `ChatResponse` of any origin, and the client's request. Out: the body of a 200 with every field of the published
response. Fields that repeat the request are copied from it; absent ones have the published default. Extras of an answer
from this dialect are written back; from other dialects, only fields that this dialect has, too. Items keep their
server's ids; missing ids are made from the answer's id and the item's position. The last item of a cut-off answer is
incomplete.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.content import ThinkingPart
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.answers.times import epoch_seconds
from turnwire.codecs.openai_responses import names as words, write_items as items
from turnwire.codecs.openai_responses.fields import USAGE
from turnwire.codecs.openai_responses.names import DIALECT, ResponsesLosses
from turnwire.codecs.openai_responses.read_items import mint_item_id
from turnwire.codecs.openai_responses.tool_kinds import BY_CALL, Spellings
from turnwire.codecs.openai_responses.write_messages import instructions_of
from turnwire.codecs.openai_responses.write_request import write_settings
from turnwire.codecs.values.provider_options import OUR_NOTES, merge, own_of
from turnwire.codecs.values.rows import Values, value_at
from turnwire.codecs.values.wire_values import object_of, text_of
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire import openai_responses as typed
    from turnwire_schema.wire.raw_openai_responses import RawReasoningOptions, RawTextOptions

ENDED_IN_ERROR: Final[typed.ResponseError] = {"code": "server_error", "message": "the answer ended in an error"}
"""Error of a failed answer that has no error of its own."""
_NOT_REPEATED: Final = frozenset({"conversation", "moderation", "reasoning", "store", "text", "tools"})


class Status(NamedTuple):
    """Ending of an answer: the status, and the reason if it is incomplete."""

    word: str
    reason: str | None = None

    @property
    def is_cut(self) -> bool:
        """Whether the answer was cut off."""
        return self.word != "completed"

    @property
    def event(self) -> str:
        """Name of the event that reports it."""
        return f"response.{self.word if self.word in ('completed', 'failed') else 'incomplete'}"


def wants_summary(request: ChatRequest | None) -> bool:
    """Return whether the client asked for a reasoning summary: then it expects thinking only there."""
    own = {} if request is None else own_of(request.parameters.provider_options, DIALECT)
    asked: RawReasoningOptions = object_of(own.get("reasoning"))
    return asked.get("summary") is not None or asked.get("generate_summary") is not None


def is_own_word(raw: str | None) -> bool:
    """Return whether a raw finish word is one of this dialect."""
    return raw is not None and raw.partition(":")[0] in words.STATUSES


def status_of_answer(
    reason: str, raw: str | None, losses: ResponsesLosses, *, has_refusal: bool, has_calls: bool
) -> Status:
    """Return the status for a canonical reason: the server's own if it has the same meaning, else the published one."""
    meaning = words.FINISH_WORDS.get(raw, "other") if raw is not None and is_own_word(raw) else None
    # On this wire calls and refusals are completed answers: the content determines the reason.
    is_told = (reason == "tool_calls" and has_calls) or (reason == "content_filter" and has_refusal)
    is_same = meaning == reason or (meaning == "stop" and is_told)
    word = words.WORD_OF.get(reason)
    if raw is not None and meaning is not None and is_same:
        word = raw
    elif reason == "content_filter" and has_refusal:
        word = "completed"  # a refusal is a completed answer on this wire
    elif word is None or (reason == "tool_calls" and not has_calls):
        losses.lose("finish_reason", "/finish_reason", "sent as completed", detail=reason)
        word = "completed"
    status, _, why = word.partition(":")
    return Status(status, why or None)


def repeated(request: ChatRequest | None) -> Values:
    """Return the fields of a response that repeat settings of the request."""
    if request is None:
        return {}
    parameters = request.parameters
    own = own_of(parameters.provider_options, DIALECT)
    has_state = any(own.get(name) is not None for name in words.STATE)
    said = {
        "temperature": parameters.temperature,
        "top_p": parameters.top_p,
        "max_output_tokens": parameters.max_tokens,
        "instructions": instructions_of(request.messages, has_state=has_state),
    }
    out: Values = {name: value for name, value in said.items() if value is not None}
    if parameters.thinking is not None:
        effort = parameters.thinking if isinstance(parameters.thinking, str) else None
        out["reasoning"] = {"effort": "none" if parameters.thinking is False else effort, "summary": None}
    spellings = Spellings(request.tools, for_client=True)
    write_settings(request, cast("typed.Response", out), ResponsesLosses(), spellings)  # some of its fields
    for name in ("reasoning", "text", "tools"):
        if own.get(name) is not None:
            held = {name: out.get(name, words.DEFAULTS[name])}
            out[name] = merge(held, {name: own[name]})[name]
    said_again = words.PUBLISHED_ANSWER - _NOT_REPEATED
    out |= {name: value for name, value in own.items() if name in said_again and value is not None}
    text: RawTextOptions = object_of(out.get("text"))
    if (wanted := object_of(text.get("format"))).get("type") == "json_schema":
        out["text"] = {**object_of(text), "format": {"strict": False, **wanted}}
    if isinstance(tools := out.get("tools"), (list, tuple)):
        blank = {"description": None, "parameters": None, "strict": None}  # a function has every field of its type
        out["tools"] = [{**blank, **tool} if object_of(tool).get("type") == "function" else tool for tool in tools]
    return out


class AnswerFields:
    """Response object of one answer, at any time. Not thread-safe."""

    __slots__ = ("_repeated", "created", "extras", "id", "model", "usage")

    def __init__(self, *, answer_id: str, model: str, created: int, request: ChatRequest | None) -> None:
        self.id = answer_id
        self.model = model
        self.created = created
        self.extras: Mapping[str, object] = {}
        self.usage: typed.ResponseUsage | None = None
        self._repeated = repeated(request)

    def write(
        self, status: Status, output: list[typed.OutputItem], error: typed.ResponseError | None = None
    ) -> typed.Response:
        """Return the whole object."""
        wire: Values = {
            "id": self.id,
            "object": "response",
            "created_at": self.created,
            "status": status.word,
            "model": self.model,
            "output": output,
            **words.DEFAULTS,
            "usage": self.usage,
            **self.extras,
            **self._repeated,
        }
        if error is not None:
            wire["error"] = error
        return cast("typed.Response", wire)  # with fields that only servers of this dialect send

    def end(
        self,
        status: Status,
        output: list[typed.OutputItem],
        extras: Mapping[str, object],
        raw: str | None,
        losses: ResponsesLosses,
    ) -> typed.Response:
        """Return the whole object at the end, with the extras of the answer that are valid in it."""
        is_own = is_own_word(raw)
        self.extras = {
            key: value
            for key, value in extras.items()
            if key not in ("incomplete_details", "error") and (is_own or key in words.PUBLISHED_ANSWER)
        }
        told = {*self.extras, "incomplete_details"} if is_own else self.extras.keys()
        losses.lose_named("answer_detail", "/extras", sorted(extras.keys() - told))
        wire = self.write(status, output, ENDED_IN_ERROR.copy() if status.word == "failed" else None)
        details = object_of(extras.get("incomplete_details")) if is_own else {}
        reason = {} if status.reason is None else {"reason": status.reason}
        if reason or details:
            wire["incomplete_details"] = cast("typed.IncompleteDetails", {**reason, **details})
        return wire


def write_usage(usage: UsageInfo, losses: ResponsesLosses) -> typed.ResponseUsage | None:
    """Return the usage object; None if the tokens of the prompt or of the answer were not counted.

    Client types require the details: an unknown detail is 0.
    """
    if usage.prompt_tokens is None or usage.completion_tokens is None:
        USAGE.lose(usage, losses, "/usage")
        if usage.extras or any(value_at(usage, row.canonical) is not None for row in USAGE.rows):
            losses.lose("usage_unknown", "/usage", "written as null")
        return None
    wire = USAGE.write(usage, losses, "/usage", usage.extras)
    wire.setdefault("total_tokens", usage.total_tokens)
    return cast("typed.ResponseUsage", wire)  # all rows are fields of this type, and none is left out


def write_response(response: ChatResponse, *, request: ChatRequest | None = None) -> Converted[typed.Response]:
    """Return the body of a whole answer."""
    losses = ResponsesLosses()
    created = epoch_seconds(response.created, losses)
    missing = [name for name in ("id", "created", "model") if getattr(response, name) is None]
    losses.lose_named("identity", "", missing, "made up, empty or 0")
    model = response.model if response.model is not None else ""
    answer_id = response.id if response.id is not None else mint_item_id("resp", model, created)
    message, raw = response.message, response.raw_finish_reason
    told = [call for call in message.invalid_tool_calls or () if call.reason != "server_rejected"]
    status = status_of_answer(
        response.finish_reason,
        raw,
        losses,
        has_refusal=any(part.type == "refusal" for part in message.parts),
        has_calls=bool(message.tool_calls or told),
    )
    writer = OutputWriter(answer_id, losses, request)
    has_output = not (message.content == "" and is_own_word(raw)) or bool(message.tool_calls)
    if has_output or message.invalid_tool_calls:
        writer.write(message, is_cut=status.is_cut)
    fields = AnswerFields(answer_id=answer_id, model=model, created=created, request=request)
    fields.usage = write_usage(response.usage, losses)
    wire = fields.end(status, writer.out, response.extras or {}, raw, losses)
    return Converted(wire, tuple(losses.losses))


class OutputWriter(items.TurnWriter["typed.OutputItem"]):
    """Writer of the items of one answer. Not thread-safe."""

    __slots__ = ("_answer_id", "_in_summary", "_last")

    def __init__(self, answer_id: str, losses: ResponsesLosses, request: ChatRequest | None) -> None:
        super().__init__(losses, Spellings(None if request is None else request.tools, for_client=True))
        self._answer_id = answer_id
        self._in_summary = wants_summary(request)
        self._last: items.Group | None = None  # of the last item, if it is a message or reasoning

    def write(self, message: AssistantMessage, *, is_cut: bool) -> None:
        """Write the items of the message; the last one is incomplete if the answer was cut off inside it."""
        self.lose_name(message.name, "/message")
        if message.extras:
            self._losses.lose("answer_part", "/message/extras", detail="extras")
        self.write_turn(message, "/message")
        # A call has its own status, and a foreign item is unchanged.
        if is_cut and self._last is not None and "status" not in self._last.item:
            cut = cast("typed.OutputMessage", self.out[-1])  # or a reasoning item, which has a status too
            cut["status"] = "incomplete"

    def _add(self, item: typed.OutputItem, group: items.Group | None = None) -> None:
        self.out.append(item)
        self._last = group

    def _mint(self, prefix: str) -> str:
        return mint_item_id(prefix, self._answer_id, len(self.out))

    def _message(self, group: items.Group, own: Mapping[str, object]) -> None:
        item: typed.OutputMessage = {
            "id": self._mint("msg"),
            "type": "message",
            "role": "assistant",
            "status": "completed",
            "content": items.message_parts(group, for_client=True),
        }
        self._add(merge(merge(item, group.item), own), group)

    def _reasoning(self, group: items.Group) -> None:
        if [part for part, at in group.thoughts if self._says(part, at)]:  # each one reports its losses
            self._add(items.reasoning_item(group, self._mint("rs"), foreign_in_summary=self._in_summary), group)

    def _says(self, part: ThinkingPart, at: str) -> bool:
        """Return whether a thought has content for a client."""
        is_own = items.is_own_thought(part)
        if part.redacted_data is not None:
            self._losses.lose("thinking_redacted" if is_own else "thinking_foreign", at)
        elif part.signature is not None and not is_own:
            self._losses.lose("thinking_foreign", f"{at}/signature")
        if not is_own and items.part_own(part):
            self._losses.lose("part_options", f"{at}/provider_options")
        return is_own if part.redacted_data is None and not part.text else bool(part.text)

    def _call(self, call: ToolCall | InvalidToolCall, at: str) -> None:
        reason = call.reason if isinstance(call, InvalidToolCall) else None
        if reason == "server_rejected":
            self._losses.lose("rejected_call", at)
            return
        item = items.call_item(call, at, self._losses, self._spellings, for_client=True)
        kind = BY_CALL.get(text_of(item["type"]))
        named = {
            "id": self._mint("fc" if kind is None else kind.prefix),
            "status": "incomplete" if reason == "truncated" else "completed",
        }
        whole = {**named, **item}  # its own id and status, if it has them
        if reason is not None and items.reason_of(whole) is None:  # a client would run it
            self._losses.lose("invalid_tool_call", at)
            return
        self._add(cast("typed.OutputItem", whole))
        if call.extras and not call.extras.keys() <= OUR_NOTES:
            self._losses.lose("answer_part", f"{at}/extras", detail="extras")

    def _lose(self, member: items.Member, at: str) -> None:
        if not isinstance(member, (ToolCall, InvalidToolCall)):
            self._losses.lose("answer_part", at, detail=member.type)
