"""Checks of embeddings: as many as texts, of one length, the same every time."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from turnwire.codecs.values.wire_values import count_of
from turnwire.contract.live.answer_checks import check, refused, verdict
from turnwire.contract.live.answers import fetch, require_path
from turnwire.contract.live.field_paths import at, items
from turnwire.contract.live.probe import Probe
from turnwire.contract.live.response_facts import Reading
from turnwire.contract.live.verdict import Stop, Verdict, inconclusive, not_applicable
from turnwire.contract.surfaces import Definition, has_document

_TEXTS: Final = ("A cat sleeps.", "Stocks fell on Monday.")
_CLOSE: Final = 1e-3


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """How a dialect is asked for embeddings."""

    path: str
    body: Callable[[str, Any], dict[str, Any]]
    """The body for a model and a text or a list of texts."""
    vectors: Callable[[Any], list[Any]]
    document: Definition
    count: tuple[str, ...] | None = None
    """Where the tokens are counted."""


def _batch(model: str, texts: Any) -> dict[str, Any]:
    listed = [texts] if isinstance(texts, str) else texts
    if not isinstance(listed, list):
        return {"requests": listed}
    return {
        "requests": [{"model": f"models/{model}", "content": {"parts": [{"text": text}]}} for text in listed],
    }


ROWS: Final[Mapping[str, Row]] = {
    "openai-chat": Row(
        path="/v1/embeddings",
        body=lambda model, texts: {"model": model, "input": texts},
        vectors=lambda body: [at(each, "embedding") for each in items(at(body, "data"))],
        document=Definition("wire/openai-chat/v1/embeddings", "EmbeddingsResponse"),
        count=("usage", "prompt_tokens"),
    ),
    "ollama": Row(
        path="/api/embed",
        body=lambda model, texts: {"model": model, "input": texts},
        vectors=lambda body: items(at(body, "embeddings")),
        document=Definition("wire/ollama/v1/embed", "EmbedResponse"),
        count=("prompt_eval_count",),
    ),
    "gemini": Row(
        path="/v1beta/models/{model}:batchEmbedContents",
        body=_batch,
        vectors=lambda body: [at(each, "values") for each in items(at(body, "embeddings"))],
        document=Definition("wire/gemini/v1/embeddings", "BatchEmbedContentsResponse"),
    ),
}


async def _asked(probe: Probe, texts: Any, *, time: int = 0, model: str | None = None, **more: Any) -> Reading:
    row = ROWS[probe.dialect]
    name = model or probe.model
    return await fetch(probe, row.path.replace("{model}", name), {**row.body(name, texts), **more}, time=time)


async def _vectors(probe: Probe, texts: Any, **more: Any) -> list[Any]:
    return ROWS[probe.dialect].vectors(require_path(await _asked(probe, texts, **more)).body)


@check("embeddings.document")
async def document(probe: Probe) -> Verdict:
    reading = require_path(await _asked(probe, list(_TEXTS)))
    wanted = ROWS[probe.dialect].document
    found = probe.faults(wanted, reading.body) if has_document(wanted) else ()
    if not found and not ROWS[probe.dialect].vectors(reading.body):
        found = ("the body has no vectors",)
    return verdict(found, "The body fits the document.")


@check("embeddings.one-text")
async def one_text(probe: Probe) -> Verdict:
    count = len(await _vectors(probe, _TEXTS[0]))
    return verdict([] if count == 1 else [f"one text has {count} vectors"], "One text has one vector.")


@check("embeddings.as-many")
async def as_many(probe: Probe) -> Verdict:
    count = len(await _vectors(probe, list(_TEXTS)))
    return verdict([] if count == 2 else [f"two texts have {count} vectors"], "Two texts have two vectors.")


@check("embeddings.numbers")
async def numbers(probe: Probe) -> Verdict:
    return verdict(_numbers(await _vectors(probe, list(_TEXTS))), "Every vector is a list of finite numbers.")


def _numbers(vectors: list[Any]) -> Iterator[str]:
    for place, vector in enumerate(vectors):
        if not _is_vector(vector):
            yield f"vector {place} is no list of finite numbers"


def _is_vector(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(type(x) in (int, float) and math.isfinite(x) for x in value)


@check("embeddings.one-length")
async def one_length(probe: Probe) -> Verdict:
    lengths = {len(items(vector)) for vector in await _vectors(probe, list(_TEXTS))}
    return verdict([f"the vectors have {len(lengths)} lengths"] if len(lengths) > 1 else [], "All have one length.")


@check("embeddings.same-again")
async def same_again(probe: Probe) -> Verdict:
    one, other = [await _vectors(probe, list(_TEXTS), time=time) for time in (0, 1)]
    return verdict(
        [] if _near(one, other) else ["the same texts have other vectors"], "The same texts, the same vectors."
    )


@check("embeddings.in-order")
async def in_order(probe: Probe) -> Verdict:
    one, other = await _vectors(probe, list(_TEXTS)), await _vectors(probe, list(reversed(_TEXTS)))
    fault = [] if _near(one, other[::-1]) else ["the vectors are not in the order of the texts"]
    return verdict(fault, "The vectors are in the order of the texts.")


@check("embeddings.alone-as-together")
async def alone_as_together(probe: Probe) -> Verdict:
    alone, together = await _vectors(probe, _TEXTS[0]), await _vectors(probe, list(_TEXTS))
    fault = [] if _near(alone[:1], together[:1]) else ["a text alone has another vector than among others"]
    return verdict(fault, "A text has one vector, alone and among others.")


@check("embeddings.differ")
async def differ(probe: Probe) -> Verdict:
    found = await _vectors(probe, list(_TEXTS))
    return verdict(["two texts have one vector"] if _near(found[:1], found[1:2]) else [], "Two texts, two vectors.")


def _near(one: list[Any], other: list[Any]) -> bool:
    """Whether two lists of vectors point the same way."""
    if len(one) != len(other) or not all(_is_vector(vector) for vector in (*one, *other)):
        return False
    return all(_cosine(a, b) > 1 - _CLOSE for a, b in zip(one, other, strict=True))


def _cosine(one: list[float], other: list[float]) -> float:
    lengths = math.hypot(*one) * math.hypot(*other)
    return sum(a * b for a, b in zip(one, other, strict=False)) / lengths if lengths and len(one) == len(other) else 0.0


@check("embeddings.index")
async def index(probe: Probe) -> Verdict:
    body = require_path(await _asked(probe, list(_TEXTS))).body
    found = [at(each, "index") for each in items(at(body, "data"))]
    return verdict([] if found == [0, 1] else ["the vectors are not numbered 0 and 1"], "They are numbered.")


@check("embeddings.usage")
async def usage(probe: Probe) -> Verdict:
    place = ROWS[probe.dialect].count
    if place is None:
        raise Stop(not_applicable(f"{probe.dialect} does not count the tokens of embeddings."))
    count = at(require_path(await _asked(probe, list(_TEXTS))).body, *place)
    return verdict([] if count_of(count) else ["the tokens are not counted"], "Tokens are counted.")


@check("embeddings.base64")
async def base64(probe: Probe) -> Verdict:
    found = await _vectors(probe, _TEXTS[0], encoding_format="base64")
    fault = [] if found and isinstance(found[0], str) else ["base64 was asked for, and numbers came"]
    return verdict(fault, "A vector came as base64.")


@check("embeddings.unicode")
async def unicode(probe: Probe) -> Verdict:
    return verdict(_numbers(await _vectors(probe, "Grüße, 世界 👋🏽")), "Text of any script has a vector.")


@check("embeddings.input-none")
async def input_none(probe: Probe) -> Verdict:
    require_path(await _asked(probe, _TEXTS[0]))
    row = ROWS[probe.dialect]
    body = {name: value for name, value in row.body(probe.model, _TEXTS[0]).items() if name == "model"}
    reading = await fetch(probe, row.path.replace("{model}", probe.model), body)
    if reading.status == 200 and not row.vectors(reading.body) and probe.dialect == "ollama":
        raise Stop(inconclusive("Ollama takes a request without input for one that loads the model."))
    return verdict(refused(reading), "A request without texts is refused.")


@check("embeddings.input-number")
async def input_number(probe: Probe) -> Verdict:
    require_path(await _asked(probe, _TEXTS[0]))
    return verdict(refused(await _asked(probe, 7)), "A number for a text is refused.")


@check("embeddings.model-unknown")
async def model_unknown(probe: Probe) -> Verdict:
    require_path(await _asked(probe, _TEXTS[0]))
    reading = await _asked(probe, _TEXTS[0], model="turnwire-no-such-model")
    fault = [] if reading.status == 404 else [f"an unknown model has the status {reading.status}"]
    return verdict(fault, "An unknown model has the status 404.")
