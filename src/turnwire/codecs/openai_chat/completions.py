"""Completions on OpenAI's wire (POST /v1/completions) and on llama.cpp's own (POST /infill), both ways.

In: a canonical completion, or a body. Out: the other. A body is a chat body with `text` in place of a message and
`prompt` in place of messages, so it is put into those words and read and written by the chat's own modules; answers of
llama.cpp's own (`content`, `stop_type`) are put into the words of OpenAI's first. What a server reads is a row of
`ROWS`.
Source: schemas/wire/openai-chat/v1/completions.schema.json, native.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final, Literal, NamedTuple

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, JsonSchemaFormat, ResponseFormat
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.openai_chat import CompletionRequest as WireRequest

from turnwire.codecs.answer_bodies import answer_object
from turnwire.codecs.base import StreamDecoder, StreamEncoder
from turnwire.codecs.completions import CompletionCodec
from turnwire.codecs.framing import Limits
from turnwire.codecs.numbers import whole_of
from turnwire.codecs.openai_chat.completion_stream import CompletionStreamDecoder, CompletionStreamEncoder
from turnwire.codecs.openai_chat.completion_words import chat_body, completion_body
from turnwire.codecs.openai_chat.losses import CompletionLosses
from turnwire.codecs.openai_chat.read_answer import read_response
from turnwire.codecs.openai_chat.read_request import read_request
from turnwire.codecs.openai_chat.write_answer import write_response
from turnwire.codecs.openai_chat.write_request import write_parameters
from turnwire.codecs.openai_chat.write_tools import write_response_format
from turnwire.codecs.own_options import merge_own
from turnwire.codecs.unread import refuse_unread
from turnwire.codecs.variants import ChatVariant, Variant
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted
from turnwire.core.validate import load

_ANY_OBJECT: Final = {"type": "object"}
_WHAT: Final = "not a valid completion request"
PATH: Final = "/v1/completions"
INFILL: Final = "/infill"


class Row(NamedTuple):
    """What a server of one variant reads of a completion."""

    suffix: Literal["field", "infill"] | None = None
    """How a gap is filled: by a field, at a path of its own, or not at all."""
    format: Literal["response_format", "json_schema"] | None = None
    tokens: bool = True
    """Whether a prompt may be token ids."""
    ignored: frozenset[str] = frozenset()
    """Own options that the server takes and does not obey."""


ROWS: Final[Mapping[str, Row]] = {
    "openai-chat": Row(suffix="field"),
    # errors/completions-suffix.json: "suffix is not currently supported"; completions-best-of.json: three, and one came
    "vllm": Row(format="response_format", ignored=frozenset({"best_of"})),
    # response_format is ignored, json_schema is obeyed: recordings llama.cpp-*/completions/json-schema*.json
    # and echo is not obeyed: completions/echo.json; best_of is none of its parameters, and changes nothing
    "llamacpp": Row(suffix="infill", format="json_schema", ignored=frozenset({"echo", "best_of"})),
    # openai/openai.go: prompt is a string, and these are no fields of CompletionRequest
    "ollama-v1": Row(suffix="field", tokens=False, ignored=frozenset({"echo", "n", "best_of"})),
}
"""By variant of which the server has the endpoint."""


class OpenAICompletionCodec(CompletionCodec):
    """Canonical ↔ OpenAI's completions, in the words of one server."""

    variant: ChatVariant
    wire_request: ClassVar[type] = WireRequest
    what: ClassVar[str] = _WHAT

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        self._row = ROWS[variant.name]
        # No chat template stands between prompt and model: nothing switches thinking, and the older name of the limit
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
        """See `EndpointCodec.path`."""
        return INFILL if self._fills_gap(request) else PATH

    def _fills_gap(self, request: CompletionRequest) -> bool:
        return request.suffix is not None and self._row.suffix == "infill"

    # Requests

    def _write_request(self, request: CompletionRequest) -> Converted[dict[str, object]]:
        losses = CompletionLosses()
        prompt: str | list[int] = request.prompt if isinstance(request.prompt, str) else list(request.prompt)
        if not isinstance(prompt, str) and (not self._row.tokens or self._fills_gap(request)):
            text = f"{self.name} takes text here, not token ids"
            raise InvalidDataError("the completion cannot be asked for", [Problem("/prompt", "type", text)])
        wire: dict[str, object] = {**write_parameters(request.parameters, self.plain, losses)}
        if request.system is not None:
            if isinstance(prompt, str):
                losses.lose("system_text", "/system", "sent before the prompt")
                prompt = f"{request.system}\n\n{prompt}"
            else:
                losses.lose("system_text", "/system")
        for place in range(len(request.images or ())):
            losses.lose("prompt_image", f"/images/{place}")
        self._write_format(request.response_format, wire, losses)
        self._write_stream(request, wire)
        if self._fills_gap(request):
            wire |= {"input_prefix": prompt, "input_suffix": request.suffix}
            wire.pop("stream_options", None)
            if "max_tokens" in wire:
                wire["n_predict"] = wire.pop("max_tokens")
        else:
            wire["prompt"] = prompt
            if request.suffix is not None and self._row.suffix is None:
                losses.lose("suffix", "/suffix")
            elif request.suffix is not None:
                wire["suffix"] = request.suffix
        merge_own(wire, request.parameters.provider_options, self.variant)
        if self._fills_gap(request) and isinstance(wire.get("prompt"), (list, tuple)):  # of several prompts
            del wire["prompt"]  # here it would stand between the two texts
            losses.lose("completion_option", f"/parameters/provider_options/{self.dialect}/prompt", detail="prompt")
        for name in sorted(self._row.ignored & wire.keys()):
            value = wire[name]
            if value is True or (type(value) is int and value > 1):
                at = f"/parameters/provider_options/{self.dialect}/{name}"
                losses.lose("completion_option", at, "sent all the same", detail=name)
        return Converted(wire, tuple(losses.losses))

    def _write_format(self, wanted: ResponseFormat | None, wire: dict[str, object], losses: CompletionLosses) -> None:
        if not isinstance(wanted, (JsonObjectFormat, JsonSchemaFormat)):
            return
        if self._row.format == "response_format":
            wire["response_format"] = write_response_format(wanted, self.plain, losses)
        elif self._row.format == "json_schema":
            if isinstance(wanted, JsonSchemaFormat):
                for name in ("name", "description", "strict"):
                    if getattr(wanted, name) is not None:
                        losses.lose("format_detail", f"/response_format/{name}", detail=name)
            is_schema = isinstance(wanted, JsonSchemaFormat)
            wire["json_schema"] = wanted.to_dict()["json_schema"] if is_schema else dict(_ANY_OBJECT)
        else:
            losses.lose("completion_format", "/response_format")

    @staticmethod
    def _write_stream(request: CompletionRequest, wire: dict[str, object]) -> None:
        if request.stream:
            wire["stream"] = True
            asked = True if request.stream_options is None else request.stream_options.include_usage
            if asked is not None:
                wire["stream_options"] = {"include_usage": asked}

    def decode_request(self, body: Mapping[str, object], *, model: str | None = None) -> Converted[CompletionRequest]:
        """See `EndpointCodec.decode_request`. Of several prompts the first is the prompt; all stay as an own option."""
        if not isinstance(body, Mapping):
            raise InvalidDataError(_WHAT, [Problem("", "type", "the body is a JSON object")])
        prompt, several = prompt_of(body.get("prompt"))
        suffix = body.get("suffix")
        if suffix is not None and not isinstance(suffix, str):
            raise InvalidDataError(_WHAT, [Problem("/suffix", "type", "suffix must be a string")])
        said = {key: value for key, value in body.items() if key not in ("prompt", "suffix", "messages")}
        said |= {"messages": [{"role": "user", "content": "p"}]}
        if several is not None:
            said["prompt"] = several
        schema = said.pop("json_schema", None) if self._row.format == "json_schema" else None
        try:
            turn, losses = read_request(said, self.variant)
        except InvalidDataError as error:
            raise InvalidDataError(_WHAT, error.problems) from None
        request: dict[str, object] = {"prompt": prompt, "parameters": turn.parameters}
        if suffix is not None:
            request["suffix"] = suffix
        for name in ("response_format", "stream", "stream_options"):
            if (value := getattr(turn, name)) is not None:
                request[name] = value
        if isinstance(schema, Mapping):
            is_any = schema == _ANY_OBJECT
            request["response_format"] = {"type": "json_object"} if is_any else _schema_format(schema)
        converted = Converted(load(CompletionRequest, request), losses)
        return refuse_unread(converted, self.wire_request, body, _WHAT)

    # Answers

    def read_turn(self, body: object, asked: ChatRequest | None) -> ChatResponse:
        """See `CompletionCodec.read_turn`."""
        return read_response(chat_body(answer_object(body)), self.variant, asked)

    def write_turn(self, turn: ChatResponse) -> Converted[dict[str, object]]:
        """See `CompletionCodec.write_turn`."""
        body, losses = write_response(turn, self.variant)
        more = CompletionLosses()
        return Converted(completion_body(body, more), (*losses, *more.losses))

    def turn_decoder(self, asked: ChatRequest | None, limits: Limits) -> StreamDecoder:
        """See `CompletionCodec.turn_decoder`."""
        return CompletionStreamDecoder(self.variant, asked, limits)

    def turn_encoder(self, *, model: str, response_id: str, created: int, asked: ChatRequest | None) -> StreamEncoder:
        """See `CompletionCodec.turn_encoder`."""
        options = None if asked is None else asked.stream_options
        return CompletionStreamEncoder(
            self.variant,
            model=model,
            response_id=response_id,
            created=created,
            include_usage=options is None or bool(options.include_usage),
        )


def prompt_of(raw: object) -> tuple[str | list[int], Sequence[object] | None]:
    """(the prompt, the list in which it stands where there are several).

    Raises:
        InvalidDataError: it is none.
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
    text = "prompt must be a text, a list of texts, a list of token ids, or a list of such lists"
    raise InvalidDataError(_WHAT, [Problem("/prompt", "required" if raw is None else "type", text)])


def _schema_format(schema: Mapping[str, object]) -> dict[str, object]:
    return {"type": "json_schema", "json_schema": dict(schema)}


def _tokens(value: object) -> list[int]:
    """The token ids in a list; none where it is no list of them."""
    found = [whole_of(item) for item in value] if isinstance(value, (list, tuple)) else []
    ids = [item for item in found if item is not None and item >= 0]
    return ids if len(ids) == len(found) else []
