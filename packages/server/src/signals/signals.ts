import type { FastifyBaseLogger } from "fastify";
import Type, { type Static } from "typebox";
import { Check } from "typebox/value";
import type { Database, DatabaseClient } from "../db/database.ts";
import { listenTo } from "../db/listen.ts";
import { notify } from "./signal-repository.ts";

/** Contains only ids: every process receives it, and a process that does not listen loses it. */
type SignalPayload = Readonly<Record<string, string>>;

/**
 * Notifies every process that shares the database, including this one. Signals can be lost: they
 * are not a queue.
 *
 * @example
 * const stop = await signals.on("ticket", ({ slug }) => refresh(slug));
 * await signals.send("ticket", { slug });
 */
export type Signals = {
  /** Pass a transaction as `within` to send the signal only if it commits. */
  send(
    name: string,
    payload: SignalPayload,
    options?: { within?: Pick<Database, "execute"> },
  ): Promise<void>;
  /**
   * Starts listening, then resolves to a function that stops it. A handler's exception is logged.
   */
  on(name: string, handler: (payload: SignalPayload) => void): Promise<() => void>;
  close(): Promise<void>;
};

const CHANNEL = "volpe_signals";

const Signal = Type.Object({
  name: Type.String(),
  payload: Type.Record(Type.String(), Type.String()),
});
type Signal = Static<typeof Signal>;

/** Uses LISTEN/NOTIFY of the database. The connection is opened by the first `on`. */
export function createSignals({
  db,
  client,
  log,
}: {
  db: Database;
  client: DatabaseClient;
  log: FastifyBaseLogger;
}): Signals {
  const handlers = new Set<{ name: string; handle: (payload: SignalPayload) => void }>();
  let listening: Promise<() => Promise<void>> | null = null;

  const onPayload = (text: string) => {
    const signal = parseSignal(text);
    for (const { name, handle } of handlers) {
      if (name !== signal?.name) {
        continue;
      }
      try {
        handle(signal.payload);
      } catch (error) {
        log.error({ err: error, signal: name }, "signal handler failed");
      }
    }
  };
  return {
    async send(name, payload, { within = db } = {}) {
      await sendSignal(within, name, payload);
    },
    async on(name, handle) {
      const handler = { name, handle };
      handlers.add(handler);
      listening ??= listenTo(client, CHANNEL, { log, onPayload });
      await listening;
      return () => handlers.delete(handler);
    },
    async close() {
      handlers.clear();
      const stop = await listening;
      listening = null;
      await stop?.();
    },
  };
}

/** `Signals.send` for code that has only the database. */
export async function sendSignal(
  within: Pick<Database, "execute">,
  name: string,
  payload: SignalPayload,
): Promise<void> {
  await notify(within, CHANNEL, JSON.stringify({ name, payload } satisfies Signal));
}

function parseSignal(text: string): Signal | null {
  const value: unknown = JSON.parse(text);
  return Check(Signal, value) ? value : null;
}
