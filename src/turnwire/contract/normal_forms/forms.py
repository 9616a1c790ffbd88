"""Bodies in normal form, by the codec that speaks them: what reading and writing again may change is made equal.

Two bodies that are equal in normal form mean the same to a server. Used by tests and by `turnwire contract replay`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

from turnwire.codecs.codec import Codec
from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.endpoints.codecs import EndpointCodec
from turnwire.codecs.endpoints.completions import CompletionTurns
from turnwire.codecs.variants import Variant
from turnwire.contract.normal_forms import endpoints


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


_AS_IT_IS: Final = "turnwire.contract.normal_forms.as_it_is"


@cache
def normal_form(dialect: str) -> NormalForm:
    """The normal form of a dialect.

    Raises:
        KeyError: there is no such dialect.
    """
    module: Any = import_module(dialect_named(dialect).normal_form or _AS_IT_IS)
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
