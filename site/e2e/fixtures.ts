import { test as base, expect } from "@playwright/test";
import { toChoiceCookie } from "./cookie-choice.ts";
import { type HostProcess, startHost } from "./host-process.ts";

type TestFixtures = {
  /** Whether the question about cookies was accepted, before the first page; null = not answered. */
  cookiesAccepted: boolean | null;
  /** Errors of the console that the test expects; any other one, as a breach of policy, fails it. */
  expectedErrors: RegExp[];
  /** What the console of the page called errors, as it comes. */
  consoleErrors: string[];
};

type WorkerFixtures = {
  /** One running host for all tests of the worker; a test that kills one starts its own. */
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
  // The question lies over a part of each page: a test that is not about it begins after it.
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
