"""Write docs/losses.md from the loss ledger. The same ledger, the same bytes.

python tools/write_losses.py            write the file
python tools/write_losses.py --check    only say whether it is up to date
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from turnwire.codecs.ledger import COMMON_LOSSES, LEDGER, Page, is_loss

TARGET = Path(__file__).parents[1] / "docs" / "losses.md"


def text() -> str:
    """The whole document."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "# What each dialect cannot say"
    yield ""
    yield "Written by `python tools/write_losses.py` from the loss ledger; changes made here are lost."
    yield ""
    yield "A conversion gives a `Loss` for everything that the target cannot say, never silence. `on_loss` decides"
    yield "what happens then: `report` (default), `warn` or `raise`. `turnwire plan --to DIALECT request.json`, or"
    yield "`turnwire.plan(request, dialect)`, shows the losses without sending anything."
    yield ""
    yield "## Losses"
    for dialect, page in LEDGER.items():
        yield from ("", f"### {dialect}", "", "| id | what cannot be said |", "|---|---|")
        yield from (f"| `{name}` | {_cell(what)} |" for name, what in page.losses.items())
    yield from ("", "### Between any two dialects", "", "| id | what cannot be said |", "|---|---|")
    yield from (f"| `{name}` | {_cell(what)} |" for name, what in COMMON_LOSSES.items())
    yield from ("", "## Every canonical field in every dialect", "")
    yield "`mapped`: said on the wire. A loss id: said where the server can, reported where it cannot. `–`: never sent,"
    yield "for the reason below the table."
    classes = dict.fromkeys(name for page in LEDGER.values() for name in page.covered)
    for name in classes:
        yield from _class(name)


def _class(name: str) -> Iterator[str]:
    fields = dict.fromkeys(field for page in LEDGER.values() for field in page.covered.get(name, ()))
    yield from ("", f"### {name}", "", f"| field | {' | '.join(LEDGER)} |", "|---" * (len(LEDGER) + 1) + "|")
    reasons: dict[str, list[str]] = {}
    for field in fields:
        cells = [_entry(page, name, field) for page in LEDGER.values()]
        yield f"| {field} | {' | '.join(short for short, _ in cells)} |"
        for dialect, (_, reason) in zip(LEDGER, cells, strict=True):
            if reason:
                reasons.setdefault(f"{field}: {reason}", []).append(dialect)
    if reasons:
        yield ""
        yield from (f"- {reason} ({_listed(dialects)})" for reason, dialects in reasons.items())


def _listed(dialects: list[str]) -> str:
    return "every dialect" if len(dialects) == len(LEDGER) else ", ".join(dialects)


def _entry(page: Page, name: str, field: str) -> tuple[str, str]:
    """(cell, reason below the table) of one field in one dialect."""
    entry = page.covered.get(name, {}).get(field)
    if entry is None:
        return "–", "this class has no place in the dialect"
    if is_loss(entry):
        return f"`{entry.partition('.')[2]}`", ""
    word, _, reason = entry.partition(": ")
    return ("mapped" if word == "mapped" else "–"), (_cell(entry) if reason or word != "mapped" else "")


def _cell(words: str) -> str:
    return words.replace("|", "\\|")


def main() -> int:
    """Write the file, or compare it."""
    wanted = text()
    if "--check" in sys.argv[1:]:
        is_right = TARGET.exists() and TARGET.read_text(encoding="utf-8") == wanted
        if not is_right:
            print(f"{TARGET.name} differs from the ledger. Run: python tools/write_losses.py", file=sys.stderr)
        return 0 if is_right else 1
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
