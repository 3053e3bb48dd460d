import { test as base, expect } from "@playwright/test";
import { type HostProcess, startHost } from "../../site/e2e/host-process.ts";
import { type PartnerServer, startPartner } from "./partner-server.ts";

type TestFixtures = {
  /** Console errors that the test expects; any other error fails it. */
  expectedErrors: RegExp[];
  /**
   * Fails the test on a policy violation, an unexpected console error or a request to a third
   * origin.
   */
  watched: { warnings: string[]; sockets: string[] };
};

type WorkerFixtures = { host: HostProcess; partner: PartnerServer };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: [
    async ({ browserName: _ }, use) => {
      const host = await startHost();
      await use(host);
      await host.dispose();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  partner: [
    async ({ host }, use) => {
      const partner = await startPartner(host.url);
      await use(partner);
      await partner.dispose();
    },
    { scope: "worker" },
  ],
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
