import { defineConfig } from "vitest/config";
import { PREACT_ALIASES } from "./build/browser-options.ts";

export default defineConfig({
  resolve: { alias: PREACT_ALIASES, dedupe: ["preact"] },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    // Aliases apply to inlined dependencies too, as they do in the bundle.
    server: { deps: { inline: [/@r2wc/] } },
  },
});
