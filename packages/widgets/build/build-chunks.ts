import { resolve } from "node:path";
import { build, mergeConfig } from "vite";
import { OUTPUT, ROOT, toBrowserOptions } from "./browser-options.ts";

/** One built file, by its path below `dist`. */
export type Chunk = {
  file: string;
  /** The widget whose entry it is, or null. */
  entry: string | null;
  imports: string[];
  dynamicImports: string[];
};

/** Builds the modules of all widgets together, so that they share chunks. */
export async function buildChunks(widgets: string[]): Promise<Chunk[]> {
  const input = widgets.map((name) => [name, resolve(ROOT, `src/${name}/${name}-module.ts`)]);
  const result = await build(
    mergeConfig(toBrowserOptions({}), {
      build: {
        outDir: OUTPUT,
        rolldownOptions: {
          input: Object.fromEntries(input),
          // The loader imports the exports of these entries.
          preserveEntrySignatures: "allow-extension",
          output: {
            entryFileNames: "chunks/[name]-[hash].js",
            chunkFileNames: "chunks/[name]-[hash].js",
            // One file for a widget and its static imports is smaller than two files.
            codeSplitting: {
              groups: [{ name: "launcher", test: /quote-assistant-module\.ts$/ }],
            },
          },
        },
      },
    }),
  );
  const { output } = [result].flat()[0] as import("vite").Rolldown.RolldownOutput;
  return output.flatMap((file) =>
    file.type === "chunk"
      ? {
          file: file.fileName,
          entry: file.isEntry ? file.name : null,
          imports: file.imports,
          dynamicImports: file.dynamicImports,
        }
      : [],
  );
}
