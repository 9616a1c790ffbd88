"""Descriptions of a server and its models: bodies of /api/tags, /api/show, /api/ps and /api/version, as pure functions.

In: parsed bodies. Out: canonical `ModelInfo` and `Capabilities`. A missing list of capabilities means unknown, never no
(it exists since 0.6.4 in show, since 0.30.0 in tags). The name and `remote_host` / `remote_model` show whether a model
is local: a local Ollama forwards cloud models to ollama.com.

A gateway's models are written as Ollama lists and shows them: an unknown size is 0, an unknown digest is made from the
model's position and name, and unknown capabilities are left out.
Source: schemas/wire/ollama/v1/models.schema.json.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema.v1.provider import Capabilities, ModelInfo

from turnwire.codecs.answers.response import build_model
from turnwire.codecs.endpoints.model_lists import ListedModel, capability_words, digest_of, time_of
from turnwire.codecs.ollama.fields import MODEL, RUNNING_MODEL
from turnwire.codecs.values.provider_options import unknown_fields
from turnwire.codecs.values.rows import Rows
from turnwire.codecs.values.wire_values import object_of, text_of, whole_of
from turnwire.core.errors import ProviderResponseError

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_ollama as raw

API_VERSION: Final = "0.33.0"
"""Version of Ollama whose API the paths under /api implement; clients choose features by it."""

# server/routes.go: ":cloud" and tags that end in "-cloud" are forwarded; ":local" forces the local model (0.18.0).
_CLOUD_NAME: Final = late_pattern(r"[:-]cloud$", re.IGNORECASE)

_CAPABILITY_WORDS: Final = ("tools", "thinking", "vision", "audio", "embedding")
# Large, or with file paths of the server, and of no use to callers of the model.
LEFT_OUT: Final = frozenset({"license", "modelfile", "template", "tensors", "model_info", "projector_info"})


def is_cloud_model(name: str = "", *, remote_host: str | None = None, remote_model: str | None = None) -> bool:
    """Return whether a call of this model leaves the machine."""
    return bool(remote_host or remote_model) or _CLOUD_NAME.search(name.strip()) is not None


def decode_models(body: object) -> tuple[ModelInfo, ...]:
    """Return the models in a body of GET /api/tags.

    Raises:
        ProviderResponseError: the body is not a list of models.
    """
    return tuple(_decode_listed(entry) for entry in _entries(body, "/api/tags"))


def decode_running(body: object) -> tuple[ModelInfo, ...]:
    """Return the loaded models in a body of GET /api/ps, with the context length in use; extras have their memory size.

    Raises:
        ProviderResponseError: the body is not a list of models.
    """
    return tuple(_decode_listed(entry, RUNNING_MODEL) for entry in _entries(body, "/api/ps"))


def decode_show(body: object, name: str) -> ModelInfo:
    """Return the model `name` in a body of POST /api/show, with the longest context it was trained for.

    Templates, licences and weights are left out. A SYSTEM text and MESSAGEs, which the server adds to the start of
    every conversation, are in extras under `system` and `messages`.

    Raises:
        ProviderResponseError: the body describes no model.
    """
    shown: raw.RawShowResponse = object_of(body)
    if not isinstance(shown.get("details"), dict):
        raise ProviderResponseError("/api/show answered without `details`", category="protocol")
    context = _trained_context(object_of(shown.get("model_info")))
    listed: dict[str, object] = {**unknown_fields(shown, LEFT_OUT), "name": name}
    model = _decode_listed(listed)
    return model if context is None else model.replace(context_length=context)


def decode_version(body: object) -> str:
    """Return the version in a body of GET /api/version; `0.0.0` from builds without release flags.

    Raises:
        ProviderResponseError: the body has no version.
    """
    said: raw.RawVersionResponse = object_of(body)
    version = text_of(said.get("version"))
    if version is None:
        raise ProviderResponseError("/api/version answered without a version", category="protocol")
    return version


def decode_capabilities(words: Iterable[object] | None) -> Capabilities:
    """Return the capabilities in the server's list of words; without a list all are unknown.

    The word `embedding` is for models that only make vectors. Whether a chat model supports embeddings, too, depends on
    the server: ollama-0.24.0/embed.json has vectors, ollama-0.33.0-rc2/embed.json is a 501.
    """
    given = None if words is None else {word for word in words if isinstance(word, str)}

    def says(word: str) -> str:
        return "unknown" if given is None else "yes" if word in given else "no"

    return Capabilities.from_dict(
        {
            "streaming": "yes" if given is None else says("completion"),
            "tool_choice": "no",
            "parallel_tool_calls": "no" if says("tools") == "no" else "unknown",
            "structured_output": says("completion"),
            **{word: says(word) for word in _CAPABILITY_WORDS},
            **({"embedding": "unknown"} if says("completion") == "yes" and says("embedding") == "no" else {}),
        }
    )


def _entries(body: object, path: str) -> list[raw.RawListedModel]:
    said: raw.RawTagsResponse | raw.RawPsResponse = object_of(body)
    models = said.get("models")
    if models is None and "models" in said:
        return []
    if not isinstance(models, list) or not all(isinstance(entry, dict) for entry in models):
        raise ProviderResponseError(f"{path} answered without a list `models`", category="protocol")
    return models


def _decode_listed(entry: raw.RawListedModel, rows: Rows = MODEL) -> ModelInfo:
    values, extras, _ = rows.read(entry)
    name = values.get("name")
    if not isinstance(name, str):
        raise ProviderResponseError("a model in the server's list has no name", category="protocol")
    details = extras.get("details")
    if isinstance(details, dict):
        del extras["details"]
        extras |= {key: value for key, value in details.items() if value != ""}
    host, model = text_of(entry.get("remote_host")), text_of(entry.get("remote_model"))
    words = entry.get("capabilities")
    values["capabilities"] = decode_capabilities(words if isinstance(words, list) else None)
    values["is_local"] = not is_cloud_model(name, remote_host=host, remote_model=model)
    return build_model(values | ({"extras": extras} if extras else {}))


def _trained_context(info: Mapping[str, object]) -> int | None:
    """Return `<architecture>.context_length`; other keys with that suffix may belong to inner models."""
    own = _positive(info.get(f"{info.get('general.architecture')}.context_length"))
    if own is not None:
        return own
    found = sorted((key for key in info if key.endswith(".context_length")), key=lambda key: key.count("."))
    return _positive(info[found[0]]) if found else None


def _positive(value: object) -> int | None:
    whole = whole_of(value)
    return whole if whole is not None and whole > 0 else None


def tags(models: Sequence[ListedModel]) -> dict[str, Any]:
    """Return the list of all models."""
    return {
        "models": [
            {
                "name": each.name,
                "model": each.name,
                "modified_at": time_of(each.info.modified_at),
                "size": each.info.size_bytes or 0,
                "digest": digest_of(each),
                "details": _details(each.info),
                **_capabilities(each.info.capabilities),
            }
            for each in models
        ]
    }


def show(info: ModelInfo, capabilities: Capabilities) -> dict[str, Any]:
    """Return the description of one model and its capabilities."""
    family = info.family or "unknown"
    # Some editors show the base name without checking for it (the language models of VS Code's Copilot).
    facts: dict[str, Any] = {"general.architecture": family, "general.basename": info.name}
    if info.context_length is not None:
        facts[f"{family}.context_length"] = info.context_length
    return {
        "details": _details(info),
        "model_info": facts,
        **_capabilities(capabilities),
        "modified_at": time_of(info.modified_at),
    }


def _capabilities(known: Capabilities | None) -> dict[str, Any]:
    words = capability_words(known)
    return {"capabilities": words} if words else {}


def _details(info: ModelInfo) -> dict[str, Any]:
    return {
        "parent_model": "",
        "format": "gguf" if info.quantization else "",
        "family": info.family or "",
        "families": [info.family] if info.family else None,
        "parameter_size": info.parameter_size or "",
        "quantization_level": info.quantization or "",
    }
