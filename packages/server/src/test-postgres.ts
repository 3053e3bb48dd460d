import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";

export type TestPostgres = {
  url: string;
  /** Starts Postgres again, with its data, on the same port. */
  start(): Promise<void>;
  /** Ends all connections and stops Postgres, as a restart does. */
  stop(): Promise<void>;
  close(): Promise<void>;
};

/** Postgres refuses to run as root, so root starts it as the system's user `postgres`. */
type Runner = { uid?: number; gid?: number };

function findRunner(): Runner | null {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const [uid, gid] = ["-u", "-g"].map((what) =>
    Number.parseInt(spawnSync("id", [what, "postgres"], { encoding: "utf8" }).stdout, 10),
  );
  return uid === undefined || gid === undefined || Number.isNaN(uid + gid) ? null : { uid, gid };
}

/**
 * Starts a Postgres for one test, with an empty database. If its programs are not installed or may
 * not be run, returns the reason instead.
 */
export async function startTestPostgres(): Promise<TestPostgres | string> {
  const [binaries] = globSync("/usr/lib/postgresql/*/bin/").toSorted().toReversed();
  if (binaries === undefined) {
    return "no Postgres in /usr/lib/postgresql";
  }
  const runner = findRunner();
  if (runner === null) {
    return "root has no user «postgres» to run Postgres as";
  }
  const folder = mkdtempSync(join(tmpdir(), "volpe-postgres-"));
  if (runner.uid !== undefined && runner.gid !== undefined) {
    chownSync(folder, runner.uid, runner.gid);
  }
  const data = join(folder, "data");
  const created = spawnSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "volpe", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...runner, cwd: folder, encoding: "utf8" },
  );
  if (created.status !== 0) {
    rmSync(folder, { recursive: true });
    return `initdb failed: ${created.stderr}`;
  }
  const port = await getPort();
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder];
    const starting = spawn(join(binaries ?? "", "postgres"), args, {
      ...runner,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    child = starting;
    let said = "";
    await new Promise<void>((resolve, reject) => {
      starting.once("error", reject);
      starting.once("exit", () => reject(new Error(`Postgres ended: ${said}`)));
      starting.stderr.on("data", (chunk) => {
        said += chunk;
        if (said.includes("ready to accept connections")) resolve();
      });
    });
  }

  async function stop(): Promise<void> {
    const stopping = child;
    child = null;
    if (stopping !== null) {
      const ended = once(stopping, "exit");
      // Asks for Postgres' fast shutdown, which waits for no client.
      stopping.kill("SIGINT");
      await ended;
    }
  }

  await start();
  return {
    url: `postgres://volpe@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async close() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
