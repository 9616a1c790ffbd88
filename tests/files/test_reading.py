"""What a reference becomes when it is read."""

from __future__ import annotations

import errno
import hashlib
import os
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.entry import EntryProblem, FileReferenceData, FileReferenceEntry
from turnwire_schema.v1.policy import FilePolicy

from tests.files.conftest import NOW
from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError, InvalidDataError, Problem
from turnwire.files import FILE_FAULTS, FileResolver
from turnwire.files.text import MAX_LINE


def reference(path: str, first: int | None = None, last: int | None = None) -> FileReferenceData:
    return FileReferenceData(path=path, status="pending", start_line=first, end_line=last)


def outcome(data: FileReferenceData) -> tuple[str, str | None]:
    """Status and code of the problem; a code must be one of the table, with its status."""
    if data.problem is not None:
        assert FILE_FAULTS[data.problem.code].status == data.status
    return data.status, None if data.problem is None else data.problem.code


@requirement("CTX-2")
def test_a_file_is_read_with_numbered_lines_and_all_that_is_known_of_it(files: FileResolver, root: Path) -> None:
    os.utime(root / "src" / "a.py", ns=(0, 1_700_000_000_000_000_000))
    read = files.read(reference("src/./../src/a.py", 2, 3), role="planner")
    assert read.to_dict() == {
        "path": "src/./../src/a.py",
        "status": "read",
        "start_line": 2,
        "end_line": 3,
        "role": "planner",
        "resolved_path": "src/a.py",
        "content": "2: two\n3: three",
        "encoding": "utf-8",
        "is_binary": False,
        "is_truncated": False,
        "line_count": 4,
        "size_bytes": 19,
        "sha256": hashlib.sha256(b"one\ntwo\nthree\nfour\n").hexdigest(),
        "modified_at": "2023-11-14T22:13:20Z",
        "read_at": NOW.isoformat().replace("+00:00", "Z"),
    }


@requirement("CTX-2")
def test_an_entry_stays_the_entry_and_gets_the_file(files: FileResolver) -> None:
    entry = FileReferenceEntry(
        version="1.1", id="f1", created_at="2026-01-01T00:00:00Z", data=reference("notes.txt"), metadata={"a": "b"}
    )
    read = files.read(entry, role="planner")
    assert (read.id, read.metadata, read.data.content) == ("f1", {"a": "b"}, "1: milk\n2: bread")


@requirement("CTX-2")
def test_an_absolute_path_below_the_root_is_read(files: FileResolver, root: Path) -> None:
    assert files.read(reference(str(root / "notes.txt"))).resolved_path == "notes.txt"


@requirement("CTX-2")
@pytest.mark.parametrize(
    ("first", "last", "content"),
    [
        (None, 2, "1: one\n2: two"),
        (4, None, "4: four"),
        (3, 99, "3: three\n4: four"),
        (5, None, None),
        (5, 9, None),
    ],
)
def test_lines_are_counted_from_one_and_inclusive(
    files: FileResolver, first: int | None, last: int | None, content: str | None
) -> None:
    read = files.read(reference("src/a.py", first, last))
    assert read.content == content
    assert outcome(read) == (("read", None) if content else ("failed", "file.invalid_range"))


@requirement("CTX-2")
@pytest.mark.parametrize(
    ("first", "last", "content"),
    [
        (5, 7, "5: l5\n6: l6\n7: l7"),
        (9, 10, " 9: l9\n10: l10"),
        (99, None, " 99: l99\n100: l100"),
    ],
)
def test_numbers_of_lines_are_as_wide_as_the_last_one(
    files: FileResolver, root: Path, first: int, last: int | None, content: str
) -> None:
    (root / "long.txt").write_text("".join(f"l{number}\n" for number in range(1, 101)), encoding="utf-8")
    read = files.read(reference("long.txt", first, last))
    assert (read.content, read.is_truncated) == (content, False)


@requirement("CTX-2", "SCH-4")
@pytest.mark.parametrize(("first", "last"), [(3, 2), (5, 1)])
def test_lines_that_end_before_they_begin_are_refused_before_a_file_is_opened(first: int, last: int) -> None:
    with pytest.raises(InvalidDataError) as caught:
        reference("src/a.py", first, last)
    said = f"must be at least start_line, which is {first}"
    assert caught.value.problems == (Problem("/end_line", "file_lines_are_in_order", said),)
    assert reference("src/a.py", last, first).end_line == first


@requirement("CTX-2")
@pytest.mark.parametrize(
    ("data", "content", "encoding"),
    [
        (b"", "", "utf-8"),
        (b"\n", "1: ", "utf-8"),
        (b"a\r\nb\rc\nd", "1: a\n2: b\n3: c\n4: d", "utf-8"),
        ("a\u2028b\x0cc".encode(), "1: a\u2028b\x0cc", "utf-8"),
        ("größe".encode("utf-8-sig"), "1: größe", "utf-8-sig"),
        ("größe".encode("utf-16"), "1: größe", "utf-16"),
        (b"\xfe\xff" + "größe".encode("utf-16-be"), "1: größe", "utf-16"),
        ("größe".encode("utf-32"), "1: größe", "utf-32"),
        ("größe €".encode("cp1252"), "1: größe €", "cp1252"),
        (b"\x81\xe4", "1: \x81ä", "latin-1"),
        (b"\x1b[31mred", "1: \x1b[31mred", "utf-8"),
    ],
)
def test_a_text_is_read_in_its_encoding(
    files: FileResolver, root: Path, data: bytes, content: str, encoding: str
) -> None:
    (root / "t.txt").write_bytes(data)
    read = files.read(reference("t.txt"))
    assert (read.status, read.content, read.encoding) == ("read", content, encoding)


@requirement("CTX-2")
@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "file.binary"),
        (bytes(range(256)), "file.binary"),
        (b"\x1f\x8b\x08\x01\xff\xfe", "file.binary"),
        ("text".encode("utf-16-le"), "file.binary"),
        (b"\xff\xfe\x00\xd8", "file.encoding"),
        (b"\xef\xbb\xbf\xff", "file.encoding"),
    ],
)
def test_what_is_no_text_has_no_content_but_its_size_and_hash(
    files: FileResolver, root: Path, data: bytes, code: str
) -> None:
    (root / "t.bin").write_bytes(data)
    read = files.read(reference("t.bin"))
    assert outcome(read) == ("failed", code)
    assert (read.is_binary, read.content) == (code == "file.binary", None)
    assert (read.size_bytes, read.sha256) == (len(data), hashlib.sha256(data).hexdigest())


@requirement("CTX-2")
def test_only_so_many_lines_are_kept_and_a_long_line_is_cut(root: Path) -> None:
    (root / "long.txt").write_text("x" * 100_000 + "\nb\nc\nd\n", encoding="utf-8")
    with FileResolver(root, FilePolicy(max_lines=2)) as files:
        read = files.read(reference("long.txt"))
        rest = files.read(reference("long.txt", 3))
    assert read.content == f"1: {'x' * MAX_LINE}… (100000 characters)\n2: b"
    assert (read.is_truncated, read.line_count) == (True, 4)
    assert (rest.content, rest.is_truncated) == ("3: c\n4: d", False)


@requirement("CTX-2")
@pytest.mark.parametrize(
    ("first", "last", "is_truncated"), [(5, 7, False), (5, 8, True), (5, 10, True), (98, None, False), (97, None, True)]
)
def test_lines_that_are_asked_for_and_left_out_are_reported(
    root: Path, first: int, last: int | None, is_truncated: bool
) -> None:
    (root / "long.txt").write_text("x\n" * 100, encoding="utf-8")
    with FileResolver(root, FilePolicy(max_lines=3)) as files:
        read = files.read(reference("long.txt", first, last))
    assert (len((read.content or "").splitlines()), read.is_truncated) == (3, is_truncated)


@requirement("CTX-2")
def test_a_line_as_long_as_the_limit_is_whole(files: FileResolver, root: Path) -> None:
    (root / "long.txt").write_text("x" * MAX_LINE, encoding="utf-8")
    read = files.read(reference("long.txt"))
    assert (read.content, read.is_truncated) == (f"1: {'x' * MAX_LINE}", False)


@requirement("CTX-2")
def test_a_file_over_the_limit_is_refused_with_both_numbers(root: Path) -> None:
    with FileResolver(root, FilePolicy(max_bytes=18)) as files:
        read = files.read(reference("src/a.py"))
    assert outcome(read) == ("failed", "file.too_large")
    assert read.problem is not None
    assert read.problem.message == "src/a.py: it has 19 bytes, more than the 18 allowed (max_bytes)"


@requirement("CTX-2")
@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("gone.txt", "missing", "file.missing"),
        ("notes.txt/a", "missing", "file.missing"),
        ("src", "failed", "file.not_regular"),
        (".", "failed", "file.not_regular"),
        ("a\0b", "failed", "file.invalid_path"),
        ("n" * 300, "failed", "file.invalid_path"),
        ("d/" * 2000 + "a", "missing", "file.missing"),
        ("d/" * 2048 + "a", "failed", "file.invalid_path"),
        ("../outside.txt", "denied", "file.outside_workspace"),
        ("src/../../outside.txt", "denied", "file.outside_workspace"),
        ("/etc/passwd", "denied", "file.outside_workspace"),
        ("/proc/self/environ", "denied", "file.outside_workspace"),
    ],
)
def test_what_cannot_be_read_says_why(files: FileResolver, path: str, status: str, code: str) -> None:
    read = files.read(reference(path))
    assert outcome(read) == (status, code)
    assert read.content is None


@requirement("CTX-2")
@pytest.mark.parametrize(
    ("numbers", "said"), [((), "the system says error"), ((errno.EIO,), "the system says EIO")], ids=["none", "EIO"]
)
def test_a_refusal_of_the_system_without_a_meaning_of_its_own_is_shown_by_name(
    files: FileResolver, numbers: tuple[int, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> Any:
        raise OSError(*numbers, "refused")

    monkeypatch.setattr(os, "readlink", refuse)
    read = files.read(reference("notes.txt"))
    monkeypatch.undo()
    assert read.problem == EntryProblem(code="file.system", message=f"notes.txt: {said}", recoverable=True)


@requirement("CTX-2")
def test_another_attempt_may_help_where_the_file_or_the_system_may_change_and_nowhere_else() -> None:
    assert {code for code, fault in FILE_FAULTS.items() if fault.recoverable} == {
        *("file.missing", "file.unreadable", "file.changed", "file.system")
    }


@requirement("CTX-2")
def test_a_folder_deeper_than_the_limit_is_refused(files: FileResolver, root: Path) -> None:
    deepest = root / "/".join("d" * 129)
    deepest.mkdir(parents=True)
    (deepest.parent / "a").write_text("a", encoding="utf-8")
    assert files.read(reference("d/" * 128 + "a")).content == "1: a"
    assert outcome(files.read(reference("d/" * 129 + "a"))) == ("failed", "file.invalid_path")


@requirement("CTX-2")
def test_without_a_root_every_file_has_the_same_clear_problem() -> None:
    files = FileResolver(None)
    assert outcome(files.read(reference("a.py"))) == ("failed", "file.no_workspace")
    assert outcome(files.write("a.py", "", role="executor")) == ("failed", "file.no_workspace")
    assert (files.complete("a"), files.root) == ([], None)


@requirement("CTX-2")
def test_a_root_that_is_no_folder_is_refused_at_once(root: Path) -> None:
    for wrong in (root / "notes.txt", root / "gone", "\0", ""):
        with pytest.raises(ConfigurationError, match="workspace_root"):
            FileResolver(wrong)


@requirement("CTX-2")
def test_a_closed_resolver_reads_nothing(root: Path) -> None:
    with FileResolver(root) as files:
        pass
    assert outcome(files.read(reference("notes.txt"))) == ("failed", "file.no_workspace")


@requirement("CTX-2")
def test_a_file_that_changed_since_it_was_read_is_noticed(files: FileResolver, root: Path) -> None:
    read = files.read(reference("notes.txt"))
    assert files.has_changed(read) is False
    assert files.noticed(read) is read
    os.utime(root / "notes.txt", ns=(0, 0))
    assert files.has_changed(read) is False  # the same bytes
    before = (root / "notes.txt").stat()
    (root / "notes.txt").write_text("MILK\nbread", encoding="utf-8")
    os.utime(root / "notes.txt", ns=(before.st_atime_ns, before.st_mtime_ns))  # same size, same time
    assert files.has_changed(read) is True
    assert outcome(files.noticed(read)) == ("changed", "file.changed")
    for text in map(str, range(16)):  # hashes on both sides of the first one's
        (root / "notes.txt").write_text(text, encoding="utf-8")
        assert files.has_changed(read) is True
    (root / "notes.txt").unlink()
    assert files.has_changed(read) is True
    assert files.has_changed(reference("notes.txt")) is False  # never read


@requirement("CTX-2")
def test_reading_again_leaves_nothing_of_the_reading_before(files: FileResolver, root: Path) -> None:
    read = files.read(reference("notes.txt"))
    (root / "notes.txt").unlink()
    again = files.read(read)
    assert outcome(again) == ("missing", "file.missing")
    assert (again.content, again.sha256, again.line_count, again.resolved_path) == (None, None, None, "notes.txt")


@requirement("CTX-2")
def test_completion_lists_files_and_folders_but_nothing_closed(files: FileResolver, root: Path) -> None:
    (root / "src" / "b.pem").write_text("x", encoding="utf-8")
    (root / ".hidden").write_text("x", encoding="utf-8")
    os.mkfifo(root / "src" / "pipe")
    (root / "src" / "out").symlink_to("../../outside.txt")
    (root / "src" / "key").symlink_to("../.env")
    (root / "src" / "notes").symlink_to("../notes.txt")
    assert files.complete("") == ["notes.txt", "src/"]
    assert files.complete(".") == [".hidden"]
    assert files.complete("src/") == ["src/a.py", "src/notes"]
    assert files.complete("src/a") == ["src/a.py"]
    assert files.complete(f"{root}/n") == [f"{root}/notes.txt"]
    assert files.complete("../") == []
    assert files.complete("gone/") == []
    assert files.complete("", limit=1) == ["notes.txt"]
    for number in range(51):
        (root / f"n{number:02}").touch()
    assert files.complete("n") == [f"n{number:02}" for number in range(50)]


@requirement("CTX-2")
def test_completion_looks_at_the_beginning_of_a_huge_folder_only(
    files: FileResolver, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("turnwire.files.resolver._SCANNED", 5)
    for number in range(20):
        (root / "src" / f"f{number}").write_text("", encoding="utf-8")
    assert len(files.complete("src/")) == 5
