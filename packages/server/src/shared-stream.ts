import type { Services } from "./services.ts";

/** Key of the stream in which the processes tell each other what their sockets send. */
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
 * the adapter itself keeps the last 10,000 messages. The key of stopped processes ends by itself.
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
    // While it is unreachable, commands would wait in the queue of the messages.
    if (redis.isReady) {
      trim().catch((error: unknown) => log.error({ err: error }, "redis"));
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
