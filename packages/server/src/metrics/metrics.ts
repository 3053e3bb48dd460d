import { readImportStates } from "../catalogue/snapshots/snapshot-repository.ts";
import type { DatabaseClient } from "../db/database.ts";
import { readDatabaseSizes } from "../db/database-state-repository.ts";
import { readQueueState } from "../jobs/queue-repository.ts";
import type { Services } from "../services.ts";

export type Metrics = {
  /** The text of all metrics, as Prometheus reads it. A database that fails is a metric too. */
  render(): Promise<{ type: string; text: string }>;
  /** `route` is the pattern of an address, never the address. */
  observeRequest(request: { route: string; method: string; status: number; ms: number }): void;
  watchSockets(engine: { readonly clientsCount: number }): void;
  close(): void;
};

/** The histogram's limits in seconds, from a cached answer to a slow upload. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Given = Pick<Services, "db" | "log"> & { client: DatabaseClient };

/** Loads the library, so call it only if somebody may read the metrics. */
export async function createMetrics({ db, client, log }: Given): Promise<Metrics> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "volpe_http_request_duration_seconds",
    help: "Requests from the network, by pattern of the route and class of the status.",
    labelNames: ["route", "method", "status"],
    buckets: SECONDS,
    registers,
  });
  const toGauge = <Label extends string = never>(name: string, help: string, labels?: Label[]) =>
    new Gauge<Label>({ name: `volpe_${name}`, help, labelNames: labels ?? [], registers });
  const sockets = toGauge("sockets_open", "Connections of Socket.IO to this process.");
  const databaseUp = toGauge("database_up", "1 if the database answered for these metrics.");
  const databaseBytes = toGauge("database_bytes", "Size of the database.", ["part"]);
  const waiting = toGauge("queue_jobs_waiting", "Jobs whose time has come and that nobody took.");
  const oldest = toGauge("queue_oldest_job_seconds", "How long the oldest of them has waited.");
  const failed = toGauge("queue_jobs_failed", "Kept jobs whose tries are used up.");
  const switched = toGauge(
    "import_last_success_timestamp_seconds",
    "When the catalogue in use was imported.",
    ["kind"],
  );
  const succeeded = toGauge("import_last_succeeded", "1 if the last ended import was taken over.", [
    "kind",
  ]);
  let engine: { readonly clientsCount: number } = { clientsCount: 0 };

  /** Runs one query after the other, because PGlite works on the calling thread. */
  async function readDatabase(): Promise<void> {
    const queue = await readQueueState(db);
    waiting.set(queue.waiting);
    oldest.set(queue.oldestSeconds);
    failed.set(queue.failed);
    for (const { kind, switchedAtSeconds, lastSucceeded } of await readImportStates(db)) {
      if (switchedAtSeconds !== null) {
        switched.set({ kind }, switchedAtSeconds);
      }
      succeeded.set({ kind }, lastSucceeded ? 1 : 0);
    }
    for (const { part, bytes } of await readDatabaseSizes(db, client.kind)) {
      databaseBytes.set({ part }, bytes);
    }
  }

  return {
    async render() {
      sockets.set(engine.clientsCount);
      try {
        await readDatabase();
        databaseUp.set(1);
      } catch (error) {
        // The figures of the process are needed most while the database fails.
        log.warn({ err: error }, "metrics of the database");
        databaseUp.set(0);
        for (const gauge of [waiting, oldest, failed]) {
          gauge.remove();
        }
        for (const gauge of [switched, succeeded, databaseBytes]) {
          gauge.reset();
        }
      }
      return { type: registry.contentType, text: await registry.metrics() };
    },
    observeRequest({ route, method, status, ms }) {
      const statusClass = `${Math.floor(status / 100)}xx`;
      requests.observe({ route, method, status: statusClass }, ms / 1000);
    },
    watchSockets(watched) {
      engine = watched;
    },
    close() {
      registry.clear();
    },
  };
}
