// A chat on any model, or on two beside each other: system prompt, tools, images, thinking, tokens and time.

import { button, make, sendOnEnter } from "../parts/dom.js";
import { createEditor } from "../parts/editor.js";
import { exactly } from "../parts/json-text.js";
import { Lane } from "./chat-lane.js";

const EFFORTS = ["none", "minimal", "low", "medium", "high"];
const MOST_IMAGE = 8 * 1024 * 1024;
const TOOLS = JSON.stringify([{ name: "get_weather", description: "Weather of a city", parameters: { type: "object", properties: { city: { type: "string" } }, required: ["city"] }, mock: "18 degrees, sunny" }], null, 2);

/** A file as base64. @param {File} file @returns {Promise<{media_type: string, data: string}>} */
function imageOf(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve({ media_type: file.type, data: String(reader.result).split(",")[1] }));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}

/** @param {string} label @param {HTMLElement} field */
const labelled = (label, field) => make("label", {}, label, field);

/**
 * The chat in `parent`.
 * @param {HTMLElement} parent @param {{openRequest: (text: string) => void}} page
 */
export function startChat(parent, page) {
  /** @type {{media_type: string, data: string}[]} */
  let images = [];
  let missing = ""; // why the models are not known
  const dialect = make("select", {});
  const thinking = make("select", {}, make("option", { value: "" }, "as the model likes"), ...EFFORTS.map((name) => make("option", {}, name)));
  const system = make("textarea", { rows: 3, placeholder: "You are a helpful assistant." });
  const maxTokens = make("input", { type: "number", min: 1, step: 1, size: 6 });
  const temperature = make("input", { type: "number", min: 0, max: 2, step: 0.1, size: 6 });
  const twoBox = make("input", { type: "checkbox", id: "chat-two" });
  const toolsBox = make("div", {});
  const toolsDetails = make("details", {}, make("summary", {}, "Tools"), make("p", { className: "soft" }, "A list of definitions in JSON. ", make("code", {}, "mock"), " beside one is the result that is proposed when the model calls it; it is not sent."), make("div", { className: "row" }, button("Insert an example", () => tools.setText(TOOLS))), toolsBox);
  const settingsDetails = make("details", { className: "chat-settings-box" }, make("summary", {}, "Settings: system prompt, thinking, tokens, tools"),
    make("div", { className: "chat-settings" }, labelled("System prompt", system), make("div", {}, make("div", { className: "row" }, labelled("Sent as ", dialect), labelled("Thinking ", thinking)), make("div", { className: "row" }, labelled("Most tokens ", maxTokens), labelled("Temperature ", temperature)))),
    toolsDetails);
  const settings = make("div", { className: "card" },
    make("div", { className: "card-head" }, make("h2", {}, "Chat"), make("div", { className: "row" }, make("label", {}, twoBox, "Two models beside each other"))),
    settingsDetails);
  const lanesBox = make("div", { className: "lanes" });
  const message = make("textarea", { id: "chat-message", rows: 3, placeholder: "Enter sends, Shift+Enter begins a line" });
  sendOnEnter(message);
  const file = make("input", { type: "file", accept: "image/*", multiple: true, className: "visually-hidden", id: "chat-file" });
  const thumbs = make("div", { className: "row", "aria-label": "Images to send", role: "group" });
  const sendButton = make("button", { type: "submit", className: "primary" }, "Send");
  const stopButton = button("Stop", () => stop());
  const problem = make("p", { className: "status bad", role: "alert", hidden: true });
  const form = make("form", { className: "card composer", autocomplete: "off" }, make("label", { for: "chat-message" }, "Message"), message, thumbs, problem,
    make("div", { className: "row" }, sendButton, stopButton, file, make("label", { className: "button", for: "chat-file" }, "Add images"), make("span", { className: "end row" }, button("Open as request", () => openRequest()), button("New chat", () => clear()))));
  parent.append(make("div", { className: "stack" }, settings, lanesBox, form));
  const tools = createEditor(toolsBox, { label: "Tools, a list in JSON", onChange: () => {} });
  toolsBox.querySelector(".editor").style.height = "12rem";

  const read = () => {
    const text = tools.text().trim();
    let found = [];
    if (text) found = exactly(text);
    if (!Array.isArray(found)) throw new Error("Tools must be a list of definitions.");
    return { dialect: dialect.value, system: system.value, tools: found, thinking: thinking.value, maxTokens: maxTokens.value, temperature: temperature.value };
  };
  const changed = () => {
    const isBusy = lanes.some((lane) => lane.controller);
    if (document.activeElement === (isBusy ? sendButton : stopButton)) message.focus(); // it is off now, and cannot have the focus
    sendButton.disabled = isBusy;
    stopButton.disabled = !isBusy;
  };
  const lanes = [new Lane(lanesBox, "Model", read, () => changed(), (text, sent) => edit(text, sent)), new Lane(lanesBox, "Other model", read, () => changed(), (text, sent) => edit(text, sent))];
  const showTwo = () => {
    lanes[1].element.hidden = !twoBox.checked;
  };
  twoBox.addEventListener("change", showTwo);
  showTwo();
  changed();

  const showImages = () => {
    thumbs.replaceChildren(...images.map((image, index) => button(`Image ${index + 1} ×`, () => {
      images = images.filter((each) => each !== image);
      showImages();
    })));
  };
  const wrong = (text = "") => {
    problem.hidden = !text;
    problem.textContent = text;
  };
  const unreadable = (/** @type {any} */ error) => {
    wrong(`The tools cannot be read: ${error.message}`);
    settingsDetails.open = toolsDetails.open = true;
  };
  const addImages = async (/** @type {Iterable<File>} */ files) => {
    wrong();
    for (const each of files) {
      if (!each.type.startsWith("image/")) wrong(`${each.name} is no image.`);
      else if (each.size > MOST_IMAGE) wrong(`${each.name} is larger than ${MOST_IMAGE / 1024 / 1024} MB.`);
      else images = [...images, await imageOf(each)];
    }
    showImages();
  };
  file.addEventListener("change", async () => {
    await addImages([...file.files]);
    file.value = "";
  });
  message.addEventListener("paste", (/** @type {ClipboardEvent} */ event) => event.clipboardData?.files.length && addImages([...event.clipboardData.files]));
  form.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    send();
  });

  const send = () => {
    const text = message.value;
    if (sendButton.disabled || (!text.trim() && !images.length)) return;
    try {
      read();
    } catch (error) {
      unreadable(error);
      return;
    }
    const active = lanes.filter((lane) => !lane.element.hidden);
    const nameless = active.find((lane) => !lane.model.value.trim());
    if (nameless) {
      wrong(missing || "Name a model.");
      nameless.model.focus();
      return;
    }
    wrong();
    const sent = images;
    images = [];
    message.value = "";
    showImages();
    // Where nobody could be asked, nothing of the question is lost.
    Promise.all(active.map((lane) => lane.send(text, sent))).then((answered) => {
      if (answered.some(Boolean) || message.value || images.length) return;
      message.value = text;
      images = sent;
      showImages();
    });
  };
  const edit = (/** @type {string} */ text, /** @type {typeof images} */ sent) => {
    message.value = text;
    images = sent;
    showImages();
    message.focus();
  };
  const openRequest = () => {
    try {
      page.openRequest(JSON.stringify(lanes[0].request(), null, 2));
    } catch (error) {
      unreadable(error);
    }
  };
  const stop = () => lanes.forEach((lane) => lane.stop());
  const clear = () => {
    lanes.forEach((lane) => lane.clear());
    images = [];
    showImages();
    wrong();
    message.focus();
  };

  return {
    send,
    stop,
    clear,
    addImages,
    focus: () => message.focus(),
    focusModel: () => lanes[0].model.focus(),
    /** @param {import("./page.js").Offered} offered */
    setOffered(offered) {
      const names = offered.dialects.filter(({ path }) => path).flatMap(({ codecs }) => codecs);
      dialect.replaceChildren(...names.map((name) => make("option", {}, name)));
      dialect.value = offered.chat;
    },
    /** Say why the models and dialects could not be had; nothing: they were. @param {string} told */
    setMissing(told) {
      if (told || problem.textContent === missing) wrong(told);
      missing = told;
    },
    /** The model that is named where nobody named one. @param {string} name */
    setModel(name) {
      for (const lane of lanes) lane.model.value ||= name;
    },
  };
}
