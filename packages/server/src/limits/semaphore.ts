import { setTimeout as delay } from "node:timers/promises";
import pLimit from "p-limit";
import { AppError } from "../errors.ts";

/**
 * A refusal is sent a second later. Otherwise clients that retry immediately would keep the process
 * busy with refusals.
 */
export const REFUSAL_DELAY_MS = 1000;

export type Semaphore = {
  /** Runs `work` when a place is free. Throws `AppError("unavailable")` if too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * Lets `atOnce` tasks run and `waitingMax` wait, first come, first served.
 *
 * @example
 * const semaphore = createSemaphore({ atOnce: 3, waitingMax: 100 });
 * await semaphore.run(() => hash(password));
 */
export function createSemaphore({
  atOnce,
  waitingMax,
  retryAfterSeconds,
  refusalDelayMs = 0,
  rests = false,
}: {
  atOnce: number;
  waitingMax: number;
  /** Seconds after which a refused task may be repeated; absent = unknown. */
  retryAfterSeconds?: number;
  /** Default 0. */
  refusalDelayMs?: number;
  /**
   * Whether a place stays empty after its task for as long as the task ran, while others wait. A
   * flood then uses half of the processor time. Default false.
   */
  rests?: boolean;
}): Semaphore {
  const limit = pLimit(atOnce);
  return {
    async run<T>(work: () => Promise<T>) {
      if (limit.pendingCount >= waitingMax) {
        await delay(refusalDelayMs);
        throw new AppError(
          "unavailable",
          retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
        );
      }
      if (!rests) {
        return await limit(work);
      }
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      void limit(async () => {
        const startedMs = performance.now();
        await work().then(resolve, reject);
        if (limit.pendingCount > 0) {
          await delay(performance.now() - startedMs);
        }
      });
      return await promise;
    },
  };
}
