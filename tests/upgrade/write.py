"""Write what this version leaves on disk, once for each release: `python -m tests.upgrade.write`.

Every kind of file that people keep goes into a folder named by the version: canonical JSON, exported contexts, a store,
results of a batch, runs of the contract, benchmarks, recordings, audit events, a configuration, a scenario. A folder of
a version that was released is never written again; `test_upgrade.py` reads all of them with the code of today.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from turnwire_schema.v1 import audit, benchmark, contract, request, response, scenario, stream, thread as threads
from turnwire_schema.v1.tool import ToolCall

from codegen.version import package_version
from tests.cli.runner import turnwire
from tests.cli.test_context import filled
from tests.store.samples import event, thread
from turnwire.core.history import ConversationHistory
from turnwire.core.messages import assistant, system, tool_result, user
from turnwire.core.validate import load_json
from turnwire.store import ContextStore

FOLDER = Path(__file__).parent / "written"
ROOT = Path(__file__).parents[2]
VECTORS = ROOT / "schemas" / "turnwire" / "v1"

KEPT: dict[str, tuple[str, Any]] = {
    "request": ("request", request.ChatRequest),
    "response": ("response", response.ChatResponse),
    "chunks": ("stream", stream.StreamingChunk),
    "audit": ("audit", audit.InferenceCompleted),
    "contract-run": ("contract", contract.ContractRun),
    "benchmark": ("benchmark", benchmark.ProviderBenchmark),
    "scenario": ("scenario", scenario.Scenario),
    "thread": ("thread", threads.ThreadState),
}
"""Files of JSON lines, one for each valid vector as this version writes it: the document and the class."""


def main() -> int:
    """The exit code."""
    target = FOLDER / package_version()
    if target.exists() and "--again" not in sys.argv:
        print(f"{target.relative_to(ROOT)} is there; add --again where that version was not released", file=sys.stderr)
        return 1
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for name, (document, kind) in KEPT.items():
        vectors = json.loads((VECTORS / f"{document}.vectors.json").read_text("utf-8"))
        values = [each["value"] for each in vectors["definitions"][kind.__name__]["valid"]]
        lines = [load_json(kind, json.dumps(each)).to_json() for each in values]
        (target / f"{name}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    (target / "history.json").write_text(history().to_json(), "utf-8")
    recording = ROOT / "tests" / "recordings" / "vllm-0.32.0" / "chat"
    shutil.copy(next(iter(sorted(recording.glob("*.json")))), target / "recording.json")
    with tempfile.TemporaryDirectory() as place:
        written_by_commands(Path(place), target)
    return 0


def history() -> ConversationHistory:
    """A conversation with a tool."""
    call = ToolCall(id="call_1", name="get_weather", arguments={"city": "Paris"})
    made = ConversationHistory()
    for message in (
        system("Be brief."),
        user("Weather in Paris?"),
        assistant(tool_calls=[call]),
        tool_result("call_1", "sunny"),
        assistant("It is sunny."),
    ):
        made.add(message)
    return made


def written_by_commands(place: Path, target: Path) -> None:
    """A store, an export of it, and a batch that ended."""
    store = place / "store.db"
    with ContextStore.open(str(store)) as opened:
        opened.save_run(filled(), thread("t1", "talk"), [event(1), event(2)])
    with closing(sqlite3.connect(store)) as database:
        (target / "store.sql").write_text("\n".join(database.iterdump()) + "\n", "utf-8")
    ran("context", "export", "talk", "--store", str(store), "--output", str(target / "context.json"))
    config = place / "config.yml"
    shutil.copy(ROOT / "tests" / "upgrade" / "config.yml", config)
    shutil.copy(config, target / "config.yml")
    requests = [
        {"id": str(number), "request": {"messages": [{"role": "user", "content": "Hi"}], "parameters": {"model": "m"}}}
        for number in range(3)
    ]
    (target / "requests.jsonl").write_text("".join(json.dumps(each) + "\n" for each in requests), "utf-8")
    words = ("batch", str(target / "requests.jsonl"), "--provider", "local", "--config", str(config))
    ran(*words, "--out", str(target / "results.jsonl"))


def ran(*words: str) -> Any:
    """What a command printed; it must succeed."""
    result = turnwire(*words)
    assert result.code == 0, result.err
    return result


if __name__ == "__main__":
    sys.exit(main())
