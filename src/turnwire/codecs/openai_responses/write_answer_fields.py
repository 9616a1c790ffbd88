"""The response object for clients: what a whole body and the events of a stream have in common.

In: who answers, how it ended, the items and the usage, and the client's request. Out: every field that the published
response has. Fields that repeat the request are taken from it; what it did not say is the published default. Extras of
an answer from this dialect are put back; of those from elsewhere only fields that this dialect has, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.openai_responses.names import DIALECT, FINISH_WORDS, PUBLISHED_ANSWER, STATE, STATUSES, WORD_OF
from turnwire.codecs.openai_responses.request import write_settings
from turnwire.codecs.openai_responses.write_messages import instructions_of
from turnwire.codecs.own_options import merge, own_of
from turnwire.codecs.wire_values import object_of
from turnwire.core.tool_names import client_names

ENDED_IN_ERROR: Final[Mapping[str, str]] = {"code": "server_error", "message": "the answer ended in an error"}
"""The error of a failed answer that has none of its own."""
DEFAULTS: Final[Mapping[str, Any]] = {
    "background": False,
    "completed_at": None,
    "error": None,
    "frequency_penalty": 0.0,
    "incomplete_details": None,
    "instructions": None,
    "max_output_tokens": None,
    "max_tool_calls": None,
    "metadata": {},
    "parallel_tool_calls": True,
    "presence_penalty": 0.0,
    "previous_response_id": None,
    "prompt_cache_key": None,
    "reasoning": {"effort": None, "summary": None},
    "safety_identifier": None,
    "service_tier": "default",
    "store": False,  # a codec keeps nothing
    "temperature": 1.0,
    "text": {"format": {"type": "text"}},
    "tool_choice": "auto",
    "tools": [],
    "top_logprobs": 0,
    "top_p": 1.0,
    "truncation": "disabled",
}
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
    asked = None if request is None else own_of(request.parameters.provider_options, DIALECT).get("reasoning")
    if not isinstance(asked, Mapping):
        return False
    return any(asked.get(name) is not None for name in ("summary", "generate_summary"))


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


def repeated(request: ChatRequest | None) -> dict[str, Any]:
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
    out: dict[str, Any] = {name: value for name, value in said.items() if value is not None}
    if parameters.thinking is not None:
        effort = parameters.thinking if isinstance(parameters.thinking, str) else None
        out["reasoning"] = {"effort": "none" if parameters.thinking is False else effort, "summary": None}
    out |= write_settings(request, ResponsesLosses(), client_names(request))
    for name in ("reasoning", "text", "tools"):
        if own.get(name) is not None:
            held = out.get(name, DEFAULTS[name])
            out[name] = merge({name: held}, {name: own[name]})[name]
    out |= {
        name: value
        for name, value in own.items()
        if name in PUBLISHED_ANSWER and name not in _NOT_REPEATED and value is not None
    }
    wanted = object_of(object_of(out.get("text")).get("format"))
    if wanted.get("type") == "json_schema":
        out["text"]["format"] = {"strict": False, **wanted}
    if isinstance(out.get("tools"), (list, tuple)):
        out["tools"] = [_whole_tool(tool) for tool in out["tools"]]
    return out


def _whole_tool(tool: Any) -> Any:
    """A tool with every field that its type has in an answer; what is none as it is."""
    if object_of(tool).get("type") != "function":
        return tool
    return {"description": None, "parameters": None, "strict": None, **tool}


def put_back(extras: Mapping[str, object], raw: str | None, losses: ResponsesLosses) -> dict[str, Any]:
    """Extras of an answer that have a place in a response."""
    is_own = is_own_word(raw)
    kept = {
        key: value
        for key, value in extras.items()
        if key not in ("incomplete_details", "error") and (is_own or key in PUBLISHED_ANSWER)
    }
    told = {*kept, "incomplete_details"} if is_own else kept.keys()
    if lost := extras.keys() - told:
        losses.lose("answer_detail", "/extras", detail=", ".join(sorted(lost)))
    return kept


class AnswerFields:
    """The response object of one answer, at any moment of it. Not thread-safe."""

    __slots__ = ("_repeated", "created", "extras", "id", "model", "usage")

    def __init__(self, *, answer_id: str, model: str, created: int, request: ChatRequest | None) -> None:
        self.id = answer_id
        self.model = model
        self.created = created
        self.extras: Mapping[str, Any] = {}
        self.usage: dict[str, Any] | None = None
        self._repeated = repeated(request)

    def write(
        self,
        status: Status,
        output: list[dict[str, Any]],
        *,
        details: Mapping[str, object] | None = None,
        error: Mapping[str, object] | None = None,
    ) -> dict[str, Any]:
        """The whole object."""
        wire: dict[str, Any] = {
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
        if status.reason is not None or details:
            reason = {} if status.reason is None else {"reason": status.reason}
            wire["incomplete_details"] = {**reason, **(details or {})}
        if error is not None:
            wire["error"] = dict(error)
        return wire
