"""Words that no reader would search for stay out of new text, and ARCHITECTURE.md names paths that exist.

Documents, examples, findings and descriptions of schemas have none of the words. Python code under `src` has at most
the uses counted in `ALLOWED`: lower a count when you remove uses. Pages that a tool writes from code are left out.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from tests.requirements import requirement

ROOT: Final = Path(__file__).parents[1]

WORDS: Final = {
    "anew": r"anew",
    "beside": r"beside",
    "everyday": r"everyday",
    "is none": r"(?:is|are|was|were) (?-i:none)|(?-i:none) where",
    "judged": r"judged",
    "ledger": r"ledgers?",
    "once more": r"once more",
    "same form": r"same form",
    "stands": r"(?:stands?|stood)(?!-| for\b)",
    "whoever": r"whoever",
    "with care": r"with care",
}
"""What to write instead: again, next to, common, no … exists, validated, coverage table, is in, a client that …"""
_NAMES: Final = tuple(WORDS)
_ANY: Final = re.compile(rf"\b(?<!-)(?:{'|'.join(f'({pattern})' for pattern in WORDS.values())})\b", re.IGNORECASE)

PROSE: Final = ("*.md", "docs/**/*.md", "codegen/**/*.md", "examples/**/*", "findings/*.sh")
FROM_CODE: Final = frozenset(
    {
        "docs/clauses.md",
        "docs/contract/gateway-vllm.md",
        "docs/contract/gateway.md",
        "docs/contract/litellm.md",
        "docs/contract/llama.md",
        "docs/contract/mlx-lm.md",
        "docs/contract/mock.md",
        "docs/contract/transformers-serve.md",
        "docs/contract/vllm.md",
        "docs/errors.md",
        "docs/guides/names-in-other-libraries.md",
        "docs/losses.md",
        "docs/schema-changes.md",
    }
)
"""Pages that tools write from sentences in Python code."""
FROM_HERE_FROM_CODE: Final = {"docs/dialects.md": "\n## Normal forms\n"}
"""Pages whose rest, from this heading on, is written in the same way."""

ALLOWED: Final[Mapping[str, Mapping[str, int]]] = {
    "agent": {"stands": 1},
    "batch": {"stands": 1},
    "cli": {"beside": 2, "is none": 1, "judged": 4, "once more": 1, "stands": 2},
    "codecs": {"beside": 65, "is none": 2, "judged": 42, "same form": 1, "stands": 12},
    "config": {"beside": 1, "is none": 1},
    "context": {"judged": 3},
    "contract": {"beside": 11, "judged": 161, "once more": 2, "stands": 4},
    "convert": {"beside": 2, "judged": 2},
    "core": {"anew": 1, "beside": 6, "is none": 1, "judged": 3},
    "gateway": {"anew": 1, "beside": 4, "stands": 1},
    "images": {"is none": 1},
    "launch": {"beside": 2},
    "providers": {"beside": 3, "judged": 3},
    "standin": {"beside": 2},
    "store": {"is none": 1},
    "testing": {"is none": 1},
}
"""Area below `src/turnwire`, or document → word → most uses."""


def prose_files() -> list[Path]:
    """Every document whose words are written by hand."""
    found = {path for pattern in PROSE for path in ROOT.glob(pattern) if path.suffix in {".md", ".py", ".sh", ".yaml"}}
    return sorted(path for path in found if path.relative_to(ROOT).as_posix() not in FROM_CODE)


def prose(path: Path) -> str:
    """The text of a document without code blocks, names in code, and addresses of links."""
    name = path.relative_to(ROOT).as_posix()
    text = path.read_text(encoding="utf-8").partition(FROM_HERE_FROM_CODE.get(name, "\0"))[0]
    if path.suffix != ".md":
        return text
    text = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]*`|\]\([^)]*\)", "", text)


def descriptions(value: Any) -> Iterator[str]:
    """Every title and description of a schema document."""
    if isinstance(value, dict):
        for key, each in value.items():
            if key in {"title", "description", "$comment"} and isinstance(each, str):
                yield each
            else:
                yield from descriptions(each)
    elif isinstance(value, list):
        for each in value:
            yield from descriptions(each)


def uses(text: str) -> Counter[str]:
    """How often each word is in a text."""
    return Counter(_NAMES[match.lastindex - 1] for match in _ANY.finditer(text) if match.lastindex)


def over(found: Mapping[str, Mapping[str, int]]) -> dict[tuple[str, str], int]:
    """The uses in each area or document that are more than allowed."""
    return {
        (place, word): count
        for place, words in found.items()
        for word, count in words.items()
        if count > ALLOWED.get(place, {}).get(word, 0)
    }


def uses_in_code() -> dict[str, Counter[str]]:
    """The same of Python code, by area."""
    found: dict[str, Counter[str]] = {}
    source = ROOT / "src" / "turnwire"
    for path in source.rglob("*.py"):
        area = path.relative_to(source).parts[0]
        found.setdefault(area, Counter()).update(uses(path.read_text(encoding="utf-8")))
    return found


@requirement("NFR-2")
def test_documents_have_none_of_the_words() -> None:
    files = prose_files()
    assert {"README.md", "ARCHITECTURE.md", "gateway.md", "agents.md"} <= {path.name for path in files}
    assert over({path.relative_to(ROOT).as_posix(): uses(prose(path)) for path in files}) == {}


@requirement("NFR-2")
def test_descriptions_of_schemas_have_none_of_the_words() -> None:
    files = [path for path in sorted((ROOT / "schemas").rglob("*.json")) if "released" not in path.parts]
    assert files
    found = {
        path.relative_to(ROOT).as_posix(): uses("\n".join(descriptions(json.loads(path.read_text(encoding="utf-8")))))
        for path in files
        if not path.name.endswith((".vectors.json", ".cases.json"))
    }
    assert over(found) == {}


@requirement("NFR-2")
def test_python_code_has_no_more_of_the_words_than_are_allowed() -> None:
    assert over(uses_in_code()) == {}


@requirement("NFR-2")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Its schema lies beside it; whoever reads it stands there.", {"beside": 1, "whoever": 1, "stands": 1}),
        ("The stand-in stands for a server. Besides, it is None.", {}),
        ("It stood once more\nwith care.", {"stands": 1, "once more": 1, "with care": 1}),
    ],
)
def test_a_word_is_found_in_its_forms_and_not_inside_another(text: str, found: dict[str, int]) -> None:
    assert uses(text) == found


@requirement("NFR-2")
def test_every_file_that_the_architecture_names_exists() -> None:
    named = set(re.findall(r"`([\w.*/<>-]+)`", (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")))
    paths = {name for name in named if "/" in name.strip("/") and not name.startswith("/")}
    files = {name for name in named - paths if re.fullmatch(r"[\w.]+\.(?:py|json)", name)}
    assert len(paths) > 50

    def exists(path: str) -> bool:
        pattern = path.replace("DIALECT", "*").replace("<dialect>", "*").rstrip("/")
        return any(any(folder.glob(pattern)) for folder in (ROOT, ROOT / "src" / "turnwire", ROOT / "schemas"))

    known = {path.name for folder in ("src", "schemas") for path in (ROOT / folder).rglob("*.*")}
    assert sorted({path for path in paths if not exists(path)} | (files - known)) == []
