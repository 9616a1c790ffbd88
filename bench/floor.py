"""The floor: what a competent engineer writes by hand for the same job, with `json`, dictionaries and lists only.

It checks nothing and knows one server, but does the whole job: from the same bytes to the same result, a dictionary of
text, parsed calls, finish reason and usage. Text is gathered in a list and joined once; arguments are parsed once.
Turnwire does all of this and more on top (checks, unknown fields kept, cut calls told apart), so 1.0 cannot be reached
by leaving things out; where Turnwire is below 1.0, its JSON parser is faster than `json`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bench.data import MAX_TOKENS, MODEL, TEMPERATURE, TOOLS, TOP_P, TURNS

Result = dict[str, Any]
"""`text`, `calls` (id, name, arguments), `finish`, `usage` (prompt_tokens, completion_tokens)."""


def build_tools() -> list[dict[str, Any]]:
    """The tools of the request."""
    return [{"name": name, "description": text, "parameters": schema} for name, text, schema in TOOLS]


TOOLS_MADE = build_tools()


def build_request() -> dict[str, Any]:
    """The 20-message request as canonical plain data."""
    messages: list[dict[str, Any]] = []
    for turn in TURNS:
        if turn.calls:
            calls = [{"id": call.id, "name": call.name, "arguments": call.arguments} for call in turn.calls]
            messages.append({"role": "assistant", "tool_calls": calls})
            messages += [
                {"role": "tool", "content": call.result, "tool_call_id": call.id, "name": call.name}
                for call in turn.calls
            ]
        else:
            messages.append({"role": turn.role, "content": turn.text})
    return {
        "messages": messages,
        "parameters": {"model": MODEL, "temperature": TEMPERATURE, "top_p": TOP_P, "max_tokens": MAX_TOKENS},
        "tools": TOOLS_MADE,
    }


def encode_chat_request(request: dict[str, Any]) -> bytes:
    """A canonical plain request as the bytes of a Chat Completions request."""
    messages: list[dict[str, Any]] = []
    for message in request["messages"]:
        match message["role"]:
            case "assistant" if "tool_calls" in message:
                calls = [
                    {
                        "id": call["id"],
                        "type": "function",
                        "function": {"name": call["name"], "arguments": json.dumps(call["arguments"])},
                    }
                    for call in message["tool_calls"]
                ]
                messages.append({"role": "assistant", "content": message.get("content"), "tool_calls": calls})
            case "tool":
                messages.append(
                    {
                        "role": "tool",
                        "content": message["content"],
                        "tool_call_id": message["tool_call_id"],
                        "name": message["name"],
                    }
                )
            case role:
                messages.append({"role": role, "content": message["content"]})
    parameters = request["parameters"]
    body = {
        "model": parameters["model"],
        "messages": messages,
        "temperature": parameters["temperature"],
        "top_p": parameters["top_p"],
        "max_tokens": parameters["max_tokens"],
        "tools": [
            {
                "type": "function",
                "function": {
                    "name": tool["name"],
                    "description": tool["description"],
                    "parameters": tool["parameters"],
                    "strict": tool.get("strict", True),
                },
            }
            for tool in request["tools"]
        ],
    }
    return json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()


def anthropic_request() -> dict[str, Any]:
    """The same request in the words of Anthropic Messages."""
    messages: list[dict[str, Any]] = []
    system = ""
    for turn in TURNS:
        if turn.role == "system":
            system = turn.text or ""
        elif turn.calls:
            uses = [
                {"type": "tool_use", "id": call.id, "name": call.name, "input": call.arguments} for call in turn.calls
            ]
            results = [{"type": "tool_result", "tool_use_id": call.id, "content": call.result} for call in turn.calls]
            messages += [{"role": "assistant", "content": uses}, {"role": "user", "content": results}]
        else:
            messages.append({"role": turn.role, "content": [{"type": "text", "text": turn.text}]})
    tools = [
        {"name": tool["name"], "description": tool["description"], "input_schema": tool["parameters"]}
        for tool in TOOLS_MADE
    ]
    return {
        "model": MODEL,
        "max_tokens": MAX_TOKENS,
        "system": system,
        "messages": messages,
        "temperature": TEMPERATURE,
        "tools": tools,
    }


def anthropic_to_chat(body: bytes) -> bytes:
    """An Anthropic request as the bytes of a Chat Completions request: keys renamed, nothing checked."""
    request = json.loads(body)
    messages: list[dict[str, Any]] = [{"role": "system", "content": request["system"]}]
    for message in request["messages"]:
        calls: list[dict[str, Any]] = []
        texts: list[dict[str, Any]] = []
        for block in message["content"]:
            match block["type"]:
                case "text":
                    texts.append({"type": "text", "text": block["text"]})
                case "tool_use":
                    function = {"name": block["name"], "arguments": json.dumps(block["input"])}
                    calls.append({"id": block["id"], "type": "function", "function": function})
                case "tool_result":
                    result = {"role": "tool", "tool_call_id": block["tool_use_id"], "content": block["content"]}
                    messages.append(result)
        if calls:
            messages.append({"role": "assistant", "content": None, "tool_calls": calls})
        elif texts:
            messages.append({"role": message["role"], "content": texts})
    body_out = {
        "model": request["model"],
        "messages": messages,
        "max_completion_tokens": request["max_tokens"],
        "temperature": request["temperature"],
        "tools": [
            {
                "type": "function",
                "function": {
                    "name": tool["name"],
                    "description": tool["description"],
                    "parameters": tool["input_schema"],
                },
            }
            for tool in request["tools"]
        ],
    }
    return json.dumps(body_out, ensure_ascii=False, separators=(",", ":")).encode()


def chat_to_anthropic(body: bytes) -> bytes:
    """A Chat Completions request as the bytes of an Anthropic request: keys renamed, nothing checked."""
    request = json.loads(body)
    system = ""
    messages: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = []
    for message in request["messages"]:
        role, content = message["role"], message["content"]
        if role == "tool":
            if not results:
                messages.append({"role": "user", "content": results})
            results.append({"type": "tool_result", "tool_use_id": message["tool_call_id"], "content": content})
            continue
        if role == "user" and results:
            results += content  # one message: the results, and what the user said after them
            continue
        results = []
        if role == "system":
            system = content
        elif calls := message.get("tool_calls"):
            uses = [
                {
                    "type": "tool_use",
                    "id": call["id"],
                    "name": call["function"]["name"],
                    "input": json.loads(call["function"]["arguments"]),
                }
                for call in calls
            ]
            messages.append({"role": "assistant", "content": uses})
        else:
            messages.append({"role": role, "content": content})
    body_out = {
        "model": request["model"],
        "max_tokens": request["max_completion_tokens"],
        "system": system,
        "messages": messages,
        "temperature": request["temperature"],
        "tools": [
            {
                "name": tool["function"]["name"],
                "description": tool["function"]["description"],
                "input_schema": tool["function"]["parameters"],
            }
            for tool in request["tools"]
        ],
    }
    return json.dumps(body_out, ensure_ascii=False, separators=(",", ":")).encode()


def parse_chat_response(body: bytes) -> Result:
    """The result in a Chat Completions answer."""
    data = json.loads(body)
    choice = data["choices"][0]
    message = choice["message"]
    calls = [
        {
            "id": call["id"],
            "name": call["function"]["name"],
            "arguments": json.loads(call["function"]["arguments"]),
        }
        for call in message.get("tool_calls") or ()
    ]
    return {
        "text": message.get("content") or "",
        "calls": calls,
        "finish": choice["finish_reason"],
        "usage": _chat_usage(data["usage"]),
    }


def read_chat_stream(pieces: Iterable[bytes]) -> Result:
    """The result in a Chat Completions stream."""
    text: list[str] = []
    calls: dict[int, dict[str, Any]] = {}
    finish = usage = None
    held = b""
    for piece in pieces:
        *events, held = (held + piece).split(b"\n\n")
        for event in events:
            if not event.startswith(b"data: ") or event == b"data: [DONE]":
                continue
            chunk = json.loads(event[6:])
            if chunk.get("usage"):
                usage = chunk["usage"]
            for choice in chunk["choices"]:
                delta = choice["delta"]
                if delta.get("content"):
                    text.append(delta["content"])
                for part in delta.get("tool_calls") or ():
                    call = calls.setdefault(part["index"], {"id": None, "name": None, "pieces": []})
                    function = part["function"]
                    if part.get("id"):
                        call["id"] = part["id"]
                    if function.get("name"):
                        call["name"] = function["name"]
                    if function.get("arguments"):
                        call["pieces"].append(function["arguments"])
                if choice.get("finish_reason"):
                    finish = choice["finish_reason"]
    return {
        "text": "".join(text),
        "calls": [
            {"id": call["id"], "name": call["name"], "arguments": json.loads("".join(call["pieces"]))}
            for call in calls.values()
        ],
        "finish": finish,
        "usage": _chat_usage(usage),
    }


def parse_ollama_response(body: bytes) -> Result:
    """The result in an Ollama answer."""
    data = json.loads(body)
    message = data["message"]
    calls = [
        {"id": call["id"], "name": call["function"]["name"], "arguments": call["function"]["arguments"]}
        for call in message.get("tool_calls") or ()
    ]
    finish = "tool_calls" if calls else data["done_reason"]
    return {"text": message["content"], "calls": calls, "finish": finish, "usage": _ollama_usage(data)}


def read_ollama_stream(pieces: Iterable[bytes]) -> Result:
    """The result in an Ollama stream."""
    text: list[str] = []
    calls: list[dict[str, Any]] = []
    last: dict[str, Any] = {}
    held = b""
    for piece in pieces:
        *lines, held = (held + piece).split(b"\n")
        for line in lines:
            data = json.loads(line)
            message = data["message"]
            if message.get("content"):
                text.append(message["content"])
            for call in message.get("tool_calls") or ():
                function = call["function"]
                calls.append({"id": call["id"], "name": function["name"], "arguments": function["arguments"]})
            if data["done"]:
                last = data
    finish = "tool_calls" if calls else last["done_reason"]
    return {"text": "".join(text), "calls": calls, "finish": finish, "usage": _ollama_usage(last)}


def _chat_usage(usage: Any) -> dict[str, int]:
    return {"prompt_tokens": usage["prompt_tokens"], "completion_tokens": usage["completion_tokens"]}


def _ollama_usage(data: dict[str, Any]) -> dict[str, int]:
    return {"prompt_tokens": data["prompt_eval_count"], "completion_tokens": data["eval_count"]}


# One object for each chunk, as a program wants that shows them as they come


@dataclass(frozen=True, slots=True)
class Chunk:
    """One piece of a streamed answer, filled by hand and not checked."""

    text: str | None = None
    calls: tuple[tuple[int, str | None, str | None, str | None], ...] | None = None
    finish: str | None = None
    usage: dict[str, Any] | None = None
    model: str | None = None
    id: str | None = None
    created: int | None = None


def chunks_with_orjson(events: Iterable[bytes], loads: Any) -> list[Chunk]:
    """A chunk for each event; the events come whole, so nothing is cut or joined. `loads` is `orjson.loads`."""
    chunks: list[Chunk] = []
    for event in events:
        data = event[6:-2]
        if data == b"[DONE]":
            continue
        chunk = loads(data)
        text = calls = finish = None
        for choice in chunk["choices"]:
            delta = choice["delta"]
            text = delta.get("content")
            if delta.get("tool_calls"):
                calls = tuple(
                    (call["index"], call.get("id"), call["function"].get("name"), call["function"].get("arguments"))
                    for call in delta["tool_calls"]
                )
            finish = choice.get("finish_reason")
        chunks.append(Chunk(text, calls, finish, chunk.get("usage"), chunk["model"], chunk["id"], chunk["created"]))
    return chunks
