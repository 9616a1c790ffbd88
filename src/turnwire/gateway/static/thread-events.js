// A thread's server-sent events: read as they come, and gone on with behind the last one when the stream breaks.

const TRIES = 3;

async function* read(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let held = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const pieces = (held + value).split("\n\n");
    held = pieces.pop();
    for (const piece of pieces) {
      const lines = piece.split("\n");
      const data = lines.filter((line) => line.startsWith("data: ")).map((line) => line.slice(6)).join("\n");
      if (data) yield { name: lines.find((line) => line.startsWith("event: "))?.slice(7), data: JSON.parse(data) };
    }
  }
}

// Every event of `response`, then of the streams that go on behind it, until the run ends. `again(after)` asks for the next one.
export async function follow(response, again, seen) {
  let last = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      for await (const { name, data } of read(response)) {
        if (name === "error") throw new Error(data.error.message);
        last = data.event_id ?? last;
        tries = 0;
        seen(data);
        if (data.event === "run_ended") return;
      }
      return; // whole, and no run goes on
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // what a broken connection is to fetch
      response = await again(last);
    }
  }
}
