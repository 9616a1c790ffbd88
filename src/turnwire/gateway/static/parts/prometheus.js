// Prometheus' text format as families of samples. Pure. https://prometheus.io/docs/instrumenting/exposition_formats/

/** @typedef {{labels: Record<string, string>, value: number}} Sample */
/** @typedef {{name: string, help: string, type: string, samples: Sample[], histograms: Histogram[]}} Family */
/** @typedef {{labels: Record<string, string>, count: number, sum: number, buckets: [string, number][]}} Histogram */

const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g;

/** @param {string} text */
function labelsOf(text) {
  const pairs = [...text.matchAll(LABEL)].map(([, name, value]) => [name, value.replace(/\\(.)/g, (_, sign) => (sign === "n" ? "\n" : sign))]);
  return Object.fromEntries(pairs);
}

/** @param {Family} family @param {Record<string, string>} labels */
function histogramOf(family, labels) {
  const key = JSON.stringify(labels);
  const known = family.histograms.find((each) => JSON.stringify(each.labels) === key);
  if (known) return known;
  const made = { labels, count: 0, sum: 0, buckets: /** @type {[string, number][]} */ ([]) };
  family.histograms.push(made);
  return made;
}

/** @param {string} text @returns {Family[]} */
export function families(text) {
  /** @type {Map<string, Family>} */
  const found = new Map();
  const family = (/** @type {string} */ name) => {
    const known = found.get(name) ?? { name, help: "", type: "untyped", samples: [], histograms: [] };
    found.set(name, known);
    return known;
  };
  for (const line of text.split("\n")) {
    const [, what, name, rest] = /^# (HELP|TYPE) (\S+) ?(.*)$/.exec(line) ?? [];
    if (what === "HELP") family(name).help = rest;
    else if (what === "TYPE") family(name).type = rest;
    const sample = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)/.exec(line);
    if (!sample) continue;
    const [, sampled, written = "", value] = sample;
    const labels = labelsOf(written);
    const part = /^(.*)_(bucket|sum|count)$/.exec(sampled);
    const whole = part && found.get(part[1])?.type === "histogram" ? found.get(part[1]) : undefined;
    if (!whole || !part) {
      family(sampled).samples.push({ labels, value: Number(value) });
      continue;
    }
    const { le, ...others } = labels;
    const histogram = histogramOf(whole, others);
    if (part[2] === "bucket") histogram.buckets.push([le, Number(value)]);
    else if (part[2] === "sum") histogram.sum = Number(value);
    else histogram.count = Number(value);
  }
  return [...found.values()];
}

/** The bucket in which a share of all values is reached: "≤ 0.5"; nothing where there are none. @param {Histogram} histogram @param {number} share */
export function quantile({ count, buckets }, share) {
  const [limit] = buckets.find(([, total]) => total >= share * count) ?? [];
  if (!count || limit === undefined) return "";
  return limit === "+Inf" ? `> ${buckets.at(-2)?.[0]}` : `≤ ${limit}`;
}
