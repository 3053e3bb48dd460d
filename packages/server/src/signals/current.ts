import type { FastifyBaseLogger } from "fastify";
import type { Signals } from "./signals.ts";

/** Interval of the check for a change, in case its signal was lost. */
const POLL_MS = 30_000;

/** The dependencies for following the changes of other processes. */
export type Watching = {
  /** Null = changes are noticed only at the next poll. */
  signals: Pick<Signals, "on"> | null;
  log: Pick<FastifyBaseLogger, "warn">;
  pollMs?: number;
};

/** A value in memory that follows the database. */
export type Current<T> = {
  get(): T;
  /** Reads the value. After the first call, it is read again at every signal and every poll. */
  reload(): Promise<void>;
  /** Replaces the value after the readings that were requested before. */
  update(read: (value: T) => Promise<T>): Promise<void>;
  /** Stops watching and waits for the current reading. */
  close(): Promise<void>;
};

/**
 * Holds `initial` until `reload` is called. `read` gets the value in memory and returns the same
 * one if nothing has changed. After a failed reading at a signal or a poll the value stays and the
 * failure is logged; the next reading may succeed.
 *
 * @example
 * const current = createCurrent({ initial: null, read: readIfNewer, signal: SWITCHED, signals, log
 * });
 * await current.reload();
 */
export function createCurrent<T>({
  initial,
  read,
  onChange,
  signal,
  signals,
  log,
  pollMs = POLL_MS,
}: Watching & {
  initial: T;
  read(value: T): Promise<T>;
  onChange?(value: T): void;
  signal: string;
}): Current<T> {
  let value = initial;
  let reading: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let listening: Promise<() => void> | null = null;

  // Readings run one after another, so that an older one never replaces a newer one.
  const update = (next: (value: T) => Promise<T>): Promise<void> => {
    const updating = reading.then(async () => {
      const found = await next(value);
      if (found !== value) {
        value = found;
        onChange?.(value);
      }
    });
    reading = updating.catch(() => undefined);
    return updating;
  };

  const poll = async () => {
    try {
      await update(read);
    } catch (error) {
      log.warn({ err: error, signal }, "could not look for a change");
    }
  };

  const listen = async () => {
    try {
      return (await signals?.on(signal, poll)) ?? (() => undefined);
    } catch (error) {
      log.warn({ err: error, signal }, "cannot listen for changes");
      return () => undefined;
    }
  };

  return {
    get: () => value,
    update,
    async reload() {
      timer ??= setInterval(poll, pollMs).unref();
      listening ??= listen();
      // Listens before it reads, so that a change in between is noticed.
      await listening;
      await update(read);
    },
    async close() {
      clearInterval(timer ?? undefined);
      (await listening)?.();
      await reading;
    },
  };
}
