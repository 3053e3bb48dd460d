import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { OLDEST_BROWSERS } from "@volpe/contract";
import type { InlineConfig, Plugin } from "vite";
import { drawn } from "./drawn.ts";
import { laterParts } from "./later-parts.ts";
import { shadowStyles } from "./shadow-styles.ts";
import { PREACT, slimPreact } from "./slim-preact.ts";
import { slimSocket } from "./slim-socket.ts";

export const ROOT = resolve(import.meta.dirname, "..");
export const OUTPUT = resolve(ROOT, "dist");

const source = (path: string) => resolve(ROOT, "src", path);

/** Replaces React with Preact's sources, in the imports of the components and of r2wc. */
export const PREACT_ALIASES = [
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: `${PREACT}/jsx-runtime/src/index.js` },
  { find: /^react-dom\/client$/, replacement: source("preact/react-dom-client.ts") },
  { find: /^react$/, replacement: source("preact/react.ts") },
  { find: /^preact\/hooks$/, replacement: `${PREACT}/hooks/src/index.js` },
  { find: /^preact$/, replacement: `${PREACT}/src/index.js` },
];

/** Options of every build of browser code. `widget` names a build's only element; default: all. */
export function toBrowserOptions(define: Record<string, string>, widget?: string): InlineConfig {
  return {
    configFile: false,
    root: ROOT,
    mode: "production",
    logLevel: "warn",
    publicDir: false,
    resolve: { alias: PREACT_ALIASES, dedupe: ["preact"] },
    plugins: [
      withoutPreload,
      drawn,
      slimElement,
      slimPreact(),
      slimSocket(),
      domNames,
      shadowStyles(widget),
      laterParts,
      storeHook,
      plainExports,
    ],
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: {
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      minify: "terser",
      terserOptions: {
        ecma: 2020,
        module: true,
        compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
        // Renames socket.io-client's private members; none of our names start with `_`.
        mangle: { properties: { regex: /^_[a-zA-Z]/ } },
      },
      target: [...OLDEST_BROWSERS.widgets],
    },
  };
}

/**
 * Replaces Vite's preload wrapper of `import()`, because a widget has no page whose assets could be
 * preloaded.
 */
const withoutPreload: Plugin = {
  name: "volpe-without-preload",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

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

/** Removes the parts in `UNNEEDED`. Fails the build if a release of r2wc has moved one of them. */
const slimElement: Plugin = {
  name: "volpe-slim-element",
  enforce: "pre",
  transform: {
    filter: { id: /@r2wc\/core\/dist\/core\.js$/ },
    handler(code) {
      let slimmed = code;
      for (const part of UNNEEDED) {
        if (!part.test(slimmed)) {
          this.error(`This release of r2wc has no such part: ${part}`);
        }
        slimmed = slimmed.replace(part, "");
      }
      return { code: slimmed, map: null };
    },
  },
};

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

/** Rewrites `DOM_NAMES` in `ui`, because Preact's core sets attributes as they are written. */
const domNames: Plugin = {
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

const REACT = source("preact/react.ts");
const REACT_STORE = source("preact/react-store.ts");
const READER = resolve(ROOT, "../ui/src/assistant/use-chat-state.ts");

/**
 * Gives the one file that reads a store a separate `react`, so that the launcher does not include
 * that hook.
 */
const storeHook: Plugin = {
  name: "volpe-store-hook",
  enforce: "pre",
  buildStart() {
    if (!existsSync(READER)) {
      this.error(`No file reads the store: ${READER}`);
    }
  },
  resolveId(source, importer) {
    return source === REACT && importer === READER ? REACT_STORE : null;
  },
};

const NAMESPACE = /__exportAll\((\{[^}]*\})\)/g;
const MEMBER = /([\w$]+): \(\) => ([\w$]+)/g;

/**
 * Writes the exports of a chunk that is imported as a whole as an object of getters. Rolldown's own
 * helper uses `for…in`, which also finds properties that the page has added to all objects.
 */
const plainExports: Plugin = {
  name: "volpe-plain-exports",
  renderChunk: {
    order: "pre",
    handler(code) {
      const plain = code.replace(NAMESPACE, (_call, members: string) =>
        members.replace(MEMBER, "get $1() { return $2; }"),
      );
      if (plain.includes("__exportAll(")) {
        this.error("This release of Rolldown writes the exports of a chunk in another way.");
      }
      return { code: plain, map: null };
    },
  },
};
