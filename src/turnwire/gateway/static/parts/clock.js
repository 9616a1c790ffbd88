// A clock for something that runs: seconds, and what else is to be told. It is not read aloud with each of its ticks.

import { make } from "./dom.js";

const TICK_MS = 100;

/** A clock; it stands still until it is started. */
export function createClock() {
  const element = make("span", { className: "soft clock", role: "timer", "aria-live": "off" });
  let began = 0;
  let timer = 0;
  let told = (/** @type {number} */ _seconds) => "";
  const show = () => {
    const seconds = (performance.now() - began) / 1000;
    element.textContent = `${seconds.toFixed(1)} s${told(seconds)}`;
  };
  return {
    element,
    /** @param {(seconds: number) => string} [tell] what stands behind the seconds */
    start(tell = () => "") {
      clearInterval(timer);
      began = performance.now();
      told = tell;
      show();
      timer = setInterval(show, TICK_MS);
    },
    stop() {
      told = () => "";
      if (timer) show();
      clearInterval(timer);
      timer = 0;
    },
  };
}
