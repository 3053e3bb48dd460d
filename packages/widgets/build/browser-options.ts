import { resolve } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { domNames } from "./dom-names.ts";
import { laterParts } from "./later-parts.ts";
import { shadowStyles } from "./shadow-styles.ts";
import { slimSocket } from "./slim-socket.ts";
import { storeHook } from "./store-hook.ts";

export const ROOT = resolve(import.meta.dirname, "..");
export const OUTPUT = resolve(ROOT, "dist");

const source = (path: string) => resolve(ROOT, "src", path);

/**
 * React is Preact here, and only here. Aliases run before plugins: r2wc's two imports and the
 * components' are all met by these.
 */
export const PREACT_ALIASES = [
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react-dom\/client$/, replacement: source("preact/react-dom-client.ts") },
  { find: /^react$/, replacement: source("preact/react.ts") },
];

/** Vite wraps each `import()` to preload what a page's manifest lists: here that would list nothing. */
const withoutPreload: Plugin = {
  name: "volpe-without-preload",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

/** What every build of browser code has. Preload and manifest are a page's; these have no page. */
export function toBrowserOptions(define: Record<string, string>): InlineConfig {
  return {
    configFile: false,
    root: ROOT,
    mode: "production",
    logLevel: "warn",
    publicDir: false,
    resolve: { alias: PREACT_ALIASES, dedupe: ["preact"] },
    plugins: [withoutPreload, slimSocket(), domNames, shadowStyles, laterParts, storeHook],
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
        // socket.io-client's private members, all of one chunk; nothing of ours begins so.
        mangle: { properties: { regex: /^_[a-zA-Z]/ } },
      },
      // All know `light-dark()`, which would else be written out at length.
      target: ["chrome123", "firefox128", "safari17.5"],
    },
  };
}
