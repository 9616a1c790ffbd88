"""Codec of the model list `/v1/models`, and of a gateway's model list in OpenAI's form.

In: the body, parsed. Out: one `ModelInfo` for each model, in the server's order; fields without a canonical place are
extras. vLLM names the context as `max_model_len`, Groq as `context_window`, llama.cpp inside `meta` together with size
and quantization. Source: schemas/wire/openai-chat/v1/models.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from turnwire.codecs.answers.answer_bodies import read_model_list
from turnwire.codecs.endpoints.model_lists import ListedModel, capability_words, seconds_of
from turnwire.codecs.openai_chat.fields import MODEL

read_models: Final = partial(read_model_list, rows=MODEL)
"""Return the models that the server offers; see `read_model_list`."""


def model(listed: ListedModel) -> dict[str, Any]:
    """One model."""
    found = {
        "id": listed.name,
        "object": "model",
        "created": seconds_of(listed.info.modified_at),
        "owned_by": listed.owner,
    }
    if listed.info.context_length is not None:
        found["context_length"] = listed.info.context_length
    if words := capability_words(listed.info.capabilities):
        found["capabilities"] = words
    return found


def model_list(models: Sequence[ListedModel], query: Mapping[str, str]) -> dict[str, Any]:
    """Return all models."""
    return {"object": "list", "data": [model(each) for each in models]}
