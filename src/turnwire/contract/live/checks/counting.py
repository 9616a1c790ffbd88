"""Checks of counting: the tokens of a request without an answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.values.wire_values import count_of, whole_of
from turnwire.contract.live.answer_checks import refused, verdict
from turnwire.contract.live.answers import fetch, require_path, require_plain_answer
from turnwire.contract.live.field_paths import at, items
from turnwire.contract.live.probe import Probe, excerpt
from turnwire.contract.live.questions.chat import HELLO
from turnwire.contract.live.registry import check
from turnwire.contract.live.verdict import Verdict, inconclusive

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
