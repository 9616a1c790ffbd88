"""Input to a thread from outside: messages, files, images, resources, entries, modes and branches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.entry import (
    ContextEntry,
    FileReferenceData,
    FileReferenceEntry,
    ImageData,
    ImageEntry,
    McpResourceEntry,
    TextEntry,
)
from turnwire_schema.v1.message import ChatMessage
from turnwire_schema.v1.thread import EntryAdded, NoticeGiven

from turnwire.agent.call_entries import close_unrun, open_requests
from turnwire.agent.errors import ThreadError
from turnwire.agent.thread_approvals import ThreadBase
from turnwire.context.versions import CURRENT
from turnwire.core.errors import ConfigurationError, InvalidDataError, Problem, ProviderError
from turnwire.core.messages import MESSAGE_TYPES, user
from turnwire.core.schema_defaults import role_of
from turnwire.core.utc import utc_text
from turnwire.core.validate import check_user_input
from turnwire.providers.calls.chat import MessagesLike
from turnwire.tools import is_pending

if TYPE_CHECKING:
    from turnwire.mcp import ResourceCache


_TITLE: Final = 60
"""Most characters of a title that is made of what was said."""


class ThreadInput(ThreadBase):
    """A thread to which something may be said, while nothing runs."""

    def add(self, messages: MessagesLike) -> tuple[ContextEntry, ...]:
        """Add messages of the user, or of the system, to the conversation: their entries. Nothing runs yet.

        A thread without a title gets the first words of the user. Calls that a run left behind (it was cancelled, or
        its budget used up) are answered as not run.

        Raises:
            ThreadError: it runs, or calls wait for a decision.
            InvalidDataError: a message of another role: answers and results come from the loop alone.
        """
        spoken = self._may_say(messages)
        made: list[ContextEntry] = []
        for message in spoken:
            made.extend(self.context.append_message(message))
        if self.context.title is None and (title := _first_words(spoken)):
            self.context.set_title(title)
            self.journal.change(title=title)
        return self._added(made)

    def _may_say(self, messages: MessagesLike) -> tuple[ChatMessage, ...]:
        """The messages, where they can be said now; nothing is changed where they cannot."""
        self._check_free()
        self._check_decided()
        spoken = _spoken(messages)
        self._leave_calls()
        return spoken

    def _check_decided(self) -> None:
        if any(is_pending(entry) for entry in open_requests(self.context)):
            text = "calls wait for a decision; approve or deny them first"
            raise ThreadError("pending", text, thread_id=self.id)

    def _leave_calls(self) -> None:
        """Answer calls that a run left behind."""
        self._check_decided()
        close_unrun(self.journal, now=self.agent.now, new_id=self.agent.new_id)

    def add_file(self, reference: FileReferenceData | str) -> FileReferenceEntry:
        """Add a reference to a file, `path` or `path:10-20`; it is read when the next run begins.

        Raises:
            ThreadError: it runs.
            InvalidDataError: the text names no file.
        """
        from turnwire.files import parse_reference

        self._check_free()
        data = parse_reference(reference) if isinstance(reference, str) else reference
        entry = FileReferenceEntry(**self._entry_fields(), data=data)
        self.context.append(entry)
        self._added([entry])
        return entry

    def add_image(self, data: ImageData) -> ImageEntry:
        """Add an image; it is read when the next run begins, as its `recognition` says.

        Raises:
            ThreadError: it runs.
        """
        self._check_free()
        entry = ImageEntry(**self._entry_fields(), data=data)
        self.context.append(entry)
        self._added([entry])
        return entry

    async def retry_image(self, entry_id: str) -> ImageEntry:
        """Read an image again that failed, and return its new entry. Nothing runs; the next run shows the image to the
        model.

        Raises:
            ThreadError: it runs.
            ContextError: there is no entry of this id.
            InvalidDataError: the entry is no image that failed.
            ConfigurationError: the agent reads no images.
        """
        self._check_free()
        entry, agent = self.context.get(entry_id), self.agent
        if not isinstance(entry, ImageEntry) or entry.data.state != "failed":
            problem = Problem("/data/state", "state", "give the id of an image whose state is failed")
            raise InvalidDataError("this is no image that failed", [problem])
        if agent.images is None:
            raise ConfigurationError("images: the agent has no reader of images; give images=…", retryable=False)
        model = agent.model_of(self.journal.state.model)
        try:
            capabilities = await agent.provider.capabilities(model)
        except ProviderError:  # unknown is not no
            capabilities = None
        role = role_of(self.context.mode)
        reading = await agent.images.read(entry, capabilities=capabilities, role=role, model=model)
        self.context.replace(reading.entry)
        for notice in reading.notices:
            self.journal.emit(NoticeGiven, notice=notice)
        self._added([reading.entry])
        return reading.entry

    async def add_resource(self, server: str, uri: str) -> McpResourceEntry:
        """Read a resource of an MCP server and add it; it is read again when it grows old or its server says so.

        A resource that cannot be read is added with its problem, and no model is shown it.

        Raises:
            ThreadError: it runs.
            ConfigurationError: the agent has no such server.
        """
        self._check_free()
        cache = self._cache()
        if cache is None:
            raise ConfigurationError("mcp: no servers are configured", retryable=False)
        data = await cache.get(server, uri)
        entry = McpResourceEntry(**self._entry_fields(), data=data)
        self.add_entry(entry)
        return entry

    def _cache(self) -> ResourceCache | None:
        """The resources of this thread's conversation; None if the agent has no servers."""
        if self._resources is None and self.agent.mcp is not None:
            from turnwire.mcp import ResourceCache

            self._resources = ResourceCache(self.agent.mcp, now=self.agent.now)
            self._resources.restore(
                [entry.data for entry in self.context.entries if isinstance(entry, McpResourceEntry)]
            )
        return self._resources

    def add_entry(self, entry: ContextEntry) -> None:
        """Add an entry of any type.

        Raises:
            ThreadError: it runs, or it is a text and calls wait for a decision.
        """
        self._check_free()
        if isinstance(entry, TextEntry):
            self._leave_calls()  # calls before a text would be out of sight
        self.context.append(entry)
        self._added([entry])

    def _entry_fields(self) -> dict[str, str]:
        return {"version": CURRENT, "id": self.agent.new_id(), "created_at": utc_text(self.agent.now())}

    def _added(self, entries: Sequence[ContextEntry]) -> tuple[ContextEntry, ...]:
        for entry in entries:
            self.journal.emit(EntryAdded, entry=entry)
        return tuple(entries)

    def _say(self, messages: MessagesLike, files: Iterable[str], images: Iterable[ImageData]) -> None:
        from turnwire.files import parse_reference

        references = [parse_reference(file) for file in files]  # all are validated before anything is added
        spoken = self._may_say(messages)
        for reference in references:
            self.add_file(reference)
        for image in images:
            self.add_image(image)
        self.add(spoken)

    def release(self) -> None:
        """Release what the thread holds in addition to its conversation; called when it leaves memory."""
        resources, self._resources = self._resources, None
        if resources is not None:
            resources.close()


def _first_words(messages: Iterable[ChatMessage]) -> str:
    """The beginning of what the user says, in one line; nothing where that is no text."""
    flat = " ".join(next((message.text for message in messages if message.role == "user"), "").split())
    return flat if len(flat) <= _TITLE else f"{flat[: _TITLE - 1]}…"


def _spoken(messages: MessagesLike) -> tuple[ChatMessage, ...]:
    """Return the messages, each of the user or the system.

    Raises:
        InvalidDataError: a message has another role or no content, or there is no message: answers and results come
            from the loop alone.
    """
    if isinstance(messages, str):
        return (user(messages),)
    given = (messages,) if isinstance(messages, MESSAGE_TYPES) else tuple(messages)
    try:
        check_user_input(given)
    except InvalidDataError as error:
        problems = [problem._replace(path=f"/messages{problem.path}") for problem in error.problems]
        raise InvalidDataError("this cannot be said", problems) from None
    return given
