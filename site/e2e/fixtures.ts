import { test as base, expect } from "@playwright/test";
import { toChoiceCookie } from "./cookie-choice.ts";
import { type HostProcess, startHost } from "./host-process.ts";

type TestFixtures = {
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

type WorkerFixtures = {
  /**
   * One running host for all tests of the worker. A test that kills its host starts a separate one.
   */
  host: HostProcess;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: [
    async ({ browserName: _ }, use) => {
      const host = await startHost();
      await use(host);
      await host.dispose();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  // The cookie question covers a part of each page, so other tests start with an answer.
  cookiesAccepted: [true, { option: true }],
  storageState: async ({ host, cookiesAccepted }, use) => {
    const cookies = cookiesAccepted === null ? [] : [toChoiceCookie(host.url, cookiesAccepted)];
    await use({ cookies, origins: [] });
  },
  expectedErrors: [[], { option: true }],
  consoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") {
          errors.push(message.text());
        }
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(errors);
      const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
