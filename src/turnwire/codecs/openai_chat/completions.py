"""Codecs of OpenAI completions (POST /v1/completions) and llama.cpp's own (POST /infill), also streamed.

In: a canonical completion, or a body. Out: the other. A body is a chat body with `text` in place of a message and
`prompt` in place of messages, so it is converted to a chat body and read and written by the chat modules. Answers of
llama.cpp's own (`content`, `stop_type`) are first renamed to OpenAI's fields; all other fields stay where they are.
Every rule of chat streams applies, because their code is used; llama.cpp's own stream ends with the event that says
`stop`, and no [DONE] follows. What a server reads is a row of `ROWS`. Source:
schemas/wire/openai-chat/v1/completions.schema.json, native.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, JsonSchemaFormat, ResponseFormat
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.openai_chat import ChatCompletion, CompletionRequest as WireRequest, Delta

from turnwire.codecs.answers.answer_bodies import answer_object
from turnwire.codecs.endpoints.completions import CompletionCodec
from turnwire.codecs.endpoints.values import without
from turnwire.codecs.openai_chat.fields import NATIVE_COUNTS
from turnwire.codecs.openai_chat.names import THINKING_FIELDS, ChatLosses
from turnwire.codecs.openai_chat.read_answer import read_response
from turnwire.codecs.openai_chat.read_request import read_request
from turnwire.codecs.openai_chat.read_stream import ChatStreamDecoder
from turnwire.codecs.openai_chat.write_answer import write_response
from turnwire.codecs.openai_chat.write_request import write_parameters, write_response_format, write_streaming
from turnwire.codecs.openai_chat.write_stream import ChatStreamEncoder
from turnwire.codecs.schema_support.losses import write_schema
from turnwire.codecs.values.provider_options import merge_own
from turnwire.codecs.values.unused_fields import refuse_unread
from turnwire.codecs.values.wire_values import items_of, object_of, objects_of, text_of, unreadable, whole_of
from turnwire.codecs.variants import ChatVariant, Variant
from turnwire.core.errors import InvalidDataError, Problem, ProviderResponseError
from turnwire.core.losses import Converted
from turnwire.core.validate import load

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_openai_chat import RawCompletionChoice, RawNativeCompletion, RawResponseMessage

STOP_TYPES: Final[Mapping[str, str]] = {"eos": "stop", "word": "stop", "limit": "length"}
"""llama.cpp's `stop_type` as OpenAI's finish reason; `none` has no equivalent."""

_SAID: Final = frozenset({"role", "content", "refusal", *THINKING_FIELDS})
_PLAIN_PART: Final = frozenset({"type", "text"})
_NATIVE: Final = frozenset({"content", "index", "stop", *NATIVE_COUNTS})


def is_native(body: AnyRaw) -> bool:
    """Return True if a body or stream event is llama.cpp's own."""
    return "choices" not in body and "content" in body and "stop" in body


def chat_body(body: AnyRaw, field: Literal["message", "delta"] = "message") -> dict[str, object]:
    """Return a whole completion as a chat completion, or with `delta` an event of a streamed one.

    Raises:
        ProviderResponseError: a text is not a string.
    """
    kind = "chat.completion" if field == "message" else "chat.completion.chunk"
    wire = _from_native(body) if is_native(body) else dict(body.items())
    choices = wire.get("choices")
    if isinstance(choices, (list, tuple)):
        said = [_with(choice, field, place) for place, choice in enumerate(items_of(choices))]
        wire |= {"object": kind, "choices": said}
    return wire


def _with(choice: object, field: str, place: int) -> object:
    """Return a choice with its text in the message, or in its delta, under `field`."""
    if not isinstance(choice, dict):
        return choice
    raw: RawCompletionChoice = choice
    text = raw.get("text")
    if text is None and field == "message":
        raise ProviderResponseError(f"choices[{place}] has no text", category="protocol")
    if text is not None and not isinstance(text, str):
        raise unreadable(f"/choices/{place}/text", "text")
    return {**without(raw, "text", "message", "delta"), field: {"role": "assistant", "content": text}}


def _from_native(body: RawNativeCompletion) -> dict[str, object]:
    """Return llama.cpp's own answer with OpenAI's fields added to its own."""
    word, has_ended = body.get("stop_type"), body.get("stop") is True
    reason = STOP_TYPES.get(word, word) if isinstance(word, str) else "stop"
    choice = {"index": 0, "text": body.get("content"), "finish_reason": reason if has_ended else None}
    wire: dict[str, object] = {**without(body, *_NATIVE), "choices": [choice]}
    counted: AnyRaw = body
    counts = {name: counted.get(own) for own, name in NATIVE_COUNTS.items()}
    known = {name: value for name, value in counts.items() if value is not None}
    if known and has_ended:
        wire["usage"] = known
    return wire


def completion_body(body: ChatCompletion, losses: ChatLosses) -> dict[str, object]:
    """Return a whole chat completion as a completion."""
    held: Sequence[object] = body["choices"]  # further ones are kept as they came
    said = [text_choice(choice, "message", losses) if isinstance(choice, dict) else choice for choice in held]
    return {**body, "object": "text_completion", "choices": said}


def text_choice(choice: Mapping[str, object], field: str, losses: ChatLosses) -> dict[str, object]:
    """Return a choice with its text in place of the message, or of its delta, under `field`."""
    message: RawResponseMessage = object_of(choice.get(field))
    content = message.get("content") or ""
    if not isinstance(content, str):  # parts: a list of texts and what else a message may hold
        parts = items_of(content)
        if len(parts) > 1 or any(not isinstance(part, dict) or part.keys() != _PLAIN_PART for part in parts):
            losses.lose("completion_part", "/text")
        content = "".join(text_of(part.get("text")) or "" for part in objects_of(parts))
    content += text_of(message.get("refusal")) or ""
    if any(message.get(name) for name in THINKING_FIELDS):
        losses.lose("completion_thinking", "/thinking")
    if message.keys() - _SAID:
        losses.lose("completion_part", "/extras", detail="fields of a message")
    first = {"text": content, "index": choice.get("index", 0), "logprobs": choice.get("logprobs")}
    return first | without(choice, field, *first)


class CompletionStreamDecoder(ChatStreamDecoder):
    """Decodes one stream of a completion."""

    def _common_events(self) -> None:
        return None  # a chunk of a completion has another form

    def _event(self, event: str, body: object, chunks: list[StreamingChunk]) -> None:
        if body is None:  # recordings/llama.cpp-*/completions/stream-prompt-list.json begins so
            return
        if isinstance(body, dict) and "error" not in body and event != "error":
            body = chat_body(body, "delta")
        super()._event(event, body, chunks)

    def _take_whole(self, body: object, chunks: list[StreamingChunk]) -> None:
        if isinstance(body, dict) and (body.get("choices") or is_native(body)):
            body = chat_body(body)
        super()._take_whole(body, chunks)


class CompletionStreamEncoder(ChatStreamEncoder):
    """Encodes one stream of a completion."""

    text_open: ClassVar[bytes] = b',"choices":[{"text":'
    text_tail: ClassVar[bytes] = b',"index":0,"logprobs":null,"finish_reason":null}]}\n\n'

    def __init__(self, variant: ChatVariant, **known: Any) -> None:
        super().__init__(variant, **known)
        self._losses = ChatLosses(variant)

    def _head(self) -> dict[str, object]:
        return {**super()._head(), "object": "text_completion"}

    def _event(self, choices: Sequence[Mapping[str, object]], more: Mapping[str, object] | None = None) -> bytes:
        return super()._event([text_choice(choice, "delta", self._losses) for choice in choices], more)

    def _chunk(self, delta: Delta) -> bytes:
        return b"" if "role" in delta else super()._chunk(delta)


_ANY_OBJECT: Final = {"type": "object"}
_WHAT: Final = "not a valid completion request"
PATH: Final = "/v1/completions"
INFILL: Final = "/infill"


class Row(NamedTuple):
    """The fields of a completion that a server variant reads."""

    suffix: Literal["field", "infill"] | None = None
    """How a gap is filled: by a field, at a path of its own, or not at all."""
    format: Literal["response_format", "json_schema"] | None = None
    tokens: bool = True
    """Whether a prompt may be token ids."""
    ignored: frozenset[str] = frozenset()
    """Own options that the server accepts and ignores."""


ROWS: Final[Mapping[str, Row]] = {
    "openai-chat": Row(suffix="field"),
    # errors/completions-suffix.json: "suffix is not currently supported"; completions-best-of.json: three, and one came
    "vllm": Row(format="response_format", ignored=frozenset({"best_of"})),
    # response_format is ignored, json_schema is obeyed: recordings llama.cpp-*/completions/json-schema*.json
    # and echo is ignored: completions/echo.json; best_of is not one of its parameters, and changes nothing
    "llamacpp": Row(suffix="infill", format="json_schema", ignored=frozenset({"echo", "best_of"})),
    # openai/openai.go: prompt is a string, and these are no fields of CompletionRequest
    "ollama-v1": Row(suffix="field", tokens=False, ignored=frozenset({"echo", "n", "best_of"})),
}
"""Rows by the variants whose servers have the endpoint."""


class OpenAICompletionCodec(CompletionCodec):
    """Converts between canonical completions and OpenAI's, for one server variant."""

    variant: ChatVariant
    wire_request: ClassVar[type] = WireRequest
    not_a_request: ClassVar[str] = _WHAT
    plain_path: ClassVar[str] = PATH
    fills_gaps: ClassVar[bool | None] = None
    """Whether a gap is to be filled; None: determined by the request and the server."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        self._row = ROWS[variant.name]
        self.turn_decoder = partial(CompletionStreamDecoder, self.variant)
        self.turn_encoder = partial(CompletionStreamEncoder, self.variant)
        # There is no chat template between prompt and model: nothing switches thinking, and the older name of the limit
        # is the only one.
        self.plain = replace(
            self.variant,
            max_tokens_field="max_tokens",
            efforts=frozenset(),
            thinking_on=None,
            thinking_off=None,
            switches_in_template=False,
            openai_models=False,
        )

    def path(self, request: CompletionRequest) -> str:
        return INFILL if self._fills_gap(request) else self.plain_path

    def _fills_gap(self, request: CompletionRequest) -> bool:
        if self.fills_gaps is not None:
            return self.fills_gaps
        return request.suffix is not None and self._row.suffix == "infill"

    # Requests

    def _write_request(self, request: CompletionRequest) -> Converted[dict[str, object]]:
        losses = ChatLosses(self.plain)
        prompt: str | list[int] = request.prompt if isinstance(request.prompt, str) else list(request.prompt)
        if not isinstance(prompt, str) and (not self._row.tokens or self._fills_gap(request)):
            text = f"{self.name} takes text here, not token ids"
            raise InvalidDataError("the completion cannot be asked for", [Problem("/prompt", "type", text)])
        wire: dict[str, object] = {**write_parameters(request.parameters, losses)}
        if request.system is not None:
            if isinstance(prompt, str):
                losses.lose("system_text", "/system", "sent before the prompt")
                prompt = f"{request.system}\n\n{prompt}"
            else:
                losses.lose("system_text", "/system")
        for place in range(len(request.images or ())):
            losses.lose("prompt_image", f"/images/{place}")
        self._write_format(request.response_format, wire, losses)
        if request.stream:
            write_streaming(wire, request.stream_options)
        if self._fills_gap(request):
            wire |= {"input_prefix": prompt, "input_suffix": request.suffix}
        else:
            wire["prompt"] = prompt
            if request.suffix is not None and self._row.suffix is None:
                losses.lose("suffix", "/suffix")
            elif request.suffix is not None:
                wire["suffix"] = request.suffix
        merge_own(wire, request.parameters.provider_options, self.variant)
        if self.path(request) != PATH:  # llama.cpp's own
            wire.pop("stream_options", None)
            if "max_tokens" in wire:
                wire["n_predict"] = wire.pop("max_tokens")
        if self._fills_gap(request) and isinstance(wire.get("prompt"), (list, tuple)):  # of several prompts
            del wire["prompt"]  # here it would be between the two texts
            losses.lose("completion_option", f"/parameters/provider_options/{self.dialect}/prompt", detail="prompt")
        for name in sorted(self._row.ignored & wire.keys()):
            value = wire[name]
            if value is True or (whole_of(value) or 0) > 1:
                at = f"/parameters/provider_options/{self.dialect}/{name}"
                losses.lose("completion_option", at, "sent all the same", detail=name)
        return Converted(wire, tuple(losses.losses))

    def _write_format(self, wanted: ResponseFormat | None, wire: dict[str, object], losses: ChatLosses) -> None:
        if not isinstance(wanted, (JsonObjectFormat, JsonSchemaFormat)):
            return
        if self._row.format == "response_format":
            wire["response_format"] = write_response_format(wanted, losses)
        elif self._row.format == "json_schema":
            if isinstance(wanted, JsonSchemaFormat):
                for name in ("name", "description", "strict"):
                    if getattr(wanted, name) is not None:
                        losses.lose("format_detail", f"/response_format/{name}", detail=name)
            is_schema = isinstance(wanted, JsonSchemaFormat)
            schema = wanted.to_dict()["json_schema"] if is_schema else dict(_ANY_OBJECT)
            at = "/response_format/json_schema"
            wire["json_schema"] = write_schema(schema, losses.variant.name, "format", losses, at)
        else:
            losses.lose("completion_format", "/response_format")

    def _read_request(self, body: Mapping[str, object], model: str | None) -> Converted[CompletionRequest]:
        """Implement `EndpointCodec`. Of several prompts the first is the prompt; all stay as an own option."""
        prompt, several = prompt_of(body.get("prompt"))
        suffix = body.get("suffix")
        if suffix is not None and not isinstance(suffix, str):
            raise InvalidDataError(_WHAT, [Problem("/suffix", "type", "must be a string")])
        said = {key: value for key, value in body.items() if key not in ("prompt", "suffix", "messages")}
        said |= {"messages": [{"role": "user", "content": "p"}]}
        if several is not None:
            said["prompt"] = several
        schema = said.pop("json_schema", None) if self._row.format == "json_schema" else None
        try:
            turn = read_request(said, self.variant)
        except InvalidDataError as error:
            raise InvalidDataError(_WHAT, error.problems) from None
        request: dict[str, object] = {"prompt": prompt, "parameters": turn.parameters}
        if suffix is not None:
            request["suffix"] = suffix
        for name in ("response_format", "stream", "stream_options"):
            if (value := getattr(turn, name)) is not None:
                request[name] = value
        if isinstance(schema, dict):
            is_any = schema == _ANY_OBJECT
            as_schema = {"type": "json_schema", "json_schema": dict(schema)}
            request["response_format"] = {"type": "json_object"} if is_any else as_schema
        return Converted(refuse_unread(load(CompletionRequest, request), self.wire_request, body, _WHAT))

    # Answers

    def read_turn(self, body: object, asked: ChatRequest | None) -> ChatResponse:
        return read_response(chat_body(answer_object(body)[0]), asked, variant=self.variant)

    def write_turn(self, turn: ChatResponse, *, request: ChatRequest | None = None) -> Converted[dict[str, object]]:
        body, losses = write_response(turn, self.variant)
        more = ChatLosses(self.variant)
        return Converted(completion_body(body, more), (*losses, *more.losses))


def prompt_of(raw: object) -> tuple[str | list[int], Sequence[object] | None]:
    """Return the prompt, and the list that contains it if there are several.

    Raises:
        InvalidDataError: it is not a prompt.
    """
    if isinstance(raw, str):
        return raw, None
    if isinstance(raw, (list, tuple)) and raw:
        if all(isinstance(item, str) for item in raw):
            return raw[0], list(raw) if len(raw) > 1 else None
        if all(several := [_tokens(item) for item in raw]):
            return several[0], several if len(several) > 1 else None
        if found := _tokens(raw):
            return found, None
    text = "must be a text, a list of texts, a list of token ids, or a list of such lists"
    raise InvalidDataError(_WHAT, [Problem("/prompt", "required" if raw is None else "type", text)])


def _tokens(value: object) -> list[int]:
    """Return the token ids in a list; empty if it is not a list of them."""
    found = [whole_of(item) for item in value] if isinstance(value, (list, tuple)) else []
    ids = [item for item in found if item is not None and item >= 0]
    return ids if len(ids) == len(found) else []
