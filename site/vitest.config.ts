import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    name: "site",
    setupFiles: ["./vitest.setup.ts"],
    isolate: false,
    include: [
      "src/**/*.test.{ts,tsx}",
      "architecture/**/*.test.ts",
      "launch/**/*.test.mjs",
      "packs/**/*.test.ts",
    ],
  },
});
