"""Ways around the workspace root, each with the answer that it gets."""

from __future__ import annotations

import os
import threading
import tracemalloc
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from turnwire_schema.v1.policy import FilePolicy

from tests.files.test_reading import outcome, reference
from tests.requirements import requirement
from turnwire.files import FileError, FileResolver
from turnwire.files.workspace import Workspace

SECRET = "not yours"


@requirement("CTX-2")
def test_a_link_that_stays_inside_is_followed_and_the_real_path_recorded(files: FileResolver, root: Path) -> None:
    (root / "link.py").symlink_to("src/a.py")
    (root / "folder").symlink_to("src")
    (root / "src" / "up").symlink_to("../notes.txt")
    (root / "absolute").symlink_to(root / "src")
    (root / "twice").symlink_to("folder/up")
    (root / "back").symlink_to(root / "src" / ".." / "notes.txt")
    for path, real in (
        ("link.py", "src/a.py"),
        ("folder/a.py", "src/a.py"),
        ("src/up", "notes.txt"),
        ("absolute/a.py", "src/a.py"),
        ("twice", "notes.txt"),
        ("back", "notes.txt"),
    ):
        read = files.read(reference(path))
        assert (read.status, read.resolved_path) == ("read", real)


@requirement("CTX-2")
@pytest.mark.parametrize(
    "target",
    [
        "../outside.txt",
        "src/../../outside.txt",
        "/etc/passwd",
        "/proc/self/cwd/etc/passwd",
        "..",
        "/",
        "{root}/../outside.txt",
    ],
)
def test_a_link_that_leads_out_is_refused(files: FileResolver, root: Path, target: str) -> None:
    (root / "link").symlink_to(target.format(root=root))
    read = files.read(reference("link"))
    assert outcome(read) == ("denied", "file.outside_workspace")
    assert outcome(files.read(reference("link/outside.txt"))) == ("denied", "file.outside_workspace")
    assert files.complete("link/") == []


@requirement("CTX-2")
def test_a_link_to_a_closed_file_is_closed_by_its_real_path(files: FileResolver, root: Path) -> None:
    (root / "harmless.txt").symlink_to(".env")
    (root / "keys").mkdir()
    (root / "home").symlink_to("keys")
    (root / "keys" / ".ssh").mkdir()
    (root / "x").symlink_to("home/.ssh")
    assert outcome(files.read(reference("harmless.txt"))) == ("denied", "file.denied")
    assert outcome(files.read(reference("x/config"))) == ("denied", "file.denied")
    assert files.complete("x/") == []


@requirement("CTX-2")
def test_a_closed_folder_is_closed_through_an_absolute_link_in_another_folder(root: Path) -> None:
    (root / "sub").mkdir()
    (root / "secret").mkdir()
    (root / "secret" / "f").write_text(SECRET)
    (root / "sub" / "link").symlink_to(root / "secret")
    with FileResolver(root, FilePolicy(deny=("secret/*",))) as files:
        assert outcome(files.read(reference("sub/link/f"))) == ("denied", "file.denied")


@requirement("CTX-2")
def test_a_closed_name_that_leads_to_an_open_file_stays_closed(files: FileResolver, root: Path) -> None:
    (root / ".env.link").symlink_to("notes.txt")
    assert outcome(files.read(reference(".env.link"))) == ("denied", "file.denied")


@requirement("CTX-2")
def test_links_in_a_circle_end(files: FileResolver, root: Path) -> None:
    (root / "a").symlink_to("b")
    (root / "b").symlink_to("a")
    (root / "self").symlink_to("self/x")
    (root / "here").symlink_to(".")
    assert outcome(files.read(reference("a"))) == ("denied", "file.symlink")
    assert outcome(files.read(reference("self"))) == ("denied", "file.symlink")
    assert outcome(files.read(reference("here/" * 41 + "notes.txt"))) == ("denied", "file.symlink")
    assert outcome(files.read(reference("here/" * 40 + "notes.txt"))) == ("read", None)


@requirement("CTX-2")
@pytest.mark.parametrize("moment", ["os.readlink", "os.stat"])
def test_a_link_put_in_the_files_place_between_look_and_opening_is_not_followed(
    files: FileResolver, root: Path, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The exchange is made right after the look, by the look itself."""
    name = moment.removeprefix("os.")
    real = getattr(os, name)

    def then_exchange(path: Any, *args: Any, **options: Any) -> Any:
        try:
            return real(path, *args, **options)
        finally:
            if path == "notes.txt" and not (root / "notes.txt").is_symlink():
                (root / "notes.txt").unlink()
                (root / "notes.txt").symlink_to("../outside.txt")

    monkeypatch.setattr(os, name, then_exchange)
    read = files.read(reference("notes.txt"))
    assert read.status in ("denied", "failed")
    assert read.content is None
    assert (root / "notes.txt").is_symlink()


@requirement("CTX-2")
def test_a_folder_exchanged_for_a_link_between_look_and_opening_is_not_followed(
    files: FileResolver, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.readlink
    (root.parent / "a.py").write_text(SECRET, encoding="utf-8")

    def then_exchange(path: Any, **options: Any) -> Any:
        try:
            return real(path, **options)
        finally:
            if path == "src" and not (root / "src").is_symlink():
                (root / "src").rename(root / "moved")
                (root / "src").symlink_to("..")

    monkeypatch.setattr(os, "readlink", then_exchange)
    read = files.read(reference("src/a.py"))
    assert outcome(read) == ("missing", "file.missing")
    assert (root / "src" / "a.py").read_text(encoding="utf-8") == SECRET  # what following would have given


@requirement("CTX-2")
def test_a_thread_that_exchanges_file_and_link_all_the_time_never_wins(files: FileResolver, root: Path) -> None:
    inside, link = root / "inside", root / "link"
    inside.write_text("mine\n", encoding="utf-8")
    link.symlink_to("../outside.txt")
    is_over = threading.Event()

    def exchange() -> None:
        while not is_over.is_set():
            for source in (inside, link):
                os.rename(source, root / "target")
                os.rename(root / "target", source)
            for source in (link, inside):
                os.link(source, root / "new", follow_symlinks=False)
                os.rename(root / "new", root / "target")
            (root / "target").unlink()

    thread = threading.Thread(target=exchange)
    thread.start()
    try:
        seen = {files.read(reference("target")).content for _ in range(3000)}
        for _ in range(300):
            files.write("target", "written\n", role="executor")
    finally:
        is_over.set()
        thread.join()
    assert seen <= {None, "1: mine", "1: written"}
    assert (root.parent / "outside.txt").read_text(encoding="utf-8") == f"{SECRET}\n"


@requirement("CTX-2")
def test_a_workspace_behind_a_link_works_and_is_the_folder_it_was_at_the_start(root: Path) -> None:
    link = root.parent / "link"
    link.symlink_to("workspace")
    other = root.parent / "other"
    other.mkdir()
    (other / "notes.txt").write_text(SECRET, encoding="utf-8")
    with FileResolver(link) as files:
        assert files.root == str(root)
        for path in ("notes.txt", f"{link}/notes.txt", f"{root}/notes.txt"):
            assert files.read(reference(path)).content == "1: milk\n2: bread"
        link.unlink()
        link.symlink_to("other")
        assert files.read(reference("notes.txt")).content == "1: milk\n2: bread"
        root.rename(root.parent / "renamed")
        other.rename(root)
        assert files.read(reference("notes.txt")).content == "1: milk\n2: bread"


@requirement("CTX-2")
def test_a_pipe_is_refused_without_waiting_for_a_writer(
    files: FileResolver, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.mkfifo(root / "pipe")
    assert outcome(files.read(reference("pipe"))) == ("failed", "file.not_regular")
    assert outcome(files.write("pipe", "x", role="executor")) == ("failed", "file.not_regular")
    # One that takes a file's place after the look is opened without waiting, and refused then.
    real = os.stat
    monkeypatch.setattr(os, "stat", lambda path, **options: real("notes.txt", dir_fd=options.get("dir_fd")))
    assert outcome(files.read(reference("pipe"))) == ("failed", "file.not_regular")


@requirement("CTX-2")
def test_devices_and_the_machines_state_are_closed_even_below_the_systems_root() -> None:
    with FileResolver("/", FilePolicy(deny=())) as files:
        for path in ("/dev/zero", "/proc/self/environ", "proc/self/mem", "/sys/kernel/mm/ksm/run"):
            assert outcome(files.read(reference(path))) == ("denied", "file.denied")


@requirement("CTX-2")
@pytest.mark.skipif(not os.access("/dev/shm", os.W_OK), reason="this system has no shared memory to write to")
def test_files_in_shared_memory_are_files() -> None:
    with TemporaryDirectory(dir="/dev/shm") as folder, FileResolver(folder) as files:
        (Path(folder) / "a").write_text("a", encoding="utf-8")
        assert files.read(reference("a")).content == "1: a"
        assert files.complete("") == ["a"]


@requirement("CTX-2")
def test_a_file_of_ten_gigabytes_costs_no_memory(files: FileResolver, root: Path) -> None:
    with (root / "huge").open("wb") as file:
        file.truncate(10 * 1024**3)
    tracemalloc.start()
    try:
        read = files.read(reference("huge", 1, 5))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert outcome(read) == ("failed", "file.too_large")
    assert (read.size_bytes, read.sha256) == (10 * 1024**3, None)
    assert peak < 1_000_000


@requirement("CTX-2")
def test_a_line_of_fifty_megabytes_is_refused_or_cut(root: Path) -> None:
    (root / "line").write_bytes(b"x" * 50_000_000)
    with FileResolver(root) as files:
        assert outcome(files.read(reference("line"))) == ("failed", "file.too_large")
    with FileResolver(root, FilePolicy(max_bytes=60_000_000)) as files:
        read = files.read(reference("line"))
    assert (read.status, read.is_truncated, len(read.content or "")) == ("read", True, 2026)


@requirement("CTX-2")
def test_a_file_that_grows_while_it_is_read_is_stopped_at_the_limit(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[int] = []

    def endless(descriptor: int, count: int) -> bytes:
        reads.append(count)
        return b"x" * min(count, 10)

    (root / "full.txt").write_bytes(b"x" * 25)  # the limit itself
    with FileResolver(root, FilePolicy(max_bytes=25)) as files:
        monkeypatch.setattr("turnwire.files.resolver.os.read", endless)
        found = [files.read(reference(path)) for path in ("notes.txt", "full.txt")]
    assert [outcome(read) for read in found] == [("failed", "file.too_large")] * 2
    assert found[1].problem is not None
    assert found[1].problem.message == "full.txt: it has more than the 25 allowed (max_bytes)"
    assert reads == [26, 16, 6] * 2


@requirement("CTX-2")
def test_no_descriptor_is_left_open_whatever_happens(files: FileResolver, root: Path) -> None:
    (root / "src" / "out").symlink_to("../../outside.txt")
    (root / "loop").symlink_to("loop")
    before = os.listdir("/proc/self/fd") if os.path.isdir("/proc/self/fd") else []
    for path in ("src/a.py", "src/out", "loop", "src", "src/gone", "gone/x", "../x", ".env", "src/a.py/x"):
        files.read(reference(path))
        files.write(path, "x", role="executor")
        files.complete(path)
    after = os.listdir("/proc/self/fd") if os.path.isdir("/proc/self/fd") else []
    assert len(after) == len(before)


@requirement("CTX-2")
def test_messages_show_no_content_and_no_control_characters(files: FileResolver) -> None:
    for path, shown in (
        ("a\nb\x1b[2J", "a\\nb\\x1b[2J: there is no such file"),
        ("c\n" + "c" * 500, f"c\\n{'c' * 198}\\u2026: a name is too long for the file system"),
        ("c" * 200, f"{'c' * 200}: there is no such file"),
    ):
        problem = files.read(reference(path)).problem
        assert problem is not None
        assert problem.message == shown


@requirement("CTX-2")
def test_a_workspace_can_be_closed_twice(root: Path) -> None:
    workspace = Workspace(root)
    workspace.close()
    workspace.close()
    with pytest.raises(FileError, match="the workspace is closed"), workspace.place(("a",), "a", follow=True):
        pass


@requirement("CTX-2")
def test_a_workspace_that_is_closed_during_a_walk_leaves_the_walk_its_root(
    files: FileResolver, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of the root's descriptor is given to another folder at once."""
    real = os.readlink
    other = root.parent / "other"
    (other / "src").mkdir(parents=True)
    (other / "src" / "a.py").write_text(SECRET, encoding="utf-8")
    taken: list[int] = []

    def then_close(path: Any, **options: Any) -> Any:
        try:
            return real(path, **options)
        finally:
            if not taken:
                files.close()
                taken.append(os.open(other, os.O_RDONLY))

    monkeypatch.setattr(os, "readlink", then_close)
    try:
        assert files.read(reference("src/a.py", 1, 1)).content == "1: one"
    finally:
        os.close(taken[0])
