import type { Server as HttpServer } from "node:http";
import { createAdapter } from "@socket.io/redis-streams-adapter";
import { TICKET_NAMESPACE } from "@volpe/contract";
import type { FastifyBaseLogger } from "fastify";
import { createClient } from "redis";
import { Server } from "socket.io";
import { ConfigError } from "./config-values.ts";
import { createConnectionLimit } from "./connection-limit.ts";
import type { Services } from "./services.ts";
import { createAddressReader } from "./visitor-address.ts";

const MAX_MESSAGE_BYTES = 64 * 1024;
const RECOVERY_MS = 2 * 60 * 1000;
const RECONNECT_MAX_MS = 5000;

export type SocketSide = {
  io: Server;
  /** Ends every connection; leaves the http server to whoever made it. */
  close(): Promise<void>;
};

/** Socket.IO on the given server. With Redis, several processes are one. */
export async function createSocketSide(
  httpServer: HttpServer,
  { config, log }: Pick<Services, "config" | "log">,
): Promise<SocketSide> {
  const redis = config.redisUrl === null ? null : await connectRedis(config.redisUrl, log);
  const limit = createConnectionLimit(createAddressReader(config.trustProxy));
  const io = new Server({
    path: "/socket.io",
    serveClient: false,
    cors: { origin: "*", credentials: false },
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    // A recovered socket says who it is anew: its token may have run out.
    connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MS, skipMiddlewares: false },
    allowRequest: limit.allowRequest,
    ...(redis === null ? {} : { adapter: createAdapter(redis) }),
  });
  io.attach(httpServer);
  limit.count(io.engine);
  return {
    io,
    async close() {
      io.disconnectSockets(true);
      io.engine.close();
      for (const namespace of ["/", TICKET_NAMESPACE]) {
        await io.of(namespace).adapter.close();
      }
      await redis?.close();
    },
  };
}

/** Fails at once where nothing answers; a connection lost later is tried again without end. */
async function connectRedis(url: string, log: FastifyBaseLogger) {
  let reached = false;
  const redis = createClient({
    url,
    socket: {
      reconnectStrategy: (tries) => reached && Math.min(100 * 2 ** tries, RECONNECT_MAX_MS),
    },
  });
  redis.on("error", (error: unknown) => {
    // Before that the start fails, and says so itself.
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
  return redis;
}
