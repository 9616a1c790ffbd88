"""The pure parts of the pages, run in Node: places of pointers, differences, timelines, pasted commands, links."""

from __future__ import annotations

import json
import random
import re
import shlex
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from threading import Thread
from typing import Any

import pytest

from codegen.targets.typescript.toolchain import find_node
from tests.cases import for_each
from tests.requirements import requirement

STATIC = files("turnwire.gateway").joinpath("static")


def node(code: str, *given: Any) -> Any:
    """What the code, a body that may use `given`, returns. It loads modules by their path among the pages' files."""
    program = f"""import {{ readFileSync }} from "node:fs";
        const load = (path) => import({json.dumps(f"file://{STATIC}/")} + path);
        const given = JSON.parse(readFileSync(0, "utf8"));
        const run = async () => {{ {code} }};
        process.stdout.write(JSON.stringify(await run()));"""
    command = [*find_node().node, "--input-type=module", "--eval", program]
    said = json.dumps(given)
    done = subprocess.run(command, input=said, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@requirement("COD-2")
def test_a_pointer_stands_at_its_value_or_the_nearest_thing_around_it() -> None:
    text = '\ufeff{ "a/b": [1, {"c~": "x\\"]"}], "d":\t{} ,"e":[] }'
    pointers = ["/a~1b/1/c~0", "/a~1b/0", "/a~1b/7/x", "/d/none", "/e", "/none"]
    code = """const { locate } = await load("parts/locate.js");
        return [...locate(given[0], given[1])].map(([path, { start, end }]) => [path, given[0].slice(start, end)]);"""
    assert node(code, text, pointers) == [
        ["/a~1b/1/c~0", '"x\\"]"'],
        ["/a~1b/0", "1"],
        ["/a~1b/7/x", '[1, {"c~": "x\\"]"}]'],
        ["/d/none", "{}"],
        ["/e", "[]"],
        ["/none", text[1:]],
    ]
    assert node(code, '{"a": ', ["/a"]) == []


@requirement("COD-2")
def test_a_problem_of_a_stream_stands_in_its_line() -> None:
    text = 'event: a\ndata: {"x": {"y": 1}}\n\ndata: oops\n'
    problems = [{"path": "/x/y", "line": 2}, {"path": "", "line": 4}]
    code = """const { placesOf } = await load("parts/locate.js");
        return placesOf(given[0], given[1]).map(({ start, end }) => given[0].slice(start, end));"""
    assert node(code, text, problems) == ["1", "data: oops"]


@requirement("COD-2")
def test_what_differs_is_what_only_one_side_has_or_calls_otherwise() -> None:
    left = {"model": "m", "max_tokens": 9, "stop": ["END"], "flag": True, "text": 'say "hi"'}
    right = {"model": "m", "options": {"num_predict": 9, "stop": ["END"]}, "on": True, "content": 'say "hi"'}
    code = """const { differences, tree } = await load("parts/diff.js");
        const found = differences(tree(given[0]), tree(given[1]));
        return ["left", "right"].map((side, index) =>
            found[side].map(({ kind, start, end }) => [kind, given[index].slice(start, end)]));"""
    assert node(code, json.dumps(left), json.dumps(right)) == [
        [["renamed", '"max_tokens": 9'], ["only", '"flag": true'], ["renamed", '"text": "say \\"hi\\""']],
        [["renamed", '"num_predict": 9'], ["only", '"on": true'], ["renamed", '"content": "say \\"hi\\""']],
    ]


@requirement("COD-2")
def test_a_loss_is_found_on_each_side_by_what_stands_at_its_place() -> None:
    canonical = {"parameters": {"provider_options": {"openai-chat": {"logit_bias": {"1": 7}}}}, "messages": ["Hi"]}
    source = {"logit_bias": {"1": 7}, "messages": [{"content": "Hi"}]}
    losses = [{"id": "a", "at": "/parameters/provider_options"}, {"id": "b", "at": "/messages/0/none"}]
    code = """const { placed } = await load("parts/compare.js");
        return placed(given[0], [given[1], given[0], "data: none"], given[2]).map(({ places, spots }) =>
            [places, spots[0] && given[1].slice(spots[0].from, spots[0].to)]);"""
    assert node(code, json.dumps(canonical), json.dumps(source), losses) == [
        [["/logit_bias/1", "/parameters/provider_options", None], "7"],
        [["/messages/0/content", "/messages/0/none", None], '"Hi"'],
    ]


def test_events_are_in_the_order_of_time_and_upper_lanes_come_first() -> None:
    lanes = [
        {"label": "server", "events": [{"at": 0}, {"at": 5}, {"at": 9, "wrong": "odd"}]},
        {"label": "client", "events": [{"at": 5}, {"at": 7}]},
    ]
    code = """const { firstLaneAt, firstWrong, inOrder, nearest, scale } = await load("parts/timeline-layout.js");
        const points = inOrder(given[0]);
        const { x, at } = scale(points, 110, 10);
        const order = points.map(({ lane, index }) => [lane, index]);
        return [order, firstLaneAt(points), firstWrong(given[0], points),
            nearest(points, 6, 1), nearest(points, 6.2), nearest(points, -3), nearest([], 1),
            [x(0), x(9), at(x(5))]];"""
    assert node(code, lanes) == [
        [[0, 0], [0, 1], [1, 0], [1, 1], [0, 2]],
        [0, 1, 1, 1, 2],
        4,
        2,
        3,
        0,
        -1,
        [10, 100, 5],
    ]


def test_a_run_is_of_one_lane_and_goes_on_whatever_another_lane_says_meanwhile() -> None:
    text = {"of": "text", "text": "a"}
    lanes = [
        {"label": "server", "events": [{"at": at, "delta": text} for at in range(0, 12, 2)]},
        {"label": "client", "events": [{"at": 3}, {"at": 5, "delta": text}, {"at": 7, "wrong": "odd", "delta": text}]},
    ]
    code = """const { inOrder, rowOf, runs } = await load("parts/timeline-layout.js");
        const points = inOrder(given[0]);
        const rows = runs(given[0], points, true);
        return [rows, rowOf(rows, 7), rowOf(rows, 4), runs(given[0], points, false).flat()];"""
    assert node(code, lanes) == [[[0, 1, 3, 5, 7, 8], [2], [4], [6]], 0, 2, list(range(9))]


def test_a_pasted_curl_command_gives_its_body_without_its_keys() -> None:
    body = {"a": "it's", "b": 'quote " and \\ and é'}
    quoted = shlex.quote(json.dumps(body))
    commands = [
        f"curl -s http://h/v1 -H 'X-Api-Key: k' -H 'Content-Type: application/json' -d {quoted}",
        f"$ curl --json {quoted} \\\n  --url=http://h/v1 -XPUT",
        "curl http://h/v1 --data-raw $'{\"a\":\\'it\\u0027s\\'}'",
        "curl http://h/v1 -d 'open",
        "curl http://h/v1",
        "curl http://h/v1 -d @file.json",
        '{"no": "command"}',
    ]
    code = """const { readPasted } = await load("parts/paste.js"); return given[0].map(readPasted);"""
    first, second, third, *rest = node(code, commands)
    assert (json.loads(first[0]["text"]), json.loads(second[0]["text"])) == (body, body)
    assert (first[0]["method"], first[0]["url"], first[0]["headers"]) == (
        "POST",
        "http://h/v1",
        {"content-type": "application/json"},
    )
    assert (second[0]["method"], second[0]["url"]) == ("PUT", "http://h/v1")
    assert third[0]["text"] == "{\"a\":'it's'}"
    assert rest == [
        "This looks like a curl command, but a quote in it is not closed.",
        "This curl command sends no body, so there is nothing to look at.",
        "This command sends the file file.json, which a page cannot read. Open the file here instead.",
        None,
    ]


HERE = """# Ask it.
export KEY=k

curl -sSX POST 'http://u:p@h/v1?alt=sse&key=AIza' -H "x-goog-api-key: $KEY" -d @- <<'END' | jq -r '.a'
{"a": "it's | \\"quoted\\""}
END
"""
CMD = """curl ^"http://h/v1^" ^
  -H ^"content-type: application/json^" ^
  --data-raw ^"^{^\\^"a^\\^":^\\^"50^% ^& more^\\^"^}^"
"""


@for_each(
    ("command", "label", "body"),
    [
        (HERE, "POST http://h/v1?alt=sse&key=…", {"a": 'it\'s | "quoted"'}),
        (CMD, "POST http://h/v1", {"a": "50% & more"}),
        ("```bash\ncurl http://h/v1 \\\n -d '{\"a\":1}'\n```\n", "POST http://h/v1", {"a": 1}),
        ("curl http://h/v1 -d '{\"a\":1}' | tr -d '\\n'", "POST http://h/v1", {"a": 1}),
        ("curl -sNd '{\"a\":1}' http://h/v1 > out.json", "POST http://h/v1", {"a": 1}),
        ('curl -sXPUT -o out.json --retry 3 http://h/v1 -d\'{"a":"|"}\'', "PUT http://h/v1", {"a": "|"}),
        ("curl http://h/v1 --json '{\"a\":' --json '1}'", "POST http://h/v1", {"a": 1}),
        ('curl -d @- http://h/v1 <<-X\n\t{"a":1}\n\tX\n', "POST http://h/v1", {"a": 1}),
        ("me@host:~$ sudo /usr/bin/curl http://h/v1 -d '{\"a\":1}'", "POST http://h/v1", {"a": 1}),
        ('curl http://h/v1?token=t#x -d \'{"a":"<<END"}\'', "POST http://h/v1?token=…#x", {"a": "<<END"}),
        ("curl.exe http://h/v1 `\n -d '{\"a\": \"it''s\"}'", "POST http://h/v1", {"a": "it's"}),
        ('curl.exe http://h/v1 -d "{`"a`": 1}"', "POST http://h/v1", {"a": 1}),
        ('curl http://h/v1 -d \'{"a": "it\\\'s"}\'', "POST http://h/v1", {"a": "it's"}),  # of fish
        ('curl http://h/v1 -d $\'{"a":"\\U0001F600\\101"}\'', "POST http://h/v1", {"a": "😀A"}),
        ('curl http://h/v1 -d "$(cat <<\'E\'\n{"a":1}\nE\n)"', "POST http://h/v1", {"a": 1}),
        ("curl http://h/v1 -d '{\"a\":1}'; echo done", "POST http://h/v1", {"a": 1}),
        ("curl http://h/v1 -d '{\"a\":1}'|jq", "POST http://h/v1", {"a": 1}),
        ("A=1 B='x y' curl http://h/v1 -d '{\"a\":1}' # that's it", "POST http://h/v1", {"a": 1}),
    ],
)
def test_a_curl_command_is_read_as_a_shell_reads_it(command: str, label: str, body: object) -> None:
    code = """const { readPasted } = await load("parts/paste.js"); return readPasted(given[0]);"""
    [found] = node(code, command)
    assert (found["label"], json.loads(found["text"])) == (label, body)
    assert "key" not in "".join(found["headers"])


# Each shape of what curl sends, with an address for its own request.
SENT = [
    "-d 1 -d '' -d'x'",
    "--json '{\"a\"' --json ':1}' -d x",
    "--data-urlencode 'x=a b!*()é~' --data-urlencode '=a=b' --data-urlencode 'a b&c=' -d 2",
    "--data-urlencode 'no name' --data-raw @x",
    "-d 1 --next {} -sd 2 -: {} --json 3",
    "-d 1 --next {} -G -d 2 --next {} --url-query q=1 -d 3",
    "--next {} -XPUT -d 1",
    "-G --json '{{\"b\":1}}'",
    "-d @- <<'X'\n1\nX",
    "--data-urlencode n@- <<'X'\n1 2\nX",
    "-T - <<'X'\n1\nX",
]


def test_the_bodies_of_a_curl_command_are_those_that_curl_sends() -> None:
    class Hearing(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            if "Transfer-Encoding" in self.headers:
                size = int(self.rfile.readline(), 16)
            else:
                size = int(self.headers.get("Content-Length", "0"))
            if size:  # a line end is left out of what `-d` reads, and stays in what is looked at
                heard.append([self.command, self.rfile.read(size).decode().strip()])
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.send_header("Connection", "close")
            self.end_headers()
            self.close_connection = True

        do_GET = do_PUT = do_POST  # noqa: N815  # as the server looks for them

        def log_message(self, *_: object) -> None:
            pass

    heard: list[list[str]] = []
    code = """const { readPasted } = await load("parts/paste.js"); return given[0].map(readPasted);"""
    with ThreadingHTTPServer(("127.0.0.1", 0), Hearing) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        address = f"http://127.0.0.1:{server.server_port}/"
        commands = [f"curl {address} {each.replace('{}', address)}" for each in SENT]
        found = node(code, commands)
        for command, bodies in zip(commands, found, strict=True):
            heard.clear()
            subprocess.run(["bash", "-c", command], check=True, capture_output=True)
            none = "This curl command sends no body, so there is nothing to look at."
            seen = [] if bodies == none else [[each["method"], each["text"].strip()] for each in bodies]
            assert seen == heard, command
        server.shutdown()
        thread.join()


def test_what_a_curl_command_sends_from_elsewhere_is_said() -> None:
    commands = [
        "curl -d @- http://h",
        "curl -F file=@a.wav http://h",
        "curl -T body.json http://h",
        "curl -d @- h <<END\n{}",
        'curl -d "$(cat body.json)" http://h',
        "curl -d '' http://h",
    ]
    code = """const { readPasted } = await load("parts/paste.js"); return given[0].map(readPasted);"""
    assert node(code, commands) == [
        "This command sends what it is given, which is not in it. Paste the body itself.",
        "This command sends a form; only JSON and events are looked at here.",
        "This command sends the file body.json, which a page cannot read. Open the file here instead.",
        "This command sends what it is given, which is not in it. Paste the body itself.",
        "This command sends the file body.json, which a page cannot read. Open the file here instead.",
        "This curl command sends no body, so there is nothing to look at.",
    ]


@pytest.mark.parametrize("joined", ["\n\n", " && ", "; ", "\n$ "])
def test_each_of_several_commands_gives_its_body(joined: str) -> None:
    commands = joined.join(f"curl http://h/{number} -d '[{number}]'" for number in range(3))
    code = """const { readPasted } = await load("parts/paste.js"); return readPasted(given[0]);"""
    assert [(each["url"], each["text"]) for each in node(code, commands)] == [
        (f"http://h/{number}", f"[{number}]") for number in range(3)
    ]


@pytest.mark.parametrize("text", ["\n" * 2000, " " * 2000, "A='b'" * 400 + "\n", "# a\n" * 500])
def test_a_text_that_is_no_command_is_known_at_once(text: str) -> None:
    """Where a sign can be read in two ways, an expression tries both for each: thirty line ends would take a minute."""
    code = """const { readPasted } = await load("parts/paste.js"); return readPasted(given[0]);"""
    assert node(code, text + "x") is None


def test_an_odd_entry_of_a_har_file_costs_nobody_the_others() -> None:
    body = {"mimeType": "application/json", "text": "{}"}
    entries: list[Any] = [
        None,
        1,
        {},
        {"request": None, "response": None},
        {"request": {"method": 1, "url": None}, "response": {"status": None, "content": body, "headers": 1}},
        {"request": {"method": "POST", "url": "h", "headers": [None, {}, {"name": 1}], "postData": {"text": "[]"}}},
        {"request": {}, "response": {"status": 200, "content": {"mimeType": 1, "text": "{}"}}},
        {"request": {}, "response": {"status": 200, "content": {**body, "encoding": "base64", "text": "*"}}},
        {"request": {"url": "http://h/a"}, "response": {"status": 200, "content": {"text": " data: {}"}}},
        {"request": {"url": "http://h/a"}, "response": {"status": 200, "content": {"text": "<html>"}}},
    ]
    code = """const { readPasted } = await load("parts/paste.js"); return readPasted(given[0]);"""
    found = node(code, json.dumps({"log": {"entries": entries}}))
    assert [(each["label"], each["text"]) for each in found] == [
        ("1 : answer", "{}"),
        ("POST h: request", "[]"),
        ("GET /a: answer 200", " data: {}"),
    ]


def test_a_har_file_gives_every_body_of_json_or_events() -> None:
    secret = {"name": "Authorization", "value": "Bearer k"}
    sent = {"method": "POST", "url": "https://h/v1/x?key=k", "headers": [secret], "postData": {"text": '{"a":1}'}}
    got = {"mimeType": "application/json", "encoding": "base64", "text": "eyJiIjoiw6kifQ=="}
    page = {"request": {"method": "GET", "url": "https://h/"}, "response": {"content": {"mimeType": "text/html"}}}
    har = {"log": {"entries": [{"request": sent, "response": {"status": 200, "content": got}}, page]}}
    code = """const { readPasted } = await load("parts/paste.js");
        return given[0].map((each) => readPasted(JSON.stringify(each)));"""
    found, none, other = node(code, [har, {"log": {"entries": [page]}}, {"log": 1, "entries": 2}])
    assert [(each["label"], each["text"], each["headers"]) for each in found] == [
        ("POST /v1/x: request", '{"a":1}', {}),
        ("POST /v1/x: answer 200", '{"b":"é"}', {}),
    ]
    assert none == "This HAR file holds no body of JSON or events."
    assert other is None


@pytest.mark.parametrize("key", [False, True])
def test_a_copied_command_and_program_say_the_same(key: bool) -> None:
    body = json.dumps({"text": 'it\'s "é" \\ \n $HOME `x` 😀'})
    asked = {"method": "POST", "url": "http://127.0.0.1:9/a?b=c", "headers": {"x-a": "it's"}, "body": body, "key": key}
    code = """const { SNIPPETS } = await load("parts/snippets.js");
        return Object.fromEntries(Object.entries(SNIPPETS).map(([name, make]) => [name, make(given[0])]));"""
    texts = node(code, asked)
    shell = "curl() { for word; do printf '%s\\0' \"$word\"; done; }\n" + texts["curl"]
    words = output(["sh", "-c", shell]).split("\0")
    assert words[:3] == [asked["url"], "-H", "x-a: it's"]
    assert json.loads(words[words.index("--data-raw") + 1]) == json.loads(body)
    assert ("Authorization: Bearer k" in words) is key
    stub = """import urllib.request, io
def noted(request):
    print(request.full_url, request.method, request.headers, request.data)
    return io.BytesIO()
urllib.request.urlopen = noted
"""
    said = output([sys.executable, "-c", stub + texts["Python"]])
    assert said.startswith("http://127.0.0.1:9/a?b=c POST")
    assert ("Bearer k" in said) is key
    stub = "let seen; globalThis.fetch = async (...all) => (seen = all, { body: [] }); "
    sent = node(f"{stub}{texts['fetch']} return seen;")
    assert (sent[0], json.loads(sent[1]["body"]), sent[1]["headers"]["x-a"]) == (asked["url"], json.loads(body), "it's")


ODD_BODIES = [
    '{"seed": 12345678901234567890, "temperature": 1.0}',
    '{"a": 1, "a": 2}',
    '{"b": 1, "1": 2}',
    '{"text": "\\ud800 \\u00e9 \\/"}',
    '{"text": "a  b \\" {  }", "list": [1,  2, 1e400, -0]}',
    "no JSON: '$HOME' \\ `x`",
]


@pytest.mark.parametrize("body", ODD_BODIES)
def test_a_copy_sends_every_value_as_it_was_sent(body: str) -> None:
    def tokens(text: str) -> str:
        return re.sub(r'("(?:[^"\\\\]|\\\\.)*")|\s+', r"\1", text)

    asked = {"method": "POST", "url": "http://127.0.0.1:9/v1/{x}[1]", "headers": {}, "body": body, "key": False}
    code = """const { SNIPPETS } = await load("parts/snippets.js");
        return Object.fromEntries(Object.entries(SNIPPETS).map(([name, make]) => [name, make(given[0])]));"""
    texts = node(code, asked)
    shell = "curl() { for word; do printf '%s\\0' \"$word\"; done; }\n" + texts["curl"]
    words = output(["sh", "-c", shell]).split("\0")
    assert words[:2] == ["--globoff", asked["url"]]
    stub = "import urllib.request, io, sys\n"
    stub += "urllib.request.urlopen = lambda r: sys.stdout.buffer.write(r.data) and io.BytesIO()\n"
    in_python = output([sys.executable, "-c", stub + texts["Python"]])
    stub = "let seen; globalThis.fetch = async (...all) => (seen = all, { body: [] }); "
    in_javascript = node(f"{stub}{texts['fetch']} return seen;")[1]["body"]
    for copied in (words[words.index("--data-raw") + 1], in_python, in_javascript):
        assert tokens(copied) == tokens(body)


def output(command: list[str]) -> str:
    environment = {"TURNWIRE_KEY": "k", "PATH": "/usr/bin:/bin"}
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=environment, check=True).stdout


def test_a_link_comes_back_and_a_cut_one_or_a_bomb_is_refused() -> None:
    code = """const { fragmentOf, linkedIn } = await load("workbench/links.js");
        const text = "a 😀 " + "x".repeat(100_000);
        const fragment = await fragmentOf({ text, dialect: "vllm", kind: "" });
        const bomb = await fragmentOf({ text: "x".repeat(9_000_000) });
        const said = async (made) => made.then(() => "none", (error) => error.message);
        const back = JSON.stringify(await linkedIn("#" + fragment));
        return [fragment.length < 500, back === JSON.stringify({ text, dialect: "vllm" }),
            await linkedIn("#chat"), await said(linkedIn(fragment.slice(0, 90))), await said(linkedIn(bomb)),
            (await said(fragmentOf({ text: given[0] }))).slice(0, 33)];"""
    cut = "The payload in this link cannot be read; the link was probably cut off."
    noise = random.Random(1).randbytes(60_000).hex()
    assert node(code, noise) == [True, True, None, cut, cut, "A link to this payload would have"]


def test_the_history_is_bounded_newest_first_and_survives_a_full_or_broken_storage() -> None:
    code = """const { createHistory, LONGEST, MOST } = await load("workbench/history.js");
        const held = new Map(); let room = 10_000;
        const storage = { getItem: (key) => held.get(key) ?? null, removeItem: (key) => held.delete(key),
            setItem: (key, value) => { if (value.length > room) throw new Error("full"); held.set(key, value); } };
        const history = createHistory(storage);
        history.add({ text: "nobody asked for it", dialect: null, kind: null, at: "" });
        history.turn(true);
        const add = (text) => history.add({ text, dialect: null, kind: null, at: "" });
        for (let number = 0; number < 30; number += 1) add(String(number));
        add("29"); add("5"); add("y".repeat(LONGEST + 1));
        const texts = history.list().map(({ text }) => text);
        room = 600; add("z".repeat(300));
        const full = history.list().map(({ text }) => text.length);
        held.set("turnwire.history", "{broken");
        const broken = history.list();
        history.turn(false); add("off");
        return [MOST, texts, full[0], full.length < 10, broken, history.isOn(), history.list()];"""
    assert node(code) == [
        20,
        ["5", *(str(number) for number in range(29, 10, -1))],
        300,
        True,
        [],
        False,
        [],
    ]


def test_an_answer_is_assembled_from_its_chunks() -> None:
    chunks = [
        {"thinking": "hm"},
        {"text": "Hel"},
        {"text": "lo", "tool_call_deltas": [{"index": 0, "id": "a", "name": "f", "arguments": "{"}]},
        {"tool_call_deltas": [{"index": 0, "arguments": "}"}, {"index": 1, "name": "g", "invalid": "truncated"}]},
        {"is_complete": True, "finish_reason": "stop", "raw_finish_reason": "eos", "usage": {"prompt_tokens": 3}},
    ]
    code = """const { Answer } = await load("workbench/answer.js");
        const answer = new Answer(); for (const chunk of given[0].slice(0, 2)) answer.add(chunk);
        const early = answer.copy(); for (const chunk of given[0].slice(2)) answer.add(chunk);
        return [early.text(), answer.text(), answer.isDone];"""
    assert node(code, chunks) == [
        "Thinking\nhm\n\nText\nHel",
        "Thinking\nhm\n\nText\nHello\n\nTool calls\nf({})  a\ng()    ✗ truncated\n\n"
        "Finish\nFinish: eos, 3 tokens in, ? out.",
        True,
    ]


@requirement("TXT-3")
def test_an_answer_says_which_calls_were_read_out_of_the_text_and_what_was_not_read() -> None:
    chunks = [
        {"tool_call_deltas": [{"index": 0, "id": "a", "name": "f", "arguments": "{", "invalid": "truncated"}]},
        {"tool_call_deltas": [{"index": 1, "id": "b", "name": "g", "arguments": "{}"}]},
    ]
    notes = [
        {"id": "call_read_from_text", "what": "the call was read", "at": "/message/tool_calls/0"},
        {"id": "marks_not_read", "what": "marks were not read"},
        {"id": "marks_not_read", "what": "marks were not read"},
    ]
    code = """const { Answer } = await load("workbench/answer.js");
        const answer = new Answer(); for (const chunk of given[0]) answer.add(chunk);
        answer.take(given[1]);
        return [answer.callLines(), answer.noteLines()];"""
    assert node(code, chunks, notes) == [
        ["f({)  a  ✗ truncated", "g({})  b  (read out of the text)"],
        ["The call was read.", "Marks were not read (2 times)."],
    ]
