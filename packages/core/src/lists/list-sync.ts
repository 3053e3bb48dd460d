import type { WireError } from "@volpe/contract";
import { ApiError } from "../api/api-error.ts";
import { OfflineError } from "../api/offline-error.ts";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import type { NamedLists, UnsettledLists } from "./unsettled-lists.ts";

export type ListSyncOptions<T extends NamedLists> = {
  /** What the cookies hold by now; undefined where one of them is lost. */
  read(): T | undefined;
  /** The same, with what is left where one is lost. */
  readLeft(): T;
  nothing: T;
  /** Keeps what the account has, without sending it again. */
  keep(lists: T): void;
  /** The answer with what was changed here since `sent`, which both sides knew. */
  rebase(versions: { sent: T; now: T; answer: T }): T;
  send(lists: T): Promise<T>;
  /** The account's, with which the server compares what it is sent next. */
  ask(): Promise<T>;
  unsettled: UnsettledLists<T>;
  isLoggedIn(): boolean;
  /** A change was refused; a login that ended is no refusal, nor is being offline. */
  onRefused?(errors: WireError[], before: T): void;
  exclusive?: CookieJar["exclusive"];
};

/** Why a sync is due: a change, with the lists before it, or lists that are lost. */
export type SyncCause<T> = { before?: T; isLost?: boolean };

/**
 * Sends one kind of lists and takes over the account's, one call at a time, and one tab at a time:
 * the server compares what it is sent with what it answered last. Where that is not what was known
 * here, for a list or an answer was lost, the account's are asked for first, and what was changed
 * here is put onto them. A change made meanwhile is kept and sent in its turn. Never rejects, but for
 * a fault.
 */
export function createListSync<T extends NamedLists>(
  options: ListSyncOptions<T>,
): (cause?: SyncCause<T>) => Promise<void> {
  const { read, readLeft, nothing, keep, rebase, send, ask, unsettled, isLoggedIn } = options;
  let isWanted = false;
  let isChanged = false;
  /** The lists before what the server has not taken yet. */
  let base: T | undefined;
  let underWay: Promise<void> | undefined;

  /** Answers what is to be sent on top of what the account has, if anything. */
  async function takeOver(known: T): Promise<T | undefined> {
    const answer = await ask();
    if (!isLoggedIn()) return undefined;
    isWanted = false;
    // What is lost only by now was not removed.
    const now = read() ?? (known === nothing ? readLeft() : known);
    const wanted = rebase({ sent: known, now, answer });
    keep(wanted);
    note(answer);
    return isSame(wanted, answer) ? undefined : wanted;
  }

  function note(known: T) {
    base = known;
    unsettled.write(known);
  }

  function settle() {
    base = isWanted ? base : undefined;
    isChanged = isWanted;
    unsettled.remove();
  }

  async function run() {
    while (isWanted && isLoggedIn()) {
      const held = read();
      const noted = unsettled.read();
      const known = held === undefined || base === nothing ? nothing : (noted ?? base ?? held);
      const isSure = noted === undefined && (known === held || !isLacking(known));
      isWanted = false;
      note(known);
      const sent = isSure ? held : await takeOver(known);
      const answer = sent && (await send(sent));
      // Whoever logged out meanwhile leaves nothing on this device.
      if (!isLoggedIn()) return;
      if (sent !== undefined && answer !== undefined) {
        keep(rebase({ sent, now: read() ?? sent, answer }));
        base = answer;
      }
      settle();
    }
  }

  function handleRefusal(errors: WireError[]) {
    if (isChanged && base !== undefined) {
      options.onRefused?.(errors, base);
      isChanged = false;
    }
  }

  async function attempt() {
    try {
      await (options.exclusive?.(run, "volpe-lists") ?? run());
    } catch (error) {
      isWanted = false;
      if (error instanceof ApiError) {
        if (error.status !== 401) handleRefusal(error.errors);
      } else if (!(error instanceof OfflineError)) {
        throw error;
      }
      // What was noted counts from now on.
      base = undefined;
    } finally {
      underWay = undefined;
    }
  }

  return async function sync({ before, isLost = false } = {}) {
    isWanted = true;
    isChanged ||= before !== undefined;
    base = isLost ? nothing : (base ?? before);
    underWay ??= attempt();
    await underWay;
    // It may have been over but for this last call.
    if (isWanted && isLoggedIn()) await sync();
  };
}

/** Where one is empty it may have been lost before the change. */
const isLacking = (lists: NamedLists) => Object.values(lists).some((list) => list.length === 0);

const isSame = (one: NamedLists, other: NamedLists) =>
  Object.entries(one).every(([name, list]) => JSON.stringify(list) === JSON.stringify(other[name]));
