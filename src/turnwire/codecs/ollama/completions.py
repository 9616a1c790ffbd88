"""Completions on Ollama's wire (POST /api/generate), in both directions, whole and streamed.

In: a canonical completion, or a body. Out: the other. The body is like a chat body, with `prompt`, `system` and
`images` instead of messages, and `response` and `thinking` instead of a message. So it is converted to a chat body,
which the chat modules read and write. Other fields (`raw`, `template`, `context`, `keep_alive` …) are provider options.
Source: schemas/wire/ollama/v1/generate.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.content import ImagePart, TextPart
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.ollama import GenerateRequest as WireRequest

from turnwire.codecs.answers.bodies import parse_body
from turnwire.codecs.endpoints.completion_turns import turn_of_request
from turnwire.codecs.endpoints.completions import CompletionCodec
from turnwire.codecs.ollama.names import DIALECT
from turnwire.codecs.ollama.read_answer import read_response
from turnwire.codecs.ollama.read_errors import holds_error
from turnwire.codecs.ollama.read_request import read_request
from turnwire.codecs.ollama.read_stream import OllamaStreamDecoder
from turnwire.codecs.ollama.write_answer import write_response
from turnwire.codecs.ollama.write_request import write_request
from turnwire.codecs.ollama.write_stream import OllamaStreamEncoder, line_of
from turnwire.codecs.values.provider_options import add
from turnwire.codecs.values.type_checks import odd_places
from turnwire.codecs.values.unused_fields import refuse_unread
from turnwire.core.errors import InvalidDataError, Problem, ProviderResponseError
from turnwire.core.losses import Converted
from turnwire.core.validate import load

if TYPE_CHECKING:
    from turnwire_schema.v1.error import Loss
    from turnwire_schema.wire.ollama import ChatResponse as WireTurn, GenerateResponse, ResponseMessage
    from turnwire_schema.wire.raw_ollama import RawGenerateLine, RawGenerateRequest

_WHAT: Final = "not a valid Ollama generate request"
PATH: Final = "/api/generate"
_PROMPT: Final = ("prompt", "suffix", "system", "images", "messages", "tools")
_PLACES: Final = {"messages/0/content": "prompt", "messages/1/content": "prompt", "messages/0/images": "images"}


class GenerateStreamDecoder(OllamaStreamDecoder):
    """Decoder of one NDJSON stream of a completion."""

    def _event(self, event: str, body: object, chunks: list[StreamingChunk]) -> None:
        if isinstance(body, dict) and not holds_error(body):
            body = chat_answer(body)
            self._chunks.begin(body, None)
        super()._event(event, body, chunks)


class GenerateStreamEncoder(OllamaStreamEncoder):
    """Encoder of one completion as NDJSON."""

    def _line(self, message: ResponseMessage, fields: Mapping[str, object]) -> bytes:
        return line_of(completion_answer(self._object(message, fields)))


class OllamaCompletionCodec(CompletionCodec):
    """Codec of Ollama's completions."""

    not_a_request = _WHAT
    turn_decoder = GenerateStreamDecoder
    turn_encoder = GenerateStreamEncoder

    def path(self, request: CompletionRequest) -> str:
        return PATH

    def has_template(self, request: CompletionRequest) -> bool:
        """See `CompletionCodec.has_template`: with `raw` the prompt is sent to the model unchanged."""
        options = request.parameters.provider_options or {}
        return (options.get(DIALECT) or {}).get("raw") is not True

    def _write_request(self, request: CompletionRequest) -> Converted[WireRequest]:
        if not isinstance(request.prompt, str):
            problem = Problem("/prompt", "type", "Ollama takes text here, not token ids")
            raise InvalidDataError("the completion cannot be asked for", [problem])
        chat, losses = write_request(turn_of_request(request), variant=self.variant)
        *before, user = chat.get("messages") or []
        said: WireRequest = {"model": chat["model"], "prompt": user.get("content", "")}
        if before:
            said["system"] = before[0]["content"]
        if user.get("images"):
            said["images"] = user["images"]
        if request.suffix is not None:
            said["suffix"] = request.suffix
        add(said, {key: value for key, value in chat.items() if key not in ("model", "messages")})
        return Converted(said, tuple(map(_moved, losses)))

    def _read_request(self, body: RawGenerateRequest, model: str | None) -> Converted[CompletionRequest]:
        texts = {"prompt": body.get("prompt"), "suffix": body.get("suffix"), "system": body.get("system")}
        odd = odd_places(WireRequest, texts)
        problems = [Problem(place.pointer, "type", f"must be {place.wanted}") for place in odd]
        if not body.get("prompt") and not body.get("images"):
            text = "give a prompt; without any the request only loads the model"
            problems.append(Problem("/prompt", "required", text))
        if problems:
            raise InvalidDataError(_WHAT, problems)
        try:
            turn = read_request(chat_request(body))
        except InvalidDataError as error:
            raise InvalidDataError(_WHAT, [_in_place(problem) for problem in error.problems]) from None
        *_, user = turn.messages
        request: dict[str, object] = {
            "prompt": "".join(part.text for part in user.parts if isinstance(part, TextPart)),
            "parameters": turn.parameters,
            "stream": turn.stream,
        }
        if images := [part for part in user.parts if isinstance(part, ImagePart)]:
            request["images"] = images
        if turn.response_format is not None:
            request["response_format"] = turn.response_format
        request |= {name: texts[name] for name in ("suffix", "system") if texts[name]}
        return Converted(refuse_unread(load(CompletionRequest, request), WireRequest, body, _WHAT))

    def read_turn(self, body: object, asked: ChatRequest | None) -> ChatResponse:
        data = parse_body(body)
        return read_response(chat_answer(data) if isinstance(data, dict) else data, asked)

    def write_turn(self, turn: ChatResponse, *, request: ChatRequest | None = None) -> Converted[GenerateResponse]:
        answer, losses = write_response(turn)
        return Converted(completion_answer(answer), losses)


def chat_request(body: RawGenerateRequest) -> dict[str, object]:
    """Return the body as a chat body."""
    user: dict[str, object] = {"role": "user", "content": body.get("prompt") or ""}
    if (images := body.get("images")) is not None:
        user["images"] = images
    return {**{key: value for key, value in body.items() if key not in _PROMPT}, "messages": [user]}


def _in_place(problem: Problem) -> Problem:
    """Return the same problem with its path in the body of a completion."""
    for inside, place in _PLACES.items():
        if problem.path.startswith(f"/{inside}"):
            return Problem(f"/{place}{problem.path.removeprefix(f'/{inside}')}", problem.rule, problem.message)
    return problem


def _moved(loss: Loss) -> Loss:
    """Return a loss with its path in a canonical completion instead of a turn."""
    for inside in ("/messages/0/content", "/messages/1/content"):
        if loss.at.startswith(inside):
            rest = loss.at.removeprefix(inside)
            return loss.replace(at=f"/images{rest}" if rest else "/prompt")
    return loss


def chat_answer(data: RawGenerateLine) -> dict[str, object]:
    """Return a whole answer, or a stream line, as a chat answer.

    Raises:
        ProviderResponseError: its text or thinking is not a string.
    """
    message: dict[str, object] = {"role": "assistant"}
    said = {"response": data.get("response"), "thinking": data.get("thinking")}
    for (name, value), field in zip(said.items(), ("content", "thinking"), strict=True):
        if not isinstance(value, str | None):
            raise ProviderResponseError(f"/{name}: must be text", category="protocol")
        if value is not None:
            message[field] = value
    rest = {key: value for key, value in data.items() if key not in ("response", "thinking", "message")}
    return {**rest, "message": message} if len(message) > 1 else rest


def completion_answer(turn: WireTurn) -> GenerateResponse:
    """Return a chat answer, or a stream line, as a completion."""
    message = turn["message"]
    said: GenerateResponse = {
        "model": turn["model"],
        "created_at": turn["created_at"],
        "response": message.get("content") or "",
        "done": turn["done"],
    }
    if thinking := message.get("thinking"):
        said["thinking"] = thinking
    return add(said, {key: value for key, value in turn.items() if key != "message" and key not in said})
