import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const preact = (entry: string) => fileURLToPath(import.meta.resolve(`preact/${entry}`));

const testingLibrary = fileURLToPath(
  new URL("@testing-library/react.esm.js", import.meta.resolve("@testing-library/react")),
);

const test = {
  isolate: false,
  environment: "jsdom",
  include: ["src/**/*.test.{ts,tsx}"],
  // Vitest leaves CSS out by default; the contrast test reads the tokens' text.
  css: true,
  setupFiles: ["src/testing/setup.ts"],
  // Long enough for a busy machine: only a failure takes that long.
  testTimeout: 60_000,
};

// Every component is tested under the site's React and under the widgets' Preact.
export default defineConfig({
  test: {
    projects: [
      { test: { ...test, name: "react" } },
      {
        resolve: {
          alias: [
            // The library's main entry is CommonJS, and aliases do not apply to CommonJS imports.
            { find: /^@testing-library\/react$/, replacement: testingLibrary },
            { find: /^react-dom\/test-utils$/, replacement: preact("test-utils") },
            { find: /^react-dom\/server$/, replacement: preact("compat/server") },
            { find: /^react-dom\/client$/, replacement: preact("compat/client") },
            { find: /^react-dom$/, replacement: preact("compat") },
            { find: /^react\/jsx-(dev-)?runtime$/, replacement: preact("jsx-runtime") },
            { find: /^react$/, replacement: preact("compat") },
          ],
        },
        test: {
          ...test,
          name: "preact",
          include: ["src/**/*.test.tsx"],
          exclude: ["src/**/*.server.test.tsx"],
          server: { deps: { inline: [/@testing-library\/react/] } },
        },
      },
    ],
  },
});
