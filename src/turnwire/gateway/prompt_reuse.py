"""Conversations that pass the gateway, and how much of each one's last prompt the server read again.

A conversation is known by provider, model and the digests of how its prompt begins. Where the beginning has changed,
its first message alone tells that it goes on, so that a client which writes its system prompt anew is noticed. Only
answers whose server reports cached tokens are looked at. Digests and counts are kept, never content.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final, TypeAlias

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.requests.prompt_prefix import prefix_digests
from turnwire.core.prompt_reuse import MOSTLY, cached_counts, share_read_again
from turnwire.core.trusted_copy import changed

MOST_CONVERSATIONS: Final = 4096
"""Conversations whose last turn is kept, about 1 kB each; the one that was silent the longest goes first."""

_OF_TOOLS_AND_SYSTEM: Final = 2
"""Digests that many conversations share: those of the tools, and of them and the system messages."""


class ReusedPrompt(NamedTuple):
    """What one turn tells about its conversation."""

    conversation: str
    """Random id of the conversation in this process."""
    read_again: float | None = None
    """Share of the last prompt's tokens that were read again; None: no earlier turn is known that this one extends."""
    last_request: str | None = None
    """Id of the request of that earlier turn."""

    @property
    def is_lost(self) -> bool:
        """Whether most of the last prompt was read again."""
        return self.read_again is not None and self.read_again > MOSTLY


class PromptKeys(NamedTuple):
    """How a prompt is known again."""

    beginnings: tuple[bytes, ...]
    """Of the beginnings that hold its first message, the shortest first."""
    first_message: bytes
    """Of its first message alone."""
    messages: int


def prompt_keys(request: ChatRequest) -> PromptKeys | None:
    """Return the keys of a prompt; None if it has nothing but system messages."""
    first = next((each for each in request.messages if each.role != "system"), None)
    if first is None:
        return None
    alone = prefix_digests(changed(request, messages=(first,), tools=None))
    return PromptKeys(prefix_digests(request)[_OF_TOOLS_AND_SYSTEM:], alone[-1], len(request.messages))


_Key: TypeAlias = tuple[str | None, str | None, bytes]


@dataclass(slots=True, eq=False)
class _Conversation:
    """The last turn of a conversation."""

    id: str
    beginning: _Key
    first_message: _Key
    messages: int
    prompt_tokens: int
    request_id: str


class PromptReuse:
    """The conversations of one gateway. Used on its event loop only."""

    def __init__(self, most: int = MOST_CONVERSATIONS) -> None:
        self._most = most
        self._by_beginning: dict[_Key, _Conversation] = {}  # the one that was silent the longest first
        self._by_first_message: dict[_Key, _Conversation] = {}

    def __len__(self) -> int:
        return len(self._by_beginning)

    def turn(
        self, provider: str | None, model: str | None, keys: PromptKeys, usage: UsageInfo, request_id: str
    ) -> ReusedPrompt | None:
        """Take in an answered turn, and return what it tells; None if its server counted no cached tokens."""
        counts = cached_counts(usage)
        if counts is None:
            return None
        prompt_tokens, cached_tokens = counts
        beginnings = [(provider, model, each) for each in keys.beginnings]
        first_message = (provider, model, keys.first_message)
        known = self._known(beginnings, first_message, keys.messages)
        found = ReusedPrompt(f"c_{secrets.token_hex(4)}" if known is None else known.id)
        if known is not None:
            self._forget(known)
            if keys.messages > known.messages:  # the same prompt once more, or a shorter one, extends nothing
                share = share_read_again(known.prompt_tokens, cached_tokens)
                found = found._replace(read_again=share, last_request=known.request_id)
        self._keep(
            _Conversation(found.conversation, beginnings[-1], first_message, keys.messages, prompt_tokens, request_id)
        )
        return found

    def _known(self, beginnings: list[_Key], first_message: _Key, messages: int) -> _Conversation | None:
        """Return the conversation that a prompt belongs to: the longest beginning decides."""
        for beginning in reversed(beginnings):
            if (known := self._by_beginning.get(beginning)) is not None:
                return known
        known = self._by_first_message.get(first_message)
        return known if known is not None and messages > known.messages else None

    def _keep(self, turn: _Conversation) -> None:
        if len(self._by_beginning) >= self._most:
            self._forget(next(iter(self._by_beginning.values())))
        self._by_beginning[turn.beginning] = turn
        self._by_first_message[turn.first_message] = turn

    def _forget(self, turn: _Conversation) -> None:
        del self._by_beginning[turn.beginning]
        if self._by_first_message.get(turn.first_message) is turn:
            del self._by_first_message[turn.first_message]
