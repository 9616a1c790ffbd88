"""The conversation of `turnwire provider test`: one question, tools and their calls, and what it cost."""

from __future__ import annotations

import importlib
import inspect
import json
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import ToolCall, ToolDefinition, ToolResult
from turnwire_schema.v1.usage import UsageInfo

from turnwire.cli.exit_codes import UsageError
from turnwire.cli.output import Waiting, error_json, say, tell, visible
from turnwire.core.bound_tools import Tool
from turnwire.core.errors import InvalidDataError, ModelNotFoundError, ToolArgumentError
from turnwire.core.messages import Messages
from turnwire.core.tokens import estimate_tokens
from turnwire.core.tools import explain_invalid_call, tool_from_type, validate_call
from turnwire.core.validate import load_json
from turnwire.providers.base import ModelProvider


@dataclass(frozen=True)
class RunnableTool:
    """A tool to offer, and the function behind it where there is one."""

    definition: ToolDefinition
    function: Callable[..., Any] | None


async def run_call(call: ToolCall, tools: Mapping[str, RunnableTool]) -> ToolResult:
    """Run the called tool; a failed result if the call or the tool is wrong. Ctrl-C ends the tool."""
    try:
        validate_call(call, [tool.definition for tool in tools.values()])
    except ToolArgumentError as error:
        return ToolResult.failure(call, str(error), recoverable=True)
    function = tools[call.name].function
    if function is None:
        return ToolResult.failure(call, "the tool cannot be run here; only its definition was given")
    try:
        with _interruptible():
            value = function(**call.arguments)
        if inspect.isawaitable(value):
            value = await value
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        text.encode()  # a lone surrogate is not text, and could not be sent
        return ToolResult.success(call, text)
    except (Exception, SystemExit) as error:  # a tool may fail in any way; the model gets the error
        return ToolResult.failure(call, error)


@contextmanager
def _interruptible() -> Iterator[None]:
    """Ctrl-C raises KeyboardInterrupt here; asyncio would only note it until the function comes back."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def load_tools(specs: list[str]) -> list[RunnableTool]:
    """The tools that the command line names.

    Raises:
        UsageError: one cannot be loaded, or two have the same name.
    """
    tools = [_load_tool(spec) for spec in specs]
    names = [tool.definition.name for tool in tools]
    for spec, name in zip(specs, names, strict=True):
        if names.count(name) > 1:
            raise UsageError(f"--tool {spec}: two tools have the name {name}")
    return tools


def _load_tool(spec: str) -> RunnableTool:
    try:
        if spec.endswith(".json"):
            return RunnableTool(load_json(ToolDefinition, Path(spec).read_bytes()), None)
        module, colon, function = spec.partition(":")
        if not (module and colon and function):
            raise UsageError(f"--tool {spec}: give MODULE:FUNCTION or a .json file")
        return _load_function(module, function)
    except OSError as error:
        raise UsageError(f"--tool {spec}: {error.strerror or 'cannot be read'}") from None
    except InvalidDataError as error:
        raise UsageError(f"--tool {spec}: {error}") from None


def _load_function(module: str, name: str) -> RunnableTool:
    if "" not in sys.path:
        sys.path.insert(0, "")  # the module lies in the working directory, as with `python -m`
    try:
        function = getattr(importlib.import_module(module), name)
    except (Exception, SystemExit) as error:  # the module runs when it is imported and may fail in any way
        raise UsageError(f"--tool {module}:{name}: {type(error).__name__}: {error}") from None
    return RunnableTool(function.definition if isinstance(function, Tool) else tool_from_type(function), function)


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
        except BaseException:  # an interrupt too leaves the text so far
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
