"""What each known server does not hold of the schemas in a request, and what is rewritten before they are sent."""

from __future__ import annotations

from typing import Any

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.schema_support.advice import AskedSchema, advise, asked_schemas, known_servers
from turnwire.codecs.schema_support.prepare import prepare_schema


def schema_report(request: ChatRequest, body: Any) -> list[dict[str, Any]]:
    """Each schema of the answer or of a strict tool, with every server that is known; pointers lead into `body`."""
    found = (asked for asked in asked_schemas(request, body) if asked.strict)
    return [
        {
            "pointer": asked.pointer,
            "surface": asked.surface,
            "name": asked.name,
            "servers": [_on(server, asked) for server in known_servers(asked.surface)],
        }
        for asked in found
    ]


def _on(server: str, asked: AskedSchema) -> dict[str, Any]:
    from turnwire_schema.engines import REWRITINGS

    found = advise(asked.schema, server, asked.surface)
    sent = prepare_schema(asked.schema, server, asked.surface)
    words = {str(name): what for name, what in REWRITINGS.items()}
    return {
        "server": server,
        "held": not any(advice.is_failing for advice in found),
        "faults": [advice.as_data(asked.pointer) for advice in found],
        "changes": [{"pointer": asked.pointer + at, "name": name, "what": words[name]} for name, at in sent.changes],
        "sent": sent.schema if sent.changes else None,
    }
