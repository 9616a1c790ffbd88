"""Checks of the server's models, of its own description, and of its token counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from turnwire.codecs.values.wire_values import count_of, whole_of
from turnwire.contract.live.answer_checks import check, refused, verdict
from turnwire.contract.live.answers import fetch, require_path, require_plain_answer
from turnwire.contract.live.dialects import DIALECTS
from turnwire.contract.live.field_paths import at, items
from turnwire.contract.live.probe import Probe, excerpt
from turnwire.contract.live.questions.chat import HELLO
from turnwire.contract.live.response_facts import Reading
from turnwire.contract.live.verdict import Verdict, inconclusive
from turnwire.contract.surfaces import Definition

_LONGER: Final = HELLO * 20
_TEXT: Final = "Grüße, 世界!"
# (path, member with the count) of the dialects that count.
_PATHS: Final[Mapping[str, tuple[str, str]]] = {
    "anthropic": ("/v1/messages/count_tokens", "input_tokens"),
    "gemini": ("/v1beta/models/{model}:countTokens", "totalTokens"),
}


def _body(probe: Probe, text: str) -> dict[str, Any]:
    if probe.dialect == "gemini":
        return {"contents": [{"role": "user", "parts": [{"text": text}]}]}
    return {"model": probe.model, "messages": [{"role": "user", "content": text}]}


async def _counted(probe: Probe, text: str = HELLO) -> Any:
    path, member = _PATHS[probe.dialect]
    reading = await fetch(probe, path.replace("{model}", probe.model), _body(probe, text))
    return require_path(reading).fields.get(member)


@check("counting.number")
async def number(probe: Probe) -> Verdict:
    count = await _counted(probe)
    return verdict([] if count_of(count) else ["no count came"], "A count came.")


@check("counting.grows")
async def grows(probe: Probe) -> Verdict:
    short, long = await _counted(probe), await _counted(probe, _LONGER)
    return verdict([] if short < long else [f"a longer text has {long} tokens, and not more than {short}"], "It grows.")


@check("counting.as-answered")
async def as_answered(probe: Probe) -> Verdict:
    counted = await _counted(probe)
    used = (await require_plain_answer(probe)).answer.usage.prompt_tokens
    if used is None:
        return inconclusive("The answer does not count the prompt.")
    return verdict(
        [f"{counted} tokens are counted, and {used} are used"] if not used / 2 <= counted <= used * 2 else [],
        f"{counted} tokens are counted, and {used} are used.",
    )


@check("counting.refuses")
async def refuses(probe: Probe) -> Verdict:
    await _counted(probe)
    path, _ = _PATHS[probe.dialect]
    member = "contents" if probe.dialect == "gemini" else "messages"
    reading = await fetch(probe, path.replace("{model}", probe.model), {**_body(probe, HELLO), member: 7})
    return verdict(refused(reading), "A number for messages is refused.")


async def _tokens(probe: Probe) -> list[Any]:
    body = {"model": probe.model, "prompt": _TEXT, "content": _TEXT, "add_special_tokens": False}  # vLLM and llama.cpp
    return items(require_path(await fetch(probe, "/tokenize", body)).fields.get("tokens"))


@check("counting.tokenize")
async def tokenize(probe: Probe) -> Verdict:
    found = await _tokens(probe)
    fault = [] if found and all(whole_of(each) is not None for each in found) else ["the tokens are no list of numbers"]
    return verdict(fault, "The tokens are a list of numbers.")


@check("counting.detokenize")
async def detokenize(probe: Probe) -> Verdict:
    body = require_path(await fetch(probe, "/detokenize", {"model": probe.model, "tokens": await _tokens(probe)})).body
    found = at(body, "prompt") or at(body, "content")
    fault = [] if str(found).strip() == _TEXT else [f"{excerpt(_TEXT)} came back as {excerpt(found)}"]
    return verdict(fault, "The text came back.")


UNKNOWN: Final = "turnwire-no-such-model"
_LISTS: Final = {
    "ollama": Definition("wire/ollama/v1/models", "TagsResponse"),
    "openai-chat": Definition("wire/openai-chat/v1/models", "ModelList"),
    "anthropic": Definition("wire/anthropic/v1/models", "ModelList"),
    "gemini": Definition("wire/gemini/v1/models", "ModelList"),
}
_ONE: Final = {
    "openai-chat": Definition("wire/openai-chat/v1/models", "Model"),
    "anthropic": Definition("wire/anthropic/v1/models", "Model"),
    "gemini": Definition("wire/gemini/v1/models", "Model"),
}
_LIST: Final = {
    "version": ("/api/version", "wire/ollama/v1/models", "VersionResponse"),
    "running": ("/api/ps", "wire/ollama/v1/models", "PsResponse"),
}


async def _listed(probe: Probe) -> Reading:
    return require_path(await fetch(probe, DIALECTS[probe.dialect].models_path))


def _names(reading: Reading) -> list[str]:
    return DIALECTS[reading.dialect].models_of(reading.body)


@check("models.list")
async def listed(probe: Probe) -> Verdict:
    reading = await _listed(probe)
    return verdict(probe.faults(_LISTS[probe.dialect], reading.body), "The list fits the document.")


@check("models.any")
async def any_model(probe: Probe) -> Verdict:
    reading = await _listed(probe)
    return verdict([] if _names(reading) else ["the list names no model"], "The list names models.")


@check("models.unique")
async def unique(probe: Probe) -> Verdict:
    names = _names(await _listed(probe))
    twice = sorted({name for name in names if names.count(name) > 1})
    return verdict([f"{excerpt(name)} is listed twice" for name in twice], "Every model is listed once.")


@check("models.asked")
async def asked(probe: Probe) -> Verdict:
    names = _names(await _listed(probe))
    found = {name for each in names for name in (each, each.removesuffix(":latest"))}
    missing = [] if probe.model in found else [f"{excerpt(probe.model)} answers and is not listed"]
    return verdict(missing, "The model that is asked is listed.")


@check("models.media-type")
async def media_type(probe: Probe) -> Verdict:
    found = (await _listed(probe)).media_type
    return verdict([] if found == "application/json" else [f"the content type is {found or 'missing'}"], "It is JSON.")


@check("models.one")
async def one(probe: Probe) -> Verdict:
    path = f"{DIALECTS[probe.dialect].models_path}/{probe.model}"
    reading = require_path(await fetch(probe, path))
    return verdict(probe.faults(_ONE[probe.dialect], reading.body), "The model fits the document.")


@check("models.one-named")
async def one_named(probe: Probe) -> Verdict:
    path = f"{DIALECTS[probe.dialect].models_path}/{probe.model}"
    reading = require_path(await fetch(probe, path))
    field = DIALECTS[probe.dialect].model_fields[0]
    name = str(reading.fields.get(field)).removeprefix("models/")
    return verdict([] if name == probe.model else [f"another model came: {excerpt(name)}"], "It is the one asked for.")


@check("models.unknown")
async def unknown(probe: Probe) -> Verdict:
    await _listed(probe)
    reading = await fetch(probe, f"{DIALECTS[probe.dialect].models_path}/{UNKNOWN}")
    return verdict(_unknown(reading), "An unknown model has the status 404.")


def _unknown(reading: Reading) -> Iterator[str]:
    if reading.status != 404:
        yield f"the status for an unknown model is {reading.status}"
    elif reading.body is None:
        yield "the error is not JSON"
    else:
        yield from reading.misfits("error", reading.body)


def _ollama(name: str) -> None:
    path, document, definition = _LIST[name]

    @check(f"models.{name}")
    async def run(probe: Probe) -> Verdict:
        reading = require_path(await fetch(probe, path))
        return verdict(probe.faults(Definition(document, definition), reading.body), "The body fits the document.")


for _name in _LIST:
    _ollama(_name)


async def _shown(probe: Probe, model: Any) -> Reading:
    return await fetch(probe, "/api/show", {"model": model})


@check("models.show")
async def show(probe: Probe) -> Verdict:
    reading = require_path(await _shown(probe, probe.model))
    found = probe.faults(Definition("wire/ollama/v1/models", "ShowResponse"), reading.body)
    return verdict(found, "The body fits the document.")


@check("models.show-capabilities")
async def show_capabilities(probe: Probe) -> Verdict:
    found = require_path(await _shown(probe, probe.model)).fields.get("capabilities")
    fault = [] if isinstance(found, list) and found else ["the model has no list of capabilities"]
    return verdict(fault, "The model has capabilities.")


@check("models.show-unknown")
async def show_unknown(probe: Probe) -> Verdict:
    require_path(await _shown(probe, probe.model))
    return verdict(_unknown(await _shown(probe, UNKNOWN)), "An unknown model has the status 404.")


@check("models.show-number")
async def show_number(probe: Probe) -> Verdict:
    require_path(await _shown(probe, probe.model))
    return verdict(refused(await _shown(probe, 7)), "A number for a model is refused.")


@check("models.health")
async def health(probe: Probe) -> Verdict:
    reading = await fetch(probe, "/health")
    if reading.status == 200:
        return verdict([], "The server says that it is well.")
    return verdict([f"status {reading.status} came"] if reading.status >= 500 else _missing(reading), "")


def _missing(reading: Reading) -> list[str]:
    require_path(reading)
    return []
