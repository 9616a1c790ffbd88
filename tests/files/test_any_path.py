"""Whatever text is given as a path or reference, there is an answer."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, given, settings, strategies as st

from turnwire_schema.v1.entry import FileReferenceData

from tests.files.test_reading import outcome
from tests.requirements import requirement
from turnwire.core.errors import InvalidDataError
from turnwire.files import FileResolver, parse_reference

STEPS = st.sampled_from(["..", ".", "", "src", "a.py", "up", "out", "in", ".env", "gone", "\0", "ü", "~", "a\\b"])
PATHS = st.one_of(st.lists(STEPS, max_size=8).map("/".join), st.text(max_size=30))
AGAIN = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@requirement("CTX-2")
@AGAIN
@given(path=PATHS)
def test_any_path_gives_a_file_of_the_workspace_or_a_problem(files: FileResolver, root: Path, path: str) -> None:
    for name, target in (("up", "../.."), ("out", "../outside.txt"), ("in", "src")):
        if not (root / name).is_symlink():
            (root / name).symlink_to(target)
    if path:
        read = files.read(FileReferenceData(path=path, status="pending"), role="planner")
        if read.status == "read":
            assert read.resolved_path in ("src/a.py", "notes.txt")
        else:
            assert outcome(read)[1] is not None
    assert all(not Path(found).is_absolute() or found.startswith(str(root)) for found in files.complete(path))


@requirement("CTX-2")
@AGAIN
@given(text=st.text(alphabet="a.:/#L-0123456789\"'` \n", max_size=20))
def test_any_reference_names_a_path_of_its_own_text_or_is_refused(text: str) -> None:
    try:
        found = parse_reference(text)
    except InvalidDataError:
        return
    assert found.path in text
    assert (found.start_line or 1) <= (found.end_line or found.start_line or 1)
