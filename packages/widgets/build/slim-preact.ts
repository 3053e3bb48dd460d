import { resolve } from "node:path";
import type { Plugin } from "vite";
import { PREACT_PARTS } from "./preact-parts.ts";
import { replaceParts } from "./replace-parts.ts";

/** Preact's package, whose sources are taken. */
export const PREACT = resolve(import.meta.dirname, "../node_modules/preact");

const JSX = "preact/jsx-runtime/src/index.js";
/**
 * The runtime without what a precompiled template needs. A component keeps `ref` as a property. The
 * fourth value that development gives is no ref: it says whether there are several children.
 */
const JSX_RUNTIME = `
  import { createVNode, Fragment } from "../../src/create-element";
  export function jsx(type, props, key, ref) {
    if ("ref" in props && typeof type != "function") ({ ref, ...props } = props);
    return createVNode(type, props, key, ref);
  }
  export const jsxDEV = (type, props, key) => jsx(type, props, key);
  export { jsx as jsxs, Fragment };`;

/** Makes Preact smaller. Fails the build if a release has moved one of the parts. */
export function slimPreact(): Plugin {
  const left = new Set(Object.keys(PREACT_PARTS));
  return {
    name: "volpe-slim-preact",
    enforce: "pre",
    load: {
      filter: { id: /preact\/jsx-runtime\/src\/index\.js$/ },
      handler: () => JSX_RUNTIME,
    },
    transform: {
      filter: { id: /node_modules\/preact\// },
      handler: (code, id) => ({
        code: replaceParts(code, id, { parts: PREACT_PARTS, left }),
        map: null,
      }),
    },
    generateBundle(_options, bundle) {
      const has = Object.values(bundle).some(
        (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(JSX)),
      );
      if (has && left.size > 0) {
        this.error(`No such parts in this release: ${[...left].join(", ")}`);
      }
    },
  };
}
