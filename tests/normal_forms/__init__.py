"""Normal forms: what reading a body and writing it again may change is made equal, in every dialect.

Two bodies that are equal in normal form mean the same to a server.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from tests.normal_forms import endpoints
from turnwire.codecs.codec import Codec
from turnwire.codecs.endpoints.codecs import EndpointCodec
from turnwire.codecs.endpoints.completions import CompletionTurns
from turnwire.codecs.variants import Variant


class Normal(Protocol):
    """A body of a dialect in its normal form."""

    def __call__(self, body: Mapping[str, Any], variant: Variant) -> dict[str, Any]: ...


class NormalForm(NamedTuple):
    """The normal form of one dialect: pairs of id and sentence, and the functions that bring a body to it."""

    request_rules: tuple[tuple[str, str], ...]
    response_rules: tuple[tuple[str, str], ...]
    """Empty where the rules of requests are about answers too."""
    normalize_request: Normal
    normalize_response: Normal


@cache
def normal_form(dialect: str) -> NormalForm:
    """The normal form of a built-in dialect."""
    module: Any = import_module(f"tests.normal_forms.{dialect.replace('-', '_')}")
    rules = getattr(module, "RESPONSE_NORMAL_FORM", ())
    return NormalForm(module.NORMAL_FORM, rules, module.normalize_request, module.normalize_response)


def normalize_request(codec: Codec | EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    """`body` in the normal form of the codec's dialect; `body` itself is not changed.

    What cannot be read stays as it is.

    Raises:
        InvalidDataError: the body cannot be read, and its dialect has a normal form only for what can.
    """
    codec = codec.completions if isinstance(codec, CompletionTurns) else codec
    if isinstance(codec, EndpointCodec):
        return endpoints.normalize_request(codec, body)
    return normal_form(codec.dialect).normalize_request(body, codec.variant)


def normalize_response(codec: Codec | EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    """The body of a whole answer in the normal form of the codec's dialect.

    What cannot be read stays as it is.

    Raises:
        ProviderError: the body cannot be read, and its dialect has a normal form only for what can.
    """
    codec = codec.completions if isinstance(codec, CompletionTurns) else codec
    if isinstance(codec, EndpointCodec):
        return endpoints.normalize_response(codec, body)
    return normal_form(codec.dialect).normalize_response(body, codec.variant)
