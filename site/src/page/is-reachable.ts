import { listenForWake } from "@volpe/core";

const RETRY_MS = 5000;

/** Whether the host answers now. Never rejects. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/**
 * Calls `open` as soon as the host answers: asks it every few seconds, when the device wakes or is
 * online again, and when `retry` is called. `stop` ends this.
 */
export function watchReachable(open: () => void): { retry: () => Promise<void>; stop: () => void } {
  const retry = async () => {
    if (await isReachable()) open();
  };
  const stopListening = listenForWake(retry);
  const timer = setInterval(retry, RETRY_MS);
  return {
    retry,
    stop: () => {
      stopListening();
      clearInterval(timer);
    },
  };
}
