"""One place that knows an instance of every canonical class: those of the valid vectors."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from turnwire_schema import v1
from turnwire_schema._runtime import Model

import turnwire  # noqa: F401  # attaches the named rules, which must happen before the first instance

VECTORS = Path(__file__).parents[2] / "schemas" / "turnwire" / "v1"


class Instance(NamedTuple):
    """A value of a canonical class, and the JSON of the vector that it was made from."""

    name: str
    value: Model
    data: Any


@cache
def classes() -> tuple[type[Model], ...]:
    """Every generated class of the canonical model."""
    public = (getattr(v1, name) for name in v1.__all__)
    return tuple(kind for kind in public if isinstance(kind, type) and issubclass(kind, Model))


@cache
def instances() -> tuple[Instance, ...]:
    """Every valid vector of every class, as an instance."""
    import warnings

    found = []
    kinds = {kind.__name__: kind for kind in classes()}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # one vector has a tool description that is too long for some servers
        for path in sorted(VECTORS.glob("*.vectors.json")):
            definitions = json.loads(path.read_text(encoding="utf-8"))["definitions"]
            for definition, vectors in definitions.items():
                if definition in kinds:
                    found += [
                        Instance(
                            f"{definition}: {vector['name']}",
                            kinds[definition].from_dict(vector["value"]),
                            vector["value"],
                        )
                        for vector in vectors["valid"]
                    ]
    return tuple(found)
