"""A second reading of the recorded chat exchanges, written without the codecs and without `turnwire`.

In: the JSON of one exchange file and, for a recorded SSE stream, its bytes. Out: what the answer means, as plain data.
It reads straightforwardly and slowly: text is the joined content, calls are told apart by position and id, the finish
reason comes from the few rules below, usage is the last that came. Its output was reviewed by hand and is kept in
`tests/recordings/expectations.json`, which is what the codecs are compared with.

Facts it stands on: ids at a known index open a new call; `length` beats `tool_calls`; calls with a raw `stop` are
`tool_calls`; the last call of a cut answer is cut unless its arguments are closed or the server only ever sends whole
calls; no end is an error.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

from tests.contract.oracle_items import (
    MESSAGES_WORDS,
    RESPONSES_WORDS,
    Reading,
    read_message,
    read_message_stream,
    read_response,
    read_response_stream,
)

WORDS = {
    "stop": "stop",
    "length": "length",
    "tool_calls": "tool_calls",
    "content_filter": "content_filter",
    # vLLM: the engine gave the request up. The client that gave up has hung up and never reads this word.
    "abort": "error",
}
# Servers whose streams end behind the last chunk, without [DONE].
WITHOUT_DONE = {"transformers-serve"}
ANSWER_PATHS = {
    "/api/chat": "ollama",
    "/v1/chat/completions": "openai-chat",
    "/v1/messages": "anthropic",
    "/v1/responses": "openai-responses",
}
# What an error says counts more than its status: Ollama and llama.cpp answer many mistakes of the client with 500.
SAYINGS = (
    ("maximum context length is|exceeds the available context size", "ACODE-MDL-010", "context_overflow"),
    ("^The model `.*` does not exist|^model ['\"].*['\"] not found", "ACODE-MDL-006", "not_found"),
    ("^The model produced output that does not match", "ACODE-MDL-009", "tool_use_failed"),
    ("does not support (tools|thinking)$|is not supported for this model", "ACODE-MDL-003", "unsupported"),
    ("not a multimodal model|input is not supported|--tool-call-parser to be set", "ACODE-MDL-003", "unsupported"),
    ("^llama.cpp does not support '|engine does not support `", "ACODE-MDL-003", "unsupported"),
    (r"^unsupported content\[\]\.type$", "ACODE-MDL-003", "unsupported"),
    ("^Failed to parse (messages|tools|tool call arguments)|^Cannot use both", "ACODE-MDL-003", "invalid_request"),
    ('^option ".*" must be|^invalid format|^invalid JSON schema in format', "ACODE-MDL-003", "invalid_request"),
)
# A text that begins with thoughts, or has a whole call in it, in the marks that the models of the recordings write.
THOUGHTS_OR_CALL = re.compile(
    r'^\s*<think>.*?</think>|<tool_call>\s*\{"name":.*?"arguments": *\{[^{}]*\}\s*\}\s*</tool_call>', re.DOTALL
)
# Paris, which one model wrote for the name of the tool, is no tool.
CUT_CALL = re.compile(
    r'<tool_call>\s*\{"name(?!": "Paris|.*</tool_call>)|^\{"name": *"get_weather", *"arguments', re.DOTALL
)
KINDS = {
    401: ("ACODE-MDL-003", "authentication"),
    403: ("ACODE-MDL-003", "permission"),
    404: ("ACODE-MDL-003", "not_found"),
    429: ("ACODE-MDL-003", "rate_limited"),
    501: ("ACODE-MDL-003", "unsupported"),
    503: ("ACODE-MDL-003", "overloaded"),
}


def read_exchange(exchange: dict[str, Any], sse_bytes: bytes | None) -> dict[str, Any]:
    """What a right decoder says about this chat exchange."""
    dialect = ANSWER_PATHS[exchange["request"]["path"]]
    response = exchange["response"]
    if response["status"] >= 400:
        return {"error": _http_error(response["status"], response.get("body", response.get("body_text")))}
    limit = _limit(exchange, dialect)
    whole_calls = exchange["server"] == "ollama"
    if dialect == "ollama":
        lines = response["ndjson"] if "ndjson" in response else [response["body"]]
        return _ollama(lines, exchange["request"].get("body") or {})
    text = None
    if "sse" in response:
        text = sse_bytes.decode("utf-8", "replace") if sse_bytes is not None else "\n\n".join(response["sse"])
    if dialect == "anthropic":
        reading = read_message(response["body"]) if text is None else read_message_stream(text)
        return _items(reading, MESSAGES_WORDS, None)
    if dialect == "openai-responses":
        reading = read_response(response["body"]) if text is None else read_response_stream(text)
        return _items(reading, RESPONSES_WORDS, limit)
    if text is not None:
        return _openai_stream(text, limit, whole_calls, exchange["server"] not in WITHOUT_DONE)
    return _openai_body(response["body"], limit, whole_calls)


def _limit(exchange: dict[str, Any], dialect: str) -> int | None:
    body = exchange["request"].get("body")
    if not isinstance(body, dict):
        return None
    if dialect == "ollama":
        return (body.get("options") or {}).get("num_predict")
    if dialect == "openai-responses":
        return body.get("max_output_tokens")
    limit = body.get("max_completion_tokens")
    return limit if limit is not None else body.get("max_tokens")


# Ollama: every line is an answer object; the pieces are joined; calls come whole.


def _ollama(lines: list[dict[str, Any]], request: dict[str, Any]) -> dict[str, Any]:
    text, thinking = "", ""
    calls: list[dict[str, Any]] = []
    last: dict[str, Any] | None = None
    for line in lines:
        if "error" in line:
            info = {"code": "ACODE-MDL-008", "category": "server_error"}
            return {"error": info, "partial": _answer(text, thinking, calls, "error", None, {}, True, [])}
        message = line.get("message") or {}
        text += message.get("content") or ""
        thinking += message.get("thinking") or ""
        for call in message.get("tool_calls") or []:
            function = call["function"]
            calls.append(
                {
                    "id": call.get("id"),
                    "name": function["name"],
                    "text": json.dumps(function["arguments"]),
                    "whole": True,
                }
            )
        if line.get("done"):
            last = line
    if last is None:
        info = {"code": "ACODE-MDL-008", "category": "interrupted"}
        return {"error": info, "partial": _answer(text, thinking, calls, "error", None, {}, True, [])}
    raw = last.get("done_reason")
    usage = {"prompt": last.get("prompt_eval_count"), "completion": last.get("eval_count")}
    notes = ["not_a_turn"] if raw in ("load", "unload") else []
    if _prompt_was_cut(request, usage["prompt"]):
        notes.append("possibly_truncated_prompt")
    if raw == "length" and not text and not thinking and not calls and request.get("tools"):
        notes.append("possibly_dropped_tool_call")
    return _answer(text, thinking, calls, _reason(raw, calls, False, None, usage), raw, usage, raw == "length", notes)


def _prompt_was_cut(request: dict[str, Any], prompt: int | None) -> bool:
    """Whether the counted prompt fills the context that was asked for, or half of it and is too short for its words."""
    context = (request.get("options") or {}).get("num_ctx")
    if context is None or prompt is None:
        return False
    words = sum(len(message["content"].split()) for message in request["messages"])
    return prompt >= context or (abs(prompt - context / 2) < 9 and words > prompt)


# OpenAI chat: one body with choices, or chunks that end with a finish reason, perhaps usage, and [DONE].


def _openai_body(body: dict[str, Any], limit: int | None, whole_calls: bool) -> dict[str, Any]:
    choice = next(choice for choice in body["choices"] if choice["index"] == 0)
    message = choice["message"]
    calls = [
        {
            "id": call["id"],
            "name": call["function"]["name"],
            "text": call["function"]["arguments"],
            "whole": whole_calls,
        }
        for call in message.get("tool_calls") or []
    ]
    return _openai_answer(
        message.get("content") or "",
        message.get("reasoning") or message.get("reasoning_content") or "",
        calls,
        choice["finish_reason"],
        body.get("usage"),
        limit,
    )


def _openai_stream(text: str, limit: int | None, whole_calls: bool, has_done: bool) -> dict[str, Any]:
    content, thinking, raw, usage, done = "", "", None, None, False
    calls: list[dict[str, Any]] = []
    at_index: dict[int, dict[str, Any]] = {}
    for line in text.split("\n"):
        if not line.startswith("data:"):
            continue
        data = line[5:].strip()
        if data == "[DONE]":
            done = True
            continue
        chunk = json.loads(data)
        if "error" in chunk:
            category = _http_error(chunk["error"]["code"], chunk)["category"]
            info = {"code": "ACODE-MDL-008", "category": category}
            return {
                "error": info,
                "partial": _answer(content, thinking, calls, "error", None, usage_of(usage), True, []),
            }
        if chunk.get("usage"):
            usage = chunk["usage"]
        for choice in chunk["choices"]:
            if choice["index"] != 0:
                continue
            delta = choice["delta"]
            content += delta.get("content") or ""
            thinking += delta.get("reasoning") or delta.get("reasoning_content") or ""
            for piece in delta.get("tool_calls") or []:
                call = at_index.get(piece["index"])
                if call is None or (piece.get("id") and piece["id"] != call["id"]):
                    call = {"id": piece["id"], "name": "", "text": "", "whole": whole_calls}
                    at_index[piece["index"]] = call
                    calls.append(call)
                call["name"] = call["name"] or piece["function"].get("name") or ""
                call["text"] += piece["function"].get("arguments") or ""
            raw = raw or choice.get("finish_reason")
    if raw is None:
        info = {"code": "ACODE-MDL-008", "category": "interrupted"}
        return {"error": info, "partial": _answer(content, thinking, calls, "error", None, usage_of(usage), True, [])}
    assert done == has_done or whole_calls, "a finish reason without [DONE]: only some servers leave it out"
    return _openai_answer(content, thinking, calls, raw, usage, limit)


def usage_of(usage: dict[str, Any] | None) -> dict[str, Any]:
    """The counts of an OpenAI usage object; vLLM alone says how many tokens it wrote to its cache."""
    usage = usage or {}
    return {
        "prompt": usage.get("prompt_tokens"),
        "completion": usage.get("completion_tokens"),
        "cached": (usage.get("prompt_tokens_details") or {}).get("cached_tokens"),
        "cache_write": (usage.get("prompt_tokens_details") or {}).get("created_cache_tokens"),
        "reasoning": (usage.get("completion_tokens_details") or {}).get("reasoning_tokens"),
    }


def _openai_answer(
    content: str, thinking: str, calls: list[dict[str, Any]], raw: str, usage: dict[str, Any] | None, limit: int | None
) -> dict[str, Any]:
    counts = usage_of(usage)
    cut_inside = bool(calls) and _judge(calls[-1]) == "truncated"
    reason = _reason(raw, calls, cut_inside, limit, counts)
    return _answer(content, thinking, calls, reason, raw, counts, reason == "length", [])


# Messages and Responses: blocks and items, read in `oracle_items.py`.


def _items(reading: Reading, words: dict[str, str], limit: int | None) -> dict[str, Any]:
    error: dict[str, Any] | None = None
    if reading.error is not None:
        inner = reading.error.get("error", reading.error)
        code = inner.get("code") if isinstance(inner, dict) else None
        status = code if isinstance(code, int) else 500
        error = {"code": "ACODE-MDL-008", "category": _http_error(status, reading.error)["category"]}
    elif not reading.has_end:
        error = {"code": "ACODE-MDL-008", "category": "interrupted"}
    if error is not None:
        partial = _answer(reading.text, reading.thinking, reading.calls, "error", None, reading.usage, True, [])
        return {"error": error, "partial": partial}
    calls, usage = reading.calls, reading.usage
    cut_inside = bool(calls) and _judge(calls[-1]) == "truncated"
    reason = _reason(words.get(reading.raw or ""), calls, cut_inside, limit, usage)
    notes = []
    if limit is not None and reason in ("stop", "tool_calls") and usage.get("completion") == limit:
        notes.append("possibly_truncated_turn")
    return _answer(
        reading.text, reading.thinking, calls, reason, reading.raw, usage, reason in ("length", "error"), notes
    )


# The rules, once more and in other words than the product's.


def _reason(
    raw: str | None, calls: list[dict[str, Any]], cut_inside: bool, limit: int | None, usage: dict[str, Any]
) -> str:
    word = WORDS.get(raw or "", "other")  # words of Messages and Responses come translated
    if word in ("stop", "tool_calls") and cut_inside:
        return "length" if limit is not None and usage.get("completion") == limit else "error"
    return "tool_calls" if word == "stop" and calls else word


def _judge(call: dict[str, Any]) -> str | None:
    """Why a call cannot run, by its own text; None when it can."""
    text = call["text"]
    if not text.strip():
        return None
    try:
        value = json.loads(text)
    except ValueError:
        return "truncated" if _ends_early(text) else "not_json"
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except ValueError:
            return "not_an_object"
    return None if isinstance(value, dict) else "not_an_object"


def _ends_early(text: str) -> bool:
    """Whether some ending would make the text JSON: found by closing it, not by asking a parser where it failed."""
    stack, inside, escaped = [], False, False
    for character in text:
        if inside:
            if escaped:
                escaped = False
            elif character == "\\":
                escaped = True
            elif character == '"':
                inside = False
        elif character == '"':
            inside = True
        elif character in "{[":
            stack.append("}" if character == "{" else "]")
        elif character in "}]" and (not stack or stack.pop() != character):
            return False
    if not stack and not inside:
        return False
    tail = "".join(reversed(stack))
    for middle in ("", '"', '":0', ":0", "0", '"a":0', '\\"', '""', '"":0', '":""'):
        try:
            json.loads(text + middle + tail)
        except ValueError:
            continue
        return True
    return False


def _arguments(text: str) -> Any:
    if not text.strip():
        return {}
    value = json.loads(text)
    return json.loads(value) if isinstance(value, str) else value


def _answer(
    text: str,
    thinking: str,
    calls: list[dict[str, Any]],
    reason: str,
    raw: str | None,
    usage: dict[str, Any],
    was_cut: bool,
    diagnostics: list[str],
) -> dict[str, Any]:
    valid, invalid, notes = [], [], list(diagnostics)
    for position, call in enumerate(calls):
        fault = _judge(call)
        if was_cut and not call["whole"] and position == len(calls) - 1 and fault in (None, "not_json"):
            if reason == "length" and fault is None and call["text"].strip() and _arguments(call["text"]):
                notes.append("after_truncation")  # an object that is closed cannot have been cut; more may be missing
            else:
                fault = "truncated"
        if call["id"] is None:
            notes.append("minted_tool_call_id")
        if fault is None:
            if not call["text"].strip():
                notes.append("empty_arguments")
            elif isinstance(json.loads(call["text"]), str):
                notes.append("double_encoded_arguments")
            valid.append({"id": call["id"], "name": call["name"], "arguments": _arguments(call["text"])})
        else:
            invalid.append(
                {
                    "id": call["id"],
                    "name": call["name"] or None,
                    "reason": fault,
                    "position": position,
                    "arguments_text": call["text"],
                }
            )
    if THOUGHTS_OR_CALL.search(text) or (reason == "length" and CUT_CALL.search(text)):
        notes.append("text_not_read")
    counts = {name: count for name, count in usage.items() if count is not None}
    answer: dict[str, Any] = {
        "finish_reason": reason,
        "raw": raw,
        "text": _short(text),
        "thinking": _short(thinking) or None,
    }
    answer |= {"tool_calls": valid, "invalid": invalid, "usage": counts, "diagnostics": sorted(notes)}
    return {name: value for name, value in answer.items() if value not in (None, [], {})}


def _short(text: str) -> Any:
    """Long texts stand as their length and hash, as in the expectations file."""
    if len(text) <= 160:
        return text
    return {"length": len(text), "sha256": hashlib.sha256(text.encode()).hexdigest()}


# Error answers: the status says most; some texts say more.


def _http_error(status: int, body: Any) -> dict[str, Any]:
    text = _error_text(body)
    code, category = KINDS.get(status, ("ACODE-MDL-003", "invalid_request" if status < 500 else "server_error"))
    for pattern, its_code, its_category in SAYINGS:
        if re.search(pattern, text):
            code, category = its_code, its_category
            break
    return {"status": status, "code": code, "category": category}


def _error_text(body: Any) -> str:
    """The words of an error; the document that Ollama passes on inside its text is unpacked."""
    while isinstance(body, dict):
        body = body.get("error", body.get("message", body.get("detail", "")))
        if isinstance(body, str) and body.startswith("{"):
            body = json.loads(body)
    return str(body)
