import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer, readProcessConfig, toStartupMessage, type VolpeServer } from "@volpe/server";
import { createDemoServer } from "./host/demo-server.ts";
import { DEMO_FOLDER } from "./host/folders.ts";
import { createMount } from "./host/mount.ts";

/** Two signals, or a signal and the end of the parent, close once. */
function closeOnSignals(close: () => Promise<void>): void {
  let closing = false;
  const handleEnd = async () => {
    if (!closing) {
      closing = true;
      await close();
      process.exit(0);
    }
  };
  process.on("SIGINT", handleEnd);
  process.on("SIGTERM", handleEnd);
  // The launcher is gone, and no signal came.
  process.on("disconnect", handleEnd);
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function start(): Promise<void> {
  const config = readProcessConfig();
  const mount = createMount({ development: process.argv.includes("--dev") });
  let server: VolpeServer | null = null;
  let demo: Server | null = null;
  try {
    server = await createServer(config, { mount });
    if (config.demoPort !== null) {
      demo = createDemoServer({ folder: DEMO_FOLDER, hostOrigin: config.publicUrl });
      await listen(demo, config.demoPort, config.host);
    }
    await server.attachSocket(server.app.server);
    await server.app.listen({ port: config.port, host: config.host });
  } catch (error) {
    demo?.close();
    await server?.close();
    throw error;
  }
  const running = server;
  closeOnSignals(async () => {
    demo?.close();
    demo?.closeAllConnections();
    await running.close();
  });
  const { port } = server.app.server.address() as AddressInfo;
  console.log(`Volpe è pronta: ${toAddress(config.publicUrl, port)}`);
}

/** Where visitors find it; with the port that the system gave, where any free one was asked for. */
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
