import { resolve } from "node:path";
import { build, mergeConfig } from "vite";
import { OUTPUT, ROOT, toBrowserOptions } from "./browser-options.ts";

type ScriptOptions = {
  /** Source, below `src`. */
  entry: string;
  /** Below `dist`. */
  file: string;
  define: Record<string, string>;
  /** Terser's options beside those of every build. */
  compress?: { hoist_funs?: boolean; unsafe?: boolean };
};

/** Builds one self-contained classic script. Vite builds one such entry at a time. */
export async function buildScript({
  entry,
  file,
  define,
  compress = {},
}: ScriptOptions): Promise<void> {
  await build(
    mergeConfig(toBrowserOptions(define), {
      build: {
        outDir: OUTPUT,
        terserOptions: { compress },
        rolldownOptions: {
          input: resolve(ROOT, "src", entry),
          output: { format: "iife", entryFileNames: file, codeSplitting: false },
        },
      },
    }),
  );
}
