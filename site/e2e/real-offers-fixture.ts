import { test as base } from "./fixtures.ts";
import { startHost } from "./host-process.ts";
import { importRealOffers } from "./real-offers.ts";

/** Tests on a host whose electricity offers count as real, so that they can be ordered. */
export const test = base.extend<object, object>({
  host: [
    async ({ browserName: _ }, use) => {
      const host = await startHost();
      await importRealOffers(host);
      await use(host);
      await host.dispose();
    },
    { scope: "worker" },
  ],
});
