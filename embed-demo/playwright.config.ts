import { defineConfig } from "@playwright/test";
import site from "../site/playwright.config.ts";

export default defineConfig(site, {
  testDir: "e2e",
  globalSetup: "../site/e2e/fill-data-folder.ts",
  timeout: 90_000,
});
