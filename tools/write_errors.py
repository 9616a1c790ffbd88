"""Write docs/errors.md from the help for error codes. The same table, the same bytes.

python tools/write_errors.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from turnwire.core.error_help import ERROR_HELP
from turnwire.core.errors import ERRORS_BY_CODE

TARGET = Path(__file__).parents[1] / "docs" / "errors.md"


def text() -> str:
    """The whole document."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "# Error codes"
    yield ""
    yield "Written by `python tools/write_errors.py` from `turnwire.core.error_help`; changes made here are lost."
    yield ""
    yield "Every error of a call is a `ProviderError` with `info`: the code below, a message for people, and where they"
    yield "are known `provider_id`, `status`, `category`, `retryable`, `retry_after_s` and `limit_s`. No error holds"
    yield "the text of a conversation or a secret. Audit events and `turnwire provider health --json` have the same"
    yield "codes."
    yield ""
    yield "| code | class | meaning |"
    yield "|---|---|---|"
    for code, kind in ERRORS_BY_CODE.items():
        yield f"| [{code}](#{code.lower()}) | `{kind.__name__}` | {_cell(ERROR_HELP[code].meaning)} |"
    for code, kind in ERRORS_BY_CODE.items():
        row = ERROR_HELP[code]
        yield from ("", f"## {code}", "", f"`{kind.__name__}`. {row.meaning}", "")
        yield from ("| cause | what to do |", "|---|---|")
        for cause, remedy in zip(row.causes, row.remedies, strict=True):
            yield f"| {_cell(cause)} | {_cell(remedy)} |"
        yield from ("", f"To be tried again: {row.is_retryable}.")


def _cell(words: str) -> str:
    return words.replace("|", "\\|")


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
