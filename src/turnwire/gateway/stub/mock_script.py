"""Stand-in for a model, for tests of clients: its answer depends on the request alone.

- A user's text is echoed. A tool's result is repeated.
- Tools are called when they must be, or when a word of the tool's name (`get_weather`: weather) is in the user's text;
  two tools that are meant are called in parallel, if that is allowed. Arguments are the smallest that fit the schema.
- An answer in a JSON Schema is the smallest value that fits. Thinking that is asked for comes before the answer.
- `max_tokens` and stop sequences cut the answer, a token being a word.
- A model named `fault-…` fails: a status (`fault-429`, `fault-500`), `fault-break` (a stream breaks off),
  `fault-context` (the prompt does not fit), `fault-timeout`.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from turnwire_schema.v1.content import TextPart, ThinkingPart
from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, JsonSchemaFormat
from turnwire_schema.v1.response import ChatResponse, FinishReason
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCall, ToolDefinition
from turnwire_schema.v1.usage import UsageInfo

from turnwire.core.errors import (
    InvalidDataError,
    ModelNotFoundError,
    Problem,
    ProviderError,
    ProviderResponseError,
    ProviderTimeoutError,
    StreamError,
    TokenLimitError,
    error_from_info,
)
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.jsonschema import check_schema, thaw
from turnwire.core.tokens import estimate_text_tokens, estimate_tokens
from turnwire.core.validate import load, parse_json
from turnwire.gateway.stub.schema_sample import sample
from turnwire.providers.kinds.mock import Answer, PlainAnswer, Script

MODEL: Final = "mock"
THOUGHT: Final = "The request says what to answer."
FAULT: Final = "fault-"
_WORD: Final = re.compile(r"\S+\s*")
_SHORTEST_WORD: Final = 4
_THOUGHT_TOKENS: Final = 8


def stand_in_script(*, latency: float = 0.0, remembers: bool = True) -> Script:
    """A script that answers every request by itself."""
    models = (ModelInfo(name=MODEL, context_length=32768),)
    return Script([stand_in], latency=latency, models=models, remembers=remembers)


def stand_in(request: ChatRequest) -> PlainAnswer:
    """The answer to `request`.

    Raises:
        ProviderResponseError: the form that the answer should have is not a JSON Schema.
    """
    model = request.parameters.model
    if model.startswith(FAULT):
        return _fault(model.removeprefix(FAULT))
    calls = _calls(request)
    text = "" if calls else _text(request)
    text, reason = _cut(text, request)
    content: Any = text or None
    thinks = request.parameters.thinking
    is_thinking = thinks not in (None, False, "none") or bool(request.parameters.thinking_budget_tokens)
    if is_thinking:
        content = (ThinkingPart(text=THOUGHT), *([TextPart(text=text)] if text else []))
    message = AssistantMessage(content=content, tool_calls=calls or None) if content or calls else None
    message = message or AssistantMessage(content="")
    usage = UsageInfo(
        prompt_tokens=sum(estimate_tokens(each) for each in request.messages),
        completion_tokens=_counted(text, request) + sum(8 for _ in calls) + (_THOUGHT_TOKENS if is_thinking else 0),
        reasoning_tokens=_THOUGHT_TOKENS if is_thinking else None,
        is_estimated=True,
    )
    return ChatResponse(message=message, usage=usage, finish_reason="tool_calls" if calls else reason, model=model)


def _fault(name: str) -> ProviderError | list[StreamingChunk | ProviderError]:
    if name == "break":
        broken = StreamError("the stand-in broke the stream off", category="interrupted")
        return [StreamingChunk(text="This is cut "), StreamingChunk(text="off "), broken]
    if name == "context":
        return TokenLimitError("the prompt does not fit the context", category="context_overflow", status=400)
    if name == "timeout":
        return ProviderTimeoutError("the stand-in gives no answer in time", limit_s=1)
    if len(name) != 3 or not name.isascii() or not name.isdigit() or not 400 <= int(name) <= 599:
        return ModelNotFoundError(
            "there is no such fault; there are fault-400 to fault-599, fault-break, fault-context and fault-timeout",
            status=404,
            category="not_found",
        )
    status = int(name)
    words: dict[int, Any] = {
        400: "invalid_request",
        401: "authentication",
        403: "permission",
        404: "not_found",
        429: "rate_limited",
        503: "overloaded",
        529: "overloaded",
    }
    return ProviderResponseError(
        f"the stand-in was asked for status {status}",
        status=status,
        category=words.get(status, "server_error" if status >= 500 else "invalid_request"),
    )


def _last_text(request: ChatRequest) -> str:
    return next((each.text for each in reversed(request.messages) if each.role in ("user", "tool")), "")


def _text(request: ChatRequest) -> str:
    said = _last_text(request)
    wanted = request.response_format
    if isinstance(wanted, JsonSchemaFormat):
        _check_schema(wanted.json_schema)
        return json.dumps(sample(thaw(wanted.json_schema)), ensure_ascii=False)
    if isinstance(wanted, JsonObjectFormat):
        return json.dumps({"echo": said}, ensure_ascii=False)
    if request.messages[-1].role == "tool":
        return f"The tool says: {said}"
    return f"You said: {said}"


def _check_schema(schema: Any) -> None:
    """Refuse, as a model server does, a form of answer that is not a JSON Schema."""
    try:
        check_schema(thaw(schema))
    except InvalidDataError as error:
        text = f"the schema of the answer is not a JSON Schema: {error.problems[0].message}"
        raise ProviderResponseError(text, status=400, category="invalid_request") from None


def _calls(request: ChatRequest) -> list[ToolCall]:
    tools = list(request.tools or ())
    choice: Any = request.tool_choice
    named = getattr(choice, "name", None)
    if not tools or choice == "none" or request.messages[-1].role != "user":
        return []
    if named is not None:
        meant = [tool for tool in tools if tool.name == named]
    else:
        said = _last_text(request).lower()
        meant = [tool for tool in tools if _is_meant(tool, said)]
        if not meant and choice == "required":
            meant = tools[:1]
    if request.parallel_tool_calls is False:
        meant = meant[:1]
    return [
        ToolCall(
            id=mint_tool_call_id(len(request.messages), place, tool.name),
            name=tool.name,
            arguments=_arguments(tool),
        )
        for place, tool in enumerate(meant)
    ]


def _is_meant(tool: ToolDefinition, said: str) -> bool:
    words = [word for word in re.split(r"[^a-z0-9]+", tool.name.lower()) if len(word) >= _SHORTEST_WORD]
    return any(word in said for word in words or [tool.name.lower()])


def _arguments(tool: ToolDefinition) -> dict[str, Any]:
    found = sample(thaw(tool.parameters) if tool.parameters else {"type": "object"})
    return found if isinstance(found, dict) else {}


def _counted(text: str, request: ChatRequest) -> int:
    """The tokens of `text`, never more than were allowed: what is cut is cut after words."""
    estimate, limit = estimate_text_tokens(text), request.parameters.max_tokens
    return estimate if limit is None else min(estimate, limit)


def _cut(text: str, request: ChatRequest) -> tuple[str, FinishReason]:
    """`text` up to a stop sequence, and up to the limit of tokens."""
    for stop in request.parameters.stop_sequences or ():
        text = text.partition(stop)[0]
    limit = request.parameters.max_tokens
    words = _WORD.findall(text)
    if limit is not None and len(words) > limit:
        return "".join(words[:limit]).rstrip(), "length"
    return text, "stop"


def read_script(data: bytes, name: str, *, latency: float = 0.0) -> Script:
    """The script in a file's bytes.

    Raises:
        InvalidDataError: it is not a script; each problem has its path.
    """
    items = parse_json(data, name)
    if not isinstance(items, list) or not items:
        raise InvalidDataError(f"{name}: not a valid script", [Problem("", "type", "must be a list of answers")])
    return Script([_answer(item, place, name) for place, item in enumerate(items)], latency=latency)


def _answer(item: Any, place: int, name: str) -> Answer:
    try:
        match item:
            case str():
                return item
            case {"error": error}:
                return error_from_info(load(ErrorInfo, error))
            case {"message": _}:
                return load(ChatResponse, item)
            case {"role": _}:
                return load(AssistantMessage, item)
    except InvalidDataError as error:
        problems = [each._replace(path=f"/{place}{each.path}") for each in error.problems]
        raise InvalidDataError(f"{name}: not a valid script", problems) from None
    text = 'give a text, an assistant message, an answer, or {"error": …}'
    raise InvalidDataError(f"{name}: not a valid script", [Problem(f"/{place}", "type", text)])
