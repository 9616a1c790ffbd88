"""Sentences for losses that several dialects share, in one table.

A loss is named `<dialect>.<name>`. The sentence is its reason and is the same in every dialect that names it; the
action, what was done instead, belongs to the place that loses something. Losses of a single dialect are in the
`names.py` of its package, which also lists the shared losses that it uses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from turnwire.core.losses import LossList

SHARED: Final[Mapping[str, str]] = {
    # parameters
    "sampling": "this sampling parameter is not supported",
    "reasoning_sampling": "the model takes no sampling parameters while it reasons",
    "stop_limit": "the server takes fewer stop sequences",
    "max_tokens": "a token limit is required, and must not be too small",
    "thinking_level": "this thinking level is not available",
    "thinking_switch": "thinking cannot be switched on or off like this",
    "thinking_budget": "this token budget for thinking cannot be sent",
    "include_usage": "tokens are counted whether asked for or not",
    # tools and formats
    "tool_choice": "this tool choice is not supported",
    "tool_choice_without_tools": "where no tools are offered, nothing can be said about calling them",
    "parallel_tool_calls": "several calls in one answer cannot be forbidden",
    "tool_namespace": "what is said about a namespace of tools: tools have no namespaces here",
    "text_parameters": "a tool that takes text has no parameters that could say more of it",
    "tool_grammar": "the input of a tool is an object, and a text in it cannot be held to a grammar",
    "strict_subset": "strict mode takes a subset of JSON Schema that cannot express this schema",
    "format_detail": "the format is a schema and nothing else",
    "format_words": "the format has no such field",
    # messages
    "developer_role": "there is no developer role",
    "system_messages": "only one system message is taken",
    "system_place": "a system message cannot stand here",
    "system_in_the_middle": "system instructions stand only before the conversation",
    "message_name": "this message cannot carry a participant's name",
    "message_options": "this message cannot carry provider options",
    "prefill": "an answer begun by the caller is not reliably continued",
    "is_error": "a tool result cannot be marked as failed",
    "result_order": "tool results cannot stand in this place or order",
    "tool_media": "a tool result cannot hold media",
    "call_id": "the server does not accept this call id",
    "late_arguments": "a call that is closed cannot go on",
    "call_order": "a tool call cannot keep its place among the content",
    "invalid_tool_call": "an invalid tool call cannot be sent as it is",
    "invalid_call_mark": "a tool call cannot be marked as invalid",
    "unnamed_tool_call": "a tool call must have a valid name",
    # parts
    "part_order": "parts cannot be sent in this order",
    "part_options": "this part cannot carry provider options",
    "thinking_foreign": "these thoughts, or their signature or redacted data, have no place here",
    "thinking_redacted": "redacted thoughts cannot be sent in this form",
    "refusal": "a refusal cannot be told from ordinary text",
    "path_not_loaded": "files are read before encoding, never by a codec",
    "media_type": "the media type cannot be stated",
    "image_source": "the server does not take an image from this source or of this type",
    "image_detail": "this level of image detail cannot be asked for",
    "audio": "audio is not supported",
    "audio_transcript": "audio cannot carry a transcript",
    "document": "documents are not supported",
    "document_source": "the server does not take a document from this source or of this type",
    "document_name": "a document cannot carry a name",
    "document_text": "there are no documents of plain text",
    "foreign_part": "only another dialect knows this part",
    "unknown_part": "the type of this part is unknown",
    # answers
    "finish_reason": "there is no word for this way of ending",
    "answer_part": "an answer has no place for this",
    "answer_detail": "only another dialect knows this field",
    "rejected_call": "the server refused this call, and a client would take it for a valid one",
    "identity": "an answer requires identifying fields that are unknown",
    "created": "the time of the answer cannot be written",
    "usage_unknown": "unknown token counts cannot be written",
    "usage_detail": "there is no field for this count or time",
    # embeddings
    "embedding_tokens": "inputs are texts, not token ids",
    "embedding_purpose": "the purpose of the vectors cannot be stated",
    "embedding_truncate": "whether inputs are cut cannot be stated",
    "embedding_several": "the path takes one input",
    "embedding_usage": "there is no field for this count or time",
    "embedding_identity": "the model or the id of the answer cannot be written",
}
"""The sentence of each loss that several dialects have, by the part of its id after the dialect."""


COMMON: Final[Mapping[str, str]] = {
    "<dialect>.foreign_option": "a provider option that another server is named for",
    "<dialect>.attribution": "a text that a client adds to the system prompt for its vendor alone",
    "<server>.schema_not_held": "the server accepts answers that this part of the schema forbids",
    "<server>.schema_refused": "the server refuses this part of the schema",
    "<server>.schema_narrower": "answers that this part of the schema allows cannot be written",
    "provider.unread_option": "an option that a provider which sends nothing anywhere does not obey",
    "convert.token_texts": "the gateway names tokens by their ids, and gives no texts of single tokens",
    "convert.rerank_list": "an order of documents as a bare list of scores has no model and no counts",
    "convert.extras": "fields of an answer that only its own wire has",
}
"""Losses that belong to no dialect alone."""


def sentences(dialect: str, own: Mapping[str, str], shared: str) -> Mapping[str, str]:
    """Return the sentences of all losses of a dialect, by id: its own, and the `shared` ones that it uses."""
    names = (*shared.split(), *own)
    return {f"{dialect}.{name}": own[name] if name in own else SHARED[name] for name in names}


class DialectLosses(LossList):
    """Losses of one conversion; a dialect gives its name and the sentences of its own losses."""

    dialect: str
    own: Mapping[str, str]

    def lose(self, name: str, at: str, action: str = "left out", *, detail: str = "") -> None:
        """Record the loss `<dialect>.<name>` at the pointer `at`; `detail` names fields or values, never content."""
        reason = self._reason(name)
        self.add(f"{self.dialect}.{name}", at, f"{reason}: {detail}" if detail else reason, action)

    def lose_named(self, name: str, at: str, names: Sequence[str], action: str = "left out") -> None:
        """Record a loss with the names of fields or values; do nothing if there are no names."""
        if names:
            self.lose(name, at, action, detail=", ".join(names))

    def _reason(self, name: str) -> str:
        return self.own[name] if name in self.own else SHARED[name]
