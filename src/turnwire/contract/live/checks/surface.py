"""Checks of the HTTP surface: bodies drawn from the OpenAPI document, other methods, paths that are only read.

The bodies of a dialect are sent once; the clauses about them look at the same exchanges.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import anyio

from turnwire.contract.live.answer_checks import check
from turnwire.contract.live.dialects import DIALECTS
from turnwire.contract.live.exchange import Exchange
from turnwire.contract.live.generated_bodies import Kind, NotInstalled, document, drawn, reads_of, ready
from turnwire.contract.live.probe import Probe
from turnwire.contract.live.verdict import Stop, Verdict, failed, inconclusive, passed

_ABSENT: Final = frozenset({404, 405, 501})
_STREAM_TYPES: Final = frozenset(row.stream_type for row in DIALECTS.values())
_METHODS: Final = ("GET", "PUT", "PATCH", "DELETE")


async def _sent(probe: Probe, kind: Kind) -> Sequence[Exchange]:
    """The answers to every drawn body of this kind; answers to an earlier clause are reused."""
    done: list[Exchange] = probe.target.notes.setdefault(f"surface.{kind}", [])
    try:
        bodies = await anyio.to_thread.run_sync(drawn, probe.dialect, kind)
    except NotInstalled as error:
        raise Stop(inconclusive(f"No body could be drawn: {error}.")) from error
    for body in bodies[len(done) :]:
        raw = ready(probe.dialect, body, probe.model, is_fitting=kind == "fitting")
        done.append(await probe.ask(raw=raw, may_break=True))
    return done


async def _judge(
    probe: Probe, kind: Kind, concerns: Callable[[Exchange], bool], fault: Callable[[Exchange], str | None]
) -> Verdict:
    """Whether none of the exchanges that the clause concerns has a fault."""
    sent = await _sent(probe, kind)
    concerned = [each for each in sent if concerns(each)]
    found = [(each, said) for each in concerned if (said := fault(each)) is not None]
    if found:
        probe.blame(*(each for each, _ in found[:3]))
        said = "; ".join(dict.fromkeys(said for _, said in found))
        return failed(f"{len(found)} of {len(concerned)} bodies: {said}.")
    if not concerned:
        which = "valid" if kind == "fitting" else "invalid"
        return inconclusive(f"{len(sent)} {which} bodies were sent, and the clause concerns none of their answers.")
    return passed(f"True of every answer that it concerns: {len(concerned)} of {len(sent)} bodies.")


def _is_answered(exchange: Exchange) -> bool:
    return exchange.is_ok


def _is_refused(exchange: Exchange) -> bool:
    return exchange.status is not None and exchange.status >= 400


def _server_error(exchange: Exchange) -> str | None:
    if exchange.broken is not None:
        return exchange.broken
    is_fault = exchange.status is not None and exchange.status >= 500 and exchange.status != 501
    return f"status {exchange.status}" if is_fault else None


def _form_of(probe: Probe) -> Callable[[Exchange], str | None]:
    """The faults in the form of an answer, streamed or whole."""

    def fault(exchange: Exchange) -> str | None:
        if exchange.content_type in _STREAM_TYPES:
            try:
                values = probe.events(exchange)
            except Stop as stop:
                return stop.verdict.sentence.removesuffix(".")
            found = next((wrong for value in values if (wrong := probe.faults("event", value))), ())
            return f"an event does not fit at {found[0]}" if found else None
        found = probe.faults("response", exchange.json)
        return f"the answer does not fit at {found[0]}" if found else None

    return fault


def _error_form_of(probe: Probe) -> Callable[[Exchange], str | None]:
    def fault(exchange: Exchange) -> str | None:
        if exchange.status is not None and exchange.status >= 500:
            return f"status {exchange.status}"
        if exchange.json is None:
            return f"the refusal with status {exchange.status} is not JSON"
        found = probe.faults("error", exchange.json)
        return f"the refusal with status {exchange.status} does not fit at {found[0]}" if found else None

    return fault


@check("surface.fitting-no-server-error")
async def fitting_no_server_error(probe: Probe) -> Verdict:
    return await _judge(probe, "fitting", lambda exchange: True, _server_error)


@check("surface.fitting-answers-fit")
async def fitting_answers_fit(probe: Probe) -> Verdict:
    return await _judge(probe, "fitting", _is_answered, _form_of(probe))


@check("surface.fitting-refusals-fit")
async def fitting_refusals_fit(probe: Probe) -> Verdict:
    return await _judge(probe, "fitting", _is_refused, _error_form_of(probe))


@check("surface.broken-refused")
async def broken_refused(probe: Probe) -> Verdict:
    def fault(exchange: Exchange) -> str | None:
        return f"answered with status {exchange.status}" if exchange.is_ok else None

    return await _judge(probe, "broken", lambda exchange: exchange.status is not None, fault)


@check("surface.broken-no-server-error")
async def broken_no_server_error(probe: Probe) -> Verdict:
    return await _judge(probe, "broken", lambda exchange: True, _server_error)


@check("surface.broken-refusals-fit")
async def broken_refusals_fit(probe: Probe) -> Verdict:
    return await _judge(probe, "broken", _is_refused, _error_form_of(probe))


@check("surface.media-types")
async def media_types(probe: Probe) -> Verdict:
    described = document()["paths"][probe.target.row.path]["post"]["responses"]
    answers = set(described["200"]["content"]) | _STREAM_TYPES

    def fault(exchange: Exchange) -> str | None:
        wanted = answers if exchange.is_ok else {"application/json", "application/problem+json"}
        if not exchange.body or exchange.content_type in wanted:
            return None
        return f"status {exchange.status} came as {exchange.content_type or 'no media type'}"

    for kind in ("fitting", "broken"):
        verdict = await _judge(probe, kind, lambda exchange: exchange.status is not None, fault)
        if verdict.outcome != "pass":
            return verdict
    return verdict


@check("surface.other-methods")
async def other_methods(probe: Probe) -> Verdict:
    taken = []
    for method in _METHODS:
        exchange = await probe.ask(method=method, may_break=True)
        if exchange.status not in _ABSENT:
            probe.blame(exchange)
            taken.append(f"{method} got {exchange.status if exchange.status is not None else exchange.broken}")
    if taken:
        return failed(f"{', '.join(taken)} at {probe.path()}.")
    return passed(f"{', '.join(_METHODS)} are refused at {probe.path()}.")


@check("surface.documented-reads")
async def documented_reads(probe: Probe) -> Verdict:
    rows = reads_of(probe.dialect)
    if not rows:
        return Verdict("not_applicable", f"The document has no path of {probe.dialect} that is only read.")
    there, wrong = [], []
    for path, said in rows:
        asked = path.replace("{model}", probe.model)
        exchange = await probe.get(asked)
        if exchange.status in _ABSENT:
            continue
        there.append(asked)
        found = _read_fault(said, exchange)
        if found:
            probe.blame(exchange)
            wrong.append(f"{asked}: {found}")
    if wrong:
        return failed(f"{'; '.join(wrong)}.")
    if not there:
        return Verdict("not_supported", f"The server has none of {', '.join(path for path, _ in rows)}.")
    return passed(f"{', '.join(there)} answer as documented.")


def _read_fault(said: dict[str, Any], exchange: Exchange) -> str | None:
    """The faults in the answer of a path that is only read."""
    if not exchange.is_ok:
        return f"status {exchange.status}"
    schema = said["responses"]["200"]["content"].get("application/json", {}).get("schema")
    if exchange.json is None:
        return "the answer is not JSON"
    if schema is None:
        return None
    import jsonschema_rs

    # The references of the document point into its own components.
    whole = {**schema, "components": document()["components"]}
    found = next(jsonschema_rs.validator_for(whole).iter_errors(exchange.json), None)
    if found is None:
        return None
    return f"does not fit at /{'/'.join(str(step) for step in found.instance_path)}"
