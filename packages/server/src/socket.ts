import {
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { TICKET_NAMESPACE } from "@volpe/contract";
import { Server } from "socket.io";
import { ConfigError } from "./process/config-values.ts";
import { type AddressReader, createAddressReader } from "./process/visitor-address.ts";
import type { Services } from "./services.ts";

const MAX_MESSAGE_BYTES = 64 * 1024;
const RECONNECT_MAX_MS = 5000;
/** While Redis is unreachable, this many messages wait for it. Later ones reach only this process. */
const WAITING_MAX = 10_000;

export type SocketSide = {
  io: Server;
  /** Ends every connection and refuses new ones; the HTTP server continues. */
  close(): Promise<void>;
};

/** Starts Socket.IO on the given server. With Redis, several processes act as one. */
export async function createSocketSide(
  httpServer: HttpServer,
  { config, log, readiness }: Pick<Services, "config" | "log" | "readiness">,
): Promise<SocketSide> {
  const shared =
    config.redisUrl === null ? null : await connectRedis(config.redisUrl, { log, readiness });
  const io = new Server({
    path: "/socket.io",
    serveClient: false,
    cors: { origin: "*", credentials: false },
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    ...(shared === null ? {} : { adapter: shared.adapter }),
  });
  io.attach(httpServer);
  const admission = admitConnections(io.engine, createAddressReader(config.trustProxy));
  return {
    io,
    async close() {
      // A page that reconnects during the close would keep the server open as long as it stays.
      admission.stop();
      // Through Redis, `io` alone would disconnect the sockets of every process.
      io.local.disconnectSockets(true);
      io.engine.close();
      for (const namespace of ["/", TICKET_NAMESPACE]) {
        await io.of(namespace).adapter.close();
      }
      shared?.stopTrimming();
      await shared?.redis.close();
    },
  };
}

/** Throws at once if Redis does not answer; a connection lost later is retried for ever. */
async function connectRedis(url: string, { log, readiness }: Pick<Services, "log" | "readiness">) {
  // The libraries are loaded only if needed: they are a quarter of all files that a process loads,
  // and most processes have no Redis.
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import("redis"),
    import("@socket.io/redis-streams-adapter"),
  ]);
  let reached = false;
  const redis = createClient({
    url,
    commandsQueueMaxLength: WAITING_MAX,
    socket: {
      reconnectStrategy: (tries) => reached && Math.min(100 * 2 ** tries, RECONNECT_MAX_MS),
    },
  });
  redis.on("error", (error: unknown) => {
    // Before the first connection the start itself fails and reports the error.
    if (reached) {
      readiness.mark("redis", "missing");
      log.error({ err: error }, "redis");
    }
  });
  redis.on("ready", () => readiness.mark("redis", "present"));
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
  const stopTrimming = keepStreamShort(redis, { log });
  return { redis, stopTrimming, adapter: createAdapter(redis, { streamName: STREAM }) };
}

/** Key of the stream by which the processes tell each other what their sockets send. */
export const STREAM = "socket.io";

/** A process that has read nothing for 10 s counts as gone. */
const KEPT_MS = 30_000;
const EVERY_MS = 5000;

/** The commands of a Redis client that are used here. */
type Redis = {
  readonly isReady: boolean;
  /** Seconds and microseconds. */
  time(): Promise<readonly unknown[]>;
  xTrim(key: string, strategy: "MINID", threshold: number): Promise<unknown>;
  pExpire(key: string, milliseconds: number): Promise<unknown>;
};
type Options = { log: Services["log"]; keptMs?: number; everyMs?: number };

/**
 * Removes from Redis what every process has read. It contains what people write in the chat, and
 * the adapter itself keeps the last 10,000 messages. After all processes stop, the key expires.
 * Returns the function that stops it.
 */
export function keepStreamShort(
  redis: Redis,
  { log, keptMs = KEPT_MS, everyMs = EVERY_MS }: Options,
): () => void {
  async function trim() {
    // Redis makes the ids with its own clock.
    const [seconds] = await redis.time();
    await redis.xTrim(STREAM, "MINID", Number(seconds) * 1000 - keptMs);
    await redis.pExpire(STREAM, 2 * KEPT_MS);
  }
  const timer = setInterval(() => {
    // While Redis is unreachable, commands would wait in the queue of the messages.
    if (redis.isReady) {
      trim().catch((error: unknown) => log.error({ err: error }, "redis"));
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** This is enough for an office behind one address, with some tabs per person. */
const CONNECTIONS_PER_ADDRESS = 200;
const RETRY_AFTER_SECONDS = 5;

type EngineRequest = IncomingMessage & { _query?: { sid?: string } };

/**
 * Refuses handshakes below Socket.IO, so that silent connections count too: with 429 above an
 * address's own limit, with 503 once `stop` was called.
 */
function admitConnections(engine: Server["engine"], readAddress: AddressReader) {
  const open = new Map<string, number>();
  let isStopped = false;

  function findRefusal(request: EngineRequest): 429 | 503 | null {
    if (request._query?.sid !== undefined) {
      return null;
    }
    if (isStopped) {
      return 503;
    }
    return (open.get(readAddress(request)) ?? 0) < CONNECTIONS_PER_ADDRESS ? null : 429;
  }

  engine.use((request: EngineRequest, response: ServerResponse, next: () => void) => {
    const status = findRefusal(request);
    if (status === null) {
      next();
      return;
    }
    if (request.headers.upgrade === undefined) {
      response.writeHead(status, { "retry-after": String(RETRY_AFTER_SECONDS) }).end();
      return;
    }
    // Engine.IO's response to an upgrade writes nothing.
    request.socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nRetry-After: ${RETRY_AFTER_SECONDS}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  });
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
  return {
    stop() {
      isStopped = true;
    },
  };
}
