import { resolve } from "node:path";
import { build, type InlineConfig, mergeConfig } from "vite";
import { OUTPUT, ROOT, toBrowserOptions } from "./browser-options.ts";

/** One built file, by its path below `dist`. */
export type Chunk = {
  file: string;
  /** The widget whose entry it is, or null. */
  entry: string | null;
  imports: string[];
  dynamicImports: string[];
};

/** Code that elements need at once: r2wc, our own base, and the page's storage. */
const BASE =
  /vite\/preload-helper|node_modules\/@r2wc\/core|core\/src\/storage\/|widgets\/src\/drawn|contract\/src\/tracking-address|widgets\/src\/(?:define\/(?!component-element|use-loaded|room)|loader\/)/;

/** Chunks of the code that elements share, so that each part is loaded once. */
const SHARED = [
  { name: "base", test: BASE, priority: 4 },
  { name: "outlines", test: /ui\/src\/icon\/outlines/, priority: 2 },
  {
    name: "launcher",
    test: /quote-assistant-module\.ts$|contract\/src\/brand|core\/src\/chat\/stored-name/,
    priority: 1,
  },
];

/** Builds the modules of all widgets together, so that they share chunks. */
export function buildChunks(widgets: string[]): Promise<Chunk[]> {
  return buildModules(widgets, {
    entryName: "[name]",
    options: toBrowserOptions({}),
    shared: SHARED,
  });
}

/** Builds the module of one widget for pages without the others. Its entry has all shared code. */
export function buildAlone(widget: string): Promise<Chunk[]> {
  const options = toBrowserOptions({}, widget);
  return buildModules([widget], { entryName: "[name]-alone", options, shared: [] });
}

type ModuleOptions = { entryName: string; options: InlineConfig; shared: typeof SHARED };

async function buildModules(
  widgets: string[],
  { entryName, options, shared }: ModuleOptions,
): Promise<Chunk[]> {
  const input = widgets.map((name) => [name, resolve(ROOT, `src/${name}/${name}-module.ts`)]);
  const result = await build(
    mergeConfig(options, {
      build: {
        outDir: OUTPUT,
        rolldownOptions: {
          input: Object.fromEntries(input),
          // The loader imports the exports of these entries.
          preserveEntrySignatures: "allow-extension",
          output: {
            entryFileNames: `chunks/${entryName}-[hash:6].js`,
            chunkFileNames: "chunks/[name]-[hash:6].js",
            codeSplitting: { groups: shared },
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
