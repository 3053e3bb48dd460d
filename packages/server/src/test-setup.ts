import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

/**
 * Starts what tests share, anew for each test or once for the tests of a file, and closes it after
 * them: the last one started first. The returned object stands for the one that currently runs;
 * using it outside a test or a hook throws.
 *
 * @example
 * const server = setUp("test", () => createTestServer());
 */
export function setUp<Started extends { close(): unknown }>(
  per: "test" | "file",
  start: () => Promise<Started>,
): Started {
  const [before, after] = per === "test" ? [beforeEach, afterEach] : [beforeAll, afterAll];
  let started: Started | undefined;
  before(async () => {
    started = await start();
  });
  after(async () => {
    // A failed start has nothing to close.
    await started?.close();
    started = undefined;
  });
  const current = () => {
    if (started === undefined) {
      throw new Error("Only a test or a hook can use what setUp starts.");
    }
    return started;
  };
  return new Proxy({} as Started, {
    get: (_, name) => Reflect.get(current(), name),
    has: (_, name) => Reflect.has(current(), name),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(current(), name),
  });
}
