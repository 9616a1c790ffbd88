"""The response object for clients: what a whole body and the events of a stream have in common.

In: who answers, how it ended, the items and the usage, and the client's request. Out: every field that the published
response has. Fields that repeat the request are taken from it; what it did not say is the published default. Extras of
an answer from this dialect are put back; of those from elsewhere only fields that this dialect has, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.openai_responses.names import (
    DEFAULTS,
    DIALECT,
    FINISH_WORDS,
    PUBLISHED_ANSWER,
    STATE,
    STATUSES,
    WORD_OF,
)
from turnwire.codecs.openai_responses.write_messages import instructions_of
from turnwire.codecs.openai_responses.write_request import write_settings
from turnwire.codecs.own_options import merge, own_of
from turnwire.codecs.rows import Values
from turnwire.codecs.wire_values import object_of
from turnwire.core.tool_names import client_names

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import (
        IncompleteDetails,
        OutputItem,
        Response,
        ResponseError,
        ResponseUsage,
    )
    from turnwire_schema.wire.raw_openai_responses import RawReasoningOptions, RawTextOptions

ENDED_IN_ERROR: Final[ResponseError] = {"code": "server_error", "message": "the answer ended in an error"}
"""The error of a failed answer that has none of its own."""
_NOT_REPEATED: Final = frozenset({"conversation", "moderation", "reasoning", "store", "text", "tools"})


class Status(NamedTuple):
    """How an answer ended: the status, and why where it is incomplete."""

    word: str
    reason: str | None = None

    @property
    def is_cut(self) -> bool:
        """Whether the answer ended before its end."""
        return self.word != "completed"

    @property
    def event(self) -> str:
        """The event that reports it."""
        return f"response.{self.word if self.word in ('completed', 'failed') else 'incomplete'}"


def wants_summary(request: ChatRequest | None) -> bool:
    """Whether the client asked for a summary of the reasoning: then it looks for thoughts there and nowhere else."""
    own = {} if request is None else own_of(request.parameters.provider_options, DIALECT)
    asked: RawReasoningOptions = object_of(own.get("reasoning"))
    return asked.get("summary") is not None or asked.get("generate_summary") is not None


def is_own_word(raw: str | None) -> bool:
    """Whether a raw finish word is one of this dialect."""
    return raw is not None and raw.partition(":")[0] in STATUSES


def status_of_answer(
    reason: str, raw: str | None, losses: ResponsesLosses, *, has_refusal: bool, has_calls: bool
) -> Status:
    """The status for a canonical reason: the server's own where it means the same, else the published one."""
    meaning = FINISH_WORDS.get(raw, "other") if raw is not None and is_own_word(raw) else None
    # Calls and a refusal are whole answers on this wire: what they are gives the reason.
    is_told = (reason == "tool_calls" and has_calls) or (reason == "content_filter" and has_refusal)
    is_same = meaning == reason or (meaning == "stop" and is_told)
    if raw is not None and meaning is not None and is_same:
        word, _, why = raw.partition(":")
        return Status(word, why or None)
    if reason == "content_filter" and has_refusal:
        return Status("completed")  # a refusal is a whole answer on this wire
    if reason not in WORD_OF or (reason == "tool_calls" and not has_calls):
        losses.lose("finish_reason", "/finish_reason", "sent as completed", detail=reason)
        return Status("completed")
    word, _, why = WORD_OF[reason].partition(":")
    return Status(word, why or None)


def repeated(request: ChatRequest | None) -> Values:
    """The fields of a response that repeat the request, as far as it says anything."""
    if request is None:
        return {}
    parameters = request.parameters
    own = own_of(parameters.provider_options, DIALECT)
    has_state = any(own.get(name) is not None for name in STATE)
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
    write_settings(request, cast("Response", out), ResponsesLosses(), client_names(request))  # a part of one
    for name in ("reasoning", "text", "tools"):
        if own.get(name) is not None:
            held = {name: out.get(name, DEFAULTS[name])}
            out[name] = merge(held, {name: own[name]})[name]
    out |= {
        name: value
        for name, value in own.items()
        if name in PUBLISHED_ANSWER and name not in _NOT_REPEATED and value is not None
    }
    text: RawTextOptions = object_of(out.get("text"))
    wanted = object_of(text.get("format"))
    if wanted.get("type") == "json_schema":
        out["text"] = {**object_of(text), "format": {"strict": False, **wanted}}
    if isinstance(tools := out.get("tools"), (list, tuple)):
        out["tools"] = [_whole_tool(tool) for tool in tools]
    return out


def _whole_tool(tool: object) -> object:
    """A tool with every field that its type has in an answer; what is none as it is."""
    if object_of(tool).get("type") != "function":
        return tool
    return {"description": None, "parameters": None, "strict": None, **object_of(tool)}


class AnswerFields:
    """The response object of one answer, at any moment of it. Not thread-safe."""

    __slots__ = ("_repeated", "created", "extras", "id", "model", "usage")

    def __init__(self, *, answer_id: str, model: str, created: int, request: ChatRequest | None) -> None:
        self.id = answer_id
        self.model = model
        self.created = created
        self.extras: Mapping[str, object] = {}
        self.usage: ResponseUsage | None = None
        self._repeated = repeated(request)

    def write(self, status: Status, output: list[OutputItem], error: ResponseError | None = None) -> Response:
        """The whole object."""
        wire: Values = {
            "id": self.id,
            "object": "response",
            "created_at": self.created,
            "status": status.word,
            "model": self.model,
            "output": output,
            **DEFAULTS,
            "usage": self.usage,
            **self.extras,
            **self._repeated,
        }
        if error is not None:
            wire["error"] = error
        return cast("Response", wire)  # with what only a server of this dialect said

    def end(
        self,
        status: Status,
        output: list[OutputItem],
        extras: Mapping[str, object],
        raw: str | None,
        losses: ResponsesLosses,
    ) -> Response:
        """The whole object at the end, with those extras of the answer that have a place in it."""
        is_own = is_own_word(raw)
        self.extras = {
            key: value
            for key, value in extras.items()
            if key not in ("incomplete_details", "error") and (is_own or key in PUBLISHED_ANSWER)
        }
        told = {*self.extras, "incomplete_details"} if is_own else self.extras.keys()
        if lost := extras.keys() - told:
            losses.lose("answer_detail", "/extras", detail=", ".join(sorted(lost)))
        wire = self.write(status, output, ENDED_IN_ERROR.copy() if status.word == "failed" else None)
        details = object_of(extras.get("incomplete_details")) if is_own else {}
        reason = {} if status.reason is None else {"reason": status.reason}
        if reason or details:
            wire["incomplete_details"] = cast("IncompleteDetails", {**reason, **details})
        return wire
