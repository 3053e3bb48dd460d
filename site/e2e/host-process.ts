import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import getPort from "get-port";

const ROOT = resolve(import.meta.dirname, "../..");

/** Loading compiled sources takes half of the processor time of compiling them. */
export const COMPILE_CACHE = resolve(ROOT, "node_modules/.cache/compiled");
/**
 * The built program of a source, if the whole run of tests has built it, because the program starts
 * with 40 % less processor time; otherwise the source, which is always current.
 */
export function findProgram(source: string): string {
  const folder = process.env.VOLPE_PROCESSES;
  return folder ? join(folder, `${basename(source, ".ts")}.js`) : resolve(ROOT, source);
}

const HOST = "site/src/host.ts";
/**
 * A host of the tests lives for minutes, in which optimised code of PGlite gains nothing.
 * Optimising would take half of a start's processor time.
 */
const SHORT_LIVED = ["--liftoff-only"];
const READY = /^Volpe è pronta: /m;
const START_LIMIT_MS = 120_000;

/** A real host, on free ports and with its own data folder unless others are named. The tests of `embed-demo` use it too. */
export type HostProcess = {
  /** Origin of the site, without a final slash. */
  url: string;
  /** Origin of the demonstration that the host serves under another host name. */
  demoUrl: string;
  dataDir: string;
  /** Sends SIGKILL: the process cannot write or answer anything afterwards. */
  kill(): Promise<void>;
  /** Sends a signal, SIGTERM if none is named; resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Starts the host again on the same ports and folder. */
  start(): Promise<void>;
  /** Stops the host and removes its folder, unless it was named. */
  dispose(): Promise<void>;
};

/**
 * `hostName` must resolve to this machine; browsers resolve every name below `localhost` to it.
 * `checkout` is the folder of other sources, which are then run. `port` and `folder` are the site's
 * own; "" stands for a free port and a new folder. `nodeOptions` replace those of a test.
 */
export async function startHost(
  env: Record<string, string> = {},
  {
    hostName = "localhost",
    checkout = "",
    port: named = "",
    folder = "",
    nodeOptions = SHORT_LIVED as readonly string[],
  } = {},
): Promise<HostProcess> {
  const [free, demoPort] = await Promise.all([getPort(), getPort()]);
  const port = named || free;
  const dataDir = folder || (await mkdtemp(join(tmpdir(), "volpe-e2e-")));
  const filled = process.env.VOLPE_FILLED_FOLDER ?? "";
  if (filled !== "" && folder === "") {
    await cp(filled, dataDir, { recursive: true });
  }
  const url = `http://${hostName}:${port}`;
  const program = checkout === "" ? findProgram(HOST) : join(checkout, HOST);
  let child: ChildProcess | null = null;

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) {
      return child?.exitCode ?? null;
    }
    const ended = once(child, "exit");
    child.kill(signal);
    const [code] = await ended;
    return code;
  }

  async function start(): Promise<void> {
    child = spawn(process.execPath, [...nodeOptions, program], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        DEMO_PORT: String(demoPort),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        LOG_LEVEL: "warn",
        OPEN_DATA_DAILY: "off",
        // The host refuses orders while no operator would be informed of them.
        OPERATOR_EMAIL: "operatore@esempio.it",
        // A reading on a busy machine may last longer than a visitor should wait.
        BILL_SECONDS: "60",
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    await waitUntilReady(child);
  }

  const host: HostProcess = {
    url,
    demoUrl: `http://demo.localhost:${demoPort}`,
    dataDir,
    start,
    kill: async () => {
      await end("SIGKILL");
    },
    stop: (signal = "SIGTERM") => end(signal),
    async dispose() {
      await end("SIGTERM");
      if (folder === "") await rm(dataDir, { recursive: true, force: true });
    },
  };
  await start();
  return host;
}

/** A host whose code Node optimises, as that of `npm start`; for measurements. */
export function startMeasuredHost(env: Record<string, string> = {}): Promise<HostProcess> {
  return startHost({ LOG_LEVEL: "error", ...env }, { nodeOptions: [] });
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`No host in time:\n${output}`));
    }, START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (READY.test(output)) {
        clearTimeout(timer);
        resolve();
      }
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`The host ended with ${code}:\n${output}`));
    });
  });
}
