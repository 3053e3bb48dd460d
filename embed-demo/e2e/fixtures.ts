import { expect } from "@playwright/test";
import { type HostProcess, startHost } from "../../site/e2e/host-process.ts";
import { test as base } from "../../site/e2e/keeping.ts";
import { type PartnerServer, startPartner } from "./partner-server.ts";

type TestFixtures = {
  /** A running host, which later tests of the worker use too. */
  host: HostProcess;
  /** A partner's site with the elements of that host. */
  partner: PartnerServer;
  /** Console errors that the test expects; any other error fails it. */
  expectedErrors: RegExp[];
  /**
   * Fails the test on a policy violation, an unexpected console error or a request to a third
   * origin.
   */
  watched: { warnings: string[]; sockets: string[] };
};

export const test = base.extend<TestFixtures>({
  host: [async ({ keep }, use) => use(await keep(startHost)), { scope: "test", timeout: 90_000 }],
  partner: async ({ host }, use) => {
    const partner = await startPartner(host.url);
    await use(partner);
    await partner.dispose();
  },
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ page, host, partner, expectedErrors }, use) => {
      const errors: string[] = [];
      const warnings: string[] = [];
      const sockets: string[] = [];
      const origins = new Set<string>();
      page.on("console", (message) => {
        if (message.type() === "error") {
          errors.push(message.text());
        } else if (message.type() === "warning") {
          warnings.push(message.text());
        }
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("websocket", (socket) => sockets.push(socket.url()));
      page.on("request", (request) => {
        const { origin, pathname } = new URL(request.url());
        origins.add(origin);
        if (pathname.startsWith("/socket.io")) {
          sockets.push(request.url());
        }
      });
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          console.error(`violation: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use({ warnings, sockets });
      const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
      expect(unexpected).toEqual([]);
      const known = [host.url, host.demoUrl, partner.origin, "null"];
      expect([...origins].filter((origin) => !known.includes(origin))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
