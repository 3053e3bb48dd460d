import type { FastifyBaseLogger } from "fastify";
import type { Signals } from "./signals.ts";

/** How often a change is looked for, in case its signal was lost. */
const POLL_MS = 30_000;

/** What a process needs to follow the changes that other processes make. */
export type Watching = {
  /** Null = changes are seen at the next poll only. */
  signals: Pick<Signals, "on"> | null;
  log: Pick<FastifyBaseLogger, "warn">;
  pollMs?: number;
};

/** A value in memory that follows the database. */
export type Current<T> = {
  get(): T;
  /** Reads the value. From the first call on, it is read again at every signal and every poll. */
  reload(): Promise<void>;
  /** Replaces the value after the readings that were asked for before. */
  update(read: (value: T) => Promise<T>): Promise<void>;
  /** Ends the watch and waits for the reading that is under way. */
  close(): Promise<void>;
};

/**
 * Keeps `initial` until `reload` is called. `read` is given the value in memory and returns the
 * same one if nothing has changed. A failed reading at a signal or a poll leaves the value and is
 * logged; the next may succeed.
 *
 * @example
 * const current = createCurrent({ initial: null, read: readIfNewer, signal: SWITCHED, signals, log });
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
      // Listens before it reads: a change in between is then heard.
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
