"""Recognize errors about prompts that are too long, and write them in the words that clients act on.

In: the sentence of an error, or an error for a client. Out: whether the prompt is too long and by how much, or the
sentence from which the client sees that it must shorten the conversation. Servers have no common code for it, so their
sentences are the rows of `SENTENCES`. Coding agents compact a conversation only on certain words, which the `Client`
next to the error writer of each dialect has.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.error import ErrorInfo

_TOKENS: Final = r"(?P<tokens>\d[\d,]{0,15})"
_LIMIT: Final = r"(?P<limit>\d[\d,]{0,15})"


class Sentence(NamedTuple):
    """A server's sentence for a prompt that is too long; groups `tokens` and `limit` are its numbers."""

    server: str
    pattern: str


SENTENCES: Final = (
    # vllm-0.32.0/errors/chat-context-overflow.json; SGLang 0.5.23 (tokenizer_manager.py); OpenRouter, DeepSeek and
    # llama-cpp-python 0.3 write the same sentence
    Sentence(
        "vLLM, SGLang, OpenAI",
        rf"maximum context length (is|of) {_LIMIT} tokens?"
        rf"(.{{0,40}}?(requested|resulted in|contains|has|used)( a total of| at least| about)? "
        rf"{_TOKENS}( input)? tokens)?",
    ),
    Sentence("mlx-serve, proxies", r"maximum context length"),
    Sentence("LiteLLM 1.105: the name of its class", r"ContextWindowExceededError"),  # litellm-proxy-1.105.2
    # llama.cpp-*/errors/chat-context-overflow.json; older versions give no numbers
    Sentence("llama.cpp", rf"request \({_TOKENS} tokens\) exceeds the available context size \({_LIMIT} tokens\)"),
    Sentence("llama.cpp, Ollama 0.30", r"exceeds? the (available )?(model'?s? )?context|exceed_context_size"),
    # oMLX 0.5 (jundot/omlx#169)
    Sentence("oMLX", rf"prompt too long: {_TOKENS} tokens exceeds max context window of {_LIMIT} tokens"),
    # LM Studio 0.3.13 (lmstudio-bug-tracker#546) and 0.4 (n_keep)
    Sentence(
        "LM Studio",
        rf"keep the first {_TOKENS} tokens when .{{0,20}}?overflows?.{{0,80}}?context length of only {_LIMIT} tokens",
    ),
    Sentence(
        "LM Studio, MLX",
        rf"tokens to keep from the initial prompt is greater than the context length"
        rf"( \(n_keep: {_TOKENS}\s*>=\s*n_ctx: {_LIMIT}\))?",
    ),
    Sentence("LM Studio", r"reached (the )?context length( of \d+ tokens)?"),
    # SGLang 0.5.23: tokenizer_manager.py, managers/utils.py, scheduler.py; Together AI has the first one, too
    Sentence("SGLang", rf"input \({_TOKENS} tokens\) is longer than the model'?s context length \({_LIMIT} tokens\)"),
    Sentence("SGLang", rf"input length \({_TOKENS} tokens\) exceeds the maximum allowed length \({_LIMIT} tokens\)"),
    Sentence("SGLang", r"request prompt exceeds the KV memory budget|multimodal prompt is too long"),
    # TGI 3.3 (router/src/validation.rs); TEI has the second one
    Sentence(
        "TGI", rf"`?inputs`? tokens \+ `?max_new_tokens`? must be <= {_LIMIT}\.?( Given: {_TOKENS} `?inputs`? tokens)?"
    ),
    Sentence("TGI", rf"`?inputs`? must have less than {_LIMIT} tokens\.?( Given: {_TOKENS})?"),
    # Anthropic API; opencode 1.18.33 and Claude Code 2.1.197 read both
    Sentence("Anthropic", rf"prompt is too long: {_TOKENS} tokens > {_LIMIT} maximum"),
    Sentence("Anthropic", rf"input length and `max_tokens` exceed context limit: {_TOKENS} \+ [\d,]+ > {_LIMIT}"),
    Sentence("Anthropic, vMLX and others", r"prompt (is )?too long|prompt_too_long|exceed context limit"),
    Sentence(
        "Gemini",
        rf"(input|prompt) token count( \({_TOKENS}\))? exceeds the maximum number of tokens allowed( \({_LIMIT}\))?",
    ),
    Sentence(
        "Gemini, Copilot", r"(input|prompt) token count.{0,40}exceeds|exceeds the maximum number of (input )?tokens"
    ),
    # Ollama 0.33 (server/routes.go, llm/llama_server.go); its cloud has the second one
    Sentence("Ollama", r"input length exceeds the (maximum )?context length|longer than the context length"),
    Sentence("Ollama", r"prompt too long; exceeded (max )?context length"),
    # LMDeploy 0.18 (serve/core/async_engine.py, exceptions.py)
    Sentence("LMDeploy", rf"input length \({_TOKENS}\) must be smaller than the model context length \({_LIMIT}\)"),
    Sentence("llama-cpp-python 0.3", rf"requested tokens \({_TOKENS}\) exceed context window of {_LIMIT}"),
    Sentence("ds4", rf"prompt has {_TOKENS} tokens?, but the configured context size is {_LIMIT} tokens?"),
    # hosted services; pi-ai 0.74.2 and litellm 1.110.2 collect their sentences
    Sentence("OpenAI, MiniMax, vLLM", r"exceeds? the context window|context window exceeds limit"),
    Sentence("any", r"context (size|length|window) (has been )?exceeded|longer than the maximum model length"),
    Sentence("Groq, vLLM", r"reduce the length of the (input|messages|prompt)"),
    Sentence("Mistral", rf"prompt contains {_TOKENS} tokens.{{0,60}}too large for model with {_LIMIT} maximum context"),
    Sentence("xAI", rf"maximum prompt length is {_LIMIT} but the request contains {_TOKENS} tokens"),
    Sentence("Cerebras", rf"current length is {_TOKENS} while limit is {_LIMIT}"),
    Sentence("Kimi", rf"exceeded model token limit: {_LIMIT} \(requested: {_TOKENS}\)"),
    Sentence(
        "Amazon Bedrock, GLM, DashScope", r"input is too long|prompt exceeds max length|range of input length should"
    ),
)
"""The first one that fits and has numbers gives them."""

WORDS: Final = ("exceed_context_size_error", "context_length_exceeded", "request_too_large", "prompt_too_long")
"""Types and codes: llama.cpp, OpenAI and LMDeploy, Anthropic (413), vMLX."""


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    return tuple(late_pattern(each.pattern, re.IGNORECASE | re.DOTALL) for each in SENTENCES)


LIMIT_TOO_LARGE: Final = late_pattern(
    # vLLM 0.11 to 0.32 (serving_engine.py), SGLang, OpenAI: the first field is the one that the client sent
    rf"['\"`]?(?P<field>max_tokens|max_completion_tokens|max_output_tokens)['\"`]?"
    rf"(?: or ['\"`]?max_(?:completion_|output_)?tokens['\"`]?)? is too large"
    rf"(?:.{{0,80}}?maximum context length is {_LIMIT} tokens.{{0,40}}? has {_TOKENS} input tokens)?"
    r"|max_(?:completion_|output_)?tokens['\"`]? must be (?:less|smaller|lower|at most)",
    re.IGNORECASE | re.DOTALL,
)
"""A token limit that is too large for a prompt that fits: shortening the conversation would not help."""

_OTHER: Final = late_pattern(
    # a name or another field is too long, not the prompt
    r"input is too long for (field|property|parameter|key)\b"
    # a limit of tokens in a time: a shorter prompt may pass, but waiting is what helps
    r"|\brate.?limit|tokens per (minute|hour|day)|too many requests",
    re.IGNORECASE,
)


def said_too_long(message: str) -> bool:
    """Return True if a server's sentence says that the prompt is too long."""
    if _OTHER.search(message) or limit_too_large(message):
        return False
    return any(each.search(message) for each in _patterns())


def limit_too_large(message: str) -> re.Match[str] | None:
    """Return the match of a sentence about a token limit that is too large; group `field` names the limit."""
    found = LIMIT_TOO_LARGE.search(message)
    if found is None or found["tokens"] is None:
        return found
    return found if _number(found["tokens"]) < _number(found["limit"]) else None


def _number(digits: str) -> int:
    return int(digits.replace(",", ""))


def counts_in(message: str) -> dict[str, int]:
    """Return the tokens of the prompt and those that fit (`n_prompt_tokens`, `n_ctx`), if the sentence has them."""
    found = (match.groupdict() for each in _patterns() if (match := each.search(message)))
    named = next((groups for groups in found if any(groups.values())), {})
    said = {"n_prompt_tokens": named.get("tokens"), "n_ctx": named.get("limit")}
    return {name: int(digits) for name, text in said.items() if (digits := (text or "").replace(",", ""))}


class Client(NamedTuple):
    """The words of an error that the clients of a dialect act on."""

    known: str
    """What a sentence that they act on contains."""
    plain: str
    """A sentence for them."""
    counted: str
    """The same with numbers, if they are known."""


def sentence_for(error: ErrorInfo, client: Client) -> str:
    """Return the message of an error for a client; for a prompt that is too long, one that the client acts on."""
    if error.category != "context_overflow":
        return error.message
    if re.search(client.known, error.message, re.IGNORECASE | re.DOTALL):
        return error.message
    details = error.details or {}
    tokens, limit = details.get("n_prompt_tokens"), details.get("n_ctx")
    is_counted = type(tokens) is int and type(limit) is int
    opening = client.counted.format(tokens=tokens, limit=limit) if is_counted else client.plain
    return f"{opening}: {error.message}"
