import { defineConfig } from "vite";

/** The dependencies that npm installs with the packed package, which contains the contract. */
const INSTALLED = /^(?:js-cookie|socket\.io-client|typebox|valtio)(?:\/|$)/;

/** Builds the package as npm gets it. In the workspace the sources are imported as they are. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "dist/package",
    sourcemap: true,
    minify: false,
    target: "es2022",
    lib: { entry: "src/index.ts", formats: ["es"], fileName: "index" },
    rolldownOptions: { external: INSTALLED, output: { chunkFileNames: "[name].js" } },
  },
});
