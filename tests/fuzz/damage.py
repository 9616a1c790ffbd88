"""Random but repeatable damage to JSON values and to their bytes; the same seed makes the same damage.

A value is never changed in place: a damaged copy shares what was left alone. What no Python value says (a key that
comes twice) or is too deep to copy (thousands of levels) stands as a marker in the copy and is written by `write`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

# Every type, the borders of numbers and texts, and what JSON text may hold although it should not.
ODD_VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    2**31,
    2**53 + 1,
    2**63,
    2**64,
    10**30,
    -(10**40),
    int("9" * 400),
    0.0,
    -0.0,
    5.0,
    5.5,
    -5.0,
    1e22,
    1e308,
    -1e308,
    5e-324,
    float("nan"),
    float("inf"),
    float("-inf"),
    "",
    " ",
    "x",
    "text",
    "5",
    "true",
    "null",
    "{}",
    "{",
    '{"a":1}',
    "[]",
    "\x00",
    "\ud800",
    "a\udfffb",
    "\ufffd",
    "\u2028",
    "\U0001f600",
    "a" * 300,
    "1" * 4400,
    "2026-11-22T00:00:00Z",
    "2026-13-45T99:00:00Z",
    "data:image/png;base64,AAAA",
    "data:;base64,%%%",
    "http://127.0.0.1/",
    "call_1",
    "function",
    "stop",
    "error",
    [],
    [None],
    [[]],
    [[], {}],
    [1],
    [""],
    ["x"],
    [{}],
    [True, 1, "1"],
    [{"type": []}],
    [{"type": {}}],
    [{"index": 10**30}],
    {},
    {"": None},
    {"": ""},
    {"a": []},
    {"type": []},
    {"type": {}},
    {"type": None},
    {"type": "text"},
    {"type": "text", "text": 1},
    {"type": "unheard_of"},
    {"index": []},
    {"index": -1},
    {"name": []},
    {"id": {}},
    {"role": []},
    {"error": {}},
    {"error": []},
    {"error": "broken"},
    {"message": []},
    {"\ud800": "\udc00"},
)
NUMBERS: Final = tuple(value for value in ODD_VALUES if type(value) in (int, float))
KEYS: Final = ("", " ", "x", "\ud800", "type", "id", "index", "error", "text", "content", "name", "object", "message")

DEEP: Final = "\ue001deep"
"""Stands for a value nested thousands of levels deep."""

TWICE: Final = "\ue002"
"""Ends a key that stands for the same key a second time."""

_DEEP_JSON: Final = json.dumps(DEEP)
_TWICE_JSON: Final = json.dumps(TWICE)[1:]

Path = tuple[Any, ...]


class Damager:
    """Makes damaged copies. `pool` holds whole values that may stand in the place of others."""

    def __init__(self, seed: int | str, pool: Sequence[Any] = ()) -> None:
        self.random = random.Random(seed)
        self.pool = pool
        self.is_deep = True
        """Whether a value may become one that is nested deeper than any reader allows."""

    def value(self, value: Any, under: Callable[[Path], bool] = lambda _: True) -> Any:
        """A copy with one to three changes, each at or below a place that `under` takes."""
        for _ in range(self.random.choice((1, 1, 1, 1, 2, 3))):
            places = [path for path in paths(value) if under(path)]
            if not places:
                break
            value = self._change(value, self.random.choice(places))
        return value

    def odd(self) -> Any:
        """Any odd value."""
        pick = self.random.random()
        if pick < 0.02 and self.is_deep:
            return DEEP
        if pick < 0.15 and self.pool:
            return self.random.choice(self.pool)
        return self.random.choice(ODD_VALUES)

    def _change(self, value: Any, path: Path) -> Any:
        old = at(value, path)
        match self.random.randrange(14):
            case 0 if path:
                return without(value, path)
            case 1:
                new: Any = [old]
            case 2:
                new = {self.random.choice(KEYS): old}
            case 3 if isinstance(old, list) and old:
                new = [*old, self.random.choice(old)]
            case 4 if isinstance(old, list):
                new = [*old]
                new.insert(self.random.randint(0, len(old)), self.odd())
            case 5 if isinstance(old, dict):
                new = {**old, self.random.choice(KEYS): self.odd()}
            case 6 if isinstance(old, dict) and old:
                key = self.random.choice([*old])
                new = {**old, key + TWICE: self.odd()}
            case 7 if isinstance(old, dict) and old:
                key = self.random.choice([*old])
                new = {(self.random.choice(KEYS) if name == key else name): item for name, item in old.items()}
            case 8 if isinstance(old, (int, float)) and not isinstance(old, bool):
                new = self.random.choice(NUMBERS)
            case 9 if isinstance(old, str):
                new = self._text(old)
            case 10 if isinstance(old, (list, dict)) and old:
                new = [] if isinstance(old, list) else {}
            case _:
                new = self.odd()
        return replaced(value, path, new)

    def _text(self, old: str) -> str:
        cut = self.random.randint(0, len(old))
        return self.random.choice(
            (old[:cut], old[cut:], old + old, old.upper(), old[:cut] + "\ud83d" + old[cut:], old + "\n", " " + old)
        )

    def bytes(self, data: bytes) -> bytes:
        """A copy with one to four changes to its bytes."""
        out = bytearray(data)
        for _ in range(self.random.randint(1, 4)):
            place = self.random.randint(0, len(out))
            match self.random.randrange(8):
                case 0:
                    del out[place:]
                case 1:
                    del out[place : place + self.random.randint(1, 8)]
                case 2:
                    out[place:place] = out[place : place + self.random.randint(1, 40)]
                case 3:
                    out[place:place] = self.random.choice(_JUNK)
                case 4 if place < len(out):
                    out[place] = self.random.randrange(256)
                case 5 if place < len(out):
                    out[place] ^= 1 << self.random.randrange(8)
                case 6:
                    other = self.random.randint(0, len(out))
                    out[place:place] = out[other : other + self.random.randint(1, 60)]
                case _:
                    out[place : place + 1] = self.random.choice(_JUNK)
        return bytes(out)


_JUNK: Final = (
    b"",
    b"\x00",
    b"\xff",
    b"\xed\xa0\x80",
    b"\xef\xbb\xbf",
    b"\r",
    b"\n",
    b"\n\n",
    b"\r\n\r\n",
    b"data:",
    b"data: ",
    b"data: [DONE]\n\n",
    b"event: error\n",
    b": note\n\n",
    b"{",
    b"}",
    b"[",
    b"]",
    b'"',
    b"\\ud800",
    b"NaN",
    b"-Infinity",
    b"1e400",
    b",",
    b":",
    b"null",
    b"[" * 300,
    b'{"error":"broken"}\n',
)


def paths(value: Any, here: Path = ()) -> Iterator[Path]:
    """The places of everything in `value`, the whole first."""
    yield here
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths(item, (*here, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from paths(item, (*here, index))


def at(value: Any, path: Path) -> Any:
    """What stands at a place."""
    for step in path:
        value = value[step]
    return value


def replaced(value: Any, path: Path, new: Any) -> Any:
    """A copy in which `new` stands at a place."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[step] = replaced(value[step], rest, new)
    return copy


def without(value: Any, path: Path) -> Any:
    """A copy without what stands at a place, which is not the whole."""
    *parent, step = path
    held = at(value, tuple(parent))
    copy: Any = dict(held) if isinstance(held, dict) else list(held)
    del copy[step]
    return replaced(value, tuple(parent), copy)


def write(value: Any, levels: int = 5000) -> bytes:
    """The JSON text of a damaged value: NaN and lone surrogates as servers write them, markers as what they mean."""
    text = json.dumps(value)
    if _DEEP_JSON in text:
        text = text.replace(_DEEP_JSON, "[" * levels + "]" * levels)
    return text.replace(_TWICE_JSON, '"').encode()


def as_python(value: Any, levels: int = 3000) -> Any:
    """A damaged value as a Python caller would hold it: a deep value is deep, a key comes once."""
    match value:
        case str():
            if value != DEEP:
                return value
            deep: Any = []
            for _ in range(levels):
                deep = [deep]
            return deep
        case list():
            return [as_python(item, levels) for item in value]
        case dict():
            return {key.removesuffix(TWICE): as_python(item, levels) for key, item in value.items()}
        case _:
            return value
