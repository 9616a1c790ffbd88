// A page that is switched off: its command can be copied.

import { byId, copy } from "../parts/dom.js";

byId("copy").addEventListener("click", () => copy(byId("command").textContent, byId("copy")));
