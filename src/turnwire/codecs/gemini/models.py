"""Model lists of `/models`, a gateway's models in Gemini's form, and token counts.

In: bodies of the API. Out: one `ModelInfo` for each model in the server's order; fields without a canonical name are
extras. A count is one number; to count a request, send it inside `generateContentRequest`.
Source: schemas/wire/gemini/v1/models.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema.v1.provider import Capabilities, ModelInfo

from turnwire.codecs.answers.bodies import parse_body
from turnwire.codecs.answers.response import build_model
from turnwire.codecs.endpoints.model_lists import ListedModel, number_in, only_embeds
from turnwire.codecs.gemini.fields import MODEL
from turnwire.codecs.gemini.read_errors import classified, error_object
from turnwire.codecs.gemini.variants import plain_model
from turnwire.codecs.values.rows import count_in
from turnwire.codecs.values.wire_values import object_of, objects_of, text_of
from turnwire.core.errors import InvalidDataError, Problem, ProviderResponseError, error_from_info

if TYPE_CHECKING:
    from turnwire_schema.wire.gemini import CountTokensResponse
    from turnwire_schema.wire.raw_gemini import RawCountTokensResponse, RawModel, RawModelList

_PREFIX: Final = "models/"
_METHODS: Final = ("generateContent", "streamGenerateContent", "countTokens")
_VECTOR_METHODS: Final = ("embedContent", "batchEmbedContents")


def _object(body: object, what: str) -> Mapping[str, object]:
    body = parse_body(body, what)
    error = error_object(body)
    if error is not None:
        raise error_from_info(classified(error, None))
    if not isinstance(body, dict):
        raise ProviderResponseError(f"the {what} is not a JSON object", category="protocol")
    return body


def read_models(body: object) -> tuple[ModelInfo, ...]:
    """Return the models that the server offers. The wire leaves an empty list out.

    Raises:
        ProviderError: the body holds an error or is not a model list.
    """
    found = _object(body, "model list")
    listed: RawModelList = found
    models = listed.get("models", found.get("publisherModels"))
    if models is None and listed.keys() - {"nextPageToken"}:
        raise ProviderResponseError("the model list has no models", category="protocol")
    if models and not isinstance(models, (list, tuple)):
        raise ProviderResponseError("the model list's models is not a list", category="protocol")
    return tuple(_model(entry) for entry in objects_of(models) if text_of(entry.get("name")))


def _model(entry: RawModel) -> ModelInfo:
    model, extras, _ = MODEL.read(entry)
    said = str(entry["name"])
    model["name"] = name = plain_model(said) or said
    if said != _PREFIX + name:
        extras["name"] = said
    return build_model(model | ({"extras": extras} if extras else {}))


def read_token_count(body: object) -> int:
    """Return the token count of a `:countTokens` response.

    Raises:
        ProviderError: the body holds an error or no count.
    """
    said: RawCountTokensResponse = _object(body, "token count")
    count = count_in(said.get("totalTokens", 0))  # the wire leaves zero out
    if count is None:
        raise ProviderResponseError("the token count has no totalTokens", category="protocol")
    return count


def write_token_count(count: int) -> CountTokensResponse:
    """Return a `:countTokens` response."""
    return {"totalTokens": count}


def counted_request(body: Mapping[str, object]) -> Mapping[str, object]:
    """Return the generateContent body that a client of `:countTokens` wants to count, with its fields unchanged.

    Raises:
        InvalidDataError: there is nothing to count.
    """
    said = object_of(body)
    for name in ("generateContentRequest", "generate_content_request"):
        if isinstance(inner := said.get(name), dict):
            return inner
    if said.get("contents"):
        return said  # Vertex AI also counts systemInstruction and tools in addition to contents
    problem = Problem("/contents", "required", "give contents, or a generateContentRequest")
    raise InvalidDataError("not a valid countTokens request", [problem])


def model(listed: ListedModel) -> dict[str, Any]:
    """Return one model in the form of the wire."""
    known = listed.info.capabilities or Capabilities()
    found: dict[str, Any] = {
        "name": f"models/{listed.name}",
        "baseModelId": listed.name,
        "version": "1",
        "displayName": listed.name,
        "supportedGenerationMethods": [
            *(() if only_embeds(known) else _METHODS),
            *(_VECTOR_METHODS if known.embedding == "yes" else ()),
        ],
    }
    if listed.info.context_length is not None:
        found["inputTokenLimit"] = listed.info.context_length
        found["outputTokenLimit"] = listed.info.context_length
    if known.thinking in ("yes", "no"):
        found["thinking"] = known.thinking == "yes"
    return found


def model_list(models: Sequence[ListedModel], query: Mapping[str, str]) -> dict[str, Any]:
    """Return a page of models: `pageSize` models, starting at position `pageToken`."""
    size = number_in(query.get("pageSize"), 50)
    start = number_in(query.get("pageToken"), 0)
    page: dict[str, Any] = {"models": [model(each) for each in models[start : start + size]]}
    if start + size < len(models):
        page["nextPageToken"] = str(start + size)
    return page
