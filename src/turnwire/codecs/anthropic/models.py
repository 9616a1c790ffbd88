"""Model lists of `/v1/models` and token counts, in both directions, and a gateway's models in Anthropic's form.

In: the body, parsed or not. Out: one `ModelInfo` for each model, in the server's order; fields without a canonical name
are extras. Lists in OpenAI's form are accepted, because some servers of this dialect use it. Clients get the epoch as
the date of a model without one, as the contract says. Source: schemas/wire/anthropic/v1/models.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from turnwire.codecs.answers.answer_bodies import field_of, read_model_list
from turnwire.codecs.anthropic.fields import MODEL
from turnwire.codecs.anthropic.read_errors import describe
from turnwire.codecs.endpoints.model_lists import ListedModel, number_in, time_of
from turnwire.codecs.values.wire_values import count_of
from turnwire.core.errors import ProviderResponseError

if TYPE_CHECKING:
    from turnwire_schema.wire.anthropic import CountTokensResponse, Model, ModelList

read_models: Final = partial(read_model_list, rows=MODEL, describe=describe)
"""Return the models that the server offers; see `read_model_list`."""


def read_token_count(body: object) -> int:
    """Return the number of tokens of a request, from the response to a token count.

    Raises:
        ProviderError: the body holds an error or no count.
    """
    count = count_of(field_of(body, "token count", "input_tokens", describe))
    if count is None:
        raise ProviderResponseError("the token count is not a count", category="protocol")
    return count


def write_token_count(count: int) -> CountTokensResponse:
    """Return the response to a token count."""
    return {"input_tokens": count}


def model(listed: ListedModel) -> Model:
    """Return one model in the form of the wire."""
    return {
        "type": "model",
        "id": listed.name,
        "display_name": listed.name,
        "created_at": time_of(listed.info.modified_at),
        "max_input_tokens": listed.info.context_length,
        "max_tokens": None,
        "capabilities": None,  # every key is required, and no value means unknown
        "lifecycle": "active",
    }


def model_list(models: Sequence[ListedModel], query: Mapping[str, str]) -> ModelList:
    """Return a page of models: `limit` models after `after_id` or before `before_id`."""
    names = [each.name for each in models]
    limit = number_in(query.get("limit"), 20)
    after, before = query.get("after_id"), query.get("before_id")
    start, end = 0, len(models)
    if after in names:
        start = names.index(after) + 1
    if before in names:
        end = names.index(before)
        start = max(start, end - limit)
    data = [model(each) for each in models[start : min(end, start + limit)]]
    return {
        "data": data,
        "has_more": start + len(data) < len(models) if before is None else start > 0,
        "first_id": data[0]["id"] if data else None,
        "last_id": data[-1]["id"] if data else None,
    }
