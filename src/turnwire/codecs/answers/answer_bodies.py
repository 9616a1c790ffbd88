"""Read the object in the body of a 200, or the error in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.provider import ModelInfo

from turnwire.codecs.answers.bodies import own_body, parse_body
from turnwire.codecs.answers.response import listed_model
from turnwire.codecs.errors.bodies import RawError, read_error
from turnwire.codecs.errors.kinds import classify, reported_error
from turnwire.codecs.values.rows import Rows
from turnwire.core.errors import ProviderResponseError, error_from_info


def answer_object(body: object) -> tuple[dict[str, object], bytes | None]:
    """Return the JSON object of an answer in OpenAI's form, and the bytes that it was strictly parsed from.

    Raises:
        ProviderError: the body is not a JSON object, but an error or something whose kind and size the message names.
    """
    body, raw = own_body(body)
    if isinstance(body, dict):
        return body, raw
    if body is None:
        raise ProviderResponseError("the answer is empty", category="protocol")
    if (error := reported_error(body)) is not None:
        raise error_from_info(error)
    raise ProviderResponseError("the answer is not a JSON object", category="protocol")


def in_openai_words(error: RawError, body: object, status: int | None) -> ErrorInfo:
    """Return the error in OpenAI's form; `body` is the object that holds it."""
    return classify(error, status)


def field_of(
    body: object, what: str, field: str, describe: Callable[[RawError, object, int | None], ErrorInfo] = in_openai_words
) -> Any:
    """Return the field that makes a body a valid `what`; `describe` parses the dialect's errors.

    Raises:
        ProviderError: the body holds an error or no such field.
    """
    body = parse_body(body, what)
    if isinstance(body, dict) and field in body:
        return body[field]
    error = read_error(body)
    if error is not None:
        raise error_from_info(describe(error, body, None))
    raise ProviderResponseError(f"the {what} has no {field}", category="protocol")


def read_model_list(
    body: object, rows: Rows, describe: Callable[[RawError, object, int | None], ErrorInfo] = in_openai_words
) -> tuple[ModelInfo, ...]:
    """Return the models in the `data` of a list, in the server's order; fields without rows are extras.

    Raises:
        ProviderError: the body holds an error or is not a model list.
    """
    data = field_of(body, "model list", "data", describe) or ()  # an empty server says null (Ollama)
    if not isinstance(data, (list, tuple)):
        raise ProviderResponseError("the model list's data is not a list", category="protocol")
    return tuple(listed_model(rows, entry) for entry in data if isinstance(entry, dict) and entry.get("id"))
