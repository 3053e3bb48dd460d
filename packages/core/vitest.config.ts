import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["./vitest.setup.ts"],
    // The timeout is long, so that a test does not fail because the machine is busy.
    testTimeout: 60_000,
  },
});
