import { defineConfig } from "@playwright/test";
import site from "../site/playwright.config.ts";

export default defineConfig(site, {
  testDir: "e2e",
  globalSetup: "../site/e2e/fill-data-folder.ts",
  timeout: 90_000,
  use: {
    launchOptions: {
      ...site.use?.launchOptions,
      // By default Playwright switches the browser's back-forward cache off.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    },
  },
});
