import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { readTestConfig } from "./process/config.ts";
import { createEmptyDatabase } from "./test-empty-database.ts";
import { startProcess } from "./test-process.ts";

/**
 * The advisory lock of the file whose processes run: the processes of several files would together
 * open more connections than Postgres allows.
 */
const PROCESSES_LOCK = 7_264_802;

export type TestProcess = { url: string; end(signal: NodeJS.Signals): Promise<void> };

export type TestProcesses = Awaited<ReturnType<typeof createTestProcesses>>;

/**
 * Processes of the server on one new Postgres database and one Redis. Each visitor's address is what
 * `x-forwarded-for` says.
 */
export async function createTestProcesses(variables: Record<string, string> = {}) {
  const { databaseUrl, redisUrl } = readTestConfig();
  const dataDir = mkdtempSync(join(tmpdir(), "volpe-processes-"));
  const turn = new pg.Client({ connectionString: databaseUrl ?? "" });
  await turn.connect();
  await turn.query(`select pg_advisory_lock(${PROCESSES_LOCK})`);
  const database = await createEmptyDatabase();
  const running = new Set<TestProcess>();

  return {
    databaseUrl: database.url,
    async start(): Promise<TestProcess> {
      const host = startProcess("test-host.ts", {
        env: {
          DATA_DIR: dataDir,
          DATABASE_URL: database.url,
          REDIS_URL: redisUrl ?? "",
          SESSION_SECRET: "0123456789abcdef0123456789abcdef",
          TRUST_PROXY: "127.0.0.1",
          PORT: "0",
          LOG_LEVEL: "silent",
          OPEN_DATA_DAILY: "off",
          ...variables,
        },
      });
      const started: TestProcess = {
        url: (await host.line("ready")).replace("ready ", ""),
        async end(signal) {
          running.delete(started);
          host.child.kill(signal);
          await host.ended;
        },
      };
      running.add(started);
      return started;
    },
    breakConnections: database.breakConnections,
    async close(): Promise<void> {
      await Promise.all([...running].map((each) => each.end("SIGTERM")));
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
      // Closing the session releases the lock.
      await turn.end();
    },
  };
}
