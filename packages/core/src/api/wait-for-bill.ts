import type { BillFile, BillView, WireError } from "@volpe/contract";
import { ApiError } from "./api-error.ts";

type WaitOptions = {
  /** Throws `ApiError` if the bill is gone. Any other failure counts as temporary. */
  ask: () => Promise<BillView>;
  /** Called with each view, including the last one. */
  onView: (view: BillView) => void;
  /** Default: 1,500. */
  pollMs?: number;
  /** Ends the waiting; the call then throws the signal's reason. */
  signal?: AbortSignal;
};

/** The server gives up a picture after fifteen minutes, so the client waits a little longer. */
const WAIT_MS = 16 * 60_000;

const UNREAD: WireError = {
  code: "unavailable",
  message: "Non ho finito di leggere il file. Riprova tra poco.",
};

/**
 * Asks again until every file of the bill is read, for at most sixteen minutes. A lost connection
 * may come back, so only `ApiError` is thrown at once; any other failure is thrown after the last
 * attempt. Throws `ApiError` too if a file is still not read then; the bill is kept.
 *
 * @example
 * await waitForBill(first, {
 *   ask: () => bills.get(first.bill, first.key),
 *   onView: (view) => console.log(findBeingRead(view)?.name),
 * });
 */
export async function waitForBill(
  first: BillView,
  { ask, onView, pollMs = 1500, signal }: WaitOptions,
): Promise<void> {
  const endMs = performance.now() + WAIT_MS;
  let view = first;
  while (findBeingRead(view) !== undefined) {
    onView(view);
    if (performance.now() >= endMs) {
      throw new ApiError(504, [UNREAD]);
    }
    await pause(pollMs, signal);
    try {
      view = await ask();
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ApiError || performance.now() >= endMs) {
        throw error;
      }
    }
  }
  onView(view);
}

/**
 * The file that is read next; undefined once all are read.
 *
 * @example
 * findBeingRead({ files: [] }); // undefined
 */
export function findBeingRead({ files }: { files: readonly BillFile[] }): BillFile | undefined {
  return files.find(({ status }) => status === "reading");
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, ms);
    signal?.addEventListener("abort", end, { once: true });
  });
}
