import { defineConfig } from "@playwright/test";
import { LAUNCH_OPTIONS } from "./e2e/launch-browser.ts";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/fill-data-folder.ts",
  testMatch: "*.spec.ts",
  // One more than the cores of a small machine: with four, the same tests take more processor time
  // (decision 516). The third works while another one waits.
  workers: 3,
  // Retries distinguish tests that fail on a busy machine from those that always fail.
  retries: 2,
  // So many failures have a common cause, and running the rest would only take time.
  maxFailures: 10,
  // The limit is long enough for a busy machine; only a failing test takes that long.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: "list",
  use: {
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    trace: "on-first-retry",
    // A page under a service worker hides its requests from `page.route`, which most tests use.
    serviceWorkers: "block",
    // Nothing moves while it is measured. Tests that look at motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: LAUNCH_OPTIONS,
  },
});
