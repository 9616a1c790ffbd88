"""The files of examples/deploy, read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from ruamel.yaml import YAML

DEPLOY: Final = Path(__file__).parents[2] / "examples" / "deploy"
KUBERNETES: Final = DEPLOY / "kubernetes"


def read_yaml(path: Path) -> Any:
    """The only document of a YAML file."""
    return YAML(typ="safe").load(path.read_text("utf-8"))


def read_json(path: Path) -> Any:
    """A JSON file."""
    return json.loads(path.read_text("utf-8"))


def every(word: str, within: Any) -> list[Any]:
    """Each value that a document has under a key, at any depth."""
    if isinstance(within, list):
        return [found for each in within for found in every(word, each)]
    if not isinstance(within, dict):
        return []
    own = [within[word]] if word in within else []
    return own + [found for each in within.values() for found in every(word, each)]


def parallel_of(words: list[str]) -> int:
    """How many calls a llama.cpp server that is started with these words answers at once."""
    return int(words[words.index("--parallel") + 1])
