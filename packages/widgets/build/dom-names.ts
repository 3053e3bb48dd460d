import type { Plugin } from "vite";

/** React's attribute names that the components use and that the DOM spells differently. */
const DOM_NAMES: Record<string, string> = {
  fontSize: "font-size",
  spellCheck: "spellcheck",
  strokeLinecap: "stroke-linecap",
  strokeLinejoin: "stroke-linejoin",
  strokeWidth: "stroke-width",
  textAnchor: "text-anchor",
};
const NAMES = Object.keys(DOM_NAMES).join("|");
const IN_MARKUP = new RegExp(`(?<=\\s)(?:${NAMES})(?==["{])`, "g");
const IN_OBJECT = new RegExp(`(?<=[{,\\s])(?:${NAMES})(?=:)`, "g");

/** Rewrites those names in `ui`, because Preact's core sets attributes as they are written. */
export const domNames: Plugin = {
  name: "volpe-dom-names",
  enforce: "pre",
  transform: {
    filter: { id: /\/ui\/src\/.*\.tsx?(?:\?drawn)?$/ },
    handler: (code) => ({
      code: code
        .replace(IN_MARKUP, (name) => DOM_NAMES[name] ?? name)
        .replace(IN_OBJECT, (name) => `"${DOM_NAMES[name]}"`),
      map: null,
    }),
  },
};
