"""Messages of a request, canonical → contents.

In: canonical messages in order. Out: `systemInstruction` from the leading system messages, and `contents`. Consecutive
tool messages and adjacent user messages are one turn; two user messages remain two turns. Results whose calls have no
id on the wire have the order of the calls. A later system text becomes a marked part of the next user turn.

Nothing is fetched or read from disk: a part given by `path` is loaded before encoding, never here. Thinking is sent to
the server that wrote it; a client gets thinking of any origin, without signatures that it cannot use.

If the first function call of a model turn has no signature, it gets the documented placeholder, for models that require
one.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, assert_never, cast

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1 import content as v1
from turnwire_schema.v1.message import AssistantMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.gemini.names import (
    DIALECT,
    DUMMY_SIGNATURE,
    NO_NAME,
    RESOLUTIONS,
    WIRE_NAME,
    GeminiLosses,
    wire_name,
)
from turnwire.codecs.gemini.read_messages import write_response_object
from turnwire.codecs.gemini.read_parts import kind_of_address, kind_of_media_type
from turnwire.codecs.gemini.variants import ModelFacts
from turnwire.codecs.values.provider_options import merge, merge_own, own_of
from turnwire.core.call_order import calls_among, ordered_calls
from turnwire.core.calls import RawCall, finish_calls
from turnwire.core.jsontext import json_object

if TYPE_CHECKING:
    from turnwire_schema.wire import gemini as typed

MEDIA = (v1.ImagePart, v1.AudioPart, v1.DocumentPart)
Message = SystemMessage | UserMessage | AssistantMessage | ToolMessage

_SYSTEM: Final = "<system>{}</system>"


def write_part(
    part: v1.ContentPart, at: str, facts: ModelFacts, losses: GeminiLosses, *, for_client: bool = False
) -> typed.Part | None:
    """Return one part; None if it is left out."""
    wire: typed.Part | None
    match part:
        case v1.TextPart():
            wire = {"text": part.text}
        case v1.ThinkingPart():
            wire = _thinking(part, at, losses, for_client=for_client)
        case v1.ImagePart() | v1.AudioPart() | v1.DocumentPart():
            return write_media(part, at, facts, losses)
        case v1.RefusalPart():
            losses.lose("refusal", at, "sent as a text")
            wire = {"text": part.text}
        case v1.ForeignPart():
            if part.dialect == DIALECT:
                return cast("typed.Part", dict(part.data))  # recorded from this wire, unchanged
            losses.lose("foreign_part", at, detail=part.dialect)
            return None
        case v1.UnknownPart():
            losses.lose("unknown_part", at)
            return None
        case _:
            assert_never(part)
    if wire is not None and part.provider_options:
        merge_own(wire, part.provider_options, DIALECT)
    return wire


def _thinking(part: v1.ThinkingPart, at: str, losses: GeminiLosses, *, for_client: bool) -> typed.Part | None:
    is_own = part.origin is not None and part.origin.dialect == DIALECT
    if part.redacted_data is not None or (part.signature is not None and not is_own):
        losses.lose("thinking_foreign", at, detail="signature" if part.redacted_data is None else "redacted_data")
    if not is_own and not for_client:
        if part.redacted_data is None and part.signature is None:
            losses.lose("thinking_foreign", at)
        return None
    if part.text is None and part.signature is None:
        return None
    wire: typed.Part = {"text": part.text or "", "thought": True}
    if part.signature is not None and is_own:
        wire["thoughtSignature"] = part.signature
    return wire


def write_media(
    part: v1.ImagePart | v1.AudioPart | v1.DocumentPart, at: str, facts: ModelFacts, losses: GeminiLosses
) -> typed.Part | None:
    """Return an image, sound or document; None if it is left out."""
    data, media_type = part.data, part.media_type
    if isinstance(part, v1.DocumentPart):
        if part.name is not None:
            losses.lose("document_name", f"{at}/name")
        if part.text is not None:
            losses.lose("document_text", at, "sent as data")
            data, media_type = base64.b64encode(part.text.encode("utf-8", "replace")).decode(), "text/plain"
            if not data:
                return {"text": ""}
    if isinstance(part, v1.AudioPart) and part.transcript is not None:
        losses.lose("audio_transcript", f"{at}/transcript")
    uri = part.url or part.file_id
    if data is not None:
        wire: typed.Part = {"inlineData": {"mimeType": media_type or "", "data": data}}
        _check_type(part, media_type, at, losses)
    elif uri is not None:
        file: typed.FileData = {"fileUri": uri}
        if media_type is not None:
            file["mimeType"] = media_type
            _check_type(part, media_type, at, losses)
        elif kind_of_address(uri) != part.type:
            losses.lose("file_type", at, "sent without a media type")
        wire = {"fileData": file}
    else:
        losses.lose("path_not_loaded", at)
        return None
    if isinstance(part, v1.ImagePart) and part.detail is not None:
        level = RESOLUTIONS.get(part.detail)
        if level is None or not facts.part_resolution:
            losses.lose("image_detail", f"{at}/detail", detail=part.detail)
        else:
            wire["mediaResolution"] = {"level": level}
    if part.provider_options:
        merge_own(wire, part.provider_options, DIALECT)
    return wire


def call_part(call: ToolCall | InvalidToolCall, name: str, arguments: Mapping[str, object]) -> typed.Part:
    """Return the part of a call, with an id on the wire if the server assigned one."""
    wire: typed.FunctionCall = {"name": name, "args": dict(arguments)}
    if call.id_origin != "minted":
        wire["id"] = call.id
    part: typed.Part = {"functionCall": wire}
    return merge_own(part, call.provider_options, DIALECT)


def _check_type(
    part: v1.ImagePart | v1.AudioPart | v1.DocumentPart, media_type: str | None, at: str, losses: GeminiLosses
) -> None:
    """Report a part whose media type is of another kind; the media type determines the kind on the wire."""
    if media_type is not None and kind_of_media_type(media_type) != part.type:
        losses.lose("file_type", at, "sent with its media type", detail=f"{part.type} as {media_type}")


class _Called(NamedTuple):
    """Facts about a call that its result needs."""

    name: str
    order: int
    has_id: bool


class ContentWriter:
    """Writer of the messages of one request, in order. Not thread-safe."""

    __slots__ = ("_called", "_facts", "_held", "_is_result", "_losses", "_turn", "contents", "system")

    def __init__(self, facts: ModelFacts, losses: GeminiLosses) -> None:
        self._facts = facts
        self._losses = losses
        self._called: dict[str, _Called] = {}
        self._held: list[typed.Part] = []
        self._is_result: bool | None = None  # whether the user's open turn ends with a result; None: no turn is open
        self.system: list[typed.Part] = []
        self.contents: list[typed.Content] = []
        self._turn: list[typed.Part] = []  # of the user, while it is open

    def write_all(self, messages: Sequence[Message]) -> None:
        """Fill `system` and `contents`."""
        results: list[tuple[ToolMessage, str]] = []
        is_front = True
        for position, message in enumerate(messages):
            at = f"/messages/{position}"
            is_front = is_front and isinstance(message, SystemMessage)
            if message.name is not None and not isinstance(message, ToolMessage):
                self._losses.lose("message_name", f"{at}/name")
            if isinstance(message, ToolMessage):
                results.append((message, at))
                continue
            if isinstance(message, SystemMessage):
                self._system(message, at, is_front=is_front)  # does not separate a call from its results
                continue
            self._results(results)
            results = []
            if isinstance(message, UserMessage):
                self._user(message, at)
            else:
                self._flush_system()
                self._assistant(message, at)
        self._results(results)
        self._flush_system()

    # System texts

    def _system(self, message: SystemMessage, at: str, *, is_front: bool) -> None:
        if message.variant is not None:
            self._losses.lose("developer_role", f"{at}/variant", "sent as a system text")
        parts = [wire for _, wire in self._parts(message.content, at)]
        if is_front:
            if len(parts) != 1 or own_of(message.provider_options, DIALECT):
                self._losses.lose("system_parts", at, "sent as parts of one instruction")
            self.system += parts
            return
        self._losses.lose("system_in_the_middle", at, "sent in the next turn of the user, between <system> tags")
        for part in parts:
            if "text" in part:
                part["text"] = _SYSTEM.format(part["text"])
        self._held += parts

    def _flush_system(self) -> None:
        if self._held:
            held, self._held = self._held, []
            self._extend_user(held, is_result=False)

    # User turns

    def _user(self, message: UserMessage, at: str) -> None:
        held, self._held = self._held, []
        parts = held + [wire for _, wire in self._parts(message.content, at)]
        if not parts:
            self._losses.lose("empty_message", at)
            return
        merge_own(self._extend_user(parts, is_result=False), message.provider_options, DIALECT)

    def _extend_user(self, parts: list[typed.Part], *, is_result: bool) -> typed.Content:
        """Add these parts to the user's open turn, or begin one; return it. Two messages of a kind are two turns."""
        if self._is_result is None or not (self._is_result or is_result):
            self._turn = []
            self.contents.append({"role": "user", "parts": self._turn})
        self._is_result = is_result
        self._turn += parts
        return self.contents[-1]

    def _results(self, results: list[tuple[ToolMessage, str]]) -> None:
        if not results:
            return
        known = [self._called.get(message.tool_call_id) for message, _ in results]
        if any(call is not None and not call.has_id for call in known):
            places = [call.order if call is not None else len(self._called) for call in known]
            if places != sorted(places):
                self._losses.lose("result_order", results[0][1], "sent in the order of the calls")
                results = [pair for _, pair in sorted(zip(places, results, strict=True), key=lambda item: item[0])]
        media: list[typed.Part] = []
        parts: list[typed.Part] = []
        content_options: list[Mapping[str, object]] = []
        for message, at in results:
            part = self._result(message, at, media)
            own = own_of(message.provider_options, DIALECT)
            if isinstance(beside := own.get("content"), dict):  # any other value remains in the part
                content_options.append(beside)
                own = {key: value for key, value in own.items() if key != "content"}
            merge(part, own)
            parts.append(part)
        content = self._extend_user(parts, is_result=True)
        for options in content_options:
            merge(content, options)
        if media:
            self._extend_user(media, is_result=False)

    def _result(self, message: ToolMessage, at: str, media: list[typed.Part]) -> typed.Part:
        call = self._called.get(message.tool_call_id)
        name = wire_name(message.name) if message.name else call.name if call is not None else ""
        if not name:
            self._losses.lose("orphan_result", f"{at}/name", f"sent with the name {NO_NAME}")
            name = NO_NAME
        response: typed.FunctionResponse = {"name": name}
        if call is None or call.has_id:
            response["id"] = message.tool_call_id
        content = message.content
        if isinstance(content, str):
            response["response"] = write_response_object(content, is_error=bool(message.is_error))
            return {"functionResponse": response}
        texts: list[str] = []
        parts: list[typed.Part] = []
        is_plain = True
        for index, part in enumerate(content):
            path = f"{at}/content/{index}"
            if isinstance(part, MEDIA):
                wire = write_media(part, path, self._facts, self._losses)
                if wire is not None:
                    parts.append(wire)
                continue
            wire = write_part(part, path, self._facts, self._losses)
            if wire is None:
                continue
            if (text := wire.get("text")) is None:
                parts.append(wire)
                continue
            is_plain = is_plain and not texts and not parts and wire.keys() == {"text"}
            texts.append(text)
        has_options = any(own_of(getattr(part, "provider_options", None), DIALECT) for part in content)
        if not is_plain or has_options or (not parts and len(content) != len(texts)):
            self._losses.lose("result_parts", f"{at}/content", "texts are joined, in front of media")
        is_error = bool(message.is_error)
        if texts or is_error or not parts:
            response["response"] = write_response_object("".join(texts), is_error=is_error, has_media=bool(parts))
        else:
            response["response"] = {}
        if parts and self._facts.tool_media:
            response["parts"] = cast("list[typed.FunctionResponsePart]", parts)  # parts that contain media
        elif parts:
            self._losses.lose("tool_media", f"{at}/content", "sent beside the function response")
            for number, attached in enumerate(parts, 1):
                media += [{"text": f"[attachment {number} of function response {name}]"}, attached]
        return {"functionResponse": response}

    def _parts(self, content: str | Sequence[v1.ContentPart], at: str) -> Iterator[tuple[int, typed.Part]]:
        if isinstance(content, str):
            yield 0, {"text": content}
            return
        for index, part in enumerate(content):
            wire = write_part(part, f"{at}/content/{index}", self._facts, self._losses)
            if wire is not None:
                yield index, wire

    # Model turns

    def _assistant(self, message: AssistantMessage, at: str) -> None:
        parts = self._model_parts(message, at)
        if not parts:
            self._losses.lose("empty_message", at)
            return
        self._is_result = None
        content: typed.Content = {"role": "model", "parts": parts}
        merge_own(content, message.provider_options, DIALECT)
        self.contents.append(content)

    def _model_parts(self, message: AssistantMessage, at: str) -> list[typed.Part]:
        content = message.content
        if not message.tool_calls and not message.invalid_tool_calls:
            return [] if content is None else [wire for _, wire in self._parts(content, at)]
        pairs = list(ordered_calls(message, at))
        written = [(call.part_index, self._call(call, path, place)) for place, (call, path) in enumerate(pairs)]
        if self._facts.needs_signatures:
            written[0][1].setdefault("thoughtSignature", DUMMY_SIGNATURE)
        if content == "":
            return [part for _, part in written]
        return list(calls_among(() if content is None else self._parts(content, at), written))

    def _call(self, call: ToolCall | InvalidToolCall, at: str, order: int) -> typed.Part:
        if isinstance(call, ToolCall):
            name, arguments = wire_name(call.name), call.arguments
        else:
            name, arguments = self._invalid(call, at)
        self._called[call.id] = _Called(name, order, call.id_origin != "minted")
        return call_part(call, name, arguments)

    def _invalid(self, call: InvalidToolCall, at: str) -> tuple[str, Mapping[str, object]]:
        name = call.name or ""
        if not name:
            self._losses.lose("unnamed_tool_call", at, f"sent with the name {NO_NAME}")
            name = NO_NAME
        elif WIRE_NAME.fullmatch(name) is None:
            self._losses.lose("tool_name", f"{at}/name", "sent with other characters")
            name = wire_name(name)
        arguments = json_object(call.arguments_text)
        if arguments is None:
            self._losses.lose("invalid_tool_call", f"{at}/arguments_text", "sent with {} in place of the text")
            return name, {}
        judged = finish_calls((RawCall.parsed(arguments, id="x", name=name),), was_cut=False)
        if not judged.invalid or judged.invalid[0]["reason"] != call.reason:
            self._losses.lose("invalid_call_mark", at, "sent like any other call")
        return name, arguments
