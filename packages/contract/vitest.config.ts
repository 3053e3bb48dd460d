import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    isolate: false,
    include: ["src/**/*.test.ts"],
    // Long enough for a busy machine: only a failure takes that long.
    testTimeout: 60_000,
  },
});
