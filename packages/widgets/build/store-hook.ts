import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const REACT = resolve(import.meta.dirname, "../src/preact/react.ts");
const REACT_STORE = resolve(import.meta.dirname, "../src/preact/react-store.ts");
const READER = resolve(import.meta.dirname, "../../ui/src/assistant/use-chat-state.ts");

/**
 * Gives the one file that reads a store a separate `react`, so that the launcher does not include
 * that hook.
 */
export const storeHook: Plugin = {
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
