import type { Server as HttpServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Server as SocketServer } from "socket.io";
import { type AdminSocket, listenForCommands } from "./admin/admin-socket.ts";
import { createApp, type Mount } from "./app.ts";
import { attachAssistant } from "./chat/assistant-socket.ts";
import { checkListening } from "./listening-check.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { listenForMetrics } from "./metrics/metrics-routes.ts";
import type { Config } from "./process/config.ts";
import { createLog } from "./process/log.ts";
import { warnOfOpenProxy } from "./process/visitor-address.ts";
import { openServices, type RunningServices } from "./running-services.ts";
import { seedCatalogue } from "./seed/seed-catalogue.ts";
import { seedContent } from "./seed/seed-content.ts";
import { seedProducts } from "./seed/seed-products.ts";
import type { Services } from "./services.ts";
import { createSocketSide, type SocketSide } from "./socket.ts";
import { attachTickets } from "./tickets/ticket-socket.ts";
import { type Clock, systemClock } from "./time/clock.ts";

export type ServerOptions = {
  clock?: Clock;
  log?: FastifyBaseLogger;
  /** Registers the other parts that the process serves, on the same Fastify instance. */
  mount?: Mount;
};

export type VolpeServer = {
  /** Ready to listen. */
  app: FastifyInstance;
  services: Services;
  /** Starts Socket.IO on the listening server. */
  attachSocket(httpServer: HttpServer): Promise<SocketServer>;
  /**
   * Makes `/readyz` answer that the process closes, and continues to serve for `drainSeconds` of
   * the configuration, so that a balancer notices.
   */
  drain(): Promise<void>;
  /** Ends requests, sockets, jobs and the database, in this order. Idempotent. */
  close(): Promise<void>;
};

/**
 * Checks the ports, opens and migrates the database, seeds it if it is empty, and builds the API.
 * Jobs run once the process listens.
 * `toStartupMessage` converts its errors to one line.
 *
 * @example
 * const { app, attachSocket, close } = await createServer(readProcessConfig());
 */
export async function createServer(
  config: Config,
  { clock = systemClock, log = createLog(config.logLevel), mount }: ServerOptions = {},
): Promise<VolpeServer> {
  warnOfOpenProxy(log, config);
  await checkListening(config);
  const running = await openServices({ config, clock, log, work: false, seed });
  try {
    const { catalogue, products, content, origins, affiliates, search } = running.services;
    const read = [catalogue, products, content, origins, affiliates];
    await Promise.all(read.map((part) => part.reload()));
    await search.reload();
    const server = await buildServer(running, withWork(mount));
    const admin = running.kind === "pglite" ? await listenForCommands(running.services) : null;
    return withAdmin(server, admin);
  } catch (error) {
    await running.close();
    throw error;
  }
}

/**
 * Lets the process run jobs once it listens. Each kind of job first looks for waiting ones, which
 * on PGlite would delay the start.
 */
function withWork(mount: Mount = async () => undefined): Mount {
  return async (app, services) => {
    app.addHook("onListen", async () => {
      services.jobs
        .startWork()
        .catch((error: unknown) => services.log.error({ err: error }, "jobs do not run"));
    });
    await mount(app, services);
  };
}

async function seed(services: Services): Promise<void> {
  await seedCatalogue(services);
  await seedProducts(services);
  await seedContent(services);
}

/** Builds the API over running services and closes them in the end. */
export async function buildServer(running: RunningServices, mount?: Mount): Promise<VolpeServer> {
  const { services } = running;
  const { metricsPort, metricsToken } = services.config;
  const isMeasured = metricsPort !== null || metricsToken !== null;
  const metrics = isMeasured ? await createMetrics(services) : null;
  const app = await createApp(services, { mount, metrics });
  const metricsListener =
    metrics !== null && metricsPort !== null
      ? await listenForMetrics(metrics, { ...services.config, port: metricsPort })
      : null;
  let socketSide: SocketSide | null = null;
  let ticketSide: { close(): void } | null = null;
  const close = async () => {
    ticketSide?.close();
    await socketSide?.close();
    await app.close();
    await metricsListener?.close();
    metrics?.close();
    await running.close();
  };
  let closing: Promise<void> | null = null;
  return {
    app,
    services,
    async attachSocket(httpServer) {
      socketSide = await createSocketSide(httpServer, services);
      metrics?.watchSockets(socketSide.io.engine);
      attachAssistant(socketSide.io, services);
      ticketSide = await attachTickets(socketSide.io, services);
      return socketSide.io;
    },
    async drain() {
      services.readiness.mark("closing", "missing");
      await delay(services.config.drainSeconds * 1000);
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
}

function withAdmin(server: VolpeServer, admin: AdminSocket | null): VolpeServer {
  return {
    ...server,
    async close() {
      await admin?.close();
      await server.close();
    },
  };
}
