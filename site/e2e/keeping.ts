import { test as base } from "@playwright/test";

type Kept = { dispose(): Promise<void> };

/** Returns what `start` starts, or what it started for an earlier test, if that still runs. */
type Keep = <T extends Kept>(start: () => Promise<T>) => Promise<T>;

/** A test needs at most two hosts, and each takes 400 MB. */
const KEPT_MAX = 2;

/**
 * Tests that leave their hosts running for the next tests of their worker. A worker fixture cannot
 * do that: a file without that fixture ends the worker, with its browser and its other hosts.
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
