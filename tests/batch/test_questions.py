"""Lines of requests and of results: every form, every dialect, and what is wrong with a line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.documents import validator_for
from turnwire_schema.v1.batch import BatchError, BatchResult
from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.batch.samples import asked, openai_line, request
from tests.requirements import requirement
from turnwire.batch.lines import NumberedLine
from turnwire.batch.request_formats import Question, QuestionReader, digest_of, error_of, result_line
from turnwire.codecs.registry import CODEC_NAMES
from turnwire.convert.bodies import write_request
from turnwire.core.errors import InvalidDataError, ProviderTimeoutError

CHAT = ChatRequest.from_dict(request())
ANSWER = ChatResponse.from_dict(
    {"message": {"role": "assistant", "content": "hi"}, "usage": {}, "finish_reason": "stop", "model": "m", "id": "r1"}
)


def read(value: Any, *, number: int = 7, **options: Any) -> Question:
    """The question of one line."""
    text = value if isinstance(value, bytes) else json.dumps(value).encode()
    return QuestionReader(**options).read(NumberedLine(number, text))


def fault(question: Question) -> tuple[str, str, list[tuple[str, str]]]:
    """(id, kind, places and rules) of what is wrong with a line."""
    assert question.error is not None
    assert question.request is None
    return question.id, question.error.kind, [(each.path, each.rule) for each in question.error.problems or ()]


@requirement("CLI-2")
def test_a_canonical_line_is_its_request_under_its_id() -> None:
    line = asked("first", "hello")
    expected = Question("first", 7, digest_of(json.dumps(line).encode()), request=CHAT)
    assert read(line) == expected


@requirement("CLI-2")
def test_a_line_without_an_id_goes_by_its_number() -> None:
    for line in ({"request": request()}, request()):
        found = read(line)
        assert (found.id, found.request, found.error) == ("line-7", CHAT, None)


@requirement("CLI-2", "COD-1")
@pytest.mark.parametrize("dialect", CODEC_NAMES)
def test_a_body_in_any_dialect_is_the_request_that_it_says(dialect: str) -> None:
    body = write_request(CHAT, dialect).value
    named = read({"id": "x", "dialect": dialect, "body": body, "model": "m"})
    bare = read(body, dialect=dialect, model="m")
    for found, name in ((named, "x"), (bare, "line-7")):
        assert found.error is None
        assert found.request is not None
        assert (found.id, found.dialect, found.request.parameters.model) == (name, dialect, "m")
        assert [message.text for message in found.request.messages] == ["hello"]


@requirement("CLI-2")
@pytest.mark.parametrize(
    ("url", "dialect"), [("/v1/chat/completions", "openai-chat"), ("/v1/responses", "openai-responses")]
)
def test_a_line_of_an_openai_batch_is_read_as_its_path_says(url: str, dialect: str) -> None:
    line = {**openai_line("a", url=url), "body": write_request(CHAT, dialect).value}
    found = read(line)
    assert (found.id, found.form, found.dialect, found.error) == ("a", "openai", dialect, None)
    assert found.request is not None
    assert found.request.messages[0].text == "hello"


def test_a_variant_that_was_named_reads_the_bodies_of_its_path() -> None:
    assert read(openai_line("a"), dialect="vllm").dialect == "vllm"
    assert read(openai_line("a"), dialect="ollama").dialect == "openai-chat"


@pytest.mark.parametrize(
    "line",
    [
        {"id": "a", "request": {"messages": request()["messages"]}},
        {"parameters": {}, "messages": request()["messages"]},
    ],
)
def test_the_model_of_the_run_is_that_of_requests_that_name_none(line: dict[str, Any]) -> None:
    found = read(line, model="m")
    assert found.request == CHAT
    assert read(line).error is not None


@requirement("CLI-2")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"{not json", ("line-7", "line", [("", "json")])),
        (b"[1]", ("line-7", "line", [("", "type")])),
        (
            {"id": "a", "request": {"messages": [], "parameters": {"model": "m"}}},
            ("a", "request", [("/request/messages", "minItems")]),
        ),
        ({"id": "a", "body": {"messages": 1}, "dialect": "ollama"}, None),
        ({"id": "a", "body": {}, "dialect": "nope"}, ("a", "request", [("", "enum")])),
        ({"id": "a", "body": "{}"}, ("a", "request", [("/body", "type")])),
        ({"id": 7, "request": request()}, ("line-7", "id", [("/id", "type")])),
        ({"id": "", "request": request()}, ("line-7", "id", [("/id", "type")])),
        ({"id": "line-8", "request": request()}, ("line-7", "id", [("/id", "pattern")])),
        (openai_line("a", url="/v1/images/generations"), ("a", "request", [("/url", "enum")])),
        ({**openai_line("a"), "method": "GET"}, ("a", "request", [("/method", "const")])),
        ({"custom_id": "a", "url": "/v1/chat/completions", "method": "POST"}, ("a", "request", [("", "required")])),
    ],
)
def test_a_line_that_cannot_be_asked_says_what_would_be_right(
    line: Any, expected: tuple[str, str, list[tuple[str, str]]] | None
) -> None:
    found = fault(read(line))
    if expected is None:
        assert found[:2] == ("a", "request")
    else:
        assert found == expected
    assert (error := read(line).error) is not None
    assert not error.message.startswith(":")


def test_a_line_that_is_too_long_is_not_read() -> None:
    found = QuestionReader().read(NumberedLine(7, None))
    assert fault(found) == ("line-7", "line", [])
    assert found.error is not None
    assert found.error.message == "the line is longer than 67108864 bytes"


def test_the_text_of_a_line_is_in_no_error() -> None:
    for line in (
        b'{"SECRET',
        {"id": "a", "request": {"messages": [{"role": "SECRET"}]}},
        {"id": "a", "body": "SECRET"},
    ):
        assert "SECRET" not in json.dumps(read(line).error.to_dict())  # type: ignore[union-attr]  # there is one


# Results


def written(question: Question, answer: ChatResponse | BatchError, form: Any, target: str | None) -> dict[str, Any]:
    """A result as JSON; it is one by its schema."""
    line, _ = result_line(question, answer, form, target)
    assert line.endswith(b"}\n")
    value: dict[str, Any] = json.loads(line)
    name = (
        ("turnwire/v1/batch", "BatchResult")
        if form == "turnwire"
        else ("wire/openai-chat/v1/batch", "BatchRequestOutput")
    )
    assert validator_for(*name).is_valid(value)
    return value


@requirement("CLI-2")
def test_an_answer_is_written_in_the_words_of_its_request_unless_others_are_wanted() -> None:
    question = read(asked("a", "hello"))
    head = {"id": "a", "line": 7, "digest": question.digest}
    assert written(question, ANSWER, "turnwire", None) == {**head, "response": ANSWER.to_dict()}
    ollama = written(
        read({"id": "a", "dialect": "ollama", "body": write_request(CHAT, "ollama").value}), ANSWER, "turnwire", None
    )
    assert (ollama["dialect"], ollama["body"]["message"]) == ("ollama", {"role": "assistant", "content": "hi"})
    assert {loss["id"] for loss in ollama["losses"]} == {"ollama.identity", "ollama.response_id"}
    anthropic = written(question, ANSWER, "turnwire", "anthropic")
    assert (anthropic["dialect"], anthropic["body"]["content"]) == ("anthropic", [{"type": "text", "text": "hi"}])
    assert BatchResult.from_dict(anthropic).error is None


@requirement("CLI-2")
def test_openai_results_hold_answers_over_http_and_failures_without_one() -> None:
    question = read(openai_line("a"))
    head = {"id": f"batch_req_{question.digest}", "custom_id": "a"}
    answered = written(question, ANSWER, "openai", None)
    body = answered["response"].pop("body")
    assert answered == {**head, "error": None, "response": {"status_code": 200, "request_id": f"req_{question.digest}"}}
    assert (body["object"], body["choices"][0]["message"]["content"]) == ("chat.completion", "hi")
    refused = BatchError(
        kind="provider",
        message="no",
        info=ErrorInfo(code="ACODE-MDL-003", message="no", status=429, category="rate_limited"),
    )
    told = written(question, refused, "openai", None)
    assert (told["error"], told["response"]["status_code"]) == (None, 429)
    assert told["response"]["body"]["error"]["message"] == "no"
    late = written(question, error_of(ProviderTimeoutError("too late", limit_s=1.0)), "openai", None)
    assert late == {**head, "response": None, "error": {"code": "ACODE-MDL-002", "message": "too late"}}
    bad = read({**openai_line("a"), "method": "GET"})
    assert bad.error is not None
    unasked = written(bad, bad.error, "openai", None)
    assert unasked["response"]["status_code"] == 400


@pytest.mark.parametrize(
    ("failure", "kind", "message"),
    [
        (ProviderTimeoutError("too late", limit_s=1.0), "provider", "too late"),
        (InvalidDataError("not this", []), "request", "not this: "),
        (KeyError("SECRET"), "fault", "the provider's own code failed: KeyError"),
    ],
)
def test_every_failure_of_a_call_is_a_typed_error(failure: Exception, kind: str, message: str) -> None:
    found = error_of(failure)
    assert (found.kind, found.message) == (kind, message)
