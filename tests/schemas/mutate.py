"""Random but repeatable damage to documents: what a differential test feeds to two judges."""

from __future__ import annotations

import copy
import random
from typing import Any

# One value of each kind, and the borders that schemas draw.
VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2.5,
    -0.5,
    64,
    600,
    10**20,
    "",
    " ",
    "a",
    "text",
    "a b",
    "true",
    "1",
    "x" * 65,
    "line\n",
    "é\u2028\U0001f600",
    "image/png",
    "AAAA",
    [],
    [None],
    ["a"],
    [1, 2],
    {},
    {"a": 1},
    {"type": "text", "text": "t"},
    {"type": "new", "n": [1, None]},
    {"type": "text"},
    {"role": "user", "content": "c"},
)


class Mutator:
    """Makes damaged copies of documents; the same seed makes the same ones."""

    def __init__(self, seed: int, pool: list[Any]) -> None:
        self.random = random.Random(seed)
        self.pool = pool
        self.words = sorted({text for value in pool for text in _texts(value)})
        self.names = sorted({name for value in pool for name in _names(value)})

    def mutate(self, document: Any) -> Any:
        """A copy with one to three changes."""
        holder = [copy.deepcopy(document)]
        for _ in range(self.random.choice((1, 1, 1, 2, 3))):
            self._change(holder)
        return holder[0]

    def _change(self, holder: list[Any]) -> None:
        container, key = self.random.choice(list(_places(holder)))
        value = container[key]
        match self.random.randrange(9):
            case 0 | 1:
                container[key] = copy.deepcopy(self.random.choice(VALUES))
            case 2 if isinstance(container, dict):
                del container[key]
            case 3 if isinstance(value, dict):
                value[self.random.choice(self.names)] = copy.deepcopy(self.random.choice(VALUES))
            case 4 if isinstance(value, dict):
                value["unheard_of"] = copy.deepcopy(self.random.choice(VALUES))
            case 5 if isinstance(value, list):
                value.append(copy.deepcopy(self.random.choice([*VALUES, *value])))
            case 6 if isinstance(value, int | float) and not isinstance(value, bool):
                container[key] = self.random.choice((value + 1, value - 1, -value, value + 0.5, value * 1000))
            case 7:
                container[key] = copy.deepcopy(self.random.choice(self.pool))
            case 8 if isinstance(value, str):
                container[key] = self.random.choice((*self.words, value + "\n", value[:-1], value.upper()))
            case _:
                container[key] = None


def _places(container: Any) -> list[tuple[Any, Any]]:
    places = []
    keys = container.keys() if isinstance(container, dict) else range(len(container))
    for key in keys:
        places.append((container, key))
        if isinstance(container[key], dict | list):
            places += _places(container[key])
    return places


def _texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for item in items for text in _texts(item)]


def _names(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [*value, *(name for item in value.values() for name in _names(item))]
    return [name for item in value for name in _names(item)] if isinstance(value, list) else []
