"""What works at run time passes a type checker, and the other way round."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from turnwire_schema.v1 import FinishReason as FinishReasons

from tests.requirements import requirement
from tests.typing import user_code
from turnwire import ChatResponse, FinishReason, InvalidDataError, TextPart, UsageInfo, assistant, user

ROOT = Path(__file__).parents[2]
# mypy reads again only what has changed since; `make clean` removes it.
CACHE = ROOT / ".cache" / "typing"


MISSPELT = """\
from turnwire_schema.wire.anthropic import TextBlockParam
from turnwire_schema.wire.raw_anthropic import RawTextBlockParam


def read(raw: RawTextBlockParam) -> object:
    return raw.get("text"), raw["cache_control"], raw.get("txet"), raw["cache_contro"]


def write(text: str) -> TextBlockParam:
    return {"type": "text", "txet": text}
"""


@pytest.fixture(scope="module")
def findings(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, int, str]]:
    """File, line and code of what mypy finds in the code of a user and in code that misspells keys of a wire."""
    folder = tmp_path_factory.mktemp("typing")
    config = folder / "mypy.ini"
    config.write_text("[mypy]\nstrict = true\nmypy_path = src:generated/python\n", encoding="utf-8")
    (folder / "misspelt.py").write_text(MISSPELT, encoding="utf-8")
    code = [str(Path(user_code.__file__).relative_to(ROOT)), str(folder / "misspelt.py")]
    flags = ["--config-file", str(config), "--cache-dir", str(CACHE), "--follow-imports", "silent", "--output", "json"]
    run = subprocess.run(
        [sys.executable, "-m", "mypy", *flags, *code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    found = [json.loads(line) for line in run.stdout.splitlines()]
    assert found, run.stderr
    return [(Path(each["file"]).name, each["line"], each["code"]) for each in found if each["severity"] == "error"]


@requirement("API-2")
def test_user_code_passes_mypy_without_any_plugin(findings: list[tuple[str, int, str]]) -> None:
    assert [found for found in findings if found[0] != "misspelt.py"] == []


@requirement("API-2")
def test_a_misspelt_key_of_a_wire_is_refused_by_mypy(findings: list[tuple[str, int, str]]) -> None:
    assert [found[1:] for found in findings if found[0] == "misspelt.py"] == [
        (6, "call-overload"),
        (6, "index"),
        (10, "typeddict-item"),
        (10, "typeddict-unknown-key"),
    ]


@requirement("API-2")
def test_user_code_runs() -> None:
    assert user_code.sequences() == [1, 1, 2, 2, 1]
    assert user_code.kinds(user("a"), TextPart(text="a")) == [True, True, False]
    assert user_code.tools() == [3, "a"]
    assert user_code.chats() == ["Hello", "Oslo", "Norway"]
    assert user_code.constructors() == ["user", "assistant", "tool", "user", "assistant", "Hello"]
    assert asyncio.run(user_code.batch()) == [user_code.City("Oslo")]
    assert user_code.words() == [True, True]


@requirement("API-2")
def test_the_reasons_for_an_end_are_an_enumeration_of_the_schemas_words() -> None:
    # An alias of a Literal has it.
    assert [str(reason) for reason in FinishReason] == list(FinishReasons.__args__)  # type: ignore[attr-defined]
    assert FinishReason.parse("Tool_Calls") is FinishReason.TOOL_CALLS
    for wrong in ("end", "", None, 5):
        with pytest.raises(InvalidDataError, match="use one of stop, length"):
            FinishReason.parse(wrong)
    answer = ChatResponse(message=assistant("a"), usage=UsageInfo(), finish_reason=FinishReason.STOP)
    assert (answer.finish_reason, type(answer.finish_reason)) == ("stop", str)
