"""The line at the bottom, by prompt_toolkit: completion, history, several lines."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncGenerator, Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.styles import Style

from turnwire.cli.chat.completion import Choices, Offer, offers

if TYPE_CHECKING:
    from prompt_toolkit.document import Document
    from prompt_toolkit.input import Input
    from prompt_toolkit.output import Output

_STYLE = Style.from_dict({"bottom-toolbar": "noreverse fg:ansibrightblack", "sign": "bold fg:ansicyan"})


class Prompt:
    """Asks for messages and for answers. Messages are kept in a file of the user; answers are not."""

    def __init__(
        self,
        choices: Choices,
        toolbar: Callable[[], str],
        history: Path | None,
        *,
        input: Input | None = None,
        output: Output | None = None,
    ) -> None:
        self._messages: PromptSession[str] = PromptSession(
            history=_history(history),
            completer=_Completer(choices),
            complete_while_typing=True,
            multiline=True,
            key_bindings=_keys(),
            prompt_continuation=FormattedText([("class:sign", "· ")]),
            bottom_toolbar=lambda: FormattedText([("class:bottom-toolbar", f" {toolbar()}")]),
            style=_STYLE,
            reserve_space_for_menu=6,
            input=input,
            output=output,
        )
        self._answers: PromptSession[str] = PromptSession(history=InMemoryHistory(), input=input, output=output)

    async def message(self, draft: str = "") -> str:
        """Read the user's next message; `draft` is the editable initial text.

        Raises:
            KeyboardInterrupt: Ctrl-C.
            EOFError: Ctrl-D.
        """
        return await self._messages.prompt_async(FormattedText([("class:sign", "› ")]), default=draft)

    async def answer(self, question: str) -> str:
        """Read the user's answer to a question.

        Raises:
            KeyboardInterrupt: Ctrl-C.
            EOFError: Ctrl-D.
        """
        return await self._answers.prompt_async(question)


class _Completer(Completer):
    def __init__(self, choices: Choices) -> None:
        self._choices = choices

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        return map(_completion, offers(document.text_before_cursor, self._choices))

    async def get_completions_async(
        self, document: Document, complete_event: CompleteEvent
    ) -> AsyncGenerator[Completion, None]:
        # Read folders and ask the store outside the event loop, so that typing goes on.
        for offer in await asyncio.to_thread(lambda: list(offers(document.text_before_cursor, self._choices))):
            yield _completion(offer)


def _completion(offer: Offer) -> Completion:
    return Completion(offer.text, start_position=-offer.replaced, display=offer.shown, display_meta=offer.about)


def _keys() -> KeyBindings:
    """Enter sends, or takes the completion that is chosen; Tab chooses; Alt+Enter begins a line."""
    keys = KeyBindings()

    @keys.add("enter")
    def send(event: KeyPressEvent) -> None:
        buffer = event.current_buffer
        if buffer.complete_state is not None and buffer.complete_state.current_completion is not None:
            buffer.complete_state = None
        else:
            buffer.validate_and_handle()

    @keys.add("tab")
    def take(event: KeyPressEvent) -> None:
        buffer = event.current_buffer
        if buffer.complete_state is not None:
            buffer.complete_next()
        else:
            buffer.start_completion(select_first=True)

    @keys.add("escape", "enter")
    def new_line(event: KeyPressEvent) -> None:
        event.current_buffer.insert_text("\n")

    return keys


def _history(path: Path | None) -> History:
    """The user's own history; one that cannot be kept lasts as long as the chat."""
    if path is None:
        return InMemoryHistory()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Only the user may read what was typed.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600))
    except OSError:
        return InMemoryHistory()
    return _SafeHistory(str(path))


class _SafeHistory(FileHistory):
    """A full disk must not end the chat."""

    def store_string(self, string: str) -> None:
        with contextlib.suppress(OSError):
            super().store_string(string)
