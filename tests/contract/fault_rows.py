"""One fault for every clause. Those of clauses that only say whether a question is taken follow from their kind."""

from __future__ import annotations

import json
from typing import Any, Final

from tests.contract.fault_rows_paths import COMPLETIONS, EMBEDDINGS, MODELS, OTHERS
from tests.contract.fault_rows_schemas import SCHEMAS
from tests.contract.faults import GONE, Row, can_say, row
from turnwire.contract.live.answer_checks import JUDGEMENTS, all_checks
from turnwire.contract.live.clauses import all_clauses
from turnwire.contract.live.dialects import DIALECTS

_CHAT: Final = "openai-chat"
_RESPONSES: Final = "openai-responses"
_MESSAGE: Final = "/choices/0/message"
_CALL: Final = f"{_MESSAGE}/tool_calls/0"
_DELTA: Final = "/choices/0/delta"
_FRAGMENT: Final = f"{_DELTA}/tool_calls/0"
_FIRST_CALL: Final = '"function"'
_OWN_CALL: Final = {"index": 0, "id": "a", "type": "function", "function": {"name": "get_time", "arguments": "{}"}}
_REFUSAL: Final = {"error": {"message": "no", "type": "invalid_request_error", "param": None, "code": None}}
_TEXT: Final = "You said: Say hello."
_WRONG: Final = json.dumps({"colour": 7})
_MARKED_THOUGHT: Final = "<think>\nHm.\n</think>\n\n"
_MARKED_CALL: Final = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Paris"}}\n</tool_call>'

CHAT: Final = (
    row("chat.media-type", _CHAT, "plain", ("header", "content-type", "text/plain")),
    row("chat.document", _CHAT, "plain", ("set", "/choices/0/index", "0")),
    row("chat.reads", _CHAT, "plain", ("set", "/choices", [])),
    row("chat.text", _CHAT, "plain", ("set", f"{_MESSAGE}/content", "")),
    row("chat.one-choice", _CHAT, "plain", ("set", "/choices/-", {"index": 1})),
    row("chat.model-named", _CHAT, "plain", ("set", "/model", GONE)),
    row("chat.model-asked", _CHAT, "plain", ("set", "/model", "model.gguf")),
    row("chat.id", _CHAT, "plain", ("set", "/id", GONE)),
    row("chat.ids-differ", _CHAT, "plain", ("set", "/id", "chatcmpl-1")),
    row("chat.created", _CHAT, "plain", ("set", "/created", 1_795_000_000_000)),
    row("chat.finish", _CHAT, "plain", ("set", "/choices/0/finish_reason", "finished")),
    row("chat.usage", _CHAT, "plain", ("set", "/usage", GONE)),
    row("chat.usage-sum", _CHAT, "plain", ("set", "/usage/total_tokens", 1)),
    row("chat.usage-same", "ollama", "plain", ("set", "/prompt_eval_count", 1), time=1),
    row("chat.content-there", _CHAT, "plain", ("set", f"{_MESSAGE}/content", GONE)),
    row("chat.no-empty-calls", _CHAT, "plain", ("set", f"{_MESSAGE}/tool_calls", None)),
    row("chat.done", "ollama", "plain", ("set", "/done_reason", GONE)),
    row("chat.status-completed", _RESPONSES, "plain", ("set", "/status", "incomplete")),
    row("chat.stream-default", "ollama", "stream-absent", ("header", "content-type", "application/json")),
    row("chat.utf8", _CHAT, "unicode", ("bytes", "世".encode(), b"\xe4\xb8")),
    row("chat.nothing-odd", _CHAT, "plain", ("set", "/usage/prompt_tokens", "many")),
)

STREAMING: Final = (
    row("streaming.media-type", _CHAT, "plain-streamed", ("header", "content-type", "application/json")),
    row("streaming.json", _CHAT, "plain-streamed", ("frame", 2, b"data: {oops")),
    row("streaming.document", _CHAT, "plain-streamed", ("event", 0, "/choices/0/index", "0")),
    row("streaming.reads", _CHAT, "plain-streamed", ("drop", '"stop"')),
    row("streaming.unbroken", _CHAT, "plain-streamed", ("broken", "the connection was reset")),
    row("streaming.split", _CHAT, "plain-streamed", ("bytes", b'data: {"id"', b'data: {\ndata: "id"')),
    row("streaming.text", _CHAT, "plain-streamed", ("drop", '"content":"You'), ("drop", "hello")),
    row("streaming.one-end", _CHAT, "plain-streamed", ("twice", '"stop"')),
    row("streaming.nothing-after-end", _CHAT, "plain-streamed", ("move", "hello", -2)),
    row("streaming.done-mark", _CHAT, "plain-streamed", ("drop", "[DONE]")),
    row("streaming.last-line-ends", _CHAT, "plain-streamed", ("cut", 2)),
    row("streaming.utf8", _CHAT, "unicode-streamed", ("bytes", "世".encode(), b"\xe4\xb8")),
    row("streaming.pieces", _CHAT, "plain-streamed", ("one-piece", '"content":"', f"{_DELTA}/content", _TEXT)),
    row("streaming.first", "anthropic", "plain-streamed", ("frame", 0, b'event: ping\ndata: {"type": "ping"}')),
    row("streaming.role-first", _CHAT, "plain-streamed", ("event", 0, f"{_DELTA}/role", GONE)),
    row("streaming.role-once", _CHAT, "plain-streamed", ("event", 1, f"{_DELTA}/role", "assistant")),
    row("streaming.event-names", "anthropic", "plain-streamed", ("bytes", b"event: message_stop", b"event: end")),
    row("streaming.one-id", _CHAT, "plain-streamed", ("event", 1, "/id", "chatcmpl-1")),
    row("streaming.one-model", _CHAT, "plain-streamed", ("event", 1, "/model", "another")),
    row("streaming.ids-differ", "anthropic", "plain-streamed", ("event", 0, "/message/id", "msg_1")),
    row("streaming.choice-index", _CHAT, "plain-streamed", ("event", 1, "/choices/0/index", 1)),
    row("streaming.finish-null", _CHAT, "plain-streamed", ("event", 1, "/choices/0/finish_reason", "")),
    row("streaming.usage", _CHAT, "plain-streamed", ("drop", '"usage"')),
    row("streaming.usage-once", _CHAT, "plain-streamed", ("event", 1, "/usage", {"prompt_tokens": 0})),
    row(
        "streaming.usage-alone",
        _CHAT,
        "plain-streamed",
        ("event", '"usage"', "/choices", [{"index": 0, "delta": {}, "finish_reason": None}]),
    ),
    row("streaming.usage-unasked", _CHAT, "usage-unasked", ("event", -2, "/usage", {"prompt_tokens": 1})),
    row("streaming.usage-as-whole", _CHAT, "plain-streamed", ("event", '"usage"', "/usage/prompt_tokens", 99)),
    row("streaming.text-as-whole", _CHAT, "plain-streamed", ("drop", "hello")),
    row("streaming.finish-as-whole", _CHAT, "cut-streamed", ("bytes", b'"length"', b'"stop"')),
    row("streaming.cut", _CHAT, "cut-streamed", ("bytes", b'"length"', b'"stop"')),
    row("streaming.done-false", "ollama", "plain-streamed", ("event", 0, "/done", GONE)),
    row("streaming.counts-last", "ollama", "plain-streamed", ("event", 0, "/eval_count", 1)),
    row("streaming.sequence", _RESPONSES, "plain-streamed", ("event", 2, "/sequence_number", GONE)),
    row("streaming.order", "anthropic", "plain-streamed", ("drop", "content_block_stop")),
    row("streaming.indexes", "anthropic", "plain-streamed", ("bytes", b'"index":0', b'"index":1')),
    row("streaming.done-texts", _RESPONSES, "plain-streamed", ("event", "text.done", "/text", "other")),
    row("streaming.final-output", _RESPONSES, "plain-streamed", ("event", -1, "/response/output", [])),
    row(
        "streaming.status-incomplete",
        _RESPONSES,
        "cut-streamed",
        ("bytes", b"response.incomplete", b"response.completed"),
    ),
    row("streaming.nothing-odd", _CHAT, "plain-streamed", ("event", '"usage"', "/usage/prompt_tokens", "many")),
)

FURTHER: Final = (
    row("streaming.done-mark", _CHAT, "plain-streamed", ("twice", "[DONE]")),
    row("streaming.done-mark", _CHAT, "plain-streamed", ("move", "[DONE]", -2)),
)
"""Other faults of a clause that has several, each found by its own branch, with the sentence in `FURTHER_SEEN`."""
FURTHER_SEEN: Final = ("`[DONE]` came 2 times, and should 1 times", "Something came after `[DONE]`.")

_CITY_TEXT: Final = json.dumps(json.dumps({"city": "Paris"}))
TOOLS: Final = (
    row("tools.text-when-unneeded", _CHAT, "tools-unneeded", ("set", f"{_MESSAGE}/content", "")),
    row("tools.auto", _CHAT, "tools-auto", ("set", f"{_CALL}/function/name", "nosuch")),
    row("tools.auto-streamed", _CHAT, "tools-auto-streamed", ("bytes", b"get_weather", b"nosuch")),
    row("tools.document", _CHAT, "tools-auto", ("set", f"{_CALL}/function/arguments", {"city": "Paris"})),
    row("tools.document-streamed", _CHAT, "tools-auto-streamed", ("event", 1, f"{_FRAGMENT}/index", "0")),
    row("tools.required", _CHAT, "tools-required", ("set", f"{_MESSAGE}/tool_calls", GONE)),
    row("tools.required-streamed", _CHAT, "tools-required-streamed", ("drop", _FIRST_CALL)),
    row("tools.named", _CHAT, "tools-named", ("bytes", b"get_time", b"get_weather")),
    row("tools.named-streamed", _CHAT, "tools-named-streamed", ("bytes", b"get_time", b"get_weather")),
    row("tools.none", _CHAT, "tools-none", ("set", f"{_MESSAGE}/tool_calls", [_OWN_CALL])),
    row("tools.none-streamed", _CHAT, "tools-none-streamed", ("event", 1, f"{_DELTA}/tool_calls", [_OWN_CALL])),
    row("tools.finish", _CHAT, "tools-required", ("set", "/choices/0/finish_reason", "stop")),
    row("tools.finish-streamed", _CHAT, "tools-required-streamed", ("bytes", b'"tool_calls"}', b'"stop"}')),
    row("tools.finish-named", _CHAT, "tools-named", ("set", "/choices/0/finish_reason", "stop")),
    row("tools.finish-named-streamed", _CHAT, "tools-named-streamed", ("bytes", b'"tool_calls"}', b'"stop"}')),
    row("tools.finish-with-calls", _CHAT, "tools-required", ("set", f"{_MESSAGE}/tool_calls", GONE)),
    row("tools.names-offered", _CHAT, "tools-parallel", ("set", f"{_CALL}/function/name", "nosuch")),
    row("tools.arguments-json", _CHAT, "tools-auto", ("set", f"{_CALL}/function/arguments", '{"city": ')),
    row(
        "tools.arguments-json-streamed",
        _CHAT,
        "tools-auto-streamed",
        ("event", _FIRST_CALL, f"{_FRAGMENT}/function/arguments", "{city}"),
    ),
    row("tools.arguments-fit", _CHAT, "tools-required", ("set", f"{_CALL}/function/arguments", '{"city": 7}')),
    row("tools.arguments-fit-auto", _CHAT, "tools-auto", ("set", f"{_CALL}/function/arguments", "{}")),
    row("tools.arguments-once", _CHAT, "tools-auto", ("set", f"{_CALL}/function/arguments", _CITY_TEXT)),
    row(
        "tools.arguments-once-streamed",
        _CHAT,
        "tools-auto-streamed",
        ("event", _FIRST_CALL, f"{_FRAGMENT}/function/arguments", _CITY_TEXT),
    ),
    row(
        "tools.arguments-there",
        _CHAT,
        "tools-auto-streamed",
        ("event", '"get_weather"', f"{_FRAGMENT}/function/arguments", ""),
    ),
    row("tools.id", _CHAT, "tools-auto", ("set", f"{_CALL}/id", GONE)),
    row("tools.id-streamed", _CHAT, "tools-auto-streamed", ("event", _FIRST_CALL, f"{_FRAGMENT}/id", GONE)),
    row(
        "tools.ids-unique",
        _CHAT,
        "tools-parallel",
        ("set", f"{_CALL}/id", "call_1"),
        ("set", f"{_MESSAGE}/tool_calls/1/id", "call_1"),
    ),
    row("tools.id-form", _CHAT, "tools-auto", ("set", f"{_CALL}/id", "functions.get_weather:0")),
    row("tools.parallel", _CHAT, "tools-parallel", ("set", f"{_CALL}/function/arguments", '{"zone": "x"}')),
    row(
        "tools.parallel-streamed",
        _CHAT,
        "tools-parallel-streamed",
        ("event", '"get_weather"', f"{_FRAGMENT}/function/arguments", '{"zone": "x"}'),
    ),
    row(
        "tools.parallel-off",
        _CHAT,
        "tools-parallel-off",
        ("set", f"{_MESSAGE}/tool_calls/-", {"id": "b", "type": "function", "function": {"name": "get_time"}}),
    ),
    row("tools.not-in-text", _CHAT, "tools-auto", ("set", f"{_MESSAGE}/content", "<tool_call>{}</tool_call>")),
    row("tools.cut", _CHAT, "tools-cut", ("set", "/choices/0/finish_reason", "tool_calls")),
    row("tools.cut-streamed", _CHAT, "tools-cut-streamed", ("bytes", b'"length"', b'"tool_calls"')),
    row("tools.none-not-in-text", _CHAT, "tools-none", ("set", f"{_MESSAGE}/content", "<tool_call>{}</tool_call>")),
    row("tools.results-not-in-text", _CHAT, "tools-result", ("set", f"{_MESSAGE}/content", "<tool_response>11")),
    row("tools.cut-not-in-text", _CHAT, "tools-cut", ("set", f"{_MESSAGE}/content", '<tool_call>{"na')),
    row("tools.cut-kept", _CHAT, "tools-cut", ("set", f"{_MESSAGE}/tool_calls", GONE)),
    row(
        "tools.cut-not-complete",
        _CHAT,
        "tools-cut-streamed",
        ("event", _FIRST_CALL, f"{_FRAGMENT}/function/arguments", "{}"),
        ("twice", _FIRST_CALL),
        ("event", 2, f"{_FRAGMENT}/id", "call_2"),
        ("event", 2, f"{_FRAGMENT}/index", 1),
    ),
    row("tools.streamed-as-whole", _CHAT, "tools-required-streamed", ("bytes", b"get_weather", b"get_time")),
    row("tools.first-fragment", _CHAT, "tools-auto-streamed", ("event", _FIRST_CALL, f"{_FRAGMENT}/id", GONE)),
    row("tools.first-type", _CHAT, "tools-auto-streamed", ("event", _FIRST_CALL, f"{_FRAGMENT}/type", GONE)),
    row(
        "tools.first-arguments",
        _CHAT,
        "tools-auto-streamed",
        ("twice", _FIRST_CALL),
        ("event", 1, f"{_FRAGMENT}/function/arguments", GONE),
    ),
    row(
        "tools.later-fragments",
        _CHAT,
        "tools-required-streamed",
        ("twice", _FIRST_CALL),
        ("event", 2, f"{_FRAGMENT}/function/arguments", " "),
    ),
    row(
        "tools.fragment-index",
        _CHAT,
        "tools-parallel-streamed",
        ("event", '"get_time"', f"{_DELTA}/tool_calls/-/index", 0),
    ),
    row("tools.content-beside", _CHAT, "tools-required", ("set", f"{_MESSAGE}/content", "")),
    row("tools.no-parameters", _CHAT, "tools-no-parameters", ("set", f"{_CALL}/function/arguments", '{"x": 1}')),
    row("tools.deep-schema", _CHAT, "tools-deep", ("set", f"{_CALL}/function/arguments", '{"to": "{}"}')),
    row("tools.references", _CHAT, "tools-referring", ("set", f"{_CALL}/function/arguments", '{"room": {}}')),
    row("tools.unicode", _CHAT, "tools-odd", ("bytes", "Zürich".encode(), b"Z?rich")),
    row("tools.unicode-streamed", _CHAT, "tools-odd-streamed", ("bytes", "Zürich".encode(), b"Z?rich")),
    row("tools.after-result", _CHAT, "tools-result", ("set", f"{_MESSAGE}/content", "")),
)

_PLACED: Final = f"{_MESSAGE}/content"
_THOUGHT: Final = "/choices/0/message/reasoning_content"
FORMS: Final = (
    row("structured.json-object", _CHAT, "json-object", ("set", _PLACED, "[1]")),
    row("structured.schema", _CHAT, "schema", ("set", _PLACED, _WRONG)),
    row("structured.schema-streamed", _CHAT, "schema-streamed", ("bytes", b"red", b"sky")),
    row("structured.deep-schema", _CHAT, "schema-deep", ("set", _PLACED, "{}")),
    row("structured.no-fence", _CHAT, "schema", ("set", _PLACED, "```json\n{}\n```")),
    row("structured.finish", _CHAT, "schema", ("set", "/choices/0/finish_reason", "format")),
    row(
        "structured.not-a-call",
        _CHAT,
        "schema",
        (
            "set",
            f"{_MESSAGE}/tool_calls",
            [{"id": "a", "type": "function", "function": {"name": "json", "arguments": "{}"}}],
        ),
    ),
    row("structured.cut", _CHAT, "schema-cut", ("set", "/choices/0/finish_reason", "stop")),
    row("thinking.document", _CHAT, "thinking", ("set", "/choices/0/index", "0")),
    row("thinking.shown", _CHAT, "thinking", ("set", _PLACED, "")),
    row("thinking.apart", _CHAT, "thinking", ("set", _PLACED, "<think>Hm.</think> 51")),
    row("thinking.once", _CHAT, "thinking", ("set", _THOUGHT, "You said")),
    row("thinking.shown-streamed", _CHAT, "thinking-streamed", ("drop", '"content":"')),
    row("thinking.apart-streamed", _CHAT, "thinking-streamed", ("bytes", b"You said", b"</think>")),
    row(
        "thinking.once-streamed",
        _CHAT,
        "thinking-streamed",
        ("bytes", b"You said", b"The request says what to answer."),
    ),
    row("thinking.first", _CHAT, "thinking-streamed", ("move", "You said", 1)),
    row("thinking.tokens", _CHAT, "thinking", ("set", "/usage/completion_tokens_details/reasoning_tokens", 9999)),
    row("thinking.signature", "anthropic", "thinking", ("set", "/content/0/signature", GONE)),
    row("thinking.off", _CHAT, "thinking-off", ("set", _THOUGHT, "Hm.")),
    row("text.thoughts", _CHAT, "plain", ("set", f"{_MESSAGE}/content", f"{_MARKED_THOUGHT}{_TEXT}")),
    row("text.thoughts-streamed", _CHAT, "plain-streamed", ("event", 1, f"{_DELTA}/content", _MARKED_THOUGHT)),
    row("text.calls", _CHAT, "tools-auto", ("set", f"{_MESSAGE}/content", _MARKED_CALL)),
    row("text.calls-streamed", _CHAT, "tools-auto-streamed", ("event", 1, f"{_DELTA}/content", _MARKED_CALL)),
)

_PROBABLE: Final = {"token": "You", "logprob": -0.1, "bytes": None}
_LIKELY: Final = {"token": "I", "logprob": -1.5, "bytes": None}
_TWO: Final = {"content": [{**_PROBABLE, "top_logprobs": [_PROBABLE, _LIKELY]}], "refusal": None}
_SECOND: Final = {
    "index": 1,
    "message": {"role": "assistant", "content": "Hi.", "refusal": None},
    "finish_reason": "stop",
}
SAMPLING: Final = (
    row("sampling.greedy-repeats", _CHAT, "plain", ("set", _PLACED, "Other."), time=1),
    row("sampling.seed-repeats", _CHAT, "seeded", ("set", _PLACED, "Other."), time=1),
    row("sampling.stop", _CHAT, "/v1/chat", ("set", _PLACED, _TEXT), where='"stop"'),
    row(
        "sampling.stop-streamed",
        _CHAT,
        "/v1/chat",
        ("bytes", b"You", b"You said:"),
        where='"stream":true',
    ),
    row(
        "sampling.stop-named",
        "anthropic",
        "/v1/messages",
        ("set", "/stop_reason", "end_turn"),
        where='"stop_sequences"',
        right=(("set", "/stop_reason", "stop_sequence"), ("set", "/stop_sequence", "said:")),
    ),
    row(
        "sampling.choices",
        _CHAT,
        "two-choices",
        ("set", "/choices/1/index", 0),
        right=(("set", "/choices/-", _SECOND),),
    ),
    row(
        "sampling.choices-all",
        _CHAT,
        "two-choices",
        ("set", "/choices/1", GONE),
        right=(("set", "/choices/-", _SECOND),),
    ),
    row(
        "sampling.logprobs",
        _CHAT,
        "logprobs",
        ("set", "/choices/0/logprobs", None),
        right=(("set", "/choices/0/logprobs", _TWO),),
    ),
    row(
        "sampling.logprobs-top",
        _CHAT,
        "logprobs",
        ("set", "/choices/0/logprobs/content/0/top_logprobs", []),
        right=(("set", "/choices/0/logprobs", _TWO),),
    ),
)

_NO_JSON: Final = ("body", b"404 page not found")
LIMITS: Final = (
    row("limits.cut", _CHAT, "cut", ("set", "/choices/0/finish_reason", "stop")),
    row("limits.word", _CHAT, "cut", ("set", "/choices/0/finish_reason", "max_tokens")),
    row("limits.tokens", _CHAT, "cut", ("set", "/usage/completion_tokens", 99)),
    row("limits.one-token", _CHAT, "one-token", ("set", _PLACED, "one two three")),
    row("limits.old-name", _CHAT, "old-limit", ("set", "/choices/0/finish_reason", "stop")),
    row("limits.new-name", _CHAT, "new-limit", ("set", "/choices/0/finish_reason", "stop")),
    row("limits.status", _RESPONSES, "cut", ("set", "/status", "completed")),
    row("limits.overflow", "ollama", "overflow", ("status", 500)),
    row("limits.overflow-streamed", "ollama", "overflow-streamed", ("status", 200)),
    row("limits.overflow-named", _CHAT, "overflow", ("refuse", 400, _REFUSAL)),
)
ERRORS: Final = (
    row("errors.model-unknown", _CHAT, "model-unknown", ("status", 400)),
    row("errors.model-unknown-streamed", _CHAT, "model-unknown-streamed", ("status", 200)),
    row("errors.path-unknown", _CHAT, "path-unknown", ("status", 200)),
    row("errors.path-unknown-get", _CHAT, "path-unknown-get", ("status", 500)),
    row("errors.method", _CHAT, "chat-get", ("status", 200)),
    row("errors.form-json-broken", _CHAT, "json-broken", ("refuse", 400, {"error": {"message": 7}})),
    row("errors.form-messages-number", "anthropic", "messages-number", ("refuse", 400, {"error": 7})),
    row("errors.form-model-unknown", _CHAT, "model-unknown", _NO_JSON),
    row("errors.form-path-unknown", _CHAT, "path-unknown", _NO_JSON),
    row("errors.form-chat-get", _CHAT, "chat-get", _NO_JSON),
    row("errors.media-type", _CHAT, "messages-number", ("header", "content-type", "text/html")),
    row("errors.says-error", "anthropic", "messages-number", ("set", "/type", GONE)),
    row("errors.message", _CHAT, "messages-number", ("body", b"")),
    row("errors.no-trace", _CHAT, "json-list", ("set", "/error/message", "Traceback (most recent call last):")),
    row("errors.code", _CHAT, "messages-number", ("set", "/error/code", 500)),
    row("errors.kind", _CHAT, "messages-number", ("status", 401)),
    row("errors.kind-model", _CHAT, "model-unknown", ("refuse", 400, _REFUSAL)),
    row("errors.well-after", _CHAT, "plain", ("status", 500), time=1),
)
WRITTEN: Final = (
    *(
        *CHAT,
        *STREAMING,
        *TOOLS,
        *FORMS,
        *SCHEMAS,
        *SAMPLING,
        *LIMITS,
        *ERRORS,
        *MODELS,
        *EMBEDDINGS,
        *COMPLETIONS,
        *OTHERS,
    ),
)
_MADE_RIGHT: Final = {"tools.odd-name", "limits.required"}


def all_rows() -> tuple[Row, ...]:
    """The rows above, and one for each clause that only says whether a question is taken."""
    all_checks()
    by_id = {clause.id: clause for clause in all_clauses()}
    made = []
    for found in JUDGEMENTS.values():
        if found.kind == "judged" or found.clause not in by_id:
            continue
        concerned = by_id[found.clause].dialects or tuple(DIALECTS)
        dialect = next(each for each in (_CHAT, *concerned) if each in concerned and can_say(each, found.questions[0]))
        ops: dict[str, Any] = {
            "taken": ("refuse", 400, _REFUSAL),
            "refused": ("status", 200),
            "withstood": ("status", 500),
        }
        right: Any = {"right": (("refuse", 400, _REFUSAL),)} if found.clause in _MADE_RIGHT else {}
        made.append(row(found.clause, dialect, found.questions[0], ops[found.kind], **right))
    return (*WRITTEN, *made)
