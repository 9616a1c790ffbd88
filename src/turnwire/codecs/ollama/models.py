"""What a server says of itself and its models: bodies of /api/tags, /api/show, /api/ps and /api/version, pure.

In: parsed bodies. Out: canonical `ModelInfo` and `Capabilities`. A list of capabilities that is missing means unknown,
never no (it exists since 0.6.4 in show, since 0.30.0 in tags). Whether a model is local is shown by its name and by
`remote_host` / `remote_model`: a local Ollama forwards cloud models to ollama.com.
Source: schemas/wire/ollama/v1/models.schema.json.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.provider import Capabilities, ModelInfo

from turnwire.codecs.ollama.fields import MODEL
from turnwire.codecs.whole_answers import build_model
from turnwire.codecs.wire_values import object_of, text_of
from turnwire.core.errors import ProviderResponseError

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_ollama import (
        RawListedModel,
        RawPsResponse,
        RawRunningModel,
        RawShowResponse,
        RawTagsResponse,
        RawVersionResponse,
    )

# server/routes.go: ":cloud" and tags that end in "-cloud" are forwarded; ":local" forces the local model (0.18.0).
_CLOUD_NAME: Final = re.compile(r"[:-]cloud$", re.IGNORECASE)

_CAPABILITY_WORDS: Final = ("tools", "thinking", "vision", "audio", "embedding")
# Large, or with file paths of the server, and of no use to a caller of the model.
LEFT_OUT: Final = frozenset({"license", "modelfile", "template", "tensors", "model_info", "projector_info"})


def is_cloud_model(name: str = "", *, remote_host: str | None = None, remote_model: str | None = None) -> bool:
    """Whether a call of this model leaves the machine."""
    return bool(remote_host or remote_model) or _CLOUD_NAME.search(name.strip()) is not None


def decode_models(body: object) -> tuple[ModelInfo, ...]:
    """The models in a body of GET /api/tags.

    Raises:
        ProviderResponseError: the body is not a list of models.
    """
    return tuple(_decode_listed(entry) for entry in _entries(body, "/api/tags"))


def decode_running(body: object) -> tuple[ModelInfo, ...]:
    """The loaded models in a body of GET /api/ps, with the context length in force; their memory stands in extras.

    Raises:
        ProviderResponseError: the body is not a list of models.
    """
    return tuple(_decode_running(object_of(entry)) for entry in _entries(body, "/api/ps"))


def _decode_running(entry: RawRunningModel) -> ModelInfo:
    held = {"size": entry.get("size"), "size_vram": entry.get("size_vram"), "expires_at": entry.get("expires_at")}
    extras = {key: value for key, value in held.items() if value is not None}
    model = _decode_listed(_but(entry, extras))
    context = _positive(entry.get("context_length"))
    return model.replace(context_length=context, extras={**(model.extras or {}), **extras})


def decode_show(body: object, name: str) -> ModelInfo:
    """The model `name` in a body of POST /api/show, with the longest context it was trained for.

    Templates, licences and weights are left out. A SYSTEM text and MESSAGEs that the server puts in front of every
    conversation stand in extras under `system` and `messages`.

    Raises:
        ProviderResponseError: the body describes no model.
    """
    shown: RawShowResponse = object_of(body)
    if not isinstance(shown.get("details"), Mapping):
        raise ProviderResponseError("/api/show answered without `details`", category="protocol")
    entry = _but(shown, LEFT_OUT)
    context = _trained_context(object_of(shown.get("model_info")))
    listed: dict[str, object] = {**entry, "name": name}
    model = _decode_listed(listed)
    return model if context is None else model.replace(context_length=context)


def decode_version(body: object) -> str:
    """The version in a body of GET /api/version; `0.0.0` from builds without release flags.

    Raises:
        ProviderResponseError: the body names none.
    """
    said: RawVersionResponse = object_of(body)
    version = text_of(said.get("version"))
    if version is None:
        raise ProviderResponseError("/api/version answered without a version", category="protocol")
    return version


def decode_capabilities(words: Iterable[object] | None) -> Capabilities:
    """What a model can do by the server's list of words; everything is unknown where there is no list."""
    if words is None:
        unknown = (*_CAPABILITY_WORDS, "parallel_tool_calls", "structured_output")
        return Capabilities.from_dict({"streaming": "yes", "tool_choice": "no", **dict.fromkeys(unknown, "unknown")})
    given = {word for word in words if isinstance(word, str)}
    can_chat = "yes" if "completion" in given else "no"
    return Capabilities.from_dict(
        {
            "streaming": can_chat,
            "tool_choice": "no",
            "parallel_tool_calls": "unknown" if "tools" in given else "no",
            "structured_output": can_chat,
            **{word: "yes" if word in given else "no" for word in _CAPABILITY_WORDS},
        }
    )


def _entries(body: object, path: str) -> list[RawListedModel]:
    said: RawTagsResponse | RawPsResponse = object_of(body)
    models = said.get("models")
    if models is None and "models" in said:
        return []
    if not isinstance(models, list) or not all(isinstance(entry, Mapping) for entry in models):
        raise ProviderResponseError(f"{path} answered without a list `models`", category="protocol")
    return models


def _decode_listed(entry: RawListedModel) -> ModelInfo:
    values, extras = MODEL.read(entry)
    name = values.get("name")
    if not isinstance(name, str):
        raise ProviderResponseError("a model in the server's list has no name", category="protocol")
    details = extras.get("details")
    if isinstance(details, Mapping):
        del extras["details"]
        extras |= {key: value for key, value in details.items() if value != ""}
    host, model = text_of(entry.get("remote_host")), text_of(entry.get("remote_model"))
    words = entry.get("capabilities")
    values["capabilities"] = decode_capabilities(words if isinstance(words, list) else None)
    values["is_local"] = not is_cloud_model(name, remote_host=host, remote_model=model)
    return build_model(values | ({"extras": extras} if extras else {}))


def _trained_context(info: Mapping[str, object]) -> int | None:
    """`<architecture>.context_length`; other keys with that ending may belong to inner models."""
    own = _positive(info.get(f"{info.get('general.architecture')}.context_length"))
    if own is not None:
        return own
    found = sorted((key for key in info if key.endswith(".context_length")), key=lambda key: key.count("."))
    return _positive(info[found[0]]) if found else None


def _but(entry: AnyRaw, names: Container[str]) -> dict[str, object]:
    return {key: value for key, value in entry.items() if key not in names}


def _positive(value: object) -> int | None:
    return value if type(value) is int and value > 0 else None
