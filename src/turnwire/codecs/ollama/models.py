"""What a server says of itself and its models: bodies of /api/tags, /api/show, /api/ps and /api/version, pure.

In: parsed bodies. Out: canonical `ModelInfo` and `Capabilities`. A list of capabilities that is missing means unknown,
never no (it exists since 0.6.4 in show, since 0.30.0 in tags). Whether a model is local is shown by its name and by
`remote_host` / `remote_model`: a local Ollama forwards cloud models to ollama.com.
Source: schemas/wire/ollama/v1/models.schema.json.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from turnwire_schema.v1.provider import Capabilities, ModelInfo

from turnwire.codecs.ollama.fields import MODEL
from turnwire.codecs.whole_answers import build_model
from turnwire.codecs.wire_values import text_of
from turnwire.core.errors import ProviderResponseError

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
    models = []
    for entry in _entries(body, "/api/ps"):
        context = entry.get("context_length")
        extras = {key: entry[key] for key in ("size", "size_vram", "expires_at") if entry.get(key) is not None}
        listed = {key: value for key, value in entry.items() if key not in extras}
        model = _decode_listed(listed)
        models.append(model.replace(context_length=_positive(context), extras={**(model.extras or {}), **extras}))
    return tuple(models)


def decode_show(body: object, name: str) -> ModelInfo:
    """The model `name` in a body of POST /api/show, with the longest context it was trained for.

    Templates, licences and weights are left out. A SYSTEM text and MESSAGEs that the server puts in front of every
    conversation stand in extras under `system` and `messages`.

    Raises:
        ProviderResponseError: the body describes no model.
    """
    if not isinstance(body, Mapping) or not isinstance(body.get("details"), Mapping):
        raise ProviderResponseError("/api/show answered without `details`", category="protocol")
    entry = {key: value for key, value in body.items() if key not in LEFT_OUT}
    info = body.get("model_info")
    context = _trained_context(info) if isinstance(info, Mapping) else None
    model = _decode_listed({**entry, "name": name})
    return model if context is None else model.replace(context_length=context)


def decode_version(body: object) -> str:
    """The version in a body of GET /api/version; `0.0.0` from builds without release flags.

    Raises:
        ProviderResponseError: the body names none.
    """
    version = body.get("version") if isinstance(body, Mapping) else None
    if not isinstance(version, str) or not version:
        raise ProviderResponseError("/api/version answered without a version", category="protocol")
    return version


def decode_capabilities(words: Iterable[object] | None) -> Capabilities:
    """What a model can do by the server's list of words; everything is unknown where there is no list."""
    if words is None:
        unknown = (*_CAPABILITY_WORDS, "parallel_tool_calls", "structured_output")
        fields: dict[str, Any] = dict.fromkeys(unknown, "unknown")
        return Capabilities(streaming="yes", tool_choice="no", **fields)
    given = {word for word in words if isinstance(word, str)}
    fields = {word: "yes" if word in given else "no" for word in _CAPABILITY_WORDS}
    can_chat = "yes" if "completion" in given else "no"
    return Capabilities(
        streaming=can_chat,
        tool_choice="no",
        parallel_tool_calls="unknown" if "tools" in given else "no",
        structured_output=can_chat,
        **fields,
    )


def _entries(body: object, path: str) -> list[Mapping[str, Any]]:
    models = body.get("models") if isinstance(body, Mapping) else None
    if models is None and isinstance(body, Mapping) and "models" in body:
        return []
    if not isinstance(models, list) or not all(isinstance(entry, Mapping) for entry in models):
        raise ProviderResponseError(f"{path} answered without a list `models`", category="protocol")
    return models


def _decode_listed(entry: Mapping[str, object]) -> ModelInfo:
    values: dict[str, Any]
    values, extras = MODEL.read(entry)
    name = values.get("name")
    if not isinstance(name, str):
        raise ProviderResponseError("a model in the server's list has no name", category="protocol")
    details = extras.get("details")
    if isinstance(details, Mapping):
        del extras["details"]
        extras |= {key: value for key, value in details.items() if value != ""}
    remote = {key: text_of(entry.get(key)) for key in ("remote_host", "remote_model")}
    words = entry.get("capabilities")
    values["capabilities"] = decode_capabilities(words if isinstance(words, list) else None)
    values["is_local"] = not is_cloud_model(name, **remote)
    return build_model(values | ({"extras": extras} if extras else {}))


def _trained_context(info: Mapping[str, object]) -> int | None:
    """`<architecture>.context_length`; other keys with that ending may belong to inner models."""
    own = _positive(info.get(f"{info.get('general.architecture')}.context_length"))
    if own is not None:
        return own
    found = sorted((key for key in info if key.endswith(".context_length")), key=lambda key: key.count("."))
    return _positive(info[found[0]]) if found else None


def _positive(value: object) -> int | None:
    return value if type(value) is int and value > 0 else None
