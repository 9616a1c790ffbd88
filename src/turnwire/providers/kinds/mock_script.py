"""Script of a mock provider: a list of answers, given in order; the last one repeats.

An answer is text, an assistant message, a whole `ChatResponse`, a sequence of chunks, an error to raise, or a function
of the request that gives one of these. An error after chunks is written as a sequence that ends with the error. For a
large request a function is called outside the event loop, like all long work.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.answers.request_checks import request_faults, wants_reading
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import (
    InvalidDataError,
    Problem,
    ProviderError,
    ProviderTimeoutError,
    ProviderUnavailableError,
)
from turnwire.core.replay import chunks_of
from turnwire.core.tokens import estimate_text_tokens, estimate_tokens
from turnwire.providers.calls.call_record import CallRecord
from turnwire.providers.calls.io_actions import Deliver, Steps, Timeouts, Wait, aside, is_large_request
from turnwire.providers.kinds.mock_endpoints import asked_turns, in_one
from turnwire.providers.settings import Check, configured_models, flag, read_options, seconds

PlainAnswer: TypeAlias = (
    str | AssistantMessage | ChatResponse | ProviderError | Sequence[StreamingChunk | ProviderError]
)
Answer: TypeAlias = PlainAnswer | Callable[[ChatRequest], PlainAnswer]
E = TypeVar("E", StreamingChunk, ChatResponse)

DEFAULT_ANSWER: Final = "This is the mock provider."
MODEL_NAME: Final = "mock"
PIECE: Final = 12
"""Characters of one chunk when an answer that is given whole is streamed."""


def _texts(value: Any) -> list[str]:
    if not isinstance(value, list) or not value or not all(isinstance(item, str) for item in value):
        raise ValueError("give a list of texts, at least one")
    return list(value)


OPTIONS: Final[Mapping[str, Check]] = {"answers": _texts, "latency": seconds, "is_available": flag}


class Script:
    """Answers of a mock provider, their delay, and the recorded requests. Thread-safe; may be changed at any time."""

    def __init__(
        self,
        answers: str | Iterable[Answer] = (DEFAULT_ANSWER,),
        *,
        latency: float = 0.0,
        is_available: bool = True,
        models: tuple[ModelInfo, ...] = (),
        remembers: bool = True,
    ) -> None:
        self.remembers = remembers
        """Whether requests are kept for `calls`; a server that runs for long would hold ever more of them."""
        self.latency = latency
        """Seconds before an answer begins."""
        self.is_available = is_available
        """Whether the provider answers at all."""
        self.models = models or (ModelInfo(name=MODEL_NAME),)
        self._answers = _answers(answers)
        self._calls: list[ChatRequest] = []
        self._next = 0
        self._lock = threading.Lock()

    @property
    def calls(self) -> tuple[ChatRequest, ...]:
        """The requests so far, in order; empty if the script does not record them."""
        return tuple(self._calls)

    def then(self, *answers: Answer) -> Script:
        """This script with further answers at its end."""
        with self._lock:
            self._answers.extend(answers)
        return self

    def _take(self, request: ChatRequest) -> Answer:
        with self._lock:
            if self.remembers:
                self._calls.append(request)
            position = min(self._next, len(self._answers) - 1)
            self._next += 1
            return self._answers[position] if position >= 0 else DEFAULT_ANSWER

    def _answer(
        self, request: ChatRequest, completion: CompletionRequest | None
    ) -> ChatResponse | ProviderError | Sequence[StreamingChunk | ProviderError]:
        if completion is None:
            return _said(self._take(request), request)
        said = [_said(self._take(turn), turn) for turn in asked_turns(completion, request)]
        whole = [each for each in said if isinstance(each, ChatResponse)]
        if len(whole) == len(said):
            return in_one(completion, whole)
        return next(each for each in said if not isinstance(each, ChatResponse))  # told as it is

    def begin(self, total_s: float) -> Steps[None]:
        """The time before an answer begins.

        Raises:
            ProviderError: the provider is not available, or the latency is over the time limit.
        """
        if self.latency > total_s:
            yield Wait(total_s)
            raise ProviderTimeoutError(f"no answer began within {total_s:g} s", limit_s=total_s)
        if self.latency:
            yield Wait(self.latency)
        if not self.is_available:
            raise ProviderUnavailableError("the mock provider is set to be unavailable", retryable=True)

    def play(
        self,
        request: ChatRequest,
        record: CallRecord,
        timeouts: Timeouts,
        *,
        stream: bool,
        completion: CompletionRequest | None = None,
    ) -> Steps[ChatResponse | None]:
        """One call, as steps; `completion` is what is asked where the request is the turn of one.

        Raises:
            ProviderError: the script says so, the provider is not available, or the latency is over the time limit.
        """
        heavy = is_large_request(request)
        yield from aside(record.estimate, heavy=heavy)
        record.sent()
        yield from self.begin(timeouts.total)
        answer = yield from aside(partial(self._answer, request, completion), heavy=heavy)
        if isinstance(answer, ProviderError):
            raise _again(answer)
        reads = wants_reading(request)
        if isinstance(answer, ChatResponse) and not stream:
            return _read(answer, request, completion) if reads else _reported(answer, request)
        given = chunks_of(answer, piece=PIECE) if isinstance(answer, ChatResponse) else answer
        folded = StreamAccumulator()
        for chunk in _chunks_read(given, request, completion) if reads else given:
            if isinstance(chunk, ProviderError):
                raise _again(chunk)
            folded.add(chunk)
            if stream:
                yield Deliver((_with_report(chunk, folded.response, request) if chunk.is_complete else chunk,))
        if not stream:
            return _reported(folded.response, request)
        return _reported(answer, request) if isinstance(answer, ChatResponse) and not reads else None


def _read(answer: ChatResponse, request: ChatRequest, completion: CompletionRequest | None) -> ChatResponse:
    from turnwire.codecs.text.answers import read_answer  # few programs need it

    return _reported(read_answer(answer, request, numbers_parts=False, has_template=completion is None), request)


def _chunks_read(
    given: Iterable[StreamingChunk | ProviderError], request: ChatRequest, completion: CompletionRequest | None
) -> Iterator[StreamingChunk | ProviderError]:
    from turnwire.codecs.text.answers import AnswerText
    from turnwire.codecs.text.choosing import plan_of

    plan = plan_of(request, has_template=completion is None)
    text = None if plan is None else AnswerText(plan)
    for item in given:
        if text is None or isinstance(item, ProviderError):
            yield item
        else:
            yield from text.read((item,))


def _reported(answer: ChatResponse, request: ChatRequest) -> ChatResponse:
    return _with_report(answer, answer, request)


def _with_report(end: E, answer: ChatResponse, request: ChatRequest) -> E:
    """A whole answer, or the end of a streamed one, with the diagnostics that a server's answer would have."""
    found: list[dict[str, object]] = request_faults(answer, request)
    return end.replace(diagnostics=[*(end.diagnostics or ()), *found]) if found else end


def _answers(answers: Any) -> list[Answer]:
    """The answers of a script; one alone stands for itself.

    Raises:
        InvalidDataError: these are no answers.
    """
    if isinstance(answers, (str, AssistantMessage, ChatResponse, ProviderError)) or callable(answers):
        return [answers]
    if isinstance(answers, Iterable) and not isinstance(answers, (bytes, Mapping)):
        return list(answers)
    text = f"give texts, messages, answers, chunks or errors in a list, not {type(answers).__name__}"
    raise InvalidDataError("nothing to answer with", [Problem("/answers", "type", text)])


def _again(error: ProviderError) -> ProviderError:
    """A copy of a scripted error: one object raised twice would carry the first call's traceback and answer."""
    copy = type(error)(error.info)
    copy.partial = error.partial
    return copy


def _said(
    answer: Answer, request: ChatRequest
) -> ChatResponse | ProviderError | Sequence[StreamingChunk | ProviderError]:
    """What a script has to say to `request`: a whole answer, an error, or chunks."""
    plain = answer(request) if callable(answer) else answer
    return _response(plain, request) if isinstance(plain, (str, AssistantMessage, ChatResponse)) else plain


def _response(answer: str | AssistantMessage | ChatResponse, request: ChatRequest) -> ChatResponse:
    """A whole answer, its tokens estimated where the script counts none."""
    if isinstance(answer, ChatResponse):
        return answer
    message = AssistantMessage(content=answer) if isinstance(answer, str) else answer
    usage = UsageInfo(
        prompt_tokens=sum(estimate_tokens(one) for one in request.messages),
        completion_tokens=estimate_text_tokens(answer) if isinstance(answer, str) else estimate_tokens(message),
        is_estimated=True,
    )
    reason = "tool_calls" if message.tool_calls else "stop"
    return ChatResponse(message=message, usage=usage, finish_reason=reason, model=request.parameters.model)


def script_of(config: ProviderConfig) -> Script:
    """The script in the options of a configured mock provider: `answers`, `latency` (seconds), `is_available`.

    Raises:
        ConfigurationError: an option is unknown or wrong.
    """
    options = read_options("mock", config, OPTIONS)
    return Script(
        options.get("answers", (DEFAULT_ANSWER,)),
        latency=options.get("latency") or 0.0,
        is_available=options.get("is_available", True),
        models=configured_models(config),
    )
