"""Write the normal forms in docs/dialects.md from the tables of the contract. The same tables, the same bytes.

python -m tests.normal_forms
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.normal_forms import normal_form
from tests.normal_forms.streams import STREAM_NORMAL_FORM
from turnwire.codecs.dialects import built_in

TARGET = Path(__file__).parents[2] / "docs" / "dialects.md"
HEADING = "## Normal forms\n"
"""What stands before this line is written by hand, what stands after it by this program."""


def text(page: str) -> str:
    """`page` with the section as the codecs have it now."""
    by_hand, found, _ = page.partition(HEADING)
    if not found:
        raise ValueError(f"{TARGET.name} has no line {HEADING.strip()!r}")
    return by_hand + HEADING + "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield ""
    yield "Written by `python -m tests.normal_forms`; changes made below this line are lost. Reading a body and"
    yield "writing it again gives an equal one in normal form, which tests check."
    for dialect in built_in():
        form = normal_form(dialect)
        about = "requests" if form.response_rules else "requests and answers"
        yield from _table(f"{dialect}: {about}", form.request_rules)
        yield from _table(f"{dialect}: answers", form.response_rules)
        yield from _table(f"{dialect}: streams", [rule[:2] for rule in STREAM_NORMAL_FORM[dialect]])


def _table(title: str, rules: Iterable[tuple[str, str]]) -> Iterator[str]:
    rows = [f"| {name} | {sentence.replace('|', chr(92) + '|')} |" for name, sentence in rules]
    if rows:
        yield from ("", f"### {title}", "", "| what | equal are |", "|---|---|", *rows)


if __name__ == "__main__":
    TARGET.write_text(text(TARGET.read_text(encoding="utf-8")), encoding="utf-8")
