"""Messages of a request, canonical → wire.

In: canonical messages in order. Out: the top-level system text and the wire messages. System messages at the start
become the system text. Between two assistant messages the wire requires one user message with all results first, in the
order of their calls, so results and the user messages around them are joined; user messages without results remain
separate. A later system message keeps its position if the model supports it there (after a user message, before an
assistant message or at the end); otherwise it becomes `<system>…</system>` in the next user turn. Blank texts, and
messages that are empty without them, are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast

from turnwire_schema.v1.content import TextPart
from turnwire_schema.v1.message import AssistantMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.anthropic.ids import WireIds
from turnwire.codecs.anthropic.names import AnthropicLosses
from turnwire.codecs.anthropic.write_parts import Place, call_arguments, call_block, text_block, write_block
from turnwire.codecs.values.provider_options import merge, merge_own, own_of
from turnwire.core.call_order import calls_among, ordered_calls

if TYPE_CHECKING:
    from turnwire_schema.wire import anthropic as api
    from turnwire_schema.wire.raw_anthropic import RawContentBlockParam

Message = SystemMessage | UserMessage | AssistantMessage | ToolMessage
_Role = Literal["system", "user", "assistant"]
_System: TypeAlias = tuple[SystemMessage, str]
_Spoken: TypeAlias = tuple[SystemMessage | UserMessage, str]
_Result: TypeAlias = tuple[ToolMessage, str]
_Block: TypeAlias = "api.ContentBlockParam"
_Run: TypeAlias = list[tuple[SystemMessage | UserMessage | ToolMessage, str]]

_NO_NAME: Final = "unknown"
_LONGEST_NAME: Final = 200


class MessageWriter:
    """Writer of the messages of one request, in order. Not thread-safe."""

    __slots__ = ("_calls", "_ids", "_losses", "_tool_of", "out")

    def __init__(self, losses: AnthropicLosses) -> None:
        self._losses = losses
        self._ids = WireIds()
        self._calls: dict[str, int] = {}  # position of each call of the latest assistant message
        self._tool_of: dict[str, str | None] = {}
        self.out: list[api.MessageParam] = []

    def write_all(self, messages: Sequence[Message]) -> tuple[api.SystemPrompt | None, list[api.MessageParam]]:
        """Return the system text and the messages."""
        first: list[_System] = []
        for message in messages:
            if message.role != "system":
                break
            first.append((message, f"/messages/{len(first)}"))
        system = self._system(first)
        run: _Run = []
        for position in range(len(first), len(messages)):
            message, at = messages[position], f"/messages/{position}"
            if message.role != "assistant":
                run.append((message, at))
                continue
            has_calls = bool(message.tool_calls or message.invalid_tool_calls)
            wire = None if has_calls else self._spoken(message, at, "assistant")
            if wire is None and not has_calls:
                self._check_speaker(message, at)
                continue  # the message is empty, so the messages around it are one run
            if run:
                self._run(run)
                run = []
            self._calls = {}
            self._check_speaker(message, at)
            self.out.append(self._calling(message, at) if wire is None else wire)
        if run:
            self._run(run)
        self._check_end(len(messages) - 1)
        if len(first) == len(messages):
            self._losses.lose("no_message", "/messages", "sent all the same")
        return system, self.out

    # System

    def _system(self, entries: list[_System]) -> api.SystemPrompt | None:
        if not entries:
            return None
        for message, at in entries:
            self._check_speaker(message, at)
        first, at = entries[0]
        if len(entries) > 1:
            self._losses.lose("system_messages", entries[1][1], "sent as one system text")
        elif isinstance(first.content, str) and not own_of(first.provider_options, self._losses.variant):
            return first.content if text_block(first.content, f"{at}/content", self._losses) else None
        blocks: list[_Block] = []
        for message, at in entries:
            if not message.content and not isinstance(message.content, str):
                self._losses.lose("empty_text", f"{at}/content", "left out with its message")
            written = self._content_blocks(message, at, "system")
            if written:
                merge_own(written[-1], message.provider_options, self._losses.variant)
            blocks += written
        return cast("api.SystemPrompt", blocks) or None  # texts, and other blocks of this wire

    def _check_speaker(self, message: Message, at: str) -> None:
        if message.name is not None:
            self._losses.lose("message_name", f"{at}/name")
        if isinstance(message, SystemMessage) and message.variant is not None:
            self._losses.lose("developer_role", f"{at}/variant", "sent as system")

    def _said_by_user(self, message: SystemMessage, at: str) -> list[_Block]:
        """Return a system message as text in a user turn."""
        text = "\n\n".join(part.text for part in message.parts if isinstance(part, TextPart))
        if text_block(text, f"{at}/content", self._losses) is None:
            return []
        self._losses.lose("system_place", at, "sent as <system> text of a user")
        return [{"type": "text", "text": f"<system>{text}</system>"}]

    # User messages, results, and system messages between them

    def _run(self, run: _Run) -> None:
        """Write all messages between two assistant messages."""
        if len(run) == 1 and isinstance(user := run[0][0], UserMessage):
            if user.name is not None:
                self._check_speaker(user, run[0][1])
            self._append(self._spoken(user, run[0][1], "user"))
            return
        results: list[_Result] = []
        others: list[_Spoken] = []
        for said, at in run:
            if said.role == "tool":
                results.append((said, at))
            else:
                others.append((said, at))
        wire: api.MessageParam | None = None
        blocks: list[_Block] = []  # of `wire`, unless provider options replace its content
        if results:
            if others:
                self._check_places(run)
            self._put_in_order(results)
            wire = {"role": "user", "content": blocks}
            for result, at in results:
                blocks.append(self._result(result, at, wire))
        end = len(others)
        while end and isinstance(others[end - 1][0], SystemMessage):
            end -= 1
        if not self._losses.facts.system_messages or not (results or end):
            end = len(others)
        count = len(self.out)
        self._users(others[:end], wire, blocks)
        if len(self.out) == count:  # no user message is left, so nothing comes before the system messages
            self._users(others[end:], None, [])
            return
        for message, at in others[end:]:
            self._check_speaker(message, at)
            self._append(self._spoken(message, at, "system"))

    def _put_in_order(self, results: list[_Result]) -> None:
        places = self._calls
        known = [places[result.tool_call_id] for result, _ in results if result.tool_call_id in places]
        if known != sorted(known):
            self._losses.lose("result_order", results[0][1], "put in the order of the calls")
        results.sort(key=lambda entry: places.get(entry[0].tool_call_id, len(places)))

    def _check_places(self, run: _Run) -> None:
        last = max(index for index, entry in enumerate(run) if entry[0].role == "tool")
        for message, at in run[:last]:
            if message.role == "user":
                self._losses.lose("result_order", at, "moved behind the results")
            elif message.role == "system":
                self._losses.lose("system_place", at, "moved behind the tool results")

    def _users(self, entries: list[_Spoken], wire: api.MessageParam | None, blocks: list[_Block]) -> None:
        """Write user messages, and system texts that cannot be separate messages.

        All go into `wire`, as `blocks`, if it is given.
        """
        waiting: list[_Block] = []
        has_spoken = False
        for message, at in entries:
            self._check_speaker(message, at)
            if isinstance(message, SystemMessage):
                waiting += self._said_by_user(message, at)
            elif wire is not None:
                blocks += waiting
                waiting = []
                said = self._content_blocks(message, at, "user")
                if said:
                    if has_spoken:
                        self._losses.lose("users_joined", at, "joined with the message before it")
                    has_spoken = True
                    blocks += said
                    merge_own(wire, message.provider_options, self._losses.variant)
            else:
                self._append(self._spoken(message, at, "user", waiting))
                waiting = []
        if wire is not None:
            blocks += waiting
            self.out.append(wire)
        elif waiting:
            self.out.append({"role": "user", "content": waiting})

    def _append(self, wire: api.MessageParam | None) -> None:
        if wire is not None:
            self.out.append(wire)

    def _spoken(
        self,
        message: SystemMessage | UserMessage | AssistantMessage,
        at: str,
        role: _Role,
        before: Sequence[_Block] = (),
    ) -> api.MessageParam | None:
        """Return a message with text and other parts; None if nothing is left of it."""
        is_text = isinstance(message.content, str) and not before
        content = message.content if is_text else [*before, *self._content_blocks(message, at, role)]
        if not content or (isinstance(content, str) and content.isspace()):
            if is_text or not message.content:
                self._losses.lose("empty_text", f"{at}/content", "left out with its message")
            return None
        wire = cast("api.MessageParam", {"role": role, "content": content})  # one of three types, by role
        return merge_own(wire, message.provider_options, self._losses.variant)

    def _content_blocks(self, message: Message, at: str, place: Place) -> list[_Block]:
        if isinstance(message.content, str):
            block = text_block(message.content, f"{at}/content", self._losses)
            return [] if block is None else [block]
        return [
            written
            for index, part in enumerate(message.content or ())
            if (written := write_block(part, f"{at}/content/{index}", place, self._losses)) is not None
        ]

    def _result(self, message: ToolMessage, at: str, wire: api.MessageParam) -> api.ToolResultBlockParam:
        block: api.ToolResultBlockParam = {
            "type": "tool_result",
            "tool_use_id": self._ids.of_result(message.tool_call_id),
        }
        content: api.ToolResultContent
        if not isinstance(message.content, str):
            written = self._content_blocks(message, at, "tool")
            content = cast("api.ToolResultContent", written)  # valid in results, or other blocks of this wire
        else:
            content = message.content
            if content.isspace():
                self._losses.lose("empty_text", f"{at}/content")
                content = ""
        if content:
            block["content"] = content
        if message.is_error:
            block["is_error"] = True
        if message.name is not None and self._tool_of.get(message.tool_call_id) != message.name:
            self._losses.lose("message_name", f"{at}/name")  # otherwise the call determines the name
        if message.provider_options:
            own = own_of(message.provider_options, self._losses.variant)
            if isinstance(own.get("message"), dict):  # any other value remains in the block
                merge(wire, own.pop("message"))
            merge(block, own)
        return block

    # Assistant

    def _calling(self, message: AssistantMessage, at: str) -> api.MessageParam:
        """Return an assistant message with its calls among the blocks."""
        calls = [(call.part_index, self._call(call, path)) for call, path in ordered_calls(message, at)]
        blocks = [
            (index, block)
            for index, part in enumerate(message.parts if message.content is not None else ())
            # other wires write an empty text with calls to mean no text
            if not (isinstance(part, TextPart) and not part.text)
            and (block := write_block(part, f"{at}/content/{index}", "assistant", self._losses)) is not None
        ]
        wire: api.MessageParam = {"role": "assistant", "content": list(calls_among(blocks, calls))}
        return merge_own(wire, message.provider_options, self._losses.variant)

    def _call(self, call: ToolCall | InvalidToolCall, at: str) -> api.ToolUseBlockParam:
        self._calls[call.id] = len(self._calls)
        self._tool_of[call.id] = call.name
        arguments, reason = call_arguments(call, at, self._losses)
        name = call.name or ""
        if isinstance(call, InvalidToolCall):
            if reason != call.reason:
                self._losses.lose("invalid_call_mark", at, "sent like any other call")
            if not name or len(name) > _LONGEST_NAME:
                self._losses.lose("unnamed_tool_call", at, "cut" if name else f"sent with the name {_NO_NAME}")
                name = name[:_LONGEST_NAME] or _NO_NAME
        again = "rewritten in the call and in its result"
        return call_block(call, at, self._ids, name, arguments, self._losses, rewritten=again)

    # The end

    def _check_end(self, position: int) -> None:
        """Check an answer started by the caller: no white space at the end, and not every model supports it."""
        if not self.out or self.out[-1].get("role") != "assistant":
            return
        last = cast("api.AssistantMessageParam", self.out[-1])  # the role determines its type
        content = last["content"]
        at = f"/messages/{position}/content"
        if isinstance(content, str):
            last["content"] = self._without_space(content, at)
        else:
            end: RawContentBlockParam = content[-1] if content else {}
            text = end.get("text")
            if end.get("type") != "text" or not isinstance(text, str):
                return
            block = {**content[-1], "text": self._without_space(text, at)}  # the last text block
            last["content"] = [*content[:-1], cast("_Block", block)]
        if not self._losses.facts.prefill:
            self._losses.lose("prefill", at, "sent all the same")

    def _without_space(self, text: str, at: str) -> str:
        stripped = text if self._losses.facts.trailing_space else text.rstrip()
        if stripped != text:
            self._losses.lose("trailing_space", at, "the white space is left out")
        return stripped
