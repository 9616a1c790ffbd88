"""The model list of `/v1/models`.

In: the body, parsed. Out: one `ModelInfo` for each model, in the server's order; fields without a canonical place are
extras. An empty server says `data: null` (Ollama). vLLM names the context as `max_model_len`, Groq as `context_window`,
llama.cpp inside `meta` together with size and quantization.
"""

from __future__ import annotations

from collections.abc import Mapping

from turnwire_schema.v1.provider import ModelInfo

from turnwire.codecs.bodies import parse_body
from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.error_kinds import classify
from turnwire.codecs.openai_chat.fields import MODEL
from turnwire.codecs.whole_answers import listed_model
from turnwire.core.errors import ProviderResponseError, error_from_info


def read_models(body: object) -> tuple[ModelInfo, ...]:
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
    return tuple(listed_model(MODEL, entry) for entry in data if isinstance(entry, Mapping) and entry.get("id"))
