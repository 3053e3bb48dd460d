import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { DAY_SECONDS, HOUR_SECONDS } from "@volpe/contract";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { fromDrizzle, type PgBoss, type QueueResult } from "pg-boss";
import type { Database, DatabaseClient } from "../db/database.ts";
import { NO_TRACES, type Traces } from "../traces/traces.ts";
import { createBoss, freeOrphans } from "./boss.ts";

/** The data of a job: plain JSON. */
type JobData = Record<string, unknown>;

type JobOptions = {
  /** Number of retries of a failed job; 0 = never. Default 5. */
  retryLimit?: number;
  /** Seconds before the first retry; doubled each time, up to an hour. Default 15. */
  retryDelaySeconds?: number;
  /** A job that runs longer counts as lost and is retried. Default 900. */
  expireInSeconds?: number;
  /** Seconds for which a finished job's data are kept. Default a day. */
  keepSeconds?: number;
  /** Number of its jobs that one process runs in parallel. Default 1. */
  atOnce?: number;
  /** A job, defined before this one, that gets the data once the last try failed. Default: none. */
  givenUpTo?: string;
};

type SendOptions = {
  /** Stores no second job with the same key while one waits for its first try. */
  singletonKey?: string;
  /** Among waiting jobs of one name the highest priority goes first. Default 0. */
  priority?: number;
  /**
   * The transaction in which to store the job: the job exists only if it commits. Required inside a
   * transaction, because PGlite has one connection and would otherwise deadlock.
   */
  within?: Pick<Database, "execute">;
};

/**
 * Work that outlives the request that asked for it. Each job runs in one process at a time.
 *
 * @example
 * jobs.define<{ lead: string }>("send-lead", ({ lead }) => sendLead(lead));
 * await jobs.send("send-lead", { lead: id });
 */
export type Jobs = {
  /** Call it before `start`. A job fails if its handler throws; it may run more than once. */
  define<Data extends JobData>(
    name: string,
    handler: (data: Data, signal: AbortSignal) => Promise<void>,
    options?: JobOptions,
  ): void;
  /** Call it before `start`. Runs a defined job by a `cron` of five fields, by default in Rome's time. */
  schedule(name: string, cron: string, timeZone?: string): void;
  /** Defines and schedules a job that is not retried, because its next run does what is left. */
  repeat(name: string, cron: string, handler: () => Promise<void>): void;
  /** Resolves once the job is stored. */
  send(name: string, data: JobData, options?: SendOptions): Promise<void>;
  /** With `work: false` jobs are only stored, for another process to do, or until `startWork`. */
  start(options?: { work: boolean }): Promise<void>;
  /** Runs the stored jobs of every definition. Does nothing before `start`, or after `stop`. */
  startWork(): Promise<void>;
  /** Waits at most five seconds for the running handlers. Jobs that are cut off run again later. */
  stop(): Promise<void>;
};

type Definition = {
  name: string;
  handler: (data: never, signal: AbortSignal) => Promise<void>;
  options: JobOptions;
};

/** After this time without a heartbeat a worker counts as dead, and its job is retried. */
const HEARTBEAT_SECONDS = 20;
/** New jobs are announced immediately. Polling finds delayed jobs. */
const POLL_SECONDS = 5;
const STOP_TIMEOUT_MS = 5000;

export function createJobs({
  client,
  log,
  traces = NO_TRACES,
  pollSeconds = POLL_SECONDS,
}: {
  client: DatabaseClient;
  log: FastifyBaseLogger;
  traces?: Traces;
  pollSeconds?: number;
}): Jobs {
  const definitions = new Map<string, Definition>();
  const schedules = new Map<string, { cron: string; timeZone: string }>();
  let boss: PgBoss | null = null;
  let beginning: Promise<void> = Promise.resolve();

  const startWork = async (working: PgBoss) => {
    if (client.kind === "pglite") {
      await freeOrphans(working);
    }
    for (const definition of definitions.values()) {
      await startWorkers(working, definition, { log, traces, pollSeconds });
    }
  };

  const define: Jobs["define"] = (name, handler, options = {}) => {
    definitions.set(name, { name, handler, options });
  };
  const schedule: Jobs["schedule"] = (name, cron, timeZone = "Europe/Rome") => {
    schedules.set(name, { cron, timeZone });
  };

  return {
    define,
    schedule,
    repeat(name, cron, handler) {
      define(name, handler, { retryLimit: 0 });
      schedule(name, cron);
    },
    async send(name, data, { singletonKey, priority = 0, within } = {}) {
      if (boss === null) {
        throw new Error(`the job ${name} was sent before the jobs were started`);
      }
      await boss.send(name, data, {
        // A queue keeps one waiting job for each key, so a job without a key gets its own.
        singletonKey: singletonKey ?? randomUUID(),
        priority,
        ...(within === undefined ? {} : { db: fromDrizzle(within, sql) }),
      });
    },
    async start({ work } = { work: true }) {
      const starting = createBoss(client, log);
      await starting.start();
      const queues = new Map((await starting.getQueues()).map((queue) => [queue.name, queue]));
      for (const definition of definitions.values()) {
        await putQueue(starting, definition, queues.get(definition.name));
      }
      await putSchedules(starting, schedules);
      if (work) {
        await startWork(starting);
      }
      boss = starting;
    },
    async startWork() {
      if (boss !== null) {
        beginning = startWork(boss);
        await beginning;
      }
    },
    async stop() {
      const stopping = boss;
      boss = null;
      // A failure to begin was already reported to the caller of `startWork`.
      await beginning.catch(() => undefined);
      await stopping?.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

/** Stores a queue that is new or has other settings than the stored one. */
async function putQueue(
  boss: PgBoss,
  { name, options }: Definition,
  stored: QueueResult | undefined,
): Promise<void> {
  const settings = {
    retryLimit: options.retryLimit ?? 5,
    retryDelay: options.retryDelaySeconds ?? 15,
    retryBackoff: true,
    retryDelayMax: HOUR_SECONDS,
    expireInSeconds: options.expireInSeconds ?? 900,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: options.keepSeconds ?? DAY_SECONDS,
    deadLetter: options.givenUpTo ?? null,
    notify: true,
  };
  if (stored !== undefined && isDeepStrictEqual({ ...stored, ...settings }, stored)) {
    return;
  }
  await boss.createQueue(name, { policy: "short" });
  await boss.updateQueue(name, settings);
  // pg-boss reads the settings of the stored queues as it starts, and those of a new one at its
  // first use, on its own connection. This reads them now: a first job that is sent within a
  // transaction would otherwise wait for PGlite's one connection for ever.
  await boss.findJobs(name, { key: "none", queued: true });
}

/**
 * Starts as many workers as the job's `atOnce`. A worker that found a job looks for the next one
 * without a pause. pg-boss alone would wait for a poll, because all jobs that are announced while a
 * worker is busy wake it only once.
 */
async function startWorkers(
  boss: PgBoss,
  { name, handler, options }: Definition,
  { log, traces, pollSeconds }: { log: FastifyBaseLogger; traces: Traces; pollSeconds: number },
): Promise<void> {
  const polling = {
    pollingIntervalSeconds: Math.min(2, pollSeconds),
    notifyPollingIntervalSeconds: pollSeconds,
  };
  for (let turn = 0; turn < (options.atOnce ?? 1); turn += 1) {
    const worker = await boss.work(name, { ...polling, batchSize: 1 }, async (jobs) => {
      boss.notifyWorker(worker);
      for (const job of jobs) {
        try {
          await traces.run(`job ${name}`, () => handler(job.data as never, job.signal));
        } catch (error) {
          log.warn({ err: error, job: name, id: job.id }, "job failed");
          throw error;
        }
      }
    });
  }
}

/** Stores new and changed schedules, and deletes those that the code no longer has. */
async function putSchedules(
  boss: PgBoss,
  schedules: ReadonlyMap<string, { cron: string; timeZone: string }>,
): Promise<void> {
  const stored = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const name of stored.keys()) {
    if (!schedules.has(name)) {
      await boss.unschedule(name);
    }
  }
  for (const [name, { cron, timeZone }] of schedules) {
    const known = stored.get(name);
    if (known?.cron !== cron || known.timezone !== timeZone) {
      await boss.schedule(name, cron, null, { tz: timeZone });
    }
  }
}
