import { type Browser, chromium } from "@playwright/test";

const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH;

/** The browser that `PLAYWRIGHT_CHROMIUM_PATH` names, or else Playwright's own. */
export const LAUNCH_OPTIONS = {
  // Chromium's own sandbox does not run as root.
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  ...(executablePath === undefined ? {} : { executablePath }),
};

/** A browser for a program that is no test. */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ ...LAUNCH_OPTIONS, args: [...LAUNCH_OPTIONS.args, ...args] });
}
