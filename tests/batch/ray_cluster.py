"""A Ray cluster of several nodes on this machine for tests, on loopback, whose processes can be killed."""

from __future__ import annotations

import os
import random
import secrets
import signal
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from turnwire.launch.watcher import below, parents

# Read when ray is imported: loopback, a secret, no report of its use; nodes notice within seconds that their head is
# gone. Commands that a test starts inherit them.
os.environ |= {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": os.environ.get("RAY_AUTH_TOKEN") or secrets.token_hex(32),
    "RAY_gcs_rpc_server_reconnect_timeout_s": "5",
}

from ray.cluster_utils import Cluster  # after its settings

STORE = 80_000_000
"""Bytes of a node's store of objects; nothing large goes through it."""


class RayCluster:
    """A head that does no work, and nodes of one CPU each."""

    def __init__(self, nodes: int = 2) -> None:
        self._count = nodes
        self._port = 0
        self._cluster: Any = None
        self._nodes: list[Any] = []
        self._seen: set[int] = set()
        """Processes that outlive the node that has started them, by half a minute."""

    @property
    def address(self) -> str:
        """Host and port of the head."""
        return f"127.0.0.1:{self._port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Start the head, where it was before if it was there, and the nodes."""
        at = {"gcs_server_port": self._port} if self._port else {}
        self._cluster = Cluster(
            initialize_head=True,
            head_node_args={"num_cpus": 0, "include_dashboard": False, "object_store_memory": STORE, **at},
        )
        self._port = int(self._cluster.address.rpartition(":")[2])
        for _ in range(self._count):
            self.add_node()

    def add_node(self) -> None:
        """Start a node of one CPU."""
        self._nodes.append(self._cluster.add_node(num_cpus=1, object_store_memory=STORE))

    def kill_node(self, number: int) -> None:
        """Kill a node's raylet, and take what is left of it away."""
        self._look()
        node = self._nodes.pop(number)
        node.kill_raylet()
        self._cluster.remove_node(node, allow_graceful=False)

    def kill_head(self) -> None:
        """Kill the server of the head; the nodes end by themselves."""
        self._look()
        self._cluster.head_node.kill_gcs_server()

    def stop(self) -> None:
        """End every process."""
        self._look()
        for node in (*self._nodes, self._cluster.head_node):
            node.kill_all_processes(check_alive=False, allow_graceful=False)
        self._nodes.clear()
        for pid in self._seen:
            if _title(pid).startswith("ray::"):
                self.kill_one([pid], random.Random())
        self._seen.clear()

    def _look(self) -> None:
        self._seen.update(pid for pid in processes() if _title(pid).startswith("ray::"))

    @staticmethod
    def workers() -> list[int]:
        """The processes that ask a part."""
        return [pid for pid in processes() if _title(pid).startswith("ray::turnwire batch")]

    @staticmethod
    def kill_one(pids: list[int], chance: random.Random) -> int:
        """Kill one of these processes; return how many were killed."""
        try:
            os.kill(chance.choice(pids), signal.SIGKILL)
        except (IndexError, ProcessLookupError):  # none is there now
            return 0
        return 1


def outside_loopback() -> list[str]:
    """Sockets of processes of the cluster that listen elsewhere, or are connected to elsewhere."""
    inodes: set[str] = set()
    for pid in processes():
        try:
            for entry in Path(f"/proc/{pid}/fd").iterdir():
                target = os.readlink(entry)
                if target.startswith("socket:"):
                    inodes.add(target[8:-1])
        except OSError:  # it has just ended
            continue
    found = []
    for table in ("tcp", "tcp6", "udp", "udp6"):
        for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[9] in inodes:
                found += [f"{table} {end}" for end in fields[1:3] if not _is_loopback(end.split(":")[0], end)]
    return found


def _is_loopback(address: str, end: str) -> bool:
    is_nothing = set(address) == {"0"} and end.endswith(":0000")  # the other end of a socket that listens
    return is_nothing or address in ("0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000")


def processes() -> Iterator[int]:
    """This process and all below it."""
    yield from below({os.getpid()}, parents())


def is_of_ray(pid: int) -> bool:
    """Return whether a process helps Python or Ray, and is no program of ours."""
    return any(word in _title(pid) for word in ("resource_tracker", "/ray/", "ray::"))


def _title(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:  # it has just ended
        return ""
