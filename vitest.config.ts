import { defineConfig } from "vitest/config";
import { EnvironmentSequencer } from "./site/launch/environment-sequencer.mjs";

export default defineConfig({
  test: {
    projects: ["packages/*/vitest.config.ts", "site/vitest.config.ts"],
    sequence: { sequencer: EnvironmentSequencer },
  },
});
