import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { type OpenDatabase, openDatabase } from "./db/database.ts";
import { exclusively } from "./db/exclusively.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { defineJobs } from "./jobs/define-jobs.ts";
import { createServices, type Services } from "./services.ts";

export type RunningServices = {
  services: Services;
  kind: OpenDatabase["kind"];
  close(): Promise<void>;
};

type Options = {
  config: Config;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Whether this process does jobs or only stores them. */
  work: boolean;
};

/**
 * Opens and migrates the database and starts what features need, for a server or one command. The
 * catalogue is still to be loaded.
 */
export async function openServices({
  seed,
  ...options
}: Options & {
  /** Fills an empty database; of several processes that start at once, one after the other. */
  seed?: (services: Services) => Promise<void>;
}): Promise<RunningServices> {
  const { config, log } = options;
  const open = await openDatabase({ ...config, log });
  let close = () => open.close();
  try {
    await migrateDatabase(open, log);
    const running = await startServices(open, options);
    close = running.close;
    await exclusively(open.client, async () => seed?.(running.services));
    return running;
  } catch (error) {
    await close();
    throw error;
  }
}

/** The same on a database that is open and migrated already; closes it in the end. */
export async function startServices(
  open: OpenDatabase,
  { config, clock, log, work }: Options,
): Promise<RunningServices> {
  const services = createServices({ config, clock, log, open });
  defineJobs(services);
  await services.jobs.start({ work });
  return {
    services,
    kind: open.kind,
    async close() {
      await services.jobs.stop();
      await services.signals.close();
      await services.search.close();
      await services.catalogue.close();
      await services.products.close();
      await services.content.close();
      await open.close();
    },
  };
}
