"""The conversation of `turnwire provider test`: one question, its tool calls, and what it cost."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.usage import UsageInfo

from turnwire.cli.output import error_json, say, tell, visible
from turnwire.cli.tools import RunnableTool, run_call
from turnwire.cli.waiting import Waiting
from turnwire.core.errors import ModelNotFoundError
from turnwire.core.messages import Messages
from turnwire.core.tokens import estimate_tokens
from turnwire.core.tools import explain_invalid_call
from turnwire.providers.base import ModelProvider

MAX_ROUNDS: Final = 5
"""Answers in one conversation; a model that still calls tools then is stopped."""


class Conversation:
    """Asks, shows the answer, runs called tools, and asks again until the model is done."""

    def __init__(
        self,
        prompt: str,
        tools: list[RunnableTool],
        *,
        stream: bool,
        max_tokens: int,
        timeout: float | None,
        show: bool,
    ) -> None:
        self._chain = Messages().user(prompt)
        self._tools = {tool.definition.name: tool for tool in tools}
        self._stream = stream
        self._max_tokens = max_tokens
        self._timeout = timeout
        self._show = show
        self._answers: list[ChatResponse] = []
        self._cancelled = False

    async def run(self, provider: ModelProvider, model: str | None) -> None:
        """Hold the conversation.

        Raises:
            ProviderError: the provider failed; what came before is kept.
        """
        name = model or await first_model(provider)
        for _ in range(MAX_ROUNDS):
            answer = await self._ask(provider, name)
            self._answers.append(answer)
            self._chain = self._chain.add(answer.message)
            if not await self._answer_calls(answer.message):
                return
        self._print(f"stopped after {MAX_ROUNDS} answers: the model goes on calling tools")

    async def _ask(self, provider: ModelProvider, model: str) -> ChatResponse:
        request = ChatRequest(
            messages=tuple(self._chain),
            tools=tuple(tool.definition for tool in self._tools.values()) or None,
            parameters=ModelParameters(model=model, temperature=0, max_tokens=self._max_tokens),
        )
        if not self._stream:
            with Waiting(f"{model} answers"):
                answer = await provider.complete(request, timeout=self._timeout)
            self._print(answer.message.text)
            return answer
        stream = provider.stream(request, timeout=self._timeout)
        is_empty = True
        try:
            async with stream:
                with Waiting(f"{model} answers") as sign:
                    async for chunk in stream:
                        sign.end()
                        self._write(chunk.text or "")
                        is_empty = is_empty and not chunk.text
            return stream.response
        except BaseException:  # an interrupt too leaves what was said so far
            if stream.partial is not None:
                self._answers.append(_with_usage(stream.partial, request))
            raise
        finally:
            self._write("" if is_empty else "\n")

    async def _answer_calls(self, message: AssistantMessage) -> bool:
        """Run the called tools and append their results; False when there is nothing to go on with."""
        for broken in message.invalid_tool_calls or ():
            said = explain_invalid_call(broken, max_tokens=self._max_tokens, names=self._tools)
            self._print(f"✗ {said}")
        can_go_on = bool(message.tool_calls) and not message.invalid_tool_calls
        for call in message.tool_calls or ():
            self._print(f"→ {call.name}({json.dumps(call.arguments, ensure_ascii=False)})")
            tool = self._tools.get(call.name)
            if tool is not None and tool.function is None:
                can_go_on = False
                continue
            result = await run_call(call, self._tools)
            self._chain = self._chain.add(result.to_message())
            self._print(f"← {self._chain[-1].text}")
        return can_go_on

    def end(self, *, cancelled: bool = False) -> None:
        """Show what it cost."""
        self._cancelled = cancelled
        if not self._show:
            return
        if cancelled:
            tell("cancelled; this is what came so far")
        for answer in self._answers[-1:]:
            tell(_usage_line(answer.usage, answer.finish_reason))

    def to_json(self, error: BaseException | None = None) -> dict[str, Any]:
        """The conversation, every answer, and the error that ended it, as JSON."""
        return {
            "messages": [message.to_dict() for message in self._chain],
            "responses": [answer.to_dict() for answer in self._answers],
            "cancelled": self._cancelled,
            **({} if error is None else {"error": error_json(error)}),
        }

    def _print(self, text: str) -> None:
        if self._show and text:
            say(text)

    def _write(self, text: str) -> None:
        if self._show and text:
            sys.stdout.write(visible(text))
            sys.stdout.flush()


def _with_usage(answer: ChatResponse, request: ChatRequest) -> ChatResponse:
    """An answer that was cut off, its tokens estimated where the server had not yet reported them."""
    if answer.usage.completion_tokens is not None:
        return answer
    estimate = {
        "prompt_tokens": sum(estimate_tokens(message) for message in request.messages),
        "completion_tokens": estimate_tokens(answer.message),
    }
    return answer.replace(usage=answer.usage.replace(**estimate, is_estimated=True))


def _usage_line(usage: UsageInfo, finish_reason: str) -> str:
    facts = [f"finish: {finish_reason}"]
    if usage.prompt_tokens is not None and usage.completion_tokens is not None:
        total = f"{usage.prompt_tokens} + {usage.completion_tokens} = {usage.total_tokens} tokens"
        facts.append(f"{total} (estimated)" if usage.is_estimated else total)
    if usage.time_to_first_token is not None:
        facts.append(f"first after {usage.time_to_first_token:.2f} s")
    if usage.total_duration is not None:
        facts.append(f"all in {usage.total_duration:.2f} s")
    if usage.tokens_per_second is not None:
        facts.append(f"{usage.tokens_per_second:.0f} tokens/s")
    return "[" + "; ".join(facts) + "]"


async def first_model(provider: ModelProvider) -> str:
    """The provider's first model: configured, else offered.

    Raises:
        ProviderError: it has none.
    """
    configured = provider.info().models
    if configured:
        return configured[0].name
    offered = await provider.models()
    if not offered:
        text = "the server offers no model; name one with --model"
        raise ModelNotFoundError(text, provider_id=provider.provider_id, category="not_found")
    return offered[0].name
