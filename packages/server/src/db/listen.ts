import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import type { DatabaseClient } from "./database.ts";

const RECONNECT_MIN_MS = 100;
const RECONNECT_MAX_MS = 5000;

/**
 * Receives what `notify` sends on the channel, from this process and others. Resolves, once it
 * listens, to a function that stops it. On Postgres it uses a separate connection and reconnects
 * after a loss; notifications in between are lost.
 */
export async function listenTo(
  client: DatabaseClient,
  channel: string,
  { log, onPayload }: { log: FastifyBaseLogger; onPayload: (payload: string) => void },
): Promise<() => Promise<void>> {
  if (client.kind === "pglite") {
    const unlisten = await client.pglite.listen(channel, onPayload);
    return () => unlisten();
  }
  const closing = new AbortController();
  const connect = async () => {
    const session = new pg.Client({
      connectionString: client.connectionString,
      application_name: "volpe-signals",
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => {
      session.once("error", () => resolve());
      session.once("end", () => resolve());
    });
    session.on("notification", ({ payload = "" }) => onPayload(payload));
    try {
      await session.connect();
      await session.query(`listen ${session.escapeIdentifier(channel)}`);
    } catch (error) {
      session.end().catch(() => undefined);
      throw error;
    }
    return { session, lost };
  };
  let { session, lost } = await connect();
  const keepListening = async () => {
    let waitMs = RECONNECT_MIN_MS;
    for (;;) {
      await lost;
      if (closing.signal.aborted) {
        return;
      }
      log.warn("the connection for signals was lost");
      session.end().catch(() => undefined);
      for (;;) {
        // Rejects when `closing` is aborted, which ends the loop.
        await delay(waitMs, undefined, { signal: closing.signal, ref: false });
        try {
          ({ session, lost } = await connect());
          waitMs = RECONNECT_MIN_MS;
          break;
        } catch (error) {
          log.warn({ err: error }, "no connection for signals");
          waitMs = Math.min(waitMs * 2, RECONNECT_MAX_MS);
        }
      }
    }
  };
  const ended = keepListening().catch((error: unknown) => {
    if (!closing.signal.aborted) {
      throw error;
    }
  });
  return async () => {
    closing.abort();
    await session.end();
    await ended;
  };
}
