"""Many requests of a program: texts in, answers out, as a type where one is given, with progress."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import aclosing, closing
from dataclasses import dataclass
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tests.requirements import requirement
from turnwire import (
    ChatRequest,
    InvalidDataError,
    Messages,
    MockProvider,
    ModelParameters,
    ProviderUnavailableError,
    SyncMockProvider,
    user,
)
from turnwire.batch import BatchProgress, BatchSettings, ProgressBar, answer_all, answer_all_sync


@dataclass
class Review:
    stars: int


def stars(request: ChatRequest) -> str:
    """As many stars as the text says; a word where it says none."""
    word = request.messages[0].text.split()[-1]
    return json.dumps({"stars": int(word) if word.isdecimal() else word})


def answers(items: Any, answer: Any = stars, **given: Any) -> tuple[list[Any], MockProvider]:
    """The answers in the order of the requests, and the provider that was asked."""
    provider = MockProvider(answer)

    async def main() -> list[Any]:
        async with provider, aclosing(answer_all(provider, items, **{"model": "m", **given})) as found:
            return sorted([each async for each in found], key=lambda each: each.line)

    return asyncio.run(main()), provider


@requirement("API-1", "CLI-2")
def test_texts_messages_and_requests_are_answered_as_a_type() -> None:
    request = ChatRequest(messages=[user("It has 3")], parameters=ModelParameters(model="other"))
    items = ["It has 1", user("It has 2"), request, Messages().user("It has 4"), [{"role": "User", "content": "has 5"}]]
    found, provider = answers(items, output=Review, temperature=0.5)
    assert [each.output for each in found] == [Review(number) for number in range(1, 6)]
    assert [each.error or each.output_error for each in found] == [None] * 5
    asked = {call.messages[0].text: call.parameters for call in provider.calls}
    assert asked["It has 3"].model == "other"
    assert (asked["It has 1"].model, asked["It has 1"].temperature) == ("m", 0.5)
    assert all(call.response_format is not None for call in provider.calls)


@requirement("API-1")
def test_without_a_type_an_answer_is_a_text() -> None:
    found, _ = answers(["Hi", "Ho"], answer=lambda request: request.messages[0].text.upper())
    assert [(each.reply.text, each.response.text, each.output) for each in found] == [
        ("HI", "HI", None),
        ("HO", "HO", None),
    ]


@requirement("API-1")
@pytest.mark.parametrize("retries", [0, 1, 3])
def test_an_answer_that_does_not_fit_is_asked_for_again_with_what_is_wrong(retries: int) -> None:
    found, provider = answers(["It has none"], output=Review, settings=BatchSettings(repair=retries))
    assert len(provider.calls) == 1 + retries
    assert (found[0].output, found[0].error) == (None, None)
    assert found[0].output_error is not None
    if retries:
        question, wrong, asked_again = provider.calls[1].messages
        assert (question.text, wrong.text) == ("It has none", '{"stars": "none"}')
        assert asked_again.text == (
            "Your answer cannot be used: /stars: the type must be integer. Write the whole answer again, as JSON that "
            "fits the schema."
        )
        assert len(provider.calls[-1].messages) == 3


@requirement("API-1", "CLI-2")
def test_progress_counts_answers_and_failures() -> None:
    seen: list[BatchProgress] = []

    def answer(request: ChatRequest) -> Any:
        gone = ProviderUnavailableError("gone", retryable=False)
        return gone if request.messages[0].text == "gone" else stars(request)

    settings = BatchSettings(concurrency=1)
    found, _ = answers(
        ["has 1", "gone", "has none", ""], answer, settings=settings, output=Review, on_progress=seen.append
    )
    assert [each.output for each in found] == [Review(1), None, None, None]
    assert [each.error.kind if each.error else None for each in found] == [None, "provider", None, "request"]
    assert [(each.done, each.failed, each.total) for each in seen] == [(1, 0, 4), (2, 1, 4), (3, 2, 4), (4, 3, 4)]


@dataclass
class Known:
    stars: int

    def __post_init__(self) -> None:
        _ = {1: "bad", 2: "good"}[self.stars]


@requirement("API-1")
def test_an_exception_of_the_callers_own_type_is_that_of_one_answer() -> None:
    seen: list[BatchProgress] = []
    settings = BatchSettings(concurrency=1, repair=1)
    found, provider = answers(["has 7", "has 1"], settings=settings, output=Known, on_progress=seen.append)
    assert [each.reply.text for each in found] == ['{"stars": 7}', '{"stars": 1}']
    assert (found[1].output, len(provider.calls), [each.failed for each in seen]) == (Known(1), 2, [1, 1])
    with pytest.raises(KeyError, match="7"):
        _ = found[0].output


@requirement("API-1")
def test_an_iterator_has_no_total_and_is_taken_as_it_is_asked() -> None:
    seen: list[BatchProgress] = []

    def texts() -> Iterator[str]:
        yield from ("has 1", "has 2")

    found, _ = answers(texts(), output=Review, on_progress=seen.append)
    assert [each.output for each in found] == [Review(1), Review(2)]
    assert {each.total for each in seen} == {None}


@requirement("API-2")
@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        ({"temprature": 1}, InvalidDataError, "did you mean 'temperature'"),
        ({"stop": ["END"]}, InvalidDataError, "write `stop_sequences`"),
        ({"output": {"type": "object"}}, InvalidDataError, "give a type"),
        ({"items": "one text"}, InvalidDataError, "give a list of requests, not str"),
        ({"items": [5]}, InvalidDataError, "give text, a message, or a sequence of them, not int"),
        ({"items": [{"messages": []}]}, InvalidDataError, "give a ChatRequest, not dict"),
    ],
    ids=range(6),
)
def test_a_mistake_of_the_caller_is_raised(given: dict[str, Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        answers(given.pop("items", ["Hi"]), **given)


@requirement("CLI-2")
@pytest.mark.parametrize("is_terminal", [True, False])
def test_a_bar_is_shown_on_a_terminal_and_nowhere_else(is_terminal: bool) -> None:
    console = Console(file=StringIO(), force_terminal=is_terminal, width=80)
    answers(["has 1", "has none"], output=Review, on_progress=ProgressBar("reviews", console=console))
    shown = console.file.getvalue()  # type: ignore[attr-defined]  # it is the StringIO
    assert ("reviews" in shown, "2/2" in shown, "1 failed" in shown) == (is_terminal,) * 3


@requirement("API-1", "CLI-2")
def test_a_program_without_an_event_loop_takes_the_same_answers_in_a_loop() -> None:
    provider = MockProvider(stars)
    asked = ["It has 1", "It has many", "It has 3"]
    found = sorted(answer_all_sync(provider, asked, model="m", output=Review), key=lambda each: each.line)
    assert [each.output for each in found] == [Review(1), None, Review(3)]
    assert found[1].output_error is not None


@requirement("API-1", "CLI-2")
def test_a_loop_that_is_left_early_asks_no_more() -> None:
    provider = MockProvider(stars)
    settings = BatchSettings(concurrency=1)
    with closing(answer_all_sync(provider, (f"It has {n}" for n in range(100)), settings, model="m")) as found:
        assert next(found).line == 1
    assert len(provider.calls) == 1


@requirement("API-1", "CLI-2")
def test_what_is_wrong_is_raised_in_the_thread_of_the_program() -> None:
    with pytest.raises(InvalidDataError, match="temperature"):
        list(answer_all_sync(MockProvider(stars), ["Hello"], model="m", temperature="hot"))  # type: ignore[call-overload]  # the fault


@requirement("API-1", "CLI-2")
def test_a_synchronous_provider_is_refused_with_what_to_give() -> None:
    with pytest.raises(InvalidDataError, match="give an asynchronous provider, such as OllamaProvider"):
        list(answer_all_sync(SyncMockProvider("5"), ["Hello"], model="m"))  # type: ignore[call-overload]  # the fault
