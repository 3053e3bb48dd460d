import { defineConfig } from "vitest/config";

/** The long proofs: many walks, many kills, wide fuzzing. A plain run has a short form of each. */
export default defineConfig({
  test: {
    include: ["src/**/*.long.test.ts"],
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
