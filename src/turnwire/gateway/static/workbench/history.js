// What was looked at, kept in this browser and nowhere else, once a person asks for it: bounded, and cleared at once.

const KEY = "turnwire.history";
const ON = "turnwire.history.on";
/** Most payloads that are kept, and most characters of one. */
export const MOST = 20;
export const LONGEST = 100_000;

/** @typedef {{text: string, dialect: string | null, kind: string | null, at: string}} Kept */

/** The history in a browser's storage; null: the browser refuses to have one. @param {Storage | null} refusable */
export function createHistory(refusable) {
  const storage = /** @type {Storage} */ (refusable); // where there is none, every use of it is an error, and is caught
  const read = () => {
    try {
      const found = JSON.parse(storage.getItem(KEY) ?? "[]");
      return /** @type {Kept[]} */ (Array.isArray(found) ? found.filter((each) => typeof each?.text === "string") : []);
    } catch {
      return [];
    }
  };
  const isOn = () => {
    try {
      return storage.getItem(ON) !== null;
    } catch {
      return false;
    }
  };
  return {
    list: () => (isOn() ? read() : []),
    isOn,
    /** Keep a payload as the newest, in place of an earlier state of it. @param {Kept} kept @param {string} [earlier] */
    add(kept, earlier = kept.text) {
      if (!isOn() || kept.text.length > LONGEST) return;
      let list = [kept, ...read().filter(({ text }) => text !== kept.text && text !== earlier)].slice(0, MOST);
      while (list.length) {
        try {
          storage.setItem(KEY, JSON.stringify(list));
          return;
        } catch {
          list = list.slice(0, -1); // the browser's room is used up: the oldest goes
        }
      }
    },
    clear() {
      try {
        storage.removeItem(KEY);
      } catch {
        // nothing is kept where nothing can be
      }
    },
    /** @param {boolean} on */
    turn(on) {
      try {
        if (on) storage.setItem(ON, "1");
        else {
          storage.removeItem(ON);
          storage.removeItem(KEY);
        }
      } catch {
        // it is off already
      }
    },
  };
}
