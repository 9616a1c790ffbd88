"""The model list of `/v1/models`.

In: the body, parsed. Out: one `ModelInfo` for each model, in the server's order; fields without a canonical place are
extras. An empty server says `data: null` (Ollama). vLLM names the context as `max_model_len`, Groq as `context_window`,
llama.cpp inside `meta` together with size and quantization.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire_schema.v1.provider import ModelInfo

from turnwire.codecs.bodies import parse_body
from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.error_kinds import classify
from turnwire.codecs.whole_answers import build_model
from turnwire.core.errors import ProviderResponseError, error_from_info


def read_models(body: Any) -> tuple[ModelInfo, ...]:
    """The models that the server offers.

    Raises:
        ProviderError: the body holds an error or is not a model list.
    """
    body = parse_body(body, "model list")
    if not isinstance(body, Mapping) or "data" not in body:
        error = read_error(body)
        if error is not None:
            raise error_from_info(classify(error, None))
        raise ProviderResponseError("the model list has no data", category="protocol")
    data = body["data"] or ()
    if not isinstance(data, (list, tuple)):
        raise ProviderResponseError("the model list's data is not a list", category="protocol")
    return tuple(_model(entry) for entry in data if isinstance(entry, Mapping) and entry.get("id"))


def _model(entry: Mapping[str, Any]) -> ModelInfo:
    model: dict[str, Any] = {"name": entry["id"]}
    extras = {key: value for key, value in entry.items() if key not in ("id", "object") and value is not None}
    meta = entry.get("meta")
    meta = meta if isinstance(meta, Mapping) else {}
    for length in (entry.get("max_model_len"), entry.get("context_window"), meta.get("n_ctx"), meta.get("n_ctx_train")):
        if type(length) is int and length > 0:
            model["context_length"] = length
            break
    if type(meta.get("size")) is int and meta["size"] >= 0:
        model["size_bytes"] = meta["size"]
    if isinstance(meta.get("ftype"), str) and meta["ftype"]:
        model["quantization"] = meta["ftype"]
    if extras:
        model["extras"] = extras
    return build_model(model)
