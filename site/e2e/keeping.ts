import { test as base } from "@playwright/test";

type Kept = { dispose(): Promise<void> };

/** Takes what this function starts: what it started for an earlier test, unless that was ended. */
export type Keep = <T extends Kept>(start: () => Promise<T>) => Promise<T>;

/** A test needs at most two hosts, and each takes 400 MB. */
const KEPT_MAX = 2;

/**
 * Tests that keep hosts for the next tests of their worker. A host of a worker fixture that only some
 * files have would end the worker before them, with its browser and its other hosts.
 */
export const test = base.extend<object, { keep: Keep }>({
  keep: [
    async ({ browserName: _ }, use) => {
      const kept = new Map<() => Promise<Kept>, Kept>();
      await use(async <T extends Kept>(start: () => Promise<T>) => {
        const known = kept.get(start) as T | undefined;
        kept.delete(start);
        const [oldest] = kept;
        if (known === undefined && kept.size === KEPT_MAX && oldest !== undefined) {
          kept.delete(oldest[0]);
          await oldest[1].dispose();
        }
        const taken = known ?? (await start());
        kept.set(start, taken);
        return taken;
      });
      for (const each of kept.values()) await each.dispose();
    },
    { scope: "worker" },
  ],
});
