// One conversation with one model: what was said, how it was asked, and how long it took.

import { createClock } from "../parts/clock.js";
import { button, counted, make } from "../parts/dom.js";
import { showWritten } from "../parts/markdown.js";
import { Answer } from "./answer.js";
import { run } from "./page.js";

/** @typedef {{dialect: string, system: string, tools: any[], thinking: string, maxTokens: string, temperature: string}} Settings */

/** The result of a mock tool as the person wrote it beside its definition. @param {any[]} tools @param {string} name */
const mockOf = (tools, name) => {
  const mock = tools.find((tool) => tool.name === name)?.mock;
  return mock === undefined ? "" : typeof mock === "string" ? mock : JSON.stringify(mock, null, 2);
};

const SIGNS_PER_TOKEN = 4; // as the gateway estimates where nobody counts

/** @typedef {{media_type: string, data: string}} Image */

export class Lane {
  /** @param {HTMLElement} parent @param {string} label @param {() => Settings} settings @param {() => void} changed @param {(text: string, images: Image[]) => void} edit */
  constructor(parent, label, settings, changed, edit) {
    this.edit = edit;
    this.clock = createClock();
    this.settings = settings;
    this.changed = changed;
    /** @type {any[]} */
    this.messages = [];
    this.round = 0; // grows with every new chat: what comes late belongs to the one before
    /** @type {AbortController | null} */
    this.controller = null;
    this.id = label.toLowerCase().replace(/\W+/g, "-");
    this.model = make("input", { id: `chat-${this.id}`, size: 28, autocomplete: "off", spellcheck: false, placeholder: "any name, or one of the list" });
    this.model.setAttribute("list", "models");
    this.turns = make("ol", { className: "turns", tabIndex: 0, "aria-label": `Conversation with ${label.toLowerCase()}` });
    this.status = make("p", { className: "status", role: "status" }, "Say something.");
    this.element = make("section", { className: "card lane", "aria-label": label }, make("div", { className: "row" }, make("label", { for: `chat-${this.id}` }, label), this.model), this.turns, make("div", { className: "row lane-state" }, this.status, this.clock.element));
    parent.append(this.element);
  }

  /** @param {string} text @param {boolean} [isBad] */
  say(text, isBad = false) {
    this.status.textContent = text;
    this.status.classList.toggle("bad", isBad);
  }

  /** @param {string} who @param {string} className @param {...(Node | string)} children */
  turn(who, className, ...children) {
    const item = make("li", { className: `turn ${className}` }, make("div", { className: "who" }, who), ...children);
    this.turns.append(item);
    this.turns.scrollTop = this.turns.scrollHeight;
    return item;
  }

  /** Offer something at a turn. @param {any} item @param {string} words @param {() => void} does */
  offer(item, words, does) {
    const pressed = button(words, () => {
      if (!this.controller) does(); // else what is written now would go on behind it
    }, "plain turn-tool");
    item.querySelector(".who").after(pressed);
  }

  /** Take back all from a message on. @param {number} at */
  rewind(at) {
    this.messages.length = at;
    for (const item of /** @type {any[]} */ ([...this.turns.children])) if (item.at >= at) item.remove();
    this.say(at ? "Say something else, or go on." : "Say something.");
  }

  /** Change the turns, and stay at their end where that is what is looked at. @param {() => void} change */
  grow(change) {
    const isAtEnd = this.turns.scrollHeight - this.turns.scrollTop - this.turns.clientHeight < 40;
    change();
    if (isAtEnd) this.turns.scrollTop = this.turns.scrollHeight;
  }

  /** The whole request as it would be sent now. */
  request() {
    const { system, tools, thinking, maxTokens, temperature } = this.settings();
    const parameters = {
      model: this.model.value.trim() || "model",
      ...(thinking && { thinking }),
      ...(maxTokens && { max_tokens: Number(maxTokens) }),
      ...(temperature && { temperature: Number(temperature) }),
    };
    const told = system.trim() ? [{ role: "system", content: system }] : [];
    const offered = tools.map(({ mock: _, ...tool }) => tool);
    return { messages: [...told, ...this.messages], parameters, ...(offered.length && { tools: offered }) };
  }

  /** Say something, and let the model answer; false where nothing came. @param {string} text @param {{media_type: string, data: string}[]} images */
  async send(text, images) {
    const { round } = this;
    const before = this.messages.length;
    const parts = [...(text.trim() ? [{ type: "text", text }] : []), ...images.map((image) => ({ type: "image", ...image }))];
    this.messages.push({ role: "user", content: images.length ? parts : text });
    const shown = images.map(({ media_type, data }) => make("img", { src: `data:${media_type};base64,${data}`, alt: "An image that was sent" }));
    const item = this.turn("You", "user", ...shown, make("p", { className: "words" }, text));
    item.at = before;
    this.offer(item, "Edit", () => {
      this.rewind(before);
      this.edit(text, images);
    });
    const isAnswered = await this.answer();
    if (!isAnswered && round === this.round) this.messages.length = before; // the question may be asked again
    return isAnswered;
  }

  /** Whether the model said anything. @returns {Promise<boolean>} */
  async answer() {
    const { round } = this;
    const { dialect, tools } = this.settings();
    const answer = new Answer();
    const words = make("div", { className: "words markdown" });
    const at = this.messages.length;
    const thoughts = make("pre", {});
    const thinking = make("details", { open: true, hidden: true }, make("summary", {}, "Thinking"), thoughts);
    const calls = make("pre", { hidden: true });
    const facts = make("p", { className: "soft" });
    const item = this.turn(this.model.value.trim(), "assistant", thinking, words, calls, facts);
    item.at = at;
    this.controller = new AbortController();
    this.changed();
    this.say("The model answers.");
    this.clock.start((seconds) => {
      const signs = answer.said.length + answer.thinking.length;
      return signs ? `, about ${Math.round(signs / SIGNS_PER_TOKEN / seconds)} tokens a second` : "";
    });
    let first = 0;
    let last = 0;
    let isDue = false;
    let end = /** @type {any} */ (null);
    const draw = () => {
      isDue = false;
      this.grow(() => {
        showWritten(words, answer.said + answer.refusal, this.controller === null);
        thoughts.textContent = answer.thinking;
        thinking.hidden = !answer.thinking;
        calls.textContent = answer.callLines().join("\n");
        calls.hidden = !answer.calls.size;
      });
    };
    try {
      const body = this.request();
      await run(JSON.stringify(body), { dialect: "canonical", as: dialect, model: body.parameters.model }, this.controller.signal, (line) => {
        if (line.end) end = line.end;
        else if (line.head) {
          if (line.head.losses.length) this.grow(() => facts.before(make("p", { className: "soft" }, `${counted(line.head.losses.length, "loss", "losses")} in ${dialect}: ${line.head.losses.map((/** @type {any} */ loss) => loss.id).join(", ")}`)));
        } else {
          for (const chunk of line.chunks) answer.add(chunk);
          if (!first && (answer.said || answer.thinking || answer.calls.size)) first = line.at;
          last = line.at;
          if (!isDue) {
            isDue = true;
            requestAnimationFrame(draw);
          }
        }
      });
      answer.take(end.notes ?? []);
      if (end.error) throw new Error(end.error);
      this.say("The answer is complete.");
    } catch (error) {
      const isStopped = /** @type {Error} */ (error).name === "AbortError";
      if (round === this.round) this.say(isStopped ? "Stopped. What came so far is kept." : `The model did not answer: ${/** @type {Error} */ (error).message}`, !isStopped);
      item.classList.toggle("failed", !isStopped);
    } finally {
      this.controller = null;
      this.clock.stop();
      draw();
      if (answer.said) thinking.open = false;
      const output = answer.usage?.completion_tokens;
      const rate = output && last > first ? `, ${(output / ((last - first) / 1000)).toFixed(0)} tokens a second` : "";
      this.changed();
      const told = last ? `${answer.facts()} ${first ? `First token after ${first.toFixed(0)} ms, all` : "All"} after ${last.toFixed(0)} ms${rate}.` : "";
      this.grow(() => {
        facts.before(...answer.noteLines().map((line) => make("p", { className: "soft" }, line)));
        facts.textContent = told;
      });
    }
    const message = end?.response?.message ?? (answer.said ? { role: "assistant", content: answer.said } : null);
    if (round !== this.round) return true;
    if (message) this.messages.push(message);
    if (message) {
      this.offer(item, "Retry", () => {
        this.rewind(at);
        this.answer();
      });
    }
    const asked = end && !end.error ? (message?.tool_calls ?? []) : [];
    if (asked.length) {
      this.askResults(asked, asked.map((/** @type {any} */ call) => mockOf(tools, call.name)));
      this.say("The model waits for the results of its calls.");
    }
    return Boolean(message);
  }

  /** Let the person give the results of calls. @param {any[]} calls @param {string[]} proposed */
  askResults(calls, proposed) {
    const fields = calls.map((call, index) => {
      const field = make("textarea", { className: "code", rows: 3, value: proposed[index] });
      return { call, field, label: make("label", {}, `Result of ${call.name}(${JSON.stringify(call.arguments)})`, field) };
    });
    const form = make("form", { className: "call-form" }, ...fields.map(({ label }) => label), make("div", { className: "row" }, make("button", { type: "submit", className: "primary" }, "Give results")));
    form.addEventListener("submit", async (/** @type {Event} */ event) => {
      event.preventDefault();
      try {
        this.settings();
      } catch (error) {
        this.say(`The tools cannot be read: ${/** @type {Error} */ (error).message}`, true);
        return;
      }
      const { round } = this;
      const before = this.messages.length;
      item.remove();
      this.turns.focus({ preventScroll: true }); // the button that was pressed is gone
      for (const { call, field } of fields) {
        this.messages.push({ role: "tool", tool_call_id: call.id, name: call.name, content: field.value });
        const given = this.turn(`Result of ${call.name}`, "tool", make("p", { className: "words" }, field.value));
        given.at = this.messages.length - 1;
      }
      if ((await this.answer()) || round !== this.round) return;
      this.messages.length = before;
      this.askResults(calls, fields.map(({ field }) => field.value));
    });
    const item = this.turn("Tools", "tool", form);
    item.at = this.messages.length;
  }

  stop() {
    this.controller?.abort();
  }

  clear() {
    this.stop();
    this.round += 1;
    this.messages = [];
    this.turns.replaceChildren();
    this.say("Say something.");
  }
}
