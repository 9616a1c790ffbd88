"""Route table: every path, its methods, and its handler."""

from __future__ import annotations

from typing import Final

from turnwire_schema._late_tuples import NamedTuple

from turnwire.gateway import handlers, pools
from turnwire.gateway.calls import tokenizer_paths
from turnwire.gateway.handlers import Handler
from turnwire.gateway.inspector import handlers as inspector_handlers
from turnwire.gateway.threads import handlers as thread_handlers


class Row(NamedTuple):
    """One path that asks no model."""

    path: str
    method: str
    handler: Handler


ROWS: Final = (
    Row("/", "GET", handlers.front),
    Row("/static/{file:path}", "GET", handlers.static_file),
    Row("/health", "GET", handlers.with_page(handlers.get_health)),
    Row("/metrics", "GET", handlers.with_page(handlers.get_metrics)),
    Row("/pools", "GET", pools.get_pools),
    Row(pools.MEMBER, "POST", pools.change_member),
    Row("/schemas", "GET", handlers.with_page(handlers.get_schemas)),
    Row("/schemas/{path:path}", "GET", handlers.with_page(handlers.get_schema)),
    Row("/openapi.json", "GET", handlers.with_page(handlers.get_openapi)),
    Row("/api/tags", "GET", handlers.get_tags),
    Row("/api/ps", "GET", handlers.get_ps),
    Row("/api/version", "GET", handlers.get_version),
    Row("/api/show", "POST", handlers.show_model),
    Row("/tokenize", "POST", tokenizer_paths.tokenize),
    Row("/detokenize", "POST", tokenizer_paths.detokenize),
    Row("/version", "GET", tokenizer_paths.get_version),
    Row("/props", "GET", tokenizer_paths.get_props),
    Row("/v1/models", "GET", handlers.list_models),
    Row("/v1/models/{model:path}", "GET", handlers.get_model),
    Row("/v1beta/models", "GET", handlers.list_models),
    Row("/v1beta/models/{model:path}", "GET", handlers.get_model),
    Row("/playground/inspect", "POST", handlers.inspect),
    Row("/playground/providers", "GET", handlers.list_providers),
    Row("/playground/dialects", "GET", handlers.list_dialects),
    Row("/playground/run", "POST", handlers.run_request),
    Row("/inspector", "GET", inspector_handlers.show_page),
    Row("/inspector/exchanges", "GET", inspector_handlers.list_exchanges),
    Row("/inspector/exchanges", "DELETE", inspector_handlers.clear_exchanges),
    Row("/inspector/exchanges/{id}", "GET", inspector_handlers.get_exchange),
    Row("/inspector/exchanges/{id}/pin", "POST", inspector_handlers.pin_exchange),
    Row("/inspector/exchanges/{id}/pin", "DELETE", inspector_handlers.release_exchange),
    Row("/inspector/exchanges/{id}/state", "GET", inspector_handlers.get_state),
    Row(inspector_handlers.AGAIN, "POST", inspector_handlers.send_exchange_again),
    Row("/inspector/exchanges/{id}/recording", "GET", inspector_handlers.export_exchange),
    Row("/inspector/recordings", "GET", inspector_handlers.export_exchanges),
    Row("/inspector/events", "GET", inspector_handlers.follow_exchanges),
    Row(thread_handlers.THREADS, "POST", thread_handlers.create_thread),
    Row(thread_handlers.THREADS, "GET", thread_handlers.list_threads),
    Row("/agents/threads/{id}", "GET", thread_handlers.get_thread),
    Row("/agents/threads/{id}", "DELETE", thread_handlers.delete_thread),
    Row(thread_handlers.MESSAGES, "POST", thread_handlers.continue_thread),
    Row(thread_handlers.APPROVALS, "POST", thread_handlers.decide_calls),
    Row("/agents/threads/{id}/cancel", "POST", thread_handlers.cancel_run),
    Row("/agents/threads/{id}/events", "GET", thread_handlers.follow_thread),
    Row("/agents/messages/test", "GET", thread_handlers.check_messages),
)
"""In the order in which they are tried, after the surfaces."""
