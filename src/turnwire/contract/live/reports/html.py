"""Runs as one HTML file: which server passes which clause, and for each failure all that is needed to repeat it.

The file loads nothing: style and script are inside it, and its own policy forbids the rest. Without script
everything can be read; the script only filters and copies.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from turnwire_schema.v1.contract import ContractClause, ContractExchange, ContractHeader, ContractResult, ContractRun

from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.contract.live.reports.table import (
    COUNTED,
    DIRECTIONS,
    ENDINGS,
    OUTCOMES,
    SEVERITIES,
    SIGNS,
    WORDS,
    Change,
    Column,
    Table,
    changes,
)

_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"
_LONGEST_PRETTY: Final = 8192
_CODE: Final = re.compile("`([^`]+)`")


def render(runs: Sequence[ContractRun]) -> str:
    """The page. It reports the last run; earlier ones are next to it in the matrix."""
    table = Table(runs)
    title = f"{runs[-1].name}: contract report"
    body = "\n".join(_body(table))
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(_POLICY)}">\n'
        f"<style>\n{_tokens()}{_static('report.css')}</style>\n</head>\n<body>\n{body}\n"
        f"<script>\n{_static('report.js')}</script>\n</body>\n</html>\n"
    )


def _tokens() -> str:
    """Colours and sizes that the pages of the gateway have, too."""
    return files("turnwire").joinpath("theme", "tokens.css").read_text(encoding="utf-8")


def _static(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def _body(table: Table) -> Iterator[str]:
    run = table.runs[-1]
    yield from _head(run, table)
    yield "<main>"
    yield from _summary(table)
    for earlier in table.runs[:-1]:
        yield from _comparison(earlier, table)
    yield from _failures(table)
    yield from _matrix(table)
    yield from _others(table, "inconclusive", "Not judged", "Nothing can be said about these; here is what was tried.")
    yield from _others(table, "not_supported", "Not supported", "The server has not got these, and says so.")
    yield "</main>"
    yield (
        f"<footer><p>Made with <code>turnwire contract run</code>, Turnwire {escape(run.turnwire_version)}. "
        "API keys are left out of requests and answers.</p></footer>"
    )


def _head(run: ContractRun, table: Table) -> Iterator[str]:
    yield f"<header><p class=kind>Contract report</p><h1>{escape(run.name)}</h1>"
    facts = [f"<code>{escape(run.endpoint)}</code>"]
    if run.server not in (None, run.name):
        facts.append(f"says it is {escape(run.server or '')}")
    models = dict.fromkeys(target.model for target in run.targets)
    facts.append(
        f"model{'s' if len(models) > 1 else ''} {', '.join(f'<code>{escape(name)}</code>' for name in models)}"
    )
    facts.append(f"{escape(run.started_at[:16].replace('T', ' '))} UTC, {_duration(run.duration_ms)}")
    yield f"<p class=facts>{' · '.join(facts)}</p>"
    if run.ended != "completed":
        after = f"{ENDINGS[run.ended]} after {len(run.results)} of {run.planned} results"
        yield f"<p class=notice>This run is not whole: {after}.</p>"
    if len(table.runs) > 1:
        names = ", ".join(escape(table.name_of(each)) for each in table.runs[:-1])
        yield f"<p class=facts>Beside it: {names}.</p>"
    yield "</header>"


def _duration(milliseconds: int) -> str:
    seconds = round(milliseconds / 1000)
    return f"{seconds} s" if seconds < 120 else f"{seconds // 60} min {seconds % 60} s"


def _summary(table: Table) -> Iterator[str]:
    yield '<section class=cards aria-label="Summary">'
    for column in table.columns:
        found = column.counts
        tried = sum(number for outcome, number in found.items() if outcome != "not_applicable") or 1
        judged = found["pass"] + found["fail"]
        yield f"<article class=card><h2>{escape(column.dialect)}</h2>"
        if len(table.runs) > 1:
            yield f"<p class=facts>{escape(column.run_name)}</p>"
        yield f"<p class=score><b>{found['pass']}</b> of {judged} judged clauses hold</p><div class=bar>"
        for outcome in OUTCOMES:
            if outcome != "not_applicable" and found[outcome]:
                yield f'<span class="{outcome}" style="width:{found[outcome] * 100 / tried:.2f}%"></span>'
        yield "</div><p class=counts>"
        yield " ".join(
            f"<span><i class={outcome}>{SIGNS[outcome]}</i> {found[outcome]} {COUNTED[outcome]}</span>"
            for outcome in OUTCOMES
            if found[outcome]
        )
        yield "</p></article>"
    yield "</section>"


def _comparison(before: ContractRun, table: Table) -> Iterator[str]:
    found = changes(before, table.runs[-1])
    yield f"<section><h2>Against {escape(table.name_of(before))}</h2>"
    if not found:
        yield "<p>Every clause that both runs tried came out the same.</p>"
    for direction in DIRECTIONS:
        rows = [each for each in found if each.direction == direction]
        if rows:
            is_open = " open" if direction == "worse" else ""
            yield f"<details class=group{is_open}><summary><h3>{direction.capitalize()}: {len(rows)}</h3></summary>"
            yield "<ul class=changes>"
            yield from (_change(each) for each in rows)
            yield "</ul></details>"
    yield "</section>"


def _change(change: Change) -> str:
    return (
        f"<li><code>{escape(change.clause)}</code> <span class=dialect>{escape(change.dialect)}</span> "
        f"<i class={change.before}>{SIGNS[change.before]}</i> {WORDS[change.before]} → "
        f"<i class={change.after}>{SIGNS[change.after]}</i> {WORDS[change.after]}"
        f"<br><small>{_words(change.sentence)}</small></li>"
    )


def _failures(table: Table) -> Iterator[str]:
    """The failures of the last run, the gravest first. Other runs have their own reports."""
    last = Table(table.runs[-1:])
    rows = [(clause, found) for clause in last.clauses if (found := _found(last, clause, "fail"))]
    yield f"<section id=failures><h2>What fails <span class=number>{len(rows)}</span></h2>"
    if not rows:
        yield "<p class=good>No clause fails.</p>"
    is_open = " open"
    for severity in SEVERITIES:
        of_it = [(clause, found) for clause, found in rows if clause.severity == severity]
        if of_it:
            yield f"<details class=group{is_open}><summary><h3><span class='severity {severity}'>{severity}</span> "
            yield f"{_SEVERITY[severity]} <span class=number>{len(of_it)}</span></h3></summary>"
            for clause, found in of_it:
                yield from _failure(clause, found, last)
            yield "</details>"
            is_open = ""
    yield "</section>"


_SEVERITY: Final = {
    "must": "Clients lose answers or read them wrongly.",
    "should": "Clients need a special case.",
    "may": "Little breaks.",
}


def _found(table: Table, clause: ContractClause, outcome: str) -> list[tuple[Column, ContractResult]]:
    pairs = zip(table.columns, table.row(clause), strict=True)
    return [(column, result) for column, result in pairs if result is not None and result.outcome == outcome]


def _failure(clause: ContractClause, found: list[tuple[Column, ContractResult]], table: Table) -> Iterator[str]:
    yield f'<details class=clause id="{escape(clause.id)}"><summary><code>{escape(clause.id)}</code> '
    yield f"<span class=sentence>{_words(clause.sentence)}</span> <span class=where>"
    yield " ".join(f"<span class=dialect>{escape(_name(column, table))}</span>" for column, _ in found)
    yield f"</span></summary><dl><dt>Why</dt><dd>{_words(clause.reason)}</dd>"
    yield f"<dt>Source</dt><dd>{escape(clause.source)}</dd></dl>"
    for column, result in found:
        yield f"<div class=finding><h4>{escape(_name(column, table))}</h4>"
        yield f"<p class=seen>{_words(result.sentence)}</p>"
        evidence = result.evidence or ()
        for place, exchange in enumerate(evidence, 1):
            yield from _exchange(exchange, place, len(evidence))
        yield "</div>"
    yield "</details>"


def _words(text: str) -> str:
    """`text` as HTML; what is in backquotes is code."""
    return _CODE.sub(r"<code>\1</code>", escape(text))


def _name(column: Column, table: Table) -> str:
    return column.dialect if len(table.runs) == 1 else column.heading


def _exchange(exchange: ContractExchange, place: int, number: int) -> Iterator[str]:
    status = "no answer" if exchange.status is None else str(exchange.status)
    which = f"Exchange {place} of {number}: " if number > 1 else ""
    is_open = " open" if place == number else ""
    yield f"<details class=exchange{is_open}><summary>{which}<code>{escape(exchange.method)} {escape(exchange.path)}"
    yield f"</code> → <b>{status}</b></summary><div class=sides><div><h5>Request</h5>"
    yield f"<pre>{escape(_message(exchange.request_headers, exchange.request_body))}</pre></div><div><h5>Answer"
    times = [f"{exchange.total_ms} ms"] if exchange.total_ms is not None else []
    times += [f"{exchange.response_bytes} bytes"] if exchange.response_bytes is not None else []
    yield f" <small>{', '.join(times)}</small></h5>"
    if exchange.broken:
        yield f"<p class=broken>{escape(exchange.broken)}</p>"
    if exchange.closed_early:
        yield "<p class=broken>The suite closed the connection here.</p>"
    if exchange.status is not None:
        yield f"<pre>{escape(_message(exchange.response_headers or (), exchange.response_body))}</pre>"
    yield "</div></div><div class=curl><button type=button hidden>Copy</button>"
    yield f"<pre>{escape(exchange.curl)}</pre></div></details>"


def _message(headers: Sequence[ContractHeader], body: str | None) -> str:
    head = "\n".join(f"{header.name}: {header.value}" for header in headers)
    return head if not body else f"{head}\n\n{_pretty(body)}"


def _pretty(body: str) -> str:
    """A body that is JSON on several lines; any other as it is."""
    if len(body) > _LONGEST_PRETTY:
        return body
    try:
        return json.dumps(parse_wire_json(body), ensure_ascii=False, indent=2)
    except NotJsonError:
        return body


def _matrix(table: Table) -> Iterator[str]:
    yield "<section id=matrix><h2>Every clause</h2><div class=filters hidden>"
    yield "<label><input type=search placeholder='Filter clauses' aria-label='Filter clauses'></label>"
    yield "<label><input type=checkbox> only what does not hold</label></div>"
    yield "<div class=scroll tabindex=0><table><thead>"
    if len(table.runs) > 1:
        yield "<tr><th></th>"
        for run in table.runs:
            yield f"<th class=server colspan={len(run.targets)} scope=colgroup>{escape(table.name_of(run))}</th>"
        yield "</tr>"
    yield "<tr><th scope=col>Clause</th>"
    for column in table.columns:
        yield f"<th scope=col class=column><span>{escape(column.dialect)}</span></th>"
    yield "</tr></thead>"
    for area, clauses in table.areas.items():
        yield f"<tbody><tr class=area><th colspan={len(table.columns) + 1} scope=rowgroup>{escape(area)}</th></tr>"
        for clause in clauses:
            yield from _row(clause, table)
        yield "</tbody>"
    yield "</table></div></section>"


def _row(clause: ContractClause, table: Table) -> Iterator[str]:
    results = table.row(clause)
    last = [result for result, column in zip(results, table.columns, strict=True) if column.run is table.runs[-1]]
    fails = any(result is not None and result.outcome == "fail" for result in last)
    name = escape(clause.id)
    shown = f'<a href="#{name}"><code>{name}</code></a>' if fails else f"<code>{name}</code>"
    yield f"<tr><th scope=row>{shown}<span class=sentence>{_words(clause.sentence)}</span></th>"
    for result in results:
        if result is None:
            yield "<td class=none title='not tried'></td>"
        else:
            told = escape(f"{WORDS[result.outcome]}: {result.sentence}")
            yield f'<td class={result.outcome} title="{told}">'
            yield f'<span aria-label="{WORDS[result.outcome]}">{SIGNS[result.outcome]}</span></td>'
    yield "</tr>"


def _others(table: Table, outcome: str, heading: str, lead: str) -> Iterator[str]:
    rows = [(clause, _found(table, clause, outcome)) for clause in table.clauses]
    rows = [(clause, found) for clause, found in rows if found]
    if not rows:
        return
    yield f"<section><details class=others><summary><h2>{heading} <span class=number>{len(rows)}</span></h2></summary>"
    yield f"<p>{lead}</p><ul class=changes>"
    for clause, found in rows:
        yield f"<li><code>{escape(clause.id)}</code> {_words(clause.sentence)}"
        grouped: dict[str, list[str]] = {}
        for column, result in found:
            grouped.setdefault(result.sentence, []).append(_name(column, table))
        for sentence, names in grouped.items():
            tags = " ".join(f"<span class=dialect>{escape(name)}</span>" for name in names)
            yield f"<br>{tags} <small>{_words(sentence)}</small>"
        yield "</li>"
    yield "</ul></details></section>"
