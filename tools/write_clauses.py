"""Write docs/clauses.md from the catalogue of clauses. The same clauses, the same bytes.

python tools/write_clauses.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from turnwire.contract.live.clauses import Clause, all_areas, all_clauses

TARGET = Path(__file__).parents[1] / "docs" / "clauses.md"


def text() -> str:
    """The whole document."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "# Contract clauses"
    yield ""
    yield "Written by `python tools/write_clauses.py` from `src/turnwire/contract/live/clauses/`; changes made here are"
    yield "lost."
    yield ""
    yield f"The {len(all_clauses())} clauses of [`turnwire contract run`](guides/check-your-server.md). If one does"
    yield "not hold, clients lose answers or read them wrongly (must), need a special case (should), or little breaks"
    yield "(may)."
    yield "A clause concerns every dialect unless it names some. What it needs (`needs tools`) is tried first. If the"
    yield "server does not have it, the clause is not supported there; if that stays open, the clause is inconclusive."
    for area in all_areas():
        yield from ("", f"## {area.name.capitalize()}", "", area.sentence, "")
        yield from ("| clause | what must hold | why |", "|---|---|---|")
        yield from (_row(clause) for clause in area.clauses)


def _row(clause: Clause) -> str:
    limits = [*clause.dialects, *(f"needs {need}" for need in clause.needs)]
    about = f"; {', '.join(limits)}" if limits else ""
    source = clause.source if clause.source.startswith("http") else _cell(clause.source)
    name = f"`{clause.id}`<br>{clause.severity}{about}"
    return f"| {name} | {_cell(clause.sentence)} | {_cell(clause.reason)}<br>Source: {source} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
