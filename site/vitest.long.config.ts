import { defineConfig, mergeConfig } from "vitest/config";
import config from "./vitest.config.ts";

/** The same fuzzing with many more runs than in a default run. */
export default mergeConfig(
  { ...config, test: { ...config.test, include: [] } },
  defineConfig({
    test: { include: ["src/host/damaged-cookies.test.ts"], env: { FUZZ_RUNS: "5000" } },
  }),
);
