import { defineConfig } from "@playwright/test";

const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH;
// Chromium refuses to run as root inside its own sandbox.
const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  workers: 1,
  // Tells what fails at times from what fails always; the count of the run takes both as failed.
  retries: 1,
  // Generous, for a machine that is busy with something else: only a failure takes that long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: "list",
  use: {
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    trace: "retain-on-failure",
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
