import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const MANIFEST = resolve(import.meta.dirname, "../dist/client/.vite/manifest.json");

/**
 * The address of the script that a module became, as `/assets/D9_6RuZV.js`. `module` is its path
 * from `site/`. Throws if the build has no chunk that begins with it.
 */
export function findBuiltFile(module: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const chunk = manifest[module];
  if (chunk === undefined) {
    throw new Error(`The build has no chunk of ${module}`);
  }
  return `/${chunk.file}`;
}
