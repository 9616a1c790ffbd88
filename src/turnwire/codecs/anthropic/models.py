"""The model list of `/v1/models` and token counts, both ways.

In: the body, parsed or not. Out: one `ModelInfo` for each model, in the server's order; fields without a canonical
place are extras. Servers of the dialect that list their models as OpenAI does are read, too. For clients a model
without a date has the epoch, as the contract says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.provider import ModelInfo

from turnwire.codecs.anthropic.fields import MODEL
from turnwire.codecs.anthropic.read_errors import describe
from turnwire.codecs.bodies import parse_body
from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.whole_answers import listed_model
from turnwire.core.errors import ProviderResponseError, error_from_info

if TYPE_CHECKING:
    from turnwire_schema.wire.anthropic import CountTokensResponse, Model, ModelList
    from turnwire_schema.wire.raw import AnyRaw

_EPOCH: Final = "1970-01-01T00:00:00Z"


def _object(body: object, what: str, field: str) -> AnyRaw:
    body = parse_body(body, what)
    if not isinstance(body, Mapping) or field not in body:
        error = read_error(body)
        if error is not None:
            raise error_from_info(describe(error, body, None))
        raise ProviderResponseError(f"the {what} has no {field}", category="protocol")
    return body


def read_models(body: object) -> tuple[ModelInfo, ...]:
    """The models that the server offers.

    Raises:
        ProviderError: the body holds an error or is not a model list.
    """
    data = _object(body, "model list", "data")["data"] or ()
    if not isinstance(data, (list, tuple)):
        raise ProviderResponseError("the model list's data is not a list", category="protocol")
    return tuple(listed_model(MODEL, entry) for entry in data if isinstance(entry, Mapping) and entry.get("id"))


def write_models(models: Iterable[ModelInfo]) -> ModelList:
    """The body of the model list, all on one page."""
    data = [write_model(model) for model in models]
    return {
        "data": data,
        "has_more": False,
        "first_id": data[0]["id"] if data else None,
        "last_id": data[-1]["id"] if data else None,
    }


def write_model(model: ModelInfo) -> Model:
    """One model, as in the list and as the answer about a single one."""
    extras = model.extras or {}
    wire: Model = {
        "type": "model",
        "id": model.name,
        "display_name": extras.get("display_name") or model.name,
        "created_at": model.modified_at or _EPOCH,
    }
    if model.context_length is not None:
        wire["max_input_tokens"] = model.context_length
    if "max_tokens" in extras:
        wire["max_tokens"] = extras["max_tokens"]
    if "capabilities" in extras:
        wire["capabilities"] = extras["capabilities"]
    return wire


def read_token_count(body: object) -> int:
    """How many tokens a request has, from the answer to a count.

    Raises:
        ProviderError: the body holds an error or no count.
    """
    count = _object(body, "token count", "input_tokens")["input_tokens"]
    if type(count) is not int or count < 0:
        raise ProviderResponseError("the token count is not a count", category="protocol")
    return count


def write_token_count(count: int) -> CountTokensResponse:
    """The answer to a count."""
    return {"input_tokens": count}
