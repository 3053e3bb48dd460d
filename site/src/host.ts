import type { AddressInfo } from "node:net";
import { createServer, readProcessConfig, toStartupMessage, type VolpeServer } from "@volpe/server";
import type { FastifyInstance } from "fastify";
import { createDemoServer } from "./host/demo-server.ts";
import { DEMO_FOLDER } from "./host/folders.ts";
import { createMount } from "./host/mount.ts";

/**
 * Closes the server once: at SIGINT, when the terminal or the parent process ends, or after SIGTERM,
 * which drains first. A second SIGTERM ends the draining.
 */
function closeOnSignals({ drain, close }: Pick<VolpeServer, "drain" | "close">): void {
  let closing = false;
  const end = async () => {
    if (!closing) {
      closing = true;
      await close();
      process.exit(0);
    }
  };
  process.on("SIGINT", end);
  process.on("SIGHUP", end);
  process.once("SIGTERM", async () => {
    process.on("SIGTERM", end);
    await drain();
    await end();
  });
  // The IPC channel closes if the launcher ends without a signal.
  process.on("disconnect", end);
}

async function start(): Promise<void> {
  const config = readProcessConfig();
  const mount = createMount({ development: process.argv.includes("--dev") });
  let server: VolpeServer | null = null;
  let demo: FastifyInstance | null = null;
  try {
    server = await createServer(config, { mount });
    if (config.demoPort !== null) {
      demo = await createDemoServer({ folder: DEMO_FOLDER, hostOrigin: config.publicUrl });
      await demo.listen({ port: config.demoPort, host: config.host });
    }
    await server.attachSocket(server.app.server);
    await server.app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await demo?.close();
    await server?.close();
    throw error;
  }
  const running = server;
  closeOnSignals({
    drain: running.drain,
    async close() {
      await demo?.close();
      await running.close();
    },
  });
  // The memory that the start allocated is garbage now. V8 would keep it until the first busy hour.
  globalThis.gc?.();
  const { port } = server.app.server.address() as AddressInfo;
  console.log(`Volpe è pronta: ${toAddress(config.publicUrl, port)}`);
}

/**
 * The public origin of the site. Port 0 asks for a free port, so the origin contains the assigned
 * one.
 */
function toAddress(publicUrl: string, port: number): string {
  const url = new URL(publicUrl);
  if (url.port === "0") {
    url.port = String(port);
  }
  return url.origin;
}

try {
  await start();
} catch (error) {
  console.error(toStartupMessage(error));
  process.exit(1);
}
