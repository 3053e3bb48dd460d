import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { staticJsx } from "./static-jsx.ts";

const SERVER = "src/**/*.server.test.tsx";
const test = {
  setupFiles: ["vitest.setup.ts"],
  isolate: false,
  // The limit is long enough for a busy machine; only a failing test takes that long.
  testTimeout: 60_000,
};

/** Components are tested in a document, all else without one; a file may name another environment. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          ...test,
          name: "site-pages",
          environment: "jsdom",
          include: ["src/**/*.test.tsx"],
          exclude: [SERVER],
        },
      },
      {
        // Tests of the server's pages use the JSX of the server's build.
        plugins: [react(), staticJsx({ inlinesElements: false })],
        oxc: { jsx: { development: false } },
        test: {
          ...test,
          name: "site",
          include: [
            "src/**/*.test.ts",
            SERVER,
            "architecture/**/*.test.ts",
            "launch/**/*.test.mjs",
            "packs/**/*.test.ts",
          ],
          exclude: ["**/*.long.test.ts"],
        },
      },
    ],
  },
});
