"""What the recordings show that a server should not do, and the clause that finds it.

A row is a pattern of recordings' names, a clause, and the question to which the recorded answer is given. The first row
that fits a recording is its row.
"""

from __future__ import annotations

from typing import Final

ROWS: Final = (
    # Faulty requests that were taken
    ("*/errors/messages-missing-max-tokens.json", "limits.required", "limit-missing"),
    ("*/errors/messages-tool-missing-schema.json", "tools.without-schema", "tool-without-schema"),
    ("*/errors/*-empty-messages*.json", "errors.messages-empty", "messages-empty"),
    ("*/chat-stream/unknown-role-accepted.json", "errors.role-unknown-streamed", "role-unknown-streamed"),
    ("*unknown-role*.json", "errors.role-unknown", "role-unknown"),
    ("*/chat/no-model-field.json", "errors.model-none", "model-none"),
    ("*/chat/model-null.json", "errors.model-none", "model-none"),
    ("*/errors/chat-model-empty-string.json", "errors.model-empty", "model-empty"),
    ("*/errors/chat-max-tokens-float.json", "limits.fraction", "limit-fraction"),
    ("*/errors/chat-max-tokens-bool.json", "limits.true", "limit-true"),
    (
        "*/errors/chat-response-format-json-schema-missing.json",
        "structured.format-without-schema",
        "format-without-schema",
    ),
    ("*/errors/chat-response-format-string.json", "structured.format-text", "format-text"),
    ("*/errors/chat-stop-wrong-type.json", "sampling.stop-number", "stop-number"),
    ("*/errors/chat-temperature-negative.json", "sampling.temperature-negative", "temperature-negative"),
    ("*/errors/chat-temperature-numeric-string.json", "sampling.temperature-digits", "temperature-digits"),
    ("*/errors/chat-top-p-too-high.json", "sampling.top-p-high", "top-p-high"),
    ("*/errors/chat-tool-bad-schema-regex.json", "tools.bad-schema", "tool-bad-schema"),
    ("*/errors/chat-tool-bad-schema-not-strict.json", "tools.bad-schema", "tool-bad-schema"),
    ("*/errors/chat-tool-choice-named-unknown.json", "tools.choice-unknown-tool", "choice-unknown-tool"),
    ("*/errors/chat-tool-duplicate-names.json", "tools.twice", "tool-twice"),
    ("*/errors/chat-tool-message-content-null.json", "tools.result-without-content", "result-without-content"),
    ("*/errors/chat-tool-name-empty.json", "tools.empty-name", "tool-empty-name"),
    ("*/errors/chat-tool-name-invalid-chars.json", "tools.odd-name", "tool-odd-name"),
    ("*/errors/chat-user-content-missing.json", "errors.content-none", "content-none"),
    ("*/errors/chat-user-content-null.json", "errors.content-null", "content-null"),
    ("*/chat/tool-message-without-call-id.json", "tools.result-without-id", "result-without-id"),
    # Faults of the client for which the server takes the blame
    ("*/errors/chat-content-part-missing-text.json", "errors.part-without-text", "part-without-text"),
    ("*/errors/chat-image-url-part.json", "errors.image-broken", "image-broken"),
    ("*/errors/chat-grammar-and-json-schema.json", "structured.bad-schema", "bad-schema"),
    ("*/errors/chat-missing-role.json", "errors.role-none", "role-none"),
    ("*/errors/chat-role-number.json", "errors.role-number", "role-number"),
    ("*/errors/chat-tool-call-*.json", "tools.broken-arguments", "broken-arguments"),
    ("*/errors/chat-tool-missing-function.json", "tools.without-function", "tool-without-function"),
    ("*/errors/*-tool-missing-name.json", "tools.without-name", "tool-without-name"),
    ("*/errors/chat-tool-unknown-type.json", "tools.unknown-type", "tool-unknown-type"),
    ("*/errors/chat-tools-not-list.json", "tools.no-list", "tools-no-list"),
    ("*/errors/chat-tool-output-does-not-parse.json", "chat.one-answer", "plain"),
    ("ollama-*/format-bad-schema.json", "structured.bad-schema", "bad-schema"),
    ("ollama-*/format-bad.json", "structured.unknown-format", "unknown-format"),
    ("ollama-*/stop-string.json", "sampling.stop-number", "stop-number"),
    ("ollama-*/option-type.json", "sampling.temperature-text", "temperature-text"),
    # Refusals inside of a stream, and streams that break
    ("*/errors/*-response-format-json-schema-bad-stream.json", "structured.bad-schema-streamed", "bad-schema-streamed"),
    ("*/errors/*-bad-schema*-stream.json", "tools.bad-schema-streamed", "tool-bad-schema-streamed"),
    ("*/errors/*-stream*.json", "streaming.reads", "plain-streamed"),
    ("ollama-*/*midstream-crash.json", "streaming.reads", "plain-streamed"),
    # Answers that are cut and look whole
    ("*/errors/responses-*.json", "limits.status", "cut"),
    ("*/responses/json-schema.json", "structured.schema", "schema"),
    ("*/responses/stream-length.json", "streaming.status-incomplete", "cut-streamed"),
    ("*/responses/stream-tool-truncated.json", "tools.cut-streamed", "tools-cut-streamed"),
    ("llama.cpp*/responses/tool-truncated.json", "tools.cut", "tools-cut"),
    ("llama.cpp*/responses/*.json", "limits.status", "cut"),
    ("ollama-*/v1-responses-stream.json", "streaming.status-incomplete", "cut-streamed"),
    ("ollama-*/v1-responses.json", "limits.status", "cut"),
    ("ollama-*/overflow.json", "limits.overflow", "overflow"),
    ("ollama-*/truncate-ignored.json", "limits.overflow", "overflow"),
    # Calls
    ("llama.cpp*/chat-stream/tool-named.json", "tools.named-streamed", "tools-named-streamed"),
    ("llama.cpp*/tool-named.json", "tools.named", "tools-named"),
    ("*/chat-stream/reasoning-tool-required.json", "tools.required-streamed", "tools-required-streamed"),
    ("*/chat-stream/*tool-named*.json", "tools.finish-named-streamed", "tools-named-streamed"),
    ("*/chat/*tool-named*.json", "tools.finish-named", "tools-named"),
    ("*/chat/reasoning-tool-required.json", "tools.finish-with-calls", "tools-required"),
    ("*/messages/reasoning-tool-any.json", "tools.finish-with-calls", "tools-required"),
    ("*/chat-stream/tool-arguments-as-string.json", "tools.arguments-once-streamed", "tools-auto-streamed"),
    ("*/chat/tool-arguments-as-string.json", "tools.arguments-once", "tools-auto"),
    ("*/chat-stream/tool-arguments-missing.json", "tools.arguments-there", "tools-auto-streamed"),
    ("*/chat-stream/tool-malformed-json.json", "tools.arguments-json-streamed", "tools-auto-streamed"),
    ("*/chat-stream/tool-stop-inside-arguments.json", "tools.arguments-json-streamed", "tools-auto-streamed"),
    ("*/chat-stream/tool-unicode-arguments.json", "tools.unicode-streamed", "tools-odd-streamed"),
    ("*/chat/tool-unicode-arguments.json", "tools.unicode", "tools-odd"),
    ("*/chat-stream/tool-unknown-name-called.json", "tools.auto-streamed", "tools-auto-streamed"),
    ("*/chat/tool-unknown-name-called.json", "tools.auto", "tools-auto"),
    ("ollama-0.11.4/tools-stream.json", "tools.id-streamed", "tools-auto-streamed"),
    ("ollama-0.11.4/tools.json", "tools.id", "tools-auto"),
    ("*/chat-stream/tool-none*.json", "tools.none-not-in-text", "tools-none-streamed"),
    ("*tool-none*.json", "tools.none-not-in-text", "tools-none"),
    ("*truncated*.json", "tools.cut-not-in-text", "tools-cut"),
    ("*/chat-stream/tool-roundtrip*.json", "tools.results-not-in-text", "tools-result-streamed"),
    ("*/messages/tool-roundtrip.json", "tools.results-not-in-text", "tools-result"),
    ("*/chat/tool-*.json", "tools.not-in-text", "tools-auto"),
    ("*/chat/reasoning-json-schema.json", "structured.schema", "schema"),
)
"""Deviations that the reviewed values of the recordings tell by themselves."""

FURTHER: Final = (
    # What only people see: facts of servers, each in a recording
    ("llama.cpp-xllamacpp-2026.10.11549/chat/unknown-model-accepted.json", "chat.model-asked", "plain"),
    ("llama.cpp-xllamacpp-2026.10.11549/messages/stop-sequences.json", "sampling.stop-named", "/v1/messages"),
    ("llama.cpp-xllamacpp-2026.10.11549/errors/messages-invalid-json.json", "errors.says-error", "json-broken"),
    ("vllm-0.32.0/errors/messages-missing-messages.json", "errors.says-error", "messages-number"),
    ("vllm-0.32.0/errors/unknown-route.json", "errors.form-path-unknown", "path-unknown"),
    ("vllm-0.32.0/chat-stream/force-include-usage.json", "streaming.usage-unasked", "usage-unasked"),
    (
        "llama.cpp-xllamacpp-2026.10.11549/chat/parallel-tool-calls-complete.json",
        "tools.parallel-off",
        "tools-parallel-off",
    ),
    ("vllm-0.32.0/errors/chat-invalid-utf8.json", "errors.form-json-broken", "json-broken"),
    ("vllm-0.32.0/chat-stream/tool-required-continuous-usage.json", "streaming.usage-once", "plain-streamed"),
    ("vllm-0.32.0/errors/chat-get-method.json", "errors.form-chat-get", "chat-get"),
)
"""Deviations that only the notes beside the recordings, or the published form of the dialect, tell."""
