"""The object in the body of a 200, or the error that stands in its place, in the words of OpenAI's wires."""

from __future__ import annotations

from collections.abc import Mapping

from turnwire.codecs.bodies import parse_body
from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.error_kinds import classify
from turnwire.core.errors import ProviderResponseError, error_from_info


def answer_object(body: object) -> dict[str, object]:
    """The JSON object of an answer.

    Raises:
        ProviderError: it is not a JSON object, but an error or something whose kind and size the message names.
    """
    body = parse_body(body)
    if isinstance(body, Mapping):
        return body if isinstance(body, dict) else dict(body)
    if body is None:
        raise ProviderResponseError("the answer is empty", category="protocol")
    error = read_error(body)
    if error is not None:
        raise error_from_info(classify(error, None))
    raise ProviderResponseError("the answer is not a JSON object", category="protocol")
