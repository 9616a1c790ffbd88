"""What the mock provider makes of a completion: an answer for each prompt, `n` of them, with the prompt before it.

The options are OpenAI's (`prompt` with several, `n`, `echo`), under the name of their dialect. The first answer is the
completion; the others are further choices beside it, as a server's would be.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.endpoints.completion_turns import turn_of_request
from turnwire.codecs.values.wire_values import whole_of
from turnwire.core.errors import ProviderResponseError
from turnwire.providers.kinds.mock_tokens import text_of_tokens

_DIALECT: Final = "openai-chat"
OBEYED: Final[Mapping[str, Collection[str]]] = {_DIALECT: frozenset({"prompt", "n", "echo"})}
"""The options of completions that are obeyed, by dialect."""

MOST: Final = 128
"""Most answers to one request."""


def asked_turns(request: CompletionRequest, turn: ChatRequest) -> list[ChatRequest]:
    """The turns of a completion, in the order of their answers; `turn` is the first.

    Raises:
        ProviderResponseError: they are too many.
    """
    prompts, times = _prompts(request), _times(request)
    if len(prompts) * times > MOST:
        text = f"n: the stand-in gives up to {MOST} answers to a request"
        raise ProviderResponseError(text, status=400, category="invalid_request", parameter="n")
    others = [turn_of_request(request.replace(prompt=prompt)) for prompt in prompts[1:]]
    parameters = turn.parameters
    turns = [turn, *(each.replace(parameters=parameters, stream=turn.stream) for each in others)]
    return [each for each in turns for _ in range(times)]


def in_one(request: CompletionRequest, answers: Sequence[ChatResponse]) -> ChatResponse:
    """One answer that holds all of them.

    Raises:
        ProviderResponseError: a prompt that is to be echoed is no tokens of the stand-in's.
    """
    prompts, times = _prompts(request), _times(request)
    before = [_text(prompt) if _own(request).get("echo") is True else "" for prompt in prompts]
    texts = [before[place // times] + answer.message.text for place, answer in enumerate(answers)]
    others = [
        {
            "index": place,
            "message": {"role": "assistant", "content": texts[place]},
            "finish_reason": answers[place].finish_reason,
        }
        for place in range(1, len(answers))
    ]
    counted = [answer.usage for answer in answers]
    usage = counted[0].replace(
        prompt_tokens=_sum(each.prompt_tokens for each in counted[::times]),
        completion_tokens=_sum(each.completion_tokens for each in counted),
    )
    changes: dict[str, Any] = {"usage": usage}
    if others:
        changes["extras"] = {**(answers[0].extras or {}), "choices": others}
    if before[0]:
        changes["message"] = answers[0].message.replace(content=texts[0])
    return answers[0].replace(**changes)


def _own(request: CompletionRequest) -> Mapping[str, Any]:
    options = request.parameters.provider_options or {}
    return options.get(_DIALECT) or {}


def _prompts(request: CompletionRequest) -> list[Any]:
    several = _own(request).get("prompt")
    return list(several) if isinstance(several, (list, tuple)) and several else [request.prompt]


def _times(request: CompletionRequest) -> int:
    return max(whole_of(_own(request).get("n")) or 1, 1)


def _text(prompt: Any) -> str:
    return prompt if isinstance(prompt, str) else text_of_tokens(prompt)


def _sum(counts: Any) -> int | None:
    found = list(counts)
    return None if any(each is None for each in found) else sum(found)
