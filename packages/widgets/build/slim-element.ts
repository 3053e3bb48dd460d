import type { Plugin } from "vite";

/** r2wc's readers of attributes, which its elements without props never use. */
const READERS = /const C = \{.*?\}, b = (?=\/\* @__PURE__ \*\/ Symbol\.for\("r2wc\.render"\))/s;

/** Removes them, because `createWidget` has its own. Fails the build if they have moved. */
export const slimElement: Plugin = {
  name: "volpe-slim-element",
  enforce: "pre",
  transform: {
    filter: { id: /@r2wc\/core\/dist\/core\.js$/ },
    handler(code) {
      if (!READERS.test(code)) {
        this.error("This release of r2wc has its readers of attributes elsewhere.");
      }
      const rest = code.replace(READERS, "const w = {}, k = (name) => name, b = ");
      return { code: rest, map: null };
    },
  },
};
