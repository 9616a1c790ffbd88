"""The model list of `/models`, and token counting of `:countTokens`, both ways.

In: bodies of the API. Out: one `ModelInfo` for each model in the server's order, fields without a canonical place as
extras; and back. A count is one number; to count a request is to send it inside `generateContentRequest`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.provider import ModelInfo

from turnwire.codecs.bodies import parse_body
from turnwire.codecs.gemini.fields import MODEL
from turnwire.codecs.gemini.read_errors import classified, error_object
from turnwire.codecs.gemini.variants import plain_model
from turnwire.codecs.own_options import add
from turnwire.codecs.whole_answers import build_model
from turnwire.codecs.wire_values import object_of, objects_of, text_of
from turnwire.core.errors import InvalidDataError, Problem, ProviderResponseError, error_from_info

if TYPE_CHECKING:
    from turnwire_schema.wire.gemini import CountTokensResponse, Model, ModelList
    from turnwire_schema.wire.raw_gemini import RawCountTokensResponse, RawModel, RawModelList

_PREFIX: Final = "models/"


def _object(body: object, what: str) -> Mapping[str, object]:
    body = parse_body(body, what)
    error = error_object(body)
    if error is not None:
        raise error_from_info(classified(error, None))
    if not isinstance(body, Mapping):
        raise ProviderResponseError(f"the {what} is not a JSON object", category="protocol")
    return body


def read_models(body: object) -> tuple[ModelInfo, ...]:
    """The models that the server offers; an empty list is left out on the wire.

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
    model, extras = MODEL.read(entry)
    said = str(entry["name"])
    name = plain_model(said) or said
    model["name"] = name
    methods = entry.get("supportedGenerationMethods")
    can: dict[str, str] = {}
    if isinstance(methods, (list, tuple)):
        can["embedding"] = "yes" if "embedContent" in methods else "no"
    if entry.get("thinking") is True:
        can["thinking"] = "yes"
    if can:
        model["capabilities"] = can
    if said != _PREFIX + name:
        extras["name"] = said
    if extras:
        model["extras"] = extras
    return build_model(model)


def write_models(models: Sequence[ModelInfo]) -> ModelList:
    """The model list for a client; what a model of another origin does not say gets the words a client waits for."""
    return {"models": [_entry(model) for model in models]}


def _entry(model: ModelInfo) -> Model:
    own = {key: value for key, value in (model.extras or {}).items() if "_" not in key}
    wire: Model = {"name": _PREFIX + model.name}
    if model.context_length is not None:
        wire["inputTokenLimit"] = model.context_length
    if "supportedGenerationMethods" not in own and "version" not in own:
        wire["displayName"] = model.name
        wire["supportedGenerationMethods"] = ["generateContent", "countTokens"]
    return add(wire, own)


def read_token_count(body: object) -> int:
    """The tokens that `:countTokens` counted.

    Raises:
        ProviderError: the body holds an error or no count.
    """
    said: RawCountTokensResponse = _object(body, "token count")
    count = said.get("totalTokens", 0)  # zero is left out on the wire
    if isinstance(count, str) and count.isdecimal() and len(count) < 20:
        count = int(count)
    if type(count) is not int or count < 0:
        raise ProviderResponseError("the token count has no totalTokens", category="protocol")
    return count


def write_token_count(count: int) -> CountTokensResponse:
    """The answer of `:countTokens`."""
    return {"totalTokens": count}


def counted_request(body: Mapping[str, object]) -> Mapping[str, object]:
    """The generateContent body that a client of `:countTokens` wants counted, its fields as they came.

    Raises:
        InvalidDataError: there is nothing to count.
    """
    said = object_of(body)
    for name in ("generateContentRequest", "generate_content_request"):
        if isinstance(inner := said.get(name), Mapping):
            return inner
    if said.get("contents"):
        return said  # Vertex AI also counts systemInstruction and tools beside contents
    problem = Problem("/contents", "required", "give contents, or a generateContentRequest")
    raise InvalidDataError("not a valid countTokens request", [problem])
