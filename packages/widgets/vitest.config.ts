import { defineConfig } from "vitest/config";
import { PREACT_ALIASES } from "./build/browser-options.ts";
import { drawn } from "./build/drawn.ts";
import { slimPreact } from "./build/slim-preact.ts";

const REACT = "src/react/**/*.test.{ts,tsx}";
// Long enough for a busy machine: only a failure takes that long.
const testTimeout = 60_000;

// The elements run on Preact, the components for React pages on React.
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: PREACT_ALIASES, dedupe: ["preact"] },
        plugins: [drawn, slimPreact()],
        test: {
          name: "widgets",
          environment: "jsdom",
          isolate: false,
          testTimeout,
          include: ["src/**/*.test.{ts,tsx}", "build/*.test.ts"],
          exclude: [REACT],
          // Aliases apply to inlined dependencies too, as they do in the bundle.
          server: { deps: { inline: [/@r2wc/, /preact/] } },
        },
      },
      {
        test: {
          name: "widgets-react",
          isolate: false,
          testTimeout,
          environment: "jsdom",
          include: [REACT],
        },
      },
    ],
  },
});
