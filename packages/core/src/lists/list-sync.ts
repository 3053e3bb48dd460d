import type { WireError } from "@volpe/contract";
import { ApiError } from "../api/api-error.ts";
import { OfflineError } from "../api/offline-error.ts";
import type { CookieJar } from "../cookies/cookie-jar.ts";

export type ListSyncOptions<T> = {
  /** What the cookies hold by now. */
  read(): T;
  /** Keeps what the account has, without sending it again. */
  keep(lists: T): void;
  /** The answer with what was changed here since `sent` left. */
  rebase(versions: { sent: T; now: T; answer: T }): T;
  send(lists: T): Promise<T>;
  isLoggedIn(): boolean;
  /** The server took what was sent; `before` is what it has, where more is to be sent. */
  onTaken?(before: T | null): void;
  /** The server answered, and refused; a login that ended is no refusal, nor is being offline. */
  onRefused?(errors: WireError[]): void;
  exclusive?: CookieJar["exclusive"];
};

/**
 * Sends one kind of lists and takes over the account's, one call at a time, and one tab at a time:
 * the server compares what it is sent with what it answered last. A change made meanwhile is kept
 * and sent in its turn. Never rejects, but for a fault.
 */
export function createListSync<T>(options: ListSyncOptions<T>): () => Promise<void> {
  const { read, keep, rebase, send, isLoggedIn, exclusive } = options;
  let isWanted = false;
  let underWay: Promise<void> | undefined;

  async function run() {
    while (isWanted && isLoggedIn()) {
      isWanted = false;
      const sent = read();
      const answer = await send(sent);
      // Whoever logged out meanwhile leaves nothing on this device.
      if (isLoggedIn()) {
        keep(rebase({ sent, now: read(), answer }));
        options.onTaken?.(isWanted ? answer : null);
      }
    }
  }

  async function attempt() {
    try {
      await (exclusive?.(run, "volpe-lists") ?? run());
    } catch (error) {
      isWanted = false;
      if (error instanceof ApiError) {
        if (error.status !== 401) options.onRefused?.(error.errors);
      } else if (!(error instanceof OfflineError)) {
        throw error;
      }
    } finally {
      underWay = undefined;
    }
  }

  return async function sync() {
    isWanted = true;
    underWay ??= attempt();
    await underWay;
    // It may have been over but for this last call.
    if (isWanted && isLoggedIn()) await sync();
  };
}
