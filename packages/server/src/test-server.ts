import type { FastifyBaseLogger } from "fastify";
import { createPasswords } from "./accounts/passwords.ts";
import type { Mount } from "./app.ts";
import { createTestDatabase } from "./db/test-database.ts";
import type { Config } from "./process/config.ts";
import { silentLog } from "./process/log.ts";
import { startServices } from "./running-services.ts";
import { buildServer, type VolpeServer } from "./server.ts";
import type { Services } from "./services.ts";
import { toTestConfig } from "./test-config.ts";
import type { Clock } from "./time/clock.ts";

/** A hash takes a fraction of a millisecond; `passwords.test.ts` tests the real parameters. */
const CHEAP_HASHES = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The time of the tests' clock. */
export const TEST_NOW = new Date("2026-11-21T10:00:00Z");

export type TestServerOptions = {
  config?: Partial<Config>;
  clock?: Clock;
  log?: FastifyBaseLogger;
  mount?: Mount;
  /** Whether queued jobs run. Default false: they stay in the queue. */
  work?: boolean;
  /** What fills the new database, in this order. */
  seeds?: ((services: Services) => Promise<unknown>)[];
};

/** Starts the real server on a new, migrated database with only `seeds`; `close` it after the test. */
export async function createTestServer({
  config,
  clock = { now: () => TEST_NOW },
  log = silentLog,
  mount,
  work = false,
  seeds = [],
}: TestServerOptions = {}): Promise<VolpeServer> {
  const open = await createTestDatabase();
  const running = await startServices(open, { config: toTestConfig(config), clock, log, work });
  running.services.passwords = createPasswords(undefined, CHEAP_HASHES);
  await running.services.catalogue.reload();
  await running.services.products.reload();
  await running.services.content.reload();
  await running.services.origins.reload();
  await running.services.affiliates.reload();
  for (const seed of seeds) {
    await seed(running.services);
  }
  return buildServer(running, mount);
}
