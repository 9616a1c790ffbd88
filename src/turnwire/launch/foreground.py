"""A program in the foreground: it has the terminal and gets the signals, and this process ends with it.

Like a shell: while it runs, what the keyboard sends (Ctrl-C, Ctrl-\\) is its business alone; signals that are sent to
this process are passed on, and one that is ignored here (`nohup`) is ignored there. Its exit code is returned, 128 and
the number where a signal ended it. If this process is killed, the program is ended, see `watcher.py`.
"""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Final

from turnwire.core.errors import ConfigurationError
from turnwire.launch import watcher
from turnwire.launch.agents import FOLDER, Setup
from turnwire.portable import lock, signals

_OF_THE_KEYBOARD: Final = signals("SIGINT", "SIGQUIT")
"""A terminal sends them to every program in its foreground, so the agent has got them already."""
_PASSED_ON: Final = signals("SIGTERM", "SIGHUP", "SIGUSR1", "SIGUSR2")
_PROXY_EXCEPTIONS: Final = (("NO_PROXY", "no_proxy"), ("no_proxy", "NO_PROXY"))
"""Both spellings, each with the other: clients differ in which they read first, and stop at one that is there."""
_EVERY_HOST: Final = "*"
"""An exception that clients recognize only if it is the whole value."""
_PREFIX: Final = "turnwire-launch-"
_BEING_MADE_S: Final = 10
"""Age from which on an unlocked folder counts as left behind."""
_BY_SIGNAL: Final = 128
"""A shell's exit code for a program that a signal ended is this and the signal's number."""


@contextmanager
def prepared(
    setup: Setup, environment: Mapping[str, str], hosts: Sequence[str]
) -> Iterator[tuple[list[str], dict[str, str]]]:
    """Arguments and whole environment of an agent, with its files in a folder that is there until the block ends.

    The gateway's `hosts` are asked without a proxy.
    """
    place = _place(environment)
    _sweep(Path(tempfile.gettempdir()) if place is None else place)
    with tempfile.TemporaryDirectory(prefix=_PREFIX, dir=place) as folder, _held(folder):
        for name, text in setup.files.items():
            (Path(folder) / name).write_text(text, encoding="utf-8")
        given = {name: value.replace(FOLDER, folder) for name, value in setup.environment.items()}
        whole = {**environment, **unproxied(environment, hosts), **given}
        arguments = [word.replace(FOLDER, folder) for word in setup.arguments]
        yield arguments, {name: value for name, value in whole.items() if value or name not in given}


@contextmanager
def _held(folder: str) -> Iterator[None]:
    """Hold a folder as long as this process lives, however it ends; not where folders cannot be locked."""
    with ExitStack() as opened:
        with suppress(OSError):
            number = os.open(folder, os.O_RDONLY)
            opened.callback(os.close, number)
            lock(number, is_shared=True)
        yield


def _sweep(place: Path) -> None:
    """Remove what killed runs left: folders that are not locked and that are not just being made.

    Nothing, where folders have no owner and cannot be held (Windows).
    """
    if not hasattr(os, "getuid"):
        return
    for folder in place.glob(f"{_PREFIX}*"):
        with suppress(OSError):  # another user's, or another run takes it away, too
            number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
            try:
                lock(number)
                found = os.fstat(number)
                if found.st_uid == os.getuid() and time.time() - found.st_mtime > _BEING_MADE_S:
                    shutil.rmtree(folder)
            finally:
                os.close(number)


def unproxied(environment: Mapping[str, str], hosts: Sequence[str]) -> dict[str, str]:
    """Variables by which clients ask these hosts without a proxy, with the user's own exceptions in any spelling."""

    def beside(own: str | None) -> str:
        return own if own and own.strip() == _EVERY_HOST else ",".join((*filter(None, (own, *hosts)),))

    return {name: beside(environment.get(name) or environment.get(other)) for name, other in _PROXY_EXCEPTIONS}


def _place(environment: Mapping[str, str]) -> Path | None:
    """A folder that only the user can write to: Gemini CLI reads no settings below one such as /tmp.

    A relative path is ignored: it would be in the project, and elsewhere for an agent that goes to another folder.
    """
    home = environment.get("HOME")
    for place in (environment.get("XDG_RUNTIME_DIR"), environment.get("XDG_CACHE_HOME"), home and f"{home}/.cache"):
        if place and Path(place).is_absolute():
            with suppress(OSError):
                Path(place).mkdir(mode=0o700, parents=True, exist_ok=True)
                if os.access(place, os.W_OK):
                    return Path(place)
    return None


def run_in_foreground(command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run a program to its end, and return its exit code.

    Raises:
        ConfigurationError: it cannot be started.
    """
    mark = secrets.token_hex(8)
    with _signals() as signals, _watched(mark) as tell:
        try:
            child = subprocess.Popen(command, env={**environment, watcher.MARK: mark})
        except OSError as error:
            tell(watcher.ENDED)
            raise ConfigurationError(f"{command[0]}: cannot be started ({error.strerror})", retryable=False) from None
        signals.pass_on_to(child)
        tell(b"%d\n" % child.pid)
        code = child.wait()
        tell(watcher.ENDED)
    return code if code >= 0 else _BY_SIGNAL - code


@contextmanager
def _watched(mark: str) -> Iterator[Callable[[bytes], None]]:
    """Run the watcher of the program that gets `mark`, and give what tells it something.

    If it cannot be started, or was killed, the program runs without it; so it does on Windows, where no
    process has a mark or a signal.
    """
    if not hasattr(os, "killpg"):
        yield lambda said: None
        return
    read, write = os.pipe()
    process = None
    try:
        with suppress(OSError):
            # Its own session: neither the keyboard nor the end of the terminal reaches it. Nothing of the environment:
            # it has no mark of another launch.
            process = subprocess.Popen(
                [sys.executable, "-I", "-S", watcher.__file__, mark],
                stdin=read,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env={},
                cwd="/",
                start_new_session=True,
            )
    finally:
        os.close(read)

    def tell(said: bytes) -> None:
        with suppress(OSError):
            os.write(write, said)

    try:
        yield tell
    finally:
        os.close(write)
        if process is not None:
            process.wait()


class _Signals:
    """Passes signals on to a program; those that came before it was there, too."""

    def __init__(self) -> None:
        self._child: subprocess.Popen[bytes] | None = None
        self._came: list[int] = []

    def take(self, number: int, frame: FrameType | None) -> None:
        """The handler."""
        if number in _OF_THE_KEYBOARD and _has_the_keyboard():
            return
        if self._child is None:
            self._came.append(number)
        else:
            self._child.send_signal(number)

    def pass_on_to(self, child: subprocess.Popen[bytes]) -> None:
        """From now on, send them to `child`."""
        self._child = child
        for number in self._came:
            child.send_signal(number)


@contextmanager
def _signals() -> Iterator[_Signals]:
    """Leave to the program what the terminal sends to both, and pass on what is sent to this process alone."""
    signals = _Signals()
    # A handler and not SIG_IGN: what is ignored here would be ignored in the program, too, and what is already so is.
    heard = [each for each in (*_OF_THE_KEYBOARD, *_PASSED_ON) if signal.getsignal(each) is not signal.SIG_IGN]
    before = {number: signal.signal(number, signals.take) for number in heard}
    try:
        yield signals
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _has_the_keyboard() -> bool:
    """Whether this process is in the foreground of a terminal, whose signals come to the agent by themselves."""
    if not hasattr(os, "tcgetpgrp"):  # Windows: Ctrl-C comes to every program of a console
        return True
    try:
        terminal = os.open(os.ctermid(), os.O_RDONLY | os.O_NOCTTY)
    except OSError:  # no terminal
        return False
    try:
        return os.tcgetpgrp(terminal) == os.getpgrp()
    except OSError:
        return False
    finally:
        os.close(terminal)


def shell_lines(
    setup: Setup, command: str, given: Sequence[str], hosts: Sequence[str], *, ready: str | None
) -> list[str]:
    """The lines for a POSIX shell that do the same by hand: `command`, with the words of the user `given` behind it.

    It is started once `ready`, an address of a gateway that starts, answers. The folder is gone when it ends. All of
    this is one line: an agent would read what is pasted behind it.
    """
    lines = []
    if setup.files:
        lines.append('place=${XDG_RUNTIME_DIR:-$HOME/.cache}; mkdir -p "$place"')
        lines.append('folder=$(mktemp -d "$place/turnwire-XXXXXX")')
    for name, text in setup.files.items():
        lines += [f"cat > \"${{folder:?}}/{name}\" <<'END'", text.rstrip("\n"), "END"]
    for name, value in setup.environment.items():
        if not value:
            lines.append(f"unset {name}")
        else:
            lines.append(f"export {name}={_quoted(value)}")
    # One command: what is in each is read before either is written.
    lines.append(" ".join(["export", *(f'{name}="${{{name}:-${{{other}-}}}}"' for name, other in _PROXY_EXCEPTIONS)]))
    for name, _ in _PROXY_EXCEPTIONS:
        added = f'export {name}="${{{name}:+${name},}}{",".join(hosts)}"'
        lines.append(f'[ "${name}" = "{_EVERY_HOST}" ] || {added}')
    last = " ".join([command, *map(_quoted, setup.arguments), *map(shlex.quote, given)])
    if ready is not None:
        last = f"curl -sS --fail --retry 60 --retry-delay 1 --retry-connrefused -o /dev/null {ready} && {last}"
    if setup.files:
        last = f"""(trap 'rm -r "${{folder:?}}"' EXIT; {last})"""
    return [*lines, last]


def _quoted(value: str) -> str:
    before, folder, after = value.partition(FOLDER)
    return f'{shlex.quote(before) if before else ""}"$folder"{shlex.quote(after)}' if folder else shlex.quote(value)


def path_of(command: str) -> str | None:
    """Where a program is, as the shell finds it; None if it is not installed."""
    from shutil import which

    return which(command, path=os.environ.get("PATH"))
