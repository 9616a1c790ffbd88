"""POST /v1/embeddings, in both directions.

In: an `EmbeddingRequest` or `EmbeddingResponse`, or a body. Out: the other. A text alone and a list of one are the same
question; token ids stand in the place of a text. Vectors come as numbers or in base64, whatever was asked for, and are
written as the request of the client wants them (`encoding_format`, an option of this dialect).
Source: schemas/wire/openai-chat/v1/embeddings.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.wire.openai_chat import EmbeddingsRequest as WireRequest, EmbeddingsResponse as WireResponse

from turnwire.codecs.endpoint_values import (
    EndpointLosses,
    answer_of,
    built,
    check_count,
    counts_in,
    loaded,
    lose_counts,
    packed,
    placed,
    refuse_odd,
    require_object,
    vector_of,
    without,
)
from turnwire.codecs.endpoints import EndpointCodec
from turnwire.codecs.losses import losses_of
from turnwire.codecs.numbers import whole_of
from turnwire.codecs.openai_chat.names import DIALECT
from turnwire.codecs.openai_chat.usage import prompt_counts, wire_counts
from turnwire.codecs.own_options import merge, merge_own, rest_of
from turnwire.codecs.wire_values import object_of, text_of, unreadable
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted

LOSSES: Final = losses_of(
    DIALECT,
    "embedding_purpose embedding_truncate embedding_tokens embedding_usage embedding_identity",
    own={"embedding_dimensions": "the server gives vectors only in the model's own length"},
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """What one server makes of the fields."""

    dimensions: bool = True
    token_ids: bool = True
    truncates: bool = False
    """What the server does with an input that is too long and no word about it."""
    truncate_field: str | None = None
    """The field by which it cuts an input to what the model takes, with -1."""


ROWS: Final[Mapping[str, Row]] = {
    "vllm": Row(truncate_field="truncate_prompt_tokens"),  # vLLM, "Pooling parameters"; -1 is the model's own limit
    "llamacpp": Row(dimensions=False),  # tools/server/README.md: `dimensions` is not among the fields
    "groq": Row(dimensions=False, token_ids=False),  # Groq OpenAPI 2.1: CreateEmbeddingRequest
    "ollama-v1": Row(token_ids=False, truncates=True),  # middleware/openai.go hands the input to /api/embed
}
_PUBLISHED: Final = Row()

_READ: Final = frozenset({"model", "input", "dimensions"})
_ANSWER: Final = frozenset({"object", "data", "model", "usage", "id"})
_ITEM: Final = frozenset({"object", "index", "embedding", "encoding_format"})
_COUNTS: Final = {"prompt_tokens": "prompt_tokens"}
_WHAT: Final = "not a valid embeddings request"
_PLACES: Final = {"inputs": "/input"}
_FORMAT: Final = "encoding_format"


class OpenAIEmbeddingsCodec(EndpointCodec[EmbeddingRequest, EmbeddingResponse]):
    """Canonical ↔ POST /v1/embeddings, in the words of one server. Immutable and thread-safe."""

    request_model = EmbeddingRequest
    response_model = EmbeddingResponse

    def path(self, request: EmbeddingRequest) -> str:
        return "/v1/embeddings"

    def _write_request(self, request: EmbeddingRequest) -> Converted[dict[str, Any]]:
        row = ROWS.get(self.name, _PUBLISHED)
        losses = EndpointLosses(DIALECT, LOSSES)
        inputs = [each if isinstance(each, str) else list(each) for each in request.inputs]
        if not row.token_ids and (ids := [place for place, each in enumerate(inputs) if not isinstance(each, str)]):
            losses.refuse("embedding_tokens", f"/inputs/{ids[0]}")
        wire: dict[str, Any] = {"model": request.model, "input": inputs}
        if request.dimensions is not None:
            if row.dimensions:
                wire["dimensions"] = request.dimensions
            else:
                losses.lose("embedding_dimensions", "/dimensions")
        if request.input_type is not None:
            losses.lose("embedding_purpose", "/input_type")
        if request.truncate and row.truncate_field is not None:
            wire[row.truncate_field] = -1
        elif request.truncate is not None and request.truncate is not row.truncates:
            losses.lose("embedding_truncate", "/truncate")
        merge_own(wire, request.provider_options, self.variant)
        return Converted(wire, tuple(losses.losses))

    def decode_request(self, body: Mapping[str, object], *, model: str | None = None) -> Converted[EmbeddingRequest]:
        """See `EndpointCodec.decode_request`."""
        require_object(body, _WHAT)
        refuse_odd(WireRequest, body, _WHAT, read=_READ)
        row = ROWS.get(self.name, _PUBLISHED)
        fields: dict[str, Any] = {"inputs": inputs_of(body.get("input"))}
        if (name := model if body.get("model") is None else body["model"]) is not None:
            fields["model"] = name
        own = rest_of(body, _READ)
        if body.get("dimensions") is not None:
            if row.dimensions:
                fields["dimensions"] = body["dimensions"]
            else:
                own["dimensions"] = body["dimensions"]
        if row.truncate_field is not None and own.get(row.truncate_field) == -1:
            fields["truncate"] = True
            del own[row.truncate_field]
        if own:
            fields["provider_options"] = {DIALECT: own}
        request = loaded(EmbeddingRequest, fields, _PLACES, _WHAT)
        if not row.token_ids and not all(isinstance(each, str) for each in request.inputs):
            raise InvalidDataError(_WHAT, [Problem("/input", "type", "must be text: the server takes no token ids")])
        return Converted(request)

    def _write_response(
        self, response: EmbeddingResponse, request: EmbeddingRequest | None
    ) -> Converted[dict[str, Any]]:
        losses = EndpointLosses(DIALECT, LOSSES)
        in_base64 = _wants_base64(request)
        data: list[dict[str, Any]] = []
        for each in response.embeddings:
            vector: Any = packed(each.values) if in_base64 else list(each.values)
            item = {"object": "embedding", "index": each.index, "embedding": vector}
            data.append(merge(item, each.extras) if each.extras else item)
        if response.model is None:
            losses.lose("embedding_identity", "", "the missing model is left empty")
        wire: dict[str, Any] = {"object": "list", "data": data, "model": response.model or ""}
        if response.id is not None:
            wire["id"] = response.id
        if usage := wire_counts(response.usage):
            wire["usage"] = usage
        lose_counts(response.usage, frozenset({"prompt_tokens"}), "embedding_usage", losses)
        if response.extras:
            merge(wire, response.extras)
        return Converted(wire, tuple(losses.losses))

    def decode_response(self, body: object, *, request: EmbeddingRequest | None = None) -> EmbeddingResponse:
        """See `EndpointCodec.decode_response`."""
        body = answer_of(body, self.variant)
        data = body.get("data")
        if not isinstance(data, (list, tuple)):
            raise unreadable("/data", "a list of vectors")
        for place, item in enumerate(data):
            if not isinstance(item, Mapping):
                raise unreadable(f"/data/{place}", "an object with a vector")
        embeddings: list[dict[str, Any]] = []
        for index, position in enumerate(placed(data, "/data")):
            item = data[position]
            found = {"index": index, "values": vector_of(item.get("embedding"), f"/data/{position}/embedding")}
            extras = rest_of(item, _ITEM)
            embeddings.append({**found, "extras": extras} if extras else found)
        notes = check_count(len(embeddings), None if request is None else len(request.inputs))
        usage, odd = counts_in(prompt_counts(object_of(body.get("usage"))), _COUNTS, {}, "/usage/extras")
        fields: dict[str, Any] = {"embeddings": embeddings, "usage": usage}
        fields |= {name: text for name in ("model", "id") if (text := text_of(body.get(name))) is not None}
        if extras := rest_of(body, _ANSWER):
            fields["extras"] = extras
        light = {**body, "data": [without(item, "embedding") for item in data]}
        return built(EmbeddingResponse, fields, light, WireResponse, notes=(*notes, *odd))


def inputs_of(value: object) -> Any:
    """The inputs as a list: a text, and a text as token ids, are a list of one."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, (list, tuple)) and value and all(whole_of(each) is not None for each in value):
        return [list(value)]
    return value


def _wants_base64(request: EmbeddingRequest | None) -> bool:
    options = None if request is None else request.provider_options
    return options is not None and (options.get(DIALECT) or {}).get(_FORMAT) == "base64"
