import { defineConfig } from "@playwright/test";
import site from "../site/playwright.config.ts";

export default defineConfig(site, {
  testDir: "e2e",
  globalSetup: "../site/e2e/fill-data-folder.ts",
  timeout: 90_000,
  use: {
    launchOptions: {
      ...site.use?.launchOptions,
      // Playwright forbids the browser to keep the pages that a visitor leaves.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    },
  },
});
