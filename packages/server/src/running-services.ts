import type { FastifyBaseLogger } from "fastify";
import { defineAccountJobs } from "./accounts/account-jobs.ts";
import { defineAffiliateJobs } from "./affiliates/affiliate-jobs.ts";
import { deleteOldBackups, toBackupPath } from "./backup/backup-folder.ts";
import { writeBackup } from "./backup/write-backup.ts";
import { defineBillJobs } from "./bills/bill-jobs.ts";
import { defineOpenDataJob } from "./catalogue/energy/import/open-data-job.ts";
import { defineContractJobs } from "./contracts/contract-jobs.ts";
import { withAdvisoryLock } from "./db/advisory-lock.ts";
import type { OpenDatabase } from "./db/database.ts";
import { traceDatabase } from "./db/database-traces.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { openDatabase } from "./db/open-database.ts";
import { deleteExpiredCalls, releaseDeadCalls } from "./idempotency/idempotency-repository.ts";
import { defineLeadJobs } from "./leads/lead-jobs.ts";
import { deleteEndedWindows } from "./limits/limit-repository.ts";
import { defineRetentionJobs } from "./privacy/retention-jobs.ts";
import type { Config } from "./process/config.ts";
import { defineReminderJobs } from "./reminders/reminder-jobs.ts";
import { createServices, type Services } from "./services.ts";
import { sweepAttachments } from "./tickets/delete-tickets.ts";
import type { Clock } from "./time/clock.ts";
import { createTraces, NO_TRACES } from "./traces/traces.ts";

export type RunningServices = {
  services: Services;
  kind: OpenDatabase["kind"];
  close(): Promise<void>;
};

type Options = {
  config: Config;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Whether this process runs jobs or only queues them. */
  work: boolean;
};

/**
 * Opens and migrates the database and starts the services, for a server or one command. The
 * catalogue is not loaded yet.
 */
export async function openServices({
  seed,
  ...options
}: Options & {
  /** Fills an empty database. Processes that start at once do this one after the other. */
  seed?: (services: Services) => Promise<void>;
}): Promise<RunningServices> {
  const { config, log } = options;
  const open = await openDatabase({ ...config, log });
  let close = () => open.close();
  try {
    await migrateDatabase(open, log, {
      async beforeChange() {
        const now = options.clock.now();
        const path = await toBackupPath(config, now, "prima-di-migrare");
        await writeBackup({ ...open, config }, { path, now });
        log.info({ path }, "copied before migrating");
      },
    });
    if (open.kind === "pglite") {
      // No other process uses the folder, so calls that a killed process left can be repeated now.
      await releaseDeadCalls(open.db);
    }
    const running = await startServices(open, options);
    close = running.close;
    await withAdvisoryLock(open.client, async () => seed?.(running.services));
    return running;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Like `openServices` on an open, migrated database; closes it in the end. */
export async function startServices(
  open: OpenDatabase,
  { config, clock, log, work }: Options,
): Promise<RunningServices> {
  const traces = await createTraces(config.tracesEndpoint, log);
  const endTraces = traces === NO_TRACES ? () => undefined : traceDatabase(open.client, traces);
  const services = createServices({ config, clock, log, open, traces });
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
      await services.origins.close();
      await services.affiliates.close();
      endTraces();
      await traces.close();
      await open.close();
    },
  };
}

/** Defines every job except the mail's, which the mail service defines. */
export function defineJobs(services: Services): void {
  const { clock, config, db, jobs } = services;
  jobs.repeat("sweep-limits", "*/15 * * * *", () => deleteEndedWindows(db, clock.now()));
  jobs.repeat("sweep-idempotent-calls", "20 * * * *", () => deleteExpiredCalls(db, clock.now()));
  jobs.repeat("sweep-attachments", "20 * * * *", () => sweepAttachments(services));
  jobs.repeat("sweep-backups", "20 4 * * *", () => deleteOldBackups(config, clock.now()));
  defineOpenDataJob(services);
  defineLeadJobs(services);
  defineBillJobs(services);
  defineContractJobs(services);
  defineAccountJobs(services);
  defineReminderJobs(services);
  defineAffiliateJobs(services);
  defineRetentionJobs(services);
}
