import { readFile, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { build, mergeConfig } from "vite";
import { OUTPUT, ROOT, toBrowserOptions } from "./build/browser-options.ts";

// Builds the package as npm gets it. In the workspace the sources are imported as they are.
const outDir = resolve(OUTPUT, "package");
const { version } = JSON.parse(await readFile(resolve(ROOT, "../../package.json"), "utf8"));

await rm(outDir, { recursive: true, force: true });
await build(
  mergeConfig(toBrowserOptions({ VOLPE_VERSION: JSON.stringify(version) }), {
    // Vite would warn that the plugins for socket.io-client and the styles make no source maps.
    // Only the line numbers of those parts are inexact.
    logLevel: "error",
    build: {
      outDir,
      sourcemap: true,
      lib: { entry: resolve(ROOT, "src/index.ts"), formats: ["es"], fileName: "index" },
      rolldownOptions: { output: { chunkFileNames: "[name].js" } },
    },
  }),
);
await build({
  configFile: false,
  root: ROOT,
  logLevel: "warn",
  publicDir: false,
  build: {
    outDir,
    emptyOutDir: false,
    sourcemap: true,
    minify: false,
    target: "es2022",
    lib: { entry: resolve(ROOT, "src/react/index.ts"), formats: ["es"], fileName: "react" },
    rolldownOptions: {
      external: /^react(?:\/|$)/,
      // Bundling removes the directive of the source.
      output: { banner: '"use client";' },
    },
  },
});
