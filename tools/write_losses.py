"""Write docs/losses.md from the coverage table. The same table gives the same bytes.

python -m tools.write_losses
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from turnwire_schema import v1

from tests.codecs.coverage.endpoints import COMPLETION_LEDGER, ENDPOINT_LEDGER, EndpointPage
from tests.codecs.coverage.entry import WHOLE, parts_of
from tests.codecs.coverage.table import COVERAGE, Page, is_loss
from turnwire.codecs.losses import COMMON


def _page(page: EndpointPage) -> EndpointPage:
    """A page of completions: their parameters are as in a chat."""
    covered = {name: fields for name, fields in page.covered.items() if name != "ModelParameters"}
    return EndpointPage(covered, page.losses)


ENDPOINTS = {
    **{
        (endpoint, dialect if endpoint == "completions" else "llamacpp"): _page(page)
        for (endpoint, dialect), page in COMPLETION_LEDGER.items()
    },
    **ENDPOINT_LEDGER,
}
"""The pages of endpoints other than chat."""
TARGET = Path(__file__).parents[1] / "docs" / "losses.md"


def text() -> str:
    """The whole document."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "# Losses by dialect"
    yield ""
    yield "<!-- Written by `python -m tools.write_losses` from the coverage table; changes made here are lost. -->"
    yield ""
    yield "A conversion reports a `Loss` for everything that the target dialect cannot express. `on_loss` decides"
    yield "what happens then: `report` (default), `warn` or `raise`. `turnwire plan --to DIALECT request.json`, or"
    yield "`turnwire.plan(request, dialect)`, shows the losses without sending anything."
    yield ""
    yield "## Losses"
    for dialect, page in COVERAGE.items():
        yield from ("", f"### {dialect}", "", "| id | what the dialect cannot express |", "|---|---|")
        yield from (f"| `{name}` | {_cell(what)} |" for name, what in page.losses.items())
    for (endpoint, dialect), page in ENDPOINTS.items():
        if not _named(page):
            continue
        yield from ("", f"### {dialect}: {endpoint}", "", "| id | what the dialect cannot express |", "|---|---|")
        yield from (f"| `{name}` | {_cell(what)} |" for name, what in _named(page).items())
    yield from ("", "### Between any two dialects", "", "| id | what the dialect cannot express |", "|---|---|")
    yield from (f"| `{name}` | {_cell(what)} |" for name, what in COMMON.items())
    yield from ("", "## Coverage table: every canonical field in every dialect", "")
    yield "`mapped`: comes back. A loss id: comes back if the dialect can express it, and is reported if not."
    yield "`–`: not sent, for the reason below the table; with other entries: some values are not sent."
    yield "If requests and answers differ, requests come first. `*` is an object as a whole. Tests execute the table."
    classes = dict.fromkeys(name for page in COVERAGE.values() for name in page.covered)
    for name in classes:
        yield from _class(name)
    yield from _endpoints()


def _named(page: EndpointPage) -> dict[str, str]:
    """The losses that the rows of a page name."""
    words = [
        part for fields in page.covered.values() for entry in fields.values() for part in parts_of(entry, "request")
    ]
    return {loss: what for loss, what in page.losses.items() if loss in words}


def _endpoints() -> Iterator[str]:
    """The tables of endpoints other than chat."""
    yield from ("", "## Endpoints other than chat")
    keys = list(ENDPOINTS)
    for name in dict.fromkeys(owner for page in ENDPOINTS.values() for owner in page.covered):
        having = [key for key in keys if name in ENDPOINTS[key].covered]
        heads = [f"{dialect} {endpoint}" for endpoint, dialect in having]
        yield from (
            "",
            f"### {name}, other endpoints",
            "",
            f"| field | {' | '.join(heads)} |",
            "|---" * (len(heads) + 1) + "|",
        )
        for field in ENDPOINTS[having[0]].covered[name]:
            rows = (parts_of(ENDPOINTS[key].covered[name][field], "request") for key in having)
            cells = [", ".join(dict.fromkeys(_short(part) for part in parts)) for parts in rows]
            yield f"| {field} | {' | '.join(cells)} |"


def _class(name: str) -> Iterator[str]:
    order = [WHOLE, *getattr(v1, name).model_fields]
    covered = {field for page in COVERAGE.values() for field in page.covered.get(name, ())}
    fields = sorted(covered, key=lambda field: order.index(field) if field in order else len(order))
    yield from ("", f"### {name}", "", f"| field | {' | '.join(COVERAGE)} |", "|---" * (len(COVERAGE) + 1) + "|")
    reasons: dict[str, list[str]] = {}
    for field in fields:
        cells = [_entry(page, name, field) for page in COVERAGE.values()]
        yield f"| {_name(field)} | {' | '.join(short for short, _ in cells)} |"
        for dialect, (_, notes) in zip(COVERAGE, cells, strict=True):
            for note in notes:
                reasons.setdefault(f"{_name(field)}: {note}", []).append(dialect)
    if reasons:
        yield ""
        yield from (f"- {reason} ({_listed(dialects)})" for reason, dialects in reasons.items())


def _name(field: str) -> str:
    return r"\*" if field == WHOLE else field


def _listed(dialects: list[str]) -> str:
    return "every dialect" if len(dialects) == len(COVERAGE) else ", ".join(dialects)


def _entry(page: Page, name: str, field: str) -> tuple[str, list[str]]:
    """(cell, reasons below the table) of one field in one dialect."""
    entry = page.covered.get(name, {}).get(field)
    if entry is None:
        return ("mapped", []) if field == WHOLE else ("–", ["this class has no place in the dialect"])
    ways = [parts_of(entry, way) for way in ("request", "answer")]
    cells = [", ".join(dict.fromkeys(_short(part) for part in parts)) for parts in ways]
    notes = [_cell(part) for parts in ways for part in parts if ": " in part]
    return (cells[0] if cells[0] == cells[1] else f"{cells[0]} / {cells[1]}"), list(dict.fromkeys(notes))


def _short(part: str) -> str:
    if is_loss(part):
        return f"`{part.partition('.')[2]}`"
    return "–" if part.startswith(("never sent", "unsaid")) else "mapped"


def _cell(words: str) -> str:
    return words.replace("|", "\\|")


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
