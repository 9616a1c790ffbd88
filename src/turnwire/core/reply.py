"""The answer to one turn of a chat, with the results of its tools and its output type."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from turnwire_schema.v1.message import AssistantMessage, ChatMessage, ToolMessage
from turnwire_schema.v1.response import ChatResponse, FinishReason
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall, ToolChoice, ToolDefinition, ToolResult
from turnwire_schema.v1.usage import UsageInfo

from turnwire.core.bound_tools import Tool
from turnwire.core.call_order import ordered_calls
from turnwire.core.errors import InvalidDataError, OutputError, Problem
from turnwire.core.hints import hint_for
from turnwire.core.structured import OutputType
from turnwire.core.tools import explain_invalid_call

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatReply(Generic[T]):
    """The result of `chat`. `response` is the whole answer; everything else is read from it."""

    response: ChatResponse
    """The answer as `complete` gives it."""
    tools: Mapping[str, Tool[..., Any] | ToolDefinition] = field(default_factory=dict, repr=False)
    """The tools that were offered, by name."""
    output_type: OutputType[T] | None = field(default=None, repr=False)
    """The type that was asked for."""
    max_tokens: int | None = field(default=None, repr=False)
    """The token limit that was asked for; a call that it cut is answered so."""
    tool_choice: ToolChoice | None = field(default=None, repr=False)
    """The choice that was asked for; with `none` no call is run."""
    earlier: tuple[ChatResponse, ...] = field(default=(), repr=False)
    """Answers before this one that did not fit and were asked for again, with their usage and diagnostics."""

    if not TYPE_CHECKING:  # a checker knows the attributes there are
        __getattr__ = hint_for("ChatReply")

    def __str__(self) -> str:
        """Return the text of the answer, so that `print(reply)` shows it; `repr` shows sizes alone."""
        return self.text

    @property
    def text(self) -> str:
        """The text of the answer; empty if it only called tools."""
        return self.response.text

    @property
    def message(self) -> AssistantMessage:
        """The model's message, for the conversation."""
        return self.response.message

    @property
    def tool_calls(self) -> tuple[ToolCall, ...]:
        """The complete calls. Broken ones are in `message.invalid_tool_calls`; `run_tools` answers both."""
        return tuple(self.message.tool_calls or ())

    @property
    def has_calls(self) -> bool:
        """Whether there is a call to answer, complete or broken."""
        return bool(self.message.tool_calls or self.message.invalid_tool_calls)

    @property
    def finish_reason(self) -> FinishReason:
        """Why the answer ended."""
        return self.response.finish_reason

    @property
    def usage(self) -> UsageInfo:
        """Tokens and times."""
        return self.response.usage

    @property
    def attempts(self) -> int:
        """How often the answer was asked for: 1, and one more for each answer that did not fit; see `earlier`."""
        return len(self.earlier) + 1

    @property
    def output(self) -> T:
        """The answer as the requested type; None if no type was requested.

        Raises:
            OutputError: the answer does not fit; it keeps the text and what is wrong with it.
        """
        return cast(T, None) if self.output_type is None else self.output_type.read(self.response)

    @property
    def output_error(self) -> OutputError | None:
        """Why `output` cannot be had; None if it can."""
        try:
            _ = self.output
        except OutputError as error:
            return error
        return None

    async def run_tools(self) -> tuple[ChatMessage, ...]:
        """The messages that continue the conversation: the model's message, and one tool message for each call.

        Calls run one after the other, in the order in which the model made them. A broken call, a call of a tool that
        was not offered, and any call where `tool_choice` was `none` are not run: their message says why. Without calls,
        it is the model's message alone.

        Raises:
            InvalidDataError: a called tool was offered without its function.
        """
        answers = [
            work if isinstance(work, ToolMessage) else (await work[0].run(work[1])).to_message()
            for work in list(self._work())
        ]
        return (self.message, *answers)

    def run_tools_sync(self) -> tuple[ChatMessage, ...]:
        """The synchronous twin of `run_tools`.

        Raises:
            InvalidDataError: a called tool was offered without its function, or its function is asynchronous.
        """
        answers = [
            work if isinstance(work, ToolMessage) else work[0].run_sync(work[1]).to_message()
            for work in list(self._work())
        ]
        return (self.message, *answers)

    def _work(self) -> Iterator[ToolMessage | tuple[Tool[..., Any], ToolCall]]:
        """For each call: its tool to run, or the message that says why it is not run."""
        for call, _ in ordered_calls(self.message, ""):
            if isinstance(call, InvalidToolCall):
                text = explain_invalid_call(call, max_tokens=self.max_tokens, names=self.tools)
                given = {} if call.name is None else {"name": call.name}
                yield ToolMessage(content=text, tool_call_id=call.id, is_error=True, **given)
                continue
            tool = self.tools.get(call.name)
            if self.tool_choice == "none":
                text = "No call was asked for (tool_choice is none); it was not run. Answer with text."
                yield ToolResult.failure(call, text, recoverable=True).to_message()
            elif isinstance(tool, Tool):
                yield tool, call
            elif tool is None:
                names = ", ".join(self.tools) or "none"
                text = f"There is no tool {call.name}; the call was not run. There are: {names}."
                yield ToolResult.failure(call, text, recoverable=True).to_message()
            else:
                text = (
                    f"{call.name} was offered as a definition; offer its function or tool(function), or run it yourself"
                )
                raise InvalidDataError("the call cannot be run", [Problem("/tools", "function", text)])
