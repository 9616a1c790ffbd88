"""The published form of an answer: fields that a dialect's specification requires and that codecs leave out.

Codecs write what the answer says. The published specifications also require fields that say nothing on a local server
(no cache, no container); strict clients look for them. They are filled in here with the value by which the
specification says "nothing", only where they are absent, in whole answers and in the objects inside stream events.

Sources: the OpenAPI documents of OpenAI (`CreateChatCompletionResponse`) and of Anthropic (`Message`,
`MessageDeltaEvent`), `required` of each object. The codecs of Responses, Gemini and Ollama write every required field
themselves. Where clients and specification part, the clients win:

- `citations` of a text block is required and may be null by the specification, but the service sends none, and clients
  that read what it sends (the Anthropic provider of Vercel's AI SDK) refuse null. An empty list is taken by all.
- `service_tier` of a chat completion is optional, but read without a look whether it is there (litellm, for Groq);
  `auto` is the one word that OpenAI's specification and Groq's both have.
- `completed_at` of a completed response is the time at which it was written.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, cast

from turnwire.codecs.base import Fill


class _Rule(NamedTuple):
    """Fields of the objects at `path` (`*`: each item of a list); with `kind`, only where that field has that value.

    A function gives the value when it is called.
    """

    path: tuple[str, ...]
    fields: Mapping[str, Any]
    kind: tuple[str, str] | None = None
    also_null: bool = False
    """Whether a null is filled in like an absent field."""

    def below(self, *steps: str) -> _Rule:
        """The same rule for an object that stands deeper."""
        return self._replace(path=(*steps, *self.path))


_CHAT: Final = (
    _Rule((), {"service_tier": "auto"}),
    _Rule(("choices", "*"), {"logprobs": None}),
    _Rule(("choices", "*", "message"), {"refusal": None, "annotations": []}),
)
_BLOCK: Final = (
    _Rule((), {"citations": []}, ("type", "text")),
    _Rule((), {"caller": {"type": "direct"}}, ("type", "tool_use")),
)
_MESSAGE: Final = (
    _Rule((), {"stop_reason": None, "stop_sequence": None, "stop_details": None, "container": None}),
    _Rule(
        ("usage",),
        {
            "cache_creation": None,
            "cache_creation_input_tokens": None,
            "cache_read_input_tokens": None,
            "inference_geo": None,
            "output_tokens_details": None,
            "server_tool_use": None,
            "service_tier": None,
        },
    ),
    *(rule.below("content", "*") for rule in _BLOCK),
)
_MESSAGE_DELTA: Final = (
    _Rule(("delta",), {"stop_sequence": None, "stop_details": None, "container": None}),
    _Rule(
        ("usage",),
        {
            "cache_creation_input_tokens": None,
            "cache_read_input_tokens": None,
            "input_tokens": None,
            "output_tokens_details": None,
            "server_tool_use": None,
        },
    ),
)


def _now() -> int:
    return int(time.time())


_RESPONSE: Final = (_Rule((), {"completed_at": _now}, ("status", "completed"), also_null=True),)

_WHOLE: Final[Mapping[str, tuple[_Rule, ...]]] = {
    "openai-chat": _CHAT,
    "openai-responses": _RESPONSE,
    "anthropic": _MESSAGE,
}
_EVENTS: Final[Mapping[str, Mapping[str, tuple[_Rule, ...]]]] = {
    "anthropic": {
        "message_start": tuple(rule.below("message") for rule in _MESSAGE),
        "content_block_start": tuple(rule.below("content_block") for rule in _BLOCK),
        "message_delta": _MESSAGE_DELTA,
    },
    "openai-responses": {"response.completed": tuple(rule.below("response") for rule in _RESPONSE)},
}


def published(dialect: str, body: Mapping[str, Any]) -> Mapping[str, Any]:
    """`body`, a whole answer, with every required field. `body` stays as it is."""
    return cast("Mapping[str, Any]", _filled(body, _WHOLE.get(dialect, ())))


def filler(dialect: str) -> Fill | None:
    """The same for the events of a stream, before they are written. None: they need nothing."""
    events = _EVENTS.get(dialect)
    if events is None:
        return None

    def filled(event: str, fields: Mapping[str, Any]) -> Mapping[str, Any]:
        rules = events.get(event)
        return fields if rules is None else cast("Mapping[str, Any]", _filled(fields, rules))

    return filled


def _filled(value: Any, rules: tuple[_Rule, ...]) -> Any:
    for rule in rules:
        value = _with(value, rule, rule.path)
    return value


def _with(value: Any, rule: _Rule, path: tuple[str, ...]) -> Any:
    """`value` with the fields of `rule` in the objects at `path`; what is changed is copied."""
    if not path:
        if not isinstance(value, Mapping) or (rule.kind is not None and value.get(rule.kind[0]) != rule.kind[1]):
            return value
        missing = {
            name: empty() if callable(empty) else empty
            for name, empty in rule.fields.items()
            if name not in value or (rule.also_null and value[name] is None)
        }
        return {**value, **missing} if missing else value
    step, *rest = path
    if step == "*":
        return [_with(each, rule, tuple(rest)) for each in value] if isinstance(value, list) else value
    if not isinstance(value, Mapping) or step not in value:
        return value
    return {**value, step: _with(value[step], rule, tuple(rest))}
