import { OLDEST_BROWSERS } from "@volpe/contract";
import { defineConfig } from "vite";

/** The service worker: one classic script, which every browser with service workers reads. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "dist/service-worker",
    target: [...OLDEST_BROWSERS.site],
    rolldownOptions: {
      input: "src/service-worker/service-worker.ts",
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
  define: { "process.env.NODE_ENV": '"production"' },
});
