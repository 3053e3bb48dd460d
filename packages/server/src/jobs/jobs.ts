import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Database, DatabaseClient } from "../db/database.ts";
import { createBoss, freeOrphans } from "./boss.ts";

/** What a job is given: plain JSON. */
export type JobData = Record<string, unknown>;

export type JobOptions = {
  /** How many times a failed job is tried again; 0 = never. Default 5. */
  retryLimit?: number;
  /** Seconds before the first new try; doubled each time, up to an hour. Default 15. */
  retryDelaySeconds?: number;
  /** A job that runs longer is taken for lost and tried again. Default 900. */
  expireInSeconds?: number;
  /** Seconds for which a finished job's data are kept. Default a day. */
  keepSeconds?: number;
  /** How many of its jobs one process does at a time. Default 1. */
  atOnce?: number;
};

export type SendOptions = {
  /** A job of that key which still waits for its first try is enough: no second one is stored. */
  singletonKey?: string;
  startAfterSeconds?: number;
  /**
   * The transaction to store the job in, so that it exists only if the transaction commits. Inside
   * a transaction it is needed: PGlite's one connection would wait for itself without it.
   */
  within?: Pick<Database, "execute">;
};

/** Work that outlives the request that asked for it; each job runs in one process at a time. */
export type Jobs = {
  /** Before `start`. The handler's exception is the job's failure; a job may run more than once. */
  define<Data extends JobData>(
    name: string,
    handler: (data: Data, signal: AbortSignal) => Promise<void>,
    options?: JobOptions,
  ): void;
  /** Before `start`: a defined job by the clock, `cron` of five fields, in the zone of Rome. */
  schedule(name: string, cron: string, timeZone?: string): void;
  /** Resolves once stored. */
  send(name: string, data: JobData, options?: SendOptions): Promise<void>;
  /** With `work: false` jobs are only stored, for another process to do. */
  start(options?: { work: boolean }): Promise<void>;
  /** Waits for the running handlers, at most five seconds; what is cut off runs again later. */
  stop(): Promise<void>;
};

type Definition = {
  name: string;
  handler: (data: never, signal: AbortSignal) => Promise<void>;
  options: JobOptions;
};

/** A worker whose heart stops for so long is taken for dead, and its job is tried again. */
const HEARTBEAT_SECONDS = 20;
/** Jobs stored here are announced at once; polling is for those that wait for their hour. */
const POLL_SECONDS = 5;
const STOP_TIMEOUT_MS = 5000;

export function createJobs({
  client,
  log,
  pollSeconds = POLL_SECONDS,
}: {
  client: DatabaseClient;
  log: FastifyBaseLogger;
  pollSeconds?: number;
}): Jobs {
  const definitions = new Map<string, Definition>();
  const schedules = new Map<string, { cron: string; timeZone: string }>();
  let boss: PgBoss | null = null;

  return {
    define(name, handler, options = {}) {
      definitions.set(name, { name, handler, options });
    },
    schedule(name, cron, timeZone = "Europe/Rome") {
      schedules.set(name, { cron, timeZone });
    },
    async send(name, data, { singletonKey, startAfterSeconds, within } = {}) {
      if (boss === null) {
        throw new Error(`the job ${name} was sent before the jobs were started`);
      }
      await boss.send(name, data, {
        // The queues keep one waiting job for each key: without a key it is one of its own.
        singletonKey: singletonKey ?? randomUUID(),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
        ...(within === undefined ? {} : { db: fromDrizzle(within, sql) }),
      });
    },
    async start({ work } = { work: true }) {
      const starting = createBoss(client, log);
      await starting.start();
      if (work && client.kind === "pglite") {
        await freeOrphans(starting);
      }
      for (const definition of definitions.values()) {
        await createQueue(starting, definition);
        if (work) {
          await startWorker(starting, definition, { log, pollSeconds });
        }
      }
      await putSchedules(starting, schedules);
      boss = starting;
    },
    async stop() {
      const stopping = boss;
      boss = null;
      await stopping?.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

async function createQueue(boss: PgBoss, { name, options }: Definition): Promise<void> {
  const settings = {
    policy: "short",
    retryLimit: options.retryLimit ?? 5,
    retryDelay: options.retryDelaySeconds ?? 15,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: options.expireInSeconds ?? 900,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: options.keepSeconds ?? 86_400,
    notify: true,
  } as const;
  await boss.createQueue(name, settings);
  const { policy: _fixed, ...changeable } = settings;
  await boss.updateQueue(name, changeable);
  // pg-boss reads a queue's settings on its first use, on a connection of its own: read now, or a
  // first job sent within a transaction would wait for PGlite's one connection for ever.
  await boss.findJobs(name, { key: "none", queued: true });
}

async function startWorker(
  boss: PgBoss,
  { name, handler, options }: Definition,
  { log, pollSeconds }: { log: FastifyBaseLogger; pollSeconds: number },
): Promise<void> {
  const polling = {
    pollingIntervalSeconds: Math.min(2, pollSeconds),
    notifyPollingIntervalSeconds: pollSeconds,
  };
  const work = { ...polling, batchSize: 1, localConcurrency: options.atOnce ?? 1 };
  await boss.work(name, work, async (jobs) => {
    for (const job of jobs) {
      try {
        await handler(job.data as never, job.signal);
      } catch (error) {
        log.warn({ err: error, job: name, id: job.id }, "job failed");
        throw error;
      }
    }
  });
}

/** Schedules live in the database: those that the code no longer has are taken away. */
async function putSchedules(
  boss: PgBoss,
  schedules: ReadonlyMap<string, { cron: string; timeZone: string }>,
): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (!schedules.has(name)) {
      await boss.unschedule(name);
    }
  }
  for (const [name, { cron, timeZone }] of schedules) {
    await boss.schedule(name, cron, null, { tz: timeZone });
  }
}
