import { resolve } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { domNames } from "./dom-names.ts";
import { drawn } from "./drawn.ts";
import { laterParts } from "./later-parts.ts";
import { plainExports } from "./plain-exports.ts";
import { shadowStyles } from "./shadow-styles.ts";
import { slimElement } from "./slim-element.ts";
import { PREACT, slimPreact } from "./slim-preact.ts";
import { slimSocket } from "./slim-socket.ts";
import { storeHook } from "./store-hook.ts";

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

/** Options of every build of browser code. `widget` is the only one in it; default: all. */
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
      // These versions support `light-dark()`, which Vite would otherwise rewrite into longer code.
      target: ["chrome123", "firefox128", "safari17.5"],
    },
  };
}
