import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    exclude: ["**/*.scale.test.ts", "**/*.long.test.ts"],
    globalSetup: "./src/db/test-dump.ts",
    // These times are long enough for a busy machine: only a failure takes that long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One worker loads the server once for all its files, which takes a third of the time of
    // loading it for each file.
    isolate: false,
  },
});
