import { test as base } from "@playwright/test";

type Disposable = { dispose(): Promise<void> };

/** Returns what `start` starts, or what it started for an earlier test, if that still runs. */
type Keep = <T extends Disposable>(start: () => Promise<T>) => Promise<T>;

/** A test needs at most two hosts, and each takes 400 MB. */
const RUNNING_MAX = 2;

/**
 * Tests that leave their hosts running for the next tests of their worker. A worker fixture cannot
 * do that: a file without that fixture ends the worker, with its browser and its other hosts.
 */
export const test = base.extend<object, { keep: Keep }>({
  keep: [
    async ({ browserName: _ }, use) => {
      const running = new Map<() => Promise<Disposable>, Disposable>();
      await use(async <T extends Disposable>(start: () => Promise<T>) => {
        const known = running.get(start) as T | undefined;
        running.delete(start);
        const [oldest] = running;
        if (known === undefined && running.size === RUNNING_MAX && oldest !== undefined) {
          running.delete(oldest[0]);
          await oldest[1].dispose();
        }
        const taken = known ?? (await start());
        running.set(start, taken);
        return taken;
      });
      for (const each of running.values()) await each.dispose();
    },
    { scope: "worker" },
  ],
});
