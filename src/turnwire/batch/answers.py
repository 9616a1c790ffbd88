"""Answer many requests from a program: takes texts or requests and yields answers, parsed to a type if one is given.

    texts = ["Good value.", "It broke at once."]
    async for answer in answer_all(provider, texts, on_progress=ProgressBar()):
        print(answer.line, answer.reply)

Nothing is written to a file; `turnwire.batch.run` does that.

Without an event loop `answer_all_sync` does the same:

    texts = ["Good value.", "It broke at once."]
    for answer in answer_all_sync(provider, texts):
        print(answer.line, answer.reply)

Its calls run in a thread of their own, which ends with the loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Generator, Iterable, Iterator, Mapping, Sized
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from queue import SimpleQueue
from types import NoneType
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, Unpack, overload

from anyio.from_thread import start_blocking_portal

from turnwire_schema.v1.batch import BatchError
from turnwire_schema.v1.request import ChatRequest, JsonSchemaFormat

from turnwire.batch.request_formats import Answer, Question, Request, digest_of, error_of, made_id
from turnwire.batch.requests import Asker, BatchSettings, Outcome, Progress, each
from turnwire.core.argument_types import items_of, require
from turnwire.core.errors import InvalidDataError, OutputError
from turnwire.core.messages import MESSAGE_TYPES
from turnwire.core.reply import ChatReply
from turnwire.core.structured import OutputType, output_type
from turnwire.core.validate import require_model
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.chat import Asked, ChatParameters, MessagesLike, asked, asked_for

if TYPE_CHECKING:
    from rich.console import Console


class ProgressBar:
    """Show a progress bar on stderr that ends with the run. `text` is printed in front of it. For one run."""

    def __init__(self, text: str = "answers", *, console: Console | None = None) -> None:
        from rich.console import Console as Terminal
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        require(text, str, "text", "the text before the bar")
        require(console, (Terminal, NoneType), "console", "a rich Console, or none")
        terminal = Terminal(stderr=True) if console is None else console
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[failed]}"),
            TimeRemainingColumn(),
        )
        self._bar = Progress(*columns, console=terminal, disable=not terminal.is_terminal and not terminal.is_jupyter)
        self._task = self._bar.add_task(text, total=None, failed="")

    def __call__(self, progress: BatchProgress) -> None:
        """Show `progress`."""
        self._bar.start()
        failed = f"{progress.failed} failed" if progress.failed else ""
        self._bar.update(self._task, completed=progress.done, total=progress.total, failed=failed)

    def close(self) -> None:
        """Leave the bar as it is and show the cursor again. A run that ends calls it."""
        self._bar.stop()


T = TypeVar("T")

BatchItem: TypeAlias = MessagesLike | ChatRequest
"""What is asked: a text, messages as `chat` takes them, or a whole request."""


@dataclass(frozen=True, slots=True)
class BatchAnswer(Generic[T]):
    """Result of one request: `response`, or `error`."""

    id: str
    line: int
    """Position of the request, from 1."""
    request: Request | None
    """What was asked; None if the line holds no request."""
    response: Answer | None
    error: BatchError | None
    reply: ChatReply[T] | None = field(default=None, repr=False)
    """The answer as `chat` returns it; None if no answer exists, and in a run over files."""

    @property
    def output(self) -> T | None:
        """The answer as the type that was asked for, or the JSON of a request with a schema; None if there is no answer
        or it does not fit.
        """
        return self.reply.output if self.reply is not None and self.output_error is None else None

    @property
    def output_error(self) -> OutputError | None:
        """The reason why an answer does not fit the type or schema; None if it fits, or if no answer exists."""
        return None if self.reply is None else self.reply.output_error


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchProgress:
    """Progress of a run."""

    done: int
    """Requests that have their answer or their error."""
    failed: int
    """Those with an error, or with an answer that does not fit the type."""
    total: int | None
    """Requests altogether; None while that is not known."""


@overload
def answer_all(
    provider: ModelProvider,
    requests: Iterable[BatchItem],
    settings: BatchSettings = ...,
    *,
    output: None = None,
    model: str | None = None,
    on_progress: Callable[[BatchProgress], object] | None = None,
    **parameters: Unpack[ChatParameters],
) -> AsyncGenerator[BatchAnswer[None]]: ...


@overload
def answer_all(
    provider: ModelProvider,
    requests: Iterable[BatchItem],
    settings: BatchSettings = ...,
    *,
    output: type[T],
    model: str | None = None,
    on_progress: Callable[[BatchProgress], object] | None = None,
    **parameters: Unpack[ChatParameters],
) -> AsyncGenerator[BatchAnswer[T]]: ...


@overload
def answer_all(
    provider: ModelProvider,
    requests: Iterable[BatchItem],
    settings: BatchSettings = ...,
    *,
    output: JsonSchemaFormat,
    model: str | None = None,
    on_progress: Callable[[BatchProgress], object] | None = None,
    **parameters: Unpack[ChatParameters],
) -> AsyncGenerator[BatchAnswer[Any]]: ...


async def answer_all(
    provider: ModelProvider,
    requests: Iterable[BatchItem],
    settings: BatchSettings = BatchSettings(),  # noqa: B008  # immutable
    *,
    output: type[Any] | JsonSchemaFormat | None = None,
    model: str | None = None,
    on_progress: Callable[[BatchProgress], object] | None = None,
    **parameters: Unpack[ChatParameters],
) -> AsyncGenerator[BatchAnswer[Any]]:
    """The answers to many requests as they come; `line` is the position of the request, from 1. Nothing is written.

    A request is a text, messages as `chat` takes them, or a `ChatRequest`; `model` and `parameters` are for texts and
    messages. `output`: a type that answers shall have, or a `JsonSchemaFormat`, see `BatchAnswer.output`; one that does
    not fit is asked for again as often as `repair` of the settings says. `on_progress` is called after each answer;
    `ProgressBar()` shows a bar.

    Requests are taken from the iterator when they are to be asked, and each gets an answer: `stop_after` is not looked
    at. Leave the loop early with `contextlib.aclosing`.

    Raises:
        InvalidDataError: something given is no request, or a parameter or the type does not fit.
    """
    require(provider, ModelProvider, "provider", "an asynchronous provider, such as OllamaProvider")
    items = requests if isinstance(requests, Iterator) else items_of(requests, "requests", "a list of requests")
    wanted = None if output is None else output_type(output)
    settings = replace(settings, stop_after=None)
    reader = _Reader(provider, model, output, wanted, parameters, settings.repair)
    progress = Progress()
    asker = Asker(provider, settings, progress)

    async def ask(item: tuple[Question, Asked[Any] | None]) -> tuple[Outcome, ChatReply[Any] | None]:
        question, turn = item
        if turn is None:
            return await asker.ask(question), None
        found = await asker.reply(turn)
        return (found, None) if isinstance(found, BatchError) else (found.response, found)

    done = failed = 0
    total = len(requests) if isinstance(requests, Sized) else None
    questions = (reader.read(number, item) for number, item in enumerate(items, 1))
    try:
        async with aclosing(each(questions, ask, at_once=settings.concurrency, progress=progress)) as found:
            async for (question, _), (outcome, reply) in found:
                error = outcome if isinstance(outcome, BatchError) else None
                response = None if isinstance(outcome, BatchError) else outcome
                answer = BatchAnswer(question.id, question.line, question.request, response, error, reply)
                done, failed = done + 1, failed + (error is not None or not _fits(answer))
                if on_progress is not None:
                    on_progress(BatchProgress(done=done, failed=failed, total=total))
                yield answer
    finally:
        if isinstance(on_progress, ProgressBar):
            on_progress.close()


def _fits(answer: BatchAnswer[Any]) -> bool:
    """Return whether an answer can be read as what was asked for."""
    try:
        return answer.output_error is None
    except Exception:  # of a validator of the caller's own type: the error of one answer, where it is read
        return False


class _Reader:
    """Makes questions of what a program gives."""

    def __init__(
        self,
        provider: ModelProvider,
        model: str | None,
        output: type[Any] | JsonSchemaFormat | None,
        wanted: OutputType[Any] | None,
        parameters: ChatParameters,
        repair: int,
    ) -> None:
        self._info = provider.info()
        self._model, self._output, self._wanted, self._parameters = model, output, wanted, parameters
        self._repair = repair
        if parameters:
            self._asked("the parameters are checked before anything is asked", model or "any")

    def read(self, number: int, item: BatchItem) -> tuple[Question, Asked[Any] | None]:
        """Return the question of an item, and the turn that it is.

        Raises:
            InvalidDataError: it is not a request.
        """
        name = made_id(number)
        if isinstance(item, Mapping) and "role" not in item:
            require_model(item, ChatRequest)  # the error about a dict that was meant as one
        if isinstance(item, ChatRequest):
            turn = asked_for(item, self._repair)
            if self._wanted is not None:
                request = item.replace(response_format=self._wanted.format)
                turn = Asked(request, {}, self._wanted, self._repair)
        else:
            try:
                turn = self._asked(item, self._model)
            except InvalidDataError as error:
                if not isinstance(item, (str, Mapping, *MESSAGE_TYPES)):
                    raise
                return Question(name, number, digest_of(b""), error=error_of(error)), None
        return Question(name, number, digest_of(b""), request=turn.request), turn

    def _asked(self, item: MessagesLike, model: str | None) -> Asked[Any]:
        return asked(
            self._info,
            item,
            model=model,
            tools=(),
            output=self._output,
            tool_choice=None,
            parameters=self._parameters,
            repair=0 if self._output is None else self._repair,
        )


@overload
def answer_all_sync(
    provider: ModelProvider,
    requests: Iterable[BatchItem],
    settings: BatchSettings = ...,
    *,
    output: None = None,
    model: str | None = None,
    on_progress: Callable[[BatchProgress], object] | None = None,
    **parameters: Unpack[ChatParameters],
) -> Generator[BatchAnswer[None]]: ...


@overload
def answer_all_sync(
    provider: ModelProvider,
    requests: Iterable[BatchItem],
    settings: BatchSettings = ...,
    *,
    output: type[T],
    model: str | None = None,
    on_progress: Callable[[BatchProgress], object] | None = None,
    **parameters: Unpack[ChatParameters],
) -> Generator[BatchAnswer[T]]: ...


@overload
def answer_all_sync(
    provider: ModelProvider,
    requests: Iterable[BatchItem],
    settings: BatchSettings = ...,
    *,
    output: JsonSchemaFormat,
    model: str | None = None,
    on_progress: Callable[[BatchProgress], object] | None = None,
    **parameters: Unpack[ChatParameters],
) -> Generator[BatchAnswer[Any]]: ...


def answer_all_sync(
    provider: ModelProvider, requests: Iterable[BatchItem], *settings: BatchSettings, **given: Any
) -> Generator[BatchAnswer[Any]]:
    """Synchronous version of `answer_all`, with the same provider: many calls at a time need an asynchronous one.

    `requests` is read, and `on_progress` called, in the thread of the calls. Leave the loop early with
    `contextlib.closing`.

    Raises:
        InvalidDataError: something given is no request, or a parameter or the type does not fit.
    """
    found: SimpleQueue[BatchAnswer[Any] | None] = SimpleQueue()
    taken = asyncio.Semaphore(0)

    async def ask() -> None:
        try:
            async with aclosing(answer_all(provider, requests, *settings, **given)) as answers:
                async for answer in answers:
                    found.put(answer)
                    await taken.acquire()
        finally:
            found.put(None)

    with start_blocking_portal() as portal:
        asking = portal.start_task_soon(ask)
        try:
            while (answer := found.get()) is not None:
                yield answer
                portal.call(taken.release)
            asking.result()
        finally:
            asking.cancel()  # where the loop was left early
