import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import getPort from "get-port";

export type TestRedis = {
  url: string;
  /** Starts Redis again, empty, on the same port. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a Redis for one test, which keeps nothing on disk. Needs the program `redis-server`. */
export async function startTestRedis(): Promise<TestRedis> {
  const port = await getPort();
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const args = [
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--save",
      "",
      "--appendonly",
      "no",
    ];
    const starting = spawn("redis-server", args, { stdio: ["ignore", "pipe", "ignore"] });
    child = starting;
    let said = "";
    await new Promise<void>((resolve, reject) => {
      starting.once("error", reject);
      starting.once("exit", () => reject(new Error(`Redis ended: ${said}`)));
      starting.stdout.on("data", (chunk) => {
        said += chunk;
        if (said.includes("Ready to accept connections")) resolve();
      });
    });
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async stop() {
      const stopping = child;
      child = null;
      if (stopping !== null) {
        const ended = once(stopping, "exit");
        stopping.kill("SIGKILL");
        await ended;
      }
    },
  };
}
