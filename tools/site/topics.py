"""The pages of the Python reference: which modules' names stand on which."""

from __future__ import annotations

from typing import Final, NamedTuple


class Topic(NamedTuple):
    """A page: what it is called, what it begins with, and the modules whose names stand on it."""

    page: str
    title: str
    intro: str
    modules: tuple[str, ...]


TOPICS: Final = (
    Topic(
        "providers",
        "Providers",
        "A provider asks one model server, or a model in this process. Each has an asynchronous and a synchronous form "
        "with the same methods.",
        ("turnwire.providers", "turnwire.chat", "turnwire_schema.v1.provider"),
    ),
    Topic(
        "messages",
        "Messages and content",
        "Messages are immutable values. A chain of them (`Messages`) is a value, too: each method gives a new one.",
        ("turnwire.core.messages", "turnwire.core.roles", "turnwire_schema.v1.message", "turnwire_schema.v1.content"),
    ),
    Topic(
        "tools",
        "Tools",
        "Definitions, calls and results of tools, and the checks between them.",
        ("turnwire.core.tools", "turnwire.core.tool", "turnwire.core.bound", "turnwire_schema.v1.tool"),
    ),
    Topic(
        "agent-tools",
        "Tools with approval",
        "`turnwire.tools` is imported by its own name. The guide: [Approvals](../../guides/approvals.md).",
        ("turnwire.tools", "turnwire.core.call_hash"),
    ),
    Topic(
        "agents",
        "Agents",
        "`turnwire.agent` is imported by its own name; threads that are stored need the extra `store`. The guide: "
        "[Agents](../../guides/agents.md).",
        ("turnwire.agent", "turnwire_schema.v1.thread"),
    ),
    Topic(
        "mcp",
        "MCP servers",
        "`turnwire.mcp` is imported by its own name; it needs the extra `mcp`. The guide: "
        "[MCP servers](../../guides/mcp.md).",
        ("turnwire.mcp",),
    ),
    Topic(
        "requests",
        "Requests",
        "What a model is asked.",
        ("turnwire_schema.v1.request",),
    ),
    Topic(
        "endpoints",
        "Embeddings, reranking, completions",
        "Requests to other endpoints of a server than chat, and their answers. The guides: "
        "[Embeddings](../../guides/embeddings.md), [Completions](../../guides/completions.md).",
        (
            "turnwire_schema.v1.completion",
            "turnwire_schema.v1.embedding",
            "turnwire_schema.v1.rerank",
            "turnwire_schema.v1.tokens",
            "turnwire.codecs.endpoints.codecs",
            "turnwire.providers.calls.completions",
            "turnwire.providers.sync.completions",
        ),
    ),
    Topic(
        "answers",
        "Answers and streams",
        "What a model answers, whole or in chunks, and what it cost.",
        (
            "turnwire.core.accumulate",
            "turnwire.core.answer_builder",
            "turnwire.core.call_deltas",
            "turnwire.core.finish",
            "turnwire.core.reply",
            "turnwire.core.structured",
            "turnwire_schema.v1.response",
            "turnwire_schema.v1.stream",
            "turnwire_schema.v1.usage",
        ),
    ),
    Topic(
        "history",
        "Conversation history",
        "A conversation that checks each message's place.",
        ("turnwire.core.history",),
    ),
    Topic(
        "conversion",
        "Codecs and conversion",
        "Between canonical values and the words of each dialect, without I/O.",
        (
            "turnwire.codecs",
            "turnwire.convert",
            "turnwire.formatters",
            "turnwire.core.losses",
            "turnwire_schema.v1.error",
        ),
    ),
    Topic(
        "errors",
        "Errors",
        "Every error that Turnwire raises on purpose. What to do about each: "
        "[Errors and retry](../../guides/errors.md), [Error codes](../../errors.md).",
        ("turnwire.core.errors", "turnwire_schema.errors", "turnwire_schema._errors"),
    ),
    Topic(
        "contexts",
        "Contexts",
        "Conversations as typed entries on branches, and what a model sees of them: "
        "[Stored conversations](../../guides/stored-conversations.md).",
        ("turnwire.context", "turnwire_schema.v1.context", "turnwire_schema.v1.entry"),
    ),
    Topic(
        "configuration",
        "Configuration",
        "The configuration file as values.",
        ("turnwire.config", "turnwire.providers.settings", "turnwire_schema.v1.config"),
    ),
    Topic(
        "audit",
        "Audit",
        "Events about calls, without text, and where they go.",
        ("turnwire.audit", "turnwire.core.audit_sink", "turnwire_schema.v1.audit"),
    ),
    Topic(
        "files",
        "Files and images",
        "Files of a workspace by reference, and images as text. `turnwire.images` needs the extra `ocr`.",
        ("turnwire.files", "turnwire.images"),
    ),
    Topic(
        "store",
        "Stored conversations",
        "`turnwire.store` is imported by its own name; it needs the extra `store`. "
        "[Store conversations](../../guides/store.md) shows how it is used.",
        ("turnwire.store",),
    ),
    Topic(
        "batch",
        "Many requests",
        "`turnwire.batch` is imported by its own name. [Batch jobs](../../guides/batch.md) shows how it is used.",
        ("turnwire.batch", "turnwire_schema.v1.batch"),
    ),
    Topic(
        "benchmark",
        "Benchmarks of providers",
        "`turnwire.benchmark` is imported by its own name. "
        "[Benchmark a server](../../guides/benchmark.md) shows how it is used.",
        ("turnwire.benchmark", "turnwire_schema.v1.benchmark"),
    ),
    Topic(
        "gateway",
        "The gateway in a program",
        "`turnwire.gateway` is imported by its own name; it needs the extra `server`.",
        ("turnwire.gateway",),
    ),
    Topic(
        "testing",
        "Testing a client",
        "`turnwire.testing` and `turnwire.standin` are imported by their own names; they need the extra `testing`. The "
        "guide: [Test your client](../../guides/test-your-client.md).",
        ("turnwire.testing", "turnwire.standin", "turnwire_schema.v1.scenario"),
    ),
    Topic(
        "scripted-models",
        "Scripted models",
        "`turnwire.scripted_model` is imported by its own name; it needs the extra `scripted-model`. The guide: "
        "[Test a real server with a scripted model](../../guides/scripted-model.md).",
        ("turnwire.scripted_model",),
    ),
    Topic(
        "models",
        "Every model",
        "What all generated classes have in common: they are frozen pydantic models.",
        ("turnwire_schema._runtime",),
    ),
    Topic("more", "More", "What belongs to no other page.", ("turnwire",)),
)


def topic_of(module: str) -> Topic:
    """The topic with the longest module name that `module` begins with."""
    fitting = [
        (len(name), topic)
        for topic in TOPICS
        for name in topic.modules
        if module == name or module.startswith((f"{name}.", f"{name}_"))
    ]
    return max(fitting, key=lambda pair: pair[0])[1]
