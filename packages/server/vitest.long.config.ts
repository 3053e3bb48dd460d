import { defineConfig } from "vitest/config";

/** Long tests: many walks, many kills, wide fuzzing. The default run has a short form of each. */
export default defineConfig({
  test: {
    include: [
      "src/**/*.long.test.ts",
      // These files make many more runs here than in a default run.
      "src/hostile-inputs.test.ts",
      "src/chat/hostile-messages.test.ts",
    ],
    env: { FUZZ_RUNS: "10000" },
    testTimeout: 7_200_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
