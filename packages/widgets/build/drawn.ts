import { resolve } from "node:path";
import type { Plugin } from "vite";

const RUNTIME = resolve(import.meta.dirname, "../src/drawn/jsx-runtime.ts");
/**
 * Matches the views of elements, and the copies of components that are imported with this query.
 */
const DRAWN = /-view\.tsx$|\?drawn$/;
/** Matches the components that views show, and the modules through which they are imported. */
const COPIED = /\/ui\/src\/(?:index\.ts|icon\/icon\.tsx|offer\/favourite-button\.tsx)$/;

/**
 * Draws components without a state as nodes. A view gets its own copy of each component, because
 * the assistant uses the same components under Preact.
 */
export const drawn: Plugin = {
  name: "volpe-drawn",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (importer === undefined || !DRAWN.test(importer)) {
      return null;
    }
    if (/^react\/jsx-(?:dev-)?runtime$|preact\/jsx-runtime/.test(source)) {
      return RUNTIME;
    }
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found !== null && COPIED.test(found.id) ? `${found.id}?drawn` : null;
  },
};
