"""What the stand-in model says to a request, as its turn wants it."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Any

from turnwire_schema.v1.content import TextPart, ThinkingPart
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.scenario import ScenarioAnswer
from turnwire_schema.v1.tool import ToolCall
from turnwire_schema.v1.usage import UsageInfo

from turnwire.core.ids import mint_tool_call_id
from turnwire.core.tokens import estimate_text_tokens, estimate_tokens
from turnwire.gateway.stub.mock_script import MODEL, stand_in
from turnwire.providers.kinds.mock import PlainAnswer, Script
from turnwire.standin.stage import Stage

ANSWER: ContextVar[ScenarioAnswer | None] = ContextVar("turnwire.standin.answer", default=None)
"""What the turn of the request that is being served wants to be said; None: what the stand-in says by itself."""


def scripted(stage: Stage) -> Script:
    """The script of a mock provider that says what the turns of `stage` want."""
    models = tuple(ModelInfo(name=name, context_length=32768) for name in stage.models or (MODEL,))
    return Script([_answer], models=models, remembers=False)


def _answer(request: ChatRequest) -> PlainAnswer:
    told = ANSWER.get()
    return stand_in(request) if told is None else response_of(told, request)


def response_of(told: ScenarioAnswer, request: ChatRequest) -> ChatResponse:
    """The canonical answer that a scenario describes: thinking, then text, then calls."""
    calls = [
        ToolCall(
            id=call.id or mint_tool_call_id(len(request.messages), place, call.name),
            name=call.name,
            arguments=call.arguments or {},
        )
        for place, call in enumerate(told.tool_calls or ())
    ]
    text = told.text or ""
    content: Any = text or (None if calls else "")
    if told.thinking is not None:
        content = (ThinkingPart(text=told.thinking), *([TextPart(text=text)] if text else []))
    message = AssistantMessage(content=content, tool_calls=calls or None)
    usage = told.usage or UsageInfo(
        prompt_tokens=sum(estimate_tokens(each) for each in request.messages),
        completion_tokens=estimate_tokens(message) if calls or told.thinking else estimate_text_tokens(text),
        is_estimated=True,
    )
    reason = told.finish_reason or ("tool_calls" if calls else "stop")
    return ChatResponse(message=message, usage=usage, finish_reason=reason, model=request.parameters.model)
