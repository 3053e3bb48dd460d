import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const ROOT = resolve(import.meta.dirname, "../..");
const START_LIMIT_MS = 60_000;

/** The real host, with a folder of its own. */
export type HostProcess = {
  /** Origin that the widgets come from. */
  url: string;
  /** Origin of the demonstration that the host itself serves. */
  demoUrl: string;
  /** What `npm run admin -- …` prints, handed to this process. */
  admin(...args: string[]): Promise<string>;
  dispose(): Promise<void>;
};

export async function startHost(): Promise<HostProcess> {
  const [port, demoPort] = await Promise.all([findFreePort(), findFreePort()]);
  const dataDir = await mkdtemp(join(tmpdir(), "volpe-embed-"));
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    DEMO_PORT: String(demoPort),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    OPEN_DATA_DAILY: "off",
  };
  const child = spawn(process.execPath, [join(ROOT, "site/src/host.ts")], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ready = Promise.withResolvers<void>();
  const timer = setTimeout(() => ready.reject(new Error(`No host:\n${output}`)), START_LIMIT_MS);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (/^Volpe è pronta: /m.test(output)) {
        ready.resolve();
      }
    });
  }
  child.once("exit", (code) => ready.reject(new Error(`The host ended with ${code}:\n${output}`)));
  await ready.promise;
  clearTimeout(timer);

  return {
    url,
    demoUrl: `http://demo.localhost:${demoPort}`,
    async admin(...args) {
      const script = join(ROOT, "packages/server/src/admin/admin.ts");
      const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
      return stdout;
    },
    async dispose() {
      if (child.exitCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}
