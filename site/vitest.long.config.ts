import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** The same fuzzing with many more runs than in a default run. */
export default defineConfig({
  plugins: [react()],
  test: {
    setupFiles: ["./vitest.setup.ts"],
    include: ["src/host/damaged-cookies.test.ts"],
    env: { FUZZ_RUNS: "5000" },
  },
});
