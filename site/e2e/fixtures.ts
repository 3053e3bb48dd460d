import { expect } from "@playwright/test";
import { toChoiceCookie } from "./cookie-choice.ts";
import { type HostProcess, startHost } from "./host-process.ts";
import { test as base } from "./keeping.ts";

type TestFixtures = {
  /**
   * A running host, which later tests of the worker use too. A test that kills a host has its own.
   */
  host: HostProcess;
  /** Whether cookies were accepted before the first page; null = not answered. */
  cookiesAccepted: boolean | null;
  /**
   * Console errors that the test expects. Any other error fails the test, policy violations
   * included.
   */
  expectedErrors: RegExp[];
  /** The console errors of the page so far. */
  consoleErrors: string[];
};

export const test = base.extend<TestFixtures>({
  host: async ({ keep }, use) => use(await keep(startHost)),
  baseURL: async ({ host }, use) => use(host.url),
  // The cookie question covers a part of each page, so other tests start with an answer.
  cookiesAccepted: [true, { option: true }],
  storageState: async ({ host, cookiesAccepted }, use) => {
    const cookies = cookiesAccepted === null ? [] : [toChoiceCookie(host.url, cookiesAccepted)];
    await use({ cookies, origins: [] });
  },
  expectedErrors: [[], { option: true }],
  consoleErrors: async ({ browserName: _ }, use) => use([]),
  // A test that takes no page opens no window.
  page: async ({ page, consoleErrors, expectedErrors }, use) => {
    page.on("console", (message) => {
      if (message.type() === "error") {
        // The text about a refused request does not name its address.
        consoleErrors.push(`${message.text()} ${message.location().url}`.trim());
      }
    });
    page.on("pageerror", (error) => consoleErrors.push(String(error)));
    await use(page);
    const unexpected = consoleErrors.filter(
      (text) => !expectedErrors.some((known) => known.test(text)),
    );
    expect(unexpected).toEqual([]);
  },
});

export { expect };
