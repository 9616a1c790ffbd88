"""Log probabilities of tokens, which OpenAI Chat and Ollama have in other places and nearly in the same form.

In: the extras of an answer, or of a chunk of one. Out: the same with the log probabilities where the target has them.
Chat wants `bytes` and `top_logprobs` of each token: what a server left out is filled in from the token's text, and is
null where the text is no whole character. Ollama leaves out what it does not know.
Source: `TokenLogprob` in schemas/wire/openai-chat/v1/response.schema.json and schemas/wire/ollama/v1/chat.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

_CHAT: Final = "openai-chat"
_OLLAMA: Final = "ollama"
_NAME: Final = "logprobs"
_TOP: Final = "top_logprobs"
_BROKEN: Final = "\ufffd"
_OLLAMA_FIELDS: Final = ("token", "logprob", "bytes", _TOP)


def moved(
    extras: Mapping[str, Any] | None, source: str, target: str
) -> tuple[dict[str, Any], Mapping[str, Any] | None]:
    """(the log probabilities as extras of the dialect `target`, the other extras of the dialect `source`)."""
    tokens, rest = _taken(extras or {}, source)
    if tokens is None or {source, target} != {_CHAT, _OLLAMA}:
        return {}, extras
    if target == _CHAT:
        return {"choice": {_NAME: {"content": [_for_chat(each) for each in tokens], "refusal": None}}}, rest
    return {_NAME: [_for_ollama(each) for each in tokens]}, rest


def filled(extras: Mapping[str, Any] | None, dialect: str) -> Mapping[str, Any] | None:
    """The extras of a Chat answer with what its tokens lack; of other dialects as they are."""
    tokens, _ = _taken(extras or {}, dialect) if dialect == _CHAT else (None, None)
    if extras is None or tokens is None or all(map(_is_whole, tokens)):
        return extras
    choice = extras["choice"]
    found = {**choice[_NAME], "content": [_for_chat(each) for each in tokens]}
    return {**extras, "choice": {**choice, _NAME: found}}


def _taken(extras: Mapping[str, Any], dialect: str) -> tuple[Sequence[Any] | None, Mapping[str, Any]]:
    """(the tokens, None where there are none that can be read; the other extras)."""
    if dialect == _OLLAMA:
        tokens = extras.get(_NAME)
        return _readable(tokens), {name: value for name, value in extras.items() if name != _NAME}
    choice = extras.get("choice")
    held = choice.get(_NAME) if isinstance(choice, Mapping) else None
    tokens = held.get("content") if isinstance(held, Mapping) else None
    if dialect != _CHAT or not isinstance(choice, Mapping):
        return None, extras
    others = {name: value for name, value in choice.items() if name != _NAME}
    rest = {name: value for name, value in extras.items() if name != "choice"}
    return _readable(tokens), {**rest, "choice": others} if others else rest


def _readable(tokens: Any) -> Sequence[Any] | None:
    if not isinstance(tokens, Sequence) or isinstance(tokens, str):
        return None
    return tokens if all(isinstance(each, Mapping) and isinstance(each.get("token"), str) for each in tokens) else None


def _is_whole(token: Mapping[str, Any]) -> bool:
    top = token.get(_TOP)
    return (
        "bytes" in token
        and isinstance(top, Sequence)
        and all(isinstance(each, Mapping) and "bytes" in each for each in top)
    )


def _for_chat(token: Mapping[str, Any]) -> dict[str, Any]:
    top = token.get(_TOP)
    alternatives = top if isinstance(top, Sequence) and not isinstance(top, str) else ()
    return {
        **_with_bytes(token),
        _TOP: [_with_bytes(each) if isinstance(each, Mapping) else each for each in alternatives],
    }


def _with_bytes(token: Mapping[str, Any]) -> dict[str, Any]:
    text = token.get("token")
    is_whole = isinstance(text, str) and _BROKEN not in text
    known = list(text.encode("utf-8", "replace")) if is_whole and isinstance(text, str) else None
    return {"bytes": known, **token}


def _for_ollama(token: Mapping[str, Any]) -> dict[str, Any]:
    found = {name: token[name] for name in _OLLAMA_FIELDS if token.get(name) is not None}
    if "bytes" not in found and (known := _with_bytes({"token": token["token"]})["bytes"]):
        found["bytes"] = known
    if alternatives := _readable(found.pop(_TOP, None)):
        found[_TOP] = [_for_ollama(each) for each in alternatives]
    return found
