"""Messages of a request, canonical → wire.

The wire has one form for all roles: a text, images, thinking and tool calls, and for results the name and id of the
call. Old servers match results with calls by order; newer ones give a template the name or the id of a call. So a
result has both, ids made by Turnwire are not sent, and results have the order of their calls.

Content has three fields: one text, one thinking text, one list of media. Texts are joined in order, texts of the model
without a separator, all others with an empty line, as the server joins messages; thinking texts are joined too. Images
and sound are plain base64. Any order except thinking, text, media is a loss, and so is every part that the wire does
not support. Text that the server would replace with an image is sent unchanged and reported.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from operator import itemgetter
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar, assert_never

from pydantic_core import from_json

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1 import content as v1
from turnwire_schema.v1.message import ChatMessage, ToolMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.ollama.names import DIALECT, OllamaLosses
from turnwire.codecs.ollama.read_messages import bare_base64, media_type_of
from turnwire.codecs.requests.turns import is_foreign_turn
from turnwire.codecs.values.provider_options import add, merge_own, plain
from turnwire.core.call_order import early_calls, ordered_calls
from turnwire.core.data_urls import split_data_url

if TYPE_CHECKING:
    from turnwire_schema.wire.ollama import Message, MessageToolCall, ToolArguments

AnyCall: TypeAlias = ToolCall | InvalidToolCall
PARAGRAPH: Final = "\n\n"
"""Separator of texts in one message, and of messages with one role that the server joins (server/prompt.go)."""
_TOLD: Final = frozenset({"system", "user"})
W = TypeVar("W", bound=Mapping[str, object])

# server/prompt.go inserts the next image in place of [img] in a text; the runner inserts image N in place of [img-N].
_IMAGE_TAG: Final = late_pattern(r"\[img(?:-\d+)?\]")
_THINKING, _TEXT, _MEDIA = range(3)
"""The order without losses."""


class WireContent(NamedTuple):
    """Content in the form of the wire."""

    text: str
    thinking: str = ""
    media: Sequence[str] = ()

    def into(self, wire: W) -> W:
        """Add this content to the message `wire`, and return it."""
        beside: dict[str, object] = {"thinking": self.thinking, "images": list(self.media)}
        return add(wire, {"content": self.text, **{name: value for name, value in beside.items() if value}})


def encode_content(
    content: str | Sequence[v1.ContentPart] | None, at: str, losses: OllamaLosses, *, joint: str = ""
) -> WireContent:
    """Return `content` in the form of the wire; `at` is its JSON pointer, `joint` the separator of texts."""
    if content is None:
        return WireContent("")
    if isinstance(content, str):
        _note_image_tags(content, at, losses)
        return WireContent(content)
    collector = _Collector(at, losses)
    for position, part in enumerate(content):
        collector.take(part, f"{at}/{position}")
    return collector.finish(joint)


def _note_image_tags(text: str, at: str, losses: OllamaLosses) -> None:
    """Report text that the server would replace with an image; the text is not changed."""
    if "[img" in text and _IMAGE_TAG.search(text):
        losses.lose("image_tag", at, "sent as it is; the server may put an image there, or fail")


class _Collector:
    """Sorts parts into text, thinking and media, and reports losses."""

    __slots__ = ("_at", "_has_lost_order", "_losses", "_rank", "media", "text", "thinking")

    def __init__(self, at: str, losses: OllamaLosses) -> None:
        self._at = at
        self._losses = losses
        self._rank = 0
        self._has_lost_order = False
        self.text: list[str] = []
        self.thinking: list[str] = []
        self.media: list[str] = []

    def finish(self, joint: str) -> WireContent:
        if len(self.text) > 1 or len(self.thinking) > 1:
            what = "an empty line between them" if joint and len(self.text) > 1 else "nothing between them"
            self._losses.lose("parts_joined", self._at, f"joined with {what}")
        text = joint.join(self.text)
        _note_image_tags(text, self._at, self._losses)
        return WireContent(text, "".join(self.thinking), self.media)

    def _place(self, kind: list[str], rank: int, value: str) -> None:
        """Add `value` to its kind; an empty text is ignored."""
        if not value:
            return
        if rank < self._rank and not self._has_lost_order:
            self._has_lost_order = True
            self._losses.lose("part_order", self._at, "sent as thinking, text and media, each in its order")
        self._rank = max(self._rank, rank)
        kind.append(value)

    def take(self, part: v1.ContentPart, at: str) -> None:
        """Add another part."""
        losses = self._losses
        options = getattr(part, "provider_options", None)
        if options and DIALECT in options:
            losses.lose("part_options", at)
        match part:
            case v1.TextPart():
                self._place(self.text, _TEXT, part.text)
            case v1.ThinkingPart():
                if part.signature is not None or part.redacted_data is not None:
                    losses.lose("thinking_foreign", at, "the readable thoughts are sent, the rest is left out")
                self._place(self.thinking, _THINKING, part.text or "")
            case v1.ImagePart() | v1.AudioPart():
                self._take_media(part, at)
            case v1.RefusalPart():
                losses.lose("refusal", at, "sent as text")
                self._place(self.text, _TEXT, part.text)
            case v1.DocumentPart() if part.text is not None:
                losses.lose("document", at, "its text is sent as text")
                self._place(self.text, _TEXT, part.text)
            case v1.DocumentPart():
                losses.lose("path_not_loaded" if part.path is not None else "document", at)
            case v1.ForeignPart():
                losses.lose("foreign_part", at)
            case v1.UnknownPart():
                losses.lose("unknown_part", at)
            case _:
                assert_never(part)

    def _take_media(self, part: v1.ImagePart | v1.AudioPart, at: str) -> None:
        losses = self._losses
        if isinstance(part, v1.ImagePart) and part.detail is not None:
            losses.lose("image_detail", at)
        if isinstance(part, v1.AudioPart) and part.transcript is not None:
            losses.lose("audio_transcript", at)
        data, stated = part.data, part.media_type
        if part.url is not None:
            url = split_data_url(part.url)
            if url is None:
                losses.lose("media_url", at)
                return
            data, stated = bare_base64(part.url), url.media_type.lower()
        if data is None:
            losses.lose("path_not_loaded" if part.path is not None else "file_id", at)
            return
        if stated != media_type_of(data):
            losses.lose("media_type", at, "the bytes are sent")
        self._place(self.media, _MEDIA, data)


def encode_messages(messages: Sequence[ChatMessage], names: tuple[str, ...], losses: OllamaLosses) -> list[Message]:
    """Return `messages` of the wire."""
    out: list[Message] = []
    asked = _AskedCalls()
    run: list[tuple[int, ToolMessage]] = []
    for position, message in enumerate(messages):
        if message.role == "tool":
            run.append((position, message))
            continue
        if is_foreign_turn(message, f"/messages/{position}", losses, has_sealed_thoughts=False):
            continue
        if run:
            out.extend(_encode_results(run, asked, names, losses))
            run = []
        wire = _encode_plain(message, position, losses)
        if message.role == "assistant" and (calls := [call for call, _ in ordered_calls(message, "")]):
            asked = _AskedCalls(calls)
            wire["tool_calls"] = [_encode_call(call, f"/messages/{position}", names, losses) for call in calls]
            for path in early_calls(message, f"/messages/{position}"):
                losses.lose("call_order", path, "sent beside the content")
        if message.name is not None:
            losses.lose("message_name", f"/messages/{position}/name")
        merge_own(wire, message.provider_options, names)
        if message.role == "system" and message.variant == "developer" and wire["role"] == "system":
            losses.lose("developer_role", f"/messages/{position}", "sent as system")
        out.append(wire)
    if run:
        out.extend(_encode_results(run, asked, names, losses))
    return out


def _encode_plain(message: ChatMessage, position: int, losses: OllamaLosses) -> Message:
    """Return role and content of a message."""
    content = message.content
    if type(content) is str and "[img" not in content:
        return {"role": message.role, "content": content}
    if content is None:
        return {"role": message.role}
    joint = PARAGRAPH if message.role in _TOLD else ""
    found = encode_content(content, f"/messages/{position}/content", losses, joint=joint)
    wire: Message = {"role": message.role}
    return found.into(wire)


class _AskedCalls:
    """Calls of one message, indexed by id for the results after it."""

    __slots__ = ("_calls", "_places")

    def __init__(self, calls: Sequence[AnyCall] = ()) -> None:
        self._calls = calls
        self._places: dict[str, list[int]] = {}
        for place, call in enumerate(calls):
            self._places.setdefault(call.id, []).append(place)

    def sort(
        self, run: Sequence[tuple[int, ToolMessage]], losses: OllamaLosses
    ) -> Iterator[tuple[int, ToolMessage, AnyCall | None]]:
        """Yield consecutive results in the order of their calls, as (original position, result, call that it answers).

        Results with the same id answer its calls in order.
        """
        met: dict[str, int] = {}
        placed: list[tuple[int, int, ToolMessage]] = []
        for position, message in run:
            wanted = message.tool_call_id
            number = met[wanted] = met.get(wanted, -1) + 1
            places = self._places.get(wanted, ())
            placed.append((places[number] if number < len(places) else len(self._calls), position, message))
        if any(one[0] > next_one[0] for one, next_one in pairwise(placed)):
            losses.lose("result_order", f"/messages/{run[0][0]}", "sent in the order of the calls")
            placed.sort(key=itemgetter(0))
        for place, position, message in placed:
            yield position, message, self._calls[place] if place < len(self._calls) else None


def _encode_results(
    run: Sequence[tuple[int, ToolMessage]], asked: _AskedCalls, names: tuple[str, ...], losses: OllamaLosses
) -> Iterator[Message]:
    for position, message, call in asked.sort(run, losses):
        wire = _encode_plain(message, position, losses)
        name = message.name if message.name is not None or call is None else call.name
        if name:
            wire["tool_name"] = name
        if call is None or call.id_origin != "minted":
            wire["tool_call_id"] = message.tool_call_id
        if message.is_error:
            losses.lose("is_error", f"/messages/{position}", "the text is sent without the mark")
        merge_own(wire, message.provider_options, names)
        yield wire


def _encode_call(call: AnyCall, at: str, names: tuple[str, ...], losses: OllamaLosses) -> MessageToolCall:
    wire: MessageToolCall = {"function": {"name": call.name or "", "arguments": _arguments(call, at, losses)}}
    if call.id_origin != "minted":
        wire = {"id": call.id, **wire}
    return merge_own(wire, call.provider_options, names)


def _arguments(call: AnyCall, at: str, losses: OllamaLosses) -> ToolArguments:
    """Return valid arguments: those of an invalid call if only its name is invalid, else {}."""
    if isinstance(call, ToolCall):
        return dict(plain(call.arguments))
    try:
        arguments = from_json(call.arguments_text)
    except ValueError:
        arguments = None
    if isinstance(arguments, dict):
        losses.lose("invalid_tool_call", at, "sent as an ordinary call under the name it came with")
        return arguments
    losses.lose("invalid_tool_call", at, "sent with arguments {} in place of the raw text")
    return {}
