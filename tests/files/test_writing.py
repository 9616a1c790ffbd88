"""Files written whole, or not at all."""

from __future__ import annotations

import errno
import hashlib
import os
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.policy import FilePolicy

from tests.files.test_reading import outcome, reference
from tests.requirements import requirement
from turnwire.files import FileResolver


@requirement("CTX-2")
def test_a_new_file_is_written_and_described(files: FileResolver, root: Path) -> None:
    written = files.write("src/new.py", "größe\nb", role="executor")
    data = (root / "src" / "new.py").read_bytes()
    assert data == "größe\nb".encode()
    assert written.sha256 == hashlib.sha256(data).hexdigest()
    assert (written.status, written.resolved_path, written.line_count, written.size_bytes, written.encoding) == (
        "written",
        "src/new.py",
        2,
        len(data),
        "utf-8",
    )
    assert files.has_changed(written) is False
    assert sorted(path.name for path in (root / "src").iterdir()) == ["a.py", "new.py"]


@requirement("CTX-2")
def test_the_permissions_of_the_old_file_are_kept_without_special_bits(files: FileResolver, root: Path) -> None:
    (root / "notes.txt").chmod(0o4755)
    files.write("notes.txt", "x", role="executor")
    assert (root / "notes.txt").stat().st_mode & 0o7777 == 0o755


@requirement("CTX-2")
def test_a_file_of_its_owner_alone_is_never_open_to_others_while_it_is_written(
    files: FileResolver, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (root / "notes.txt").chmod(0o600)
    seen: list[int] = []
    real = os.fchmod

    def look_first(descriptor: int, mode: int) -> None:
        seen.append(os.fstat(descriptor).st_mode & 0o777)
        real(descriptor, mode)

    monkeypatch.setattr(os, "fchmod", look_first)
    files.write("notes.txt", "x", role="executor")
    assert (seen, (root / "notes.txt").stat().st_mode & 0o777) == ([0o600], 0o600)


@requirement("CTX-2")
def test_a_write_that_expects_another_file_changes_nothing(files: FileResolver, root: Path) -> None:
    read = files.read(reference("notes.txt"))
    (root / "notes.txt").write_text("somebody else's", encoding="utf-8")
    refused = files.write("notes.txt", "mine", role="executor", expected_sha256=read.sha256)
    assert outcome(refused) == ("changed", "file.changed")
    assert (root / "notes.txt").read_text(encoding="utf-8") == "somebody else's"
    missing = files.write("gone.txt", "mine", role="executor", expected_sha256=read.sha256)
    assert outcome(missing) == ("changed", "file.changed")
    again = files.read(reference("notes.txt"))
    assert outcome(files.write("notes.txt", "mine", role="executor", expected_sha256=again.sha256)) == ("written", None)
    assert sorted(path.name for path in root.iterdir()) == [".env", "notes.txt", "src"]


@requirement("CTX-2")
def test_nothing_is_written_through_a_link(files: FileResolver, root: Path) -> None:
    (root / "link.txt").symlink_to("notes.txt")
    (root / "folder").symlink_to("src")
    (root / "out").symlink_to("../outside.txt")
    (root / "dangling").symlink_to("new.txt")
    for path in ("link.txt", "folder/a.py", "out", "dangling"):
        assert outcome(files.write(path, "x", role="executor")) == ("denied", "file.symlink")
    assert not (root / "new.txt").exists()


@requirement("CTX-2")
def test_another_name_of_the_same_file_keeps_its_bytes(files: FileResolver, root: Path) -> None:
    os.link(root / "notes.txt", root / "other.txt")
    files.write("notes.txt", "new", role="executor")
    assert (root / "other.txt").read_text(encoding="utf-8") == "milk\nbread"


@requirement("CTX-2")
@pytest.mark.parametrize(
    ("path", "text", "status", "code"),
    [
        ("src", "x", "failed", "file.not_regular"),
        ("", "x", "failed", "file.invalid_path"),
        (".", "x", "failed", "file.not_regular"),
        ("gone/a.txt", "x", "missing", "file.missing"),
        ("../outside.txt", "x", "denied", "file.outside_workspace"),
        ("a\ud800", "x", "failed", "file.invalid_path"),
        ("a.txt", "\ud800", "failed", "file.encoding"),
        ("a.txt", "x" * 101, "failed", "file.too_large"),
    ],
)
def test_what_cannot_be_written_says_why(root: Path, path: str, text: str, status: str, code: str) -> None:
    with FileResolver(root, FilePolicy(max_bytes=100)) as files:
        assert outcome(files.write(path, text, role="executor")) == (status, code)
    assert sorted(item.name for item in root.iterdir()) == [".env", "notes.txt", "src"]


@requirement("CTX-2")
@pytest.mark.parametrize("step", ["write", "fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "code"), [(errno.ENOSPC, "file.system"), (errno.EROFS, "file.unreadable"), (errno.EIO, "file.system")]
)
def test_a_disk_that_refuses_leaves_the_old_file_and_nothing_else(
    files: FileResolver, root: Path, step: str, number: int, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> Any:
        raise OSError(number, "refused")

    monkeypatch.setattr(os, step, refuse)
    written = files.write("notes.txt", "new", role="executor")
    monkeypatch.undo()
    assert outcome(written) == ("failed", code)
    assert (root / "notes.txt").read_text(encoding="utf-8") == "milk\nbread"
    assert sorted(path.name for path in root.iterdir()) == [".env", "notes.txt", "src"]


@requirement("CTX-2")
def test_a_write_in_pieces_is_whole(files: FileResolver, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: real(descriptor, bytes(data)[:3]))
    files.write("notes.txt", "0123456789", role="executor")
    assert (root / "notes.txt").read_text(encoding="utf-8") == "0123456789"
