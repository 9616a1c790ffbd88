"""Formats of requests and results in JSON lines: canonical, any dialect, OpenAI's batch files.

In: a line of bytes. Out: a `Question`, which holds the request or an error; a line that cannot be read is a question
with an error. The form of a line is seen by its keys: `custom_id` and `body` (OpenAI), `request` (canonical), `body` (a
dialect, with an id), else the whole line is a body. Embeddings, completions and reranking are asked by lines of
OpenAI's form, whose URL says so. A result line has the format of its request line.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from turnwire_schema.v1.batch import BatchBody, BatchError, BatchRequest
from turnwire_schema.v1.completion import CompletionRequest, CompletionResponse
from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.error import ErrorInfo, Loss
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse
from turnwire_schema.v1.response import ChatResponse

from turnwire.batch.lines import LONGEST_LINE, NumberedLine
from turnwire.codecs.dialect import ModelPath
from turnwire.codecs.dialects import dialects
from turnwire.codecs.endpoints.codecs import get_endpoint_codec, speaks
from turnwire.codecs.registry import get_codec
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.convert.bodies import read_request
from turnwire.convert.payload import CANONICAL
from turnwire.core.definitions import definition_checker
from turnwire.core.errors import InvalidDataError, LossRefusedError, Problem, ProviderError
from turnwire.core.losses import Converted
from turnwire.core.validate import load, parse_json

Form = Literal["turnwire", "openai"]
"""How a file is written: lines of our own, which may be bare bodies, or those of OpenAI's batch files."""


def dialect_of_url() -> dict[str, str]:
    """Paths of chats that a line of OpenAI's form may name, and what a body for them is written in."""
    return {row.path: name for name, row in _named_in_batches() if row.endpoint is None}


def endpoint_of_url() -> dict[str, tuple[str, str]]:
    """Map paths of endpoints other than chat to the endpoint and the dialect of its body."""
    return {row.path: (row.endpoint, name) for name, row in _named_in_batches() if row.endpoint is not None}


def _named_in_batches() -> Iterator[tuple[str, ModelPath]]:
    return ((name, row) for name, dialect in dialects().items() for row in dialect.client.paths if row.in_batches)


Request: TypeAlias = ChatRequest | CompletionRequest | EmbeddingRequest | RerankRequest
"""What a provider is asked."""
Answer: TypeAlias = ChatResponse | CompletionResponse | EmbeddingResponse | RerankResponse
"""What it answers."""
RESULT_ID: Final = "batch_req_"
"""Before the digest in the id of a result in OpenAI's form."""
_MADE_ID: Final = re.compile(r"line-[1-9][0-9]*")
_OPENAI_LINE: Final = ("wire/openai-chat/v1/batch", "BatchRequestInput")


@dataclass(frozen=True, slots=True)
class Question:
    """One line of a file of requests: the request, or the error in the line."""

    id: str
    line: int
    digest: str
    form: Form = "turnwire"
    dialect: str = CANONICAL
    """What the request was written in."""
    endpoint: str | None = None
    """The endpoint that it is for; None: chat."""
    request: Request | None = None
    losses: tuple[Loss, ...] = ()
    error: BatchError | None = None

    def refused(self, error: BatchError, name: str | None = None) -> Question:
        """Return the same line as a question that cannot be asked, under `name`."""
        return replace(self, id=name or self.id, request=None, error=error)


def digest_of(text: bytes) -> str:
    """Return a digest of a line, to detect changes."""
    return hashlib.sha256(text).hexdigest()[:32]


def made_id(line: int) -> str:
    """The name of a request that has none."""
    return f"line-{line}"


def repeated(question: Question) -> Question:
    """A line whose id an earlier line had; it goes by its number."""
    text = f"the id {question.id!r} stands on an earlier line, too; give each request one of its own"
    return question.refused(BatchError(kind="id", message=text), made_id(question.line))


class QuestionReader:
    """Reads the lines of one file. `dialect` is what bodies are written in that do not say it, `target` what answers
    are to be written in.
    """

    def __init__(self, dialect: str = CANONICAL, model: str | None = None, target: str | None = None) -> None:
        self._dialect = dialect
        self._model = model
        self._target = target
        if dialect != CANONICAL:
            get_codec(dialect)
        self._openai = definition_checker(*_OPENAI_LINE)

    def read(self, line: NumberedLine) -> Question:
        """The question of a line; whatever is wrong with the line, it is a question."""
        return self.whole(*self.begun(line))

    def begun(self, line: NumberedLine) -> tuple[Question, dict[str, Any]]:
        """A question by its id and digest alone, and the value in its line: what decides whether it is to be asked.

        It takes a small part of the time of reading the request, which `whole` does.
        """
        name = made_id(line.number)
        if line.text is None:
            error = BatchError(kind="line", message=f"the line is longer than {LONGEST_LINE} bytes")
            return Question(name, line.number, digest_of(b""), error=error), {}
        plain = Question(name, line.number, digest_of(line.text))
        try:
            value = parse_json(line.text, "the line")
        except InvalidDataError as error:
            return plain.refused(_unfit("line", error)), {}
        if not isinstance(value, dict):
            return plain.refused(_fault("line", "type", "must be a JSON object")), {}
        is_openai = "custom_id" in value and ("body" in value or "url" in value)
        given = value.get("custom_id") if is_openai else value.get("id") if _is_wrapped(value) else None
        return _named(plain, given, "openai" if is_openai else "turnwire"), value

    def whole(self, named: Question, value: dict[str, Any]) -> Question:
        """Return this question with its request, or with the error in it."""
        if named.error is not None:
            return named
        try:
            if named.form == "openai":
                return self._openai_line(named, value)
            if not _is_wrapped(value):
                return self._body(named, value, self._dialect, None)
            if "request" in value:
                return replace(named, request=load(BatchRequest, self._with_model(value)).request)
            line = load(BatchBody, value)
            return self._body(named, value["body"], line.dialect or self._dialect, line.model)
        except InvalidDataError as error:
            return named.refused(_unfit("request", error))

    def _openai_line(self, named: Question, value: dict[str, Any]) -> Question:
        problems = self._openai.problems(value)
        if problems:
            raise InvalidDataError("not a valid line of a batch file", problems)
        url = value["url"]
        chats, others = dialect_of_url(), endpoint_of_url()
        endpoint, dialect = others.get(url) or (None, chats.get(url))
        if dialect is None:
            text = f"must be a path that is answered here: {', '.join((*chats, *others))}"
            raise InvalidDataError("not a valid line of a batch file", [Problem("/url", "enum", text)])
        if self._dialect != CANONICAL and get_codec(self._dialect).dialect == dialect:
            dialect = self._dialect  # the variant that was named
        if endpoint is not None:
            return self._endpoint_body(named, value["body"], endpoint, dialect)
        return self._body(named, value["body"], dialect, None)

    def _endpoint_body(self, named: Question, body: dict[str, Any], endpoint: str, dialect: str) -> Question:
        for name in (dialect, self._target):
            if name not in (None, CANONICAL) and not speaks(endpoint, name):
                text = f"{name} has no words for {endpoint}; leave this line out, or --from and --to away"
                raise InvalidDataError("not a valid line of a batch file", [Problem("/url", "enum", text)])
        request, losses = get_endpoint_codec(endpoint, dialect).decode_request(body, model=self._model)
        return replace(named, dialect=dialect, endpoint=endpoint, request=request, losses=losses)

    def _body(self, named: Question, body: dict[str, Any], dialect: str, model: str | None) -> Question:
        if dialect == CANONICAL:
            return replace(named, request=load(ChatRequest, self._with_model({"request": body})["request"]))
        request, losses = read_request(body, dialect, model=model or self._model)
        return replace(named, dialect=dialect, request=request, losses=losses)

    def _with_model(self, value: dict[str, Any]) -> dict[str, Any]:
        """A canonical line with the model of the run where it names none."""
        request = value.get("request")
        if self._model is None or not isinstance(request, dict):
            return value
        parameters = request.get("parameters") or {}
        if not isinstance(parameters, dict) or parameters.get("model") is not None:
            return value
        return {**value, "request": {**request, "parameters": {**parameters, "model": self._model}}}


def _is_wrapped(value: Mapping[str, Any]) -> bool:
    """Return whether a line wraps a request instead of being one."""
    return ("request" in value or "body" in value) and "messages" not in value and "contents" not in value


def _named(plain: Question, given: Any, form: Form) -> Question:
    """Return the question with the id in its line, or with an error if the id is invalid."""
    named = replace(plain, form=form)
    if given is None:
        return named
    if not isinstance(given, str) or not 0 < len(given) <= 512:
        return named.refused(_fault("id", "type", "an id is a text of 1 to 512 characters", "/id"))
    if _MADE_ID.fullmatch(given) and given != plain.id:
        text = "ids of the form line-NUMBER are made for lines that have none; take another one"
        return named.refused(_fault("id", "pattern", text, "/id"))
    return replace(named, id=given)


def _fault(kind: str, rule: str, text: str, path: str = "") -> BatchError:
    return _unfit(kind, InvalidDataError("the line", [Problem(path, rule, text)]))


def _unfit(kind: str, error: InvalidDataError) -> BatchError:
    problems = [problem._asdict() for problem in error.problems]
    return BatchError.from_dict(
        {"kind": kind, "message": str(error) or error.problems[0].message, "problems": problems}
    )


def error_of(failure: Exception) -> BatchError:
    """Return the error of a request; an undocumented failure is named by its type alone."""
    match failure:
        case ProviderError():
            return BatchError(kind="provider", message=failure.info.message or str(failure), info=failure.info)
        case InvalidDataError():
            return _unfit("request", failure)
        case LossRefusedError():
            return BatchError(kind="loss", message=str(failure))
        case _:
            return BatchError(kind="fault", message=f"the provider's own code failed: {type(failure).__name__}")


# Results


def result_line(
    question: Question, answer: Answer | BatchError, form: Form, target: str | None
) -> tuple[bytes, BatchError | None]:
    """(the line of a result, with its end, and its error, if it is one). `target` None: the words of the request."""
    dialect = target or question.dialect
    losses = question.losses
    body: Any = None
    if not isinstance(answer, BatchError):
        if dialect == CANONICAL:
            body = answer.to_dict()
        else:
            try:
                body, found = _written(question, answer, dialect)
                losses = (*losses, *found)
            except InvalidDataError as failure:
                answer = _unfit("answer", failure)
    error = answer if isinstance(answer, BatchError) else None
    if form == "openai":
        shown = _openai_result(question, dialect, body, error)
    else:
        shown = {"id": question.id, "line": question.line, "digest": question.digest}
        if error is not None:
            shown["error"] = error.to_dict()
        elif dialect == CANONICAL and question.endpoint is None:
            shown["response"] = body
        else:
            shown |= {"dialect": dialect, "body": body}
            if isinstance(answer, ChatResponse) and answer.diagnostics:
                shown["diagnostics"] = [note.to_dict() for note in answer.diagnostics]
        if losses:
            shown["losses"] = [loss.to_dict() for loss in losses]
    return dump_wire_json(shown) + b"\n", error


def _written(question: Question, answer: Answer, dialect: str) -> Converted[Any]:
    """An answer in the words of a dialect.

    Raises:
        InvalidDataError: it cannot be written.
    """
    if question.endpoint is None:
        codec: Any = get_codec(dialect)
        return codec.encode_response(answer, request=question.request)  # type: ignore[no-any-return]  # as both promise
    asked: Any = question.request
    named = answer if answer.model else answer.replace(model=asked.model)
    return get_endpoint_codec(question.endpoint, dialect).encode_response(named, request=asked)


def _openai_result(question: Question, dialect: str, body: Any, error: BatchError | None) -> dict[str, Any]:
    """What OpenAI writes: an answer over HTTP, also one that is an error; else the error."""
    shown = {"id": RESULT_ID + question.digest, "custom_id": question.id, "response": None, "error": None}
    request_id = f"req_{question.digest}"
    if error is None:
        return {**shown, "response": {"status_code": 200, "request_id": request_id, "body": body}}
    status = 400 if error.info is None else error.info.status
    if error.kind == "fault" or status is None or status == 200:
        code = error.kind if error.info is None else error.info.code
        return {**shown, "error": {"code": code, "message": error.message}}
    words = "openai-chat" if dialect == CANONICAL else dialect
    info = error.info or ErrorInfo(code="ACODE-MDL-003", message=error.message, status=400, category="invalid_request")
    told = get_codec(words).encode_error(info)
    return {**shown, "response": {"status_code": status, "request_id": request_id, "body": told.body}}
