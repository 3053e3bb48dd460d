import { test as base } from "./fixtures.ts";
import { type HookReceiver, startHookReceiver } from "./hook-receiver.ts";
import { startRealHost } from "./real-offers.ts";

async function startHeardHost() {
  const receiver = await startHookReceiver();
  const host = await startRealHost(receiver.env);
  return {
    host,
    receiver,
    async dispose() {
      await host.dispose();
      await receiver.stop();
    },
  };
}

/**
 * Tests on a host whose electricity and gas offers count as real, so that they can be ordered, and
 * whose events reach a receiver.
 */
export const test = base.extend<{ receiver: HookReceiver }>({
  receiver: async ({ keep }, use) => use((await keep(startHeardHost)).receiver),
  host: async ({ keep }, use) => use((await keep(startHeardHost)).host),
});
