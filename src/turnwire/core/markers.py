"""Text that imitates a server's own markers (PRV-8): found, and flagged, escaped or refused.

Servers turn a conversation into one text with markers between the turns. Where user or tool text holds such a marker,
the model may read what follows as a turn of another speaker; Ollama replaces `[img-0]` by an image. Only text that
comes from outside is looked at: user and tool messages. The canonical text is never changed; escaping works on the
copy that is sent.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.message import ChatMessage
from turnwire_schema.v1.request import ChatRequest

from turnwire.core.errors import InvalidDataError, Problem, counted

MarkerPolicy = Literal["flag", "escape", "refuse"]

ZERO_WIDTH_JOINER: Final = "\u200d"

# (name, pattern, where it means something). A pattern matches the marker itself and nothing around it.
MARKERS: Final[tuple[tuple[str, str, str], ...]] = (
    # The number is a 64-bit one.
    ("ollama-image", r"\[img(?:-[0-9]{1,19})?\]", "Ollama, server/prompt.go: replaced by the image of that number"),
    (
        "llamacpp-media",
        r"<__media(?:_[A-Za-z0-9]{1,64})?__>",
        "llama.cpp, tools/mtmd/mtmd.cpp: replaced by the next medium; newer servers add random letters",
    ),
    # <|im_start|> (ChatML: Qwen, SmolLM), <|start_header_id|> <|eot_id|> <|python_tag|> (Llama 3),
    # <|header_start|> (Llama 4),
    # <|system|> <|end|> (Phi, Zephyr), <|start|> <|channel|> <|message|> (gpt-oss), <|endoftext|>, <|tool_call|>
    # (Granite) …
    ("special-token", r"<\|[A-Za-z0-9_/]{1,48}\|>", "special tokens of most models' tokenizer_config.json"),
    ("deepseek-token", "<\uff5c[^\uff5c<>\n]{1,48}\uff5c>", "DeepSeek tokenizer_config.json, with full-width bars"),
    (
        "mistral-marker",
        r"\[/?(?:INST|AVAILABLE_TOOLS|TOOL_RESULTS|SYSTEM_PROMPT|THINK|MODEL_SETTINGS)\]",
        "Mistral, mistral-common",
    ),
    (
        "mistral-call",
        r"\[(?:TOOL_CALLS|ARGS|CALL_ID|TOOL_CONTENT|IMG|IMG_BREAK|IMG_END|AUDIO|BEGIN_AUDIO)\]",
        "Mistral, mistral-common",
    ),
    ("llama2-system", r"<</?SYS>>", "Llama 2 chat template"),
    (
        "gemma-turn",
        r"<(?:start_of_turn|end_of_turn|start_of_image|end_of_image|bos|eos|pad)>",
        "Gemma tokenizer_config.json",
    ),
    (
        "gemma4-turn",
        r"<\|?(?:turn|channel|tool_call|tool_response)\|>|<\|(?:turn|channel|tool_call|tool_response)>",
        "Gemma 4 template",
    ),
    (
        "tool-call-tag",
        r"</?(?:tool_call|tool_calls|tool_response|tool_responses|tools|function_call|tool_result)>",
        "Hermes and Qwen chat templates",
    ),
    ("tool-call-function", r"<function=[A-Za-z0-9_.-]{1,64}>", "Llama 3.1 and Qwen3-Coder templates"),
    ("think-tag", r"</?think>", "DeepSeek-R1 and Qwen3 templates, and every server's reasoning parser"),
    (
        "image-placeholder",
        r"<image>|<image_soft_token>|<img_context>|<IMG_CONTEXT>",
        "LLaVA, Gemma 3, InternVL placeholders in vLLM",
    ),
    ("alpaca-header", r"(?m:^)### (?:Instruction|Response|System):", "Alpaca and Vicuna templates"),
    ("role-header", r"(?<=\n\n)(?:Human|Assistant): ", "plain-text chat templates"),
)
"""Every marker that is looked for. `</s>` and `<s>` are left out: they are HTML as well, and far too common."""

_ANY: Final = late_pattern("|".join(f"(?P<m{index}>{pattern})" for index, (_, pattern, _) in enumerate(MARKERS)))
_HINTS: Final = ("[", "<", "#", "\n\nH", "\n\nA")  # a text without any of these holds no marker
_WINDOW: Final = 1 << 18
"""Characters that are searched at once: another thread may run in between, which one long search would not let it."""
_LONGEST: Final = 128
"""No marker is longer."""


class MarkerFound(NamedTuple):
    """A marker in a message: where (JSON pointer into the request), its name, and how often in that text."""

    at: str
    position: int
    name: str
    times: int


class MarkerCheck(NamedTuple):
    """The result for a request: the copy to send (the request itself if nothing was escaped), and the markers found."""

    request: ChatRequest
    found: tuple[MarkerFound, ...]


def markers_in(text: str) -> dict[str, int]:
    """The names of the markers in `text` and how often each occurs."""
    counts: dict[str, int] = {}
    if not any(hint in text for hint in _HINTS):
        return counts
    for match in _matches(text):
        name = MARKERS[int((match.lastgroup or "m0")[1:])][0]
        counts[name] = counts.get(name, 0) + 1
    return counts


def _matches(text: str) -> Iterator[re.Match[str]]:
    """Every marker in `text`, in order."""
    at = 0
    while at < len(text):
        end = at + _WINDOW
        match = _ANY.search(text, at, end + _LONGEST)
        if match is None or match.start() >= end:  # what begins behind the window is found whole in the next
            at = end
        else:
            yield match
            at = match.end()


def escape_markers(text: str) -> str:
    """`text` with a zero-width joiner after the first character of each marker: looks the same, is not a marker."""
    return _ANY.sub(lambda match: match[0][0] + ZERO_WIDTH_JOINER + match[0][1:], text)


def check_markers(request: ChatRequest, policy: MarkerPolicy = "flag") -> MarkerCheck:
    """Look for markers in the user and tool messages of `request`, which stays as it is.

    Raises:
        InvalidDataError: the policy is `refuse` and there is one; position and name are given, not the text.
    """
    found = tuple(item for position, message in enumerate(request.messages) for item in _in_message(position, message))
    if not found or policy == "flag":
        return MarkerCheck(request, found)
    if policy == "refuse":
        raise InvalidDataError(
            "the text imitates a server's markers",
            [
                Problem(
                    item.at, "server_marker", f"message[{item.position}]: {item.name}, {counted(item.times, 'time')}"
                )
                for item in found
            ],
        )
    positions = {item.position for item in found}
    messages = tuple(
        _mapped(message, escape_markers) if position in positions else message
        for position, message in enumerate(request.messages)
    )
    return MarkerCheck(request.replace(messages=messages), found)


def outside_texts(request: ChatRequest) -> Iterator[str]:
    """The texts of users and tools in `request`."""
    for message in request.messages:
        if message.role in ("user", "tool"):
            yield from (text for _, text in _texts(message.content))


def _in_message(position: int, message: ChatMessage) -> Iterator[MarkerFound]:
    if message.role not in ("user", "tool"):
        return
    for where, text in _texts(message.content):
        for name, count in markers_in(text).items():
            yield MarkerFound(f"/messages/{position}/content{where}", position, name, count)


def _texts(content: Any) -> Iterator[tuple[str, str]]:
    """(pointer below the content, text) of every text that reaches the model."""
    if isinstance(content, str):
        yield "", content
        return
    for index, part in enumerate(content or ()):
        if part.type in ("text", "document") and part.text:
            yield f"/{index}/text", part.text


def _mapped(message: ChatMessage, change: Callable[[str], str]) -> ChatMessage:
    """`message` with every text changed."""
    content: Any = message.content
    if isinstance(content, str):
        return message.replace(content=change(content))
    parts = tuple(
        part.replace(text=change(part.text)) if part.type in ("text", "document") and part.text else part
        for part in content
    )
    return message.replace(content=parts)
