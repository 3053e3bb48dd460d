import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build, mergeConfig } from "vite";
import { OUTPUT, ROOT, toBrowserOptions } from "./build/browser-options.ts";
import { buildAlone, buildChunks, type Chunk } from "./build/build-chunks.ts";
import { measureBudgets } from "./build/bytes.ts";
import { compressFiles, emptyOutput, nameRelease, UNNAMED } from "./build/release.ts";
import { packPlugin } from "./build/wordpress.ts";

const WIDGETS = ["quote-assistant", "favourites-button", "offer-cards"];
/**
 * Elements that are also built as one file each. Their own code is small compared with the shared
 * code, so a page with only one of them fetches fewer bytes, in one request.
 */
const ALONE = ["favourites-button", "offer-cards"];
/** The one version of the project's packages. */
const { version } = JSON.parse(await readFile(resolve(ROOT, "../../package.json"), "utf8"));
const VOLPE_VERSION = JSON.stringify(`${version}-${UNNAMED}`);

await emptyOutput();
const chunks = await buildChunks(WIDGETS);
// It is built on its own: a chunk shared with it would be one more request of each page with cards.
const selfCheck = await buildChunks(["self-check"]);
/** Maps each element's name to the rest of its module's file name, as `alone-D1a2b3`. */
const toModules = (built: Chunk[]) =>
  Object.fromEntries(
    built.flatMap(({ entry, file }) =>
      entry === null ? [] : [[entry, file.slice(`chunks/${entry}-`.length, -".js".length)]],
    ),
  );
const alone: Chunk[] = [];
for (const widget of ALONE) {
  alone.push(...(await buildAlone(widget)));
}
await buildScript({
  entry: "loader/embed.ts",
  file: "v1/embed.js",
  define: {
    VOLPE_VERSION,
    VOLPE_MODULES: JSON.stringify(toModules([...chunks, ...selfCheck])),
    VOLPE_ALONE: JSON.stringify(toModules(alone)),
  },
  // These options are unsafe for values whose members a page may have changed. The loader has no
  // such value, and they save 25 bytes.
  compress: { hoist_funs: true, unsafe: true },
});
for (const widget of WIDGETS) {
  await buildScript({
    entry: `standalone/${widget}.ts`,
    file: `releases/next/${widget}.js`,
    define: { VOLPE_VERSION },
  });
}
await copyFile(
  resolve(ROOT, "custom-elements.json"),
  resolve(OUTPUT, "releases/next/custom-elements.json"),
);
await nameRelease(version);
await compressFiles();
await mkdir(resolve(OUTPUT, "wordpress"));
await writeFile(resolve(OUTPUT, "wordpress/volpe-wordpress.zip"), await packPlugin(version));

const budgets = await measureBudgets(chunks, alone);
await writeFile(resolve(OUTPUT, "bytes.json"), JSON.stringify(budgets));
for (const { name, bytes, limit } of budgets) {
  process.stdout.write(`${name}: ${bytes} of ${limit} B gzip\n`);
  if (bytes > limit) {
    process.exitCode = 1;
  }
}

type ScriptOptions = {
  /** Path of the source, below `src`. */
  entry: string;
  /** Path of the built script, below `dist`. */
  file: string;
  define: Record<string, string>;
  /** Terser's options in addition to those of every build. */
  compress?: { hoist_funs?: boolean; unsafe?: boolean };
};

/** Builds one self-contained classic script. Vite builds one such entry at a time. */
async function buildScript({ entry, file, define, compress = {} }: ScriptOptions): Promise<void> {
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
