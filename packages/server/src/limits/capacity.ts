import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { AppError } from "../errors.ts";
import { REFUSAL_DELAY_MS } from "./semaphore.ts";

/**
 * How many requests this process may be working on when another one arrives, by whether it reads or
 * stores something. One thread works on all of them, a few milliseconds each, so these are waits of
 * about one and two seconds. Pages, which cost most, have a separate limit.
 */
const LIMITS = { read: 400, write: 800 } as const;
const RETRY_AFTER_SECONDS = 2;
/** Refusals come in large numbers, so they are logged together. */
const LOGGED_EVERY_MS = 10_000;

export type RequestKind = keyof typeof LIMITS;

/** The amount of work that this process has taken on. */
export type Capacity = {
  /**
   * Resolves immediately if there is room, or else a second later. Throws
   * `AppError("unavailable")`, with the seconds to wait, if there is still no room then.
   */
  admit(kind: RequestKind): Promise<void>;
  /** Counts an admitted request until the returned function is called. Idempotent. */
  take(): () => void;
};

export function createCapacity(
  log: FastifyBaseLogger,
  {
    limits = LIMITS,
    waitMs = REFUSAL_DELAY_MS,
  }: { limits?: Readonly<Record<RequestKind, number>>; waitMs?: number } = {},
): Capacity {
  let running = 0;
  let refused = 0;

  function count() {
    refused += 1;
    if (refused === 1) {
      const tell = () => {
        log.warn({ refused }, "requests refused, because too many came at once");
        refused = 0;
      };
      setTimeout(tell, LOGGED_EVERY_MS).unref();
    }
  }

  const admit: Capacity["admit"] = async (kind) => {
    if (running <= limits[kind]) {
      return;
    }
    await delay(waitMs);
    if (running > limits[kind]) {
      count();
      throw new AppError("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
  };

  const take: Capacity["take"] = () => {
    let isHeld = true;
    running += 1;
    return () => {
      running -= isHeld ? 1 : 0;
      isHeld = false;
    };
  };

  return { admit, take };
}
