import { resolve } from "node:path";
import type { Plugin } from "vite";

const REACT = resolve(import.meta.dirname, "../src/preact/react.ts");
const REACT_STORE = resolve(import.meta.dirname, "../src/preact/react-store.ts");

/** Gives the one file that reads a store its own `react`, so that the launcher has no such hook. */
export const storeHook: Plugin = {
  name: "volpe-store-hook",
  enforce: "pre",
  resolveId(source, importer) {
    return source === REACT && importer?.endsWith("/use-chat-state.ts") ? REACT_STORE : null;
  },
};
