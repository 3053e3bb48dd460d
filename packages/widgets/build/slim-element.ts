import type { Plugin } from "vite";

/**
 * The parts of r2wc that handle its own props and events. Our elements have none: `createWidget`
 * reads attributes, and events come from the components.
 */
const UNNEEDED = [
  /(?<=const )C = \{.*?\}, (?=b = \/\* @__PURE__ \*\/ Symbol\.for\("r2wc\.render"\))/s,
  / {2}e\.props \|\| .*?(?= {2}class v )/s,
  / {4}static get observedAttributes\(\) .*?\n {4}\}\n/s,
  / {6}for \(const s of n\) .*?(?= {4}\}\n {4}connectedCallback)/s,
  / {4}attributeChangedCallback\(.*?\n {4}\}\n/s,
  / {2}for \(const r of n\) .*?(?= {2}return v;)/s,
];

/** Removes those parts. Fails the build if a release has moved them. */
export const slimElement: Plugin = {
  name: "volpe-slim-element",
  enforce: "pre",
  transform: {
    filter: { id: /@r2wc\/core\/dist\/core\.js$/ },
    handler(code) {
      let rest = code;
      for (const part of UNNEEDED) {
        if (!part.test(rest)) {
          this.error(`This release of r2wc has no such part: ${part}`);
        }
        rest = rest.replace(part, "");
      }
      return { code: rest, map: null };
    },
  },
};
