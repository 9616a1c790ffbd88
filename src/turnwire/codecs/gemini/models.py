"""The model list of `/models`, and token counting of `:countTokens`, both ways.

In: bodies of the API. Out: one `ModelInfo` for each model in the server's order, fields without a canonical place as
extras; and back. A count is one number; to count a request is to send it inside `generateContentRequest`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from turnwire_schema.v1.provider import ModelInfo

from turnwire.codecs.bodies import parse_body
from turnwire.codecs.gemini.errors import classified, error_object
from turnwire.codecs.gemini.fields import MODEL
from turnwire.codecs.gemini.variants import plain_model
from turnwire.codecs.whole_answers import build_model
from turnwire.codecs.wire_values import object_of, text_of
from turnwire.core.errors import InvalidDataError, Problem, ProviderResponseError, error_from_info

_PREFIX: Final = "models/"


def _object(body: object, what: str) -> Mapping[str, Any]:
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
    listed = _object(body, "model list")
    models = listed.get("models", listed.get("publisherModels"))
    if models is None and listed.keys() - {"nextPageToken"}:
        raise ProviderResponseError("the model list has no models", category="protocol")
    if not isinstance(models or (), (list, tuple)):
        raise ProviderResponseError("the model list's models is not a list", category="protocol")
    return tuple(_model(entry) for entry in models or () if isinstance(entry, Mapping) and text_of(entry.get("name")))


def _model(entry: Mapping[str, Any]) -> ModelInfo:
    model: dict[str, Any]
    model, extras = MODEL.read(entry)
    name: str = plain_model(entry["name"]) or entry["name"]
    model["name"] = name
    methods = entry.get("supportedGenerationMethods")
    if isinstance(methods, (list, tuple)):
        model["capabilities"] = {"embedding": "yes" if "embedContent" in methods else "no"}
    if entry.get("thinking") is True:
        model["capabilities"] = {**object_of(model.get("capabilities")), "thinking": "yes"}
    if entry["name"] != _PREFIX + name:
        extras["name"] = entry["name"]
    if extras:
        model["extras"] = extras
    return build_model(model)


def write_models(models: Sequence[ModelInfo]) -> dict[str, Any]:
    """The model list for a client; what a model of another origin does not say gets the words a client waits for."""
    return {"models": [_entry(model) for model in models]}


def _entry(model: ModelInfo) -> dict[str, Any]:
    own = {key: value for key, value in (model.extras or {}).items() if "_" not in key}
    wire: dict[str, Any] = {"name": _PREFIX + model.name, "displayName": model.name}
    if model.context_length is not None:
        wire["inputTokenLimit"] = model.context_length
    wire["supportedGenerationMethods"] = ["generateContent", "countTokens"]
    if "supportedGenerationMethods" in own or "version" in own:
        for name in ("displayName", "supportedGenerationMethods"):
            if name not in own:
                del wire[name]
    return wire | own


def read_token_count(body: object) -> int:
    """The tokens that `:countTokens` counted.

    Raises:
        ProviderError: the body holds an error or no count.
    """
    count = _object(body, "token count").get("totalTokens", 0)  # zero is left out on the wire
    if isinstance(count, str) and count.isdecimal() and len(count) < 20:
        count = int(count)
    if type(count) is not int or count < 0:
        raise ProviderResponseError("the token count has no totalTokens", category="protocol")
    return count


def write_token_count(count: int) -> dict[str, Any]:
    """The answer of `:countTokens`."""
    return {"totalTokens": count}


def counted_request(body: Mapping[str, Any]) -> dict[str, Any]:
    """The generateContent body that a client of `:countTokens` wants counted, its fields as they came.

    Raises:
        InvalidDataError: there is nothing to count.
    """
    if isinstance(body, Mapping):
        for name in ("generateContentRequest", "generate_content_request"):
            if isinstance(body.get(name), Mapping):
                return dict(body[name])
        if body.get("contents"):
            return dict(body)  # Vertex AI also counts systemInstruction and tools beside contents
    problem = Problem("/contents", "required", "give contents, or a generateContentRequest")
    raise InvalidDataError("not a valid countTokens request", [problem])
