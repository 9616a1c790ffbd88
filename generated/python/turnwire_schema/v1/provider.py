# Generated from schemas/turnwire/v1/provider.schema.json by `make generate`. Do not edit: changes are lost.

"""Providers.

What a program can know about a running model server.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Field, StrictBool, StrictFloat, StrictInt

from turnwire_schema._runtime import (
    Extras,
    Items,
    Model,
    Text,
)

from .error import Diagnostic, ErrorInfo
from .request import ThinkingEffort

ProviderType: TypeAlias = Text
"""Kind of a provider: `ollama`, `vllm`, `llamacpp`, `transformers-serve`, `mlx-lm`, `litellm`, `openai-
compatible`, `groq`, `openai`, `anthropic`, `gemini`, `embedded`, `mock`, `pool` (several providers of the
configuration behind one name), or one that a program or an installed package registers.
"""


Capability: TypeAlias = Literal["yes", "no", "unknown"]
"""Whether something is supported; unknown is not no."""


class Capabilities(Model):
    """What a model or provider can do."""

    streaming: Capability | None = None
    """Answers can be streamed."""
    tools: Capability | None = None
    """Tools can be called."""
    tool_choice: Capability | None = None
    """The caller can force or name a tool."""
    parallel_tool_calls: Capability | None = None
    """Several tools can be called in one answer."""
    thinking: Capability | None = None
    """Thoughts are sent apart from the answer."""
    structured_output: Capability | None = None
    """Answers can be held to a JSON Schema."""
    vision: Capability | None = None
    """Images are understood."""
    audio: Capability | None = None
    """Sound is understood."""
    embedding: Capability | None = None
    """Embeddings can be made."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


StopSequence: TypeAlias = Annotated[Text, Field(min_length=1)]


class ParameterDefaults(Model):
    """What is sent for parameters that a request leaves open (absent or null). A parameter of the request wins."""

    model_config = ConfigDict(extra="forbid")

    max_tokens: Annotated[StrictInt | None, Field(gt=0)] = None
    """Most tokens to write. Absent: the server's limit."""
    temperature: Annotated[StrictFloat | None, Field(ge=0.0, le=2.0)] = None
    """Sampling temperature. Absent: none of its own."""
    top_p: Annotated[StrictFloat | None, Field(ge=0.0, le=1.0)] = None
    """Nucleus sampling. Absent: none of its own."""
    stop_sequences: Items[StopSequence] | None = None
    """Texts at which an answer stops. Absent: none."""
    thinking: StrictBool | ThinkingEffort | None = None
    """Whether, or how much, the model thinks, for requests that say neither this nor a budget. Absent: the server
    decides.
    """
    text_format: Annotated[Text | None, Field(pattern="^[a-z0-9]+([.-][a-z0-9]+)*$")] = None
    """How thoughts and tool calls that the model writes into its text are read: off, auto, or the name of a text
    format. Absent: nothing is filled in.
    """


class ModelInfo(Model):
    """A model that a server offers."""

    name: Annotated[Text, Field(min_length=1)]
    """Name to ask for."""
    context_length: Annotated[StrictInt | None, Field(gt=0)] = None
    """Most tokens of prompt and answer together."""
    size_bytes: Annotated[StrictInt | None, Field(ge=0)] = None
    """Size of the model's file."""
    digest: Text | None = None
    """Hash of the model's file."""
    family: Text | None = None
    """Architecture or family."""
    parameter_size: Text | None = None
    """Number of weights, in the server's words, for example `3.2B`."""
    quantization: Text | None = None
    """Quantization, for example `Q4_K_M`."""
    modified_at: Text | None = None
    """When the model was last changed, as the server wrote it."""
    capabilities: Capabilities | None = None
    """What the model can do."""
    is_local: StrictBool | None = None
    """False when the server would forward calls to another host. Absent: unknown."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ProviderHealth(Model):
    """The state of a provider at one moment."""

    provider_id: Annotated[Text, Field(min_length=1)]
    """Provider that was asked."""
    is_available: StrictBool
    """Whether it answered."""
    latency_ns: Annotated[StrictInt | None, Field(ge=0)] = None
    """Time to its answer, in nanoseconds."""
    version: Text | None = None
    """Version that the server gives itself."""
    oldest_tested_version: Text | None = None
    """Oldest version of this kind of server that was tried. Absent: none was."""
    is_version_tested: StrictBool | None = None
    """False when the server's version is older than that. Absent: unknown."""
    models: Items[ModelInfo] | None = None
    """Models it offers now."""
    error: ErrorInfo | None = None
    """Why it is not available."""
    diagnostics: Items[Diagnostic] | None = None
    """What is odd about the server, for example a version that is too old."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


FallbackItem: TypeAlias = Annotated[Text, Field(min_length=1)]


Member: TypeAlias = Annotated[Text, Field(min_length=1)]


class ProviderInfo(Model):
    """A configured provider."""

    provider_id: Annotated[Text, Field(min_length=1)]
    """Id in the configuration."""
    type: ProviderType
    """Kind of provider."""
    endpoint: Text | None = None
    """Base URL, without credentials. Absent: it runs inside this process."""
    is_default: StrictBool | None = False
    """Whether it is used when none is named. null means false."""
    models: Items[ModelInfo] | None = None
    """Models named in the configuration."""
    defaults: ParameterDefaults | None = None
    """Parameters for requests that leave them open."""
    capabilities: Capabilities | None = None
    """What the provider can do."""
    fallback: Items[FallbackItem] | None = None
    """Ids of the providers that are asked when this one fails, in this order."""
    members: Items[Member] | None = None
    """Ids of the providers between which a pool chooses."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


__all__ = [
    "Capabilities",
    "Capability",
    "ModelInfo",
    "ParameterDefaults",
    "ProviderHealth",
    "ProviderInfo",
    "ProviderType",
]
