"""Codec of llama.cpp's own completions (POST /completion, /completions, /infill) for clients, also streamed.

In: a body, or a canonical completion. Out: the other. The field names differ from OpenAI's (`n_predict`, `content`,
`stop_type`), so a body is converted to those and read and written by the modules of completions; a stream ends with the
event that says `stop`, and no [DONE] follows. A request for certain fields of an answer (`response_fields`) is a loss:
clients find every field in the usual answer. Source: schemas/wire/openai-chat/v1/native.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.error import ErrorInfo, Loss
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.openai_chat import InfillRequest, NativeCompletionRequest

from turnwire.codecs.openai_chat.completions import (
    STOP_TYPES,
    CompletionStreamEncoder,
    OpenAICompletionCodec,
    text_choice,
)
from turnwire.codecs.openai_chat.fields import NATIVE_COUNTS, USAGE
from turnwire.codecs.openai_chat.names import PUBLISHED_COMPLETION, ChatLosses
from turnwire.codecs.openai_chat.write_answer import write_response
from turnwire.codecs.openai_chat.write_stream import event
from turnwire.codecs.streams.answer_encoder import AnswerEncoder
from turnwire.codecs.values.wire_values import object_of, text_of
from turnwire.codecs.variants import ChatVariant, Variant
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted

PATH: Final = "/completion"
_WISHES: Final = ("response_fields", "return_tokens")
"""Options about the form of an answer."""
_NOT_MISSED: Final = frozenset({"openai-chat.identity", "openai-chat.created"})
"""Losses in OpenAI's names of what llama.cpp's form has no place for."""
_WORD_OF: Final = {"stop": "eos", "length": "limit"}
_OPENAI: Final = PUBLISHED_COMPLETION - {"model"}
_COUNTED: Final = frozenset({*NATIVE_COUNTS.values(), USAGE.total})


class NativeCompletionCodec(OpenAICompletionCodec):
    """Converts between canonical completions and llama.cpp's own."""

    wire_request: ClassVar[type] = NativeCompletionRequest
    plain_path: ClassVar[str] = PATH
    fills_gaps: ClassVar[bool | None] = False

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        self._row = self._row._replace(suffix=None)
        self.turn_encoder = partial(NativeStreamEncoder, self.variant)

    def _read_request(self, body: Mapping[str, object], model: str | None) -> Converted[CompletionRequest]:
        """See `EndpointCodec`. One prompt is asked for: several answers are no object."""
        said, losses = self.in_openai_words(body)
        if model is not None and said.get("model") is None:
            said["model"] = model
        try:
            request, more = super()._read_request(said, None)
        except InvalidDataError as error:
            raise InvalidDataError(error.what, [_in_own_words(each, body) for each in error.problems]) from None
        return Converted(request, (*losses.losses, *more))

    def in_openai_words(self, body: Mapping[str, object]) -> tuple[dict[str, object], ChatLosses]:
        """Return the body with the fields of OpenAI's completions, and what they cannot hold.

        Raises:
            InvalidDataError: `body` is not a request of this endpoint.
        """
        losses = ChatLosses(self.variant)
        prompt = body.get("prompt")
        if isinstance(prompt, (list, tuple)) and any(isinstance(each, (str, list, tuple)) for each in prompt):
            text = "give one prompt, as a text or as token ids; /v1/completions answers several"
            raise InvalidDataError(self.not_a_request, [Problem("/prompt", "type", text)])
        said = {key: value for key, value in body.items() if key not in _WISHES}
        for name in _WISHES:
            if body.get(name):
                losses.lose("native_form", f"/{name}", detail=name)
        limit = said.pop("n_predict", None)
        if limit is not None and (isinstance(limit, bool) or limit != -1):
            said["max_tokens"] = limit
        return said, losses

    def write_turn(self, turn: ChatResponse, *, request: ChatRequest | None = None) -> Converted[dict[str, object]]:
        body, found = write_response(turn, self.variant)
        losses = ChatLosses(self.variant)
        if turn.id:
            losses.lose("native_identity", "/id")
        choice, *others = body["choices"]
        if others:
            losses.lose("native_choices", "/extras/choices")
        native = native_answer(text_choice(choice, "message", losses), body, body.get("usage"), losses)
        return Converted(native, (*(loss for loss in found if loss.id not in _NOT_MISSED), *losses.losses))


class InfillCodec(NativeCompletionCodec):
    """Canonical ↔ llama.cpp's completions of a gap."""

    wire_request: ClassVar[type] = InfillRequest
    fills_gaps: ClassVar[bool | None] = True

    def in_openai_words(self, body: Mapping[str, object]) -> tuple[dict[str, object], ChatLosses]:
        problems = []
        for name in ("input_prefix", "input_suffix", "prompt"):
            value = body.get(name)
            if not isinstance(value, str) and (value is not None or name != "prompt"):
                problems.append(Problem(f"/{name}", "required" if value is None else "type", "must be a text"))
        if problems:
            raise InvalidDataError(self.not_a_request, problems)
        said, losses = super().in_openai_words({key: value for key, value in body.items() if key != "prompt"})
        begun = body.get("prompt") or ""
        if begun:
            losses.lose("infill_prompt", "/prompt", "joined")
        said["prompt"] = f"{said.pop('input_prefix')}{begun}"
        said["suffix"] = said.pop("input_suffix")
        return said, losses

    def _write_request(self, request: CompletionRequest) -> Converted[dict[str, object]]:
        return super()._write_request(request if request.suffix is not None else request.replace(suffix=""))


class NativeStreamEncoder(CompletionStreamEncoder):
    """Encodes one stream of llama.cpp's own completions."""

    def __init__(self, variant: ChatVariant, *, request: ChatRequest | None = None, **known: Any) -> None:
        super().__init__(variant, **known)  # what is asked of a stream is OpenAI's
        self._end: tuple[Mapping[str, object], Mapping[str, object]] | None = None
        self._usage: object = None
        self._has_line_end = False

    @property
    def losses(self) -> tuple[Loss, ...]:
        return tuple(loss for loss in super().losses if loss.id not in _NOT_MISSED)

    def feed(self, chunk: StreamingChunk) -> bytes:
        return AnswerEncoder.feed(self, chunk)  # its common pieces are not those of the chat

    def close(self, error: ErrorInfo | None = None) -> bytes:
        end = super().close(error)
        return b"" if error is None else end

    def _note_losses(self) -> None:
        if self._id:
            self._losses.lose("native_identity", "/id")

    def _event(self, choices: Sequence[Mapping[str, object]], more: Mapping[str, object] | None = None) -> bytes:
        if not choices:
            self._usage = (more or {}).get("usage")
            return b""
        choice = text_choice(choices[0], "delta", self._losses)
        text = text_of(choice["text"]) or ""
        if more is None and choice["index"] != 0:
            self._losses.lose("native_choices", "/extras/choices")
            return b""
        self._has_line_end = self._has_line_end or "\n" in text
        if more is not None:  # the last piece, with the fields next to the answer
            self._end = choice, more
            return b""
        return event({"index": 0, "content": text, "tokens": [], "stop": False, "id_slot": -1})

    def _finish(self, chunk: StreamingChunk, reason: str) -> None:
        super()._finish(chunk, reason)
        assert self._end is not None  # the chat's encoder gave it just now
        choice, top = self._end
        named = {"model": self._model} if self._model else {}
        beside = {"has_new_line": self._has_line_end, **named, **top}
        self._out.append(event(native_answer(choice, beside, self._usage, self._losses)))


def native_answer(
    choice: Mapping[str, object], top: Mapping[str, object], usage: object, losses: ChatLosses
) -> dict[str, object]:
    """Return the answer in a choice in llama.cpp's own form; `top` has the fields next to the choice."""
    own = {key: value for key, value in top.items() if key not in _OPENAI and (key != "model" or value)}
    counted = object_of(usage)
    if counted.keys() - _COUNTED:
        losses.lose("native_usage", "/usage")
    if choice.get("logprobs") is not None:
        losses.lose("native_probabilities", "/extras/choice/logprobs")
    word = choice.get("finish_reason")
    stop = own.pop("stop_type", None)
    if STOP_TYPES.get(str(stop)) != word:
        stop = _WORD_OF.get(str(word), "none")
        if stop == "none" and word is not None:
            losses.lose("native_end", "/finish_reason")
    text = text_of(choice["text"]) or ""
    return {
        "index": 0,
        "content": text,
        "tokens": [],
        "id_slot": -1,
        "stop": True,
        **{name: counted[key] for name, key in NATIVE_COUNTS.items() if counted.get(key) is not None},
        "has_new_line": "\n" in text,
        "truncated": False,
        "stop_type": stop,
        "stopping_word": "",
        **own,
    }


def _in_own_words(problem: Problem, body: Mapping[str, object]) -> Problem:
    """Return the same problem with the field name of the body."""
    if problem.path == "/max_tokens" and body.get("max_tokens") is None:
        message = problem.message.replace("max_tokens", "n_predict")
        return Problem("/n_predict", problem.rule, message)
    return problem
