import { pollOnWake } from "@volpe/core";

/** Whether the host answers now. Never rejects. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

export async function openIfReachable(open: () => void): Promise<void> {
  if (await isReachable()) open();
}

/** Calls `open` as soon as the host answers. Returns a function that stops the attempts. */
export const whenReachable = (open: () => void) => pollOnWake(() => openIfReachable(open), 5000);
