"""Write docs/guides/names-in-other-libraries.md from the table of names. The same table gives the same bytes.

python tools/write_names.py
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from turnwire.core.foreign_names import ARGUMENTS, ASKED, NAMES, SETTINGS
from turnwire.providers.kinds.named import SETTINGS as TAKEN

TARGET = Path(__file__).parents[1] / "docs" / "guides" / "names-in-other-libraries.md"

ALIASES: Final = {
    "MessageRole": ("System", "User", "Assistant", "Tool"),
    "FinishReason": ("Stop", "Length", "ToolCalls", "Error", "Cancelled", "ContentFilter", "Other"),
    "Messages": ("human", "ai", "human_messages", "ai_messages"),
}
"""Names of the table that exist."""

OWNERS: Final = {
    "Messages": "A chain of messages: `Messages`",
    "ConversationHistory": "A history: `ConversationHistory`",
    "ChatReply": "An answer of `chat`: `ChatReply`",
    "ChatStream": "A streamed answer: `ChatStream`",
    "ChatResponse": "An answer of `complete`: `ChatResponse`",
    "StreamingChunk": "A piece of a stream: `StreamingChunk`",
    "UsageInfo": "Tokens and times: `UsageInfo`",
    "ChatMessage": "A message: `ChatMessage`",
    "ToolCall": "A call: `ToolCall`",
    "ToolResult": "A result: `ToolResult`",
    "ToolDefinition": "A definition of a tool: `ToolDefinition`",
    "Tool": "A tool with its function: `Tool`",
    "ChatRequest": "A request: `ChatRequest`",
    "ModelProvider": "Every provider: `OllamaProvider`, `VllmProvider` …",
    "ProviderRegistry": "A registry: `ProviderRegistry`",
    "MessageRole": "Roles: `MessageRole`",
    "FinishReason": "Reasons for an end: `FinishReason`",
    "turnwire": "The module `turnwire`",
}
"""Headings, in their order."""

_BEGINNING: Final = """\
# Names in other libraries

<!-- Written by `tools/write_names.py` from `core/foreign_names.json`; changes made here are lost. -->

A name that other libraries have, and this one has not, is answered with what to write:

```python
from turnwire import MockProvider

provider = MockProvider("It is sunny.")
reply = await provider.chat("What's the weather?", model="any")
try:
    print(reply.content)
except AttributeError as error:
    print(error)
print(reply)
```

```text
'ChatReply' object has no attribute 'content'; write `text`
It is sunny.
```

The two roles of a conversation are called `user` and `assistant` everywhere. `human` and `ai` are aliases of the same
methods, and so are the other spellings of the members of two enumerations:
"""


def text() -> str:
    """The whole document."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield _BEGINNING
    yield from _table(
        ("alias", "name"),
        (
            (f"`{_of(owner, name)}`", f"`{_of(owner, NAMES[owner][name].here)}`")
            for owner, names in ALIASES.items()
            for name in names
        ),
    )
    yield from ("", "## Providers", "")
    yield "A constructor takes the address as the first argument or as `endpoint=`, and the settings of a"
    yield "[configuration](configuration.md) as keywords:"
    yield '`OllamaProvider("http://gpu:11434", allow_hosts=["gpu"])`.'
    yield ""
    yield from _table(
        ("other libraries", "Turnwire"),
        ((f"`{name}=…`", f"`{here}=…`") for name, here in SETTINGS.items() if name not in TAKEN),
    )
    yield from ("", "## Arguments of `chat`", "")
    yield from _table(("other libraries", "Turnwire"), ((f"`{name}=…`", here) for name, here in ARGUMENTS.items()))
    for owner, heading in OWNERS.items():
        rows = {name: row for name, row in NAMES[owner].items() if name not in ALIASES.get(owner, ())}
        yield from ("", f"## {heading}", "")
        yield from _table(
            ("other libraries", "Turnwire"),
            ((f"`{name}`", f"`{row.here}`" + (f", {row.why}" if row.why else "")) for name, row in rows.items()),
        )
    yield from ("", "## By requirement", "")
    yield "Where to find what [the requirements](../requirements.md) demand."
    yield ""
    yield from _table(
        ("id", "requirement", "Turnwire"),
        ((row["id"], row["words"], ", ".join(f"`{path}`" for path in row["here"])) for row in ASKED),
    )


def _of(owner: str, name: str) -> str:
    return f"{owner}.{name}"


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
