import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import getPort from "get-port";
import { findProgram } from "../e2e/host-process.ts";

const START = resolve(import.meta.dirname, "../start.mjs");
const BARE = `const server = require("node:http").createServer((_, reply) => reply.end("ok"));
server.listen(0, "127.0.0.1", () => console.log("http://127.0.0.1:" + server.address().port));`;

export type Started = {
  origin: string;
  /** Time from the command to the line that says that the host is ready. */
  readyMs: number;
  /** Resident memory of the serving process, in MB. */
  readMb(): number;
  stop(): Promise<void>;
};

/** Starts the site as `npm start` does; without a build, from its source. */
export async function startSite(env: Record<string, string>): Promise<Started> {
  const built = (process.env.VOLPE_PROCESSES ?? "") !== "";
  const origin = `http://127.0.0.1:${await getPort()}`;
  const variables = { PORT: new URL(origin).port, DEMO_PORT: "off", OPEN_DATA_DAILY: "off" };
  const quiet = { LOG_LEVEL: "error", DRAIN_SECONDS: "0" };
  const program = built ? START : findProgram("site/src/host.ts");
  const started = await start([program], {
    ...variables,
    ...quiet,
    NODE_ENV: "production",
    ...env,
  });
  // The launcher is the parent of the process that serves.
  const pid = built ? readChild(started.pid) : started.pid;
  return { ...started, origin, readMb: () => readMb(pid) };
}

/** Starts a Node process that only answers «ok». */
export async function startBare(): Promise<Started> {
  const started = await start(["-e", BARE], {});
  return { ...started, origin: started.line, readMb: () => readMb(started.pid) };
}

async function start(args: string[], env: Record<string, string>) {
  const startedMs = performance.now();
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const line = await Promise.race([
    once(child.stdout ?? child, "data").then(([chunk]) => String(chunk).trim()),
    ended.then(([code]) => {
      throw new Error(`${args.at(-1)} ended with ${code}`);
    }),
  ]);
  const readyMs = performance.now() - startedMs;
  return {
    pid: child.pid ?? 0,
    line,
    readyMs,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function readChild(pid: number): number {
  return Number(execFileSync("pgrep", ["-P", String(pid)], { encoding: "utf8" }));
}

function readMb(pid: number): number {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(kilobytes) / 1024;
}
