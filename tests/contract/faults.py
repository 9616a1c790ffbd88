"""Faults as data: which answer is changed, and how. One fault for each clause, which then must fail."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from tests.contract.served import MODEL, Answer, Asked, Fault
from turnwire.codecs.registry import get_codec
from turnwire.contract.live.questions.table import QUESTIONS
from turnwire.contract.live.requests import GONE, Unsayable, edit, say

Op = tuple[Any, ...]
"""A name of `OPS`, and what that takes."""


@dataclass(frozen=True)
class Row:
    """The fault that breaks a clause."""

    clause: str
    dialect: str
    on: str
    """The question whose answer is changed, or a path."""
    ops: tuple[Op, ...]
    time: int | None = None
    """Which of several equal requests; None: each."""
    where: str = ""
    """What stands in the body of the request whose answer is changed."""
    right: tuple[Op, ...] = ()
    """What makes the stand-in's answer right, where it cannot be brought to it."""
    right_on: str | None = None


def row(clause: str, dialect: str, on: str, *ops: Op, **more: Any) -> Row:
    """A fault, its operations one after another."""
    return Row(clause, dialect, on, ops, **more)


def fault_of(found: Row, *, is_broken: bool) -> Fault:
    """What changes answers so: to right ones, and then, if `is_broken`, to the wrong one."""

    def change(asked: Asked, answer: Answer) -> Answer:
        if found.right and _meant(found, found.right_on or found.on, asked):
            answer = _done(found.right, answer)
        is_time = found.time is None or asked.time == found.time
        if is_broken and is_time and _meant(found, found.on, asked):
            answer = _done(found.ops, answer)
        return answer

    return change


def _meant(found: Row, on: str, asked: Asked) -> bool:
    if found.where and found.where.encode() not in (asked.body or b""):
        return False
    if on.startswith("/"):
        return asked.path.startswith(on)
    path, body, method = _said(found.dialect, on)
    kind = QUESTIONS[on].headers.get("content-type", "application/json")
    return (asked.path, asked.body, asked.method, asked.content_type) == (
        path,
        body,
        method,
        None if body is None else kind,
    )


@cache
def _said(dialect: str, question: str) -> tuple[str, bytes | None, str]:
    said = say(QUESTIONS[question], get_codec(dialect), MODEL)
    return said.path, said.body, QUESTIONS[question].method


def can_say(dialect: str, question: str) -> bool:
    """Whether the dialect has words for a question."""
    try:
        _said(dialect, question)
    except Unsayable:
        return False
    return True


def _done(ops: tuple[Op, ...], answer: Answer) -> Answer:
    for name, *arguments in ops:
        answer = OPS[name](answer, *arguments)
    return answer


# Operations on any answer


def _status(answer: Answer, status: int) -> Answer:
    return replace(answer, status=status)


def _header(answer: Answer, name: str, value: str) -> Answer:
    return replace(answer, headers=(*(pair for pair in answer.headers if pair[0] != name), (name, value)))


def _body(answer: Answer, body: bytes) -> Answer:
    return answer.with_body(body)


def _broken(answer: Answer, words: str) -> Answer:
    return replace(answer, broken=words)


def _bytes(answer: Answer, old: bytes, new: bytes) -> Answer:
    assert old in answer.body, answer.body
    return answer.with_body(answer.body.replace(old, new))


def _cut(answer: Answer, count: int) -> Answer:
    return answer.with_body(answer.body[:-count])


def _set(answer: Answer, pointer: str, value: Any) -> Answer:
    """Another value at a place of a whole body."""
    body = json.loads(answer.body)
    edit(body, pointer, value)
    return answer.with_body(json.dumps(body, ensure_ascii=False).encode())


def _instead(answer: Answer, other: Answer) -> Answer:
    return other


def _refuse(answer: Answer, status: int, body: Any) -> Answer:
    return Answer(status, (("content-type", "application/json"),), json.dumps(body).encode())


# Operations on the events of a stream, which are told apart by their number or by a text that they hold


def _frames(answer: Answer) -> tuple[list[bytes], bytes]:
    end = b"\n\n" if b"\n\n" in answer.body else b"\n"
    return [frame for frame in answer.body.split(end) if frame], end


def _joined(answer: Answer, frames: list[bytes], end: bytes) -> Answer:
    return answer.with_body(b"".join(frame + end for frame in frames))


def _places(frames: list[bytes], which: int | str) -> list[int]:
    if isinstance(which, int):
        return [which % len(frames)]
    found = [place for place, frame in enumerate(frames) if which.encode() in frame]
    assert found, (which, frames)
    return found


def _event(answer: Answer, which: int | str, pointer: str, value: Any) -> Answer:
    """Another value at a place of events."""
    frames, end = _frames(answer)
    for place in _places(frames, which):
        head, mark, data = frames[place].rpartition(b"data: ")
        body = json.loads(data)
        edit(body, pointer, value)
        frames[place] = head + mark + json.dumps(body, ensure_ascii=False).encode()
    return _joined(answer, frames, end)


def _drop(answer: Answer, which: int | str) -> Answer:
    frames, end = _frames(answer)
    gone = _places(frames, which)
    return _joined(answer, [frame for place, frame in enumerate(frames) if place not in gone], end)


def _twice(answer: Answer, which: int | str) -> Answer:
    frames, end = _frames(answer)
    place = _places(frames, which)[0]
    return _joined(answer, [*frames[: place + 1], frames[place], *frames[place + 1 :]], end)


def _move(answer: Answer, which: int | str, to: int) -> Answer:
    frames, end = _frames(answer)
    frame = frames.pop(_places(frames, which)[0])
    frames.insert(to % (len(frames) + 1), frame)
    return _joined(answer, frames, end)


def _frame(answer: Answer, at: int, frame: bytes) -> Answer:
    frames, end = _frames(answer)
    frames.insert(len(frames) if at == -1 else at, frame)
    return _joined(answer, frames, end)


def _one_piece(answer: Answer, which: str, pointer: str, text: str) -> Answer:
    """All events of a kind made one, with the whole text."""
    frames, end = _frames(answer)
    places = _places(frames, which)
    kept = [frame for place, frame in enumerate(frames) if place not in places[1:]]
    return _event(_joined(answer, kept, end), which, pointer, text)


OPS: Final[Mapping[str, Callable[..., Answer]]] = {
    "status": _status,
    "header": _header,
    "body": _body,
    "broken": _broken,
    "bytes": _bytes,
    "cut": _cut,
    "set": _set,
    "instead": _instead,
    "refuse": _refuse,
    "event": _event,
    "drop": _drop,
    "twice": _twice,
    "move": _move,
    "frame": _frame,
    "one-piece": _one_piece,
}

__all__ = ["GONE", "OPS", "Op", "Row", "can_say", "fault_of", "row"]
