"""Settings of a test run: property tests, the garbage collector, what costs each process, and what must not be left.

`make test` derives the examples of property tests from the code, so that a run tests the code and not luck;
`pytest --hypothesis-profile=search` looks for new ones.

What is collected lives until the end: thousands of tests and every module. The garbage collector is off while they are
collected and leaves them out afterwards. It runs once after each file, and what remains is left out as well: otherwise
a test that collects garbage itself would take a second each time.

Every httpx client loads all certificate authorities when it is made, which takes longer than most tests that make one,
and no packet leaves this machine: one authority is enough here. Pydantic searches the metadata of every installed
package for plugins, in each process that the tests start, too: there are no plugins here.

Everything that a test starts ends with it: the run fails if a process is left, and ends that process.

What codecs make of parts that they have checked is validated after all, see `turnwire_schema._trust`;
`TURNWIRE_CHECK_TRUSTED=0` tests what a program runs, as `test_as_programs_run.py` does in a process of its own.
"""

import gc
import os
import signal
import uuid
from collections.abc import Generator, Iterator
from pathlib import Path
from unittest import mock

import certifi
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from xdist.remote import Producer

from tests.leftover import MARK, end, leftovers_after
from tests.patience import PATIENCE_S
from tests.scheduling import ByFile, scheduler

os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
os.environ.setdefault("TURNWIRE_CHECK_TRUSTED", "1")  # read once, when the first codec reads a stream

# A loaded machine is not a fault: no test is timed.
_PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
settings.register_profile("same", _PATIENT, derandomize=True)
settings.register_profile("search", _PATIENT)
settings.load_profile("same")


# The longest files by what they took, waiting included, the longest first: no process waits for another's last file.
# Of files that one process runs together (`tests/scheduling.py`), the first stands for all.
LONG_FIRST = (
    "judges/test_schemathesis.py",
    "embedded/test_calls.py",
    "playground/test_workbench.py",
    "codecs/test_deep_values.py",
    "codecs/text/test_long_texts.py",
    "codecs/text/test_random_texts.py",
    "codecs/text/test_cases.py",
    "test_agent_example.py",
    "playground/test_workbench_tools.py",
    "codecs/openai_chat/test_chat_properties.py",
    "playground/test_inspector_page.py",
    "live/test_contract.py",
    "playground/test_workbench_odd_use.py",
    "codecs/test_fast_path.py",
    "site/test_site.py",
    "playground/test_workbench_large.py",
    "test_as_programs_run.py",
    "cli/chat/test_terminal.py",
    "convert/test_agent_sessions.py",
    "convert/test_prompt_prefix.py",
    "test_layers.py",
    "codecs/test_coverage_executed.py",
    "providers/test_over_httpx.py",
    "test_examples.py",
    "mcp/test_servers.py",
    "launch/test_launch.py",
    "test_leftover.py",
    "site/test_snippets.py",
    "embedded/test_embedded.py",
    "codecs/test_linear_time.py",
    "judges/test_threads_stateful.py",
    "cli/test_convert.py",
    "test_readme.py",
    "targets/typescript/test_typescript_package.py",
    "judges/test_embedded_model.py",
    "playground/test_inspector_odd_use.py",
    "gateway/test_serve_command.py",
    "conversations/test_conversations.py",
    "core/test_concurrent_first_use.py",
    "playground/test_threads_page.py",
    "store/test_deployment.py",
    "codegen/test_generation.py",
    "codegen/test_compat.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    tests = Path(__file__).parent
    rank = {tests / name: number for number, name in enumerate(LONG_FIRST)}
    items.sort(key=lambda item: rank.get(item.path, len(rank)))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByFile | None:
    return scheduler(config, log)


def pytest_configure(config: pytest.Config) -> None:
    gc.disable()
    if not _is_worker(config):  # the others inherit it
        os.environ[MARK] = uuid.uuid4().hex
    # A shell's background ignores INT and QUIT, `nohup` HUP; what the tests start, and send them to, would do so too.
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
    # No setting leaves out the constants of the modules that are loaded, which differ from process to process: without
    # this, a run would draw other examples than the one before. It fails if a name is gone.
    pytest.MonkeyPatch().setattr(providers, "_get_local_constants", lambda: vars(providers)["_local_constants"])


def _is_worker(config: pytest.Config) -> bool:
    """Whether this process is one of several that run the tests."""
    return hasattr(config, "workerinput")


@pytest.hookimpl(wrapper=True, tryfirst=True)  # after the other processes of the run have ended
def pytest_sessionfinish(session: pytest.Session) -> Generator[None]:
    yield
    left = [] if _is_worker(session.config) else leftovers_after(os.environ[MARK], PATIENCE_S)
    if left:
        writer = session.config.get_terminal_writer()
        writer.line()
        for each in left:
            writer.line(f"LEFT RUNNING {each}", red=True)
        end(left)
        if session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(trylast=True)  # after the fixtures of the file are gone
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    if nextitem is None or nextitem.path != item.path:
        gc.collect()
        gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def one_authority(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The first of certifi's authorities in place of all of them, and of those that the machine may name."""
    end = "-----END CERTIFICATE-----\n"
    first, found, _ = certifi.contents().partition(end)
    path = tmp_path_factory.mktemp("authorities") / "one.pem"
    path.write_text(first + found, "utf-8")
    with mock.patch("certifi.where", return_value=str(path)), mock.patch.dict("os.environ", SSL_CERT_FILE=str(path)):
        yield


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    gc.enable()
