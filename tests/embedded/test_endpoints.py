"""Vectors of the real model in this process: as llama.cpp writes them, beside chats that it answers as before."""

from __future__ import annotations

import pytest

from tests.requirements import requirement
from turnwire.core.errors import ProviderResponseError
from turnwire.providers.sync.embedded import SyncEmbeddedProvider


@requirement("END-1")
def test_texts_about_one_thing_are_nearer_than_others(embedded: SyncEmbeddedProvider) -> None:
    answer = embedded.embed(["The sky is blue.", "The sky is grey.", "SELECT id FROM invoices"])
    sky, grey, query = (each.values for each in answer.embeddings)
    near, far = (sum(a * b for a, b in zip(sky, other, strict=True)) for other in (grey, query))
    assert (near > far, len(sky), answer.usage.prompt_tokens) == (True, 576, 15)
    assert sum(value * value for value in sky) == pytest.approx(1)


@requirement("END-1")
def test_what_the_engine_cannot_do_is_said(embedded: SyncEmbeddedProvider) -> None:
    assert embedded.capabilities().embedding == "yes"
    shorter = embedded.embed([[1, 2, 3]], dimensions=8)
    assert [note.id for note in shorter.diagnostics or ()] == ["openai-chat.embedding_dimensions"]
    with pytest.raises(ProviderResponseError, match="reranking") as caught:
        embedded.rerank("q", ["a"])
    assert caught.value.info.category == "unsupported"
    with pytest.raises(ProviderResponseError, match="too large"):
        embedded.embed("word " * 600)
