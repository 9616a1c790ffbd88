"""The conversation of `turnwire provider test`: one question, its tool calls, and what it cost."""

from __future__ import annotations

import importlib
import inspect
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import ToolCall, ToolDefinition, ToolResult
from turnwire_schema.v1.usage import UsageInfo

from turnwire.cli.exits import Exit
from turnwire.cli.output import err, out
from turnwire.core.errors import InvalidDataError, ProviderError, ToolArgumentError
from turnwire.core.messages import Messages
from turnwire.core.tools import explain_invalid_call, tool_from_type, validate_call
from turnwire.core.validate import load_json
from turnwire.providers.base import ModelProvider

MAX_ROUNDS = 5
"""Answers in one conversation; a model that still calls tools then is stopped."""


@dataclass(frozen=True)
class RunnableTool:
    """A tool to offer, and the function behind it where there is one."""

    definition: ToolDefinition
    function: Callable[..., Any] | None


def load_tools(specs: list[str]) -> list[RunnableTool]:
    """The tools that the command line names.

    Raises:
        typer.Exit: one cannot be loaded; the reason is printed.
    """
    return [_load_tool(spec) for spec in specs]


def _load_tool(spec: str) -> RunnableTool:
    module_name, colon, function_name = spec.partition(":")
    try:
        if spec.endswith(".json"):
            return RunnableTool(load_json(ToolDefinition, Path(spec).read_bytes()), None)
        if colon:
            sys.path.insert(0, "")
            function = getattr(importlib.import_module(module_name), function_name)
            return RunnableTool(tool_from_type(function), function)
        reason = "give MODULE:FUNCTION or a .json file"
    except (OSError, ImportError, AttributeError, InvalidDataError) as error:
        reason = str(error)
    err.print(f"turnwire: --tool {spec}: {reason}")
    raise typer.Exit(Exit.USAGE)


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
        self._chain = Messages().human(prompt)
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
            ProviderError: the provider failed; what came before is shown.
        """
        name = model or await _first_model(provider)
        for _ in range(MAX_ROUNDS):
            answer = await self._ask(provider, name)
            self._answers.append(answer)
            self._chain = self._chain.add(answer.message)
            if not self._answer_calls(answer.message):
                break
        self.end()

    async def _ask(self, provider: ModelProvider, model: str) -> ChatResponse:
        request = ChatRequest(
            messages=tuple(self._chain),
            tools=tuple(tool.definition for tool in self._tools.values()) or None,
            parameters=ModelParameters(model=model, temperature=0, max_tokens=self._max_tokens),
        )
        if not self._stream:
            answer = await provider.complete(request, timeout=self._timeout)
            self._print(answer.message.text)
            return answer
        stream = provider.stream(request, timeout=self._timeout)
        try:
            async with stream:
                async for chunk in stream:
                    self._write(chunk.text or "")
            self._write("\n")
            return stream.response
        except BaseException:
            self._write("\n")
            if stream.partial is not None:
                self._answers.append(stream.partial)
            raise

    def _answer_calls(self, message: AssistantMessage) -> bool:
        """Run the called tools and append their results; False when there is nothing to go on with."""
        for broken in message.invalid_tool_calls or ():
            self._print(f"✗ {explain_invalid_call(broken, max_tokens=self._max_tokens)}")
        if not message.tool_calls:
            return False
        can_go_on = True
        for call in message.tool_calls:
            self._print(f"→ {call.name}({json.dumps(call.arguments, ensure_ascii=False)})")
            result = self._run(call)
            if result is None:
                can_go_on = False
                continue
            self._chain = self._chain.add(result.to_message())
            self._print(f"← {self._chain[-1].text}")
        return can_go_on and not message.invalid_tool_calls

    def _run(self, call: ToolCall) -> ToolResult | None:
        try:
            validate_call(call, [tool.definition for tool in self._tools.values()])
        except ToolArgumentError as error:
            return ToolResult.failure(call, str(error), recoverable=True)
        function = self._tools[call.name].function
        if function is None:
            return None
        try:
            value = function(**call.arguments)
            if inspect.isawaitable(value):
                return ToolResult.failure(call, "the function is asynchronous; give one that is not")
        except Exception as error:  # a tool may fail in any way; the model is told
            return ToolResult.failure(call, f"{type(error).__name__}: {error}")
        return ToolResult.success(call, value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))

    def end(self, *, cancelled: bool = False) -> None:
        """Show what it cost."""
        self._cancelled = cancelled
        if cancelled:
            self._print("cancelled; this is what came so far")
        for answer in self._answers[-1:]:
            self._print(_usage_line(answer.usage, answer.finish_reason))

    def to_json(self) -> dict[str, Any]:
        """The conversation and every answer as JSON."""
        return {
            "messages": [message.to_dict() for message in self._chain],
            "responses": [answer.to_dict() for answer in self._answers],
            "cancelled": self._cancelled,
        }

    def _print(self, text: str) -> None:
        if self._show and text:
            out.print(text)

    def _write(self, text: str) -> None:
        if self._show and text:
            sys.stdout.write(text)
            sys.stdout.flush()


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


async def _first_model(provider: ModelProvider) -> str:
    """The provider's first model: configured, else offered.

    Raises:
        ProviderError: it has none.
    """
    configured = provider.info().models
    if configured:
        return configured[0].name
    offered = await provider.models()
    if not offered:
        raise ProviderError(
            "the server offers no model; name one with --model", provider_id=provider.provider_id, category="not_found"
        )
    return offered[0].name
