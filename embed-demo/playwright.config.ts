import { defineConfig } from "@playwright/test";

const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH;
// Chromium refuses to run as root inside its own sandbox.
const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  workers: 1,
  // Tells what fails at times, on a machine busy with something else, from what fails always.
  retries: 1,
  timeout: 30_000,
  forbidOnly: true,
  reporter: "list",
  use: {
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    trace: "retain-on-failure",
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
