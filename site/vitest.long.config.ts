import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/**
 * The fuzzing of cookies with many more runs than by default, and the check of regular expressions.
 */
export default defineConfig({
  plugins: [react()],
  test: {
    setupFiles: ["./vitest.setup.ts"],
    include: ["src/host/damaged-cookies.test.ts", "architecture/**/*.long.test.ts"],
    env: { FUZZ_RUNS: "5000" },
  },
});
