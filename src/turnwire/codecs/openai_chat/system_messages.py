"""Rewrite messages for a chat template that accepts one system message, at the start only, and no developer role.

In: the wire messages of a request. Out: the same messages, with the system and developer messages at the start as one
system message, and every later one as `<system>…</system>` in the message before it: at the end of the user's message
or of the last tool result. After an answer it goes to the beginning of the user's message that follows. Such templates
fail the whole request for other messages (`Unexpected message role.`, `System message must be at the beginning.`), or
ignore them.

A text after tool results never becomes a user message: many templates (Qwen 3, GLM 4.6, MiniMax M2, DeepSeek V3.2 …)
write only the thoughts after the last user message, so that a user message in the middle of a task changes everything
from its first thought on. The place of the text does not depend on anything after an answer, so a request begins like
the one before it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from turnwire.codecs.values.wire_values import object_of, objects_of, text_of

Lose = Callable[..., None]
"""(name, place of the message, what was done): see `DialectLosses.lose`."""

SYSTEM_ROLES: Final = frozenset({"system", "developer"})
_JOINT: Final = "\n\n"
_PLAIN: Final = frozenset({"type", "text"})
_SPOKEN: Final = frozenset({"role", "content", "name"})
_USER: Final = "sent as <system> text of a user"
_RESULT: Final = "sent as <system> text at the end of a tool result, which a model trusts less"


def one_system_message(messages: Sequence[Any], lose: Lose | None = None) -> list[Any]:
    """Return the messages with one system message at the start; `lose` gets losses with positions in `messages`."""
    tell: Lose = lose or (lambda *_, **__: None)
    count = next((at for at, each in enumerate(messages) if not _is_system(each)), len(messages))
    leading = [_leading(messages[:count], tell)] if count else []
    if not any(map(_is_system, messages[count:])):
        return [*leading, *messages[count:]]
    folder = _Folder(tell)
    folder.out += leading
    for position in range(count, len(messages)):
        folder.take(messages[position], position)
    folder.flush()
    return folder.out


def _is_system(message: object) -> bool:
    return isinstance(message, dict) and text_of(message.get("role")) in SYSTEM_ROLES


def _leading(messages: Sequence[Mapping[str, object]], lose: Lose) -> dict[str, Any]:
    """Return the messages at the start as one."""
    for position, message in enumerate(messages):
        if message["role"] == "developer":
            lose("developer_role", position, "sent as system")
        if position and "name" in message:
            lose("message_name", position)
    first = messages[0]
    if len(messages) == 1:
        return {**first, "role": "system"}
    lose("system_messages", 1, "joined with the one before")
    merged: dict[str, Any] = {}
    for message in messages:
        merged = {**{name: value for name, value in message.items() if name != "name"}, **merged}
    named = {"name": first["name"]} if "name" in first else {}
    return {**merged, **named, "role": "system", "content": _joined([each.get("content") for each in messages])}


def _joined(contents: Sequence[object]) -> Any:
    """Return one content: a text if all are plain, else the list of all parts."""
    parts = [part for content in contents for part in _parts(content)]
    if all(part.keys() == _PLAIN for part in parts):
        return _JOINT.join(part["text"] for part in parts if part["text"])
    return parts


def _parts(content: Any) -> list[Any]:
    if isinstance(content, str):
        return [{"type": "text", "text": content}]
    return list(objects_of(content))


class _Folder:
    """Puts later system messages into other messages. Not thread-safe."""

    __slots__ = ("_lose", "_result", "_waiting", "out")

    def __init__(self, lose: Lose) -> None:
        self._lose = lose
        self._waiting: list[tuple[int, str]] = []
        self._result: int | None = None  # place in `out` of the last tool result; None if a user has spoken since
        self.out: list[Any] = []

    def take(self, message: Any, position: int) -> None:
        """Add the next message."""
        role = text_of(object_of(message).get("role"))
        if role in SYSTEM_ROLES:
            self._system(message, position)
            return
        if role == "tool":
            self._result = len(self.out)
        elif role == "assistant":
            self.flush()
        elif role == "user":
            self._flush_into_result()
            if self._waiting:
                message = {**message, "content": _before(self._texts(_USER), message.get("content"))}
        self.out.append(message)

    def flush(self) -> None:
        """Write the texts that no user message follows: into the tool result, else as a user message."""
        self._flush_into_result()
        if self._waiting:
            self.out.append({"role": "user", "content": self._texts(_USER)})

    def _flush_into_result(self) -> None:
        if self._waiting and self._result is not None:
            result = self.out[self._result]
            self.out[self._result] = {**result, "content": _behind(result.get("content"), self._texts(_RESULT))}
        self._result = None

    def _texts(self, action: str) -> str:
        waiting, self._waiting = self._waiting, []
        for position, _ in waiting:
            self._lose("system_place", position, action)
        return _JOINT.join(text for _, text in waiting)

    def _system(self, message: Mapping[str, object], position: int) -> None:
        if message["role"] == "developer":
            self._lose("developer_role", position, "sent as system")
        if "name" in message:
            self._lose("message_name", position)
        parts = _parts(message.get("content"))
        said = _JOINT.join(part["text"] for part in parts if part.keys() == _PLAIN and part["text"])
        if any(part.keys() != _PLAIN for part in parts) or not message.keys() <= _SPOKEN:
            self._lose("part_options", position, detail="own fields of a system message that becomes another's text")
        if not said.strip():
            self._lose("system_place", position, "left out: it is blank")
            return
        self._waiting.append((position, f"<system>{said}</system>"))
        last = self.out[-1] if self.out else None
        if isinstance(last, dict) and last.get("role") == "user":
            self.out[-1] = {**last, "content": _behind(last.get("content"), self._texts(_USER))}


def _before(text: str, content: object) -> Any:
    if isinstance(content, list):
        return [{"type": "text", "text": text}, *content]
    return f"{text}{_JOINT}{content}" if content else text


def _behind(content: object, text: str) -> Any:
    if isinstance(content, list):
        return [*content, {"type": "text", "text": text}]
    return f"{content}{_JOINT}{text}" if content else text
