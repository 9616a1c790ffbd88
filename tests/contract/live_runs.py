"""A small run of the contract by hand, for the tests of its reports."""

from __future__ import annotations

from typing import Any

from turnwire_schema.v1.contract import ContractRun

EXCHANGE = {
    "method": "POST",
    "path": "/v1/chat/completions",
    "request_headers": [{"name": "content-type", "value": "application/json"}],
    "request_body": '{"model":"m"}',
    "status": 200,
    "response_headers": [{"name": "content-type", "value": "application/json"}],
    "response_body": '{"choices":[]}',
    "response_bytes": 14,
    "first_byte_ms": 3,
    "total_ms": 4,
    "curl": 'curl -sS http://127.0.0.1:8000/v1/chat/completions --data-binary \'{"model":"m"}\'',
}


def clause(name: str, severity: str = "must") -> dict[str, Any]:
    """A clause whose words name it."""
    return {
        "id": name,
        "area": name.partition(".")[0],
        "sentence": f"The sentence of {name}.",
        "severity": severity,
        "reason": f"The reason of {name}.",
        "source": f"the source of {name}",
    }


def result(name: str, outcome: str, *, dialect: str = "openai-chat", seen: str = "", **more: Any) -> dict[str, Any]:
    """What a clause found."""
    return {
        "clause": name,
        "dialect": dialect,
        "outcome": outcome,
        "sentence": seen or f"Seen at {name}.",
        "duration_ms": 12,
        "exchanges": 1,
        **more,
    }


def run(*results: dict[str, Any], **fields: Any) -> ContractRun:
    """A run in which these results were found."""
    names = list(dict.fromkeys(each["clause"] for each in results))
    dialects = list(dict.fromkeys(each["dialect"] for each in results))
    whole = {
        "turnwire_version": "0.1.0",
        "endpoint": "http://127.0.0.1:8000",
        "name": "my server",
        "started_at": "2026-01-31T12:00:00Z",
        "duration_ms": 2000,
        "ended": "completed",
        "planned": len(results),
        "targets": [{"dialect": each, "variant": each, "model": "m"} for each in dialects],
        "clauses": [clause(name) for name in names],
        "results": list(results),
        **fields,
    }
    return ContractRun.from_dict(whole)
