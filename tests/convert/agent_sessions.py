"""Sessions of coding agents: the requests that each sends one after another, in its own form, with words of our own.

The forms are those of bodies that the agents sent through the gateway in two sessions of four requests each, to a model
that thinks, speaks and calls two tools in a turn. What an agent changes from one request to the next is changed here,
too: Claude Code moves its cache mark and writes another attribution, Gemini CLI takes signatures back, Codex and Claude
Code name the session. In each session one result is an image, one answer is empty, and the user breaks one turn off.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

Body = dict[str, Any]
TURNS: Final = 7
IMAGE: Final = 1
"""The step in which a file is an image."""
BROKEN: Final = 2
"""The step in which no answer comes, since the user breaks it off and says something else."""
EMPTY: Final = 4
"""The step with an answer in which is nothing, after which the user says to go on."""
PNG: Final = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
SCHEMA: Final = {"type": "object", "properties": {"path": {"type": "string"}}, "required": ["path"]}
CONTEXT: Final = "<context>\nToday is Saturday, 28 November 2026.\nThe folder is /home/ann/project.\n</context>"
QUESTION: Final = "Which word is in note.txt?"
RULES: Final = "You are a coding agent. Read files before you change them."
RESULT: Final = "1\theron\n"


class Session(NamedTuple):
    """The requests of one agent in one session."""

    agent: str
    version: str
    """Of the agent whose bodies have this form."""
    dialect: str
    body: Callable[[int], Body]
    """`(turn)`: the request after that many answers."""

    def bodies(self) -> Iterator[Body]:
        """Each request, the first with no answer."""
        return map(self.body, range(TURNS))


def _paths(step: int) -> tuple[str, str]:
    return f"note-{step}.txt", f"src/note-{step}.py"


def claude(turn: int) -> Body:
    """System texts, a message of the system behind the user's, thoughts with signatures, a mark on what comes last."""
    mark = {"cache_control": {"type": "ephemeral"}}
    messages: list[Body] = [
        {"role": "user", "content": [{"type": "text", "text": CONTEXT}, {"type": "text", "text": QUESTION}]},
        {"role": "system", "content": "Agents that you may start: plan, explore."},
    ]
    for step in range(turn):
        if step == BROKEN:  # neighbours of one role are one message
            messages[-1]["content"] += [{"type": "text", "text": text} for text in ("[Interrupted]", "Be brief.")]
            continue
        if step == EMPTY:
            messages.append({"role": "assistant", "content": [{"type": "text", "text": ""}]})
            messages.append({"role": "user", "content": [{"type": "text", "text": "Go on."}]})
            continue
        calls = [
            {"type": "tool_use", "id": f"toolu_{step}_{number}", "name": "Read", "input": {"path": path}}
            for number, path in enumerate(_paths(step))
        ]
        thought = {"type": "thinking", "thinking": f"Step {step}.", "signature": "c2ln" if step % 2 else ""}
        said = {"type": "text", "text": f"I read {step}.", "citations": []}
        messages.append({"role": "assistant", "content": [thought, said, *calls]})
        picture = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": PNG}}
        results: list[Body] = [
            {
                "tool_use_id": call["id"],
                "type": "tool_result",
                "content": [picture] if step == IMAGE else RESULT,
                **({"is_error": True} if step == BROKEN - 1 else {}),
            }
            for call in calls
        ]
        messages.append({"role": "user", "content": results})
    last = messages[-1] if turn else messages[0]
    last["content"][-1] = {**last["content"][-1], **mark}
    line = f"x-anthropic-billing-header: cc_version=2.1.197.{turn:03x}; cc_entrypoint=cli; cch={turn * 7919:05x};"
    return {
        "model": "local",
        "max_tokens": 32000,
        "stream": True,
        "metadata": {"user_id": json.dumps({"device_id": "d", "session_id": "s"})},
        "thinking": {"type": "adaptive"},
        "context_management": {"edits": [{"type": "clear_thinking_20251015", "keep": "all"}]},
        "output_config": {"effort": "high"},
        "system": [{"type": "text", "text": line}, {"type": "text", "text": RULES, **mark}],
        "tools": [{"name": name, "description": "A tool.", "input_schema": SCHEMA} for name in ("Read", "Bash")],
        "messages": messages,
    }


def codex(turn: int) -> Body:
    """Items with ids: two developer messages, two of the user, then reasoning, words, calls and their outputs."""
    said = [("developer", RULES), ("developer", "Nothing is sandboxed."), ("user", CONTEXT), ("user", QUESTION)]
    items: list[Body] = [
        {
            "type": "message",
            "id": f"msg_{number}",
            "role": role,
            "content": [{"type": "input_text", "text": text}],
        }
        for number, (role, text) in enumerate(said)
    ]
    picture = {"type": "input_image", "image_url": f"data:image/png;base64,{PNG}", "detail": "auto"}
    for step in range(turn):
        if step == EMPTY:
            nothing = {"type": "output_text", "text": "", "annotations": [], "logprobs": []}
            items.append({"type": "message", "id": "msg_e", "role": "assistant", "content": [nothing]})
        if step in (BROKEN, EMPTY):
            more = [{"type": "input_text", "text": "Go on."}]
            items.append({"type": "message", "id": f"msg_more{step}", "role": "user", "content": more})
            continue
        thought = {"type": "summary_text", "text": f"Step {step}."}
        text = {"type": "output_text", "text": f"I read {step}.", "annotations": [], "logprobs": []}
        calls = [
            {
                "type": "function_call",
                "status": "completed",
                "id": f"fc_{step}_{number}",
                "name": "exec_command",
                "arguments": json.dumps({"path": path}),
                "call_id": f"call_{step}_{number}",
            }
            for number, path in enumerate(_paths(step))
        ]
        items += [
            {"type": "reasoning", "id": f"rs_{step}", "summary": [thought], "content": None, "encrypted_content": None},
            {"type": "message", "status": "completed", "id": f"msg_a{step}", "role": "assistant", "content": [text]},
            *calls,
            *(
                {
                    "type": "function_call_output",
                    "id": f"fco_{call['id']}",
                    "call_id": call["call_id"],
                    "output": [picture] if step == IMAGE else RESULT,
                }
                for call in calls
            ),
        ]
    tool = {"type": "function", "name": "exec_command", "description": "A tool.", "strict": False, "parameters": SCHEMA}
    return {
        "model": "local",
        "stream": True,
        "store": False,
        "input": items,
        "tools": [tool, {**tool, "name": "update_plan"}],
        "tool_choice": "auto",
        "parallel_tool_calls": True,
        "reasoning": {"summary": "auto"},
        "include": ["reasoning.encrypted_content"],
        "prompt_cache_key": "01a22417",
        "client_metadata": {"session_id": "01a22417", "turn_id": f"01a22417-{turn}"},
    }


def gemini(turn: int) -> Body:
    """A signature stands on the first call of the newest answers and is taken back from older ones."""
    contents: list[Body] = [{"role": "user", "parts": [{"text": CONTEXT}, {"text": QUESTION}]}]
    for step in range(turn):
        if step in (BROKEN, EMPTY):
            words = "[The answer was broken off.]" if step == BROKEN else ""
            contents.append({"role": "model", "parts": [{"text": words}]})
            contents.append({"role": "user", "parts": [{"text": "Go on."}]})
            continue
        calls: list[Body] = [
            {"functionCall": {"id": f"call_{step}_{number}", "args": {"path": path}, "name": "read_file"}}
            for number, path in enumerate(_paths(step))
        ]
        if step > turn - 3:
            calls[0]["thoughtSignature"] = "skip_thought_signature_validator"
        contents.append({"role": "model", "parts": [{"text": f"I read {step}."}, *calls]})
        results: list[Body] = [
            {
                "functionResponse": {
                    "name": "read_file",
                    "response": {"output": RESULT},
                    "id": each["functionCall"]["id"],
                }
            }
            for each in calls
        ]
        if step == IMAGE:
            results.append({"inlineData": {"mimeType": "image/png", "data": PNG}})
        contents.append({"role": "user", "parts": results})
    names = ("read_file", "list_directory")
    declared = [{"name": name, "description": "A tool.", "parametersJsonSchema": SCHEMA} for name in names]
    return {
        "contents": contents,
        "systemInstruction": {"role": "user", "parts": [{"text": RULES}]},
        "tools": [{"functionDeclarations": declared}],
        "generationConfig": {"temperature": 1, "topP": 0.95, "topK": 64, "thinkingConfig": {"includeThoughts": True}},
    }


def _chat(turn: int, start: list[Body], name: str, result: Any) -> Body:
    messages = list(start)
    for step in range(turn):
        if step == EMPTY:
            messages.append({"role": "assistant", "content": ""})
        if step in (BROKEN, EMPTY):
            messages.append({"role": "user", "content": "Go on."})
            continue
        calls = [
            {
                "id": f"call_{step}_{number}",
                "type": "function",
                "function": {"name": name, "arguments": json.dumps({"path": path}, separators=(",", ":"))},
            }
            for number, path in enumerate(_paths(step))
        ]
        said = {"role": "assistant", "content": f"I read {step}." if step else "", "tool_calls": calls}
        messages.append({**said, "reasoning_content": f"Step {step}."})
        picture = [{"type": "image_url", "image_url": {"url": f"data:image/png;base64,{PNG}"}}]
        found = picture if step == IMAGE else result
        messages += [{"role": "tool", "tool_call_id": call["id"], "content": found} for call in calls]
    tools = [
        {"type": "function", "function": {"name": each, "description": "A tool.", "parameters": SCHEMA}}
        for each in (name, "write")
    ]
    return {
        "model": "local",
        "max_tokens": 8000,
        "stream": True,
        "stream_options": {"include_usage": True},
        "messages": messages,
        "tools": tools,
    }


def qwen(turn: int) -> Body:
    """The context is a question of its own, which has an answer; results are lists of parts."""
    start: list[Body] = [
        {"role": "system", "content": RULES},
        {"role": "user", "content": [{"type": "text", "text": CONTEXT}]},
        {"role": "assistant", "content": "I know the context."},
        {"role": "user", "content": [{"type": "text", "text": QUESTION}]},
    ]
    return _chat(turn, start, "read_file", [{"type": "text", "text": RESULT}])


def opencode(turn: int) -> Body:
    """The context is a part of the system prompt."""
    start = [{"role": "system", "content": f"{RULES}\n{CONTEXT}"}, {"role": "user", "content": QUESTION}]
    return {**_chat(turn, start, "read", RESULT), "tool_choice": "auto"}


def aider(turn: int) -> Body:
    """No tools: an example, the map of the repository, then the conversation."""
    messages: list[Body] = [
        {"role": "system", "content": RULES},
        {"role": "user", "content": "Make the greeting casual."},
        {"role": "assistant", "content": "greet.py\n```\nprint('Hey')\n```"},
        {"role": "user", "content": f"Files of the project:\n{CONTEXT}"},
        {"role": "assistant", "content": "Ok."},
    ]
    for step in range(turn):
        messages.append({"role": "user", "content": f"{QUESTION} ({step})"})
        messages.append({"role": "assistant", "content": "" if step == EMPTY else RESULT})
    messages.append({"role": "user", "content": f"{QUESTION} ({turn})"})
    return {"model": "openai/local", "messages": messages, "temperature": 0, "stream": True}


SESSIONS: Final = (
    Session("claude", "2.1.197", "anthropic", claude),
    Session("codex", "0.171.0", "openai-responses", codex),
    Session("gemini", "0.61.0", "gemini", gemini),
    Session("qwen", "0.15.10", "openai-chat", qwen),
    Session("opencode", "1.18.33", "openai-chat", opencode),
    Session("aider", "0.86.2", "openai-chat", aider),
)
