import { test as base } from "./fixtures.ts";
import { startRealHost } from "./real-offers.ts";

/** Tests on a host whose electricity offers count as real, so that they can be ordered. */
export const test = base.extend({
  host: async ({ keep }, use) => use(await keep(startRealHost)),
});
