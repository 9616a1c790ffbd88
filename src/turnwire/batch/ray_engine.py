"""Batch processing on Ray: on a cluster on this machine that is started for the run, on loopback, and ended with it; or
on one that runs already, of which nothing is started or ended here.

Parts are tasks. Ray restarts what was killed, and a part goes on from the results that are there. Only here is `ray`
imported.
"""

from __future__ import annotations

import os
import pickle
import secrets
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from functools import partial
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from turnwire.batch.lines import ClusterError, WorkerLostError
from turnwire.portable import cores
from turnwire.providers.transport.local_only import is_loopback

T = TypeVar("T")
R = TypeVar("R")

TRIES: Final = 20
"""How often a part is begun again whose process was killed; each try goes on where the last one ended."""
_OF_THE_NODE: Final = ("LocalRayletDiedError", "NodeDiedError", "ObjectLostError", "OwnerDiedError", "RaySystemError")
"""Errors of a cluster that has lost the node of this process."""
MEMORY: Final = 256 * 1024 * 1024
"""Bytes of the store of objects of a cluster on this machine; nothing large goes through it."""
CONNECT_S: Final = 10.0
"""Seconds to connect to the head."""
AUTO: Final = "auto"
"""The address of the cluster that this machine belongs to."""


class RayEngine:
    """A cluster of Ray as long as the block runs: that at `address`, or one of `jobs` processes on this machine.

    Raises:
        ModuleNotFoundError: ray is not installed.
    """

    def __init__(self, jobs: int | None = None, address: str | None = None) -> None:
        self._address = address
        self.jobs = jobs or cores()
        """Tasks at a time."""
        self._are_jobs_given = jobs is not None
        # Read when ray is imported, and later by its processes. No report of its use goes out.
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        if address is None:  # they speak over loopback, with a secret of this run
            os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
            os.environ["RAY_AUTH_MODE"] = "token"
            os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)
        elif address == AUTO:
            os.environ.pop("RAY_ADDRESS", None)  # it would name another machine, which the command does not
        import ray  # after its settings

        self._ray = ray

    def __enter__(self) -> Self:
        """Start the cluster, or connect to it.

        Raises:
            ClusterError: it cannot be used: it is of another version, or this machine is no node of it.
            WorkerLostError: nothing answers at the address.
        """
        options: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": False}
        if self._address is None:
            self._ray.init(
                address="local",
                num_cpus=self.jobs,
                object_store_memory=MEMORY,
                include_dashboard=False,
                **options,
            )
            return self
        if self._address != AUTO:
            _reach(self._address)
        elif (last := _last_started()) is not None:
            _check_loopback(last)
            _reach(last)
        try:
            self._ray.init(address=self._address, **options)
        # What Ray raises: no cluster, no node of it here, another version of Ray or Python, a wrong token.
        except (ValueError, RuntimeError, OSError, self._ray.exceptions.RayError) as error:
            raise ClusterError(f"--address {self._address}: {_first_line(error)}") from None
        try:
            self._look_at_cluster()
        except BaseException:  # raised again; the connection is not left open
            self._leave()
            raise
        return self

    def _look_at_cluster(self) -> None:
        if self._address == AUTO:
            _check_loopback(str(self._ray.get_runtime_context().gcs_address))
        if not self._are_jobs_given:
            self.jobs = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._leave()

    def _leave(self) -> None:
        with redirect_stdout(sys.stderr):  # Ray prints now what its processes logged last
            self._ray.shutdown()

    def as_done(self, work: Callable[[T], R], items: Iterable[tuple[str, T]]) -> Iterator[R]:
        """Yield the result of `work` for each item as it comes, `jobs` at a time. The items have names, which Ray shows
        its operators. `work` is opened on a node only where this version of Turnwire is installed.

        Raises:
            ClusterError: on a node is another version of Turnwire, or none.
            WorkerLostError: the processes that did one of the items were killed, again and again.
        """
        task = self._ray.remote(max_retries=TRIES, num_cpus=1)(work_of_version(version("turnwire")))
        begun: list[Any] = []
        for name, item in items:
            begun.append(task.options(name=name).remote(pickle.dumps(partial(work, item))))
            if len(begun) >= self.jobs:
                yield self._first(begun)
        while begun:
            yield self._first(begun)

    def _first(self, begun: list[Any]) -> Any:
        """Take the first that is done out of `begun`; return its result."""
        done, begun[:] = self._ray.wait(begun)
        return self._got(done[0])

    def _got(self, reference: Any) -> Any:
        try:
            return self._ray.get(reference)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, ImportError):  # of `work_of_version`
                raise ClusterError(str(error.cause)) from None
            raise error.cause from None
        except self._ray.exceptions.RayError as error:
            raise _lost(error) from None


def work_of_version(ours: str) -> Callable[[bytes], Any]:
    """A function that does pickled work where Turnwire has the version `ours`.

    Being local, it is sent as code, and not as a name that the node would have to know.
    """

    def done(work: bytes) -> Any:
        import pickle
        import socket
        from importlib.metadata import PackageNotFoundError, version

        try:
            theirs = version("turnwire")
        except PackageNotFoundError:
            theirs = None
        if theirs != ours:
            found = "no turnwire" if theirs is None else f"turnwire {theirs}"
            raise ImportError(f"the node {socket.gethostname()} has {found}; install turnwire {ours} there, as here")
        return pickle.loads(work)()

    return done


def _check_loopback(head: str) -> None:
    if not is_loopback(head.rpartition(":")[0].strip("[]")):
        text = f"--address auto: the cluster of this machine has its head at {head}, which is not loopback"
        raise ClusterError(f"{text}; name it: --address {head}")


def _last_started() -> str | None:
    """Where the head of the cluster is that was started last on this machine, to which `auto` leads.

    Source: https://docs.ray.io/en/latest/ray-core/api/doc/ray.init.html
    """
    try:
        text = Path(os.environ.get("RAY_TMPDIR") or "/tmp", "ray", "ray_current_cluster").read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        return None
    return text.strip() or None


def _reach(address: str) -> None:
    """See whether something listens there: Ray would try for a minute, and then end this process."""
    host, _, port = address.rpartition(":")
    if not (host and port.isdecimal()):
        raise ClusterError(f"--address {address}: give auto or HOST:PORT; run the command on a machine of the cluster")
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_S).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        text = f"no head of a Ray cluster answers at {address} ({reason}); name one that runs with --address HOST:PORT"
        raise WorkerLostError(text) from None


def _first_line(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines()]
    return " ".join(line for line in lines if line)[:400] or type(error).__name__


def _lost(error: Exception) -> WorkerLostError:
    kind = type(error).__name__
    if kind in _OF_THE_NODE:
        return WorkerLostError(
            f"the node of Ray on this machine has ended ({kind}): it was killed, or the memory is full"
        )
    return WorkerLostError(f"Ray could not do a part of the work ({kind}): its processes were killed again and again")
