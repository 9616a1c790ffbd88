"""One conversation at a time over the stored ones: everything that a command does, without a terminal."""

from __future__ import annotations

import asyncio
import base64
import mimetypes
import os
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from pathlib import Path
from typing import Final, NamedTuple

from turnwire_schema.v1.content import ImagePart
from turnwire_schema.v1.entry import (
    FileReferenceData,
    FileReferenceEntry,
    ImageData,
    ImageEntry,
    TextEntry,
    ToolRequestEntry,
)
from turnwire_schema.v1.policy import ToolDecision
from turnwire_schema.v1.thread import AgentEvent
from turnwire_schema.v1.tool import ToolCall

from turnwire.agent import AgentThread, AgentThreads, ThreadError
from turnwire.agent.run import open_requests
from turnwire.cli.chat.commands import Answer
from turnwire.cli.chat.references import Reference, is_image, read_spoken
from turnwire.cli.chat.text_lines import text_of, why
from turnwire.cli.exit_codes import UsageError
from turnwire.core.errors import InvalidDataError
from turnwire.core.schema_defaults import role_of
from turnwire.files import FileError, parse_reference
from turnwire.images import ImageLimits
from turnwire.tools import decide

_LISTED: Final = 20
_SEARCHED: Final = 1000


class ThreadRow(NamedTuple):
    """A stored thread, for lists."""

    id: str
    title: str
    changed: str
    is_open: bool


class ChatSession:
    """A thread that is open, what is put ready for its next message, and what may be done with it.

    What is wrong with what a person asked is a `UsageError`, in words for that person.
    """

    def __init__(self, threads: AgentThreads, thread: AgentThread) -> None:
        self.threads: Final = threads
        self.thread = thread
        self.files: list[FileReferenceData] = []
        self.images: list[ImageData] = []

    @classmethod
    async def new(cls, threads: AgentThreads, *, mode: str | None = None, model: str | None = None) -> ChatSession:
        """A session on a new thread, which is stored with its first message."""
        return cls(threads, _fresh(threads, mode, model))

    # Threads

    async def open(self, wanted: str) -> None:
        """Go on with the thread whose id is or begins with `wanted`."""
        self.thread = await self.threads.get(await find_thread(self.threads, wanted))
        self._put_back()

    def begin(self) -> None:
        """Go on with a new thread, in the same mode and with the same model."""
        mode = self.thread.context.mode
        self.thread = _fresh(self.threads, mode.name if mode is not None else None, self.thread.state.model)
        self._put_back()

    async def listed(self) -> list[ThreadRow]:
        """The threads that were changed last."""
        found = await self.threads.list(_LISTED)
        titles = {row.id: row.title for row in (await asyncio.to_thread(self.threads.store.list, _SEARCHED)).contexts}
        return [
            ThreadRow(
                state.id,
                titles.get(state.context_id) or "",
                (state.updated_at or state.created_at)[:16].replace("T", " "),
                state.id == self.thread.id,
            )
            for state in found.threads
        ]

    # What goes with the next message

    def add_image(self, path: str) -> ImageData:
        """Put an image ready; read now, so that it is not changed or gone later."""
        data = read_image(path)
        self.images.append(data)
        return data

    def add_file(self, written: str) -> FileReferenceData:
        """Put a file of the workspace ready."""
        try:
            data = parse_reference(written)
        except InvalidDataError as error:
            raise UsageError(error.problems[0].message) from None
        fault = self._fault_of(data)
        if fault is not None:
            raise UsageError(f"{written}: {fault}")
        self.files.append(data)
        return data

    def _put_back(self) -> None:
        self.files.clear()
        self.images.clear()

    def say(self, text: str, data: str = "") -> AsyncGenerator[AgentEvent, None]:
        """Say something, with the files and images that it names and those that were put ready, and run.

        `data` comes behind `text`, and an `@` in it names nothing. Nothing is said when a file that is named cannot be
        read: a `UsageError` tells which and why.

        Raises:
            ThreadError: calls wait for a decision.
        """
        spoken = read_spoken(text)
        references = self._wanted(spoken.references)
        words = "\n\n".join(part for part in (spoken.text, data.rstrip("\n")) if part.strip())
        thread = self.thread
        if open_requests(thread.context):
            raise ThreadError("pending", "calls wait for a decision; approve or deny them first", thread_id=thread.id)
        after = thread.journal.last_event_id
        for file in (*self.files, *(each.data for each in references if not each.is_image)):
            thread.add_file(file)
        for image in (*self.images, *(_workspace_image(each) for each in references if each.is_image)):
            thread.add_image(image)
        thread.add(words)
        self._put_back()
        return thread.stream(after=after)

    def _wanted(self, references: Sequence[Reference]) -> list[Reference]:
        """The references that are files; a word like `@property` that is no file is a word."""
        wanted = []
        for reference in references:
            fault = self._fault_of(reference.data)
            if fault is None:
                wanted.append(reference)
            elif reference.is_path:
                sign = f"(for the mere words write \\@{reference.written})"
                raise UsageError(f"@{reference.written}: {fault} {sign}")
        return wanted

    def _fault_of(self, data: FileReferenceData) -> str | None:
        """Why a file cannot be given; None if it can."""
        resolver = self.thread.agent.files
        if resolver is None:
            return "there is no workspace; start with --workspace DIR"
        if is_image(data.path):
            try:
                resolver.read_bytes(data.path, role=self.role, limit=ImageLimits().max_bytes)
            except FileError as error:
                return error.text.removeprefix(f"{data.path}: ")
            return None
        return why(resolver.read(data, role=self.role)) or None

    @property
    def role(self) -> str:
        """Role of the agent in this mode."""
        return role_of(self.thread.context.mode)

    # Calls

    def answer(self, shown: ToolRequestEntry, answer: Answer) -> None:
        """Decide about a call as it was shown.

        Raises:
            ApprovalError: the call is another one by now, or decided already.
        """
        assert shown.data.approval is not None
        self.thread.decide(
            shown.id,
            "deny" if answer.word == "no" else "approve",
            hash=shown.data.approval.hash,
            remember=answer.word == "always",
            reason=answer.reason,
        )

    def deny_all(self, reason: str) -> int:
        """Deny every call that waits; how many there were."""
        pending = self.thread.pending
        for entry in pending:
            self.answer(entry, Answer("no", reason))
        return len(pending)

    def tools(self) -> list[tuple[str, ToolDecision, str]]:
        """(name, what is decided about a call without arguments, description) of the tools of this mode."""
        agent = self.thread.agent
        rows: list[tuple[str, ToolDecision, str]] = []
        for definition in agent.offered(self.thread.context.mode):
            known = agent.registry.find(definition.name)
            assert known is not None
            rules = self.thread.state.rules or ()
            verdict = decide(agent.policy, _call_of(definition.name), known.server, remembered=rules).decision
            rows.append((definition.name, verdict, definition.description or ""))
        return rows

    # Turning back

    async def undo(self) -> str:
        """Go on before the last message of the user, on a new branch; the text of that message."""
        last = self._last_message()
        if last is None:
            raise UsageError("there is nothing to undo")
        first = self._first_of_turn(last)
        self.thread.context.fork(self._free_name("undo"), before=first)
        await self.thread.save()
        return text_of(last.data)

    def retry(self) -> AsyncGenerator[AgentEvent, None]:
        """Have the last message of the user answered again, on a new branch; what was answered stays."""
        last = self._last_message()
        if last is None:
            raise UsageError("there is nothing to answer again")
        if self.thread.context.entries[-1].id != last.id:  # type: ignore[union-attr]  # a text entry is no unknown one
            self.thread.context.fork(self._free_name("retry"), after=last.id)
        return self._retried(last, self.thread.journal.last_event_id)

    async def _retried(self, message: TextEntry, known: int) -> AsyncGenerator[AgentEvent, None]:
        for entry in self._given_with(message):
            if isinstance(entry, ImageEntry) and entry.data.state == "failed":
                await self.thread.retry_image(entry.id)
        # Who stops reading ends the run.
        async with aclosing(self.thread.stream(after=known)) as events:
            async for event in events:
                yield event

    def _last_message(self) -> TextEntry | None:
        for entry in reversed(self.thread.context.entries):
            if isinstance(entry, TextEntry) and entry.data.role == "user":
                return entry
        return None

    def _first_of_turn(self, message: TextEntry) -> str:
        """Id of the first entry of a message: its files and images come before it."""
        given = self._given_with(message)
        return given[-1].id if given else message.id

    def _given_with(self, message: TextEntry) -> list[FileReferenceEntry | ImageEntry]:
        """The files and images that were given with a message, the last one first."""
        found: list[FileReferenceEntry | ImageEntry] = []
        is_before = False
        for entry in reversed(self.thread.context.entries):
            if is_before:
                if not isinstance(entry, (FileReferenceEntry, ImageEntry)):
                    break
                found.append(entry)
            elif isinstance(entry, TextEntry) and entry.id == message.id:
                is_before = True
        return found

    def _free_name(self, word: str) -> str:
        taken = {branch.name for branch in self.thread.context.branches}
        number = 1
        while f"{word}-{number}" in taken:
            number += 1
        return f"{word}-{number}"

    # Settings of the thread

    async def branch(self, name: str) -> bool:
        """Go to a branch; True if it was begun here."""
        context = self.thread.context
        if any(branch.name == name for branch in context.branches):
            context.switch(name, decided_by="user")
            is_new = False
        else:
            context.fork(name)
            is_new = True
        await self._save_when_begun()
        return is_new

    async def set_mode(self, name: str) -> None:
        """Work in another mode."""
        known = [mode.name for mode in self.thread.context.modes]
        if name not in known:
            raise UsageError(f"there is no mode {name}; there are: {', '.join(known) or 'none'}")
        self.thread.context.set_mode(name, decided_by="user")
        await self._save_when_begun()

    async def set_model(self, name: str) -> None:
        """Ask another model of the provider."""
        self.thread.journal.change(model=name)
        await self._save_when_begun()

    @property
    def model(self) -> str | None:
        """The model that is asked."""
        return self.thread.agent.model_of(self.thread.state.model)

    async def models(self) -> list[str]:
        """The models of the provider: configured ones, then those that the server offers."""
        provider = self.thread.agent.provider
        names = [model.name for model in provider.info().models or ()]
        names += [model.name for model in await provider.models()]
        return list(dict.fromkeys(names))

    async def _save_when_begun(self) -> None:
        """Store a change of settings; a thread without messages is not stored for it."""
        if self.thread.state.revision is not None:
            await self.thread.save()

    # Files

    def save_to(self, path: str) -> Path:
        """Write the whole conversation, all branches, as the document of its context; never over another file."""
        place = Path(path).expanduser()
        try:
            # Only the user may read the store, so only the user may read this.
            opened = open(place, "x", encoding="utf-8", opener=_for_the_user_alone)  # noqa: SIM115  # closed by `with`
            try:
                with opened as file:
                    file.write(self.thread.context.to_json() + "\n")
            except BaseException:  # half a conversation would look like a whole one; raised again
                place.unlink()
                raise
        except FileExistsError:
            raise UsageError(f"{place}: the file is there already; give another name") from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or "it cannot be written"
            raise UsageError(f"{place}: {reason}") from None
        return place


def _for_the_user_alone(name: str, flags: int) -> int:
    return os.open(name, flags, 0o600)


def _fresh(threads: AgentThreads, mode: str | None, model: str | None) -> AgentThread:
    return AgentThread.new(threads.agent, store=threads.store, mode=mode, model=model)


async def find_thread(threads: AgentThreads, wanted: str) -> str:
    """The id of the thread that is, or alone begins with, `wanted`.

    Raises:
        UsageError: no such thread exists, or several match.
    """
    try:
        return (await threads.get(wanted)).id
    except ThreadError as error:
        if error.fault != "not_found":
            raise
    found = [state.id for state in (await threads.list(_SEARCHED)).threads if state.id.startswith(wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        raise UsageError(f"{len(found)} threads begin with {wanted}; give more of the id")
    raise UsageError(f"there is no thread {wanted}; `turnwire context list` shows what is stored")


async def last_thread(threads: AgentThreads) -> str | None:
    """The id of the thread that was changed last, or None if no thread exists."""
    found = (await threads.list(1)).threads
    return found[0].id if found else None


def read_image(path: str) -> ImageData:
    """An image that the user names, from anywhere, as data.

    Raises:
        UsageError: it cannot be read, is too large, or is no image by its name.
    """
    place = Path(path.strip().strip("\"'")).expanduser()
    kind = mimetypes.guess_type(place.name)[0] or ""
    if not kind.startswith("image/"):
        raise UsageError(f"{place}: is no image by its name; png, jpeg, gif, webp, bmp and tiff are")
    most = ImageLimits().max_bytes
    try:
        with open(place, "rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise UsageError(f"{place}: {getattr(error, 'strerror', None) or 'it cannot be read'}") from None
    if len(data) > most:
        raise UsageError(f"{place}: the image has more than the {most} bytes allowed")
    if not data:
        raise UsageError(f"{place}: the file is empty")
    part = ImagePart(data=base64.b64encode(data).decode("ascii"), media_type=kind)
    return ImageData(image=part, source=str(place), recognition="auto", state="pending")


def _workspace_image(reference: Reference) -> ImageData:
    return ImageData(image=ImagePart(path=reference.data.path), recognition="auto", state="pending")


def _call_of(name: str) -> ToolCall:
    return ToolCall(id="-", name=name, arguments={})
