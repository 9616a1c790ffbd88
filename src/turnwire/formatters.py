"""Conversion for programs with their own HTTP: canonical values into request parts, a body into its values.

A thin view of the codecs: whole requests and answers are `Codec.encode_request` and `Codec.decode_response`. What a
dialect cannot say is warned about (`LossWarning`), or refused with `on_loss="raise"`; `turnwire.plan` lists it.

    form = formatter("anthropic", model="claude-sonnet-4-5")
    body = {"messages": form.format_messages(messages), "tools": form.format_tools(tools)}  # and the rest
    answer = post(url, body)
    for call in form.extract_tool_calls(answer): ...
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turnwire_schema.v1.message import ChatMessage, UserMessage
from turnwire_schema.v1.response import FinishReason
from turnwire_schema.v1.tool import ToolCall, ToolDefinition
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.codec import Codec
from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.registry import get_codec
from turnwire.convert.chunks import listed, read_messages, write_pieces
from turnwire.core.argument_types import items_of, require
from turnwire.core.bound_tools import ToolLike, definitions_of
from turnwire.core.losses import OnLoss, settle
from turnwire.core.messages import Messages


class Formatter:
    """The pieces of one dialect's requests and answers. Immutable and thread-safe."""

    __slots__ = ("_codec", "_model", "_on_loss", "_places")

    def __init__(self, codec: Codec, model: str, on_loss: OnLoss) -> None:
        require(codec, Codec, "codec", "a codec; formatter('anthropic') takes its name")
        self._codec = codec
        self._model = model
        self._on_loss: OnLoss = on_loss
        self._places = dialect_named(codec.dialect).request

    def format_message(self, message: ChatMessage) -> list[dict[str, Any]]:
        """The wire messages (items, contents) that one message becomes: nearly always one.

        None for a system text that has a place of its own (see `extract_system_instruction`), several where the dialect
        says one turn in pieces.

        Raises:
            LossRefusedError: something cannot be expressed and `on_loss` is `raise`.
        """
        return self.format_messages([message])

    def format_messages(self, messages: Iterable[ChatMessage]) -> list[dict[str, Any]]:
        """The wire messages (items, contents) of a conversation.

        Raises:
            InvalidDataError: they are not messages.
            LossRefusedError: something cannot be expressed and `on_loss` is `raise`.
        """
        return listed(self._encode(items_of(messages, "messages", "a list of messages")).get(self._places.messages))

    def format_tools(self, tools: Iterable[ToolLike]) -> list[dict[str, Any]]:
        """The value of the request's `tools`.

        Raises:
            LossRefusedError: something cannot be expressed and `on_loss` is `raise`.
        """
        return list(self._encode((UserMessage(content="-"),), tools=definitions_of(tools)).get("tools") or ())

    def extract_system_instruction(self, messages: Iterable[ChatMessage]) -> Any:
        """The system texts in the wire's own field for them; None if they are among the messages.

        Raises:
            InvalidDataError: they are not messages.
            LossRefusedError: something cannot be expressed and `on_loss` is `raise`.
        """
        given = items_of(messages, "messages", "a list of messages")
        return self._encode(given).get(self._places.system) if self._places.system else None

    def extract_content(self, body: Any) -> str:
        """The text in the body of an answer; empty if it has no text.

        Raises:
            ProviderError: the body holds an error or is not an answer.
        """
        return self._codec.decode_response(body).message.text

    def extract_tool_calls(self, body: Any) -> tuple[ToolCall, ...]:
        """The calls that may run, in the body of an answer.

        Raises:
            ProviderError: the body holds an error or is not an answer.
        """
        return tuple(self._codec.decode_response(body).message.tool_calls or ())

    def extract_usage(self, body: Any) -> UsageInfo:
        """The token counts in the body of an answer; what is not known is None.

        Raises:
            ProviderError: the body holds an error or is not an answer.
        """
        return self._codec.decode_response(body).usage

    def extract_finish_reason(self, body: Any) -> FinishReason:
        """Why the answer in the body ended, in canonical words.

        Raises:
            ProviderError: the body holds an error or is not an answer.
        """
        return self._codec.decode_response(body).finish_reason

    def parse_messages(self, messages: Any, *, system: Any = None) -> Messages:
        """The canonical messages of wire messages (items, contents); `system` is the separate instruction.

        Raises:
            InvalidDataError: they are not messages of the dialect; each problem has its path.
            LossRefusedError: something cannot be expressed canonically and `on_loss` is `raise`.
        """
        found, losses = read_messages(messages, self._codec.name, system=system, model=self._model)
        return settle(found, losses, self._on_loss).value

    def _encode(self, messages: tuple[ChatMessage, ...], tools: tuple[ToolDefinition, ...] = ()) -> dict[str, Any]:
        value, losses = write_pieces(messages, self._codec, model=self._model, tools=tools)
        return settle(value, losses, self._on_loss).value


def formatter(dialect: str, *, model: str = "model", on_loss: OnLoss = "warn") -> Formatter:
    """The formatter of a dialect or variant. `model` matters where models of one dialect take different things.

    Raises:
        InvalidDataError: no codec has that name.
    """
    return Formatter(get_codec(dialect), model, on_loss)


__all__ = ["Formatter", "formatter"]
