"""Leave out texts that a client puts into the system prompt for its vendor alone, as rows with their source.

In: a canonical request and the target variant. Out: the request without such texts, unless it is for one of the
vendor's models on the vendor's own wire, and a loss for each. Such a text changes from one session, and even one
request, to the next, so a server that reads it cannot reuse an earlier prompt. llama.cpp, vLLM and Ollama have
Anthropic's path, too, and read the text as a part of the prompt.

A text is recognized by its form, at the beginning of a text of a system message: there it is a text of its own, or
comes before others that were joined to it. Anything else stays, even if it mentions such a text.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema.v1.content import ContentPart, TextPart
from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.message import ChatMessage, SystemMessage
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.variants import Variant
from turnwire.core.losses import Converted, Plan, as_plan

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Attribution:
    """A text that one client adds for one vendor."""

    client: str
    dialect: str
    """The wire of the vendor: there the text stays for the vendor's models."""
    models: re.Pattern[str]
    """The whole name of one of the vendor's models, with what clouds and gateways write before it."""
    begins: str
    """How each of them begins, for a fast check."""
    form: re.Pattern[str]
    """The whole text, with the white space after it."""

    def is_for(self, dialect: str, model: str) -> bool:
        """Return True if the text is meant for that model on that wire."""
        return dialect == self.dialect and self.models.fullmatch(model) is not None


_FIELD: Final = r"[ \t]*cc[a-z_]*=[^;\s]*"

ATTRIBUTIONS: Final = (
    # @anthropic-ai/claude-code 2.1.100 (cli.js): `cc_version=…; cc_entrypoint=…; cch=…; cc_workload=…;`, a block of its
    # own in front of the system prompt; 2.1.332: also `cc_is_subagent`, `cc_prompt_id`, `cc_turn_index` … What changes:
    # the end of `cc_version` with the first message, `cch` with every request. CLAUDE_CODE_ATTRIBUTION_HEADER=0
    # switches it off.
    Attribution(
        client="Claude Code",
        dialect="anthropic",
        # `claude-opus-4-5`, `anthropic/claude-…` (OpenRouter, LiteLLM), `us.anthropic.claude-…` (Bedrock). A local
        # model that was trained on Claude's answers has the word in the middle of its name.
        models=late_pattern(r"(?:.*[./])?claude-[^/]*"),
        begins="x-anthropic-billing-header:",
        form=late_pattern(
            rf"x-anthropic-billing-header:(?:{_FIELD};)*(?:{_FIELD};|{_FIELD}(?=\s*\Z|[ \t]*\r?\n))[ \t]*(?:\r?\n)*"
        ),
    ),
)


def attribution_losses(request: ChatRequest, variant: Variant) -> tuple[Loss, ...]:
    """Return one loss for each text in `request` that is left out for `variant`."""
    found = _remainder(request, variant)
    return () if found is None else tuple(found.losses)


def without_attribution(request: ChatRequest, variant: Variant) -> ChatRequest:
    """Return the request as `variant` gets it; the same object if nothing is left out."""
    found = _remainder(request, variant)
    return request if found is None else found.request


def written_without_attribution(
    request: ChatRequest, variant: Variant, write: Callable[[ChatRequest], Converted[T]]
) -> Converted[T]:
    """Return the result of `write` for the request as `variant` gets it, with losses at the places of `request`."""
    found = _remainder(request, variant)
    if found is None:
        return write(request)
    value, losses = write(found.request)
    moved = (loss.replace(at=found.place_before(loss.at)) for loss in losses)
    return Converted(value, Plan((*found.losses, *moved), as_plan(losses).rewritten))


def text_without_attribution(text: str, dialect: str, model: str) -> str:
    """Return a text as `model` gets it over `dialect`: without an attribution at its beginning."""
    row = _row_of(text, dialect, model)
    found = None if row is None else row.form.match(text)
    return text if found is None else text[found.end() :]


def _remainder(request: ChatRequest, variant: Variant) -> _Remainder | None:
    """Return what is left of the request; None if nothing is left out."""
    for message in request.messages:
        if message.role == "system" and _may_hold(message, variant, request.parameters.model):
            found = _Remainder(request, variant)
            return found if found.losses else None
    return None


def _may_hold(message: SystemMessage, variant: Variant, model: str) -> bool:
    if isinstance(message.content, str):
        return _row_of(message.content, variant.dialect, model) is not None
    return any(isinstance(part, TextPart) and _row_of(part.text, variant.dialect, model) for part in message.content)


def _row_of(text: str, dialect: str, model: str) -> Attribution | None:
    for row in ATTRIBUTIONS:
        if text.startswith(row.begins) and not row.is_for(dialect, model):
            return row
    return None


class _Remainder:
    """A request without its attribution texts, with the original place of everything."""

    __slots__ = ("_messages", "_model", "_parts", "_variant", "losses", "request")

    def __init__(self, request: ChatRequest, variant: Variant) -> None:
        self._variant = variant
        self._model = request.parameters.model
        self.losses: list[Loss] = []
        self._messages: list[int] = []  # by new place: the old one
        self._parts: dict[int, list[int]] = {}  # the same for parts, by the message's new place
        kept: list[ChatMessage] = []
        for position, message in enumerate(request.messages):
            left = self._rest(message, position, len(kept)) if message.role == "system" else message
            if left is not None:
                self._messages.append(position)
                kept.append(left)
        if not kept:  # a request has a message
            self._messages.append(0)
            kept.append(request.messages[0].replace(content=""))
        self.request = request.replace(messages=kept) if self.losses else request

    def place_before(self, at: str) -> str:
        """Return the JSON pointer into the original request for one into the request without its texts."""
        steps = at.split("/")
        if len(steps) < 3 or steps[1] != "messages":
            return at
        message = int(steps[2])
        steps[2] = str(self._messages[message])
        if len(steps) > 4 and steps[3] == "content" and message in self._parts:
            steps[4] = str(self._parts[message][int(steps[4])])
        return "/".join(steps)

    def _rest(self, message: SystemMessage, position: int, place: int) -> SystemMessage | None:
        """Return the message without such texts; None if it has no other."""
        at = f"/messages/{position}/content"
        if isinstance(message.content, str):
            text = self._behind(message.content, at)
            return message if text is None else message.replace(content=text) if text else None
        parts: list[ContentPart] = []
        places: list[int] = []
        for index, part in enumerate(message.content):
            text = self._behind(part.text, f"{at}/{index}") if isinstance(part, TextPart) else None
            if text != "":
                parts.append(part if text is None else part.replace(text=text))
                places.append(index)
        self._parts[place] = places
        return message.replace(content=parts) if parts else None

    def _behind(self, text: str, at: str) -> str | None:
        """Return the text after an attribution; None if the text does not begin with one."""
        row = _row_of(text, self._variant.dialect, self._model)
        found = None if row is None else row.form.match(text)
        if row is None or found is None:
            return None
        reason = f"a text that {row.client} adds for its vendor alone"
        loss_id = f"{self._variant.dialect}.attribution"
        self.losses.append(Loss(id=loss_id, at=at, reason=reason, action="left out"))
        return text[found.end() :]
