import type { Plugin } from "vite";

/** React's names of attributes that the DOM writes otherwise, where the components use them. */
const DOM_NAMES: Record<string, string> = {
  spellCheck: "spellcheck",
  strokeLinecap: "stroke-linecap",
  strokeLinejoin: "stroke-linejoin",
  strokeWidth: "stroke-width",
  textAnchor: "text-anchor",
};
const NAMES = Object.keys(DOM_NAMES).join("|");
const IN_MARKUP = new RegExp(`(?<=\\s)(?:${NAMES})(?==["{])`, "g");
const IN_OBJECT = new RegExp(`(?<=[{,\\s])(?:${NAMES})(?=:)`, "g");

/** Preact's core sets an attribute as it is written, so the components are written for it here. */
export const domNames: Plugin = {
  name: "volpe-dom-names",
  enforce: "pre",
  transform: {
    filter: { id: /\/ui\/src\/.*\.tsx?$/ },
    handler: (code) => ({
      code: code
        .replace(IN_MARKUP, (name) => DOM_NAMES[name] ?? name)
        .replace(IN_OBJECT, (name) => `"${DOM_NAMES[name]}"`),
      map: null,
    }),
  },
};
