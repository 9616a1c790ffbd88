"""Ids for tool calls whose server sent none: made from facts of the answer, so the same bytes give the same ids."""

from __future__ import annotations


def mint_tool_call_id(*facts: object) -> str:
    """`call_` and 16 hex digits made from `facts` (the answer's id or time, the call's position, its name).

    The same facts give the same id in every process; the form fits every known server's rule for ids but Mistral's.
    """
    from hashlib import blake2s  # loads OpenSSL, and few answers need it

    text = "\x1f".join("" if fact is None else str(fact) for fact in facts)
    return "call_" + blake2s(text.encode("utf-8", "replace"), digest_size=8).hexdigest()
