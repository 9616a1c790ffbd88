"""POST /v1/embeddings, in both directions.

In: an `EmbeddingRequest` or `EmbeddingResponse`, or a body. Out: the other. A text alone and a list of one are the same
question; token ids stand in the place of a text. Vectors come as numbers or in base64, whatever was asked for, and are
written as the request of the client wants them (`encoding_format`, an option of this dialect).
Source: schemas/wire/openai-chat/v1/embeddings.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar, cast

from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.rerank import RerankResponse
from turnwire_schema.wire import known_keys, openai_chat as typed

from turnwire.codecs import endpoint_values as values
from turnwire.codecs.endpoints import EndpointCodec
from turnwire.codecs.losses import losses_of
from turnwire.codecs.numbers import is_count, whole_of
from turnwire.codecs.openai_chat.names import DIALECT
from turnwire.codecs.own_options import merge, merge_own, own_of, rest_of
from turnwire.codecs.wire_values import object_of, unreadable
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_chat import RawEmbeddingObject, RawEmbeddingsResponse

W = TypeVar("W", bound=Mapping[str, object])

PROMPT: Final = {"prompt_tokens": "prompt_tokens"}
"""What endpoints beside chat count: the tokens of what was read."""
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
    truncates_by_field: bool = False
    """Whether `truncate_prompt_tokens` is the field by which it cuts an input to what the model takes, with -1."""


ROWS: Final[Mapping[str, Row]] = {
    "vllm": Row(truncates_by_field=True),  # vLLM, "Pooling parameters"; -1 is the model's own limit
    "llamacpp": Row(dimensions=False),  # tools/server/README.md: `dimensions` is not among the fields
    "groq": Row(dimensions=False, token_ids=False),  # Groq OpenAPI 2.1: CreateEmbeddingRequest
    "ollama-v1": Row(token_ids=False, truncates=True),  # middleware/openai.go hands the input to /api/embed
}
_PUBLISHED: Final = Row()

_ROWS: Final = values.EndpointRows(
    what="not a valid embeddings request",
    request=typed.EmbeddingsRequest,
    answer=typed.EmbeddingsResponse,
    asked={"model": "model", "input": "inputs", "dimensions": "dimensions"},
    answered=frozenset({"object", "data", "model", "usage", "id"}),
    identity=("model", "id"),
    counts=PROMPT,
)
_ITEM: Final = known_keys(typed.EmbeddingObject)
_FORMAT: Final = "encoding_format"


class OpenAIEmbeddingsCodec(EndpointCodec[EmbeddingRequest, EmbeddingResponse]):
    """Canonical ↔ POST /v1/embeddings, in the words of one server. Immutable and thread-safe."""

    request_model = EmbeddingRequest
    response_model = EmbeddingResponse
    not_a_request = _ROWS.what

    def path(self, request: EmbeddingRequest) -> str:
        return "/v1/embeddings"

    def _write_request(self, request: EmbeddingRequest) -> Converted[typed.EmbeddingsRequest]:
        row = ROWS.get(self.name, _PUBLISHED)
        losses = values.EndpointLosses(DIALECT, LOSSES)
        inputs: list[typed.EmbeddingsItem] = [each if isinstance(each, str) else list(each) for each in request.inputs]
        if not row.token_ids and (ids := [place for place, each in enumerate(inputs) if not isinstance(each, str)]):
            losses.refuse("embedding_tokens", f"/inputs/{ids[0]}")
        wire: typed.EmbeddingsRequest = {"model": request.model, "input": inputs}
        if request.dimensions is not None:
            if row.dimensions:
                wire["dimensions"] = request.dimensions
            else:
                losses.lose("embedding_dimensions", "/dimensions")
        if request.input_type is not None:
            losses.lose("embedding_purpose", "/input_type")
        if request.truncate and row.truncates_by_field:
            wire["truncate_prompt_tokens"] = -1
        elif request.truncate is not None and request.truncate is not row.truncates:
            losses.lose("embedding_truncate", "/truncate")
        merge_own(wire, request.provider_options, self.variant)
        return Converted(wire, tuple(losses.losses))

    def _read_request(self, body: Mapping[str, object], model: str | None) -> Converted[EmbeddingRequest]:
        own = _ROWS.check(body)
        row = ROWS.get(self.name, _PUBLISHED)
        fields: dict[str, object] = {"inputs": inputs_of(body.get("input"))}
        if body.get("model") is None and model is not None:
            fields["model"] = model
        if not row.dimensions and body.get("dimensions") is not None:
            own["dimensions"] = body["dimensions"]
        if row.truncates_by_field and own.get("truncate_prompt_tokens") == -1:
            fields["truncate"] = True
            del own["truncate_prompt_tokens"]
        request = _ROWS.read_request(EmbeddingRequest, DIALECT, body, fields, own)
        if not row.token_ids and not all(isinstance(each, str) for each in request.inputs):
            problem = Problem("/input", "type", "must be text: the server takes no token ids")
            raise InvalidDataError(_ROWS.what, [problem])
        return Converted(request)

    def _write_response(
        self, response: EmbeddingResponse, request: EmbeddingRequest | None
    ) -> Converted[typed.EmbeddingsResponse]:
        losses = values.EndpointLosses(DIALECT, LOSSES)
        in_base64 = request is not None and own_of(request.provider_options, DIALECT).get(_FORMAT) == "base64"
        data: list[typed.EmbeddingObject] = []
        for each in response.embeddings:
            vector = values.packed(each.values) if in_base64 else list(each.values)
            item: typed.EmbeddingObject = {"object": "embedding", "index": each.index, "embedding": vector}
            data.append(merge(item, each.extras or {}))
        wire: typed.EmbeddingsResponse = {"object": "list", "data": data, "model": response.model or ""}
        return Converted(write_rest(wire, response, "embedding", losses), tuple(losses.losses))

    def decode_response(self, body: object, *, request: EmbeddingRequest | None = None) -> EmbeddingResponse:
        """See `EndpointCodec.decode_response`."""
        wire: RawEmbeddingsResponse = values.answer_of(body, self.variant)
        data = wire.get("data")
        if not isinstance(data, (list, tuple)):
            raise unreadable("/data", "a list of vectors")
        for place, item in enumerate(data):
            if not isinstance(item, Mapping):
                raise unreadable(f"/data/{place}", "an object with a vector")
        embeddings: list[dict[str, object]] = []
        for index, position in enumerate(values.placed(data, "/data")):
            entry: RawEmbeddingObject = data[position]
            found = {"index": index, "values": values.vector_of(entry.get("embedding"), f"/data/{position}/embedding")}
            extras = rest_of(entry, _ITEM)
            embeddings.append({**found, "extras": extras} if extras else found)
        notes = values.check_count(len(embeddings), None if request is None else len(request.inputs))
        light = {**values.without(wire), "data": [values.without(item, "embedding") for item in data]}
        usage = prompt_counts(object_of(wire.get("usage")))
        items = {"embeddings": embeddings}
        return _ROWS.read_answer(EmbeddingResponse, wire, items, light, usage=usage, notes=notes)


def inputs_of(value: object) -> object:
    """The inputs as a list: a text, and a text as token ids, are a list of one."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, (list, tuple)) and value and all(whole_of(each) is not None for each in value):
        return [list(value)]
    return value


# Counts, which reranking has as well


def prompt_counts(usage: Mapping[str, object]) -> dict[str, object]:
    """`usage` with the prompt's tokens, also where only a total is given, and without what says nothing more."""
    prompt = usage.get("prompt_tokens")
    if prompt is None and is_count(usage.get("total_tokens")):
        prompt = usage["total_tokens"]
    if not is_count(prompt):
        return dict(usage)
    says_nothing = {"prompt_tokens": prompt, "total_tokens": prompt, "completion_tokens": 0}
    rest = {name: value for name, value in usage.items() if value is not None and value != says_nothing.get(name)}
    return {**rest, "prompt_tokens": prompt}


def write_rest(
    wire: W, response: EmbeddingResponse | RerankResponse, endpoint: str, losses: values.EndpointLosses
) -> W:
    """`wire`, which is changed, with the id, the counts and the extras of an answer."""
    body = cast("dict[str, object]", wire)  # both documents have these fields
    if response.model is None:
        losses.lose(f"{endpoint}_identity", "", "the missing model is left empty")
    if response.id is not None:
        body["id"] = response.id
    tokens = response.usage.prompt_tokens
    counts = {} if tokens is None else {"prompt_tokens": tokens, "total_tokens": tokens}
    if usage := {**counts, **(response.usage.extras or {})}:
        body["usage"] = usage
    values.lose_counts(response.usage, frozenset({"prompt_tokens"}), f"{endpoint}_usage", losses)
    return merge(wire, response.extras or {})
