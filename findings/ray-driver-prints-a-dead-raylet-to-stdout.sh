#!/usr/bin/env bash
# ray 2.60.0 (Linux, Python 3.11)
#
# When the raylet of a local cluster is killed, Ray prints "Raylet is terminated …" and the last lines of the
# raylet's log to the STANDARD OUTPUT of the driver, with ANSI colours: also where `ray.init` was given
# `log_to_driver=False`, `logging_level="ERROR"` and `configure_logging=False`, and where the error is caught. A thread
# of Ray does it, or `ray.shutdown()`, so a program that prints JSON prints something else before it. A good guess is that
# `log_to_driver=False` keeps stdout clean, or that errors of Ray go to stderr.
#
# Output seen:
#   the caught error: LocalRayletDiedError (GetTimeoutError where the raylet dies as the task begins)
#   lines of Ray on stdout: 46 (the first has "Raylet is terminated"; how many there are differs)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check 'ray==2.60.0' > "$folder/pip.log" 2>&1
cat > "$folder/driver.py" <<'PYTHON'
import os, signal, sys
from pathlib import Path

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
import ray


@ray.remote(max_retries=0)
def forever():
    import time
    time.sleep(3600)


def raylet():
    for process in Path("/proc").glob("[0-9]*"):
        try:
            name = (process / "comm").read_text().strip()
            parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if name == "raylet" and parent == os.getpid():
            return int(process.name)


ray.init(address="local", num_cpus=1, object_store_memory=80_000_000, include_dashboard=False, log_to_driver=False,
         logging_level="ERROR", configure_logging=False)
task = forever.remote()
os.kill(raylet(), signal.SIGKILL)
try:
    ray.get(task, timeout=60)  # a raylet that dies as the task begins leaves it waiting
except ray.exceptions.RayError as error:
    print("the caught error:", type(error).__name__, file=sys.stderr)
ray.shutdown()  # ends the thread that prints
PYTHON
"$folder/venv/bin/python" "$folder/driver.py" > "$folder/out" 2> "$folder/err"
grep -a "the caught error" "$folder/err"
echo "lines of Ray on stdout: $(wc -l < "$folder/out")"
grep -qa "Raylet is terminated" "$folder/out"
