"""Questions of a plain conversation, of streams, sampling parameters, forms of the answer, thinking and limits."""

from __future__ import annotations

from typing import Any, Final

from turnwire.contract.live.requests import GONE, Question

HELLO: Final = "Say hello."
LONG: Final = (
    "Count in words from one to two hundred, with a comma after each number, and leave none out: "
    "one, two, three, four, five, six, seven, eight, nine, ten"
)
"""The answer is longer than any limit that is asked with it."""
UNICODE: Final = "Grüße, 世界 👋🏽 — “ende”."
CUT_AT: Final = 16
"""The least limit that every dialect takes (OpenAI's Responses: 16)."""
WORDS: Final = 60_000
"""Words of a prompt that is too long for the context of a local model."""

COLOUR: Final[dict[str, Any]] = {
    "type": "object",
    "properties": {"colour": {"type": "string", "enum": ["red", "green", "blue"]}},
    "required": ["colour"],
    "additionalProperties": False,
}
PERSON: Final[dict[str, Any]] = {
    "type": "object",
    "properties": {
        "name": {"type": "string", "enum": ["Ada", "Zoë"]},
        "address": {
            "type": "object",
            "properties": {"town": {"type": "string", "enum": ["Rome", "Zürich"]}, "number": {"type": "integer"}},
            "required": ["town", "number"],
            "additionalProperties": False,
        },
        "is_tall": {"type": "boolean"},
    },
    "required": ["name", "address", "is_tall"],
    "additionalProperties": False,
}
NO_SCHEMA: Final[dict[str, Any]] = {"type": "object", "properties": {"colour": {"type": "nonsense"}}}


def _format(schema: dict[str, Any]) -> dict[str, Any]:
    return {"type": "json_schema", "name": "answer", "json_schema": schema, "strict": True}


def _said(*messages: tuple[str, Any]) -> dict[str, Any]:
    return {"messages": [{"role": role, "content": content} for role, content in messages]}


def _with(**parameters: Any) -> dict[str, Any]:
    return {"text": HELLO, "parameters": {"temperature": 0, **parameters}}


_PLAIN: Final = _with()
_CUT: Final = {"text": LONG, "parameters": {"temperature": 0, "max_tokens": CUT_AT}}
_COLOUR: Final = {"text": "Name a colour, as JSON.", "parameters": {"temperature": 0, "max_tokens": 64}}
_REPEAT: Final = "Repeat this JSON exactly as it is: "
_PINK: Final = '{"colour": "pink"}'
"""What the schema forbids: a server that ignores the schema lets the model say it."""
_BOB: Final = '{"name": "Bob", "address": {"town": "Oslo"}, "is_tall": "no"}'
_USER: Final = {"role": "user", "content": HELLO}

CONVERSATION: Final = (
    Question(id="plain", ask=_PLAIN),
    Question(id="plain-again", ask=_PLAIN),
    Question(id="plain-after", ask=_PLAIN),
    *(Question(id=f"after-{what}", ask=_PLAIN) for what in ("leaving", "leaving-at-once", "many")),
    Question(id="after-leaving-streamed", ask=_PLAIN, stream=True),
    Question(id="plain-streamed", ask=_PLAIN, stream=True),
    Question(id="streamed-again", ask=_PLAIN, stream=True),
    Question(
        id="stream-absent",
        ask=_PLAIN,
        edits=dict.fromkeys(
            ("ollama", "openai-chat", "openai-responses", "anthropic", "gemini-interactions"), (("/stream", GONE),)
        ),
    ),
    Question(id="charset", ask=_PLAIN, headers={"content-type": "application/json; charset=utf-8"}),
    Question(id="system", ask=_said(("system", "You are brief."), ("user", HELLO))),
    Question(
        id="developer",
        ask={"messages": [{"role": "system", "variant": "developer", "content": "You are brief."}, _USER]},
    ),
    Question(id="turns", ask=_said(("user", HELLO), ("assistant", "Hello!"), ("user", "Once more, please."))),
    Question(id="parts", ask=_said(("user", [{"type": "text", "text": "Say "}, {"type": "text", "text": "hello."}]))),
    *(
        Question(
            id=f"unicode{'-streamed' if stream else ''}",
            ask={"text": f"Repeat exactly: {UNICODE}", "parameters": {"temperature": 0}},
            stream=stream,
            dictated={"text": UNICODE},
        )
        for stream in (False, True)
    ),
    Question(id="empty-text", ask={"text": ""}),
    Question(id="name", ask={"messages": [{**_USER, "name": "ada"}]}),
    Question(id="neighbours", ask=_said(("user", "I am Ada."), ("user", HELLO))),
    Question(
        id="nulls",
        ask=_PLAIN,
        edits={
            "openai-chat": tuple((f"/{name}", None) for name in ("stop", "top_p", "seed", "tools", "response_format")),
            "ollama": (("/format", None), ("/tools", None)),
            "openai-responses": tuple((f"/{name}", None) for name in ("top_p", "instructions", "metadata")),
        },
    ),
    Question(id="cut", ask=_CUT),
    Question(id="cut-streamed", ask=_CUT, stream=True),
    Question(id="usage-unasked", ask=_PLAIN, stream=True, edits={"openai-chat": (("/stream_options", GONE),)}),
)

SAMPLING: Final = (
    Question(id="top-p", ask=_with(top_p=0.9)),
    Question(id="top-k", ask=_with(top_k=40)),
    Question(id="min-p", ask=_with(min_p=0.05)),
    Question(id="penalties", ask=_with(frequency_penalty=0.1, presence_penalty=0.1)),
    Question(id="repeat-penalty", ask=_with(repeat_penalty=1.1)),
    Question(id="seeded", ask=_with(temperature=0.8, seed=7)),
    Question(id="seeded-again", ask=_with(temperature=0.8, seed=7)),
    Question(id="stop-four", ask=_with(stop_sequences=["§1", "§2", "§3", "§4"])),
    Question(id="stop-text", ask=_PLAIN, edits={"openai-chat": (("/stop", "§"),)}),
    Question(
        id="old-limit",
        ask=_CUT,
        edits={"openai-chat": (("/max_completion_tokens", GONE), ("/max_tokens", CUT_AT))},
    ),
    Question(
        id="new-limit",
        ask=_CUT,
        edits={"openai-chat": (("/max_tokens", GONE), ("/max_completion_tokens", CUT_AT))},
    ),
    Question(id="one-token", ask={"text": LONG, "parameters": {"max_tokens": 1}}),
    Question(id="two-choices", ask=_with(temperature=0.8), edits={"openai-chat": (("/n", 2),)}),
    Question(
        id="logprobs",
        ask=_PLAIN,
        edits={
            "openai-chat": (("/logprobs", True), ("/top_logprobs", 2)),
            "ollama": (("/logprobs", True), ("/top_logprobs", 2)),
        },
    ),
    Question(id="logit-bias", ask=_PLAIN, edits={"openai-chat": (("/logit_bias", {"1": -1}),)}),
    Question(id="user-id", ask=_PLAIN, edits={"openai-chat": (("/user", "ada"),)}),
)

_NAME: Final = frozenset({"/response_format/name", "/response_format/strict", "/parameters/temperature"})
STRUCTURED: Final = (
    Question(id="json-object", ask={**_COLOUR, "response_format": {"type": "json_object"}}),
    *(
        Question(
            id=f"schema{'-streamed' if stream else ''}",
            ask={**_COLOUR, "text": _REPEAT + _PINK, "response_format": _format(COLOUR)},
            stream=stream,
            may_lose=_NAME,
            dictated={"text": _PINK},
        )
        for stream in (False, True)
    ),
    Question(
        id="schema-deep",
        ask={
            "text": _REPEAT + _BOB,
            "parameters": {"temperature": 0, "max_tokens": 200},
            "response_format": _format(PERSON),
        },
        may_lose=_NAME,
        dictated={"text": _BOB},
    ),
    Question(
        id="schema-cut",
        ask={
            "text": "Describe a person, as JSON.",
            "parameters": {"temperature": 0, "max_tokens": CUT_AT},
            "response_format": _format(
                {**PERSON, "properties": {**PERSON["properties"], "name": {"type": "string", "enum": [LONG]}}}
            ),
        },
        may_lose=_NAME,
    ),
    *(
        Question(
            id=f"bad-schema{'-streamed' if stream else ''}",
            ask={**_COLOUR, "response_format": _format(COLOUR)},
            stream=stream,
            may_lose=_NAME,
            edits={
                "ollama": (("/format", NO_SCHEMA),),
                "openai-chat": (("/response_format/json_schema/schema", NO_SCHEMA),),
                "openai-responses": (("/text/format/schema", NO_SCHEMA),),
                "anthropic": (("/output_config/format/schema", NO_SCHEMA),),
            },
        )
        for stream in (False, True)
    ),
    Question(
        id="unknown-format",
        ask=_COLOUR,
        edits={
            "ollama": (("/format", "xml"),),
            "openai-chat": (("/response_format", {"type": "xml"}),),
            "openai-responses": (("/text", {"format": {"type": "xml"}}),),
        },
    ),
    Question(
        id="format-text",
        ask=_COLOUR,
        edits={"openai-chat": (("/response_format", "json"),), "openai-responses": (("/text", "json"),)},
    ),
    Question(
        id="format-without-schema",
        ask=_COLOUR,
        edits={
            "openai-chat": (("/response_format", {"type": "json_schema"}),),
            "openai-responses": (("/text", {"format": {"type": "json_schema"}}),),
        },
    ),
)

_THINK: Final = {"text": "What is 17 times 3? Think first.", "parameters": {"max_tokens": 256}}
THINKING: Final = (
    Question(
        id="thinking",
        ask={**_THINK, "parameters": {"max_tokens": 256, "thinking": True}},
        tried="a sum was asked for, with thinking switched on and 256 tokens",
        edits={
            "ollama": (),
            "openai-chat": (("/reasoning_effort", "low"),),
            "openai-responses": (("/reasoning", {"effort": "low", "summary": "auto"}),),
            "anthropic": (),
            "gemini": (),
            "gemini-interactions": (),
        },
        may_lose=frozenset({"/parameters/thinking"}),
    ),
    Question(
        id="thinking-streamed",
        ask={**_THINK, "parameters": {"max_tokens": 256, "thinking": True}},
        tried="a sum was asked for, with thinking switched on and 256 tokens",
        stream=True,
        edits={
            "ollama": (),
            "openai-chat": (("/reasoning_effort", "low"),),
            "openai-responses": (("/reasoning", {"effort": "low", "summary": "auto"}),),
            "anthropic": (),
            "gemini": (),
            "gemini-interactions": (),
        },
        may_lose=frozenset({"/parameters/thinking"}),
    ),
    Question(id="thinking-off", ask={**_THINK, "parameters": {"max_tokens": 64, "thinking": False}}),
    Question(
        id="bad-effort",
        ask=_PLAIN,
        edits={
            "ollama": (("/think", "maximal"),),
            "openai-chat": (("/reasoning_effort", "maximal"),),
            "anthropic": (("/thinking", {"type": "maximal"}),),
        },
    ),
    Question(
        id="thoughts-before",
        ask={
            "messages": [
                _USER,
                {
                    "role": "assistant",
                    "content": [{"type": "thinking", "text": "A greeting is wanted."}, {"type": "text", "text": "Hi."}],
                },
                {"role": "user", "content": "Once more."},
            ]
        },
        edits={
            "openai-chat": (("/messages/1/reasoning_content", "A greeting is wanted."), ("/messages/1/content", "Hi.")),
            "ollama": (("/messages/1/thinking", "A greeting is wanted."),),
        },
        may_lose=frozenset({"/messages/1"}),
    ),
)

_OVER: Final = {"text": "word " * WORDS, "parameters": {"max_tokens": CUT_AT}}
LIMITS: Final = (
    Question(id="overflow", ask=_OVER),
    Question(id="overflow-streamed", ask=_OVER, stream=True),
    # A model may write on for minutes; as a stream it can be left when it begins.
    Question(
        id="limit-beyond", ask={"text": HELLO, "parameters": {"max_tokens": 100_000_000}}, stream=True, status_only=True
    ),
    Question(
        id="many-messages",
        ask=_said(*(pair for _ in range(20) for pair in (("user", "Hi."), ("assistant", "Hello."))), ("user", HELLO)),
    ),
    Question(id="deep-json", ask=_PLAIN, edits={"*": ()}, raw=b'{"model": ' + b"[" * 5000 + b"]" * 5000 + b"}"),
)
