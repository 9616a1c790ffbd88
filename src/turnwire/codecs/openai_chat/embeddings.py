"""Codec of embeddings (POST /v1/embeddings), in both directions.

In: an `EmbeddingRequest` or `EmbeddingResponse`, or a body. Out: the other. A single text and a list of one text are
the same request; token ids may replace a text. Vectors come as numbers or in base64, whatever was asked for, and are
written as the client's request wants them (`encoding_format`, an option of this dialect). Source:
schemas/wire/openai-chat/v1/embeddings.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire import known_keys, openai_chat as typed

from turnwire.codecs.codec import Wire
from turnwire.codecs.endpoints import values
from turnwire.codecs.endpoints.codecs import Req, Resp
from turnwire.codecs.endpoints.rows import EndpointRows, Items, RowCodec, uncounted
from turnwire.codecs.openai_chat.names import DIALECT
from turnwire.codecs.values.provider_options import merge, merge_own, own_of, unknown_fields
from turnwire.codecs.values.rows import Rows, count
from turnwire.codecs.values.wire_values import is_count, unreadable, whole_of
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_openai_chat import RawEmbeddingObject, RawEmbeddingsResponse


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """What one server does with the fields."""

    dimensions: bool = True
    token_ids: bool = True
    truncates: bool = False
    """What the server does by default with an input that is too long."""
    truncates_by_field: bool = False
    """Whether `truncate_prompt_tokens` with -1 cuts an input to what the model accepts."""


ROWS: Final[Mapping[str, Row]] = {
    "vllm": Row(truncates_by_field=True),  # vLLM, "Pooling parameters"; -1 is the model's own limit
    "llamacpp": Row(dimensions=False),  # tools/server/README.md: `dimensions` is not among the fields
    "groq": Row(dimensions=False, token_ids=False),  # Groq OpenAPI 2.1: CreateEmbeddingRequest
    "ollama-v1": Row(token_ids=False, truncates=True),  # middleware/openai.go hands the input to /api/embed
}
_PUBLISHED: Final = Row()

_ITEM: Final = known_keys(typed.EmbeddingObject)
PROMPT: Final = (count("prompt_tokens", "prompt_tokens"),)
"""Count of endpoints other than chat: the tokens that were read."""
_FORMAT: Final = "encoding_format"


class CountedCodec(RowCodec[Req, Resp]):
    """An endpoint that counts the tokens that were read in OpenAI's fields, also as the total."""

    def _counted(self, said: AnyRaw) -> AnyRaw:
        return prompt_counts(super()._counted(said))

    def _rest_of_usage(self, usage: UsageInfo, losses: values.EndpointLosses) -> Mapping[str, object]:
        total = {} if usage.prompt_tokens is None else {"total_tokens": usage.prompt_tokens}
        return {**total, **super()._rest_of_usage(usage, losses)}


class OpenAIEmbeddingsCodec(CountedCodec[EmbeddingRequest, EmbeddingResponse]):
    """Converts between canonical values and POST /v1/embeddings of one server variant. Immutable and thread-safe."""

    request_model = EmbeddingRequest
    response_model = EmbeddingResponse
    not_a_request = "not a valid embeddings request"
    at = "/v1/embeddings"
    losses: ClassVar = {"embedding_dimensions": "the server gives vectors only in the model's own length"}
    rows = EndpointRows(
        request=typed.EmbeddingsRequest,
        answer=typed.EmbeddingsResponse,
        asked={"model": "model", "input": "inputs", "dimensions": "dimensions"},
        answered=frozenset({"object", "data", "model", "usage", "id"}),
        counts=Rows(typed.EmbeddingsUsage, UsageInfo, PROMPT, lost=uncounted("embedding_usage", "server_timings")),
        usage="usage",
        identity=("model", "id"),
        unnamed="embedding_identity",
        unsaid={"input_type": "embedding_purpose"},
    )

    def _ask(self, request: EmbeddingRequest, losses: values.EndpointLosses) -> Wire:
        row = ROWS.get(self.name, _PUBLISHED)
        inputs: list[typed.EmbeddingsItem] = [each if isinstance(each, str) else list(each) for each in request.inputs]
        if not row.token_ids and (ids := [place for place, each in enumerate(inputs) if not isinstance(each, str)]):
            losses.refuse("embedding_tokens", f"/inputs/{ids[0]}")
        if request.dimensions is not None and not row.dimensions:
            losses.lose("embedding_dimensions", "/dimensions")
        dimensions = request.dimensions if row.dimensions else None
        wire = self._asked(request, losses, input=inputs, dimensions=dimensions)
        if request.truncate and row.truncates_by_field:
            wire["truncate_prompt_tokens"] = -1
        elif request.truncate is not None and request.truncate is not row.truncates:
            losses.lose("embedding_truncate", "/truncate")
        return merge_own(wire, request.provider_options, self.variant)

    def _read_request(self, body: Mapping[str, object], model: str | None) -> Converted[EmbeddingRequest]:
        own = self._own(body)
        row = ROWS.get(self.name, _PUBLISHED)
        fields: dict[str, object] = {"inputs": inputs_of(body.get("input"))}
        if not row.dimensions and body.get("dimensions") is not None:
            own["dimensions"] = body["dimensions"]
        if row.truncates_by_field and own.get("truncate_prompt_tokens") == -1:
            fields["truncate"] = True
            del own["truncate_prompt_tokens"]
        request = self._loaded(body, fields, own, model)
        if not row.token_ids and not all(isinstance(each, str) for each in request.inputs):
            problem = Problem("/input", "type", "must be text: the server takes no token ids")
            raise InvalidDataError(self.not_a_request, [problem])
        return Converted(request)

    def _write_items(
        self, response: EmbeddingResponse, request: EmbeddingRequest | None, losses: values.EndpointLosses
    ) -> typed.EmbeddingsResponse:
        in_base64 = request is not None and own_of(request.provider_options, DIALECT).get(_FORMAT) == "base64"
        data: list[typed.EmbeddingObject] = []
        for each in response.embeddings:
            vector = values.packed(each.values) if in_base64 else list(each.values)
            item: typed.EmbeddingObject = {"object": "embedding", "index": each.index, "embedding": vector}
            data.append(merge(item, each.extras or {}))
        return {"object": "list", "data": data, "model": ""}

    def _read_items(self, said: AnyRaw, request: EmbeddingRequest | None) -> Items:
        body: RawEmbeddingsResponse = said
        data = body.get("data")
        if not isinstance(data, (list, tuple)):
            raise unreadable("/data", "a list of vectors")
        for place, item in enumerate(data):
            if not isinstance(item, dict):
                raise unreadable(f"/data/{place}", "an object with a vector")
        embeddings: list[dict[str, object]] = []
        for index, position in enumerate(values.placed(data, "/data")):
            entry: RawEmbeddingObject = data[position]
            found = {"index": index, "values": values.vector_of(entry.get("embedding"), f"/data/{position}/embedding")}
            extras = unknown_fields(entry, _ITEM)
            embeddings.append({**found, "extras": extras} if extras else found)
        notes = values.check_count(len(embeddings), None if request is None else len(request.inputs))
        light = {**values.without(said), "data": [values.without(item, "embedding") for item in data]}
        return Items({"embeddings": embeddings}, light, notes)


def inputs_of(value: object) -> object:
    """Return the inputs as a list: a text, and a text as token ids, become a list of one."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, (list, tuple)) and value and all(whole_of(each) is not None for each in value):
        return [list(value)]
    return value


def prompt_counts(usage: AnyRaw) -> dict[str, object]:
    """Return `usage` with the prompt's tokens, also if only a total is given, without redundant counts."""
    prompt = usage.get("prompt_tokens")
    if prompt is None and is_count(usage.get("total_tokens")):
        prompt = usage["total_tokens"]
    if not is_count(prompt):
        return dict(usage.items())
    says_nothing = {"prompt_tokens": prompt, "total_tokens": prompt, "completion_tokens": 0}
    rest = {name: value for name, value in usage.items() if value is not None and value != says_nothing.get(name)}
    return {**rest, "prompt_tokens": prompt}
