import type { Server as HttpServer, IncomingMessage } from "node:http";
import { MINUTE_MS, TICKET_NAMESPACE } from "@volpe/contract";
import type { FastifyBaseLogger } from "fastify";
import { Server } from "socket.io";
import { ConfigError } from "./process/config-values.ts";
import { type AddressReader, createAddressReader } from "./process/visitor-address.ts";
import type { Services } from "./services.ts";

const MAX_MESSAGE_BYTES = 64 * 1024;
const RECOVERY_MS = 2 * MINUTE_MS;
const RECONNECT_MAX_MS = 5000;

export type SocketSide = {
  io: Server;
  /** Ends every connection and refuses new ones; the HTTP server continues. */
  close(): Promise<void>;
};

/** Starts Socket.IO on the given server. With Redis, several processes act as one. */
export async function createSocketSide(
  httpServer: HttpServer,
  { config, log }: Pick<Services, "config" | "log">,
): Promise<SocketSide> {
  const shared = config.redisUrl === null ? null : await connectRedis(config.redisUrl, log);
  const limit = createConnectionLimit(createAddressReader(config.trustProxy));
  let closing = false;
  const io = new Server({
    path: "/socket.io",
    serveClient: false,
    cors: { origin: "*", credentials: false },
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    // A recovered socket authenticates again: its token may have expired.
    connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MS, skipMiddlewares: false },
    // A page that reconnects during the close would keep the server open as long as it stays.
    allowRequest: (request, answer) =>
      closing ? answer("closing", false) : limit.allowRequest(request, answer),
    ...(shared === null ? {} : { adapter: shared.adapter }),
  });
  io.attach(httpServer);
  limit.count(io.engine);
  return {
    io,
    async close() {
      closing = true;
      io.disconnectSockets(true);
      io.engine.close();
      for (const namespace of ["/", TICKET_NAMESPACE]) {
        await io.of(namespace).adapter.close();
      }
      await shared?.redis.close();
    },
  };
}

/** Throws at once if Redis does not answer; a connection lost later is retried for ever. */
async function connectRedis(url: string, log: FastifyBaseLogger) {
  // Loaded only if needed: it is a quarter of all files that a process loads, and most processes
  // have no Redis.
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import("redis"),
    import("@socket.io/redis-streams-adapter"),
  ]);
  let reached = false;
  const redis = createClient({
    url,
    socket: {
      reconnectStrategy: (tries) => reached && Math.min(100 * 2 ** tries, RECONNECT_MAX_MS),
    },
  });
  redis.on("error", (error: unknown) => {
    // Before the first connection the start itself fails and reports the error.
    if (reached) {
      log.error({ err: error }, "redis");
    }
  });
  try {
    await redis.connect();
  } catch (cause) {
    throw new ConfigError(
      "REDIS_URL",
      "indica un Redis che non risponde o rifiuta l’accesso: avvialo, correggi l’indirizzo oppure togli la variabile se il processo è uno solo",
      { cause },
    );
  }
  reached = true;
  return { redis, adapter: createAdapter(redis) };
}

/** Enough for an office behind one address with some tabs each. */
const CONNECTIONS_PER_ADDRESS = 200;

/** Limits connections below Socket.IO, so that silent connections count too. */
function createConnectionLimit(readAddress: AddressReader, max = CONNECTIONS_PER_ADDRESS) {
  const open = new Map<string, number>();
  return {
    allowRequest(
      request: IncomingMessage,
      answer: (error: string | null | undefined, allowed: boolean) => void,
    ): void {
      const allowed = (open.get(readAddress(request)) ?? 0) < max;
      answer(allowed ? null : "too-many-requests", allowed);
    },
    count(engine: Server["engine"]): void {
      engine.on("connection", (connection) => {
        const address = readAddress(connection.request);
        open.set(address, (open.get(address) ?? 0) + 1);
        connection.once("close", () => {
          const left = (open.get(address) ?? 1) - 1;
          if (left > 0) {
            open.set(address, left);
          } else {
            open.delete(address);
          }
        });
      });
    },
  };
}
