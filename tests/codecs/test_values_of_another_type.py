"""A value of another type at any place of an answer: what is read of the bytes is what is read of the parsed body.

Of bytes a typed parser says that nothing is of another type, and the answer is made without the validator; a parsed
body is walked and validated. No answer may tell the two apart.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

from tests.codecs.recorded_results import answers
from turnwire.codecs.codec import Codec
from turnwire.core.errors import TurnwireError

VALUES: tuple[Any, ...] = (5, "x", [1], {"a": 1}, True, 1.5, -1, "")
Steps = tuple[str | int, ...]


def places(value: Any, at: Steps = ()) -> Iterator[Steps]:
    """Every place in a body; of a list the first two."""
    inside = value.items() if isinstance(value, dict) else enumerate(value[:2]) if isinstance(value, list) else ()
    for step, each in inside:
        yield (*at, step)
        yield from places(each, (*at, step))


def changed(body: Any, at: Steps, value: Any) -> Any:
    body = copy.deepcopy(body)
    holder = body
    for step in at[:-1]:
        holder = holder[step]
    holder[at[-1]] = value
    return body


def said(codec: Codec, body: Any) -> str:
    try:
        return codec.decode_response(body).to_json()
    except TurnwireError as error:
        return f"{type(error).__name__}: {error}"


def test_bytes_and_parsed_bodies_read_the_same_whatever_stands_at_a_place() -> None:
    seen: set[tuple[str, str, tuple[object, ...]]] = set()
    for recording, codec in answers():
        body = recording.response.body
        if recording.response.is_stream or not isinstance(body, dict):
            continue
        for at in places(body):
            kind = (codec.name, recording.server, tuple(0 if isinstance(step, int) else step for step in at))
            if kind in seen:
                continue
            seen.add(kind)
            for value in VALUES:
                new = changed(body, at, value)
                assert said(codec, json.dumps(new).encode()) == said(codec, new), (recording.name, at, value)
    assert len(seen) > 600
